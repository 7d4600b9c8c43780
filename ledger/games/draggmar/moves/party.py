"""Groups that part and join, the end of a crawl, and curses."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.draggmar.moves import words


class Fail(Move):
    """Drop out of the crawl: you cannot or will not play another hero."""

    rules: ClassVar[tuple[str, ...]] = ("DR-109", "DR-148", "DR-149", "DR-150", "DR-151", "DR-166", "DR-176", "DR-186")
    example: ClassVar[str] = "fail Ana Ben"

    players: Annotated[tuple[str, ...], Named(kind="player"), "who; you when left out"] = ()


class Split(Move):
    """Leave the group after a room: the named players go on by themselves."""

    rules: ClassVar[tuple[str, ...]] = ("DR-139",)
    example: ClassVar[str] = "split Ana Ben"

    players: Annotated[tuple[str, ...], Named(kind="player"), "who leaves together"]


class Join(Move):
    """Join another group of the same dungeon before you play a new hero; name all who agree."""

    rules: ClassVar[tuple[str, ...]] = ("DR-141",)
    example: ClassVar[str] = "join Ana Ben"

    agreed: Annotated[tuple[str, ...], Named(kind="player"), "members of that group who agree"]


class Merge(Move):
    """Bring back together groups that parted; the rules forbid it."""

    rules: ClassVar[tuple[str, ...]] = ("DR-140",)
    example: ClassVar[str] = "merge Ben because a card lets us"

    player: Annotated[str, Named(kind="player"), "somebody of the other group"]


class Clear(Move):
    """Declare that your group cleared its dungeon; the boss or the last card does it by itself."""

    rules: ClassVar[tuple[str, ...]] = ("DR-142", "DR-164", "DR-185", "DR-189")
    example: ClassVar[str] = "clear"

    at: words.Where = ""


class Afflict(Move):
    """A player takes the top Curse card."""

    verb: ClassVar[str] = "curse"
    rules: ClassVar[tuple[str, ...]] = ("DR-123", "DR-124", "DR-125")
    example: ClassVar[str] = "curse Ana Gout"

    player: Annotated[str, Named(kind="player"), "who takes it"]
    name: Annotated[str, Named(kind="curse", new=True), Drawn(), "the curse; an unseen one when left out"] = ""
    on: words.OnHero = ""


class Lift(Move):
    """A curse is over, or can no longer be resolved, and is discarded."""

    rules: ClassVar[tuple[str, ...]] = ("DR-126",)
    example: ClassVar[str] = "lift Gout"

    curse: Annotated[str, Named(kind="active-curse"), "which curse"]
    of: Annotated[str, Named(kind="player"), Lead(word="of"), "whose, where two have one"] = ""
