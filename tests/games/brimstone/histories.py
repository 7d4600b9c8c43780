"""Histories from which the rows of Shadows of Brimstone begin."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.core.table.moves import Found
from ledger.games.brimstone.moves.harm import Suffer
from ledger.games.brimstone.moves.posse import Enlist

SEATS = ("A", "B", "C", "D", "E", "F", "G")


def hero(who: str, *, keywords: tuple[str, ...] = (), **values: int) -> Enlist:
    """A hero of 10 health and sanity, 4+ saves, Strength and Combat 2 and 5 movement, where nothing else is said."""
    given = {
        "health": 10,
        "sanity": 10,
        "determination": 0,
        "movement": 5,
        **{name.replace("_", "-"): value for name, value in values.items()},
    }
    return Enlist(name=who, values=tuple(given.items()), keywords=keywords, who=who)


def game(*moves: Enlist, options: tuple[tuple[str, str], ...] = ()) -> tuple[Move, ...]:
    """A campaign with these heroes."""
    return (Found(players=tuple(each.who for each in moves), options=options), *moves)


def posse(count: int) -> tuple[Move, ...]:
    """A campaign of so many heroes of whom nobody asks more."""
    return game(*map(hero, SEATS[:count]))


def out(who: str, *, health: int = 0, sanity: int = 0) -> Move:
    """The hero loses so much at one moment."""
    return Suffer(health=health, sanity=sanity, who=who)
