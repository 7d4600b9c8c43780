"""The live history, read once: what the sheets said at the end of each session, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.nouns import Sheet
from ledger.core.ruleset import Ruleset
from ledger.core.table.events import SessionEnded
from ledger.store.entries import Entry
from projections.sheets.gather import History, footnoted, kept


class Kept(Frozen):
    """The record sheets as a session left them."""

    session: int
    move: int
    """The move that ended it."""
    sheets: tuple[Sheet, ...]


class Live:
    """What is noted of live entries while somebody else reads them."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self._rules = rules
        self.history = History()
        self.kept: list[Kept] = []
        """One for each session that was ended."""
        self.ending = ""
        """The sentence with which the game ended; empty while it goes on."""
        self.begun = ""
        """When the first move was made; UTC, ISO 8601. And the last."""
        self.last = ""
        self.moves = 0

    def passing(self, moments: Iterable[tuple[Entry, Any]]) -> Iterator[tuple[Entry, Any]]:
        """The same entries, each with the state after it."""
        ended = ""
        for entry, state in moments:
            self._note(entry, state)
            if state.ended != ended:
                ended = state.ended
                self.ending = entry.event.sentence() if ended else ""
            yield entry, state

    def _note(self, entry: Entry, state: Any) -> None:
        self.history.take(entry)
        if entry.said:
            self.moves += 1
            self.begun, self.last = self.begun or entry.said.at, entry.said.at
        if isinstance(entry.event, SessionEnded):
            every = kept(footnoted(self._rules, state, self.history))
            self.kept.append(Kept(session=entry.event.number, move=entry.move, sheets=every))
