"""The book of a campaign: a folder of pages for a browser, a phone and paper."""

from __future__ import annotations

import sys
from time import monotonic

from cli.outside import target_of
from cli.report import Report
from cli.settings import Settings
from cli.table import Table
from ledger.core.wording import counted
from projections.book.frame import INDEX
from projections.book.write import write_book

PATIENCE = 1.0
"""Seconds after which somebody at a terminal wants to know how far it is."""
OFTEN = 0.2


def book(table: Table, report: Report, target: str) -> None:
    """The whole campaign as pages in a new folder, or in place of an earlier book of it.

    Raises NameTaken, DiskFailed, Damaged.
    """
    path = target_of(table.name, target, "-book")
    progress = Progress(table.settings)
    try:
        written = write_book(table.ledger, table.name, path, progress.tell)
    finally:
        progress.clear()
    report.fields.update(path=str(path), pages=written.pages, bytes=written.size)
    report.say(f"Book of {counted(written.pages, 'page')}: open", f"  {path / INDEX}")


class Progress:
    """One line on the terminal that says how far something is; none where nobody is at it, or it is soon done."""

    def __init__(self, settings: Settings) -> None:
        self._next = monotonic() + PATIENCE
        self._heard = not (settings.json or settings.porcelain) and sys.stderr.isatty()
        self._wide = 0

    def tell(self, what: str, done: int, whole: int) -> None:
        """How far it is."""
        if self._heard and monotonic() >= self._next:
            self._next = monotonic() + OFTEN
            self._put(f"{what}: {100 * done // max(1, whole)} %")

    def clear(self) -> None:
        """Take the line away."""
        if self._wide:
            self._put("")
            sys.stderr.write("\r")

    def _put(self, line: str) -> None:
        sys.stderr.write(f"\r{line:<{self._wide}}")
        sys.stderr.flush()
        self._wide = len(line)
