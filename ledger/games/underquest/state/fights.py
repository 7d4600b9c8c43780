"""A fight: the enemy with everything that was added to it, whose turn it is, and what the turn allows."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen
from ledger.games.underquest.content.rows import Magic, Pairs, Stat

Acts: TypeAlias = Literal["", "adventurer", "enemy"]
By: TypeAlias = Literal["skirmish", "ambush", "exalted", "mimic", "boss", "encounter", "quest", "card"]
"""What brought the enemy to the table."""
WITH_LEVEL: tuple[By, ...] = ("skirmish", "ambush", "exalted")
"""Enemies that have the dungeon level in their health (UQ-CBT-03)."""


class Foe(Frozen):
    """The enemy as it stands, abominations and level included."""

    name: str
    health: int
    most: int
    """Its health when the fight began."""
    damage: int = 0
    defence: int = 0
    initiative: int = 0
    xp: int = 0
    treasure: str = ""
    weakness: tuple[Magic, ...] = ()
    immune: tuple[Magic, ...] = ()
    check: Stat | None = None
    after_miss: int = 0
    """Damage that its next attack adds after a miss of the adventurer."""
    bribe: Pairs = ()
    on_hit: Pairs = ()
    loot: Pairs = ()
    text: str = ""


class Fight(Frozen):
    """A fight that goes on."""

    by: By
    foe: Foe
    level: int = 0
    """The dungeon level that its health holds; 0 where it holds none."""
    prefix: str = ""
    suffix: str = ""
    side: Acts = ""
    """Who acts; nobody before the initiative roll."""
    check: Stat | None = None
    """The check that is still owed before the first turn."""
    struck: bool = False
    """Whether the first action was taken, so that a bribe comes too late."""
    primed: int = 0
    """Damage that the enemy's next attack adds if it hits."""
    rearm: bool = False
    """Whether a weapon may be taken up, since the primary one broke or was thrown."""
    armed: str = ""
    """The hand that the window was opened for: the slot that fell empty."""
    round: int = 0
    """How often the adventurer acted."""
    checked: str = ""
    """The last check in this fight and how it went, in words, until somebody acts."""


def titled(fight: Fight) -> str:
    """The enemy with the titles of its abominations: `Stout Orc Sainted`."""
    return " ".join(name for name in (fight.prefix, fight.foe.name, fight.suffix) if name)
