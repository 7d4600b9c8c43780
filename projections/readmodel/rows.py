"""Entries as rows of the read model, in the order in which they were stored."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from sqlite3 import Connection
from typing import Any, cast

from ledger.core.fields import Between, Faces, Named, Rest
from ledger.core.frozen import hints
from ledger.core.model import Event, Move
from ledger.core.nouns import Sheet
from ledger.core.table.events import SessionOpened
from ledger.store.chain import SIZE
from ledger.store.entries import Parts, parts_of
from ledger.store.facts import HeadMoved
from ledger.store.ledger import Ledger
from ledger.store.rows import Row
from projections.dice import bears, thrower, thrown_in, total_only

Cells = tuple[str | int | None, ...]
"""The values of one row, in the order of its table's columns."""
SAID_BEFORE = "SELECT at, who, source FROM entries WHERE campaign = ? AND number = ?"
SESSION_OF = "SELECT session FROM entries WHERE campaign = ? AND number = ?"
KINDS: dict[Any, str] = {Faces: "dice", Named: "name", Between: "number", Rest: "text"}
"""What a marker says of a field."""


class Feed:
    """Turns the rows of a ledger into rows of tables; follows the head, the session and the move they belong to."""

    def __init__(self, database: Connection, ledger: Ledger[Any], last: int, head: int) -> None:
        self._database = database
        self._campaign = ledger.rows.campaign
        self._topics = ledger.topics
        self._sessions: dict[int, int] = {}
        before = database.execute(SAID_BEFORE, [self._campaign, last]).fetchone()
        self._at: str
        self._who: str
        self._source: str
        self._at, self._who, self._source = before or ("", "", "table")
        self._ids = count((database.execute("SELECT max(id) FROM entries").fetchone()[0] or 0) + 1)
        self.head = head
        """The live head after the entries so far."""
        self.beside: dict[str, list[Cells]] = {"touched": [], "faces": [], "drawn": []}
        """Rows of the tables that belong to the entries so far."""

    def entries(self, rows: list[Row]) -> Iterator[Cells]:
        """The row of each entry; what belongs to it is beside then."""
        for row in rows:
            parts = parts_of(self._topics, row)
            for table, found in _beside(cast("Any", type(parts.event))):
                self.beside[table] += found(self._campaign, row.number, parts.event)
            yield self._entry(row, parts)

    def _entry(self, row: Row, parts: Parts) -> Cells:
        event, said = parts.event, parts.said or {}
        moved = isinstance(event, HeadMoved)
        session = event.number if isinstance(event, SessionOpened) else self._session(self.head)
        self._sessions[row.number] = session
        self.head = event.to if isinstance(event, HeadMoved) else row.number
        if said or moved:
            self._at, self._who, self._source = said.get("at", ""), said.get("who", ""), said.get("source", "table")
        return (
            next(self._ids),
            self._campaign,
            row.number,
            parts.move,
            self._at,
            session,
            self._who,
            row.topic,
            event.rule,
            said.get("verb", ""),
            said.get("typed", ""),
            self._source,
            " ".join(said.get("ruling", ())),
            event.sentence(),
            parts.fields,
            parts.envelope,
            1,
        )

    def _session(self, number: int) -> int:
        """The sitting that an entry before was made in; 0 before the first."""
        if number not in self._sessions:
            found = self._database.execute(SESSION_OF, [self._campaign, number]).fetchone()
            self._sessions[number] = found[0] if found else 0
        return self._sessions[number]


def hash_of(row: Row) -> str:
    """The hash of a stored row, in hexadecimal."""
    return row.state[:SIZE].hex()


Beside = Callable[[str, int, Event], Iterator[Cells]]
"""(campaign, number of the entry, its event) -> rows of one table."""


@cache
def _beside(kind: Any) -> tuple[tuple[str, Beside], ...]:
    """The tables that events of a class may have rows in."""
    return (
        *((("touched", _touched),) if kind.touches or kind.touched is not Event.touched else ()),
        *((("faces", _faces),) if bears(kind) else ()),
        *((("drawn", _drawn),) if kind.drawn is not Event.drawn else ()),
    )


def _touched(campaign: str, number: int, event: Event) -> Iterator[Cells]:
    keys = dict.fromkeys(event.touched())
    was, now = _values(event) if len(keys) == 1 else (None, None)
    for key in keys:
        yield campaign, number, key, was, now


def _values(event: Event) -> tuple[int | None, int | None]:
    """What the track was before and is now, where the fact holds both as numbers."""
    was, now = getattr(event, "was", None), getattr(event, "now", None)
    return (was, now) if type(was) is int and type(now) is int else (None, None)


def _faces(campaign: str, number: int, event: Event) -> Iterator[Cells]:
    who, dice = thrower(event), str(getattr(event, "dice", ""))
    dice = dice if dice[:1].isalnum() else ""
    for nth, (sides, die) in enumerate(thrown_in(event), start=1):
        told = dice or (f"d{sides}" if sides else "")
        for tried, face in enumerate(die.faces, start=1):
            kept = int(tried == len(die.faces))
            yield campaign, number, nth, tried, who, told, face, kept, None, die.source
    if total_only(event):
        yield campaign, number, 0, 1, who, dice, None, 1, getattr(event, "total", None), "table"


def _drawn(campaign: str, number: int, event: Event) -> Iterator[Cells]:
    for nth, (deck, card) in enumerate(event.drawn(), start=1):
        yield campaign, number, nth, deck, card


def now(campaign: str, sheets: tuple[Sheet, ...]) -> dict[str, list[Cells]]:
    """The rows of `heroes` and `items`, of every sheet that is a record."""
    kept = [sheet for sheet in sheets if not sheet.reference]
    fields = [(sheet, nth, each) for sheet in kept for nth, each in enumerate(sheet.fields, start=1)]
    lists = [(sheet.owner, rows.title, rows.rows) for sheet in kept for rows in sheet.lists]
    return {
        "heroes": [
            (campaign, sheet.owner, sheet.title, nth, each.label, each.value, each.key) for sheet, nth, each in fields
        ],
        "items": [
            (campaign, owner, title, nth, item)
            for owner, title, rows in lists
            for nth, item in enumerate(rows, start=1)
        ],
    }


def described(game: str, moves: dict[str, type[Move]]) -> Iterator[Cells]:
    """The rows of `fields`: what each field of each move of a game is."""
    for verb, kind in moves.items():
        for field, hint in hints(cast("Any", kind)).items():
            marks = getattr(hint, "__metadata__", ())
            told = next((mark for mark in marks if isinstance(mark, str)), "")
            yield game, verb, field, _kind(hint, marks), told


def _kind(hint: Any, marks: tuple[Any, ...]) -> str:
    marked = next((KINDS[type(mark)] for mark in marks if type(mark) in KINDS), "")
    plain = {int: "number", bool: "flag"}.get(getattr(hint, "__origin__", hint), "word")
    return marked or plain
