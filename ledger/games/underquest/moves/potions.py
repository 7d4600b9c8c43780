"""Potions."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.moves import words


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

    one: Annotated[str, Named(kind="ingredient", new=True, likely=True), "one ingredient"]
    other: Annotated[str, Named(kind="ingredient", new=True, likely=True), "the other"] = ""
    die: words.Die = ()
    row: Annotated[int | None, Between(low=1, high=9), Lead(word="row"), "row of the first card that works"] = None
    slide: Annotated[int, Between(low=-9, high=9), Lead(word="slide"), "spaces the other card is moved down"] = 0
    makes: Annotated[tuple[tuple[str, int], ...], Named(kind="icon"), "icons of the row together, like heart=4"] = ()
    hard: Annotated[int | None, Between(low=0, high=40), Lead(word="hard"), "stars of both cards together"] = None


class Exquisite(Move):
    """Take one reward of an exquisite potion, from either card, or from none."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-POT-10",)
    example: ClassVar[str] = "exquisite Ghost_Cap gold=1"

    card: Annotated[str, Named(kind="ingredient-or-none", new=True, likely=True), "from which card, or none"]
    gains: words.Numbers = ()


class Risk(Move):
    """Suffer the risk of one of the two cards, picked at random."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-POT-11",)
    example: ClassVar[str] = "risk Wyrm_Tooth poison=1"

    card: Annotated[str, Named(kind="ingredient", new=True, likely=True), Drawn(), "which card it fell on"] = ""
    gains: words.Numbers = ()
