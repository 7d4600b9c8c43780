"""Clue counters."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.degenerates.events.board import (
    CluePlaced,
    ClueRemoved,
)
from ledger.games.degenerates.events.setup import SiteAdded
from ledger.games.degenerates.moves.cards import Clue
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.places import Site

decides = Deciders[Degenerates]()


def place_clue(state: Degenerates, space: str) -> Unfolds:
    """A Clue counter goes down."""
    if space not in state.sites:
        state = yield SiteAdded(place=space, site=Site(), rule="DD-014")
    return (yield CluePlaced(place=space, rule="DD-012"))


@decides(Clue)
def clue(state: Degenerates, move: Clue) -> Decision[Degenerates]:
    space = board.named(state, move.place)
    if not move.off:
        yield from place_clue(state, space)
        return
    if space not in state.clues:
        raise refused("clue-missing", "DD-012", f"No Clue lies at {space}.", ", ".join(state.clues) or "clue PLACE")
    yield ClueRemoved(place=space, rule="DD-309")
