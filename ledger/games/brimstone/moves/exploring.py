"""Exploring: the mission, the Darkness, rooms, scavenging, travel and town."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Move
from ledger.games.brimstone.moves.words import CardName, Dice, From, HeroName, Money


class Mission(Move):
    """Begin a mission: the clues that it needs, and what success pays."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04",)
    example: ClassVar[str] = "mission Deposit clues=2 xp=25"

    name: CardName
    clues: Annotated[int, Between(low=0, high=9), "clues that it needs"] = 0
    xp: Annotated[int, Between(low=0, high=9999), "experience for each hero who succeeds"] = 0


class Clue(Move):
    """Find a clue."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04",)
    example: ClassVar[str] = "clue"

    room: Annotated[str, Named(kind="room", new=True), "where"] = ""


class MissionOver(Move):
    """End the mission; success pays its experience."""

    rules: ClassVar[tuple[str, ...]] = ("SB-XP-02",)
    example: ClassVar[str] = "mission-over success"

    how: Annotated[Literal["success", "failure"], "success or failure"]


class Darkness(Move):
    """Hold back the Darkness, or say how far it moves."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04", "SB-DET-02")
    example: ClassVar[str] = "darkness 3 5 held @ana"

    dice: Dice = ()
    steps: Annotated[int, Between(low=-9, high=9), Lead(word="steps"), "steps that it moves"] = 0
    held: Annotated[bool, "was held back"] = False


class Dread(Move):
    """Draw a Growing Dread card or a Darkness card, or let one go."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04",)
    example: ClassVar[str] = "dread Creeping_Cold"

    card: CardName
    dark: Annotated[bool, "is a Darkness card"] = False
    gone: Annotated[bool, "is over"] = False


class Reveal(Move):
    """Reveal a room."""

    rules: ClassVar[tuple[str, ...]] = ("SB-FGT-03",)
    example: ClassVar[str] = "reveal Bridge"

    room: Annotated[str, Named(kind="room", new=True), "which room"]
    by: Annotated[str, Named(kind="source", new=True), Lead(word="by"), "what allows it in a fight"] = ""


class Scavenge(Move):
    """Scavenge a room; successes are what the table counts."""

    rules: ClassVar[tuple[str, ...]] = ("SB-FGT-03", "SB-DET-02")
    example: ClassVar[str] = "scavenge Crossing 6 2 5 @ana"

    room: Annotated[str, Named(kind="room", new=True), "which room"]
    dice: Dice = ()
    successes: Annotated[int | None, Between(low=0, high=9), "dice that succeed"] = None
    by: Annotated[str, Named(kind="source", new=True), Lead(word="by"), "what allows it in a fight"] = ""
    over: Annotated[bool, "leaves nothing to scavenge there"] = False


class Lantern(Move):
    """Say who holds the lantern."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04",)
    example: ClassVar[str] = "lantern ana"

    hero: HeroName


class Travel(Move):
    """Travel to town, with the danger that was rolled there."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04", "SB-INV-01")
    example: ClassVar[str] = "travel Brimstone 4 2 danger=3 @ana"

    town: Annotated[str, Named(kind="town", new=True), "which town"]
    dice: Dice = ()
    danger: Annotated[int, Between(low=0, high=99), "danger level of the visit"] = 0


class Buy(Move):
    """Buy an item or a token in town, which is then to be taken, or a service."""

    rules: ClassVar[tuple[str, ...]] = ("SB-INV-01",)
    example: ClassVar[str] = "buy Hat 50 @ana"

    what: Annotated[str, Named(kind="thing", new=True), "what is bought"]
    gold: Money
    stones: Annotated[int, Between(low=0, high=99), "Dark Stone that it costs too"] = 0
    service: Annotated[bool, "is nothing that one carries"] = False
    source: From = ""


class Leave(Move):
    """Leave the town."""

    rules: ClassVar[tuple[str, ...]] = ("SB-POS-04",)
    example: ClassVar[str] = "leave"
