"""The recorder of the quick door: the library's own table, by the standard library alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import compress, count
from pathlib import Path
from typing import Any

from ledger.store.faults import Damaged
from ledger.store.rows import SCAN, Row, holds, identified, rows_in, translated, uri

PATIENCE = 5.0
"""Seconds that a writer waits for another."""
INSERT = "INSERT INTO stored_events VALUES (?,?,?,?)"
SELECT = "SELECT originator_version, topic, state FROM stored_events WHERE originator_id=? "

SPAN = "SELECT (SELECT max(rowid) FROM stored_events) - (SELECT min(rowid) FROM stored_events) + 1"


class PlainRows:
    """The rows of one campaign file."""

    def __init__(self, path: Path, campaign: str = "") -> None:
        """Open the file, whose campaign may be known already; raises Foreign, Newer, Damaged, DiskFailed."""
        self._path = path
        with translated(where=path):
            self._file = sqlite3.connect(uri(path, "rw"), uri=True, isolation_level=None, timeout=PATIENCE)
            try:
                self._file.execute("PRAGMA synchronous=FULL")
                self.campaign = campaign or identified(path, self._first)
                self._measure()
            except BaseException:
                self._file.close()
                raise

    def _first(self, statement: str) -> Any:
        return self._file.execute(statement).fetchone()

    def _measure(self) -> None:
        """A file ends with a whole page, unless a journal beside it still holds the last ones."""
        (page,) = self._first("PRAGMA page_size")
        if self._path.stat().st_size % page and not holds(self._path.with_name(self._path.name + "-wal")):
            raise Damaged(f"{self._path.name} is cut short.", "delve doctor")

    def append(self, rows: Sequence[Row]) -> None:
        """Store rows in one transaction; raises MovedOn where one of the numbers is taken, DiskFailed or Damaged."""
        with translated(where=self._path):
            self._let_go()
            try:  # around the very first statement: a Ctrl-C that comes with its answer would leave the lock behind
                self._file.execute("BEGIN IMMEDIATE")
                self._file.executemany(INSERT, [(self.campaign, row.number, row.topic, row.state) for row in rows])
                self._file.execute("COMMIT")
            except BaseException:
                self._let_go()
                raise

    def _let_go(self) -> None:
        """End what an interrupted transaction has left."""
        if self._file.in_transaction:
            self._file.execute("ROLLBACK")

    def select(self, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Row]:
        """Rows with `after` < number <= `upto`, in order."""
        return self._select(after, upto, limit, "ASC")

    def last(self, limit: int = 1, upto: int | None = None) -> list[Row]:
        """The last `limit` rows with number <= `upto`, in order."""
        return self._select(0, upto, limit, "DESC")[::-1]

    def _select(self, after: int, upto: int | None, limit: int | None, way: str) -> list[Row]:
        most = -1 if limit is None else limit
        high = upto if upto is not None else 1 << 62
        bounds = f"AND originator_version>? AND originator_version<=? ORDER BY originator_version {way} LIMIT ?"
        return self._rows(SELECT + bounds, (self.campaign, after, high, most))

    def _rows(self, statement: str, values: tuple[str | int, ...]) -> list[Row]:
        with translated(where=self._path):
            found = self._file.execute(statement, values).fetchall()
            return list(rows_in(found))

    def of_topic(self, topic: str) -> list[Row]:
        """Every row of one topic, in order."""
        return self._rows(SELECT + "AND topic=? ORDER BY originator_version", (self.campaign, topic))

    @contextmanager
    def raw(self) -> Iterator[Iterator[tuple[Any, Any, Any]]]:
        """The values of every row in order, whatever their types, up to one that cannot be read; read to the end."""
        with translated(where=self._path), self._moment():
            counted = count(1)
            yield compress(self._file.execute(SCAN, (self.campaign,)), counted)
            self._all_found(next(counted) - 1)

    def _all_found(self, found: int) -> None:
        """The key led to every row there is; where the table has no gaps, its two ends tell how many that are."""
        (span,) = self._first(SPAN)
        (stored,) = (span,) if span == found else self._first("SELECT count(*) FROM stored_events NOT INDEXED")
        if stored != found:
            raise Damaged(f"{stored} entries are stored, {found} can be found.", "delve doctor")

    @contextmanager
    def _moment(self) -> Iterator[None]:
        """All that is read inside is of one moment, whatever others write meanwhile."""
        self._file.execute("BEGIN")
        try:
            yield
        finally:
            with suppress(sqlite3.ProgrammingError):  # the file may be closed before its last reader has gone
                self._let_go()

    def scan(self) -> Iterator[Row]:
        """Every row in order, without holding them all, up to one that cannot be read."""
        with self.raw() as values:
            yield from rows_in(values)

    def copy_to(self, path: Path) -> None:
        """A copy of the campaign's file by SQLite's own backup; raises DiskFailed."""
        with translated(where=path), closing(sqlite3.connect(path)) as target:
            self._file.backup(target)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
