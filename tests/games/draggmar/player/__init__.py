"""A player of Dungeons of Draggmar that gets somewhere: hires, crawls, beats bosses, clears, fails, keeps, discards.

The laws over all games look here for `Player`, which proposes moves, for `conserved`, and for the facts by which the
table counts anew.
"""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.core.piles import UNSEEN
from ledger.core.table.moves import Give, Place, Remove, Set
from ledger.games.draggmar.state.game import Draggmar, StepName, hand
from tests.games.draggmar.player.box import ITEMS
from tests.games.draggmar.player.census import COUNTED_ANEW, conserved
from tests.games.draggmar.player.crawl import Crawl
from tests.games.draggmar.player.phases import Phases
from tests.laws.proposer import REASON_GIVEN

ANSWERS = {"kind": "monster", "fame": "2", "outcome": "won", "search": "found", "slot": "weapon", "as_": "armour"}


class Player(Phases, Crawl):
    """Proposes what the step of the round wants; the rest is what any proposer says."""

    def sensible(self, state: Draggmar) -> Move | None:
        """A move that the step wants, an answer that is owed, seldom a correction by hand."""
        if state.opened and self.seldom(0.5):
            return self._answered(state)
        return self._by_hand(state) if self.seldom(0.015) else self._steps()[state.step](state)

    def _answered(self, state: Draggmar) -> Move | None:
        """The oldest answer that is owed, as a bare word."""
        held = [card.name for player in state.players for card in hand(state, player)]
        return self.read(state, (ANSWERS.get(state.opened[0].field) or self.pick(("1", *state.players, *held)),))

    def _by_hand(self, state: Draggmar) -> Move:
        """What brings a campaign near its end, and what a table forgets."""
        who, item = self.pick(state.players), self.pick(ITEMS)
        held = [card.name for card in hand(state, who) if card.name != UNSEEN]
        if held and self.seldom(0.2):
            return Give(thing=self.pick(held), to=self.pick(state.players), who=who, because=REASON_GIVEN)
        return self.pick(
            (
                Set(what="bosses-2", to=2, because=REASON_GIVEN),
                Set(what="bosses-3", to=3, because=REASON_GIVEN),
                Set(what="fate", to=self.chance.randint(8, 20), because=REASON_GIVEN),
                Place(thing=item, at="hand", who=who, because=REASON_GIVEN),
                Remove(thing=item, from_=self.pick(("hand", "discard")), who=who, because=REASON_GIVEN),
            )
        )

    def _steps(self) -> dict[StepName, Callable[[Draggmar], Move | None]]:
        return {
            "set-up": self._set_up,
            "scouting": self._scouting,
            "deployment": self._deployment,
            "hiring": self._hiring,
            "trading": self._trading,
            "crawl": self._crawl,
            "keeping": self._keeping,
            "stocking": self._stocking,
            "discarding": self._discarding,
        }


__all__ = ["COUNTED_ANEW", "Player", "conserved"]
