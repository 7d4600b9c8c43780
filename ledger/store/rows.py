"""Rows of one campaign in a database: the only module that imports the event store's library.

Everything above asks for three things: load, append, select. SQLite by default, one file a campaign; PostgreSQL where
the library's own environment variables say so.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import quote

from eventsourcing.persistence import (
    ApplicationRecorder,
    IntegrityError,
    OperationalError,
    PersistenceError,
    StoredEvent,
)
from eventsourcing.sqlite import SQLiteApplicationRecorder, SQLiteConnection, SQLiteConnectionPool, SQLiteDatastore

from ledger.store.faults import Damaged, DiskFailed, Foreign, MovedOn, Newer

APPLICATION_ID = 0x44454C56
"""`DELV` in the file's header: what tells a campaign from any other database."""
SCAN_PAGE = 4096
SCAN = (
    "SELECT originator_version, topic, state FROM stored_events "
    "WHERE originator_id=? AND originator_version>? ORDER BY originator_version LIMIT ?"
)
FORMAT = 1
"""Of the file; a higher one was written by a newer version."""


class Row(NamedTuple):
    """One stored row."""

    number: int
    topic: str
    state: bytes


class Rows:
    """The rows of one campaign, numbered from 1 without gaps."""

    def __init__(self, recorder: ApplicationRecorder, campaign: str, file: SQLiteDatastore | None = None) -> None:
        self._recorder = recorder
        self._file = file
        self.campaign = campaign
        """The campaign's id: 32 hexadecimal digits."""

    def append(self, rows: Sequence[Row]) -> None:
        """Store rows in one transaction; raises MovedOn where one of the numbers is taken, DiskFailed or Damaged."""
        events = [StoredEvent(self.campaign, row.number, row.topic, row.state) for row in rows]
        with _translated():
            self._recorder.insert_events(events)

    def select(self, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Row]:
        """Rows with `after` < number <= `upto`, in order."""
        return self._select(after, upto, limit, desc=False)

    def last(self, limit: int = 1, upto: int | None = None) -> list[Row]:
        """The last `limit` rows with number <= `upto`, in order."""
        return self._select(0, upto, limit, desc=True)[::-1]

    def _select(self, after: int, upto: int | None, limit: int | None, *, desc: bool) -> list[Row]:
        with _translated():
            found = self._recorder.select_events(self.campaign, gt=after, lte=upto, limit=limit, desc=desc)
            return [Row(each.originator_version, each.topic, bytes(each.state)) for each in found]

    def of_topic(self, topic: str) -> list[Row]:
        """Every row of one topic, in order."""
        with _translated():
            found = self._recorder.select_notifications(None, 1_000_000_000, topics=[topic])
            mine = [each for each in found if each.originator_id == self.campaign]
            return [Row(each.originator_version, each.topic, bytes(each.state)) for each in mine]

    def close(self) -> None:
        """Let go of the database."""
        if self._file:
            self._file.close()

    def scan(self) -> Iterator[Row]:
        """Every row in order, without holding them all: for the audit and for copies."""
        after = 0
        while page := self._page(after):
            yield from page
            after = page[-1].number

    def _page(self, after: int) -> list[Row]:
        """Up to a page of rows, straight from the file where there is one: the library builds an object a row."""
        if self._file is None:
            return self.select(after, limit=SCAN_PAGE)
        with _translated(), self._file.transaction(commit=False) as cursor:
            cursor.execute(SCAN, (self.campaign, after, SCAN_PAGE))
            return [Row(number, topic, bytes(state)) for number, topic, state in cursor.fetchall()]

    def copy_to(self, path: Path) -> None:
        """A copy of the campaign's file by SQLite's own backup; raises DiskFailed, or where it is no file."""
        if self._file is None:
            raise DiskFailed("This campaign is no file.", "back up the database")
        with _translated(), self._file.get_connection(commit=False) as connection:
            target = sqlite3.connect(path)
            with closing(target):
                connection._sqlite_conn.backup(target)  # noqa: SLF001  the library hides the one that can copy itself


@contextmanager
def _translated() -> Iterator[None]:
    """The library's and the database's errors as our own, with what to do."""
    try:
        yield
    except IntegrityError as taken:
        raise MovedOn("Somebody else wrote meanwhile.", "look with: delve, then try again") from taken
    except (PersistenceError, sqlite3.Error, OSError) as wrong:
        raise _fault(wrong) from wrong


