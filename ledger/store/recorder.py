"""The event store's own recorder: the only module that imports the library.

It creates every campaign file and writes for every verb but those typed at the table; of a file it reads nothing. In
PostgreSQL, where the library's own environment variables (`PERSISTENCE_MODULE`, `POSTGRES_*`) name it, it does both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from eventsourcing.persistence import ApplicationRecorder, PersistenceError, StoredEvent
from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteConnection, SQLiteConnectionPool, SQLiteDatastore

from ledger.store.faults import DiskFailed
from ledger.store.plain import PlainRows
from ledger.store.rows import APPLICATION_ID, FORMAT, SCAN_PAGE, Row, row_of, translated, uri

LIBRARY = (PersistenceError, IndexError)
"""What the library raises; the second where a damaged file names its columns differently."""


class RecorderRows:
    """The rows of one campaign, through the library."""

    def __init__(self, recorder: ApplicationRecorder, campaign: str, where: object = "the campaign") -> None:
        self._recorder = recorder
        self._where = where
        self.campaign = campaign

    def _answering(self) -> AbstractContextManager[None]:
        """The library's errors as our own."""
        return translated(*LIBRARY, where=self._where)

    def append(self, rows: Sequence[Row]) -> None:
        """Store rows in one transaction; raises MovedOn where one of the numbers is taken, DiskFailed or Damaged."""
        events = [StoredEvent(self.campaign, row.number, row.topic, row.state) for row in rows]
        with self._answering():
            self._recorder.insert_events(events)

    def select(self, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Row]:
        """Rows with `after` < number <= `upto`, in order."""
        return self._select(after, upto, limit, desc=False)

    def last(self, limit: int = 1, upto: int | None = None) -> list[Row]:
        """The last `limit` rows with number <= `upto`, in order."""
        return self._select(0, upto, limit, desc=True)[::-1]

    def _select(self, after: int, upto: int | None, limit: int | None, *, desc: bool) -> list[Row]:
        with self._answering():
            found = self._recorder.select_events(self.campaign, gt=after, lte=upto, limit=limit, desc=desc)
            return [row_of(each.originator_version, each.topic, each.state) for each in found]

    def of_topic(self, topic: str) -> list[Row]:
        """Every row of one topic, in order."""
        with self._answering():
            found = self._recorder.select_notifications(None, 1 << 31, topics=[topic])
            mine = [each for each in found if each.originator_id == self.campaign]
            return [row_of(each.originator_version, each.topic, each.state) for each in mine]

    def raw(self) -> AbstractContextManager[Iterator[tuple[Any, Any, Any]]]:
        """The values of every row in order."""
        return nullcontext(self.scan())

    def scan(self) -> Iterator[Row]:
        """Every row in order, without holding them all."""
        after = 0
        while page := self.select(after, limit=SCAN_PAGE):
            yield from page
            after = page[-1].number

    def copy_to(self, path: Path) -> None:
        """No database of several people is copied from here; raises DiskFailed."""
        raise DiskFailed(f"This campaign is no file to copy to {path.name}.", "back up the database")

    def close(self) -> None:
        """Let go of the database."""


class FileRows(RecorderRows):
    """The rows of one campaign file, through the library's recorder for SQLite.

    What is only read is read straight from the file: the library builds an object a row.
    """

    def __init__(self, path: Path, store: SQLiteDatastore, campaign: str) -> None:
        super().__init__(SQLiteApplicationRecorder(store), campaign, path)
        self._store = store
        self._straight = PlainRows(path, campaign)

    def select(self, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Row]:
        """Rows with `after` < number <= `upto`, in order."""
        return self._straight.select(after, upto, limit)

    def last(self, limit: int = 1, upto: int | None = None) -> list[Row]:
        """The last `limit` rows with number <= `upto`, in order."""
        return self._straight.last(limit, upto)

    def of_topic(self, topic: str) -> list[Row]:
        """Every row of one topic, in order."""
        return self._straight.of_topic(topic)

    def raw(self) -> AbstractContextManager[Iterator[tuple[Any, Any, Any]]]:
        """The values of every row in order."""
        return self._straight.raw()

    def scan(self) -> Iterator[Row]:
        """Every row in order, without holding them all."""
        return self._straight.scan()

    def copy_to(self, path: Path) -> None:
        """A copy of the campaign's file by SQLite's own backup; raises DiskFailed."""
        self._straight.copy_to(path)

    def close(self) -> None:
        """Let go of the file."""
        self._straight.close()
        self._store.close()


class _Pool(SQLiteConnectionPool):
    """Connections that tell the disk to keep what was written."""

    def _create_connection(self) -> SQLiteConnection:
        made = super()._create_connection()
        made.cursor().execute("PRAGMA synchronous=FULL")
        return made


def _datastore(path: Path, mode: str) -> SQLiteDatastore:
    name = uri(path, mode)
    store = SQLiteDatastore(name, originator_id_type="text")
    store.pool = _Pool(db_name=name)
    return store


def create_file(path: Path, campaign: str) -> FileRows:
    """A new, empty campaign file at `path`, which must not exist; raises DiskFailed."""
    with translated(*LIBRARY, where=path):
        store = _datastore(path, "rwc")
        recorder = SQLiteApplicationRecorder(store)
        with store.transaction(commit=True) as cursor:
            cursor.execute(f"PRAGMA application_id={APPLICATION_ID}")
            cursor.execute(f"PRAGMA user_version={FORMAT}")
            for statement in recorder.create_table_statements:
                cursor.execute(statement)
        return FileRows(path, store, campaign)


def open_file(path: Path) -> FileRows:
    """The rows of the campaign file at `path`; raises Foreign, Newer, Damaged, DiskFailed."""
    plain = PlainRows(path)  # first, since the library turns whatever file it opens into one of its own kind
    plain.close()
    with translated(*LIBRARY, where=path):
        return FileRows(path, _datastore(path, "rw"), plain.campaign)
