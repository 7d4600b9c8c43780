"""Combat, step by step."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.underquest.content.rows import Wielded
from ledger.games.underquest.moves import words


class Attack(Move):
    """Attack the enemy with two dice; grit is paid before they fall."""

    rules: ClassVar[tuple[str, ...]] = (
        "UQ-CBT-06",
        "UQ-CBT-07",
        "UQ-CBT-10",
        "UQ-CBT-11",
        "UQ-CBT-12",
        "UQ-CBT-13",
        "UQ-CBT-14",
        "UQ-CBT-15",
        "UQ-CBT-16",
        "UQ-CBT-21",
        "UQ-CBT-26",
        "UQ-MAG-03",
        "UQ-MAG-04",
        "UQ-MAG-05",
        "UQ-MAG-06",
        "UQ-XP-03",
        "UQ-COM-03",
    )
    example: ClassVar[str] = "attack 4 2 grit 2"

    dice: words.Dice = ()
    grit: Annotated[int, Between(low=0, high=20), Lead(word="grit"), "the price of an attack icon"] = 0
    plus: Annotated[tuple[tuple[str, int], ...], Named(kind="modifier", new=True), "cards that add, like Rage=2"] = ()
    defence: words.Defence = None
    weak: words.Weak = None
    uses: Annotated[Wielded | None, Lead(word="uses"), "agility, brawn, mind, or none for what is no weapon"] = None
    bonus: Annotated[int | None, Between(low=0, high=20), Lead(word="bonus"), "damage its weapon adds, if untyped"] = (
        None
    )


class EnemyAttack(Move):
    """The enemy attacks with two dice."""

    verb: ClassVar[str] = "enemy"
    rules: ClassVar[tuple[str, ...]] = (
        "UQ-CBT-06",
        "UQ-CBT-17",
        "UQ-CBT-18",
        "UQ-CBT-19",
        "UQ-CBT-20",
        "UQ-CBT-22",
        "UQ-COM-04",
        "UQ-XP-03",
    )
    example: ClassVar[str] = "enemy 3 6"

    dice: words.FoeDice = ()
    plus: Annotated[int, Between(low=-20, high=40), Lead(word="plus"), "damage that a special adds"] = 0
    stops: Annotated[int, Between(low=0, high=40), Lead(word="stops"), "damage that a further card stops"] = 0
    damage: Annotated[int | None, Between(low=0, high=20), Lead(word="damage"), "what its card prints, if untyped"] = (
        None
    )


class Harm(Move):
    """An item or a card hurts the enemy besides the attack of a turn."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-MAG-01", "UQ-MAG-03", "UQ-MAG-04", "UQ-MAG-06", "UQ-CBT-27")
    example: ClassVar[str] = "harm 3 fire by Torch"

    damage: Annotated[int, Between(low=0, high=99), "how much"]
    magic: words.MagicMaybe = None
    by: words.By = ""
    defence: words.Defence = None
    weak: words.Weak = None


class Pass(Move):
    """The adventurer lets a combat turn go by."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CBT-06", "UQ-CBT-07")
    example: ClassVar[str] = "pass"


class Bribe(Move):
    """Buy the enemy off before the first attack."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CBT-22", "UQ-CBT-23", "UQ-TRK-06", "UQ-ABO-07")
    example: ClassVar[str] = "bribe Loose_Pearls Amethyst"

    trinkets: words.Trinkets = ()
    gains: words.Numbers = ()
    ingredients: Annotated[
        tuple[str, ...], Named(kind="ingredient", new=True), Lead(word="ingredients"), "ingredients that pay"
    ] = ()


class Flee(Move):
    """Run away, where a card allows it."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-CBT-01",)
    example: ClassVar[str] = "flee by Smoke_Bomb"

    by: words.By = ""


class ClaimTreasure(Move):
    """Take one of the two treasures that the Level Tracker offers; cards follow with their own moves."""

    verb: ClassVar[str] = "claim"
    rules: ClassVar[tuple[str, ...]] = ("UQ-CBT-24", "UQ-ABO-07")
    example: ClassVar[str] = "claim gold=2"

    gains: words.Numbers = ()
    cards: Annotated[tuple[str, ...], Named(kind="bonus", new=True), Lead(word="cards"), "decks drawn from"] = ()
