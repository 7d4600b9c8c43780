"""The moves of every table; a game decides `found`, `cards`, `place`, `remove` and `give` itself."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Faces, Lead, Named, Notation, Rest
from ledger.core.model import Aside, Move


class Found(Move):
    """Found a campaign: the players in seating order, and the options."""

    typed: ClassVar[bool] = False
    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    example: ClassVar[str] = "found Ana Ben"

    players: Annotated[tuple[str, ...], Named(kind="player", new=True), "players, clockwise"]
    options: Annotated[tuple[tuple[str, str], ...], "options that differ from their default"] = ()


class Take(Move):
    """Take a pack: what it teaches follows in the same line."""

    typed: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    example: ClassVar[str] = "take base 1 0a1b2c3d"

    pack: Annotated[str, Named(kind="pack", new=True), "name of the pack"]
    edition: Annotated[str, Named(kind="edition", new=True), "its version"]
    hash: Annotated[str, Named(kind="hash", new=True), "short hash of its file"]


class Reopen(Move):
    """Begin in the middle: all that a filled-in sheet says."""

    typed: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    example: ClassVar[str] = "reopen winter.toml 0a1b2c3d {}"

    source: Annotated[str, Named(kind="sheet", new=True), "name of the file"]
    hash: Annotated[str, Named(kind="hash", new=True), "short hash of the file"]
    sheet: Annotated[str, Rest(), "what it says, as JSON"]


class Cards(Move):
    """List all cards of a deck, each with its number; the program can then tell the odds, and draw."""

    teaches: ClassVar[bool] = True
    aside: ClassVar[Aside] = "before"
    example: ClassVar[str] = "cards items-1 Axe=2 Bow=1"

    deck: Annotated[str, Named(kind="pile"), "which deck"]
    cards: Annotated[
        tuple[tuple[str, int], ...], Named(kind="card", new=True), Between(low=1, high=99), "every card and its number"
    ]


class Note(Move):
    """Write something down in the journal."""

    also: ClassVar[tuple[str, ...]] = ("n",)
    plays: ClassVar[bool] = False
    aside: ClassVar[Aside] = "after"
    example: ClassVar[str] = "note the door was locked"

    text: Annotated[str, Rest(), "what to remember"]


class Session(Move):
    """Open or end a sitting; a move opens one by itself."""

    sits: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    aside: ClassVar[Aside] = "after"
    example: ClassVar[str] = "session end"

    what: Annotated[Literal["open", "end"], "open or end"]


class Act(Move):
    """Say who acts, until a line names another with @."""

    plays: ClassVar[bool] = False
    aside: ClassVar[Aside] = "after"
    example: ClassVar[str] = "act Ana"

    name: Annotated[str, Named(kind="player"), "who acts from now on"]


class Roll(Move):
    """Roll dice; type the faces, or let the program throw them in app mode."""

    also: ClassVar[tuple[str, ...]] = ("r",)
    plays: ClassVar[bool] = False
    example: ClassVar[str] = "roll 2d6 4 1"

    dice: Annotated[str, Notation(), "how many of what, like 2d6"]
    faces: Annotated[tuple[str, ...], Faces(), "what they show; again is 5:2, _ is thrown by the program"] = ()


class SetOption(Move):
    """Settle an option of the game."""

    verb: ClassVar[str] = "option"
    plays: ClassVar[bool] = False
    aside: ClassVar[Aside] = "before"
    example: ClassVar[str] = "option dice app"

    name: Annotated[str, Named(kind="option"), "which option"]
    value: Annotated[str, Named(kind="option-value", new=True), "its new value"]


class Waive(Move):
    """Let go of an answer that is owed."""

    plays: ClassVar[bool] = False
    example: ClassVar[str] = "waive because the card was lost"


class Gain(Move):
    """Add to a number by hand, with the reason."""

    example: ClassVar[str] = "gain fame 2 @ana because the card says so"

    what: Annotated[str, Named(kind="number"), "which number"]
    by: Annotated[int, Between(low=0, high=9999), "how much"]


class Lose(Move):
    """Take from a number by hand, with the reason."""

    example: ClassVar[str] = "lose fate 1 because the card says so"

    what: Annotated[str, Named(kind="number"), "which number"]
    by: Annotated[int, Between(low=0, high=9999), "how much"]


class Set(Move):
    """Set a number by hand to what lies on the table, with the reason."""

    example: ClassVar[str] = "set fate 12 because we miscounted"

    what: Annotated[str, Named(kind="number"), "which number"]
    to: Annotated[int, Between(low=-9999, high=9999), "its value on the table"]


class Count(Move):
    """Say what a number is on the table; where the log gives another, it stays open until somebody explains it."""

    also: ClassVar[tuple[str, ...]] = ("counted",)
    plays: ClassVar[bool] = False
    aside: ClassVar[Aside] = "after"
    example: ClassVar[str] = "count fate 12"

    what: Annotated[str, Named(kind="number"), "which number"]
    value: Annotated[int, Between(low=-9999, high=9999), "what lies on the table"]


class Explain(Move):
    """Say why a number was not what the log gave; what would have followed from it follows now."""

    plays: ClassVar[bool] = False
    aside: ClassVar[Aside] = "after"
    example: ClassVar[str] = "explain fate because we forgot a Curse"

    what: Annotated[str, Named(kind="number"), "which number"]


class Place(Move):
    """Put a card or token somewhere by hand, with the reason."""

    example: ClassVar[str] = "place Sword at hand because we forgot it"

    thing: Annotated[str, Named(kind="thing", new=True), "which card or token"]
    at: Annotated[str, Named(kind="spot"), Lead(word="at"), "where it goes"]


class Remove(Move):
    """Take a card or token away by hand, with the reason."""

    example: ClassVar[str] = "remove Sword from hand because a thief took it"

    thing: Annotated[str, Named(kind="thing"), "which card or token"]
    from_: Annotated[str, Named(kind="spot"), Lead(word="from"), "where it lies"]


class Give(Move):
    """Hand a card from one player to another, with the reason where no rule allows it."""

    example: ClassVar[str] = "give Sword to Ben because we agreed"

    thing: Annotated[str, Named(kind="thing"), "which card"]
    to: Annotated[str, Named(kind="player"), Lead(word="to"), "who gets it"]
