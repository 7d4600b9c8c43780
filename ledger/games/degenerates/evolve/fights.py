"""Bookkeeping of fights and looting."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import fights as facts
from ledger.games.degenerates.evolve.shelves import adventurer, fight, fighter, foe, met, over_to, unused, without_foe
from ledger.games.degenerates.state.fights import Fight, Foe, foe_of
from ledger.games.degenerates.state.game import Degenerates

evolves = Evolvers[Degenerates]()


def _fight(state: Degenerates) -> Fight:
    return state.fight or Fight(space="")


@evolves(facts.FightBegan)
def fight_began(state: Degenerates, event: facts.FightBegan) -> Degenerates:
    for who in event.fight.fighters:
        state = adventurer(state, who, combat=None)
    drawn = {each.label for each in event.fight.foes}
    turns = tuple(
        each.but(foes=tuple(one for one in each.foes if one.label not in drawn))
        if each.space == event.fight.space
        else each
        for each in state.turns
    )
    return state.but(fight=event.fight, fights=state.fights + 1, turns=turns)


@evolves(facts.FoeJoined)
def foe_joined(state: Degenerates, event: facts.FoeJoined) -> Degenerates:
    held = _fight(state)
    decks = tuple(dict.fromkeys((*held.decks, event.foe.deck)))
    return fight(state, foes=(*held.foes, event.foe), decks=decks, serial=held.serial + 1)


@evolves(facts.TargetTaken)
def target_taken(state: Degenerates, event: facts.TargetTaken) -> Degenerates:
    return foe(state, event.foe, target=event.at)


@evolves(facts.TrialsCalled)
def trials_called(state: Degenerates, event: facts.TrialsCalled) -> Degenerates:
    held = _fight(state)
    foes = tuple(each.but(arrived=True) if each.label in event.foes else each for each in held.foes)
    return fight(state, foes=foes, trials=(*held.trials, *event.trials), draws=(*held.draws, *event.draws))


@evolves(facts.TrialOver)
def trial_over(state: Degenerates, event: facts.TrialOver) -> Degenerates:
    held = _fight(state)
    trials = held.trials
    if event.trial in trials:
        at = trials.index(event.trial)
        trials = trials[:at] + trials[at + 1 :]
    state = fight(state, trials=trials)
    if event.ends and event.trial.who in held.fighters:
        tested = (*held.fighters[event.trial.who].tested, event.trial.kind)
        state = fighter(state, event.trial.who, tested=tested)
    return state


@evolves(facts.DrawOver)
def draw_over(state: Degenerates, event: facts.DrawOver) -> Degenerates:
    draws = _fight(state).draws
    if event.draw not in draws:
        return state
    at = draws.index(event.draw)
    return fight(state, draws=draws[:at] + draws[at + 1 :])


@evolves(facts.FightStepBegan)
def fight_step_began(state: Degenerates, event: facts.FightStepBegan) -> Degenerates:
    for who, per in event.orders:
        state = fighter(state, who, per=per, begun=False, done=False, quick=False)
    return fight(state, step=event.step, last="")


@evolves(facts.RoundBegan)
def round_began(state: Degenerates, event: facts.RoundBegan) -> Degenerates:
    foes: tuple[Foe, ...] = tuple(each.but(target="", drew=()) for each in _fight(state).foes)
    return fight(unused(state), round=event.round, foes=foes, step="targets", last="")


@evolves(facts.WitsRolled)
def wits_rolled(state: Degenerates, event: facts.WitsRolled) -> Degenerates:
    return foe(state, event.foe, rolled=event.att)


@evolves(facts.CombatRolled)
def combat_rolled(state: Degenerates, event: facts.CombatRolled) -> Degenerates:
    return fighter(state, event.who, begun=True)


@evolves(facts.FoeWounded)
def foe_wounded(state: Degenerates, event: facts.FoeWounded) -> Degenerates:
    return foe(state, event.foe, wounds=event.now)


@evolves(facts.FoeHealed)
def foe_healed(state: Degenerates, event: facts.FoeHealed) -> Degenerates:
    return foe(state, event.foe, wounds=event.now)


@evolves(facts.FoeMissed)
def foe_missed(state: Degenerates, event: facts.FoeMissed) -> Degenerates:
    return state


@evolves(facts.FoeDestroyed)
def foe_destroyed(state: Degenerates, event: facts.FoeDestroyed) -> Degenerates:
    held = _fight(state)
    slain = (*held.slain, event.trophy) if event.trophy.epic else held.slain
    state = fight(without_foe(state, event.foe), slain=slain, lawful=held.lawful or event.law)
    if event.who not in held.fighters:
        return state
    return fighter(state, event.who, trophies=(*held.fighters[event.who].trophies, event.trophy))


@evolves(facts.FoeLeft)
def foe_left(state: Degenerates, event: facts.FoeLeft) -> Degenerates:
    return without_foe(state, event.foe)


@evolves(facts.FoeAiled)
def foe_ailed(state: Degenerates, event: facts.FoeAiled) -> Degenerates:
    one = foe_of(_fight(state), event.foe)
    return foe(state, event.foe, ailments=(*one.ailments, event.ailment)) if one else state


@evolves(facts.FoeRelieved)
def foe_relieved(state: Degenerates, event: facts.FoeRelieved) -> Degenerates:
    one = foe_of(_fight(state), event.foe)
    if one is None:
        return state
    return foe(state, event.foe, ailments=tuple(each for each in one.ailments if each != event.ailment))


@evolves(facts.AbilityGranted)
def ability_granted(state: Degenerates, event: facts.AbilityGranted) -> Degenerates:
    one = met(state, event.foe)
    if one is None:
        return state
    name = event.ability.partition("@")[0].partition(":")[0]
    stripped = tuple(each for each in one.stripped if each != name)
    return foe(state, event.foe, granted=(*one.granted, event.ability), stripped=stripped)


@evolves(facts.AbilityLost)
def ability_lost(state: Degenerates, event: facts.AbilityLost) -> Degenerates:
    one = met(state, event.foe)
    return foe(state, event.foe, stripped=(*one.stripped, event.ability)) if one else state


@evolves(facts.FoeDrew)
def foe_drew(state: Degenerates, event: facts.FoeDrew) -> Degenerates:
    one = foe_of(_fight(state), event.foe)
    return foe(state, event.foe, drew=(*one.drew, event.who)) if one else state


@evolves(facts.GoldStolen)
def gold_stolen(state: Degenerates, event: facts.GoldStolen) -> Degenerates:
    one = foe_of(_fight(state), event.foe)
    return foe(state, event.foe, gold=one.gold + event.gold) if one else state


@evolves(facts.FoeSummoned)
def foe_summoned(state: Degenerates, event: facts.FoeSummoned) -> Degenerates:
    return foe(state, event.foe, summoned=True)


@evolves(facts.Skirmished)
def skirmished(state: Degenerates, event: facts.Skirmished) -> Degenerates:
    return fight(state, skirmished=True)


@evolves(facts.AcidSplashed)
def acid_splashed(state: Degenerates, event: facts.AcidSplashed) -> Degenerates:
    held = _fight(state).fighters.get(event.who)
    return fighter(state, event.who, acid=held.acid + 1) if held else state


@evolves(facts.AcidDone)
def acid_done(state: Degenerates, event: facts.AcidDone) -> Degenerates:
    held = _fight(state).fighters.get(event.who)
    return fighter(state, event.who, acid=max(0, held.acid - 1)) if held else state


@evolves(facts.FighterEscaped)
def fighter_escaped(state: Degenerates, event: facts.FighterEscaped) -> Degenerates:
    return fighter(state, event.who, stands="escaped")


@evolves(facts.FighterFell)
def fighter_fell(state: Degenerates, event: facts.FighterFell) -> Degenerates:
    held = _fight(state)
    trials = tuple(each for each in held.trials if each.who != event.who)
    return fighter(fight(state, trials=trials), event.who, stands="out")


@evolves(facts.FighterReturned)
def fighter_returned(state: Degenerates, event: facts.FighterReturned) -> Degenerates:
    return fighter(state, event.who, stands="in")


@evolves(facts.FighterActed)
def fighter_acted(state: Degenerates, event: facts.FighterActed) -> Degenerates:
    return fight(fighter(state, event.who, done=True), last=event.who)


@evolves(facts.QuickTaken)
def quick_taken(state: Degenerates, event: facts.QuickTaken) -> Degenerates:
    return over_to(fighter(state, event.who, begun=True, quick=True), event.who)
