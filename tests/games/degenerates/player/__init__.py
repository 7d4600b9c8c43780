"""A player of Dungeon Degenerates that gets somewhere: travels, rests, fights, loots, trades, dies, ends missions.

The laws over all games look here for `Player`, which proposes moves, for `conserved`, and for the facts by which the
table counts anew.
"""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.core.table.moves import Waive
from ledger.games.degenerates.state.game import Degenerates, Phase, present
from tests.games.degenerates.player.census import COUNTED_ANEW, conserved
from tests.games.degenerates.player.effects import Effects

MUCH_OPEN = 3
"""Answers owed to opened moves, from which on the table lets go of the oldest."""


class Player(Effects):
    """Proposes what the phase or the fight wants; the rest is what any proposer says."""

    def sensible(self, state: Degenerates) -> Move | None:
        """A move that the table wants next, seldom an effect of a card or a correction by hand."""
        if len(state.opened) >= MUCH_OPEN:
            return Waive(because="it was a slip")
        if not state.adventurers and state.turn:
            return self.adventurer(state, self.pick(state.players))
        if state.estates and present(state, state.estates[0].space) and self.seldom(0.4):
            return self.inherited(state)
        if state.adventurers and self.seldom(0.15):
            return self.by_hand(state) if self.seldom(0.2) else self.effect(state)
        if state.looming or state.doom_due or state.captured:
            return self.doom(state)
        return self.fighting(state, state.fight) if state.fight else self._phases()[state.phase](state)

    def _phases(self) -> dict[Phase, Callable[[Degenerates], Move | None]]:
        return {
            "set-up": self.set_up,
            "map": self._on_the_map,
            "danger": self.danger,
            "encounter": self.encounters,
            "between": self.between,
        }

    def _on_the_map(self, state: Degenerates) -> Move | None:
        missing = [who for who in state.players if who not in state.adventurers]
        if missing and self.seldom(0.15):
            return self.adventurer(state, self.pick(missing))
        return self.map_actions(state)


__all__ = ["COUNTED_ANEW", "Player", "conserved"]
