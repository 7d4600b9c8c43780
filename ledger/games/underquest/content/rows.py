"""The rows of the printed tables."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from ledger.core.frozen import Frozen

Stat: TypeAlias = Literal["agility", "brawn", "mind"]
STATS: tuple[Stat, ...] = get_args(Stat)
Token: TypeAlias = Literal["combat", "nature", "mystic", "wealth"]
Magic: TypeAlias = Literal["fire", "ice", "holy"]
Wielded: TypeAlias = Literal["agility", "brawn", "mind", "none"]
"""The stat of what is in hand; none for what is no weapon."""
Weakness: TypeAlias = Literal["fire", "ice", "holy", "none"]
"""What a card prints as its weakness; `none` where it prints none."""
Slot: TypeAlias = Literal["PH", "OH", "2H", "HD", "BD", "AS"]
Icon: TypeAlias = Literal["heart", "star", "drop", "cross", "mushroom"]
Side: TypeAlias = Literal["prefix", "suffix"]
Deck: TypeAlias = Literal["trapping", "treasure", "reward"]
"""The decks whose cards are items."""
Use: TypeAlias = Literal["free", "attack"]
"""How an item is used up: as a free action, or as the action of a combat turn."""
Hazard: TypeAlias = Literal["trap", "mimic"]
"""Treasure cards that are no items."""
Sort: TypeAlias = Literal["item", "trap", "mimic"]
"""What a treasure card may be."""
Pairs: TypeAlias = tuple[tuple[str, int], ...]
"""Numbers by name, as a card prints them."""


class Checks(Frozen):
    """Stat checks: the die, the target, and the highest base stat."""

    sides: int
    target: int
    base_max: int


class Levels(Frozen):
    """Levels of the dungeon and their turns."""

    count: int
    turns: int
    turns_later: int
    removed_later: int
    tokens_experience: int


class Feeding(Frozen):
    """Rations, hunger, and the poison that makes one more."""

    ration_health: int
    ration_grit: int
    hunger: int
    companion: int
    poison_each: int


class Experience(Frozen):
    """What experience buys, and what a boss is worth."""

    reroll: int
    proficient: int
    other: int
    boss: int


class Potions(Frozen):
    """Crafting: how many cards, the two faces that mean something, and what each icon does."""

    ingredients: int
    exquisite: int
    spoilt: int
    icons: tuple[tuple[Icon, str, int], ...]


class Weights(Frozen):
    """How many ingredients and trinkets weigh 1."""

    pair: int


class Curses(Frozen):
    """How many curses become a scourge."""

    scourge_at: int


class Victory(Frozen):
    """The reward for the boss: goods, or a point of a stat."""

    treasures: int
    gold: int
    ingredients: int
    stat: int


class Inn(Frozen):
    """Prices in gold at the inn."""

    curse: int
    scourge: int
    item: int
    ingredients_each: int
    ration: int


class Combat(Frozen):
    """Dice of an attack, icons of a class, the weakness, and the treasures that a Level Tracker shows."""

    dice: int
    grit_icons: int
    weakness_factor: int
    treasures_shown: int


class Play(Frozen):
    """The numbers of play."""

    checks: Checks
    levels: Levels
    feeding: Feeding
    experience: Experience
    potions: Potions
    weights: Weights
    curses: Curses
    victory: Victory
    inn: Inn
    combat: Combat


class DeckRow(Frozen):
    """A deck of the box, and how its cards come to the table."""

    name: str
    cards: int
    way: Literal["dungeon", "stack", "drawn", "searched", "laid"]


class Box(Frozen):
    """What lies in the box."""

    players: int
    phases: int
    decks: tuple[DeckRow, ...]
    pieces: Pairs
    tokens: tuple[Token, ...]
    magic: tuple[Magic, ...]
    schools: tuple[tuple[str, Magic], ...]
    slots: tuple[Slot, ...]
    modifiers: tuple[str, ...]


class DungeonRow(Frozen):
    """One of the twelve dungeon cards."""

    name: str
    parts: int
    rule: str
    foe: bool = False
    prefix: Literal["", "second", "always"] = ""
    suffix: bool = False
    encounter: bool = False
    sells: bool = False


class FamiliarRow(Frozen):
    """What the rulebook says of a familiar."""

    name: str
    bonus: str = ""


class SkillRow(Frozen):
    """What the rulebook says of a skill."""

    name: str
    requires: str = ""
    gives: Pairs = ()


class IngredientRow(Frozen):
    """What the rulebook says of an ingredient."""

    name: str
    difficulty: int | None = None


class ItemRow(Frozen):
    """What the rulebook says of an item."""

    name: str
    deck: Deck | None = None
    uses: Stat | None = None
    bonus: int = 0
    use: Use | None = None
    gives: Pairs = ()


class TrinketRow(Frozen):
    """What the rulebook says of a trinket."""

    name: str
    worth: int | None = None
    grit: int = 0
    """Grit that it costs to discard it."""


class CompanionRow(Frozen):
    """What the rulebook says of a companion."""

    name: str
    loses: str = ""
    price: Pairs = ()


class EnemyRow(Frozen):
    """What the rulebook says of an enemy."""

    name: str
    also: tuple[str, ...] = ()
    damage: int | None = None
    weakness: tuple[Magic, ...] = ()
    after_miss: int = 0
    bribe: Pairs = ()


class AbominationRow(Frozen):
    """What the rulebook says of one side of an abomination."""

    name: str
    side: Side
    dice: int = 0
    initiative: int = 0
    loot: Pairs = ()


class Cards(Frozen):
    """Dungeon cards, and single cards of which the rulebook prints a fact."""

    dungeon: tuple[DungeonRow, ...]
    races: tuple[str, ...]
    classes: tuple[str, ...]
    familiars: tuple[FamiliarRow, ...]
    skills: tuple[SkillRow, ...]
    wizardry: str
    ingredients: tuple[IngredientRow, ...]
    items: tuple[ItemRow, ...]
    trinkets: tuple[TrinketRow, ...]
    marbles: str
    wands: tuple[tuple[str, str, str], ...]
    rewards: tuple[str, ...]
    companions: tuple[CompanionRow, ...]
    encounters: tuple[str, ...]
    incantations: tuple[str, ...]
    enemies: tuple[EnemyRow, ...]
    abominations: tuple[AbominationRow, ...]
