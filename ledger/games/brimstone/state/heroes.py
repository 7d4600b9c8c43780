"""A hero of the Posse: numbers, things, traits, and what a turn has brought so far."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.games.brimstone import content

Out: TypeAlias = Literal["", "health", "sanity", "both"]
"""Why a hero is knocked out; empty for one who stands."""
Pool: TypeAlias = Literal["health", "sanity"]
Lasting: TypeAlias = Literal["mutation", "injury", "madness"]
Sort: TypeAlias = Literal["mutation", "injury", "madness", "ability"]
ROLLS: dict[Out, tuple[Lasting, ...]] = {
    "": (),
    "health": ("injury",),
    "sanity": ("madness",),
    "both": ("injury", "madness"),
}
"""Lasting rolls by what knocked a hero out (SB-INJ-01, SB-INJ-02)."""
POOLS = ("health", "sanity", "determination", "corruption")
"""Numbers that have a maximum."""
MODIFIER = re.compile(r"(\D+?)([+-]\d{1,3})")
"""What something gives, by the full name of the number: `to-hit-1`."""


class Item(Frozen):
    """Gear or an artefact, with what is printed on it as far as anybody typed it."""

    name: str
    weight: int = 1
    hands: int = 0
    """Hand slots that it takes in use."""
    keyword: str = ""
    """The keyword that its user needs."""
    clothing: str = ""
    """The clothing slot that it fills."""
    artefact: bool = False
    range: int = 0
    """Spaces that it shoots; 0 for what does not shoot."""
    shots: int = 0
    die: int = 6
    """Sides of its To Hit dice."""
    damage: int = 6
    """Sides of its damage dice."""
    crit: int = 0
    """The lowest die that is critical; 0 for the hero's own."""
    gives: tuple[str, ...] = ()
    """Modifiers while it is in use, like `combat+1`."""


class Trait(Frozen):
    """A mutation, injury, madness or ability by name."""

    name: str
    sort: Sort
    gives: tuple[str, ...] = ()


class Boost(Frozen):
    """A bonus that ends with the hero's turn."""

    skill: str
    by: int


class Harm(Frozen):
    """Damage that is announced and waits for the player's word."""

    number: int
    pool: Pool
    amount: int
    faces: tuple[int, ...] = ()
    """What the save showed so far; none where nobody told."""
    by: str = ""


class Hero(Frozen):
    """One hero; counts are what is left."""

    name: str
    """What it is called; as its player where nobody typed a name."""
    level: int = 1
    health: int
    health_max: int
    sanity: int
    sanity_max: int
    determination: int = 0
    determination_max: int = 0
    """0 where nobody typed one."""
    corruption: int = 0
    corruption_max: int
    xp: int = 0
    xp_next: int
    gold: int = 0
    dark_stone: int = 0
    defense: int
    willpower: int
    strength: int
    combat: int
    to_hit: int
    crit: int
    initiative: int
    movement: int = 0
    """Squares left in this turn."""
    slots: int
    hands: int
    skills: Roster[str, int] = Roster()
    """Skills that only some tables write down."""
    keywords: tuple[str, ...] = ()
    sidebag: tuple[str, ...] = ()
    items: tuple[Item, ...] = ()
    held: tuple[str, ...] = ()
    """Items in the hands."""
    worn: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()
    """What was paid for and is not taken yet."""
    traits: tuple[Trait, ...] = ()
    revives: int = 0
    """Personal Revives."""
    out: Out = ""
    dead: bool = False
    untold: tuple[str, ...] = ()
    """Numbers that nobody told; a common one stands in for each of them."""
    attacked: bool = False
    free: int = 0
    """Free Attacks in this turn."""
    assigned: bool = False
    """Whether the hands were assigned in this turn of a fight."""
    helped: bool = False
    """Whether somebody gave an attack so that this hero may recover."""
    escaped: int = 0
    """The highest Escape value that was passed in this turn."""
    failed: tuple[str, ...] = ()
    """Enemies from which an Escape failed in this turn."""
    fumbled: Roster[str, tuple[int, ...]] = Roster()
    """What the die showed then, to be re-rolled."""
    boosts: tuple[Boost, ...] = ()
    pending: tuple[Harm, ...] = ()
    owes: tuple[Lasting, ...] = ()
    """Lasting rolls that are due."""
    hits: Roster[str, int] = Roster()
    """Hits assigned to enemies, whose damage is not rolled."""
    crits: int = 0
    """How many of these are critical."""
    spare: int = 0
    """Hits that were rolled and are not assigned."""
    reach: int = 0
    """Spaces that these reach; 1 for those of a melee attack."""
    sides: int = 6
    """Sides of their damage dice."""
    loot: int = 0
    """Loot cards that are due."""
    breath: int = 0
    """Damage that may still be taken off after a fight."""
    spent: tuple[str, ...] = ()
    """What works once an adventure and was used."""


