"""Would today's rules decide the same? Every live move is decided again beside what was stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from ledger.core.frozen import Frozen
from ledger.core.model import Event, Refused, S
from ledger.core.ruleset import decide
from ledger.store.entries import Entry, Said, move_of
from ledger.store.facts import FACTS
from ledger.store.ledger import Ledger
from ledger.store.watch import Watch, unwatched, watched


class Difference(Frozen):
    """A move that today's rules would decide otherwise."""

    move: int
    said: Said
    told: str
    """What would differ, in a few words."""


class Check(Generic[S]):
    """The check of an opened campaign, move by move from the first."""

    def __init__(self, ledger: Ledger[S]) -> None:
        self._ledger = ledger
        self._rules = ledger.rules
        self._state = ledger.rules.initial
        self.moves = 0
        """How many moves were decided again so far."""

    def differences(self, watch: Watch = unwatched) -> Iterator[Difference]:
        """Each move that would be decided otherwise, in order; the stored facts count on either way."""
        facts: list[Entry] = []
        for row in watched(self._ledger.live_rows(self._ledger.head), watch, self._ledger.head):
            entry = self._ledger.read(row)
            if entry.said and facts:
                yield from self._compared(facts)
                facts = []
            facts.append(entry)
        yield from self._compared(facts)

    def _compared(self, facts: list[Entry]) -> Iterator[Difference]:
        stored = [entry.event for entry in facts if type(entry.event) not in FACTS]
        said = facts[0].said
        if said and said.move:
            self.moves += 1
            told = self._told(said, stored)
            if told:
                yield Difference(move=facts[0].move, said=said, told=told)
        self._state = self._rules.fold(self._state, stored)

    def _told(self, said: Said, stored: list[Event]) -> str:
        try:
            decided = decide(self._rules, self._state, move_of(self._rules, said)).events
        except Refused as refused:
            return f"would be refused: {refused.objection.because} [{refused.objection.code}]"
        for was, now in zip(stored, decided, strict=False):
            if was != now:
                return f"was: {was.sentence() or type(was).__name__}; would be: {now.sentence() or type(now).__name__}"
        return "" if len(stored) == len(decided) else f"{len(stored)} facts were stored, {len(decided)} would follow"