def _fault(wrong: Exception) -> Exception:
    told = str(wrong)
    if "full" in told:
        return DiskFailed("The disk is full; nothing was lost.", "make room, then say it again")
    if "locked" in told or "busy" in told:
        return MovedOn("Another delve holds the campaign.", "try again in a moment")
    if "readonly" in told or "unable to open" in told:
        return DiskFailed("The campaign cannot be written.", "check the folder's permission")
    if isinstance(wrong, (OperationalError, sqlite3.OperationalError)) and "no such table" not in told:
        return DiskFailed(f"The disk failed: {told}.", "nothing was half-written")
    return Damaged(f"The file is damaged: {told}.", "delve doctor")


class _Pool(SQLiteConnectionPool):
    """Connections that check whose file this is, and that tell the disk to keep what was written."""

    def _create_connection(self) -> SQLiteConnection:
        made = super()._create_connection()
        cursor = made.cursor()
        cursor.execute("PRAGMA synchronous=FULL")
        return made


def _datastore(path: Path, mode: str) -> SQLiteDatastore:
    name = f"file:{quote(str(path))}?mode={mode}"
    store = SQLiteDatastore(name, originator_id_type="text")
    store.pool = _Pool(db_name=name)
    return store


def create_file(path: Path, campaign: str) -> Rows:
    """A new, empty campaign file at `path`, which must not exist."""
    with _translated():
        store = _datastore(path, "rwc")
        recorder = SQLiteApplicationRecorder(store)
        with store.transaction(commit=True) as cursor:
            cursor.execute(f"PRAGMA application_id={APPLICATION_ID}")
            cursor.execute(f"PRAGMA user_version={FORMAT}")
            for statement in recorder.create_table_statements:
                cursor.execute(statement)
        return Rows(recorder, campaign, store)


def open_file(path: Path) -> Rows:
    """The rows of the campaign file at `path`.

    Raises Foreign for a file that is no campaign, Newer for one of a newer version, Damaged, DiskFailed.
    """
    with _translated():
        store = _datastore(path, "rw")
        try:
            campaign = _identified(path, store)
        except BaseException:
            store.close()
            raise
        return Rows(SQLiteApplicationRecorder(store), campaign, store)


def _identified(path: Path, store: SQLiteDatastore) -> str:
    """The campaign's id, once the file has shown that it is one of ours."""
    with store.transaction(commit=False) as cursor:
        cursor.execute("PRAGMA application_id")
        ours = cursor.fetchone()[0] == APPLICATION_ID
        if not ours:
            raise Foreign(f"{path.name} is no campaign of Delvelog.", "it was left untouched")
        cursor.execute("PRAGMA user_version")
        version = cursor.fetchone()[0]
        if version > FORMAT:
            raise Newer(f"{path.name} was made by a newer Delvelog.", "update Delvelog; it was left untouched")
        cursor.execute("SELECT originator_id FROM stored_events LIMIT 1")
        found = cursor.fetchone()
        if found is None:
            raise Damaged(f"{path.name} holds no entries.", "delve doctor")
        return str(found[0])


def legible(path: Path) -> tuple[str, list[Row]]:
    """The campaign id and what can still be read of a damaged file, in order, up to the first row that cannot.

    The file itself is left untouched: a copy is read. An illegible file gives an empty id and no rows.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.delve"
        for beside in ("", "-wal"):
            source = path.with_name(path.name + beside)
            if source.exists():
                copyfile(source, copy.with_name(copy.name + beside))
        with closing(sqlite3.connect(copy)) as connection:
            return _legible(connection)


def _legible(connection: sqlite3.Connection) -> tuple[str, list[Row]]:
    campaign, rows = "", list[Row]()
    with suppress(sqlite3.Error):
        (campaign,) = connection.execute("SELECT originator_id FROM stored_events LIMIT 1").fetchone() or ("",)
    for page in (SCAN_PAGE, 1):
        with suppress(sqlite3.Error):
            after = rows[-1].number if rows else 0
            while found := connection.execute(SCAN, (campaign, after, page)).fetchall():
                rows += [Row(number, topic, bytes(state)) for number, topic, state in found]
                after = rows[-1].number
    return str(campaign), rows


def wants_postgres(environment: Mapping[str, str]) -> bool:
    """Whether the library's environment variables name PostgreSQL."""
    return environment.get("PERSISTENCE_MODULE", "") == "eventsourcing.postgres"
