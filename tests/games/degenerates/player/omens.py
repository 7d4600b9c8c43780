"""The Danger Phase, Doom, and the Encounter Phase up to the fight."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.degenerates.moves.danger import (
    Advance,
    Aim,
    Compare,
    Danger,
    Dispel,
    Doom,
    Hunt,
    NoDoom,
    Prevent,
    Sign,
    Spot,
    Stalk,
    Stealth,
)
from ledger.games.degenerates.moves.encounters import (
    BeginFight,
    Bribe,
    Capture,
    Encounter,
    EpicMonster,
    Fulfil,
    Monster,
    ResolveEncounter,
    Surrender,
)
from ledger.games.degenerates.rules.danger.stalking import goals_of
from ledger.games.degenerates.rules.reading import danger_read
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates, current
from ledger.games.degenerates.state.turns import Turn
from tests.games.degenerates.player.box import DOOMS, ENCOUNTERS, EPICS, LAW, MONSTERS, OMENS, SIGNS
from tests.games.degenerates.player.travels import Travels
from tests.laws.proposer import REASON_GIVEN


class Omens(Travels):
    """Proposes what Danger cards, Doom and Encounters want."""

    # ------------------------------------------------------------ Doom

    def doom(self, state: Degenerates) -> Move:
        """What a Doom advance waits for."""
        if state.looming:
            return self._prevention(state) if self.seldom(0.5) else Advance()
        if state.captured:
            return Capture(ends=self.seldom(0.5), text="they sit in the tower")
        if self.seldom(0.1):
            return NoDoom(because=REASON_GIVEN)
        return Doom(card=self.pick(DOOMS), fits=self.pick((True, True, False)), stays=self.seldom(0.2))

    def _prevention(self, state: Degenerates) -> Move:
        left, pay = len(state.adventurers), []
        for who, each in state.adventurers.items():
            by = min(left, each.luck)
            left -= by
            if by and board.site(state, each.space).kind != "maze":
                pay.append((who, by))
        return Prevent(pay=tuple(pay))

    # ------------------------------------------------------------ Danger

    def danger(self, state: Degenerates) -> Move | None:
        """Epics move, each party draws, searches and compares."""
        turn = current(state)
        if turn is None:
            return self.go_on(state)
        if not board.region_of(state, turn.space) and self.seldom(0.9):
            return self.space(state, turn.space)
        if not any(each.card for each in state.turns) and (moved := self._hunting(state)):
            return moved
        if not turn.card:
            return self._omen(state, turn)
        if state.hand == turn.space and not turn.signed:
            return Sign(card=self.pick(SIGNS), who=turn.leader)
        return self._searched(state, turn)

    def _hunting(self, state: Degenerates) -> Move | None:
        """An Epic is sent somewhere, or moves there."""
        aimed = [
            name
            for name, each in state.epics.items()
            if each.destination and not each.moved and board.neighbours(state, each.space)
        ]
        if state.epics and not aimed and self.seldom(0.3):
            return Aim(epic=self.pick(state.epics), goal=self.pick(("party", self.somewhere(state))))
        return self._stalk(state, self.pick(aimed)) if aimed and self.seldom(0.7) else None

    def _stalk(self, state: Degenerates, epic: str) -> Move:
        near = board.neighbours(state, state.epics[epic].space)
        goals = goals_of(state, epic)
        there = self.pick(near or goals or (self.somewhere(state),))
        return Stalk(epic=epic, place=self.spoken(state, there))

    def _omen(self, state: Degenerates, turn: Turn) -> Move:
        card = self.pick((*OMENS, *(f"Omen of {self.somewhere(state)}" for _ in range(4))))
        read = danger_read(state, card)
        raises = "" if read.raises or read.special else card.removeprefix("Omen of ")
        target = read.raises or raises or turn.space
        return Danger(
            card=card,
            value=None if read.values else self.chance.randint(1, 8),
            trait=self.pick(("outside", None)) if read.values or self.seldom(0.3) else None,
            law=None if read.law is not None else self.pick((None, True)),
            raises=raises,
            hand="",
            level=self.level(state, target),
            here=self.level(state, turn.space),
            region=self.region(state, target),
            because=REASON_GIVEN if state.epics and self.seldom(0.3) else None,
            who=turn.leader,
        )

    def _searched(self, state: Degenerates, turn: Turn) -> Move:
        waiting = [who for who in turn.searchers if who not in dict(turn.seen)]
        if waiting:
            return Spot(dice=self.dice(2), who=self.pick(waiting))
        if not turn.plan and not turn.compared and self.seldom(0.4):
            names = (turn.leader,) if self.seldom(0.3) else ()
            return Hunt(names=names, who=turn.leader) if turn.stance == "bold" else Stealth(who=turn.leader)
        if turn.compared:
            return self.go_on(state)
        return Compare(
            monsters=self.pick((0, 1, 1, 2)),
            encounter=self.seldom(0.3),
            epic=self.seldom(0.15),
            stand=self.seldom(0.1),
            who=turn.leader,
        )

    # ------------------------------------------------------------ Encounters

    def encounters(self, state: Degenerates) -> Move | None:
        """Draws, the Law, the fight, what waits, Dispel; at the end the mission or the next turn."""
        turn = current(state)
        if turn is None:
            return Fulfil(reward="gold") if self.seldom(0.06) else self.go_on(state)
        return self._drawn(turn) or self._facing(state, turn)

    def _drawn(self, turn: Turn) -> Move | None:
        if turn.encounter:
            return Encounter(card=self.pick(ENCOUNTERS), now=self.seldom(0.2), who=turn.leader)
        if turn.waiting and turn.waiting.now and not turn.waiting.resolved:
            return self._resolved(turn)
        if turn.monsters:
            among = LAW if turn.law else MONSTERS
            names = tuple(self.pick(among).name for _ in range(self.chance.randint(1, turn.monsters)))
            return Monster(cards=names, who=turn.leader)
        if turn.epics:
            return EpicMonster(card=self.pick(EPICS).name, unfit=self.seldom(0.1), who=turn.leader)
        return None

    def _facing(self, state: Degenerates, turn: Turn) -> Move:
        if turn.foes:
            return self._beset(state, turn)
        if turn.waiting and not turn.waiting.resolved:
            return self._resolved(turn)
        able = [who for who in turn.members if who in state.adventurers and not state.adventurers[who].dispelled]
        here = turn.space in state.gates or state.hand == turn.space
        if here and able and turn.stance == "bold" and self.seldom(0.8):
            return Dispel(dice=self.dice(2), gate=turn.space in state.gates and self.seldom(0.5), who=self.pick(able))
        return self.go_on(state)

    def _beset(self, state: Degenerates, turn: Turn) -> Move:
        fresh = self.unread_monster(state, *(foe.card for foe in turn.foes))
        if fresh:
            return fresh
        if any(foe.deck == "law" for foe in turn.foes):
            if not turn.bribed and self.seldom(0.45):
                return Bribe(dice=self.dice(2), unpaid=self.seldom(0.3), who=turn.leader)
            if self.seldom(0.3):
                return Surrender(who=turn.leader)
        return BeginFight(who=turn.leader)

    def _resolved(self, turn: Turn) -> Move:
        card = turn.waiting.card if turn.waiting else ""
        choices = ("approach", "ignore", "fight") if self.fightable(card) else ("approach", "ignore")
        return ResolveEncounter(choice=self.pick(choices), slain=self.seldom(0.1), who=turn.leader)
