"""Items, conditions, and what single cards do."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.degenerates.moves import words
from ledger.games.degenerates.state.adventurers import Lasting


class Equip(Move):
    """Equip an Item that you carry."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-118",
        "DD-287",
        "DD-291",
        "DD-292",
    )
    example: ClassVar[str] = "equip Helmet"

    item: Annotated[str, Named(kind="item", new=True), "which Item"]
    slot: words.SlotWord = None
    needs: words.Needs = ()


class Stow(Move):
    """Turn an Item sideways: carried, without effect."""

    rules: ClassVar[tuple[str, ...]] = ("DD-291", "DD-292")
    example: ClassVar[str] = "stow Helmet"

    item: Annotated[str, Named(kind="item", new=True), "which Item"]


class Load(Move):
    """Load ammunition into an Item, or take it out."""

    rules: ClassVar[tuple[str, ...]] = ("DD-294", "DD-321", "DD-322")
    example: ClassVar[str] = "load Iron_Shot into Light_Pistol"

    ammo: Annotated[str, Named(kind="item", new=True), "which ammunition"]
    into: Annotated[str, Named(kind="item", new=True), Lead(word="into"), "which Item"] = ""
    out: Annotated[bool, "take it out"] = False


class Spent(Move):
    """Ammunition is used up, as its card says."""

    rules: ClassVar[tuple[str, ...]] = ("DD-321",)
    example: ClassVar[str] = "spent Iron_Shot"

    ammo: Annotated[str, Named(kind="item", new=True), "which ammunition"]


class Drop(Move):
    """Discard an Item, Ally, Disease or Weakness of yours."""

    rules: ClassVar[tuple[str, ...]] = ("DD-292", "DD-293", "DD-314", "DD-323")
    example: ClassVar[str] = "drop Helmet"

    card: Annotated[str, Named(kind="card", new=True), "which card"]


class Inherit(Move):
    """Take an Item that a dead companion left."""

    rules: ClassVar[tuple[str, ...]] = ("DD-272",)
    example: ClassVar[str] = "inherit Helmet"

    item: Annotated[str, Named(kind="card", new=True), "which Item"]


class Obtain(Move):
    """A card comes to you by an effect."""

    rules: ClassVar[tuple[str, ...]] = ("DD-134", "DD-284", "DD-290", "DD-293", "DD-298")
    example: ClassVar[str] = "obtain Healing_Herb item from loot"

    card: Annotated[str, Named(kind="card", new=True), "which card"]
    kind: words.Kind = None
    deck: Annotated[str, Named(kind="deck"), Lead(word="from"), "its deck"] = ""
    heavy: words.Heavy = False
    slot: words.SlotWord = None
    attack: words.AttributeWord = None
    reach: words.ReachWord = None
    past: words.Rejects = 0
    by: words.By = ""


class Become(Move):
    """You get a Status Condition."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-093",
        "DD-102",
        "DD-105",
        "DD-108",
        "DD-109",
        "DD-110",
        "DD-111",
        "DD-112",
        "DD-113",
        "DD-114",
        "DD-115",
        "DD-116",
        "DD-117",
        "DD-316",
    )
    example: ClassVar[str] = "become poisoned"

    condition: Annotated[words.ConditionName, "which condition"]
    lasts: Annotated[Lasting | None, "round, fight or recovery"] = None
    turns: Annotated[int, Between(low=1, high=3), Lead(word="turns"), "own turns until a round one leaves"] = 1
    before: Annotated[bool, "it leaves at the start of that turn, not at its end"] = False
    by: words.By = ""


class Shed(Move):
    """You lose a Status Condition."""

    rules: ClassVar[tuple[str, ...]] = ("DD-108",)
    example: ClassVar[str] = "shed poisoned"

    condition: Annotated[words.ConditionName, "which condition"]
    by: words.By = ""


class Hurt(Move):
    """You take damage by an effect."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-101",
        "DD-103",
        "DD-104",
        "DD-107",
    )
    example: ClassVar[str] = "hurt 3 piercing"

    damage: Annotated[int, Between(low=1, high=40), "how much"]
    piercing: Annotated[bool, "ARM does not help"] = False
    by: words.By = ""


