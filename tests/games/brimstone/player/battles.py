"""Fights, falls and recoveries of the random player, and what lies between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ledger.core.model import Move
from ledger.games.brimstone.moves.fighting import Assign, Damage, Loot, Melee, Shoot, Slay, Throw
from ledger.games.brimstone.moves.harm import Accept, Again, Assist, Drag, Recover, Revive
from ledger.games.brimstone.moves.posse import Enlist, Injury, Madness, Mutation
from ledger.games.brimstone.moves.things import Hold, PickUp, TakeOff, Wear
from ledger.games.brimstone.state.game import Brimstone, living
from ledger.games.brimstone.state.heroes import item_of, skill
from tests.laws.proposer import Proposer

Way: TypeAlias = Callable[[Brimstone], Move | None]
FOES = ("Ghoul", "Spider", "Hound")
LASTING = {"mutation": Mutation, "injury": Injury, "madness": Madness}
ROOMS = ("Bridge", "Crossing", "Mining Room")


class Battles(Proposer):
    """What a table does in a fight and out of it."""

    def enlists(self, who: str) -> Move:
        """A hero with some Determination and little health, so that much happens."""
        values = {
            "health": self.chance.randint(3, 12),
            "sanity": self.chance.randint(3, 12),
            "determination": self.chance.randint(0, 3),
            "determination-max": 5,
            "strength": self.chance.randint(1, 4),
            "gold": self.chance.choice((0, 100)),
        }
        return Enlist(name=f"{who} the Bold", values=tuple(values.items()), keywords=("Law",), who=who)

    def _enlists_unknown(self, state: Brimstone) -> Move:
        """A hero of whom nobody told a number."""
        return Enlist(name="Stranger", who=self.someone(state), because="nobody told")

    def answers(self, state: Brimstone) -> Move | None:
        """One answer that a hero owes."""
        ways: list[Move] = []
        for who in living(state):
            held = state.heroes[who]
            ways += [LASTING[each](result=self._comes_of_it(), dice=self.dice(2), who=who) for each in held.owes]
            if held.pending:
                ways += [Accept(who=who), Again(dice=self.dice(1), who=who)]
            if held.loot:
                ways.append(Loot(card="Coins", gold=25, who=who))
            if held.out:
                ways += self._back(state, who)
            ways += [
                Damage(name=name, dice=self.dice(count), who=who)
                for name, count in held.hits.items()
                if state.fight and name in state.fight.foes
            ]
        return self.pick(ways) if ways else None

    def _comes_of_it(self) -> str:
        return self.pick(("none", "Limp", "Third Eye", "Whispers", "death" if self.seldom(0.4) else "none"))

    def _back(self, state: Brimstone, who: str) -> list[Move]:
        held = state.heroes[who]
        other = self.pick(living(state))
        up = Recover(dice=self.dice(2), health=int(not held.health), sanity=int(not held.sanity), who=who)
        ways: list[Move] = [up]
        ways += [Revive(which="posse", who=who)] if state.revives else []
        ways += [Revive(which="personal", who=who)] if held.revives else []
        return [*ways, Assist(hero=who, who=other), Drag(hero=who, squares=1, who=other)]

    def dice(self, count: int) -> tuple[str, ...]:
        """So many dice, one of them seldom rolled again."""
        found = [str(self.chance.randint(1, 6)) for _ in range(count)]
        if found and self.seldom(0.15):
            found[0] += f":{self.chance.randint(1, 6)}"
        return tuple(found)

    def someone(self, state: Brimstone) -> str:
        """A player whose hero lives."""
        return self.pick(living(state) or state.players)

    def says(self, verb: str, **given: Any) -> Way:
        """A way to make a move of that kind."""
        return lambda state: self.made(state, verb, **{"who": self.someone(state), **given})

    def battle(self, _: Brimstone) -> tuple[Way, ...]:
        """What is done in a fight."""
        return (
            self._melee,
            self._melee,
            self._shoots,
            self._shoots,
            self._clothes,
            self._slays,
            self._throw,
            self._struck,
            self._struck,
            self.says("hurt", amount=1),
            self.says("dodge", attacks=1),
            self.says("suffer", health=self.chance.randint(0, 3), sanity=self.chance.randint(0, 3)),
            self.says("foes", name=self.pick(FOES), count=1, ambush=self.seldom(0.3)),
            self.says("slay", count=1, xp=10),
            self.says("escape", dice=self.dice(1)),
            self.says("movement", squares=6),
            self.says("go", squares=1, past=(), through=()),
            self.says("hold"),
            self.says("threat-card", name="Night"),
            self.says("apply", dice=self.dice(1)),
            self.says("done"),
            self.says("end-turn"),
            self.says("threat"),
        )

    def peace(self, _: Brimstone) -> tuple[Way, ...]:
        """What is done between fights."""
        return (
            self.says("foes", name=self.pick(FOES), count=2, initiative=3, escape=4, health=self.pick((None, 4))),
            self.says("fight", cause="the Darkness"),
            self.says("bag", thing=self.pick(("Bandages", "Whiskey", "Tonic", "Far Eastern Potion", "Dynamite"))),
            self.says("apply", skill="strength", dice=self.dice(1)),
            self.says("pick-up", item="Pistol", weight=1, hands=1, range=6, shots=2, die=6, keyword="", gives=()),
            self.says("pick-up", item="Duster", weight=1, hands=0, clothing="Coat", keyword="Law", gives=()),
            self.says("hold", items=("Pistol",)),
            self._clothes,
            self._clothes,
            self.says("drop"),
            self.says("corrupt", points=self.chance.randint(1, 3)),
            self.says("gain-revive"),
            self.says("earn", by=20),
            self.says("sell", stones=1, gold=50),
            self.says("spend", by=10),
            self.says("breathe", health=1, sanity=0),
            self.says("mission", name="Deposit", clues=1, xp=25),
            self.says("clue"),
            self.says("mission-over", how="success"),
            self.says("darkness", dice=self.dice(2), steps=1),
            self.says("dread", card=self.pick(("Cold", "Whispers"))),
            self.says("reveal", room=self.pick(ROOMS)),
            self.says("scavenge", room=self.pick(ROOMS), dice=self.dice(3)),
            self.says("lantern"),
            self.says("travel", dice=self.dice(2)),
            self.says("buy", gold=10, stones=0),
            self.says("leave"),
            self.says("level-up", gains=(("combat", 1), ("health", 1)), dice=self.dice(2)),
            self.says("maximum", to=self.chance.randint(3, 9)),
            self.says("cast", dice=self.dice(2)),
            self.says("try", dice=self.dice(1), corrupts=1),
            self.says("once"),
            self.says("ask", text="what did they find?"),
            self.says("answer", number=self.chance.randint(1, 3)),
            self._enlists_unknown,
            self.says("end-turn"),
        )

    def _clothes(self, state: Brimstone) -> Move:
        """Whoever wears something takes it off; the others find a coat and put it on."""
        who = self.someone(state)
        held = state.heroes.get(who)
        if held and held.worn:
            return TakeOff(item=held.worn[0], who=who)
        if held and item_of(held, "Duster"):
            return Wear(item="Duster", who=who)
        return PickUp(item="Duster", clothing="Coat", who=who)

    def _shoots(self, state: Brimstone) -> Move:
        """Whoever holds a gun shoots; the others find one and take it in hand."""
        who = self.someone(state)
        held = state.heroes.get(who)
        if held and held.spare and state.fight and state.fight.foes:
            return Assign(targets=((self.pick(state.fight.foes), "1"),), who=who)
        if held and "Pistol" in held.held:
            return Shoot(weapon="Pistol", dice=self.dice(2), who=who)
        if held and item_of(held, "Pistol"):
            return Hold(items=("Pistol",), who=who)
        return PickUp(item="Pistol", hands=1, range=6, shots=2, who=who)

    def _slays(self, state: Brimstone) -> Move | None:
        """The enemies of one type are taken off the board at once."""
        foes = [each for each in state.fight.foes.values() if each.count] if state.fight else []
        return Slay(name=foes[0].name, count=foes[0].count) if foes else None

    def _melee(self, state: Brimstone) -> Move | None:
        who = self.someone(state)
        fight = state.fight
        if not fight or not fight.foes or who not in state.heroes:
            return None
        count = max(1, skill(state.heroes[who], "combat"))
        free = "Knife" if self.seldom(0.2) else ""
        return Melee(dice=self.dice(count), hits=((self.pick(fight.foes), 1),), free=free, who=who)

    def _throw(self, state: Brimstone) -> Move | None:
        who = self.someone(state)
        if not state.fight or not state.fight.foes:
            return None
        die = self.chance.randint(1, 6)
        hurt = self.pick((*state.fight.foes, *state.heroes))
        return Throw(distance=3, dice=(str(die),), victims=((hurt, 3),), bounces=0 if die > 3 else 2, who=who)

    def _struck(self, state: Brimstone) -> Move | None:
        pool = self.pick(("health", "sanity"))
        return self.made(state, "struck", amount=2, dice=self.dice(2), pool=pool, who=self.someone(state))
