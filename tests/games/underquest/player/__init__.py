"""A player of UnderQuest that gets somewhere: explores, meets, fights, crafts, learns, wins, and goes on from the inn.

The laws over all games look here for `Player`, which proposes moves, for `conserved`, and for the facts by which the
table counts anew.
"""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.core.table.moves import Waive
from ledger.games.underquest.moves.meeting import Die
from ledger.games.underquest.moves.setup import Retire
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.dungeon import PATIENT, Phase
from ledger.games.underquest.state.figures import excess
from ledger.games.underquest.state.game import HAZARDS, UnderQuest
from tests.games.underquest.player.census import COUNTED_ANEW, conserved
from tests.games.underquest.player.effects import Effects

MUCH_OPEN = 3
"""Answers owed to opened moves, from which on the table lets go of the oldest."""
LATER = (*PATIENT, "boss", "victory")
"""What may wait for a while."""


class Player(Effects):
    """Proposes what is owed, what the fight or the phase wants; the rest is what any proposer says."""

    def sensible(self, state: UnderQuest) -> Move | None:
        """A move that the table wants next, seldom an effect of a card or a correction by hand."""
        if len(state.opened) >= MUCH_OPEN:
            return Waive(because="it was a slip")
        if not made(state.me):
            return self.creation(state)
        if excess(state):
            return self.lighter(state)
        return self._aside_of_turn(state) or self._open(state) or self._phases()[state.phase](state)

    def anything(self, state: UnderQuest) -> Move | None:
        """Any move, but hardly ever one that ends a campaign."""
        move = super().anything(state)
        return None if isinstance(move, (Die, Retire)) and self.seldom(0.8) else move

    def _aside_of_turn(self, state: UnderQuest) -> Move | None:
        if self.seldom(0.1):
            return self.seized(state)
        if self.seldom(0.25):
            card = self.unread(state)
            if card:
                return card
        if self.seldom(0.1):
            return self.by_hand(state) if self.seldom(0.25) else self.effect(state)
        return None

    def _open(self, state: UnderQuest) -> Move | None:
        """The fight, what is owed, the quest."""
        owed = [each for each in state.dues if each.name not in LATER or self.seldom(0.5)]
        if state.fight:
            return self.fighting(state, state.fight)
        if owed:
            return self.owing(state, min(owed, key=lambda each: each.name not in HAZARDS))
        eager = state.phase in ("between", "resolving") and self.seldom(0.3)
        return self.quested(state) if eager else None

    def _phases(self) -> dict[Phase, Callable[[UnderQuest], Move | None]]:
        return {
            "creation": self.creation,
            "shop": self.shop,
            "between": self.between,
            "drawn": self.drawn,
            "revealed": self.revealed,
            "resolving": self.resolving,
            "placing": self.placing,
            "won": self.won,
            "inn": self.inn,
            "over": self.owed,
        }


__all__ = ["COUNTED_ANEW", "Player", "conserved"]
