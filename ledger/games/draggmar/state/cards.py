"""Cards: what they print as far as the table typed it, and single cards in hands and in play."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen
from ledger.core.piles import UNSEEN

Standing: TypeAlias = Literal[
    "warrior", "vagabond", "ranger", "mage", "priest", "hunter", "paladin", "warlock", "inquisitor"
]
"""The class of a hero; each has its row in `data/heroes.toml`."""
Standard: TypeAlias = Literal["warrior", "vagabond", "ranger", "mage", "priest"]
"""A class as items name it."""
Slot: TypeAlias = Literal["weapon", "helmet", "armour", "scroll", "lockpick", "other"]
"""Where an item is worn; only the first three are limited to one a hero and room."""
Worn: TypeAlias = Literal["weapon", "helmet", "armour"]
Faction: TypeAlias = Literal["undead", "greenskins", "bandits", "demons"]
RoomKind: TypeAlias = Literal["monster", "boss", "trap", "chest", "other"]
CardKind: TypeAlias = Literal["hero", "item"]


class HeroCard(Frozen):
    """A hero card as far as it is known; None for a value that nobody typed yet."""

    name: str
    level: int
    of: Standing | None = None
    attack: int | None = None
    defence: int | None = None
    cubes: int | None = None
    """Red cubes that the Priest's skill removes."""


class ItemCard(Frozen):
    """An item card as far as it is known; empty `classes` fit every hero."""

    name: str
    level: int
    slot: Slot | None = None
    attack: int | None = None
    defence: int | None = None
    classes: tuple[Standard, ...] = ()
    overloaded: bool = False


class RoomCard(Frozen):
    """A Dungeon Room card as far as it is known; level 0 is the Rift deck."""

    name: str
    level: int
    kind: RoomKind | None = None
    attack: int | None = None
    defence: int | None = None
    fame: int | None = None
    faction: Faction | None = None
    reward: int = 0
    """Level of the item that it gives; 0 for none."""
    harm: int | None = None
    """Wounds that a trap deals to each hero it hits."""
    lock: int | None = None
    """Level of a trap or chest where it is not the level of its deck."""
    delayed: bool = False
    """Whether its effect takes hold later, so that it has to be remembered."""


class Card(Frozen):
    """One hero or item card in a hand, in play or on the Market."""

    kind: CardKind
    name: str = UNSEEN
    level: int
    kept: bool = False
    """Whether it outlives the end of this round."""


def title(card: Card) -> str:
    """The name of a card for people; an unseen one is told by its kind and level."""
    return f"level {card.level} {card.kind}" if card.name == UNSEEN else card.name


def key(card: Card | HeroCard | ItemCard | RoomCard) -> str:
    """Under which its printed values are known: a name may stand at several levels."""
    return f"{card.name}/{card.level}"
