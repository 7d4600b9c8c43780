"""The Danger Phase, the Doom Track, the Hand and Voidgates."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Between, Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.degenerates.moves import words


class Aim(Move):
    """Send an Epic Monster somewhere, as a mission says; no place takes its destination away."""

    rules: ClassVar[tuple[str, ...]] = ("DD-205",)
    example: ClassVar[str] = "aim Lord_Scrott party"

    epic: Annotated[str, Named(kind="epic", new=True), "which Epic"]
    goal: Annotated[str, Named(kind="goal"), "a place, an adventurer or party"] = ""


class Stalk(Move):
    """Move an Epic Monster one space, before Danger cards are drawn."""

    rules: ClassVar[tuple[str, ...]] = ("DD-205", "DD-206", "DD-207", "DD-208", "DD-209")
    example: ClassVar[str] = "stalk Lord_Scrott Graveyard"

    epic: Annotated[str, Named(kind="epic", new=True), "which Epic"]
    place: Annotated[str, Named(kind="place"), "where it goes"]


class Danger(Move):
    """Draw the Danger card of your party."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-036",
        "DD-037",
        "DD-052",
        "DD-066",
        "DD-081",
        "DD-126",
        "DD-169",
        "DD-170",
        "DD-171",
        "DD-172",
        "DD-173",
        "DD-174",
        "DD-175",
        "DD-315",
    )
    example: ClassVar[str] = "danger Foothills 6"

    card: Annotated[str, Named(kind="danger", new=True), Drawn(), "which card"]
    value: Annotated[int | None, Between(low=0, high=12), "the Danger Value for your space"] = None
    trait: Annotated[words.TraitName | None, "the trait whose value counts"] = None
    law: Annotated[bool | None, "whether it has the Law icon"] = None
    raises: Annotated[str, Named(kind="place"), Lead(word="raises"), "the place that it names"] = ""
    hand: Annotated[str, Named(kind="place"), Lead(word="hand"), "its Location for the Hand"] = ""
    level: words.LevelMaybe = None
    town: words.TownMaybe = None
    here: Annotated[int | None, Between(low=1, high=6), Lead(word="here"), "Danger Level of your own space"] = None
    region: words.RegionMaybe = None
    low: Annotated[int | None, Between(low=0, high=12), Lead(word="low"), "in the Maze: its lowest value"] = None


class Hunt(Move):
    """Declare who Hunts, before anyone rolls."""

    rules: ClassVar[tuple[str, ...]] = ("DD-176",)
    example: ClassVar[str] = "hunt Ana Ben"

    names: Annotated[tuple[str, ...], Named(kind="player"), "who; the whole party when left out"] = ()


class Stealth(Move):
    """Declare that the party sneaks: all must pass."""

    rules: ClassVar[tuple[str, ...]] = ("DD-177",)
    example: ClassVar[str] = "stealth"


class Spot(Move):
    """The PER Test of Hunt or Stealth."""

    rules: ClassVar[tuple[str, ...]] = ("DD-087", "DD-091", "DD-094", "DD-176", "DD-177")
    example: ClassVar[str] = "spot 4 3"

    dice: words.Dice = ()
    using: words.Using = ""
    keep: words.Keep = ()


class Compare(Move):
    """Compare the Danger Value with the level; type the icons of your column if they apply."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-025",
        "DD-028",
        "DD-046",
        "DD-075",
        "DD-176",
        "DD-178",
        "DD-179",
        "DD-180",
        "DD-181",
        "DD-182",
        "DD-183",
        "DD-184",
        "DD-193",
        "DD-309",
    )
    example: ClassVar[str] = "compare 3 encounter"

    monsters: Annotated[int | None, Between(low=0, high=12), "Monster icons"] = None
    encounter: Annotated[bool, "an Encounter icon"] = False
    epic: Annotated[bool, "an Epic icon"] = False
    stand: Annotated[bool, "the party need not lower the value, and does not"] = False
    anyway: Annotated[bool, "the mission lets the party fight whatever the value"] = False


class Prevent(Move):
    """Prevent the Doom advance: pay Luck together, as much as adventurers live."""

    rules: ClassVar[tuple[str, ...]] = ("DD-002", "DD-059")
    example: ClassVar[str] = "prevent Ana=2 Ben=1"

    pay: Annotated[tuple[tuple[str, int], ...], Named(kind="player"), "who pays how much Luck"]


class Advance(Move):
    """Let the Doom Track advance, or advance it because a card says so."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-052",
        "DD-053",
        "DD-054",
        "DD-055",
        "DD-056",
        "DD-057",
        "DD-058",
        "DD-064",
        "DD-065",
    )
    example: ClassVar[str] = "advance"

    place: Annotated[str, Named(kind="place"), "the space, where a card orders it"] = ""
    hand: Annotated[str, Named(kind="place"), Lead(word="hand"), "where the Hand goes, for a Territory"] = ""
    by: words.By = ""
    region: words.RegionMaybe = None


