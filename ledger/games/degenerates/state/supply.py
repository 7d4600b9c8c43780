"""Counters of the box: how many there are of each kind, and how many of them lie on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sized

from ledger.games.degenerates import content
from ledger.games.degenerates.state.adventurers import has
from ledger.games.degenerates.state.game import Degenerates

LABELS = {
    "epic": "Epic Monster counters",
    "voidgate": "Voidgates",
    "clue": "Clue counters",
    "status": "status counters",
    "infected": "Infected counters",
    "doom": "Doom counters",
    "monster condition": "monster counters",
    "destroyed or law": "Destroyed or Law counters",
    "explored or perilous": "Explored or Perilous counters",
    "fungus or metaphysical": "Fungus or Metaphysical counters",
    "base": "Base counters",
}
"""Kinds of which each counter stands for one thing, so that they can be told off; the others are change."""

ON_BOARD = ("epic", "voidgate", "clue", "destroyed or law", "explored or perilous", "fungus or metaphysical", "base")
"""Kinds whose rest is shown: those that lie on the board."""


def supply(kind: str) -> int:
    """How many counters of a kind the box holds."""
    return dict(content.box().counters)[kind]


def used(state: Degenerates, kind: str) -> int:
    """How many counters of a kind lie on the table; two-sided ones count together."""
    if kind == "infected":
        return sum(has(each, kind) for each in state.adventurers.values())
    if kind == "status":
        return sum(len(each.conditions) for each in state.adventurers.values())
    if kind == "monster condition":
        return sum(len(each.ailments) for each in state.fight.foes) if state.fight else 0
    lying: Mapping[str, Sized] = {"epic": state.epics, "voidgate": state.gates, "clue": state.clues, "doom": state.doom}
    if kind in lying:
        return len(lying[kind])
    sides = kind.split(" or ")
    return sum(each in sides for held in state.counters.values() for each in held)
