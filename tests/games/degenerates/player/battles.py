"""A fight, and the looting after it."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.degenerates.moves.fights import (
    Acid,
    Attack,
    Combat,
    Decline,
    Defend,
    Drive,
    Escape,
    Forgo,
    Grant,
    Joins,
    Keep,
    LootDraw,
    LootRoll,
    Mar,
    Quick,
    Rejoin,
    Resist,
    Strike,
    Target,
    Wits,
)
from ledger.games.degenerates.moves.phases import Next, Stance
from ledger.games.degenerates.state.adventurers import has
from ledger.games.degenerates.state.attributes import bonus, card
from ledger.games.degenerates.state.combat import abilities, attackers, is_turn, undecided
from ledger.games.degenerates.state.fights import Fight
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates.player.box import FINDS, MIMIC, MONSTERS, QUICK, TESTED
from tests.games.degenerates.player.omens import Omens


class Battles(Omens):
    """Proposes what a fight wants."""

    def fighting(self, state: Degenerates, fight: Fight) -> Move | None:
        """What the step of the fight waits for, seldom what a card does to a monster."""
        if fight.step in ("rolls", "draws", "spoils"):
            return self._looting(state, fight)
        if self.level(state, fight.space) and self.seldom(0.7):
            return self.space(state, fight.space)
        if fight.foes and self.seldom(0.12):
            return self._card_effect(fight)
        return self._owed_first(state, fight) or self._turns(state, fight)

    def _owed_first(self, state: Degenerates, fight: Fight) -> Move | None:
        open_ = undecided(state)
        if open_:
            label, among = self.pick(open_)
            return Target(foe=label, at=self.pick(among))
        if fight.trials:
            trial = self.pick(fight.trials)
            kind = trial.kind
            return self.made(state, "resist", ability=kind, dice=self.dice(2), foe="", using="", keep=(), who=trial.who)
        if fight.draws:
            draw, name = self.pick(fight.draws), self.pick(MONSTERS).name
            return self.unread_monster(state, name) or Joins(card=name, deck=draw.deck)
        burnt = [who for who, held in fight.fighters.items() if held.acid]
        if burnt:
            who = self.pick(burnt)
            items = [item.name for item in state.adventurers[who].items] if who in state.adventurers else []
            return Acid(item=self.pick(items) if items else "", who=who)
        return None

    def _turns(self, state: Degenerates, fight: Fight) -> Move:
        ready = [who for who in fight.fighters if is_turn(state, who)]
        back = [who for who, held in fight.fighters.items() if held.stands == "escaped" and not held.done]
        if back and self.seldom(0.8):
            return Rejoin(who=self.pick(back))
        if not ready:
            return Next()
        who = self.pick(ready)
        for foe in attackers(fight, who):
            fresh = foe.entered == fight.round and foe.rolled is None
            if fresh and "dimwit" in abilities(state, fight, foe, who):
                return Wits(foe=foe.label, die=self.dice(1, 0), who=who)
        if state.adventurers[who].combat is None:
            return Stance(stance=self.pick(("assault", "guard")), who=who)
        return self._own_turn(state, fight, who)

    def _own_turn(self, state: Degenerates, fight: Fight, who: str) -> Move:
        mine = attackers(fight, who)
        stunned = has(state.adventurers[who], "stunned")
        defence = self.dice(2) if mine else ()
        power = () if stunned else self.dice(max(0, 1 + bonus(state, who, "power")))
        roll = self.chance.random()
        if roll < 0.1:
            return self._quick(state, who)
        if roll < 0.2:
            return Defend(def_=defence, pow_=power, who=who)
        if roll < 0.5 and state.adventurers[who].combat == "guard":
            return Escape(def_=defence, att=self.dice(2), pow_=power, who=who)
        skills = [each.name for each in state.adventurers[who].skills]
        if skills and self.seldom(0.25):
            test = self.pick(TESTED)
            att = self.dice(2) if test else ()
            return Combat(card=self.pick(skills), attribute=test, att=att, def_=defence, pow_=power, who=who)
        return self._attack(state, fight, who, defence, power)

    def _attack(
        self, state: Degenerates, fight: Fight, who: str, defence: tuple[str, ...], power: tuple[str, ...]
    ) -> Move:
        arms = [each.name for each in state.adventurers[who].items if each.worn and card(state, each.name).attack]
        using = self.pick(arms) if arms and self.seldom(0.8) else ""
        foe = self.pick(attackers(fight, who) or fight.foes)
        return Attack(
            foe=foe.label,
            attribute=None if using else self.pick(("agi", "str")),
            using=using,
            bonus=self.chance.randint(0, 5),
            piercing=self.seldom(0.2),
            plain=self.seldom(0.2),
            def_=defence,
            att=self.dice(2),
            pow_=power,
            who=who,
        )

    def _quick(self, state: Degenerates, who: str) -> Move:
        each = state.adventurers[who]
        names = [item.name for item in each.items]
        if not names:
            return Quick(what="card", card=self.pick([skill.name for skill in each.skills] or ["War Cry"]), who=who)
        others = [other for other in state.adventurers if other != who]
        name = self.pick(names)
        what = self.pick(QUICK)
        to = self.pick(others) if what == "exchange" and others else ""
        return Quick(what=what, card=name, to=to, into=self.pick(names) if what == "load" else "", who=who)

    def _card_effect(self, fight: Fight) -> Move:
        foe, who = self.pick(fight.foes).label, self.pick(fight.fighters)
        trophies = [each.label for held in fight.fighters.values() for each in held.trophies]
        held = self.pick(fight.foes)
        if trophies and self.seldom(0.4):
            return Forgo(trophy=self.pick(trophies), who=who)
        return self.pick(
            (
                *(Strike(foe=foe, damage=self.chance.randint(1, 6), piercing=self.seldom(0.3), who=who),) * 3,
                Mar(
                    foe=held.label,
                    ailment=self.pick(held.ailments or ("corroded", "dazed", "hexed")),
                    off=bool(held.ailments),
                    who=who,
                ),
                Grant(foe=foe, ability=self.pick(("fury:2", "venom", "evade")), off=self.seldom(0.3), who=who),
                Drive(foe=foe, who=who),
            )
        )

    # ------------------------------------------------------------ looting

    def _looting(self, state: Degenerates, fight: Fight) -> Move | None:
        if self.seldom(0.1):
            return Next()
        if fight.rolls:
            return LootRoll(die=self.dice(1, 0), who=self.pick(fight.rolls))
        if fight.passed:
            return self._find(state, fight)
        kept = [each for each in fight.found if each.kind in ("item", "ally")]
        if kept:
            found = self.pick(kept)
            mates = [who for who in fight.fighters if who in state.adventurers]
            return Keep(
                card=found.card,
                left=self.seldom(0.2),
                to=self.pick(mates) if mates and self.seldom(0.3) else "",
                on=self.seldom(0.3) and found.kind == "item",
                who=found.who,
            )
        return Next()

    def _find(self, state: Degenerates, fight: Fight) -> Move:
        who, epic = self.pick(fight.passed)
        if self.seldom(0.4):
            return Decline(who=who)
        found = self.pick(FINDS)
        if found.kind == "monster":
            fresh = self.unread_monster(state, MIMIC.name)
            if fresh:
                return fresh
        return LootDraw(
            card=found.name,
            kind=found.kind,
            epic=epic and self.seldom(0.7) and found.kind == "item",
            heavy=found.heavy,
            slot=found.slot,
            price=found.price,
            who=who,
        )


__all__ = ["Battles", "Resist"]
