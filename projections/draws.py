"""Cards that left a deck by chance, counted by deck, and how often each was to be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ledger.core.frozen import Frozen, Roster
from ledger.core.model import Event, Source
from ledger.core.nouns import Views
from ledger.core.piles import UNSEEN
from ledger.store.entries import Entry
from projections.journal import Told


class Draws(Frozen):
    """What came from one deck."""

    live: bool
    """False for the cards of moves that were taken back."""
    source: Source
    """Whether the table drew, or the program."""
    deck: str
    cards: Roster[str, int]
    """How often each card came, the most frequent first; `?` where nobody named it."""
    expected: Roster[str, float] = Roster()
    """How often each was to be expected; empty unless it was known at every draw what the deck held."""

    @property
    def total(self) -> int:
        """How many cards came."""
        return sum(self.cards.values())


class Card(NamedTuple):
    """A card, and where it came from."""

    live: bool
    source: Source
    deck: str
    card: str


def draws(kind: type[Event]) -> bool:
    """Whether facts of a type may tell of cards that were drawn."""
    return kind.drawn is not Event.drawn


def cards(told: Told, event: Event) -> Iterator[Card]:
    """Every card that a fact of a move drew."""
    for deck, card in event.drawn():
        yield Card(told.live, told.said.source, deck, card)


def piled(counted: Counter[Card]) -> Iterator[Draws]:
    """Live before taken back, those of the table before those of the app; in each by deck."""
    piles: dict[tuple[bool, bool, str], dict[str, int]] = {}
    for each, count in sorted(counted.items(), key=lambda row: (-row[1], row[0].card)):
        piles.setdefault((not each.live, each.source == "app", each.deck), {})[each.card] = count
    for (taken, app, deck), pile in sorted(piles.items(), key=lambda row: row[0]):
        yield Draws(live=not taken, source="app" if app else "table", deck=deck, cards=Roster(pile))


class Expectation:
    """How often each card of a deck was to be expected, from what the deck held before each live draw."""

    def __init__(self, views: Views[Any], initial: Any) -> None:
        self._views, self._before = views, initial
        self._sums: dict[tuple[Source, str], dict[str, float]] = {}
        self._unknown: set[tuple[Source, str]] = set()

    def watching(self, moments: Iterable[tuple[Entry, Any]]) -> Iterator[tuple[Entry, Any]]:
        """The same live entries with the state after each, while they are watched for draws."""
        source: Source = "table"
        for entry, after in moments:
            source = entry.said.source if entry.said else source
            if draws(type(entry.event)):
                self._watch(source, entry.event.drawn())
            yield entry, after
            self._before = after

    def _watch(self, source: Source, drawn: tuple[tuple[str, str], ...]) -> None:
        known = [(deck, card) for deck, card in drawn if (source, deck) not in self._unknown]
        held = {deck.name: dict(deck.odds) for deck in self._views.decks(self._before)} if known else {}
        for deck, card in known:
            odds = held.get(deck, {})
            if not odds.get(card):
                self._unknown.add((source, deck))
                continue
            left, sums = sum(odds.values()), self._sums.setdefault((source, deck), {})
            for each, count in odds.items():
                sums[each] = sums.get(each, 0.0) + count / left
            odds[card] -= 1

    def of(self, pile: Draws) -> Draws:
        """The same draws with how often each card was to be expected."""
        where = (pile.source, pile.deck)
        if not pile.live or where in self._unknown or UNSEEN in pile.cards:
            return pile
        return pile.but(expected=Roster(self._sums.get(where, {})))
