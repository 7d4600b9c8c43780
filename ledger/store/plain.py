"""The recorder of the quick door: the library's own table, by the standard library alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from ledger.store.rows import SCAN, SCAN_PAGE, Row, identified, translated, uri

PATIENCE = 5.0
"""Seconds that a writer waits for another."""
INSERT = "INSERT INTO stored_events VALUES (?,?,?,?)"
SELECT = "SELECT originator_version, topic, state FROM stored_events WHERE originator_id=? "


class PlainRows:
    """The rows of one campaign file."""

    def __init__(self, path: Path) -> None:
        """Open the file; raises Foreign, Newer, Damaged, DiskFailed."""
        with translated():
            self._file = sqlite3.connect(uri(path, "rw"), uri=True, isolation_level=None, timeout=PATIENCE)
            try:
                self._file.execute("PRAGMA synchronous=FULL")
                self.campaign = identified(path, lambda statement: self._file.execute(statement).fetchone())
            except BaseException:
                self._file.close()
                raise

    def append(self, rows: Sequence[Row]) -> None:
        """Store rows in one transaction; raises MovedOn where one of the numbers is taken, DiskFailed or Damaged."""
        with translated():
            self._file.execute("BEGIN IMMEDIATE")
            try:
                self._file.executemany(INSERT, [(self.campaign, row.number, row.topic, row.state) for row in rows])
                self._file.execute("COMMIT")
            except BaseException:
                if self._file.in_transaction:
                    self._file.execute("ROLLBACK")
                raise

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
        with translated():
            found = self._file.execute(statement, values).fetchall()
            return [Row(number, topic, bytes(state)) for number, topic, state in found]

    def of_topic(self, topic: str) -> list[Row]:
        """Every row of one topic, in order."""
        return self._rows(SELECT + "AND topic=? ORDER BY originator_version", (self.campaign, topic))

    def scan(self) -> Iterator[Row]:
        """Every row in order, without holding them all."""
        after = 0
        while page := self._rows(SCAN, (self.campaign, after, SCAN_PAGE)):
            yield from page
            after = page[-1].number

    def copy_to(self, path: Path) -> None:
        """A copy of the campaign's file by SQLite's own backup; raises DiskFailed."""
        with translated(), closing(sqlite3.connect(path)) as target:
            self._file.backup(target)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
