"""Bookkeeping of numbers."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.brimstone.events.numbers import (
    CorruptionGained,
    DarkStoneGained,
    DarkStoneGone,
    DeterminationGained,
    DeterminationSpent,
    ExperienceGained,
    GoldGained,
    GoldSpent,
    HarmTaken,
    HeroHealed,
    MovementLost,
    MovementSet,
    MovementSpent,
    NumberMoved,
    NumberSet,
    PosseNumberSet,
)
from ledger.games.brimstone.evolve.rows import hero_but, without
from ledger.games.brimstone.state.game import Brimstone

evolves = Evolvers[Brimstone]()


def number_moved(state: Brimstone, event: NumberMoved) -> Brimstone:
    return hero_but(state, event.who, **{event.number: event.now})


for _kind in (
    CorruptionGained,
    DarkStoneGained,
    DarkStoneGone,
    DeterminationGained,
    DeterminationSpent,
    ExperienceGained,
    GoldGained,
    GoldSpent,
    MovementLost,
    MovementSet,
    MovementSpent,
):
    evolves(_kind)(number_moved)


@evolves(NumberSet)
def number_set(state: Brimstone, event: NumberSet) -> Brimstone:
    name, held = event.number.replace("-", "_"), state.heroes.get(event.who)
    if held is None:
        return state
    if name in type(held).layout:
        told = without(held.untold, event.number.removesuffix("-max"))
        return hero_but(state, event.who, **{name: event.now}, untold=told)
    return hero_but(state, event.who, skills=held.skills.put(event.number, event.now))


@evolves(PosseNumberSet)
def posse_number_set(state: Brimstone, event: PosseNumberSet) -> Brimstone:
    return state.but(**{event.number: event.now})


@evolves(HarmTaken)
def harm_taken(state: Brimstone, event: HarmTaken) -> Brimstone:
    held = state.heroes.get(event.who)
    rest = tuple(each for each in held.pending if each.number != event.number) if held else ()
    return hero_but(state, event.who, health=event.health_now, sanity=event.sanity_now, pending=rest)


@evolves(HeroHealed)
def hero_healed(state: Brimstone, event: HeroHealed) -> Brimstone:
    return hero_but(state, event.who, health=event.health_now, sanity=event.sanity_now)
