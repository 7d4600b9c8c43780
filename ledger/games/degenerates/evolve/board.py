"""Bookkeeping of levels, traits, counters, the Hand, Voidgates, Bounty and Doom."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import board as facts
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.places import Epic, Site

evolves = Evolvers[Degenerates]()


def _level(state: Degenerates, place: str, level: int, *, town: bool) -> Degenerates:
    if place in state.lands:
        return state.but(lands=state.lands.put(place, state.lands[place].but(level=level)))
    return state.but(sites=state.sites.put(place, state.sites.get(place, Site()).but(level=level, town=town)))


@evolves(facts.DangerRaised)
def danger_raised(state: Degenerates, event: facts.DangerRaised) -> Degenerates:
    return _level(state, event.place, event.now, town=False)


@evolves(facts.DangerReduced)
def danger_reduced(state: Degenerates, event: facts.DangerReduced) -> Degenerates:
    return _level(state, event.place, event.now, town=False)


@evolves(facts.TownRaised)
def town_raised(state: Degenerates, event: facts.TownRaised) -> Degenerates:
    return _level(state, event.place, event.now, town=True)


@evolves(facts.TownReduced)
def town_reduced(state: Degenerates, event: facts.TownReduced) -> Degenerates:
    return _level(state, event.place, event.now, town=True)


@evolves(facts.TownFounded)
def town_founded(state: Degenerates, event: facts.TownFounded) -> Degenerates:
    return _level(state, event.place, event.now, town=True)


@evolves(facts.TownLost)
def town_lost(state: Degenerates, event: facts.TownLost) -> Degenerates:
    return _level(state, event.place, event.now, town=False)


@evolves(facts.LevelHeld)
def level_held(state: Degenerates, event: facts.LevelHeld) -> Degenerates:
    return state


@evolves(facts.TraitGained)
def trait_gained(state: Degenerates, event: facts.TraitGained) -> Degenerates:
    held = state.counters.get(event.place, ())
    return state.but(counters=state.counters.put(event.place, (*held, event.trait)))


@evolves(facts.TraitLost)
def trait_lost(state: Degenerates, event: facts.TraitLost) -> Degenerates:
    held = tuple(each for each in state.counters.get(event.place, ()) if each != event.trait)
    return state.but(counters=state.counters.put(event.place, held) if held else state.counters.drop(event.place))


@evolves(facts.TraitHeld)
def trait_held(state: Degenerates, event: facts.TraitHeld) -> Degenerates:
    return state


@evolves(facts.CluePlaced)
def clue_placed(state: Degenerates, event: facts.CluePlaced) -> Degenerates:
    return state.but(clues=(*state.clues, event.place))


@evolves(facts.ClueRemoved)
def clue_removed(state: Degenerates, event: facts.ClueRemoved) -> Degenerates:
    at = state.clues.index(event.place)
    return state.but(clues=state.clues[:at] + state.clues[at + 1 :])


@evolves(facts.EpicPlaced)
def epic_placed(state: Degenerates, event: facts.EpicPlaced) -> Degenerates:
    held = state.epics.get(event.epic, Epic(space=""))
    return state.but(epics=state.epics.put(event.epic, held.but(space=event.place)))


@evolves(facts.EpicMoved)
def epic_moved(state: Degenerates, event: facts.EpicMoved) -> Degenerates:
    held = state.epics.get(event.epic, Epic(space=""))
    return state.but(epics=state.epics.put(event.epic, held.but(space=event.place, moved=True)))


@evolves(facts.EpicRemoved)
def epic_removed(state: Degenerates, event: facts.EpicRemoved) -> Degenerates:
    return state.but(epics=state.epics.drop(event.epic))


@evolves(facts.EpicAimed)
def epic_aimed(state: Degenerates, event: facts.EpicAimed) -> Degenerates:
    if event.epic not in state.epics:
        return state
    return state.but(epics=state.epics.put(event.epic, state.epics[event.epic].but(destination=event.goal)))


@evolves(facts.GateOpened)
def gate_opened(state: Degenerates, event: facts.GateOpened) -> Degenerates:
    return state.but(gates=state.gates.put(event.place, 0))


@evolves(facts.GateWithheld)
def gate_withheld(state: Degenerates, event: facts.GateWithheld) -> Degenerates:
    return state


@evolves(facts.GateWounded)
def gate_wounded(state: Degenerates, event: facts.GateWounded) -> Degenerates:
    return state.but(gates=state.gates.put(event.place, event.now))


@evolves(facts.GateRemoved)
def gate_removed(state: Degenerates, event: facts.GateRemoved) -> Degenerates:
    return state.but(gates=state.gates.drop(event.place))
