"""Bookkeeping of the Hand, the Bounty Level, the Doom Track and the end of the game."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import doom as facts
from ledger.games.degenerates.state.game import Degenerates, Lasting

evolves = Evolvers[Degenerates]()


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
    card = Lasting(name=event.card, blocks=event.blocks, grants=event.grants, region=event.region, place=state.hand)
    return state.but(lasting=(*state.lasting, card))


@evolves(facts.DoomCardMissing)
def doom_card_missing(state: Degenerates, event: facts.DoomCardMissing) -> Degenerates:
    return state.but(doom_due=False)


@evolves(facts.LastDoomShown)
def last_doom_shown(state: Degenerates, event: facts.LastDoomShown) -> Degenerates:
    return state.but(epilogue=event.card)


@evolves(facts.GameLost)
def game_lost(state: Degenerates, event: facts.GameLost) -> Degenerates:
    return state.but(ended="lost", ended_by=event.rule, looming=None, doom_due=False)


@evolves(facts.GameWon)
def game_won(state: Degenerates, event: facts.GameWon) -> Degenerates:
    return state.but(ended="won", ended_by=event.rule)


@evolves(facts.GameResumed)
def game_resumed(state: Degenerates, event: facts.GameResumed) -> Degenerates:
    return state.but(ended="", ended_by="")
