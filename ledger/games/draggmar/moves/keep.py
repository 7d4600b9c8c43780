"""Keep and Discard."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from ledger.core.fields import Named
from ledger.core.model import Move
from ledger.games.draggmar.moves import words

Search: TypeAlias = Annotated[
    Literal["found", "missing"] | None, "whether the next deck holds a hero of that name: found or missing"
]


class Keep(Move):
    """Pay 1 Fame to keep a hero of level 1 or 2, one level higher if its deck has it."""

    rules: ClassVar[tuple[str, ...]] = ("DR-152", "DR-153", "DR-159")
    example: ClassVar[str] = "keep Brann found"

    hero: Annotated[str, Named(kind="fighter"), "which hero in play"]
    search: Search = None
    values: words.Values = None


class LevelUp(Move):
    """Raise a hero that fought the boss and lived, free of charge."""

    rules: ClassVar[tuple[str, ...]] = ("DR-154", "DR-159")
    example: ClassVar[str] = "level-up Brann found"

    hero: Annotated[str, Named(kind="fighter"), "which hero in play"]
    search: Search = None
    values: words.Values = None


class Stock(Move):
    """Put an item from your hand on the Market for the next round."""

    rules: ClassVar[tuple[str, ...]] = ("DR-155",)
    example: ClassVar[str] = "stock Sword 1-2"

    item: Annotated[str, Named(kind="item", new=True), "which item"]
    place: Annotated[str, Named(kind="stack"), "level and place, like 1-2"]
