"""Facts of decks: every card is in a pile, out of it, or removed."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.piles import UNSEEN

TOLD_NEXT = ("DD-061", "DD-066", "DD-163", "DD-169", "DD-184", "DD-192", "DD-282", "DD-304", "DD-305")
"""Rules by which a card is drawn whose next fact tells which card it was: one line is enough for people."""

SOUGHT = ("DD-003", "DD-008", "DD-009", "DD-012", "DD-132", "DD-157", "DD-202")
"""Rules by which a card is looked for in its deck, or set right by hand: no chance in that."""


class CardDrawn(Event):
    """A card left its draw pile."""

    deck: str
    card: str

    def sentence(self) -> str:
        return "" if self.rule in TOLD_NEXT else f"{self.card} is drawn from {self.deck}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return () if self.rule in SOUGHT else ((self.deck, self.card),)


class CardDiscarded(Event):
    """A card that was out went to its discard pile."""

    says: ClassVar[str] = "{card} is discarded."
    deck: str
    card: str


class CardReturned(Event):
    """A card that was out was shuffled into its deck again."""

    says: ClassVar[str] = "{card} goes back into {deck}."
    deck: str
    card: str
    top: int = 0
    """Into how many cards of the top; 0 for the whole deck."""


class CardRemoved(Event):
    """A card that was out was removed from the game."""

    says: ClassVar[str] = "{card} is removed from the game."
    deck: str
    card: str


class CardsRejected(Event):
    """Cards were thrown away before one that fitted."""

    says: ClassVar[str] = "{count} cards of {deck} are thrown away first."
    deck: str
    count: int

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.deck, UNSEEN),) * self.count


class DiscardTaken(Event):
    """A card was taken from a discard pile."""

    says: ClassVar[str] = "{card} is taken from the discards of {deck}."
    deck: str
    card: str


class DeckReshuffled(Event):
    """A discard pile was shuffled into its deck."""

    deck: str
    cards: int
    strong: bool = False
    """Whether strong monsters came in with it."""
    why: str

    def sentence(self) -> str:
        told = " Strong monsters come in." if self.strong else ""
        return f"{self.deck}: {self.cards} discards shuffled in, {self.why}.{told}"


class DeckShuffled(Event):
    """A deck was shuffled without its discard pile."""

    says: ClassVar[str] = "{deck} is shuffled: {why}."
    deck: str
    why: str
    first: bool = False
    """Whether the deck only now came to the table."""


class DecksShuffled(Event):
    """Decks were shuffled before play, in that order."""

    quiet: ClassVar[bool] = True
    decks: tuple[str, ...]


class DeckCorrected(Event):
    """A deck was recounted."""

    says: ClassVar[str] = "{deck}: {was} to {now} cards, {reason}."
    touches: ClassVar[tuple[str, ...]] = ("deck {deck}",)
    deck: str
    was: int
    now: int
    reason: str


class DiscardCorrected(Event):
    """A discard pile was recounted."""

    says: ClassVar[str] = "Discards of {deck}: {was} to {now}, {reason}."
    deck: str
    was: int
    now: int
    reason: str
