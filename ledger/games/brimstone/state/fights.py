"""A fight: who stands against the Posse, who came by ambush, what it brings."""

from __future__ import annotations

from ledger.core.frozen import Frozen, Roster


class Foe(Frozen):
    """Enemies of one type."""

    name: str
    count: int
    initiative: int | None = None
    escape: int = 0
    """The Escape value, 4 for 4+; 0 while nobody typed it."""
    defense: int = 0
    health: int | None = None
    """Of each; None while nobody typed it."""
    left: int | None = None
    """Of the one under attack."""
    xp: int = 0
    """What each is worth to whoever kills it."""
    note: str = ""
    """What holds for them, in the words of the table."""


class Fight(Frozen):
    """A fight that is on."""

    cause: str
    foes: Roster[str, Foe] = Roster()
    ambush: tuple[str, ...] = ()
    """Types with the bonus of an ambush in this turn."""
    cards: int = 0
    """Threat cards that count for loot."""
    names: tuple[str, ...] = ()
    level: str = ""
    """Threat level that somebody typed."""


def standing(fight: Fight | None) -> int:
    """How many enemies stand."""
    return sum(each.count for each in fight.foes.values()) if fight else 0


def printed(foe: Foe) -> str:
    """What is known of the numbers of enemies, in words."""
    numbers = (
        ("initiative", foe.initiative),
        ("escape", f"{foe.escape}+" if foe.escape else None),
        ("armour", foe.defense or None),
        ("health", f"{foe.left}/{foe.health}" if foe.health else None),
    )
    return ", ".join(f"{name} {value}" for name, value in numbers if value is not None)
