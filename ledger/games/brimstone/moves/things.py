"""What heroes carry: side bag, items, hands, clothing."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.brimstone.moves.words import Apart, Dice, From, Gives, ItemName, Sides, TokenName


class Bag(Move):
    """Put a token into the side bag."""

    rules: ClassVar[tuple[str, ...]] = ("SB-BAG-02", "SB-BAG-08", "SB-BAG-09")
    example: ClassVar[str] = "bag Dynamite @ana"

    thing: TokenName
    source: From = ""


class Apply(Move):
    """Use a token of the side bag: Bandages, Whiskey, a Tonic, a potion."""

    rules: ClassVar[tuple[str, ...]] = ("SB-BAG-01", "SB-BAG-03", "SB-BAG-04", "SB-BAG-05", "SB-BAG-06", "SB-BAG-07")
    example: ClassVar[str] = "apply Bandages 4 to Ana @ben"

    thing: Annotated[str, Named(kind="bagged-token"), "which token"]
    dice: Dice = ()
    to: Annotated[str, Named(kind="hero"), Lead(word="to"), "whom it helps; the user without"] = ""
    skill: Annotated[str, Named(kind="value", new=True), Lead(word="skill"), "the skill that a potion lifts"] = ""
    apart: Apart = False


class PickUp(Move):
    """Take an item, with what is printed on it."""

    rules: ClassVar[tuple[str, ...]] = ("SB-CAR-01", "SB-CAR-02", "SB-INV-03")
    example: ClassVar[str] = "pick-up Pistol hands=1 range=6 shots=2 @ana"

    item: Annotated[str, Named(kind="thing", new=True), "its name"]
    weight: Annotated[int, Between(low=0, high=99), "its weight"] = 1
    hands: Annotated[int, Between(low=0, high=2), "hands that it takes"] = 0
    keyword: Annotated[str, Named(kind="keyword", new=True), "keyword that its user needs"] = ""
    clothing: Annotated[str, Named(kind="slot", new=True), "clothing slot that it fills"] = ""
    artefact: Annotated[bool, "is an artefact"] = False
    range: Annotated[int, Between(low=0, high=99), "spaces that it shoots"] = 0
    shots: Annotated[int, Between(low=0, high=99), "dice that it shoots with"] = 0
    die: Sides = 6
    damage: Annotated[int, Between(low=2, high=20), "sides of its damage dice"] = 6
    crit: Annotated[int, Between(low=0, high=20), "lowest die that is critical; 0 for the hero's"] = 0
    gives: Gives = ()


class Drop(Move):
    """Drop an item."""

    rules: ClassVar[tuple[str, ...]] = ("SB-CAR-03",)
    example: ClassVar[str] = "drop Rope @ana"

    item: ItemName


class Hold(Move):
    """Assign the hands: what is in use in this turn. A reason that names one rule lifts that rule alone."""

    rules: ClassVar[tuple[str, ...]] = ("SB-HND-01", "SB-HND-02", "SB-HND-03", "SB-HND-05", "SB-KEY-01")
    example: ClassVar[str] = "hold Pistol Knife @ana"

    items: Annotated[tuple[str, ...], Named(kind="item"), "items in the hands; none empties them"] = ()


class Wear(Move):
    """Put a piece of clothing on."""

    rules: ClassVar[tuple[str, ...]] = ("SB-CLO-01", "SB-CLO-02", "SB-KEY-01")
    example: ClassVar[str] = "wear Duster @ana"

    item: ItemName


class TakeOff(Move):
    """Take a piece of clothing off; it is carried on."""

    rules: ClassVar[tuple[str, ...]] = ("SB-CLO-02",)
    example: ClassVar[str] = "take-off Duster @ana"

    item: ItemName
