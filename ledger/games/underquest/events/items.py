"""Items, ingredients and trinkets that come, move and go."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.piles import UNSEEN
from ledger.games.underquest.content.rows import Pairs, Slot
from ledger.games.underquest.state.adventurer import Owned

LOAD = ("weight", "agility", "brawn", "mind")
"""What an item may change by coming, going, or being worn."""


class ItemGained(Event):
    """An item was gained."""

    touches: ClassVar[tuple[str, ...]] = LOAD
    item: Owned
    weight: int | None
    """None while nobody typed it."""
    why: str = ""

    def sentence(self) -> str:
        told = "weight unknown" if self.weight is None else f"weight {self.weight}"
        return f"{self.item.name} is gained, {told}{f' ({self.why})' if self.why else ''}."


class ItemLost(Event):
    """An item was discarded or sold."""

    touches: ClassVar[tuple[str, ...]] = LOAD
    item: Owned
    why: str

    def sentence(self) -> str:
        return f"{self.item.name}: {self.why}."


class ItemBroken(Event):
    """An item broke, or was destroyed."""

    touches: ClassVar[tuple[str, ...]] = LOAD
    item: Owned
    by: str = ""

    def sentence(self) -> str:
        return f"{self.item.name} breaks{f' ({self.by})' if self.by else ''}."


class ItemEquipped(Event):
    """An item was equipped."""

    says: ClassVar[str] = "{name} in {slot}."
    touches: ClassVar[tuple[str, ...]] = LOAD
    name: str
    slot: Slot
    was: Slot | None = None


class ItemPutAway(Event):
    """An item is only carried now."""

    says: ClassVar[str] = "{name} is put away."
    touches: ClassVar[tuple[str, ...]] = LOAD
    name: str
    slot: Slot


class DaggerThrown(Event):
    """A dagger was thrown, and lies there."""

    says: ClassVar[str] = "{item.name} is thrown."
    touches: ClassVar[tuple[str, ...]] = LOAD
    item: Owned


class DaggerPickedUp(Event):
    """A thrown dagger was picked up."""

    says: ClassVar[str] = "{item.name} is picked up."
    touches: ClassVar[tuple[str, ...]] = LOAD
    item: Owned


class DaggerLeft(Event):
    """A thrown dagger was left lying."""

    says: ClassVar[str] = "{item.name} is left behind."
    item: Owned


class IngredientsGained(Event):
    """Ingredients were gained; `?` is one that nobody named."""

    touches: ClassVar[tuple[str, ...]] = ("weight",)
    cards: tuple[str, ...]
    why: str = ""

    def sentence(self) -> str:
        told = ("unnamed" if card == UNSEEN else card for card in self.cards)
        return f"Ingredient{'s' if len(self.cards) > 1 else ''}: {', '.join(told)}."


class IngredientsLost(Event):
    """Ingredients were used, sold or discarded."""

    touches: ClassVar[tuple[str, ...]] = ("weight",)
    cards: tuple[str, ...]
    """As they lay there, `?` for one that nobody had named."""
    named: tuple[str, ...]
    """What they turned out to be."""
    why: str

    def sentence(self) -> str:
        return f"{', '.join(self.named)}: {self.why}."


class TrinketGained(Event):
    """A trinket was gained."""

    touches: ClassVar[tuple[str, ...]] = ("weight",)
    card: str
    why: str = ""

    def sentence(self) -> str:
        return f"{self.card} is gained{f' ({self.why})' if self.why else ''}."


class TrinketLost(Event):
    """A trinket was paid, combined or discarded."""

    says: ClassVar[str] = "{card}: {why}."
    touches: ClassVar[tuple[str, ...]] = ("weight",)
    card: str
    why: str


class Bought(Event):
    """Something was bought."""

    what: str
    cost: int
    gold: int
    worth: int
    """What the trinkets that pay count in gold."""
    over: int = 0
    """How much more than the cost was paid."""

    def sentence(self) -> str:
        paid = [f"{self.gold} gold"] if self.gold or not self.worth else []
        paid += [f"trinkets worth {self.worth}"] if self.worth else []
        return f"{self.what} is bought for {' and '.join(paid)}, cost {self.cost}."


class ItemUsed(Event):
    """An item was used up."""

    says: ClassVar[str] = "{item.name} is used up."
    touches: ClassVar[tuple[str, ...]] = LOAD
    item: Owned
    gains: Pairs = ()
