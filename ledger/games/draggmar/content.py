"""The numbers and names that the rulebook prints: read from `data/` when first asked for, and kept."""

from __future__ import annotations

from functools import cache

from ledger.core.frozen import Frozen
from ledger.core.printed import need_listed, printed_table


class Table(Frozen):
    """How many may sit down."""

    fewest: int
    most: int


class Fate(Frozen):
    """The Fate track: where it starts, where dungeons grow, and the losses that are plain numbers."""

    start: int
    raised_below: tuple[int, ...]
    """Each threshold raises every dungeon by one level while Fate is below it."""
    top_level: int
    nothing_to_scout: int
    curse_reshuffle: int


class Fame(Frozen):
    """What Fame buys, and what costs it."""

    start: int
    prices: tuple[int, ...]
    """Price of a hero or item of level 1, 2, 3."""
    redraw: int
    boost: int
    keep: int
    fortress_lost: int


class Hand(Frozen):
    """How many cards a hand may hold when one more is taken."""

    limit: int
    solo_limit: int


class Market(Frozen):
    """How many places each row of the Market has."""

    places: int
    places_for_few: int
    few: int


class Scouting(Frozen):
    """How many tokens one player may turn in a round."""

    each: int
    solo: int


class Tokens(Frozen):
    """The Dungeon Level tokens."""

    on_map: int
    of_a_level: int


class Decks(Frozen):
    """Printed sizes of decks, and how many bosses each level has."""

    heroes: int
    items: int
    curses: int
    bosses: int


class Map(Frozen):
    """The places that the rulebook names."""

    city: str
    fortress: str
    one_path: tuple[str, ...]
    """Places that are reached by one and the same path."""


class Fortress(Frozen):
    """The Fortress of Death: its cards and what opens it."""

    elite: tuple[str, ...]
    mage: str
    """The one among them that has to be beaten to win."""
    deck_level: int
    rooms_beside_players: int
    kills: tuple[int, ...]
    """Killed bosses of level 1, 2, 3 that it takes."""
    rift: int
    """Number of the Rift that blocks it."""


class Rifts(Frozen):
    """The Undead Crusade."""

    cards: int
    tokens: int
    portal: str
    portals: int
    general: str
    top_half: int
    """Cards drawn before the first that can end a crawl."""
    passed: int
    failed: int
    each_round: int


class DarkElves(Frozen):
    """The cards of the Dark Elf expansion, for each level."""

    rooms_a_level: int
    items_a_level: int


class Party(Frozen):
    """How many heroes one player has in play."""

    heroes: int
    solo_heroes: int


class Difficult(Frozen):
    """The difficult variant."""

    strike: int


class Rulebook(Frozen):
    """Everything in `play.toml`."""

    table: Table
    fate: Fate
    fame: Fame
    hand: Hand
    market: Market
    scouting: Scouting
    tokens: Tokens
    decks: Decks
    map: Map
    fortress: Fortress
    rifts: Rifts
    dark_elves: DarkElves
    party: Party
    difficult: Difficult


class HeroClass(Frozen):
    """One class of heroes and the standard classes whose items it may use."""

    name: str
    uses: tuple[str, ...]
    epic: bool = False
    rule: str = "DR-098"


class HeroSkill(Frozen):
    """One active skill of one class at some levels."""

    of: str
    levels: tuple[int, ...]
    name: str
    by: int = 0
    lasting: bool = False
    """Whether it lasts for the rest of the crawl instead of one room."""
    rule: str


class Heroes(Frozen):
    """Everything in `heroes.toml`."""

    classes: tuple[HeroClass, ...]
    skills: tuple[HeroSkill, ...]


class Box(Frozen):
    """Everything in `box.toml`."""

    parts: tuple[tuple[str, int], ...]
    factions: tuple[tuple[str, str], ...]
    gear: tuple[tuple[str, str], ...]
    tips: tuple[str, ...]


@cache
def play() -> Rulebook:
    """The numbers of play; raises Misshapen, naming the row, when the file does not fit."""
    return printed_table(Rulebook, __file__, "play")


@cache
def box() -> Box:
    """What lies in the box."""
    return printed_table(Box, __file__, "box")


@cache
def heroes() -> Heroes:
    """The classes and their skills; raises Misshapen for a skill of a class that does not exist."""
    table = printed_table(Heroes, __file__, "heroes")
    known = [each.name for each in table.classes]
    need_listed("heroes", "class", (skill.of for skill in table.skills), known)
    need_listed("heroes", "class", (use for each in table.classes for use in each.uses), known)
    return table


def hero_class(name: str) -> HeroClass | None:
    """The class of that name; None while the class of a hero is not known."""
    return next((each for each in heroes().classes if each.name == name), None)


def skills(of: str, level: int) -> tuple[HeroSkill, ...]:
    """The skills that a hero of that class and level may choose from; none for an epic hero."""
    return tuple(each for each in heroes().skills if each.of == of and level in each.levels)
