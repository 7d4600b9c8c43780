"""A player of Mister Torgue's Arena that gets somewhere: sets up, shoots, defends, falls, respawns, buys, goes on.

The laws over all games look here for `Player`, which proposes moves, for `conserved`, and for the facts by which the
table counts anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ledger.core.model import Move
from ledger.core.table.moves import Waive
from ledger.games.torgue.moves.ending import Verdict
from ledger.games.torgue.state.game import Phase, Torgue, hunting, steps_left
from tests.games.torgue.player.census import COUNTED_ANEW, conserved
from tests.games.torgue.player.effects import Effects
from tests.laws.proposer import REASON_GIVEN

MUCH_OPEN = 3
"""Answers owed to opened moves, from which on the table lets go of the oldest."""


class Player(Effects):
    """Proposes what is in the air or what the phase wants; the rest is what any proposer says."""

    def propose(self, state: Any) -> Move | None:
        """A move that may be said now, of those that the game decides."""
        move = super().propose(state)
        return move if self.known(move) else None

    def sensible(self, state: Torgue) -> Move | None:
        """A move that the table wants next, seldom an effect of a card or a correction by hand."""
        if len(state.opened) >= MUCH_OPEN:
            return Waive(because="it was a slip")
        if (hunting(state) or state.bounty) and steps_left(state) and self.seldom(0.06):
            return Verdict(how="won", at_once=True, because=REASON_GIVEN)
        if state.hunters and self.seldom(0.12):
            return self.by_hand(state) if self.seldom(0.25) else self.effect(state)
        return self.air(state) or self._phases()[state.phase](state)

    def _phases(self) -> dict[Phase, Callable[[Torgue], Move | None]]:
        return {
            "set-up": self.set_up,
            "hunters": self.acting,
            "enemies": self.enemy_turn,
            "end": self.round_ends,
            "between": self.between,
        }


__all__ = ["COUNTED_ANEW", "Player", "conserved"]
