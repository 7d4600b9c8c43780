"""Loot, the bag, Gear, the Inventory, Skill Trees."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from ledger.core.fields import Between, Drawn, Faces, Lead, Named
from ledger.core.model import Move
from ledger.games.torgue.content.rows import Effect, LootKind
from ledger.games.torgue.moves import words
from ledger.games.torgue.state.tokens import TokenWord

Cured: TypeAlias = Literal[TokenWord, Effect]
"""What a point of Health may be used for."""


class DrawLoot(Move):
    """Say which Loot token came out of the bag, and what its back shows."""

    verb: ClassVar[str] = "loot"
    rules: ClassVar[tuple[str, ...]] = (
        "TB-066",
        "TB-067",
        "TB-068",
        "TB-069",
        "TB-076",
        "TB-077",
        "TB-078",
        "TB-081",
        "TB-082",
        "TB-083",
        "TB-084",
        "TB-193",
        "TB-243",
        "TB-257",
    )
    example: ClassVar[str] = "loot ammo resale 100"

    kind: Annotated[LootKind, "which kind"]
    back: words.BackMaybe = None
    worth: words.Worth = 0
    dice: Annotated[tuple[str, ...], Faces(), Lead(word="plus"), "the die of a Loot Puppet"] = ()
    to: words.ToHunter = ""
    last: Annotated[bool, "it was the last one of a bag that nobody counted"] = False


class Spend(Move):
    """Use a Loot token of your card: at any time, without an action."""

    rules: ClassVar[tuple[str, ...]] = (
        "TB-070",
        "TB-071",
        "TB-072",
        "TB-073",
        "TB-074",
        "TB-079",
        "TB-080",
        "TB-087",
        "TB-122",
        "TB-228",
    )
    example: ClassVar[str] = "spend health heal a b off cryo"

    kind: Annotated[LootKind, "which kind"]
    heal: Annotated[tuple[Cured, ...], Lead(word="heal"), "tokens that turn back, or elemental tokens that go"] = ()
    off: Annotated[tuple[Effect, ...], Lead(word="off"), "elemental tokens that are removed"] = ()
    out: Annotated[str, Named(kind="gear"), Lead(word="out"), "the equipped weapon"] = ""
    in_: Annotated[str, Named(kind="gear"), Lead(word="in"), "the weapon of the Inventory"] = ""
    card: Annotated[str, Named(kind="gear", new=True), Drawn(), Lead(word="card"), "the card that was drawn"] = ""
    back: words.BackMaybe = None
    worth: words.Worth = 0


class Keep(Move):
    """Say where a drawn card goes: equipped, into the Inventory, or away."""

    rules: ClassVar[tuple[str, ...]] = ("TB-079", "TB-093", "TB-094", "TB-095", "TB-096")
    example: ClassVar[str] = "keep Hyperion stored over Jakobs"

    card: words.GearName
    where: Annotated[Literal["worn", "stored", "away"], "worn, stored or away"]
    over: Annotated[str, Named(kind="gear"), Lead(word="over"), "the card that is discarded for it"] = ""


class Discard(Move):
    """Discard a card of Gear: it is shuffled into its deck."""

    rules: ClassVar[tuple[str, ...]] = ("TB-094", "TB-095", "TB-114")
    example: ClassVar[str] = "discard Hyperion"

    card: Annotated[str, Named(kind="gear"), "which card"]


class Equip(Move):
    """Equip or store a card, in the set-up or between games; or by an effect, with the reason."""

    rules: ClassVar[tuple[str, ...]] = ("TB-093", "TB-096", "TB-097", "TB-107", "TB-115", "TB-214")
    example: ClassVar[str] = "equip Hyperion"

    card: words.GearName
    stored: Annotated[bool, "into the Inventory"] = False


class Get(Move):
    """Get a Loot token or Cash by an effect; a card of Gear comes with `equip`."""

    rules: ClassVar[tuple[str, ...]] = ("TB-001", "TB-075", "TB-087")
    example: ClassVar[str] = "get cash because the card says so"

    what: Annotated[LootKind, "which Loot token"]
    back: words.BackMaybe = None
    worth: words.Worth = 0


class LevelUp(Move):
    """Fill a slot of the Skill Tree with a level."""

    verb: ClassVar[str] = "fill"
    rules: ClassVar[tuple[str, ...]] = ("TB-076", "TB-130", "TB-131", "TB-132", "TB-133")
    example: ClassVar[str] = "fill t1.1"

    slot: Annotated[str, Named(kind="slot", new=True), "which slot, tier and number: t1.1"]
    gives: Annotated[str, Lead(word="gives"), "what it gives, like ranged+1"] = ""


class GainLevels(Move):
    """All Vault Hunters gain levels: awarded by the scenario, or by an effect."""

    verb: ClassVar[str] = "levels"
    rules: ClassVar[tuple[str, ...]] = ("TB-132", "TB-215", "TB-219")
    example: ClassVar[str] = "levels 1"

    count: Annotated[int, Between(low=1, high=9), "how many"] = 1


class Respec(Move):
    """Move all levels to another tree, or rearrange them."""

    rules: ClassVar[tuple[str, ...]] = ("TB-216",)
    example: ClassVar[str] = "respec Gun_Lust slots t1.1 t2.1"

    tree: Annotated[str, Named(kind="tree", new=True), "which tree"]
    slots: Annotated[tuple[str, ...], Named(kind="slot", new=True), Lead(word="slots"), "the slots, in order"] = ()
