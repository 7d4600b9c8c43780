"""Bookkeeping of the facts of Shadows of Brimstone: one function an event, never a rule."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.brimstone.evolve import exploring, fighting, numbers, posse, things
from ledger.games.brimstone.state.game import Brimstone

evolves = Evolvers[Brimstone](numbers.evolves, posse.evolves, things.evolves, fighting.evolves, exploring.evolves)

__all__ = ["evolves"]
