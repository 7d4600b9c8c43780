"""Cards: what they print as far as the table typed it, and single cards in hands and in play."""

from __future__ import annotations

from collections.abc import Iterator
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
    return f"a level {card.level} {card.kind}" if card.name == UNSEEN else card.name


def printed(card: HeroCard | ItemCard | RoomCard) -> str:
    """What a card prints, as far as it is known: `monster 2/3, Fame 2, loot, greenskins`."""
    values = "" if card.attack is None or card.defence is None else f" {card.attack}/{card.defence}"
    if isinstance(card, HeroCard):
        return ", ".join((f"{card.of or 'hero'}{values}", *([] if card.cubes is None else [f"heals {card.cubes}"])))
    if isinstance(card, ItemCard):
        users = f" for {', '.join(card.classes)}" if card.classes else ""
        return f"{card.slot or 'item'}{values}{users}{', overloaded' if card.overloaded else ''}"
    return ", ".join((f"{card.kind or 'room'}{values}", *_of_room(card)))


def _of_room(card: RoomCard) -> Iterator[str]:
    if card.fame is not None:
        yield f"Fame {card.fame}"
    if card.reward:
        yield "loot" if card.reward == 1 else f"level {card.reward} item"
    if card.faction:
        yield card.faction
    if card.harm is not None:
        yield f"harm {card.harm}"
    if card.lock is not None:
        yield f"lock {card.lock}"
    if card.delayed:
        yield "takes hold later"


def deck_of(card: Card) -> str:
    """The deck that a hero or item belongs to."""
    return f"{'heroes' if card.kind == 'hero' else 'items'}-{card.level}"


def deck_title(deck: str) -> str:
    """A deck as people call it: `Level 2 items`, `Curse deck`."""
    kind, _, level = deck.partition("-")
    named = {"curses": "Curse deck", "rift-cards": "Rift deck", "fortress": "Fortress deck"}
    return named.get(deck) or f"Level {level} {kind}"


def key(card: Card | HeroCard | ItemCard | RoomCard) -> str:
    """Under which its printed values are known: a name may stand at several levels."""
    return f"{card.name}/{card.level}"
