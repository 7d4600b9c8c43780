"""The numbers and names that the rulebook prints: read from `data/` when first asked for, and kept."""

from __future__ import annotations

from functools import cache

from ledger.core.printed import need_listed, printed_table
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


@cache
def play() -> Play:
    """The numbers of play; raises Misshapen, naming the row, when the file does not fit."""
    return printed_table(Play, __file__, "play")


@cache
def cards() -> Cards:
    """Decks, Loot, orders, keywords; raises Misshapen for an element that is no keyword, or a machine unknown."""
    table = printed_table(Cards, __file__, "cards")
    keywords, kinds = [each.name for each in table.keywords], [each.name for each in board().terrain]
    need_listed("cards", "keyword", (each.name for each in table.elements), keywords)
    need_listed("cards", "terrain", (each.machine for each in table.decks if each.machine), kinds)
    return table


@cache
def board() -> Board:
    """Terrain, maps of Bounty Hunts, steps of the set-up."""
    return printed_table(Board, __file__, "board")


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
