"""Sessions of the live history: their moves, and where the campaign stood when they were over."""

from __future__ import annotations

from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.table.events import SessionOpened
from ledger.store.faults import NothingThere
from ledger.store.ledger import Ledger
from projections.journal import Told, live_moves


class Sat(Frozen):
    """One session as it was played."""

    number: int
    end: int
    """The last live entry before the next session opened, or that of now."""
    moves: tuple[Told, ...]
    """From the one that opened it to the last."""


def sat(ledger: Ledger[Any], session: int) -> Sat:
    """The session of that number; raises NothingThere."""
    end, moves = ledger.head, list[Told]()
    for told in live_moves(ledger):
        moves.append(told)
        opened = [entry.event.number for entry in told.facts if isinstance(entry.event, SessionOpened)]
        if session in opened:
            return Sat(number=session, end=end, moves=tuple(reversed(moves)))
        if opened:
            end, moves = ledger.tree.head(told.entry - 1), []
    raise NothingThere(f"There is no session {session}.", "sessions lists them")
