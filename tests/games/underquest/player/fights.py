"""A fight, blow by blow."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.model import Move
from ledger.games.underquest.moves.fighting import Attack, Bribe, EnemyAttack, Flee, Harm, Pass
from ledger.games.underquest.moves.inventory import Break, Consume, Equip, ThrowDagger
from ledger.games.underquest.moves.learning import CastIncantation
from ledger.games.underquest.moves.meeting import Get, StatCheck
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.fights import By, Fight
from ledger.games.underquest.state.figures import weapon
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest.player.beginning import Beginning
from tests.games.underquest.player.box import ABOMINATIONS, BOSSES, ENEMIES, MAGIC, MIMICS

PREFIXES = [each.name for each in ABOMINATIONS[:2]]
SUFFIXES = [each.name for each in ABOMINATIONS[2:]]


class Fights(Beginning):
    """Proposes what happens in combat."""

    def begun(self, state: UnderQuest, as_: By | None = None) -> Move:
        """An enemy comes, with the abominations of the open card."""
        if as_ == "boss":
            name = self.pick(BOSSES).name
            return self.first_read(state, BeginFight(enemy=name), name)
        if as_ == "mimic":
            name = MIMICS[0].name
            return self.first_read(state, BeginFight(enemy=name, as_="mimic"), name)
        turn = state.turn
        exalted = turn is not None and turn.card == "Exalted Foe"
        led = exalted or (turn is not None and turn.card in ("Skirmish", "Ambush") and turn.position == "second")
        prefix = self.next_card(state, "abomination", PREFIXES) if led else ""
        enemy = self.next_card(state, "enemy", [each.name for each in ENEMIES])
        comes = BeginFight(
            enemy=enemy,
            as_=as_,
            prefix=prefix,
            suffix=self.next_card(state, "abomination", SUFFIXES) if exalted else "",
            hp=self.roll() if prefix == "Stout" else (),
            health=5 if enemy == "Wisp" and self.seldom(0.2) else None,
        )
        return self.first_read(state, comes, enemy)

    def fighting(self, state: UnderQuest, fight: Fight) -> Move:
        """Who acts does something; seldom the fight ends otherwise."""
        if not fight.side:
            return RollInitiative(die=self.roll())
        if fight.check:
            return StatCheck(stat=fight.check, die=self.roll())
        return self._beside(state, fight) or self._blow(state, fight)

    def _beside(self, state: UnderQuest, fight: Fight) -> Move | None:
        """Help, a way out, a weapon taken up."""
        if state.me.health < 6 and self.seldom(0.7):
            return Get(gains=(("health", 5), ("poison", -2)), by="Altar")
        if self.seldom(0.04):
            return Flee(by="Smoke")
        if self.seldom(0.08):
            return self._bribed(state, fight)
        if fight.rearm and self.seldom(0.7):
            loose = [each.name for each in state.me.items if not each.at]
            if loose:
                return Equip(item=self.pick(loose))
        return None

    def _blow(self, state: UnderQuest, fight: Fight) -> Move:
        if fight.side == "enemy":
            damage = self._late(reading.enemy(state, fight.foe.name).damage)
            return EnemyAttack(
                dice=self.roll(2), plus=self.pick((0, 0, 0, 1)), stops=self.pick((0, 0, 1)), damage=damage
            )
        thrown = self._thrown(state) if self.seldom(0.7) else None
        return thrown or self.pick((self._attack,) * 4 + (self._other,))(state)

    def _bribed(self, state: UnderQuest, fight: Fight) -> Move:
        asked = dict(fight.foe.bribe)
        if "gold" in asked or not state.me.trinkets:
            return Bribe(gains=() if asked else (("gold", -1),))
        return Bribe(trinkets=state.me.trinkets[: asked.get("trinkets", 1)])

    def _attack(self, state: UnderQuest) -> Move:
        paid = [price for price, _ in state.me.icons if price <= state.me.grit]
        grit = self.pick((0, *paid)) if weapon(state) else 0
        plus = (("Rage", 1),) if "Rage" in state.me.skills and self.seldom(0.3) else ()
        return Attack(dice=self.roll(2), grit=grit, plus=plus, defence=self._defence(state))

    def _defence(self, state: UnderQuest) -> int | None:
        return self._late(reading.enemy(state, state.fight.foe.name).defence) if state.fight else None

    def _late(self, printed: int | None) -> int | None:
        """A number of the enemy's card that nobody read; seldom none, and somebody is asked for it."""
        return None if printed is not None or self.seldom(0.1) else self.chance.randint(0, 2)

    def _other(self, state: UnderQuest) -> Move:
        ways: tuple[Callable[[UnderQuest], Move | None], ...] = (
            lambda _: Pass(),
            lambda _: Harm(damage=self.chance.randint(1, 3), magic=self.pick(MAGIC), by="Torch"),
            lambda _: Break(by="Rust"),
            self._thrown,
            self.cast,
            self.used,
            self.cast,
        )
        return self.pick(ways)(state) or self._attack(state)

    def _thrown(self, state: UnderQuest) -> Move | None:
        worn = [each.name for each in state.me.items if each.at and reading.item(state, each.name).dagger]
        if not worn:
            return None
        thrown = self.chance.randint(0, 4)
        return ThrowDagger(item=self.pick(worn), damage=thrown, defence=self._defence(state))

    def used(self, state: UnderQuest) -> Move | None:
        """Something is used up."""
        owned = [each.name for each in state.me.items if reading.item(state, each.name).use]
        return Consume(item=self.pick(owned), defence=self._defence(state)) if owned else None

    def cast(self, state: UnderQuest) -> Move | None:
        """An incantation that is ready."""
        ready = [each.name for each in state.me.incantations if not each.spent]
        if not ready:
            return None
        if state.fight:
            return CastIncantation(name=self.pick(ready), damage=2, magic=self.pick(MAGIC))
        return CastIncantation(name=self.pick(ready), gains=(("health", 2),))
