"""Facts of items that rooms give: offered, taken, found beside, and disputed."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.draggmar.state.cards import Card, title


class LootOffered(Event):
    """The room gives an item to somebody of the group."""

    says: ClassVar[str] = "A level {level} item for somebody."
    group: int
    level: int
    extra_for: tuple[str, ...] = ()


class LootTaken(Event):
    """A player got the item that a room gave."""

    group: int
    who: str
    card: Card
    deck: str

    def sentence(self) -> str:
        return f"{self.who} gets {title(self.card)}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.deck, self.card.name),)


class ExtraFound(Event):
    """A Ranger's player found another item."""

    who: str
    card: Card
    deck: str

    def sentence(self) -> str:
        return f"{self.who}'s Ranger finds {title(self.card)} too."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ((self.deck, self.card.name),)


class LootDisputed(Event):
    """A group could not agree on an item."""

    group: int
    deciders: tuple[str, ...]

    def sentence(self) -> str:
        if len(self.deciders) == 1:
            return f"{self.deciders[0]} has most Fame and decides."
        return f"{' and '.join(self.deciders)} have equal Fame: the table decides."
