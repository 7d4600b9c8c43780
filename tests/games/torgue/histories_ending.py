"""Histories up to the End of Round, past the end of a game, and through the steps between two."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ledger.core.model import Move
from ledger.core.table.moves import Gain
from ledger.games.torgue.moves.ending import CleanUp, Skip, Unveil, Verdict
from ledger.games.torgue.moves.loot import Get
from ledger.games.torgue.moves.setup import AddHunter
from ledger.games.torgue.moves.turns import Next
from tests.games.torgue.histories import BECAUSE, NAMES, Moves, enemy_turn, game

NOTHING = CleanUp(dice=("2",))
"""A Clean Up Roll that does nothing."""
OVER = Verdict(how="won", at_once=True, because="the scenario says so")


def ended(*hunters: AddHunter, then: Iterable[Move] = (), left: tuple[str, ...] = NAMES, **more: Any) -> Moves:
    """The Enemy Turn has nothing more to do: the next `next` ends it. `then` happens before anybody is activated."""
    return (*game(*hunters, then=then, **more), *enemy_turn(*left))


def end_of_round(*hunters: AddHunter, then: Iterable[Move] = (), left: tuple[str, ...] = NAMES, **more: Any) -> Moves:
    """The Clean Up Roll is next."""
    return (*ended(*hunters, then=then, left=left, **more), Next())


def vending(*hunters: AddHunter, then: Iterable[Move] = (), shown: tuple[str, ...] = ("c1",), **more: Any) -> Moves:
    """The game is won, and vending shows these cards of GUNS!."""
    return (*game(*hunters, then=(*then, OVER), **more), Unveil(deck="guns", cards=shown))


def levels(*hunters: AddHunter, then: Iterable[Move] = (), **more: Any) -> Moves:
    """Nobody bought anything: the levels are next."""
    return (*game(*hunters, then=(*then, OVER), **more), Skip(all=True))


def announcements(*hunters: AddHunter, then: Iterable[Move] = (), **more: Any) -> Moves:
    """All have rested: the Announcement deck is next."""
    return (*levels(*hunters, then=then, **more), Next(), Next())


def cash(who: str, count: int = 1) -> Gain:
    """Cash tokens of the box."""
    return Gain(what="cash", by=count, who=who, because=BECAUSE)


def got(who: str, what: Any, worth: int = 0) -> Get:
    """A Loot token out of the bag, with a resale value."""
    back: Any = "resale" if worth else None
    return Get(who=who, what=what, back=back, worth=worth, because=BECAUSE)
