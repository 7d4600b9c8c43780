"""Bookkeeping of how a fight ends, and of looting."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import looting as facts
from ledger.games.degenerates.evolve.shelves import adventurer, fight, fighter, unused
from ledger.games.degenerates.state.fights import Fight
from ledger.games.degenerates.state.game import Degenerates

evolves = Evolvers[Degenerates]()


def _fight(state: Degenerates) -> Fight:
    return state.fight or Fight(space="")


@evolves(facts.TrophyLeft)
def trophy_left(state: Degenerates, event: facts.TrophyLeft) -> Degenerates:
    held = _fight(state).fighters.get(event.who)
    if held is None:
        return state
    return fighter(state, event.who, trophies=tuple(each for each in held.trophies if each.label != event.trophy))


@evolves(facts.FightWon)
def fight_won(state: Degenerates, event: facts.FightWon) -> Degenerates:
    return fight(state, result="won", rolls=event.rolls, step="rolls")


@evolves(facts.FightLost)
def fight_lost(state: Degenerates, event: facts.FightLost) -> Degenerates:
    for who in event.names:
        state = adventurer(state, who, lost=True)
    return fight(state, result="lost")


@evolves(facts.FightDrawn)
def fight_drawn(state: Degenerates, event: facts.FightDrawn) -> Degenerates:
    return fight(state, result="none")


@evolves(facts.SpaceCalmed)
def space_calmed(state: Degenerates, event: facts.SpaceCalmed) -> Degenerates:
    return state.but(calmed=(*state.calmed, event.place))


@evolves(facts.LootRollMade)
def loot_roll_made(state: Degenerates, event: facts.LootRollMade) -> Degenerates:
    held = _fight(state)
    rolls = tuple(each for each in held.rolls if each != event.who)
    passed = (*held.passed, (event.who, event.epic)) if event.passed else held.passed
    return fight(state, rolls=rolls, passed=passed)


@evolves(facts.LootFound)
def loot_found(state: Degenerates, event: facts.LootFound) -> Degenerates:
    held = _fight(state)
    passed = _once_less(held.passed, event.found.who)
    return fight(state, passed=passed, found=(*held.found, event.found))


@evolves(facts.LootSkipped)
def loot_skipped(state: Degenerates, event: facts.LootSkipped) -> Degenerates:
    return fight(state, passed=_once_less(_fight(state).passed, event.who))


def _once_less(passed: tuple[tuple[str, bool], ...], who: str) -> tuple[tuple[str, bool], ...]:
    at = next((n for n, each in enumerate(passed) if each[0] == who), None)
    return passed if at is None else passed[:at] + passed[at + 1 :]


@evolves(facts.LootSettled)
def loot_settled(state: Degenerates, event: facts.LootSettled) -> Degenerates:
    found = tuple(each for each in _fight(state).found if (each.who, each.card) != (event.who, event.card))
    return fight(state, found=found)


@evolves(facts.FightClosed)
def fight_closed(state: Degenerates, event: facts.FightClosed) -> Degenerates:
    state = unused(state)
    adventurers = Roster({who: one.but(combat=None) for who, one in state.adventurers.items()})
    return state.but(fight=None, adventurers=adventurers)
