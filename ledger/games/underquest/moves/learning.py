"""Skills, incantations, potions, and the reward of a victory."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.moves import words


class Learn(Move):
    """Learn a skill with experience, between turns."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-XP-04", "UQ-XP-05", "UQ-XP-06", "UQ-XP-07", "UQ-INC-03", "UQ-LVL-10")
    example: ClassVar[str] = "learn Counterstrike agility after Nimble"

    skill: Annotated[str, Named(kind="skill", new=True), "which skill"]
    stat: words.StatMaybe = None
    requires: Annotated[str, Named(kind="skill", new=True), Lead(word="after"), "the skill it requires"] = ""


class GainIncantation(Move):
    """Gain an incantation."""

    verb: ClassVar[str] = "incantation"
    rules: ClassVar[tuple[str, ...]] = ("UQ-INC-01", "UQ-INC-02", "UQ-INC-03")
    example: ClassVar[str] = "incantation Spark 1"

    name: Annotated[str, Named(kind="incantation", new=True), Drawn(), "which incantation"]
    level: Annotated[int | None, Between(low=1, high=9), "its level"] = None
    by: words.By = ""


class CastIncantation(Move):
    """Cast an incantation: its level in grit, and what it does; in combat it is the action of the turn."""

    verb: ClassVar[str] = "cast"
    rules: ClassVar[tuple[str, ...]] = ("UQ-INC-04", "UQ-INC-06", "UQ-INC-07", "UQ-INC-09", "UQ-INC-10", "UQ-CBT-07")
    example: ClassVar[str] = "cast Faith curses=-1"

    name: Annotated[str, Named(kind="held-incantation"), "which incantation"]
    gains: words.Numbers = ()
    damage: Annotated[int | None, Between(low=0, high=99), Lead(word="deals"), "damage to the enemy"] = None
    magic: words.MagicMaybe = None
    choice: Annotated[int | None, Between(low=1, high=2), Lead(word="option"), "which of its two options"] = None


class Reactivate(Move):
    """A card makes a spent incantation ready again."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INC-08",)
    example: ClassVar[str] = "reactivate Spark by Sortab"

    name: Annotated[str, Named(kind="held-incantation"), "which incantation"]
    by: words.By = ""


class Craft(Move):
    """Craft a potion of two ingredients: the row that works, the spaces shifted, the die."""

    rules: ClassVar[tuple[str, ...]] = (
        "UQ-POT-01",
        "UQ-POT-03",
        "UQ-POT-04",
        "UQ-POT-05",
        "UQ-POT-06",
        "UQ-POT-07",
        "UQ-POT-08",
        "UQ-POT-09",
        "UQ-POT-10",
        "UQ-POT-11",
        "UQ-POT-12",
        "UQ-POT-13",
    )
    example: ClassVar[str] = "craft Dusk_Beetle Fresh_Blood 4 heart=4 hard 5"

    one: Annotated[str, Named(kind="ingredient", new=True), "one ingredient"]
    other: Annotated[str, Named(kind="ingredient", new=True), "the other"] = ""
    die: words.Die = ()
    row: Annotated[int | None, Between(low=1, high=9), Lead(word="row"), "row of the first card that works"] = None
    slide: Annotated[int, Between(low=-9, high=9), Lead(word="slide"), "spaces the other card is moved down"] = 0
    makes: Annotated[tuple[tuple[str, int], ...], Named(kind="icon"), "icons of the row together, like heart=4"] = ()
    hard: Annotated[int | None, Between(low=0, high=40), Lead(word="hard"), "stars of both cards together"] = None


class Exquisite(Move):
    """Take one reward of an exquisite potion, from either card, or from none."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-POT-10",)
    example: ClassVar[str] = "exquisite Ghost_Cap gold=1"

    card: Annotated[str, Named(kind="ingredient-or-none", new=True), "from which card, or none"]
    gains: words.Numbers = ()


class Risk(Move):
    """Suffer the risk of one of the two cards, picked at random."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-POT-11",)
    example: ClassVar[str] = "risk Wyrm_Tooth poison=1"

    card: Annotated[str, Named(kind="ingredient", new=True), Drawn(), "which card it fell on"]
    gains: words.Numbers = ()


class Spoils(Move):
    """Choose the reward of a victory: goods, or a point of a stat."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-END-03", "UQ-END-04")
    example: ClassVar[str] = "spoils Ring"

    treasure: Annotated[str, Named(kind="treasure", new=True), Drawn(), "goods: the treasure"] = ""
    weight: Annotated[int | None, Between(low=0, high=99), "its weight"] = None
    ingredients: Annotated[tuple[str, ...], Named(kind="ingredient", new=True), Lead(word="and"), "their names"] = ()
    raise_: Annotated[str, Named(kind="stat"), Lead(word="raise"), "instead: a point of this stat"] = ""
