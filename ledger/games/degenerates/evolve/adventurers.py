"""Bookkeeping of adventurers."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events import estates
from ledger.games.degenerates.evolve.shelves import adventurer, fighter
from ledger.games.degenerates.state.adventurers import Condition
from ledger.games.degenerates.state.game import Degenerates, Estate
from ledger.games.degenerates.state.turns import Turn

evolves = Evolvers[Degenerates]()


@evolves(facts.TestMade)
def test_made(state: Degenerates, event: facts.TestMade) -> Degenerates:
    return state


@evolves(facts.DiceThrown)
def dice_thrown(state: Degenerates, event: facts.DiceThrown) -> Degenerates:
    return state


@evolves(facts.HitPointsMoved)
def hit_points_moved(state: Degenerates, event: facts.HitPointsMoved) -> Degenerates:
    return adventurer(state, event.who, hp=event.now)


@evolves(facts.WoundsSuffered)
def wounds_suffered(state: Degenerates, event: facts.WoundsSuffered) -> Degenerates:
    return adventurer(state, event.who, wounds=event.now)


@evolves(facts.WoundsRemoved)
def wounds_removed(state: Degenerates, event: facts.WoundsRemoved) -> Degenerates:
    return adventurer(state, event.who, wounds=event.now, doomed=False)


@evolves(facts.WoundsClamped)
def wounds_clamped(state: Degenerates, event: facts.WoundsClamped) -> Degenerates:
    return adventurer(state, event.who, wounds=event.now)


@evolves(facts.WoundsKept)
def wounds_kept(state: Degenerates, event: facts.WoundsKept) -> Degenerates:
    return state


@evolves(facts.DamageStopped)
def damage_stopped(state: Degenerates, event: facts.DamageStopped) -> Degenerates:
    return state


@evolves(facts.AdventurerDefeated)
def adventurer_defeated(state: Degenerates, event: facts.AdventurerDefeated) -> Degenerates:
    return adventurer(state, event.who, defeated=True)


@evolves(facts.AdventurerRevived)
def adventurer_revived(state: Degenerates, event: facts.AdventurerRevived) -> Degenerates:
    return adventurer(state, event.who, defeated=False, doomed=False)


@evolves(facts.DeathNeared)
def death_neared(state: Degenerates, event: facts.DeathNeared) -> Degenerates:
    return adventurer(state, event.who, doomed=True)


@evolves(facts.AdventurerDied)
def adventurer_died(state: Degenerates, event: facts.AdventurerDied) -> Degenerates:
    dead = state.adventurers[event.who]
    fight = state.fight
    if fight and event.who in fight.fighters:
        fight = fight.but(fighters=fight.fighters.drop(event.who))
    turns = tuple(_left(each, event.who) for each in state.turns)
    return state.but(
        adventurers=state.adventurers.drop(event.who),
        fallen=(*state.fallen, dead),
        fight=fight,
        turns=turns,
        marching=tuple(each for each in state.marching if each != event.who),
    )


def _left(turn: Turn, who: str) -> Turn:
    """A party without one of its members; the next one leads, and an empty party is through."""
    if who not in turn.members:
        return turn
    members = tuple(each for each in turn.members if each != who)
    if not members:
        return turn.but(members=(), ready=True, done=True)
    return turn.but(members=members, leader=members[0] if turn.leader == who else turn.leader)


@evolves(estates.EstateLeft)
def estate_left(state: Degenerates, event: estates.EstateLeft) -> Degenerates:
    left = Estate(who=event.who, space=event.space, items=event.items)
    return state.but(estates=(*state.estates, left))


@evolves(estates.EstateItemTaken)
def estate_item_taken(state: Degenerates, event: estates.EstateItemTaken) -> Degenerates:
    left = tuple(_less(each, event.item) if each.who == event.dead else each for each in state.estates)
    return state.but(estates=tuple(each for each in left if each.items))


def _less(estate: Estate, item: str) -> Estate:
    at = [name for name, _ in estate.items].index(item)
    return estate.but(items=estate.items[:at] + estate.items[at + 1 :])


@evolves(estates.EstateClosed)
def estate_closed(state: Degenerates, event: estates.EstateClosed) -> Degenerates:
    return state.but(estates=tuple(each for each in state.estates if each.who != event.dead))


@evolves(facts.LuckGained)
def luck_gained(state: Degenerates, event: facts.LuckGained) -> Degenerates:
    return adventurer(state, event.who, luck=event.now)


@evolves(facts.LuckLost)
def luck_lost(state: Degenerates, event: facts.LuckLost) -> Degenerates:
    return adventurer(state, event.who, luck=event.now)


@evolves(facts.GoldGained)
def gold_gained(state: Degenerates, event: facts.GoldGained) -> Degenerates:
    return adventurer(state, event.who, gold=event.now)


@evolves(facts.GoldSpent)
def gold_spent(state: Degenerates, event: facts.GoldSpent) -> Degenerates:
    return adventurer(state, event.who, gold=event.now)


@evolves(facts.XpGained)
def xp_gained(state: Degenerates, event: facts.XpGained) -> Degenerates:
    return adventurer(state, event.who, xp=event.now)


@evolves(facts.XpLost)
def xp_lost(state: Degenerates, event: facts.XpLost) -> Degenerates:
    return adventurer(state, event.who, xp=event.now)


@evolves(facts.ConditionGained)
def condition_gained(state: Degenerates, event: facts.ConditionGained) -> Degenerates:
    return _conditions(state, event.who, (event.condition.name,), (event.condition,))


@evolves(facts.ConditionKept)
def condition_kept(state: Degenerates, event: facts.ConditionKept) -> Degenerates:
    return state


@evolves(facts.ConditionsCancelled)
def conditions_cancelled(state: Degenerates, event: facts.ConditionsCancelled) -> Degenerates:
    return _conditions(state, event.who, (event.name, event.other), ())


@evolves(facts.ConditionLost)
def condition_lost(state: Degenerates, event: facts.ConditionLost) -> Degenerates:
    return _conditions(state, event.who, (event.name,), ())


def _conditions(state: Degenerates, who: str, gone: tuple[str, ...], new: tuple[Condition, ...]) -> Degenerates:
    if who not in state.adventurers:
        return state
    kept = tuple(each for each in state.adventurers[who].conditions if each.name not in gone)
    return adventurer(state, who, conditions=(*kept, *new))


@evolves(facts.ConditionsTicked)
def conditions_ticked(state: Degenerates, event: facts.ConditionsTicked) -> Degenerates:
    if event.who not in state.adventurers:
        return state
    ticked = tuple(
        each.but(turns=each.turns - 1) if each.lasts == "round" and each.before == event.before else each
        for each in state.adventurers[event.who].conditions
    )
    state = fighter(state, event.who, begun=True) if event.before else state
    return adventurer(state, event.who, conditions=ticked)
