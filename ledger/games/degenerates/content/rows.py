"""The shapes of the printed tables: one type a table of `data/`, one a row."""

from __future__ import annotations

from typing import Literal

from ledger.core.frozen import Frozen


class Table(Frozen):
    """How many may sit down."""

    fewest: int
    most: int


class Attributes(Frozen):
    """The six attributes and the bounds that nothing moves them over."""

    names: tuple[str, ...]
    low: int
    high: int


class TestDice(Frozen):
    """The dice of a Test."""

    count: int
    sides: int


class Caps(Frozen):
    """Where tracks end."""

    gold: int
    xp: int
    danger: int
    town: int
    bounty: int
    heavy: int
    weaknesses: int


class Prices(Frozen):
    """What things cost."""

    invest: int
    invest_base: int
    river: int


class Doom(Frozen):
    """The Doom track: how many counters it holds, and with how many a dead adventurer is still replaced."""

    holds: int
    replace: int


class Gates(Frozen):
    """Voidgates of one Region, and the Wounds that drive them (or the Hand) off."""

    region: int
    dispel: int


class Shock(Frozen):
    """The MAG from which Void Shock takes the lowest value."""

    strong: int


class Law(Frozen):
    """The Law."""

    deck: str


class Loot(Frozen):
    """XP with which a Loot roll passes by itself, and the cards of the top of the deck that hide a runaway."""

    sure: int
    top: int


class FirstMission(Frozen):
    """With which mission a campaign begins."""

    first: str


class Variants(Frozen):
    """Easier and harder games: Danger cards to draw, and what is added to a die of gold or XP."""

    cards: int
    gold: int
    xp: int


class Rulebook(Frozen):
    """Everything in `play.toml`."""

    table: Table
    attributes: Attributes
    dice: TestDice
    caps: Caps
    prices: Prices
    doom: Doom
    gates: Gates
    shock: Shock
    law: Law
    loot: Loot
    mission: FirstMission
    variants: Variants


class Region(Frozen):
    """A Region with the colour of its Doom counters."""

    name: str
    colour: str
    also: tuple[str, ...] = ()
    """Decks that the first counter of the colour reshuffles beside that of the Region."""
    rule: str


class TerritoryRow(Frozen):
    """A Territory as far as the rulebook prints it."""

    name: str
    region: str
    hand: str = ""
    """The Location that its Danger card names for the Hand."""
    paths: bool = True
    traits: tuple[str, ...] = ()


class LocationRow(Frozen):
    """A Location as far as the rulebook prints it."""

    name: str
    region: str = ""
    territory: str = ""
    shares: bool = False
    """Whether it uses the level of its Territory."""
    port: Literal["river", "lake", ""] = ""
    traits: tuple[str, ...] = ()


class WayRow(Frozen):
    """A way between two Locations; `touch` has no space in between."""

    a: str
    b: str
    kind: Literal["path", "road", "touch"]
    territory: str = ""


class Course(Frozen):
    """The next ports down the river."""

    from_: str
    to: tuple[str, ...]


class Map(Frozen):
    """Everything in `map.toml`."""

    maze: str
    overlays: tuple[str, ...]
    traits: tuple[str, ...]
    counters: tuple[str, ...]
    regions: tuple[Region, ...]
    territories: tuple[TerritoryRow, ...]
    locations: tuple[LocationRow, ...]
    ways: tuple[WayRow, ...]
    river: tuple[Course, ...]


class DeckRow(Frozen):
    """A deck; its size is None where the rulebook does not print it."""

    name: str
    cards: int | None = None
    late: bool = False
    """Whether it comes to the table, and is shuffled, when first needed."""
    listed: bool = False
    """Whether cards are chosen from it, so that it needs no shuffling."""


class Reserved(Frozen):
    """A card that stays out of its deck in a campaign."""

    deck: str
    card: str


class Box(Frozen):
    """Everything in `box.toml`."""

    decks: tuple[DeckRow, ...]
    split: tuple[tuple[str, int], ...]
    strong: tuple[str, ...]
    shuffled: tuple[tuple[str, ...], ...]
    """Decks in the order in which they are shuffled: before play, and once starting cards are taken."""
    reserved: tuple[Reserved, ...]
    counters: tuple[tuple[str, int], ...]
    characters: tuple[str, ...]
    missions: tuple[str, ...]


class ConditionRow(Frozen):
    """A Status Condition: what it does to one attribute, and what it cancels."""

    name: str
    gives: str = ""
    by: int = 0
    opposite: str = ""
    rule: str = "DD-111"


class Arrival(Frozen):
    """An arrival ability that forces a Test."""

    name: str
    attribute: str
    fail: str
    lasts: str
    luck: int = 0
    all: bool = False
    """Whether everybody in the space is tested, not the target only."""
    each: bool = False
    """Whether every such monster forces a Test of its own."""
    rule: str


class Touch(Frozen):
    """A condition that follows Wounds."""

    name: str
    condition: str
    lasts: str


class NamedCard(Frozen):
    """What the rulebook prints of a card."""

    name: str
    kind: str
    needs: tuple[str, ...] = ()
    master: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    slot: str = ""
    price: int | None = None
    rule: str


class NamedDoom(Frozen):
    """What the rulebook prints of a Doom card."""

    name: str
    at: tuple[str, ...]
    blocks: tuple[str, ...] = ()
    stays: bool = False


class NamedDanger(Frozen):
    """What the rulebook prints of a Danger card."""

    name: str
    raises: str = ""
    hand: str = ""
    special: Literal["", "reshuffle", "here", "gates"] = ""


class Cards(Frozen):
    """Everything in `cards.toml`."""

    conditions: tuple[ConditionRow, ...]
    lasting: tuple[str, ...]
    arrivals: tuple[Arrival, ...]
    touches: tuple[Touch, ...]
    abilities: tuple[str, ...]
    berzerk: int
    named: tuple[NamedCard, ...]
    doom: tuple[NamedDoom, ...]
    danger: tuple[NamedDanger, ...]
