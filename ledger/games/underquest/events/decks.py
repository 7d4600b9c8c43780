"""Cards that leave their decks, and come back."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.piles import UNSEEN
from ledger.games.underquest.state.dungeon import Due, DueName


class CardDrawn(Event):
    """A card was drawn by chance."""

    deck: str
    card: str

    def sentence(self) -> str:
        return f"Drawn from {self.deck}." if self.card == UNSEEN else f"Drawn from {self.deck}: {self.card}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.deck, self.card),)


class CardTaken(Event):
    """A card was looked for and taken."""

    says: ClassVar[str] = "{card} is taken from {deck}."
    deck: str
    card: str


class CardDiscarded(Event):
    """A card went to the discard pile of its deck."""

    quiet: ClassVar[bool] = True
    deck: str
    card: str


class CardReturned(Event):
    """A card went back into a deck that is searched."""

    quiet: ClassVar[bool] = True
    deck: str
    card: str


class DeckReshuffled(Event):
    """A discard pile became a draw pile."""

    says: ClassVar[str] = "{deck}: discards shuffled in ({cards})."
    deck: str
    cards: int


class DeckCounted(Event):
    """A deck holds another number of cards than the log gave."""

    says: ClassVar[str] = "{deck}: {now} left, not {was}."
    deck: str
    was: int
    now: int
    why: str


class DueFell(Event):
    """Something is owed from now on."""

    due: Due

    def sentence(self) -> str:
        if self.due.name == "next-treasure":
            return "The next treasure card may be drawn."
        named = f" ({', '.join(self.due.cards)})" if self.due.cards else ""
        return f"Owed: {self.due.name.replace('-', ' ')}{named}."


class DueSettled(Event):
    """Something that was owed is given."""

    quiet: ClassVar[bool] = True
    name: DueName
    cards: tuple[str, ...] = ()
    """The cards that it was about, where several of that name may be owed."""
