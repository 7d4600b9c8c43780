"""Bookkeeping of checks, encounters, companions, scourges."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.underquest.events import meeting as facts
from ledger.games.underquest.evolve.shelves import fight, me
from ledger.games.underquest.state.adventurer import without
from ledger.games.underquest.state.game import UnderQuest

evolves = Evolvers[UnderQuest]()


@evolves(facts.CheckMade)
def check_made(state: UnderQuest, event: facts.CheckMade) -> UnderQuest:
    told = f"{event.stat} check {'passed' if event.success else 'failed'}"
    if state.fight:
        return fight(state, checked=told)
    return state.but(turn=state.turn.but(checked=told)) if state.turn else state


@evolves(facts.DamageStopped)
def damage_stopped(state: UnderQuest, event: facts.DamageStopped) -> UnderQuest:
    return state


@evolves(facts.EncounterMet)
def encounter_met(state: UnderQuest, event: facts.EncounterMet) -> UnderQuest:
    turn = state.turn
    return state.but(turn=turn.but(encounter=event.card, encounters=turn.encounters + 1)) if turn else state


@evolves(facts.EncounterOver)
def encounter_over(state: UnderQuest, event: facts.EncounterOver) -> UnderQuest:
    return state.but(turn=state.turn.but(encounter="", checked="")) if state.turn else state


@evolves(facts.ChoiceMade)
def choice_made(state: UnderQuest, event: facts.ChoiceMade) -> UnderQuest:
    return state


@evolves(facts.CompanionJoined)
def companion_joined(state: UnderQuest, event: facts.CompanionJoined) -> UnderQuest:
    return me(state, companion=event.companion)


@evolves(facts.CompanionLeft)
def companion_left(state: UnderQuest, event: facts.CompanionLeft) -> UnderQuest:
    return me(state, companion=None)


@evolves(facts.ScourgeFell)
def scourge_fell(state: UnderQuest, event: facts.ScourgeFell) -> UnderQuest:
    return me(state, scourges=(*state.me.scourges, event.card))


@evolves(facts.ScourgeLifted)
def scourge_lifted(state: UnderQuest, event: facts.ScourgeLifted) -> UnderQuest:
    return me(state, scourges=without(state.me.scourges, event.card))


@evolves(facts.FamiliarStirred)
def familiar_stirred(state: UnderQuest, event: facts.FamiliarStirred) -> UnderQuest:
    return state


@evolves(facts.ArchangelMet)
def archangel_met(state: UnderQuest, event: facts.ArchangelMet) -> UnderQuest:
    return state.but(turn=state.turn.but(acted=(*state.turn.acted, event.does))) if state.turn else state


@evolves(facts.CampedThere)
def camped_there(state: UnderQuest, event: facts.CampedThere) -> UnderQuest:
    return state.but(turn=state.turn.but(acted=(*state.turn.acted, event.what))) if state.turn else state


@evolves(facts.RewardTaken)
def reward_taken(state: UnderQuest, event: facts.RewardTaken) -> UnderQuest:
    return state
