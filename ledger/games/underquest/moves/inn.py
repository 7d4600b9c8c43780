"""The people of the inn, and the reward of a victory."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.moves import words


class BuyRations(Move):
    """Buy rations at the inn: 1 gold or 1 trinket each."""

    verb: ClassVar[str] = "rations"
    rules: ClassVar[tuple[str, ...]] = ("UQ-INN-06",)
    example: ClassVar[str] = "rations gold 1 with Amethyst"

    gold: Annotated[int, Between(low=0, high=99), Lead(word="gold", spare=True), "gold that pays"] = 0
    trinkets: words.WithTrinkets = ()


class Sell(Move):
    """Sell treasures, trappings or pairs of ingredients to Kaln."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INN-05",)
    example: ClassVar[str] = "sell Ring"

    cards: Annotated[tuple[str, ...], Named(kind="owned-card"), "items, or ingredients two by two"]


class Scarla(Move):
    """Pay Scarla to remove curses, and a scourge."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-INN-04",)
    example: ClassVar[str] = "scarla 2 scourge Frailty"

    curses: Annotated[int, Between(low=0, high=20), "how many curses"] = 0
    scourge: Annotated[str, Named(kind="held-scourge"), Lead(word="scourge"), "which scourge"] = ""


class Spoils(Move):
    """Choose the reward of a victory: goods, or a point of a stat."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-END-03", "UQ-END-04", "UQ-ITM-05", "UQ-ITM-06")
    example: ClassVar[str] = "spoils Ring"

    treasure: Annotated[str, Named(kind="treasure", new=True), Drawn(), "goods: the treasure"] = ""
    is_: words.SortMaybe = None
    weight: words.Weight = None
    ingredients: Annotated[tuple[str, ...], Named(kind="ingredient", new=True), Lead(word="and"), "their names"] = ()
    raise_: Annotated[str, Named(kind="stat"), Lead(word="raise"), "instead: a point of this stat"] = ""
