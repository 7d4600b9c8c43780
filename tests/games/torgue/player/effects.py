"""What single cards do at any time, and what the table sets right by hand."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.core.table.moves import Gain, Give, Lose, Place, Remove, Set, SetOption
from ledger.games.torgue.moves.attacks import Afflict, TakeOut, Wound
from ledger.games.torgue.moves.defence import Fall, Harm, Heal, Recharge
from ledger.games.torgue.moves.ending import Refresh
from ledger.games.torgue.moves.enemies import Boost, Exhaust, Order
from ledger.games.torgue.moves.loot import Discard, Get, Spend
from ledger.games.torgue.moves.setup import Correct, GiveSpotlight, PlaceEnemy
from ledger.games.torgue.moves.turns import Shift
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import shields
from ledger.games.torgue.state.options import OPTIONS
from ledger.games.torgue.state.tokens import woundable, wounded
from tests.games.torgue.player.box import CHANGES, EFFECTS, FOES, LOOT, ORDERS
from tests.games.torgue.player.endings import Endings
from tests.laws.proposer import REASON_GIVEN


class Effects(Endings):
    """Proposes what cards do."""

    def effect(self, state: Torgue) -> Move | None:
        """Something that a card does to somebody."""
        if not state.hunters:
            return None
        if not state.bounty and any(each.kind == "bounty" for each in state.bag) and self.seldom(0.15):
            return Get(what="bounty", who=self.anybody(state), because=REASON_GIVEN)
        spent = any(not each.ready for held in state.hunters.values() for each in shields(held))
        if spent and self.seldom(0.1):
            return Recharge()
        ways = (self._to_hunter, self._to_hunter, self._to_enemy, self._spent, self._to_cards)
        return self.pick(ways)(state, self.anybody(state))

    def _to_hunter(self, state: Torgue, who: str) -> Move:
        held = state.hunters[who]
        red = self.letters(filter(wounded, held.tokens))
        whole = self.letters(woundable(held.tokens))
        return self.pick(
            (
                Harm(hunter=who, count=1, hurt=whole[:1]),
                Heal(hunter=who, count=max(1, len(red[:2])), tokens=red[:2]),
                Recharge(model=self.pick((who, ""))),
                Afflict(model=who, effect=self.pick((*EFFECTS, "stun")), count=1, off=self.seldom(0.4)),
                Shift(model=who, zone=self.zone(state, held.zone)),
                GiveSpotlight(to=who),
                Fall(hunter=who, because=REASON_GIVEN),
                Get(what=self.pick((*LOOT, "bounty")), who=who, because=REASON_GIVEN),
            )
        )

    def _to_enemy(self, state: Torgue, who: str) -> Move:
        label = self.foe(state)
        if not label or self.seldom(0.2):
            return PlaceEnemy(card=self.pick(FOES), zone=self.zone(state))
        return self.pick(
            (
                TakeOut(enemy=label, dice=self.perhaps(0.5, self.roll(4)), nobody=self.seldom(0.3), who=who),
                Wound(enemy=label, count=self.chance.randint(1, 3), heals=self.seldom(0.3), who=who),
                Afflict(model=label, effect=self.pick(EFFECTS), count=self.chance.randint(1, 2), off=self.seldom(0.3)),
                Boost(enemy=label, gives=(self.pick(CHANGES),), off=self.seldom(0.4)),
                Shift(model=label, zone=self.zone(state, state.enemies[label].zone)),
                Order(kind=self.pick(ORDERS), by="Earthquake"),
            )
        )

    def _spent(self, state: Torgue, who: str) -> Move:
        rich = [name for name, each in state.hunters.items() if each.loot]
        if not rich:
            return self._to_hunter(state, who)
        one = self.pick(rich)
        held = state.hunters[one]
        loot = self.pick(held.loot)
        red = self.letters(filter(wounded, held.tokens))
        stored = [each.card for each in held.inventory]
        swap = loot.kind == "guns" and bool(stored) and bool(held.equipped)
        return Spend(
            kind=loot.kind,
            heal=red[:2],
            off=tuple(held.effects)[:1],
            out=self.pick(held.equipped).card if swap else "",
            in_=self.pick(stored) if swap else "",
            card=self.fresh_gear(state, "guns") if loot.back == "card" else "",
            back=loot.back,
            worth=loot.value,
            who=one,
        )

    def _to_cards(self, state: Torgue, who: str) -> Move:
        cards = [each.card for each in (*state.hunters[who].equipped, *state.hunters[who].inventory)]
        name = self.pick(cards or ["Hyperion"])
        empty = [each.card for each in state.hunters[who].equipped if not each.ready]
        if empty and self.seldom(0.5):
            return Refresh(cards=(self.pick(empty),), hunter=who)
        return self.pick(
            (
                Exhaust(name=name, refreshed=self.seldom(0.5), who=who),
                Exhaust(name=self.pick(state.hunters[who].tokens).id, refreshed=self.seldom(0.5), who=who),
                Discard(card=name, who=who),
            )
        )

    def by_hand(self, state: Torgue) -> Move:
        """Something that the table sets right, with the reason."""
        who = self.anybody(state)
        label = self.foe(state) or who
        number = self.pick(("shared-cash", "cash"))
        gear = [each.card for each in state.hunters[who].equipped] if who else []
        option = self.pick(OPTIONS)
        loot = [each.kind for each in state.hunters[who].loot] if who else []
        spots = self.rules.views.names["spot"](state) or ("",)
        return self.pick(
            (
                Gain(what=number, by=1, who=who, because=REASON_GIVEN),
                Lose(what=number, by=1, who=who, because=REASON_GIVEN),
                Set(what=number, to=self.chance.randint(0, 6), who=who, because=REASON_GIVEN),
                Place(thing=self.pick(("ammo", "guns", label)), at=self.pick(spots), because=REASON_GIVEN),
                Place(thing=self.pick(("health", "Focus")), at=self.pick(spots), because=REASON_GIVEN),
                Remove(thing=self.pick(gear or ["Hyperion"]), from_=who or "B", because=REASON_GIVEN),
                Give(thing=self.pick(loot or ["ammo"]), to=self.anybody(state) or "B", who=who, because=REASON_GIVEN),
                Correct(model=label, effect=self.pick(EFFECTS), count=self.chance.randint(0, 2), because=REASON_GIVEN),
                SetOption(name=option.name, value=self.pick(option.words), because=REASON_GIVEN),
            )
        )
