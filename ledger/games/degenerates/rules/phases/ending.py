"""The end of the Map Action Phase: merge, card effects, unsold cards, deaths (AMB-51)."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates.events.phases import PartiesMerged, StallClosed
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, one
from ledger.games.degenerates.rules.conditions import afflict
from ledger.games.degenerates.rules.deaths import close_estates, dies
from ledger.games.degenerates.rules.levels import raise_danger
from ledger.games.degenerates.rules.phases.orders import parties
from ledger.games.degenerates.state.adventurers import has
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option

JAR = "Goblin Jar"
SCRATCHER = "Scratcher"
SCRATCH = "scratch"


def end_of_map(state: Degenerates) -> Unfolds:
    """Everything that the end of the phase brings, in its order."""
    for step in (close_estates, _merge, _scratch, clear_stalls, _deaths):
        state = yield from step(state)
    return state


def _merge(state: Degenerates) -> Unfolds:
    for party in parties(state):
        stances = {one(state, who).stance for who in party.members}
        before = {each.space for each in state.parties for who in party.members if who in each.members}
        if len(party.members) > 1 and (len(stances) > 1 or len(before) > 1):
            stance: Any = "bold" if "bold" in stances else "cautious"
            state = yield PartiesMerged(names=party.members, stance=stance, leader=party.leader, rule="DD-124")
    return state


def _scratch(state: Degenerates) -> Unfolds:
    """Scratcher without a Scratch: Demoralized, and Poisoned too if that was so already (DD-319)."""
    for who in tuple(state.adventurers):
        each = one(state, who)
        if SCRATCHER in each.weaknesses and SCRATCH not in each.rested:
            already = has(each, "demoralized")
            state = yield from afflict(state, who, "demoralized", why=SCRATCHER)
            if already:
                state = yield from afflict(state, who, "poisoned", why=SCRATCHER)
    return state


def clear_stalls(state: Degenerates) -> Unfolds:
    """Unbought cards are discarded; a Goblin Jar then raises the Danger Level (DD-168)."""
    for space, stall in state.stalls.items():
        for ware in stall.wares:
            for event in decks.discard(state, "loot", ware.card, "DD-168"):
                state = yield event
        state = yield StallClosed(place=space, rule="DD-168")
        if any(ware.card == JAR for ware in stall.wares):
            state = yield from raise_danger(state, space, JAR, "DD-168")
    return state


def _deaths(state: Degenerates) -> Unfolds:
    for who in tuple(state.adventurers):
        each = one(state, who)
        late = each.defeated and option(state, "map-defeat") == "this"
        if each.defeated and (each.doomed or late):
            state = yield from dies(state, who, "no Wound was removed", "DD-270")
    return state
