"""A player of Dungeon Degenerates that gets somewhere: travels, rests, fights, loots, trades, dies, ends missions.

The laws over all games look here for `Player`, which proposes moves, for `conserved`, and for the facts by which the
table counts anew.
"""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.core.table.moves import Found, Waive
from ledger.games.degenerates.moves.setup import Join
from ledger.games.degenerates.state.game import Degenerates, Phase, present
from tests.games.degenerates.player.census import COUNTED_ANEW, conserved
from tests.games.degenerates.player.effects import Effects
from tests.laws.proposer import FRESH

MUCH_OPEN = 3
"""Answers owed to opened moves, from which on the table lets go of the oldest."""

MOST = 4
"""Players at one table."""


class Player(Effects):
    """Proposes what the phase or the fight wants; the rest is what any proposer says."""

    def founding(self) -> Move:
        """Seldom a player alone, for much of the rules is between players."""
        founded = super().founding()
        alone = isinstance(founded, Found) and len(founded.players) == 1
        return super().founding() if alone and self.seldom(0.8) else founded

    def sensible(self, state: Degenerates) -> Move | None:
        """A move that the table wants next, seldom an effect of a card or a correction by hand."""
        if len(state.opened) >= MUCH_OPEN:
            return Waive(because="it was a slip")
        if not state.adventurers and state.turn:
            return self.adventurer(state, self.pick(state.players))
        aside = self._aside(state)
        if aside:
            return aside
        if state.looming or state.doom_due or state.captured:
            return self.doom(state)
        return self.fighting(state, state.fight) if state.fight else self._phases()[state.phase](state)

    def _aside(self, state: Degenerates) -> Move | None:
        """What comes between: heirs, blows of fate, effects of cards, corrections."""
        if state.estates and present(state, state.estates[0].space) and self.seldom(0.7):
            return self.inherited(state)
        if state.phase == "encounter" and not state.fight and self.seldom(0.04):
            return self.blow(state)
        if state.adventurers and self.seldom(0.15):
            return self.by_hand(state) if self.seldom(0.2) else self.effect(state)
        return None

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
        if len(state.players) < MOST and self.seldom(0.04):
            return Join(name=self.pick(FRESH))
        return self.gear(state) if state.adventurers and self.seldom(0.18) else self.map_actions(state)


__all__ = ["COUNTED_ANEW", "Player", "conserved"]
