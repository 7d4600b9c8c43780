"""Bookkeeping: one function a fact, never a rule."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.underquest.evolve import decks, exploring, fighting, items, learning, meeting, numbers, opening, setup
from ledger.games.underquest.state.game import UnderQuest

evolves = Evolvers[UnderQuest](
    setup.evolves,
    numbers.evolves,
    decks.evolves,
    exploring.evolves,
    meeting.evolves,
    items.evolves,
    learning.evolves,
    fighting.evolves,
    opening.evolves,
)

__all__ = ["evolves"]