class Doom(Move):
    """Draw a Doom card: it is resolved if it lists the Hand's space; the lost may look at one more."""

    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("DD-005", "DD-054", "DD-058", "DD-061", "DD-062", "DD-063")
    example: ClassVar[str] = "doom Bubbling_Death"

    card: Annotated[str, Named(kind="doom", new=True), Drawn(), "which card"]
    fits: Annotated[bool | None, "whether it lists the Hand's space"] = None
    stays: Annotated[bool, "remains in play"] = False
    blocks: Annotated[tuple[str, ...], Named(kind="place"), Lead(word="blocks"), "River Ports that it closes"] = ()
    grants: words.Grants = ()
    region: words.RegionMaybe = None


class NoDoom(Move):
    """No Doom card lists the Hand's space."""

    verb: ClassVar[str] = "no-doom"
    rules: ClassVar[tuple[str, ...]] = ("DD-061", "DD-063")
    example: ClassVar[str] = "no-doom"


class Sign(Move):
    """Draw the Sign of Power."""

    rules: ClassVar[tuple[str, ...]] = ("DD-066",)
    example: ClassVar[str] = "sign Eclipse"

    card: Annotated[str, Named(kind="sign", new=True), Drawn(), "which card"]


class Dispel(Move):
    """Dispel the Hand or a Voidgate with a MAG Test."""

    rules: ClassVar[tuple[str, ...]] = (
        "DD-060",
        "DD-067",
        "DD-068",
        "DD-069",
        "DD-070",
        "DD-071",
        "DD-075",
        "DD-076",
        "DD-089",
    )
    example: ClassVar[str] = "dispel 2 4"

    dice: words.Dice = ()
    using: words.Using = ""
    keep: words.Keep = ()
    gate: Annotated[bool, "the Voidgate, where the Hand is too"] = False


class Gate(Move):
    """A Voidgate opens."""

    rules: ClassVar[tuple[str, ...]] = ("DD-053", "DD-072", "DD-073", "DD-074")
    example: ClassVar[str] = "gate Hell_Pit raise"

    place: words.PlaceName
    raise_: Annotated[bool, "the card raises the Danger Level too"] = False
    within: Annotated[str, Named(kind="territory"), Lead(word="within"), "the Territory that the card names"] = ""
    by: words.By = ""
    level: words.LevelMaybe = None
    region: words.RegionMaybe = None


class Raise(Move):
    """A card raises a Danger Level, or a Town Level."""

    rules: ClassVar[tuple[str, ...]] = ("DD-037", "DD-038", "DD-039", "DD-041", "DD-042", "DD-043", "DD-044", "DD-053")
    example: ClassVar[str] = "raise Hell_Pit by Plague"

    place: words.PlaceName
    steps: Annotated[int, Between(low=1, high=5), "steps"] = 1
    town: Annotated[bool, "the Town Level"] = False
    by: words.By = ""
    level: words.LevelMaybe = None


class Lower(Move):
    """A card lowers a Danger Level, or a Town Level."""

    rules: ClassVar[tuple[str, ...]] = ("DD-037", "DD-038", "DD-040", "DD-041", "DD-045", "DD-047")
    example: ClassVar[str] = "lower Hell_Pit"

    place: words.PlaceName
    steps: Annotated[int, Between(low=1, high=5), "steps"] = 1
    town: Annotated[bool, "the Town Level"] = False
    by: words.By = ""
    level: words.LevelMaybe = None
    has: words.Has = ()
