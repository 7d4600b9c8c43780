"""The Campsite, the Archangel, the Rewards deck, and companions."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.moves import words


class Reward(Move):
    """Take a card from the Rewards deck, as the game names it: an item, or a companion who joins."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-RWD-01", "UQ-RWD-02", "UQ-RWD-03", "UQ-SET-03")
    example: ClassVar[str] = "reward Ice_Wand item 1"

    card: Annotated[str, Named(kind="reward", new=True), "which card"]
    item: Annotated[bool | None, "whether it is an item; if not, it is a companion"] = None
    weight: words.Weight = None
    morale: Annotated[int | None, Between(low=1, high=6), Lead(word="morale"), "the die of a companion"] = None
    swap: Annotated[bool, "instead of the companion you have"] = False


class GainCompanion(Move):
    """A companion joins; with a companion already, `swap` sends that one away."""

    verb: ClassVar[str] = "companion"
    rules: ClassVar[tuple[str, ...]] = ("UQ-COM-01", "UQ-COM-02", "UQ-COM-05", "UQ-COM-07", "UQ-RWD-03")
    example: ClassVar[str] = "companion Borko 3 swap by quest"

    name: Annotated[str, Named(kind="companion", new=True), "who joins"]
    morale: Annotated[int | None, Between(low=1, high=6), "the value of its die"] = None
    swap: Annotated[bool, "instead of the companion you have"] = False
    by: Annotated[
        str, Named(kind="bringer", new=True), Lead(word="by"), "quest, encounter, reward or the card that says so"
    ] = ""


class Cheer(Move):
    """Raise the companion's morale by 1 for what its card asks."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-COM-09", "UQ-TRK-06", "UQ-TRK-05")
    example: ClassVar[str] = "cheer Loose_Pearls"

    cards: Annotated[tuple[str, ...], Named(kind="loose-card"), "trinkets or ingredients that pay"] = ()
    price: words.Price = ()


class Dismiss(Move):
    """The companion leaves, as a card says."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-COM-08",)
    example: ClassVar[str] = "dismiss by Bridge"

    by: words.By = ""


class Archangel(Move):
    """The Archangel heals the good and hurts the wicked by that much."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-23", "UQ-MOR-02")
    example: ClassVar[str] = "archangel 4"

    amount: Annotated[int, Between(low=0, high=99), "health"]


class Camp(Move):
    """Act at the Campsite; with Wizardry, a ration may make one incantation ready instead."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-24", "UQ-INC-08")
    example: ClassVar[str] = "camp Faith"

    incantation: Annotated[str, Named(kind="held-incantation"), "which incantation; else what the action gives"] = ""
    gains: words.Numbers = ()
