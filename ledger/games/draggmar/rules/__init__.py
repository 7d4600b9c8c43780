"""What the rulebook says to each move, one chapter a file."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.opening import Opening
from ledger.games.draggmar.rules import (
    cards,
    corrections,
    curses,
    deployment,
    groups,
    heroes,
    hiring,
    items,
    keeping,
    loot,
    reading,
    resolving,
    rooms,
    rounds,
    setup,
    skills,
    trading,
)
from ledger.games.draggmar.state.game import Draggmar

decides = Deciders[Draggmar](
    setup.decides,
    cards.decides,
    reading.decides,
    rounds.decides,
    deployment.decides,
    hiring.decides,
    trading.decides,
    rooms.decides,
    heroes.decides,
    items.decides,
    skills.decides,
    resolving.decides,
    loot.decides,
    curses.decides,
    groups.decides,
    keeping.decides,
    corrections.decides,
)


def sheets() -> Opening[Draggmar]:
    """How a game goes on from a sheet."""
    from ledger.games.draggmar.rules.opening import OPENING  # noqa: PLC0415  a move does not pay for it

    return OPENING


__all__ = ["decides", "sheets"]