class Heal(Move):
    """Wounds are removed by an effect."""

    rules: ClassVar[tuple[str, ...]] = ("DD-033", "DD-103", "DD-106", "DD-115", "DD-270")
    example: ClassVar[str] = "heal 3 by Mend_Wounds"

    wounds: Annotated[int, Between(low=1, high=40), "how many"]
    by: words.By = ""


class Test(Move):
    """An attribute Test that a card asks for."""

    rules: ClassVar[tuple[str, ...]] = ("DD-084", "DD-087", "DD-088", "DD-089", "DD-090", "DD-091", "DD-094", "DD-095")
    example: ClassVar[str] = "test per 4 3"

    attribute: Annotated[words.Attribute, "which attribute"]
    dice: words.Dice = ()
    using: words.Using = ""
    keep: words.Keep = ()
    xp: Annotated[bool, "its value in braces is gained as XP"] = False


class Throw(Move):
    """Roll dice that are no Test: d6, d3, with a number added."""

    rules: ClassVar[tuple[str, ...]] = ("DD-084", "DD-095", "DD-318")
    example: ClassVar[str] = "throw d3 5 plus 1"

    sides: Annotated[str, "d3, d6 or 2d6"]
    dice: words.Dice = ()
    plus: Annotated[int, Between(low=0, high=20), Lead(word="plus"), "what is added"] = 0
    using: words.Using = ""


class Draw(Move):
    """Draw a card of a deck by an effect."""

    rules: ClassVar[tuple[str, ...]] = ("DD-131", "DD-133", "DD-134", "DD-315")
    example: ClassVar[str] = "draw danger Fields"

    deck: Annotated[str, Named(kind="deck"), "which deck"]
    card: Annotated[str, Named(kind="card", new=True), Drawn(), "which card"] = "?"
    past: words.Rejects = 0
    away: Annotated[bool, "it is removed from the game"] = False
    hold: Annotated[bool, "it stays in play instead of going to the discard pile"] = False


class Search(Move):
    """Search a deck for a card and shuffle the rest."""

    rules: ClassVar[tuple[str, ...]] = ("DD-132",)
    example: ClassVar[str] = "search skills Track"

    deck: Annotated[str, Named(kind="deck"), "which deck"]
    card: Annotated[str, Named(kind="card", new=True), "which card"]


class Shuffle(Move):
    """Shuffle a deck with its discard pile."""

    rules: ClassVar[tuple[str, ...]] = ("DD-006", "DD-131")
    example: ClassVar[str] = "shuffle loot"

    deck: Annotated[str, Named(kind="deck"), "which deck"]


class Trait(Move):
    """A trait counter is put on a space, or taken away."""

    rules: ClassVar[tuple[str, ...]] = ("DD-004", "DD-023", "DD-024", "DD-025", "DD-027", "DD-028", "DD-031")
    example: ClassVar[str] = "trait perilous at Hell_Pit"

    trait: Annotated[words.CounterName, "which trait"]
    at: words.PlaceMaybe = ""
    off: Annotated[bool, "it is taken away"] = False


class Clue(Move):
    """A Clue counter is put on a space, or taken away."""

    rules: ClassVar[tuple[str, ...]] = ("DD-004", "DD-012", "DD-159", "DD-309")
    example: ClassVar[str] = "clue Graveyard"

    place: words.PlaceName
    off: Annotated[bool, "it is taken away"] = False


class Haunt(Move):
    """An Epic Monster counter is put on a space, or taken away."""

    rules: ClassVar[tuple[str, ...]] = ("DD-202", "DD-204")
    example: ClassVar[str] = "haunt Lord_Scrott Hell_Pit"

    epic: Annotated[str, Named(kind="monster", new=True), "which Epic"]
    place: Annotated[str, Named(kind="place"), "where"] = ""
    off: Annotated[bool, "it is taken away"] = False
