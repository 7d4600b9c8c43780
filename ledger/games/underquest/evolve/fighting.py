"""Bookkeeping of a fight."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.underquest.events import fighting as facts
from ledger.games.underquest.evolve.shelves import fight
from ledger.games.underquest.state.fights import WITH_LEVEL
from ledger.games.underquest.state.game import UnderQuest

evolves = Evolvers[UnderQuest]()


@evolves(facts.FightBegun)
def fight_begun(state: UnderQuest, event: facts.FightBegun) -> UnderQuest:
    own = event.fight.by in WITH_LEVEL
    turn = state.turn.but(fights=state.turn.fights + 1) if state.turn and own else state.turn
    return state.but(fight=event.fight, turn=turn)


@evolves(facts.FoeRead)
def foe_read(state: UnderQuest, event: facts.FoeRead) -> UnderQuest:
    return fight(state, foe=event.foe, check=event.check)


@evolves(facts.InitiativeRolled)
def initiative_rolled(state: UnderQuest, event: facts.InitiativeRolled) -> UnderQuest:
    return fight(state, side=event.side)


@evolves(facts.TrialDone)
def trial_done(state: UnderQuest, event: facts.TrialDone) -> UnderQuest:
    return fight(state, check=None)


@evolves(facts.AttackRolled)
def attack_rolled(state: UnderQuest, event: facts.AttackRolled) -> UnderQuest:
    return state


@evolves(facts.EnemyHurt)
def enemy_hurt(state: UnderQuest, event: facts.EnemyHurt) -> UnderQuest:
    return fight(state, foe=state.fight.foe.but(health=event.now)) if state.fight else state


@evolves(facts.EnemyRolled)
def enemy_rolled(state: UnderQuest, event: facts.EnemyRolled) -> UnderQuest:
    return fight(state, primed=0, struck=True)


@evolves(facts.EnemyPrimed)
def enemy_primed(state: UnderQuest, event: facts.EnemyPrimed) -> UnderQuest:
    return fight(state, primed=event.now)


@evolves(facts.SideTurned)
def side_turned(state: UnderQuest, event: facts.SideTurned) -> UnderQuest:
    if state.fight is None:
        return state
    acted = state.fight.round + (1 if event.side == "enemy" else 0)
    return fight(state, side=event.side, struck=True, round=acted, checked="")


@evolves(facts.RearmOpened)
def rearm_opened(state: UnderQuest, event: facts.RearmOpened) -> UnderQuest:
    return fight(state, rearm=True, armed=event.slot)


@evolves(facts.RearmClosed)
def rearm_closed(state: UnderQuest, event: facts.RearmClosed) -> UnderQuest:
    return fight(state, rearm=False, armed="")


@evolves(facts.FightOver)
def fight_over(state: UnderQuest, event: facts.FightOver) -> UnderQuest:
    return state.but(fight=None)
