"""Turns, movement and escapes."""

from __future__ import annotations

from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.brimstone.events.fighting import EscapeRolled, HeroTurnEnded, TurnEnded
from ledger.games.brimstone.events.numbers import MovementSet, MovementSpent
from ledger.games.brimstone.events.posse import DiceThrown
from ledger.games.brimstone.events.things import SkillsFell
from ledger.games.brimstone.moves.fighting import Done, EndTurn, Escape, Go, Movement
from ledger.games.brimstone.rules.asking import (
    Objections,
    Unfolds,
    able,
    actor,
    acts,
    affords,
    cast,
    faces,
    foe,
    hero,
    in_turn,
    maybe_cast,
    paid,
    price,
)
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()


def _fallen_back(state: Brimstone, who: str) -> Unfolds:
    boosts = hero(state, who).boosts
    if not boosts:
        return state
    return (yield SkillsFell(who=who, skills=tuple(each.skill for each in boosts), rule="SB-BAG-07"))


@decides(Done)
def done(state: Brimstone, move: Done) -> Decision[Brimstone]:
    who = actor(state, move)
    if who in state.over:
        raise refused("turn-done", "SB-INI-01", f"{who} is done in this turn.", "end-turn")
    state = yield from in_turn(state, who)
    state = yield HeroTurnEnded(who=who, rule="SB-BAG-07")
    yield from _fallen_back(state, who)


@decides(EndTurn)
def end_turn(state: Brimstone, move: EndTurn) -> Decision[Brimstone]:
    for who in state.heroes:
        state = yield from _fallen_back(state, who)
    yield TurnEnded(was=state.turn, now=state.turn + 1, rule="SB-KO-08")


@decides(Movement)
def movement(state: Brimstone, move: Movement) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    thrown = yield from maybe_cast(move.dice, 6, f"{who}: movement?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from acts(state, who)
    state = yield from paid(state, who, points, "movement")
    if thrown.dice:
        state = yield DiceThrown(who=who, what="movement", faces=faces(thrown), rule="SB-POS-03")
    yield MovementSet(who=who, was=hero(state, who).movement, now=move.squares, rule="SB-POS-03")


@decides(Go)
def go(state: Brimstone, move: Go) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    for name in move.past:
        yield from _held(state, who, name)
    for name in move.through:
        if not hero(state, name).out:
            told = f"{name} stands in the way."
            yield Objection(code="space-taken", rule="SB-KO-03", because=told, hint="only who is out can be crossed")
    was = hero(state, who).movement
    if move.squares > was:
        told = f"{who} has {was} movement, not {move.squares}."
        yield Objection(code="movement-short", rule="SB-POS-03", because=told, hint=f"movement {move.squares}")
    state = yield from acts(state, who)
    yield MovementSpent(
        who=who,
        was=was,
        now=max(0, was - move.squares),
        squares=move.squares,
        through=move.through,
        rule="SB-POS-03",
    )


def _held(state: Brimstone, who: str, name: str) -> Objections:
    """An objection where an adjacent enemy was not escaped (SB-ESC-01..03, AMB-14)."""
    held, enemy = hero(state, who), foe(state, name)
    covered = (
        held.escaped >= enemy.escape if settled(state, "escape-covers") == "equal" else held.escaped > enemy.escape
    )
    if not held.escaped or not covered:
        told = f"{name} holds {who}: {enemy.escape}+ to escape."
        yield Objection(code="escape-due", rule="SB-ESC-01", because=told, hint=f"escape {name} DIE")


@decides(Escape)
def escape(state: Brimstone, move: Escape) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    enemy = foe(state, move.name)
    if not enemy.escape:
        told = f"The Escape value of {move.name} is not known."
        raise refused("escape-unknown", "SB-ESC-01", told, f"foes {move.name} 0 escape=4")
    if move.name in hero(state, who).failed and settled(state, "escape-again") == "no":
        told = f"{who} failed to escape {move.name} in this turn."
        yield Objection(code="escape-failed", rule="SB-ESC-04", because=told, hint="re-roll that die, like 1:4")
    thrown = yield from cast(move.dice, Dice(count=1, sides=6), f"{who} escapes {move.name}: {enemy.escape}+?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from acts(state, who)
    state = yield from paid(state, who, points, "escape")
    yield EscapeRolled(
        who=who,
        foe=move.name,
        needed=enemy.escape,
        faces=thrown.dice[0].faces,
        success=thrown.total >= enemy.escape,
        rule="SB-ESC-02",
    )
