"""Bookkeeping: one function a fact, merged from the chapters."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.evolve import (
    adventurers,
    board,
    cards,
    danger,
    decks,
    doom,
    fights,
    looting,
    opening,
    phases,
    setup,
)
from ledger.games.degenerates.state.game import Degenerates

evolves = Evolvers[Degenerates](
    setup.evolves,
    board.evolves,
    doom.evolves,
    decks.evolves,
    adventurers.evolves,
    cards.evolves,
    phases.evolves,
    danger.evolves,
    fights.evolves,
    looting.evolves,
    opening.evolves,
)

__all__ = ["evolves"]