def modified(gives: tuple[str, ...], name: str) -> int:
    """What modifiers like `strength-1` add to a number."""
    found = (MODIFIER.fullmatch(each) for each in gives)
    return sum(int(each[2]) for each in found if each and each[1] == name)


def in_use(hero: Hero) -> tuple[Item, ...]:
    """Items in the hands, worn, and those that need neither, where the hero has their keyword (SB-KEY-01).

    Of several by one name only so many as are in the hands (SB-HND-04).
    """
    names, found = [*hero.held, *hero.worn], list[Item]()
    for each in hero.items:
        if each.name in names:
            names.remove(each.name)
            found.append(each)
        elif not (each.hands or each.clothing) and each.keyword in ("", *hero.keywords):
            found.append(each)
    return tuple(found)


def base(hero: Hero, name: str) -> int:
    """A number as the sheet has it, with nothing that changes it."""
    field = name.replace("-", "_")
    return int(getattr(hero, field)) if field in type(hero).layout else hero.skills.get(name, 0)


def skill(hero: Hero, name: str) -> int:
    """A number with all that changes it now: traits, items in use, a potion."""
    word = name.replace("_", "-")
    gives = (*(each.gives for each in hero.traits), *(each.gives for each in in_use(hero)))
    return (
        base(hero, name)
        + sum(modified(each, word) for each in gives)
        + sum(each.by for each in hero.boosts if each.skill.replace("_", "-") == word)
    )


def most(hero: Hero, pool: str) -> int:
    """The most that the hero has of a number with all that changes it now (SB-HLT-04).

    A hero keeps 1 of whatever knocks out at 0; 0 where nobody told a maximum of Determination.
    """
    if not getattr(hero, f"{pool}_max") and pool == "determination":
        return 0
    return max(0 if pool == "corruption" else 1, skill(hero, f"{pool}-max"))


def has_slots(hero: Hero) -> int:
    """The slots of the side bag with all that changes them now (SB-BAG-02)."""
    return max(0, skill(hero, "slots"))


def has_hands(hero: Hero) -> int:
    """The hand slots with all that changes them now (SB-HND-01)."""
    return max(0, skill(hero, "hands"))


def carries(hero: Hero) -> int:
    """The weight of all that is carried; side bag and Revives weigh nothing (SB-BAG-09, SB-KO-04)."""
    return sum(each.weight for each in hero.items)


def limit(hero: Hero) -> int:
    """The most weight that the hero may carry, never less than nothing (SB-CAR-01)."""
    return max(0, content.play().hero.carry + skill(hero, "strength"))


def item_of(hero: Hero, name: str) -> Item | None:
    """The item of that name."""
    return next((each for each in hero.items if each.name == name), None)


def traits(hero: Hero, sort: str) -> tuple[str, ...]:
    """The names of the traits of one sort."""
    return tuple(each.name for each in hero.traits if each.sort == sort)


def estate(hero: Hero) -> tuple[str, ...]:
    """What a hero has on them, in words."""
    money = ((f"{hero.gold} gold", hero.gold), (f"{hero.dark_stone} Dark Stone", hero.dark_stone))
    return (*(told for told, count in money if count), *(each.name for each in hero.items), *hero.sidebag)
