"""Hiring and trading."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ledger.core.fields import Drawn, Lead, Named
from ledger.core.model import Move
from ledger.games.draggmar.moves import words
from ledger.games.draggmar.state.cards import CardKind


class Hire(Move):
    """Take a hero or item from a deck, or an item from the Market."""

    rules: ClassVar[tuple[str, ...]] = ("DR-053", "DR-054", "DR-055", "DR-056", "DR-195")
    example: ClassVar[str] = "hire hero 1 Brann warrior 3/4"

    kind: Annotated[CardKind, "hero or item"]
    level: words.Level
    name: Annotated[str, Named(kind="card", new=True), Drawn(), "the card; an unseen one when left out"] = ""
    of: words.StandingWord = None
    slot: words.SlotWord = None
    values: words.Values = None
    for_: words.Classes = ()
    overloaded: words.Overloaded = False
    cubes: words.Cubes = None
    from_: Annotated[str, Named(kind="stack"), Lead(word="from"), "a place of the Market, like 2-1"] = ""


class Redraw(Move):
    """Pay 1 Fame to lay away an item that you just took from a deck, and take the next one."""

    rules: ClassVar[tuple[str, ...]] = ("DR-057", "DR-058")
    example: ClassVar[str] = "redraw Axe"

    card: Annotated[str, Named(kind="item", new=True), Drawn(), "the new item; an unseen one when left out"] = ""
    slot: words.SlotWord = None
    values: words.Values = None
    for_: words.Classes = ()
    overloaded: words.Overloaded = False
    instead: Annotated[str, Named(kind="item"), Lead(word="instead"), "which one goes; the last when left out"] = ""


class Pass(Move):
    """End your turn in hiring, trading or stocking."""

    rules: ClassVar[tuple[str, ...]] = ("DR-028", "DR-053", "DR-065", "DR-155")
    example: ClassVar[str] = "pass"


class Trade(Move):
    """Swap an item for the top item of a place of the Market."""

    rules: ClassVar[tuple[str, ...]] = ("DR-063", "DR-064", "DR-066")
    example: ClassVar[str] = "trade Sword 1-2"

    item: Annotated[str, Named(kind="item", new=True), "what you give"]
    place: Annotated[str, Named(kind="stack"), "level and place, like 1-2"]


class Ready(Move):
    """End your trading turn and be ready for the crawl."""

    rules: ClassVar[tuple[str, ...]] = ("DR-065",)
    example: ClassVar[str] = "ready"
