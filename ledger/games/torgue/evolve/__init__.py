"""Bookkeeping: one function a fact, merged from the chapters."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.evolve import (
    attacks,
    cards,
    corrections,
    decks,
    defence,
    ending,
    enemies,
    loot,
    opening,
    setup,
    turns,
)
from ledger.games.torgue.state.game import Torgue

evolves = Evolvers[Torgue](
    cards.evolves,
    setup.evolves,
    turns.evolves,
    attacks.evolves,
    enemies.evolves,
    defence.evolves,
    loot.evolves,
    ending.evolves,
    opening.evolves,
    corrections.evolves,
    decks.evolves,
)

__all__ = ["evolves"]
