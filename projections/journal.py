"""The journal: what was said and what followed, move by move, live or taken back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.model import Event
from ledger.store.entries import Entry, Said
from ledger.store.facts import HeadMoved
from ledger.store.ledger import Ledger

NOT_LONG_AGO = 2000
"""Entries that are looked through for a track that is no longer on the table."""


class Told(Frozen):
    """One move as the journal tells it."""

    number: int
    """Its running number; head moves have that of the move before them."""
    entry: int
    """Number of its first entry."""
    said: Said
    facts: tuple[Entry, ...]
    live: bool = True
    """Whether it counts; a move that was taken back does not."""

    def sentences(self) -> tuple[str, ...]:
        """What happened, one short sentence a fact; bookkeeping facts have none."""
        return tuple(told for told in (entry.event.sentence() for entry in self.facts) if told)


class Wanted(Frozen):
    """Which moves of the journal are asked for; an empty word or 0 asks for all."""

    limit: int = 10
    every: bool = False
    """Those taken back, too."""
    who: str = ""
    """Who said it."""
    name: str = ""
    """Who or what stands in one of its facts: a hero, a place, a card."""
    track: str = ""
    """Key of a track that one of its facts moved."""
    session: int = 0
    rule: str = ""
    first: int = 0
    """The first move that is asked for, and the last."""
    last: int = 0

    @property
    def filtered(self) -> bool:
        """Whether more is asked than for the last moves."""
        return self != Wanted(limit=self.limit, every=self.every)


def spoken(said: Said) -> str:
    """A move in a few words: who, where the words do not say it, and the words as they were typed."""
    words = said.typed or said.verb
    named = said.who and f"@{said.who.casefold()}" not in words.casefold().replace("_", " ")
    return f"@{said.who} {words}" if named else words


def live_moves(ledger: Ledger[Any], head: int = 0) -> Iterator[Told]:
    """The live moves up to `head` (now, where it is 0), newest first."""
    facts: list[Entry] = []
    for number in ledger.tree.ancestry(head or ledger.head):
        entry = ledger.entry(number)
        facts.append(entry)
        if entry.said:
            yield _told(entry, entry.said, facts)
            facts = []


def all_moves(ledger: Ledger[Any]) -> Iterator[Told]:
    """Every move and every head move ever stored, newest first; those taken back are marked."""
    live = _Live(ledger)
    facts: list[Entry] = []
    for number in range(ledger.last.number, 0, -1):
        entry = ledger.entry(number)
        moved = isinstance(entry.event, HeadMoved)
        if entry.said or not moved:  # a head move that nobody said only opens the way of a correction
            facts.append(entry)
        if entry.said:
            yield _told(entry, entry.said, facts).but(live=moved or number in live)
            facts = []


class _Live:
    """Tells of numbers, asked in falling order, whether they are on the live chain."""

    def __init__(self, ledger: Ledger[Any]) -> None:
        self._chain = ledger.tree.ancestry(ledger.head)
        self._at = next(self._chain, 0)

    def __contains__(self, number: int) -> bool:
        while self._at > number:
            self._at = next(self._chain, 0)
        return self._at == number


def _told(first: Entry, said: Said, facts: list[Entry]) -> Told:
    return Told(number=first.move, entry=first.number, said=said, facts=tuple(reversed(facts)))


def journal(ledger: Ledger[Any], limit: int = 10, *, every: bool = False) -> list[Told]:
    """The last moves (0: all of them), in order; `every` for those taken back, too."""
    moves = all_moves(ledger) if every else live_moves(ledger)
    return list(islice(moves, min(limit, sys.maxsize) or None))[::-1]


class Cause(Frozen):
    """One fact that moved a track."""

    move: int
    said: Said | None
    entry: Entry


def causes(ledger: Ledger[Any], key: str, limit: int = 10, head: int = 0) -> list[Cause]:
    """The last live facts that moved the track of that key, oldest first."""
    found: list[Cause] = []
    touching = _touching(ledger)
    for number in ledger.tree.ancestry(head or ledger.head):
        if touching(ledger.tree.row(number).topic):
            entry = ledger.entry(number)
            if key in entry.event.touched():
                found.append(Cause(move=entry.move, said=_said(ledger, entry), entry=entry))
                if len(found) == limit or entry.event.begins:
                    break
    return found[::-1]


def departed(ledger: Ledger[Any], words: list[str]) -> str:
    """The key of a track that was moved not long ago and is made of these words (folded, sorted); empty if none."""
    touching = _touching(ledger)
    for number in islice(ledger.tree.ancestry(ledger.head), NOT_LONG_AGO):
        if touching(ledger.tree.row(number).topic):
            for key in ledger.entry(number).event.touched():
                if sorted(key.casefold().split()) == words:
                    return key
    return ""


def _touching(ledger: Ledger[Any]) -> Callable[[str], bool]:
    """Whether facts of a topic can move any track: most need not be read at all."""
    kinds = ledger.rules.events.items()
    names = {name for name, kind in kinds if kind.touches or kind.touched is not Event.touched}
    return lambda topic: topic.split("/")[1] in names


def _said(ledger: Ledger[Any], entry: Entry) -> Said | None:
    """The envelope of the move that a fact belongs to."""
    for number in range(entry.number, entry.batch - 1, -1):
        said = ledger.entry(number).said
        if said:
            return said
    return None
