"""The Enemy Turn, and the End of Round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ledger.core.model import Move
from ledger.games.torgue.content.rows import OrderKind
from ledger.games.torgue.moves.ending import CleanUp, Refresh, Respawn, Verdict
from ledger.games.torgue.moves.enemies import (
    Announce,
    DrawEvent,
    EnemyMove,
    OutOfAmmo,
    Spawn,
    Special,
    Stay,
)
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.decks import EVENT, may_come
from ledger.games.torgue.state.figures import enemy_card
from ledger.games.torgue.state.game import Torgue, card, hunting, in_play
from ledger.games.torgue.state.orders import order
from tests.games.torgue.player.box import EVENTS, FOES, SPAWN, STATION
from tests.games.torgue.player.turns import Turns

CROWD = 8
"""Enemies from which on few more are called."""

VERDICTS: tuple[Literal["won", "lost", "none"], ...] = ("none", "none", "none", "won", "lost")


class Foes(Turns):
    """Proposes what enemies do, and how a round ends."""

    def enemy_turn(self, state: Torgue) -> Move | None:
        """What the open order wants of an enemy, or the next order."""
        top = card(state)
        if top is None:
            return Next()
        if not top.orders:
            return Announce(kinds=("move", "attack"))
        kind = order(top)
        waiting = [label for label in state.enemies if label not in top.acted]
        carried_out: dict[OrderKind, Callable[[Torgue, list[str]], Move | None]] = {
            "attack": self._attacks,
            "move": self._moves,
            "special": self._specials,
            "event": self._event,
            "spawn": self._spawn,
            "out-of-ammo": self._ammo,
        }
        found = carried_out[kind](state, waiting) if kind in carried_out and self.seldom(0.85) else None
        return found or Next()

    def _attacks(self, state: Torgue, waiting: list[str]) -> Move | None:
        if not waiting:
            return None
        label = self.pick(waiting)
        return self.pick((self.strikes(state, label),) * 6 + (Stay(enemies=(label,)), self._steps(state, label)))

    def _moves(self, state: Torgue, waiting: list[str]) -> Move | None:
        if not waiting:
            return None
        label = self.pick(waiting)
        return self._steps(state, label) if self.seldom(0.85) else Stay(enemies=tuple(waiting[:2]))

    def _steps(self, state: Torgue, label: str) -> Move:
        """One step towards somebody, or none."""
        zone = state.enemies[label].zone
        return EnemyMove(enemy=label, zone=self.zone(state, zone) if self.seldom(0.8) else "")

    def _specials(self, state: Torgue, waiting: list[str]) -> Move | None:
        if not waiting:
            return None
        able = [name for name in waiting if enemy_card(state, state.enemies[name].card).specials]
        label = self.pick(able or waiting)
        called = self.pick(enemy_card(state, state.enemies[label].card).specials or ("",))
        if self.seldom(0.2):
            return Stay(enemies=(label,))
        return Special(enemy=label, called=called, gives=("strength+1",) if self.seldom(0.4) else ())

    def _event(self, state: Torgue, _: list[str]) -> Move:
        if not may_come(state, EVENT) and "event" in state.piles and not state.events.discard:
            return self.listed("event")
        name = (state.events.under or ("",))[0] if state.events.left == len(state.events.under) else ""
        listed = may_come(state, EVENT) or tuple(each.name for each in EVENTS)
        return DrawEvent(name=name or self.pick(listed))

    def _spawn(self, state: Torgue, _: list[str]) -> Move | None:
        if len(state.enemies) >= CROWD and self.seldom(0.7):
            return None
        name = self.pick(FOES)
        places = (SPAWN, "B")[: self.chance.randint(0, 2)]
        read = self.unread_enemy(state, name)
        return read or Spawn(card=name, count=self.chance.randint(1, 2), zones=places, spawning=self.pick((SPAWN, "")))

    def _ammo(self, state: Torgue, _: list[str]) -> Move:
        return OutOfAmmo(hunters=(self.anybody(state),))

    def round_ends(self, state: Torgue) -> Move | None:
        """The steps of the End of Round."""
        if state.step == "clean-up":
            return CleanUp(dice=self.roll(4))
        if state.step == "respawn" and state.recharging and self.seldom(0.9):
            payer = self.pick(("shared", "", *state.hunters))
            return Respawn(hunter=self.pick(state.recharging), zone=self.pick((STATION, "B")), from_=payer)
        if state.step == "check":
            how = self.pick(VERDICTS) if in_play(state) else "lost"
            if hunting(state) or state.bounty:
                how = self.pick(("won", how))
            return Verdict(how=how, at_once=self.seldom(0.1), campaign=self.seldom(0.1))
        if state.step == "refresh":
            stunned = [each for each in state.hunters.values() if each.effects.get("stun")]
            if stunned and self.seldom(0.7):
                one = self.pick(stunned)
                spent = [each for each in one.tokens if not each.ready]
                left = max(0, len(spent) - one.effects.get("stun", 0))
                return Refresh(tokens=self.letters(spent[:left]), hunter=one.name)
            return self.pick((Refresh(), Next()))
        return Next()
