"""Facts of Fame, hiring, trading and decks."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.draggmar.state.cards import Card, deck_title, title


class FameGained(Event):
    """A player got Fame."""

    says: ClassVar[str] = "{who}: Fame {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("fame {who}",)
    who: str
    was: int
    now: int
    by: int
    why: str


class FameSpent(Event):
    """A player paid Fame."""

    says: ClassVar[str] = "{who}: Fame {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("fame {who}",)
    who: str
    was: int
    now: int
    by: int
    why: str


class FameLost(Event):
    """A player lost Fame."""

    says: ClassVar[str] = "{who}: Fame {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("fame {who}",)
    who: str
    was: int
    now: int
    by: int
    """What the rule took; Fame itself stops at 0."""
    why: str


class CardHired(Event):
    """A player took a hero or item."""

    who: str
    card: Card
    deck: str
    """The deck that it came from, or belongs to."""
    place: str = ""
    """The place of the Market that it came from; empty when it came from the deck."""

    def sentence(self) -> str:
        told = f"{self.who} takes {title(self.card)}"
        return f"{told} from Market {self.place}." if self.place else f"{told}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return () if self.place else ((self.deck, self.card.name),)


class ItemLaidBack(Event):
    """A player laid a newly taken item away, face down."""

    who: str
    card: Card

    def sentence(self) -> str:
        return f"{self.who} lays {title(self.card)} away."


class ItemRedrawn(Event):
    """A player took the next item instead."""

    who: str
    card: Card
    deck: str

    def sentence(self) -> str:
        return f"{self.who} takes {title(self.card)} instead."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.deck, self.card.name),)


class ItemTraded(Event):
    """A player swapped an item with the Market."""

    who: str
    given: Card
    taken: Card
    place: str
    beneath: bool = False
    """Whether the item goes under its stack instead of on top."""

    def sentence(self) -> str:
        under = ", beneath the others" if self.beneath else ""
        return f"{self.who} trades {title(self.given)} for {title(self.taken)} ({self.place}{under})."


class ItemStocked(Event):
    """A player put an item on the Market."""

    who: str
    card: Card
    place: str

    def sentence(self) -> str:
        return f"{self.who} puts {title(self.card)} on Market {self.place}."


class DeckReshuffled(Event):
    """A discard pile became a deck again."""

    deck: str
    cards: int

    def sentence(self) -> str:
        return f"{deck_title(self.deck)} rebuilt: {counted(self.cards)}."


class HandDiscarded(Event):
    """A player laid the hand away at the end of the round."""

    who: str
    cards: tuple[Card, ...]

    def sentence(self) -> str:
        return f"{self.who} discards {counted(len(self.cards))}."


class CardMoved(Event):
    """A card was put somewhere else by hand."""

    who: str
    card: Card
    from_: str
    """`hand`, `discard`, `deck`, `box` or a place of the Market."""
    at: str
    reason: str

    def sentence(self) -> str:
        return f"By hand: {title(self.card)} from {self.from_} to {self.at} ({self.reason})."


class CardGiven(Event):
    """A card went from hand to hand."""

    who: str
    to: str
    card: Card

    def sentence(self) -> str:
        return f"{self.who} gives {title(self.card)} to {self.to}."


class DeckCorrected(Event):
    """The number of cards in a deck was set by hand."""

    deck: str
    was: int | None
    """None while nobody had counted it."""
    now: int
    reason: str

    def sentence(self) -> str:
        was = "uncounted" if self.was is None else self.was
        return f"{deck_title(self.deck)}: {was} to {counted(self.now)}, by hand."


class DiscardCorrected(Event):
    """The number of cards in a discard pile was set by hand."""

    deck: str
    was: int
    now: int
    reason: str

    def sentence(self) -> str:
        return f"{deck_title(self.deck)}, discard pile: {self.was} to {counted(self.now)}, by hand."
