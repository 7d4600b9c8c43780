"""The shapes of the printed tables: one type a table of `data/`, one a row."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen

Colour: TypeAlias = Literal["green", "yellow", "red"]
Band: TypeAlias = Literal["red", "yellow", "green", "long"]
Skill: TypeAlias = Literal["willpower", "reflexes", "medical", "melee", "ranged", "tech"]
SlotKind: TypeAlias = Literal["weapon", "shield", "grenade", "mod"]
SLOT_KINDS: tuple[SlotKind, ...] = ("weapon", "shield", "grenade", "mod")
LootKind: TypeAlias = Literal["health", "ammo", "guns", "cash", "level", "bounty", "legendary"]
OrderKind: TypeAlias = Literal["slaughterlight", "attack", "event", "move", "out-of-ammo", "spawn", "special"]
TerrainKind: TypeAlias = Literal[
    "tire",
    "barrel",
    "vomit",
    "ammo-chest",
    "loot-chest",
    "mailbox",
    "ammo-machine",
    "meds-machine",
    "objective",
]
EnemyType: TypeAlias = Literal[
    "melee-normal",
    "melee-special",
    "melee-heavy",
    "ranged-normal",
    "ranged-special",
    "ranged-heavy",
    "unique",
    "boss",
    "fodder",
    "special",
]
Effect: TypeAlias = Literal["corrosive", "cryo", "burning", "radiation", "shock", "slag", "stun"]
VendingDeck: TypeAlias = Literal["guns", "ammo-dump", "zeds-meds", "torgue"]
Goes: TypeAlias = Literal["end", "turn", "hurts", "always"]


class ColourRow(Frozen):
    """A colour of Action Tokens: its die, and the zones of a Move."""

    name: Colour
    sides: int
    zones: int


class BandRow(Frozen):
    """A range band in zones; `high` is None where it has no end."""

    name: Band
    low: int
    high: int | None = None


class Slots(Frozen):
    """Cards that may be equipped, by kind."""

    weapon: int
    shield: int
    grenade: int
    mod: int


class Capacity(Frozen):
    """Models that a zone holds."""

    small: int
    large: int


class Tires(Frozen):
    """From how many on a zone is full, and what each adds to defence."""

    full: int
    defence: int


class Barrel(Frozen):
    """What hits a barrel, and its explosion."""

    defense: int
    sides: int
    resist: Skill


class Blast(Frozen):
    """An attack whose Strength is rolled."""

    sides: int
    resist: Skill


class Element(Frozen):
    """The elemental die: from which face on a token is placed, with and without Surge."""

    sides: int
    crit: int
    surge: int


class CleanUp(Frozen):
    """The Clean Up die, and the faces that sweep the Loot and that end effects."""

    sides: int
    sweep: int
    end: int


class Announcements(Frozen):
    """The Announcement deck: its size, its tiers, the cards replaced a level, and the Tier 0 card of the box."""

    deck: int
    tiers: int
    level: int
    boxed: str


class Hunt(Frozen):
    """Numbers of a Bounty Hunt."""

    announcements: int
    drawn: int
    kept: int
    heals: int
    sides: int


class Machine(Frozen):
    """How far a Vending Machine reaches, and how many more cards a used one reveals."""

    reach: int
    extra: int


class Play(Frozen):
    """Numbers of play."""

    hunters: int
    spotlights: int
    skills: tuple[Skill, ...]
    inventory: int
    cash: int
    respawn: int
    obstacle: int
    chest: int
    """What opens one."""
    chest_cash: int
    """Dollars that one may hold."""
    colours: tuple[ColourRow, ...]
    bands: tuple[BandRow, ...]
    slots: Slots
    zone: Capacity
    tires: Tires
    barrel: Barrel
    blast: Blast
    element: Element
    crowd: int
    clean_up: CleanUp
    announcements: Announcements
    hunt: Hunt
    machine: Machine


class DeckRow(Frozen):
    """A deck, the Loot token that is worth a card of it, and what vending reveals."""

    name: str
    title: str
    loot: LootKind | None = None
    reveal: int = 0
    machine: TerrainKind | None = None


class LootRow(Frozen):
    """A kind of Loot token."""

    name: LootKind
    once: bool = False
    """Whether it is set aside when drawn, until the next scenario."""
    bagged: bool = True


class BasicRow(Frozen):
    """A basic action that is an attack."""

    name: str
    skill: Skill
    range: tuple[Band, ...]


class KeywordRow(Frozen):
    """A keyword of attacks and enemies."""

    name: str
    number: bool = False


class ElementRow(Frozen):
    """A keyword that places an elemental token."""

    name: str
    token: Effect
    counts: bool = False
    goes: Goes


class Cards(Frozen):
    """Decks, Loot, orders, types, keywords and elements."""

    decks: tuple[DeckRow, ...]
    loot: tuple[LootRow, ...]
    orders: tuple[OrderKind, ...]
    types: tuple[EnemyType, ...]
    basics: tuple[BasicRow, ...]
    keywords: tuple[KeywordRow, ...]
    elements: tuple[ElementRow, ...]


class TerrainRow(Frozen):
    """A kind of terrain."""

    name: TerrainKind
    chest: bool = False
    machine: bool = False
    objectives: bool = False
    tokens: int | None = None


class Board(Frozen):
    """Terrain, maps of Bounty Hunts, and the steps of the set-up."""

    terrain: tuple[TerrainRow, ...]
    objectives: tuple[str, ...]
    maps: tuple[str, ...]
    steps: tuple[str, ...]
