"""Rows of one campaign in a database, and what can go wrong with them.

Two recorders hold them behind the same few methods: the event store's own (`ledger.store.recorder`), and one of the
standard library alone (`ledger.store.plain`) for what is typed at the table, where the library's import would cost
more than everything else. Both write the same table of the same file, and the same tests hold both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from ledger.store.faults import Damaged, DiskFailed, Fault, Foreign, Held, MovedOn, Newer

APPLICATION_ID = 0x44454C56
"""`DELV` in the file's header: what tells a campaign from any other database."""
FORMAT = 1
"""Of the file; a higher one was written by a newer version."""
SCAN_PAGE = 4096
SCAN = (
    "SELECT originator_version, topic, state FROM stored_events "
    "WHERE originator_id=? AND originator_version>? ORDER BY originator_version LIMIT ?"
)


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

    def scan(self) -> Iterator[Row]:
        """Every row in order, without holding them all: for the audit and for copies."""

    def copy_to(self, path: Path) -> None:
        """A copy of the campaign's file by SQLite's own backup; raises DiskFailed, also where it is no file."""

    def close(self) -> None:
        """Let go of the database."""


@contextmanager
def translated(*more: type[Exception]) -> Iterator[None]:
    """The database's errors (and `more`, of a library around it) as our own, with what to do."""
    errors: tuple[type[Exception], ...] = (sqlite3.Error, OSError, *more)
    try:
        yield
    except errors as wrong:
        raise fault_of(wrong) from wrong


MEANINGS: tuple[tuple[tuple[str, ...], type[Fault], str, str], ...] = (
    (("unique constraint", "duplicate key"), MovedOn, "Somebody else wrote meanwhile.", "look with: delve"),
    (("full",), DiskFailed, "The disk is full; nothing was lost.", "make room, then say it again"),
    (("locked", "busy"), Held, "Another delve holds the campaign.", "try again in a moment"),
    (("connection",), DiskFailed, "The database cannot be reached.", "check POSTGRES_HOST and its kin"),
    (("readonly", "unable to open"), DiskFailed, "The campaign cannot be written.", "check the folder's permission"),
    (("disk i/o",), DiskFailed, "The disk failed; nothing was half-written.", "delve audit, then try again"),
)
"""What an error of the database says, what that means for the table, and what to do."""


def fault_of(wrong: Exception) -> Fault:
    """What an error of the database means for the table; one that says nothing known means damage."""
    told = str(wrong)
    for needles, kind, meaning, hint in MEANINGS:
        if any(needle in told.casefold() for needle in needles):
            return kind(meaning, hint)
    return Damaged(f"The file is damaged: {told}.", "delve doctor")


def identified(path: Path, execute: Callable[[str], Any]) -> str:
    """The campaign's id, once the file has shown that it is one of ours; `execute` answers a statement's first row.

    Raises Foreign for a file that is no campaign, Newer for one of a newer version, Damaged for one without entries.
    """
    if execute("PRAGMA application_id")[0] != APPLICATION_ID:
        raise Foreign(f"{path.name} is no campaign of Delvelog.", "it was left untouched")
    if execute("PRAGMA user_version")[0] > FORMAT:
        raise Newer(f"{path.name} was made by a newer Delvelog.", "update Delvelog; it was left untouched")
    found = execute("SELECT originator_id FROM stored_events LIMIT 1")
    if found is None:
        raise Damaged(f"{path.name} holds no entries.", "delve doctor")
    return str(found[0])


def uri(path: Path, mode: str) -> str:
    """The file as SQLite's own address; `rw` never creates one, so that a mistyped name founds no campaign."""
    safe = str(path).replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    return f"file:{safe}?mode={mode}"
