"""Histories of the Enemy Turn: a row of hexes, and cards with the orders that a row is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ledger.core.model import Move
from ledger.games.torgue.content.rows import OrderKind
from ledger.games.torgue.moves.cards import AnnouncementCard
from ledger.games.torgue.moves.ending import CleanUp
from ledger.games.torgue.moves.setup import AddHunter, LayZone, PlaceEnemy
from ledger.games.torgue.moves.turns import Next
from tests.games.torgue.histories import Moves, enemy, enemy_turn, enters, game

HEXES = "ABCDEFGHI"
ASIDE = "X"
"""A zone far from the others, with a New-U Station of its own: whoever a row is not about stands there."""


def announced(*kinds: str, name: str = "A1") -> AnnouncementCard:
    """An Announcement with these orders."""
    return AnnouncementCard(name=name, tier=1, orders=tuple(cast("OrderKind", each) for each in kinds))


def row() -> Moves:
    """Nine hexes A to I in a straight line, where anybody may be deployed, and a zone that no way leads to."""
    line = tuple(LayZone(name=name, q=at, r=0, station=True) for at, name in enumerate(HEXES))
    return (*line, LayZone(name=ASIDE, q=50, r=50, station=True), LayZone(name="Y", q=60, r=60, station=True))


def turn(
    kinds: str,
    *foes: Move,
    me: Iterable[AddHunter] = (),
    at: Mapping[str, str] | None = None,
    board: Iterable[Move] = (),
    **more: Any,
) -> Moves:
    """The Enemy Turn has begun with these orders (`move attack`); nobody stands in the row but whom `at` names."""
    where = {"H1": ASIDE, "H2": ASIDE, "H3": ASIDE, "H4": "Y", **(at or {})}
    cards = (announced(*kinds.split()), *more.pop("cards", ()))
    then = (*more.pop("before", ()), *enemy_turn(), *more.pop("then", ()))
    return game(*me, cards=cards, board=(*row(), *board, *foes), at=where, then=then, **more)


def plain(kinds: str, *foes: Move, **more: Any) -> Moves:
    """The same at a table that entered no map."""
    cards = (announced(*kinds.split()), *more.pop("cards", ()))
    then = (*more.pop("before", ()), *enemy_turn(), *more.pop("then", ()))
    return game(*more.pop("me", ()), cards=cards, board=foes, then=then, **more)


def foe(card: str, zone: str = "", called: str = "", **printed: Any) -> Moves:
    """An enemy whose card is typed, and one model of it."""
    return (enemy(card, **printed), enters(card, zone, called))


def foes(card: str, *zones: str, **printed: Any) -> Moves:
    """Several models of one card, `Psycho 1`, `Psycho 2`."""
    return (enemy(card, **printed), *(PlaceEnemy(card=card, zone=zone) for zone in zones))


def quiet_round() -> Moves:
    """A whole round without an order that anybody has to carry out."""
    return (*enemy_turn(), Next(), CleanUp(dice=("2",)), Next())
