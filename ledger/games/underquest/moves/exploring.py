"""A turn of the dungeon, the end of a level, and the quest."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ledger.core.fields import Between, Lead, Named
from ledger.core.model import Aside, Move
from ledger.games.underquest.moves import words


class Draw(Move):
    """Take two dungeon cards, and turn one up where it is named."""

    also: ClassVar[tuple[str, ...]] = ("d",)
    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-01", "UQ-LVL-02", "UQ-LVL-03", "UQ-LVL-13", "UQ-INN-08", "UQ-CHR-03")
    example: ClassVar[str] = "draw Clearing"

    card: words.CardMaybe = ""


class TurnUp(Move):
    """Turn up one of the two cards that were drawn."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-03", "UQ-LVL-08")
    example: ClassVar[str] = "turn-up Clearing"

    card: words.Card


class Resolve(Move):
    """Resolve the card that was turned up; the other one goes away unseen."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-04", "UQ-LVL-06", "UQ-LVL-07")
    example: ClassVar[str] = "resolve"


class Swap(Move):
    """Send the card away, turn up the other one and resolve it."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-05", "UQ-LVL-07", "UQ-LVL-08")
    example: ClassVar[str] = "swap Labyrinth"

    card: words.Card


class Done(Move):
    """The encounter, or else the dungeon card, is resolved."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-09", "UQ-ENC-06", "UQ-ITM-04", "UQ-COM-07")
    example: ClassVar[str] = "done"


class Lay(Move):
    """Add the card to the tableau, left or right; it counts as resolved. Its halves: left, then right."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-TAB-01", "UQ-TAB-02", "UQ-TAB-03", "UQ-TAB-04", "UQ-TAB-05", "UQ-TAB-09")
    example: ClassVar[str] = "lay left nature mystic"

    end: Annotated[Literal["left", "right", "either"], "left or right end; either asks, and says what each gives"]
    left: words.TokenName
    right: words.TokenName


class LevelEnd(Move):
    """Finish the level: shuffle, eat, feed the companion, let poison grow, go down."""

    also: ClassVar[tuple[str, ...]] = ("descend",)
    rules: ClassVar[tuple[str, ...]] = (
        "UQ-LVL-13",
        "UQ-LVL-14",
        "UQ-LVL-15",
        "UQ-LVL-16",
        "UQ-LVL-17",
        "UQ-LVL-18",
        "UQ-LVL-20",
        "UQ-LVL-21",
    )
    example: ClassVar[str] = "level-end"


class Eat(Move):
    """Eat a ration, at any time."""

    aside: ClassVar[Aside] = "after"
    rules: ClassVar[tuple[str, ...]] = ("UQ-LVL-11", "UQ-LVL-12")
    example: ClassVar[str] = "eat"

    count: Annotated[int, Between(low=1, high=20), "how many"] = 1


class Trade(Move):
    """Discard a quest token for 2 experience, at any time."""

    aside: ClassVar[Aside] = "before"
    rules: ClassVar[tuple[str, ...]] = ("UQ-TAB-07", "UQ-LVL-11", "UQ-XP-01")
    example: ClassVar[str] = "trade wealth"

    what: words.TokenName
    count: Annotated[int, Between(low=1, high=20), "how many"] = 1


class TurnQuest(Move):
    """Turn up the next quest card: its title and the tokens it asks for."""

    verb: ClassVar[str] = "quest"
    rules: ClassVar[tuple[str, ...]] = ("UQ-SET-07", "UQ-QST-01", "UQ-QST-02", "UQ-QST-04")
    example: ClassVar[str] = "quest A_Cold_Trail nature=1 mystic=1 instead mystic:2:ingredients"

    title: Annotated[str, Named(kind="quest", new=True), "its title"]
    cost: words.Tokens = ()
    instead: Annotated[tuple[str, ...], Lead(word="instead"), "what may stand for a token"] = ()
    phase: Annotated[int | None, Between(low=1, high=6), Lead(word="phase"), "the phase on its back"] = None
    text: words.Text = ""


class Pay(Move):
    """Pay the open quest card, its whole cost at once; its lower part is then resolved."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-QST-03", "UQ-QST-04", "UQ-QST-05", "UQ-QST-06", "UQ-QST-07")
    example: ClassVar[str] = "pay nature=1 ingredients=2"

    tokens: words.Tokens = ()
    spend: Annotated[tuple[str, ...], Named(kind="ingredient", new=True), Lead(word="with"), "which ingredients"] = ()


class Conclude(Move):
    """The lower part of the quest card is resolved; the next card opens."""

    rules: ClassVar[tuple[str, ...]] = ("UQ-QST-05",)
    example: ClassVar[str] = "conclude"
