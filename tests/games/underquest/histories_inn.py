"""Histories that lead to a victory, to the inn, and to later adventures."""

from __future__ import annotations

from ledger.games.underquest.moves.exploring import LevelEnd
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.moves.inn import Spoils
from ledger.games.underquest.moves.setup import EnterInn, SetOut
from tests.games.underquest.histories import CLUB, Moves, begun, boss, has, item, quest, turns, worn

RING = item("Ring", weight=0)
STRONG = Spoils(raise_="mind")


def at_boss(**options: str) -> Moves:
    """The final boss has 6 health; the adventurer acts with a club."""
    return (*begun(options=options or None), *worn(CLUB), *boss(health=1))


def won(**options: str) -> Moves:
    """The boss fell; the reward is open."""
    return (*at_boss(**options), Attack(dice=("6", "4")))


def at_inn(**options: str) -> Moves:
    """At the inn, after a point of Mind was chosen."""
    return (*won(**options), STRONG, EnterInn())


def again(to: int = 2) -> Moves:
    """A later adventure, with its first quest card open."""
    one = (*boss(health=1), Attack(dice=("6", "4")), STRONG, EnterInn(), SetOut(), quest())
    return (*at_inn(), SetOut(), quest(), *one * (to - 2))


def eight_turns(to: int = 2, level: int = 1) -> Moves:
    """Eight turns of a level of a later adventure."""
    one = (*turns(8), *has(rations=1), LevelEnd())
    return (*again(to), *one * (level - 1), *turns(8))
