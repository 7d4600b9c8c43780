"""The Encounter Phase: what is drawn, the Law, Encounters."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Drawn, Lead, Named, Rest
from ledger.core.model import Move
from ledger.games.degenerates.moves import words


class Encounter(Move):
    """Draw the Encounter card of your party, or resolve one that a mission names."""

    rules: ClassVar[tuple[str, ...]] = ("DD-180", "DD-184", "DD-185", "DD-186", "DD-187", "DD-214")
    example: ClassVar[str] = "encounter Organ_Grinder"

    card: Annotated[str, Named(kind="encounter", new=True), Drawn(), "which card"]
    now: Annotated[bool, "it says Resolve Immediately"] = False
    mission: Annotated[bool, "a mission or Clue orders it"] = False
    half: Annotated[words.TraitName | None, Lead(word="half"), "the trait of the half that counts"] = None


class Monster(Move):
    """Draw monsters of the deck that is due."""

    rules: ClassVar[tuple[str, ...]] = ("DD-131", "DD-184", "DD-185", "DD-193", "DD-198")
    example: ClassVar[str] = "monster Megarat Vermus_Guard"

    cards: Annotated[tuple[str, ...], Named(kind="monster", new=True), Drawn(), "which cards"]
    from_: words.DeckName = ""


class EpicMonster(Move):
    """Draw an Epic Monster; one without a Lair here is discarded."""

    verb: ClassVar[str] = "epic"
    rules: ClassVar[tuple[str, ...]] = ("DD-192", "DD-193", "DD-201")
    example: ClassVar[str] = "epic Queen_of_the_Rats"

    card: Annotated[str, Named(kind="monster", new=True), Drawn(), "which card"]
    unfit: Annotated[bool, "its Lair is elsewhere"] = False
    lairs: Annotated[tuple[str, ...], Lead(word="lairs"), "its Lairs"] = ()


class Bribe(Move):
    """Bribe the Law with a MRL Test and gold."""

    rules: ClassVar[tuple[str, ...]] = ("DD-048", "DD-050", "DD-194", "DD-195")
    example: ClassVar[str] = "bribe 4 3 Ana=5 Ben=2"

    dice: words.Dice = ()
    pay: words.Pay = ()
    unpaid: Annotated[bool, "the party does not pay after all"] = False
    using: words.Using = ""
    keep: words.Keep = ()


class Surrender(Move):
    """Surrender to the Law: the mission ends."""

    rules: ClassVar[tuple[str, ...]] = ("DD-002", "DD-196")
    example: ClassVar[str] = "surrender"


class Capture(Move):
    """Write down what the Mission Book makes of a capture."""

    rules: ClassVar[tuple[str, ...]] = ("DD-197", "DD-307")
    example: ClassVar[str] = "capture ends all go to prison"

    ends: Annotated[bool, "the mission ends"] = False
    text: Annotated[str, Rest(), "what happens"] = ""


class BeginFight(Move):
    """Begin the fight; card names add monsters by another effect."""

    verb: ClassVar[str] = "fight"
    rules: ClassVar[tuple[str, ...]] = ("DD-120", "DD-189", "DD-211", "DD-241", "DD-243", "DD-244", "DD-324")
    example: ClassVar[str] = "fight"

    foes: Annotated[tuple[str, ...], Named(kind="monster", new=True), "monsters beside those drawn"] = ()
    from_: words.DeckName = ""


class ResolveEncounter(Move):
    """Resolve the Encounter that waits: say the option that was chosen."""

    verb: ClassVar[str] = "resolve"
    rules: ClassVar[tuple[str, ...]] = ("DD-186", "DD-188", "DD-189", "DD-190")
    example: ClassVar[str] = "resolve approach"

    choice: Annotated[str, Named(kind="choice", new=True), "approach, ignore, fight, or the card's own word"] = ""
    slain: Annotated[bool, "the mission destroys it without a fight"] = False
    kept: Annotated[bool, "it says that the card stays in play"] = False
    each: Annotated[bool, "everybody chooses: that is the choice of one"] = False


class Fulfil(Move):
    """The Objective is met: the mission is done."""

    rules: ClassVar[tuple[str, ...]] = ("DD-129", "DD-296")
    example: ClassVar[str] = "fulfil the egg is delivered"

    reward: Annotated[str, Rest(), "the reward"] = ""


class Choose(Move):
    """Choose the next mission of the path, and the faction that it serves."""

    rules: ClassVar[tuple[str, ...]] = ("DD-296", "DD-299")
    example: ClassVar[str] = "choose Start_a_War faction Goblins"

    mission: Annotated[str, Named(kind="mission", new=True), "which mission"]
    faction: Annotated[str, Lead(word="faction"), "which faction"] = ""


class PackUp(Move):
    """Put the game away and end the sitting: counters on Paths and Roads are lost; session end leaves it standing."""

    verb: ClassVar[str] = "pack-up"
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ("DD-299", "DD-300", "DD-301", "DD-302", "DD-303")
    example: ClassVar[str] = "pack-up"
