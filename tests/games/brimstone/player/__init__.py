"""A player of Shadows of Brimstone that gets somewhere: enlists, fights, falls, recovers, loots, explores, shops.

The laws over all games look here for `Player`, which proposes moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ledger.core.model import Move
from ledger.core.table.moves import Give, Lose, Place, Remove, Set
from ledger.games.brimstone.state.fights import standing
from ledger.games.brimstone.state.game import Brimstone, living
from tests.games.brimstone.player.battles import Battles
from tests.laws.proposer import REASON_GIVEN

T = TypeVar("T")


class Player(Battles):
    """Proposes what the table wants now; the rest is what any proposer says."""

    def sensible(self, state: Brimstone) -> Move | None:
        """A hero for everybody, an answer that is owed, a blow in a fight, a step in peace, seldom a correction."""
        empty = [who for who in state.players if who not in state.heroes or state.heroes[who].dead]
        if empty:
            return self.enlists(self.pick(empty))
        if self.seldom(0.3) and (answer := self.answers(state)):
            return answer
        if self.seldom(0.05):
            return self._by_hand(state)
        if state.fight and not standing(state.fight) and self.seldom(0.5):
            return self.made(state, "fight-end", because=None)
        chapter = self.battle if state.fight else self.peace
        return self._made(chapter(state), state)

    def _made(self, ways: tuple[Callable[[Brimstone], Move | None], ...], state: Brimstone) -> Move | None:
        return self.pick(ways)(state)

    def _by_hand(self, state: Brimstone) -> Move:
        who = self.pick(living(state))
        held = state.heroes[who]
        to = self.pick(state.heroes)
        ways: list[Move] = [
            Set(what="xp", to=500, who=who, because=REASON_GIVEN),
            Set(what="determination", to=self.chance.randint(0, 2), who=who, because=REASON_GIVEN),
            Lose(what="gold", by=1, who=who, because=REASON_GIVEN),
            Set(what="health", to=self.chance.randint(0, 8), who=who, because=REASON_GIVEN),
            Place(thing=self.pick(("Tonic", "Dynamite")), at="bag", who=who, because=REASON_GIVEN),
            Place(thing="Rope", at="items", who=who, because=REASON_GIVEN),
        ]
        ways += [Remove(thing=each, from_="bag", who=who, because=REASON_GIVEN) for each in held.sidebag]
        ways += [Give(thing=each, to=to, who=who) for each in (*held.sidebag, *(item.name for item in held.items))]
        return self.pick(ways)


__all__ = ["Player"]
