"""Bookkeeping of skills, incantations and potions."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.underquest.events import learning as facts
from ledger.games.underquest.evolve.shelves import me
from ledger.games.underquest.state.adventurer import Incantation, without
from ledger.games.underquest.state.game import UnderQuest

evolves = Evolvers[UnderQuest]()


@evolves(facts.RollAgain)
def roll_again(state: UnderQuest, event: facts.RollAgain) -> UnderQuest:
    return state


@evolves(facts.SkillGained)
def skill_gained(state: UnderQuest, event: facts.SkillGained) -> UnderQuest:
    return me(state, skills=(*state.me.skills, event.skill))


@evolves(facts.SkillLost)
def skill_lost(state: UnderQuest, event: facts.SkillLost) -> UnderQuest:
    return me(state, skills=without(state.me.skills, event.skill))


@evolves(facts.IncantationGained)
def incantation_gained(state: UnderQuest, event: facts.IncantationGained) -> UnderQuest:
    held = Incantation(name=event.name, level=event.level)
    return me(state, incantations=(*state.me.incantations, held))


@evolves(facts.IncantationLost)
def incantation_lost(state: UnderQuest, event: facts.IncantationLost) -> UnderQuest:
    return me(state, incantations=tuple(each for each in state.me.incantations if each.name != event.name))


@evolves(facts.IncantationCast)
def incantation_cast(state: UnderQuest, event: facts.IncantationCast) -> UnderQuest:
    return _spent(state, event.name, spent=True)


@evolves(facts.IncantationReady)
def incantation_ready(state: UnderQuest, event: facts.IncantationReady) -> UnderQuest:
    return _spent(state, event.name, spent=False)


def _spent(state: UnderQuest, name: str, *, spent: bool) -> UnderQuest:
    rows = (each.but(spent=spent) if each.name == name else each for each in state.me.incantations)
    return me(state, incantations=tuple(rows))


@evolves(facts.PotionBrewed)
def potion_brewed(state: UnderQuest, event: facts.PotionBrewed) -> UnderQuest:
    return state


@evolves(facts.PotionRewarded)
def potion_rewarded(state: UnderQuest, event: facts.PotionRewarded) -> UnderQuest:
    return state


@evolves(facts.PotionSpoilt)
def potion_spoilt(state: UnderQuest, event: facts.PotionSpoilt) -> UnderQuest:
    return state


@evolves(facts.SpoilsTaken)
def spoils_taken(state: UnderQuest, event: facts.SpoilsTaken) -> UnderQuest:
    return state
