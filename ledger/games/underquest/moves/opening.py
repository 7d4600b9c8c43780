"""The opening of a fight: the enemy, its abominations, who acts first."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Faces, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.moves import words
from ledger.games.underquest.state.fights import By


class BeginFight(Move):
    """An enemy comes: its card, and the abominations that the dungeon card adds."""

    verb: ClassVar[str] = "fight"
    rules: ClassVar[tuple[str, ...]] = (
        "UQ-LVL-25",
        "UQ-LVL-26",
        "UQ-CBT-02",
        "UQ-CBT-03",
        "UQ-CBT-05",
        "UQ-ITM-05",
        "UQ-QST-07",
        "UQ-QST-08",
        "UQ-ABO-01",
        "UQ-ABO-02",
        "UQ-ABO-03",
        "UQ-ABO-04",
        "UQ-ABO-05",
        "UQ-ABO-06",
    )
    example: ClassVar[str] = "fight Skeleton prefix Stout hp 4"

    enemy: Annotated[str, Named(kind="enemy", new=True), Drawn(), "which enemy"]
    as_: Annotated[By | None, Lead(word="as"), "what brought it, where the open card does not say"] = None
    prefix: Annotated[str, Named(kind="abomination", new=True), Drawn(), Lead(word="prefix"), "first abomination"] = ""
    suffix: Annotated[str, Named(kind="abomination", new=True), Drawn(), Lead(word="suffix"), "second abomination"] = ""
    hp: Annotated[tuple[str, ...], Faces(), Lead(word="hp"), "dice of health that an abomination adds"] = ()
    health: Annotated[
        int | None, Between(low=1, high=99), Lead(word="health", spare=True), "health on its card, if untyped"
    ] = None
    damage: Annotated[int | None, Between(low=0, high=20), Lead(word="damage", spare=True), "damage on its card"] = None
    defence: Annotated[int | None, Between(low=0, high=20), Lead(word="defence", spare=True), "its defence"] = None
    initiative: Annotated[
        int | None, Between(low=0, high=20), Lead(word="initiative", spare=True), "initiative on its card"
    ] = None
    xp: Annotated[int | None, Between(low=0, high=20), Lead(word="xp", spare=True), "its experience"] = None
    weak: words.Weak = None


class RollInitiative(Move):
    """Roll for initiative: a die and Agility."""

    verb: ClassVar[str] = "initiative"
    rules: ClassVar[tuple[str, ...]] = ("UQ-CBT-04", "UQ-CBT-05", "UQ-XP-02")
    example: ClassVar[str] = "initiative 4"

    die: words.Die = ()
