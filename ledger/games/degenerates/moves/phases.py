"""Phases, parties, stances and travel."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.degenerates.moves import words


class Next(Move):
    """Go on: to the next party, step, round of a fight or phase."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-121",
        "DD-122",
        "DD-124",
        "DD-126",
        "DD-127",
        "DD-128",
        "DD-130",
        "DD-168",
        "DD-203",
        "DD-223",
        "DD-236",
        "DD-242",
        "DD-261",
        "DD-269",
        "DD-273",
        "DD-285",
        "DD-319",
        "DD-320",
    )
    example: ClassVar[str] = "next"

    first: Annotated[tuple[str, ...], Named(kind="player"), "who goes before whom, where MRL ties"] = ()


class Stance(Move):
    """Choose a stance: bold or cautious on the map, assault or guard in a fight."""

    rules: ClassVar[tuple[str, ...]] = ("DD-123", "DD-127", "DD-219", "DD-246")
    example: ClassVar[str] = "stance bold"

    stance: Annotated[Literal["bold", "cautious", "assault", "guard"], "which one"]
    alone: Annotated[bool, "only you, since you leave the party"] = False


class Foot(Move):
    """Foot Travel: one step to an adjacent space."""

    rules: ClassVar[tuple[str, ...]] = ("DD-014", "DD-025", "DD-029", "DD-078", "DD-125", "DD-135", "DD-148")
    example: ClassVar[str] = "foot Graveyard"

    place: Annotated[str, Named(kind="place", near="step"), "which place"]
    with_: words.With = ()
    has: words.Has = ()


class March(Move):
    """Force March: over one Road or Explored Path to the Location beyond."""

    rules: ClassVar[tuple[str, ...]] = ("DD-016", "DD-026", "DD-113", "DD-136", "DD-137", "DD-138")
    example: ClassVar[str] = "march Pigskin_Port"

    place: Annotated[str, Named(kind="place", near="march"), "which place"]
    with_: words.With = ()
    has: words.Has = ()


class Endure(Move):
    """The CON Test after a Force March."""

    rules: ClassVar[tuple[str, ...]] = ("DD-087", "DD-094", "DD-137")
    example: ClassVar[str] = "endure 5 4"

    dice: words.Dice = ()
    using: words.Using = ""
    keep: words.Keep = ()


class Lake(Move):
    """Lake Port Travel: to any other Lake Port, free."""

    rules: ClassVar[tuple[str, ...]] = ("DD-021", "DD-139")
    example: ClassVar[str] = "lake Ghostgate"

    place: Annotated[str, Named(kind="place", near="lake-port"), "which place"]
    with_: words.With = ()
    has: words.Has = ()


class River(Move):
    """River Port Travel: to the next port downriver, 2 gold each."""

    rules: ClassVar[tuple[str, ...]] = ("DD-020", "DD-062", "DD-097", "DD-140", "DD-141")
    example: ClassVar[str] = "river East_Bridge Ana=4"

    place: Annotated[str, Named(kind="place", near="river-port"), "which place"]
    with_: words.With = ()
    pay: words.Pay = ()
    has: words.Has = ()


class Void(Move):
    """Void Travel: into the Maze, or with a Danger card out of it."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-077",
        "DD-142",
        "DD-143",
        "DD-144",
        "DD-145",
        "DD-146",
        "DD-147",
    )
    example: ClassVar[str] = "void Goblin_Fortress tester Ana 3 4 to Last_Chance"

    card: Annotated[str, Named(kind="danger", new=True), "on the way out: the Danger card"] = ""
    tester: Annotated[str, Named(kind="tester"), Lead(word="tester"), "who tries the MAG Test, or nobody"] = ""
    dice: words.Dice = ()
    to: Annotated[str, Named(kind="goal"), Lead(word="to"), "which Voidgate, or stay"] = ""
    raises: Annotated[str, Named(kind="place"), Lead(word="raises"), "the place that the card names"] = ""
    hand: Annotated[str, Named(kind="place"), Lead(word="hand"), "its Location for the Hand"] = ""
    with_: words.With = ()
    level: words.LevelMaybe = None
    region: words.RegionMaybe = None
    has: words.Has = ()


class Shock(Move):
    """Void Shock outside the Danger Phase: a Danger card is drawn for its value only."""

    rules: ClassVar[tuple[str, ...]] = ("DD-082", "DD-083")
    example: ClassVar[str] = "shock Fields"

    card: Annotated[str, Named(kind="danger", new=True), Drawn(), "the Danger card"]
    values: Annotated[tuple[tuple[str, int], ...], "its values, like outside=2"] = ()
    who_all: Annotated[tuple[str, ...], Named(kind="player"), Lead(word="with"), "who suffers it"] = ()
