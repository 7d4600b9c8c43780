"""How far long work is, told to whoever waits at a terminal; nothing is told where nobody does."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from cli.say import columns, shown
from cli.settings import Settings

EVERY = 0.2
"""Seconds between two words of it; work that is done sooner says nothing."""


@contextmanager
def progress(settings: Settings, what: str) -> Iterator[Callable[[int, int], None]]:
    """Gives what is told (done, all) while the work goes on; the line is wiped away at the end."""
    if settings.json or settings.porcelain or not sys.stderr.isatty():
        yield lambda _done, _all: None
        return
    line = _Line(what)
    try:
        yield line.tell
    finally:
        line.wipe()


class _Line:
    """One line of the terminal that is written over and over."""

    def __init__(self, what: str) -> None:
        self._what = shown(what)
        self._last = monotonic()
        self._told = ""

    def tell(self, done: int, every: int) -> None:
        now = monotonic()
        if now - self._last < EVERY:
            return
        self._last = now
        count = f" {done:,} of {every:,}"
        self._write(self._what[: max(0, columns() - 1 - len(count))] + count)

    def wipe(self) -> None:
        if self._told:
            self._write("")
            sys.stderr.write("\r")

    def _write(self, told: str) -> None:
        sys.stderr.write("\r" + told.ljust(len(self._told)))
        sys.stderr.flush()
        self._told = told
