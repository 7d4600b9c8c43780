"""Names of cards and places that the player knows, as if they lay in its box."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from ledger.games.draggmar.state.cards import RoomKind, Slot, Standing

PLACES = (
    "Mines",
    "Burial Mound",
    "Tower",
    "Ford",
    "Mire",
    "Old Mill",
    "Quarry",
    "Ruin",
    "Grove",
    "Crypt",
    "Gap",
    "Keep",
)
HEROES = ("Brann", "Cora", "Dwin", "Elka", "Fenn", "Gorm", "Hild", "Ivo")
ITEMS = ("Axe", "Bow", "Club", "Hood", "Mail", "Orb", "Pick", "Rod", "Shield", "Sword")
ROOMS = ("Ogre", "Pit", "Rats", "Rune", "Shrine", "Troll", "Vault", "Wisp", "Chest", "Altar")
BOSSES = ("Gruk", "Morwen", "Skarn", "Vex")
CLASSES: tuple[Standing, ...] = get_args(Standing)
SLOTS: tuple[Slot, ...] = get_args(Slot)
WORN: tuple[Slot | None, ...] = (None, "weapon", "armour", "scroll", "lockpick")
"""What somebody says of an item that is laid down; mostly it is known."""
Outcome: TypeAlias = Literal["won", "lost", "opened", "disarmed"]
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
KINDS: tuple[RoomKind, ...] = ("monster", "monster", "trap", "chest", "other")
"""What a room may be before the boss; monsters are the most."""
SKILLS = {
    "warrior": ("swap", "attack", "defence"),
    "vagabond": ("disarm", "unlock", "steal", "hide"),
    "ranger": ("extra", "replace", "bounty"),
    "mage": ("attack", "exchange", "replace", "return"),
    "priest": ("heal", "ignore", "pass", "defence"),
}
STRONG = (4, 6)
"""Attack and defence of a hero that may beat a boss."""
CITY, FORTRESS = "City", "Fortress of Death"
