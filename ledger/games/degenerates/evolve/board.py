"""Bookkeeping of levels, traits, counters, the Hand, Voidgates, Bounty and Doom."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import board as facts
from ledger.games.degenerates.state.game import Degenerates, Lasting
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


@evolves(facts.HandMoved)
def hand_moved(state: Degenerates, event: facts.HandMoved) -> Degenerates:
    wounds = state.hand_wounds if event.place == state.hand else 0
    return state.but(hand=event.place, hand_wounds=wounds)


@evolves(facts.HandWounded)
def hand_wounded(state: Degenerates, event: facts.HandWounded) -> Degenerates:
    return state.but(hand_wounds=event.now)


@evolves(facts.HandRemoved)
def hand_removed(state: Degenerates, event: facts.HandRemoved) -> Degenerates:
    return state.but(hand="", hand_wounds=0)


@evolves(facts.BountyRaised)
def bounty_raised(state: Degenerates, event: facts.BountyRaised) -> Degenerates:
    return state.but(bounty=event.now)


@evolves(facts.BountyReduced)
def bounty_reduced(state: Degenerates, event: facts.BountyReduced) -> Degenerates:
    return state.but(bounty=event.now)


@evolves(facts.BountyHeld)
def bounty_held(state: Degenerates, event: facts.BountyHeld) -> Degenerates:
    return state


@evolves(facts.DoomLoomed)
def doom_loomed(state: Degenerates, event: facts.DoomLoomed) -> Degenerates:
    return state.but(looming=event.looming)


@evolves(facts.DoomPrevented)
def doom_prevented(state: Degenerates, event: facts.DoomPrevented) -> Degenerates:
    return state.but(looming=None)


@evolves(facts.DoomAdvanced)
def doom_advanced(state: Degenerates, event: facts.DoomAdvanced) -> Degenerates:
    colours = tuple(dict.fromkeys((*state.colours, event.colour)))
    return state.but(doom=(*state.doom, event.colour), colours=colours, looming=None)


@evolves(facts.DoomReduced)
def doom_reduced(state: Degenerates, event: facts.DoomReduced) -> Degenerates:
    if event.colour not in state.doom:
        return state
    at = state.doom.index(event.colour)
    return state.but(doom=state.doom[:at] + state.doom[at + 1 :])


@evolves(facts.DoomHeld)
def doom_held(state: Degenerates, event: facts.DoomHeld) -> Degenerates:
    return state


@evolves(facts.DoomCardDue)
def doom_card_due(state: Degenerates, event: facts.DoomCardDue) -> Degenerates:
    return state.but(doom_due=True)


@evolves(facts.DoomCardAside)
def doom_card_aside(state: Degenerates, event: facts.DoomCardAside) -> Degenerates:
    return state.but(doom_aside=(*state.doom_aside, event.card))


@evolves(facts.DoomCardResolved)
def doom_card_resolved(state: Degenerates, event: facts.DoomCardResolved) -> Degenerates:
    state = state.but(doom_due=False)
    if not event.stays:
        return state
    card = Lasting(name=event.card, blocks=event.blocks, region=event.region)
    return state.but(lasting=(*state.lasting, card))


@evolves(facts.DoomCardMissing)
def doom_card_missing(state: Degenerates, event: facts.DoomCardMissing) -> Degenerates:
    return state.but(doom_due=False)


@evolves(facts.GameLost)
def game_lost(state: Degenerates, event: facts.GameLost) -> Degenerates:
    return state.but(ended="lost", looming=None, doom_due=False)


@evolves(facts.GameWon)
def game_won(state: Degenerates, event: facts.GameWon) -> Degenerates:
    return state.but(ended="won")


@evolves(facts.GameResumed)
def game_resumed(state: Degenerates, event: facts.GameResumed) -> Degenerates:
    return state.but(ended="")
