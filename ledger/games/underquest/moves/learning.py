"""Skills and incantations."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.content.rows import Magic
from ledger.games.underquest.moves import words


class Learn(Move):
    """Learn a skill with experience, between turns."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-XP-04", "UQ-XP-05", "UQ-XP-06", "UQ-XP-07", "UQ-INC-03", "UQ-LVL-10")
    example: ClassVar[str] = "learn Counterstrike agility after Nimble"

    skill: Annotated[str, Named(kind="skill", new=True, likely=True), "which skill"]
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
    magic: Annotated[Magic | None, "fire, ice or holy; else its school"] = None
    choice: Annotated[int | None, Between(low=1, high=2), Lead(word="option"), "which of its two options"] = None
    defence: words.Defence = None
    weak: words.Weak = None


class Reactivate(Move):
    """A card makes a spent incantation ready again."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INC-08",)
    example: ClassVar[str] = "reactivate Spark by Sortab"

    name: Annotated[str, Named(kind="held-incantation"), "which incantation"]
    by: words.By = ""
