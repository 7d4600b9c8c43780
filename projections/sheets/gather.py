"""The sheets of a campaign as they are printed: those of the game, with footnotes that only the ledger can give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from ledger.core.frozen import Frozen
from ledger.core.model import Event
from ledger.core.nouns import Lines, Sheet
from ledger.core.options import apart, documented, settled
from ledger.core.ruleset import Ruleset
from ledger.core.table.events import (
    BalanceOpened,
    NumberCounted,
    NumberExplained,
    OptionSet,
    RestUnlisted,
    RulingMade,
)
from ledger.store.entries import Entry
from ledger.store.ledger import Ledger

BY_HAND = ("gain", "lose", "set", "place", "remove")
"""Moves that change something by hand: all that follows from one is a footnote."""

OF_NOTE = (RulingMade, BalanceOpened, RestUnlisted)
"""Facts that are footnotes by themselves: what was overruled, and what was not played here."""


class Note(Frozen):
    """A footnote that only the ledger can give: what was overruled, not played here, by hand, or not explained."""

    move: int
    told: str
    kind: Literal["ruling", "opening", "hand", "gap"]

    def __str__(self) -> str:
        return f"#{self.move} {self.told}"


class History:
    """What the campaign's sheet has from live entries, taken in one after the other."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        """Oldest first."""
        self.since: dict[str, int] = {}
        """Each option that was set, with the move that did it."""
        self.gaps: list[tuple[NumberCounted, Note]] = []
        """Numbers that were counted otherwise than the log gave them, and never explained."""
        self._verb, self._move = "", 0

    def take(self, entry: Entry) -> None:
        """One more entry."""
        event = entry.event
        if entry.said:
            self._verb, self._move = entry.said.verb, entry.move
        if isinstance(event, OptionSet):
            self.since[event.name] = self._move
        if kind := self._kind(event):
            self.notes.append(Note(move=self._move, told=event.sentence(), kind=kind))
        if isinstance(event, NumberCounted) and event.by and event.left:
            self.gaps.append((event, Note(move=self._move, told=event.sentence(), kind="gap")))
        elif isinstance(event, NumberExplained) or (isinstance(event, NumberCounted) and event.by):
            of = (event.what, event.who)
            self.gaps = [each for each in self.gaps if (each[0].what, each[0].who) != of]

    def unexplained(self, owner: str = "") -> tuple[str, ...]:
        """The footnotes of the numbers that nobody explained: of one player, or all."""
        return tuple(str(note) for counted, note in self.gaps if owner in ("", counted.who))

    def _kind(self, event: Event) -> Literal["ruling", "opening", "hand", ""]:
        if isinstance(event, OF_NOTE):
            return "ruling" if isinstance(event, RulingMade) else "opening"
        if isinstance(event, NumberExplained):
            return "hand"
        of_game = not type(event).__module__.startswith("ledger.core.")
        return "hand" if self._verb in BY_HAND and of_game and event.sentence() else ""


def sheets(ledger: Ledger[Any], state: Any, head: int) -> tuple[Sheet, ...]:
    """Every sheet of the game after live entry `head`: the campaign's with options and footnotes, then the players'."""
    history = History()
    for row in ledger.live_rows(head):
        history.take(ledger.read(row))
    return footnoted(ledger.rules, state, history)


def footnoted(rules: Ruleset[Any], state: Any, history: History) -> tuple[Sheet, ...]:
    """The same of a history that was taken in up to that state."""
    notes = (*map(str, history.notes), *history.unexplained())
    lists = (Lines(title="Options", rows=tuple(_options(rules, state, history.since))), *_packs(state))
    found: tuple[Sheet, ...] = rules.views.sheets(state)
    return tuple(
        sheet.but(footnotes=(*sheet.footnotes, *history.unexplained(sheet.owner)))
        if sheet.owner
        else sheet.but(lists=(*sheet.lists, *lists), footnotes=(*sheet.footnotes, *notes))
        for sheet in found
    )


def kept(every: tuple[Sheet, ...]) -> tuple[Sheet, ...]:
    """Those that are records, without the pages of reference."""
    return tuple(each for each in every if not each.reference)


def _packs(state: Any) -> tuple[Lines, ...]:
    packs = tuple(f"{name} {edition}" for name, edition in state.packs.items())
    return (Lines(title="Packs", rows=packs),) if packs else ()


def _options(rules: Ruleset[Any], state: Any, since: dict[str, int]) -> Iterator[str]:
    """What is settled before play, or otherwise than documented, one a line; then all the rest in one."""
    values = settled(rules.options, state)
    for option, value in values:
        if value != option.default:
            told = (option.rule, f"since #{since[option.name]}" if option.name in since else "")
            yield f"{option.name}: {value} ({', '.join(word for word in told if word) or 'from the start'})"
        elif option.early:
            yield f"{option.name}: {value}"
    yield documented(each for each in values if not apart(*each))
