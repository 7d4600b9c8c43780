"""Bookkeeping: one function a fact, and never a rule."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.draggmar.evolve import crawls, heroes, market, opening, rooms, rounds, setup
from ledger.games.draggmar.state.game import Draggmar

evolves = Evolvers[Draggmar](
    setup.evolves, rounds.evolves, market.evolves, rooms.evolves, heroes.evolves, crawls.evolves, opening.evolves
)

__all__ = ["evolves"]
