"""The numbers and names that the rulebook prints: read from `data/` when first asked for, and kept."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from ledger.core.frozen import Misshapen, from_json
from ledger.core.printed import meant, printed_table
from ledger.games.torgue.content.rows import (
    Board,
    Cards,
    Colour,
    ColourRow,
    DeckRow,
    ElementRow,
    Play,
    TerrainRow,
)


def _table(name: str) -> dict[str, Any]:
    """A table of `data/`, which lies beside this package."""
    return printed_table(__file__.rpartition("content")[0], name)


@cache
def play() -> Play:
    """The numbers of play; raises Misshapen, naming the row, when the file does not fit."""
    return cast("Play", from_json(Play, _table("play")))


@cache
def cards() -> Cards:
    """Decks, Loot, orders, keywords; raises Misshapen for an element that is no keyword, or a machine unknown."""
    table = cast("Cards", from_json(Cards, _table("cards")))
    keywords = [each.name for each in table.keywords]
    for element in table.elements:
        if element.name not in keywords:
            raise Misshapen(f"cards.toml: no keyword '{element.name}'{meant(element.name, keywords)}")
    kinds = [each.name for each in board().terrain]
    for deck in table.decks:
        if deck.machine and deck.machine not in kinds:
            raise Misshapen(f"cards.toml: no terrain '{deck.machine}'{meant(deck.machine, list(kinds))}")
    return table


@cache
def board() -> Board:
    """Terrain, maps of Bounty Hunts, steps of the set-up."""
    return cast("Board", from_json(Board, _table("board")))


def colour(name: Colour) -> ColourRow:
    """A colour of Action Tokens."""
    return next(each for each in play().colours if each.name == name)


def deck(name: str) -> DeckRow | None:
    """A deck of the box."""
    return next((each for each in cards().decks if each.name == name), None)


def deck_of_loot(kind: str) -> DeckRow | None:
    """The deck whose card a Loot token is worth."""
    return next((each for each in cards().decks if each.loot == kind), None)


def element(name: str) -> ElementRow | None:
    """The element that a keyword is."""
    return next((each for each in cards().elements if each.name == name), None)


def element_of(token: str) -> ElementRow | None:
    """The element that places a token."""
    return next((each for each in cards().elements if each.token == token), None)


def terrain(name: str) -> TerrainRow:
    """A kind of terrain."""
    return next(each for each in board().terrain if each.name == name)
