"""Corruption and what lasts: mutations, injuries, madness."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.brimstone.events.numbers import CorruptionGained
from ledger.games.brimstone.events.posse import CautionGiven, HeroDied, RollPassed, TraitGained
from ledger.games.brimstone.events.rolling import DiceThrown
from ledger.games.brimstone.moves.posse import Corrupt, Injury, Madness, Mutation
from ledger.games.brimstone.rules.asking import (
    Unfolds,
    actor,
    affords,
    alive,
    hero,
    maybe_cast,
    modifiers,
    paid,
    price,
)
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Lasting, Trait

decides = Deciders[Brimstone]()
NOTHING = "none"
DEATH = "death"


@decides(Corrupt)
def corrupt(state: Brimstone, move: Corrupt) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    was = hero(state, who).corruption
    yield CorruptionGained(who=who, was=was, now=was + move.points, why=move.by, rule="SB-COR-01")


@decides(Mutation)
def mutation(state: Brimstone, move: Mutation) -> Decision[Brimstone]:
    yield from _lasts(state, move, "mutation", "SB-COR-04")


@decides(Injury)
def injury(state: Brimstone, move: Injury) -> Decision[Brimstone]:
    yield from _lasts(state, move, "injury", "SB-INJ-03")


@decides(Madness)
def madness(state: Brimstone, move: Madness) -> Decision[Brimstone]:
    yield from _lasts(state, move, "madness", "SB-INJ-03")


def _lasts(state: Brimstone, move: Mutation | Injury | Madness, sort: Lasting, rule: str) -> Unfolds:
    """A lasting roll: nothing, death, or a trait. One that is not due is taken in with a word of doubt."""
    who = actor(state, move)
    yield from alive(state, who)
    gives = modifiers(hero(state, who).skills, move.gives, "SB-COR-03")
    thrown = yield from maybe_cast(move.dice, 6, f"{who}: {sort}?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from paid(state, who, points, sort)
    if thrown.dice:
        state = yield DiceThrown(who=who, what=sort, thrown=thrown.dice, rule=rule)
    if sort not in hero(state, who).owes:
        state = yield CautionGiven(told=f"no {sort} was due for {who}.", rule=rule)
    if move.result == DEATH:
        return (yield HeroDied(who=who, why=sort, rule=rule))
    if move.result == NOTHING:
        return (yield RollPassed(who=who, sort=sort, rule=rule))
    return (yield TraitGained(who=who, trait=Trait(name=move.result, sort=sort, gives=gives), rule=rule))
