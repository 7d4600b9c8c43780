"""The book of a campaign: a folder of pages for a browser, a phone and paper."""

from __future__ import annotations

from cli.outside import target_of
from cli.progress import progress
from cli.report import Report
from cli.say import put
from cli.table import Table
from ledger.core.wording import counted
from projections.book.frame import INDEX
from projections.book.write import write_book


def book(table: Table, report: Report, target: str) -> None:
    """The whole campaign as pages in a new folder, or in place of an earlier book of it.

    Raises NameTaken, DiskFailed, Damaged.
    """
    path = target_of(table.name, target, "-book")
    try:
        with progress(table.settings, table.name) as watch:
            written = write_book(table.ledger, table.name, path, watch)
    except KeyboardInterrupt:
        put(["No book was written; the next one", "begins anew."], to_error=True)
        raise
    report.fields.update(path=str(path), pages=written.pages, bytes=written.size)
    report.say(f"Book of {counted(written.pages, 'page')}: open", f"  {path / INDEX}")
