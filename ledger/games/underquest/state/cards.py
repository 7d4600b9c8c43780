"""Cards: what they print as far as the table typed it, over what the rulebook prints."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.games.underquest.content.rows import Deck, Hazard, Icon, Magic, Pairs, Side, Slot, Stat, Use, Weakness

Alignment: TypeAlias = Literal["positive", "negative"]
Way: TypeAlias = Literal["up", "down"]
Icons: TypeAlias = tuple[tuple[int, int], ...]
"""The attack icons of a class: price in grit and bonus damage."""


class RaceRead(Frozen):
    """The portrait side of a race/class card."""

    name: str
    health: int | None = None
    grit: int | None = None
    stats: Pairs = ()
    gives: Pairs = ()
    carries: str = ""
    """The trappings card it starts with."""
    back: str = ""
    """The class on its back, where somebody looked."""
    text: str = ""


class ClassRead(Frozen):
    """The back of a race/class card."""

    name: str
    health: int | None = None
    grit: int | None = None
    icons: Icons = ()
    skill: str = ""
    gives: Pairs = ()
    text: str = ""


class FamiliarRead(Frozen):
    """A familiar card."""

    name: str
    health: int | None = None
    grit: int | None = None
    raises: Stat | None = None
    """The stat that it adds a point to."""
    way: Way | None = None
    """The direction of morality that wakes it."""
    effect: Pairs = ()
    bonus: str = ""
    """What it brings when it is chosen: the name of a deck, or of a card."""
    text: str = ""


class ItemRead(Frozen):
    """A treasure, trapping or reward that is an item."""

    name: str
    deck: Deck | None = None
    hazard: Hazard | None = None
    """What a treasure is that is no item."""
    cost: int | None = None
    weight: int | None = None
    slot: Slot | None = None
    uses: Stat | None = None
    """The stat of a weapon; None for what is no weapon."""
    bonus: int = 0
    """Standard damage that a weapon adds."""
    deals: Pairs = ()
    """Damage by kind: magic that a weapon adds, or all that a damage item does."""
    gives: Pairs = ()
    effect: Pairs = ()
    """What using it up does."""
    use: Use | None = None
    dagger: bool = False
    unarmed: bool = False
    """Whether it is no weapon, as somebody said in a fight."""
    carried: bool = False
    """Whether it counts without being equipped."""
    needs: Alignment | None = None
    weak: str = ""
    text: str = ""


class IngredientRead(Frozen):
    """An ingredient: its stars, and its rows of icons from top to bottom."""

    name: str
    difficulty: int | None = None
    rows: tuple[tuple[Icon, int], ...] = ()
    risk: Pairs = ()
    reward: Pairs = ()
    text: str = ""


class TrinketRead(Frozen):
    """A trinket and its worth in gold."""

    name: str
    worth: int | None = None
    set_worth: int | None = None
    """What each of a set is worth, where the table typed it."""
    grit: int = 0
    text: str = ""


class SkillRead(Frozen):
    """A skill card."""

    name: str
    stat: Stat | None = None
    requires: str = ""
    gives: Pairs = ()
    text: str = ""


class IncantationRead(Frozen):
    """An incantation card."""

    name: str
    level: int | None = None
    school: Magic | None = None
    text: str = ""


class CompanionRead(Frozen):
    """A companion card."""

    name: str
    deck: str = ""
    morale: int | None = None
    damage: int = 0
    defence: int = 0
    encumbrance: int = 0
    loses: str = ""
    """The dungeon card that costs it 1 morale when it is resolved."""
    price: Pairs = ()
    """What a point of morale costs."""
    text: str = ""


class EnemyRead(Frozen):
    """An enemy or boss card."""

    name: str
    health: int | None = None
    damage: int | None = None
    defence: int | None = None
    initiative: int | None = None
    xp: int | None = None
    treasure: str = ""
    weakness: tuple[Weakness, ...] = ()
    """Empty where nobody read it."""
    immune: tuple[Magic, ...] = ()
    check: Stat | None = None
    """The stat that it tests before the first turn."""
    after_miss: int = 0
    bribe: Pairs = ()
    on_hit: Pairs = ()
    text: str = ""


class AbominationRead(Frozen):
    """One side of an abomination card."""

    name: str
    side: Side | None = None
    dice: int = 0
    """Dice of starting health that it adds."""
    health: int = 0
    initiative: int = 0
    damage: int = 0
    defence: int = 0
    weakness: tuple[Magic, ...] = ()
    immune: tuple[Magic, ...] = ()
    on_hit: Pairs = ()
    loot: Pairs = ()
    text: str = ""


class ScourgeRead(Frozen):
    """A scourge card."""

    name: str
    gives: Pairs = ()
    text: str = ""


class EncounterRead(Frozen):
    """An encounter card."""

    name: str
    may: bool = False
    """Whether it can be left unresolved."""
    text: str = ""


class Lore(Frozen):
    """Every card that somebody read, by name."""

    races: Roster[str, RaceRead] = Roster()
    classes: Roster[str, ClassRead] = Roster()
    familiars: Roster[str, FamiliarRead] = Roster()
    items: Roster[str, ItemRead] = Roster()
    ingredients: Roster[str, IngredientRead] = Roster()
    trinkets: Roster[str, TrinketRead] = Roster()
    skills: Roster[str, SkillRead] = Roster()
    incantations: Roster[str, IncantationRead] = Roster()
    companions: Roster[str, CompanionRead] = Roster()
    enemies: Roster[str, EnemyRead] = Roster()
    abominations: Roster[str, AbominationRead] = Roster()
    scourges: Roster[str, ScourgeRead] = Roster()
    encounters: Roster[str, EncounterRead] = Roster()
