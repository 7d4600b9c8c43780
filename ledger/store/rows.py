"""Rows of one campaign in a database, and what can go wrong with them.

Two recorders hold them behind the same few methods: the event store's own (`ledger.store.recorder`), and one of the
standard library alone (`ledger.store.plain`) for what is typed at the table, where the library's import would cost
more than everything else. Both write the same table of the same file, and the same tests hold both.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ledger.store.faults import Damaged, DiskFailed, Fault, Foreign, Held, MovedOn, Newer

APPLICATION_ID = 0x44454C56
"""`DELV` in the file's header: what tells a campaign from any other database."""
FORMAT = 1
"""Of the file; a higher one was written by a newer version."""
SCAN_PAGE = 4096
SCAN = "SELECT originator_version, topic, state FROM stored_events WHERE originator_id=? ORDER BY originator_version"


class Row(NamedTuple):
    """One stored row."""

    number: int
    topic: str
    state: bytes


class Rows(Protocol):
    """The rows of one campaign, numbered from 1 without gaps."""

    campaign: str
    """The campaign's id: 32 hexadecimal digits."""

    def append(self, rows: Sequence[Row]) -> None:
        """Store rows in one transaction; raises MovedOn where one of the numbers is taken, DiskFailed or Damaged."""

    def select(self, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Row]:
        """Rows with `after` < number <= `upto`, in order."""

    def last(self, limit: int = 1, upto: int | None = None) -> list[Row]:
        """The last `limit` rows with number <= `upto`, in order."""

    def of_topic(self, topic: str) -> list[Row]:
        """Every row of one topic, in order."""

    def raw(self) -> AbstractContextManager[Iterator[tuple[Any, Any, Any]]]:
        """The values of every row in order, whatever their types: for whoever proves them, and reads them to the end.

        The faults of the database come when the last one was asked for, or the way out is taken.
        """

    def scan(self) -> Iterator[Row]:
        """Every row in order, without holding them all: for the audit and for copies."""

    def copy_to(self, path: Path) -> None:
        """A copy of the campaign's file by SQLite's own backup; raises DiskFailed, also where it is no file."""

    def close(self) -> None:
        """Let go of the database."""


@contextmanager
def translated(*more: type[Exception], where: object = "the campaign") -> Iterator[None]:
    """The database's errors (and `more`, of a library around it) as our own: what to do, and `where`.

    A damaged file may even give SQLite's own sentence about it letters that are none.
    """
    errors: tuple[type[Exception], ...] = (sqlite3.Error, OSError, UnicodeDecodeError, *more)
    try:
        yield
    except errors as wrong:
        raise fault_of(wrong, where) from wrong


MEANINGS: tuple[tuple[tuple[str, ...], type[Fault], str, str], ...] = (
    (("unique constraint", "duplicate key"), MovedOn, "Somebody else wrote meanwhile.", "look with: delve"),
    (("full",), DiskFailed, "The disk is full; nothing was lost.", "make room, then say it again"),
    (("locked", "busy", "timed out"), Held, "Another delve holds the campaign.", "try again in a moment"),
    (("connection",), DiskFailed, "The database cannot be reached.", "check POSTGRES_HOST and its kin"),
    (("readonly",), DiskFailed, "Cannot write {where}.", "check its permission and its folder's"),
    (("unable to open",), DiskFailed, "Cannot open {where}.", "check its permission and its folder's"),
    (("disk i/o",), DiskFailed, "The disk failed; nothing was half-written.", "make room if it is full; delve audit"),
)
"""What an error of the database says, what that means for the table, and what to do."""


def fault_of(wrong: Exception, where: object = "the campaign") -> Fault:
    """What an error of the database means for the table; one that says nothing known means damage."""
    told = str(wrong)
    for needles, kind, meaning, hint in MEANINGS:
        if any(needle in told.casefold() for needle in needles):
            return kind(meaning.format(where=where), hint)
    return Damaged(f"The file is damaged: {told}.", "delve doctor")


def identified(path: Path, execute: Callable[[str], Any]) -> str:
    """The campaign's id, once the file has shown that it is one of ours; `execute` answers a statement's first row.

    Raises Foreign for a file that is no campaign, Newer for one of a newer version, Damaged for one without entries.
    """
    if execute("PRAGMA application_id")[0] != APPLICATION_ID:
        raise Foreign(f"{path.name} is no campaign of Delvelog.", "it was left untouched")
    if execute("PRAGMA user_version")[0] > FORMAT:
        raise Newer(f"{path.name} was made by a newer Delvelog.", "update Delvelog; it was left untouched")
    found = execute("SELECT min(originator_id) FROM stored_events")
    if found is None or found[0] is None:
        raise Damaged(f"{path.name} holds no entries.", "delve doctor")
    if execute("SELECT max(originator_id) FROM stored_events")[0] != found[0]:
        raise Damaged(f"{path.name} holds entries of two campaigns.", "delve doctor")
    return str(found[0])


def rows_in(found: Iterable[tuple[Any, Any, Any]]) -> Iterator[Row]:
    """Rows as the database gives them, one by one; raises Damaged at one whose values have not even the right types."""
    for each in found:
        number, topic, state = each
        if type(number) is int and type(topic) is str and type(state) is bytes:
            yield _made(each)
        else:
            raise Damaged(f"Entry {number} is not what was written.", "delve audit, then delve doctor")


_made: Callable[[tuple[Any, Any, Any]], Row] = partial(tuple.__new__, Row)


def row_of(number: Any, topic: Any, state: Any) -> Row:
    """One row as the database gave it; raises Damaged as well."""
    return next(rows_in([(number, topic, state)]))


def uri(path: Path, mode: str) -> str:
    """The file as SQLite's own address; `rw` never creates one, so that a mistyped name founds no campaign.

    In a folder that may not be written it is opened to be read, where nothing waits beside it to be taken in.
    """
    safe = str(path).replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    if mode == "rw" and not os.access(path.parent, os.W_OK) and not holds(path.with_name(path.name + "-wal")):
        mode = "ro&immutable=1"
    return f"file:{safe}?mode={mode}"


def holds(journal: Path) -> bool:
    """Whether a journal is there and holds anything."""
    try:
        return journal.stat().st_size > 0
    except OSError:
        return False
