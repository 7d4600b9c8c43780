"""Turns, movement and escapes."""

from __future__ import annotations

from ledger.core.dice import Dice
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import counted, one_word
from ledger.games.brimstone.events.fighting import EscapeRolled, HeroTurnEnded, HitsLapsed, TurnEnded
from ledger.games.brimstone.events.numbers import MovementSet, MovementSpent
from ledger.games.brimstone.events.rolling import DiceThrown
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
    foe,
    hero,
    in_turn,
    maybe_cast,
    paid,
    price,
)
from ledger.games.brimstone.state.game import Brimstone, unrolled
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()
UNSAID = "movement N says what was rolled, if nobody did"
"""What to do where no movement is left, or none was told."""


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


def rolled_out(state: Brimstone) -> Objections:
    """Objections where damage is owed that would lapse with the turn (SB-MEL-03).

    Enemies whose health nobody told fall by the word of the table, so that nothing depends on the dice.
    """
    for who, name, count in unrolled(state):
        foes = state.fight.foes.values() if state.fight else ()
        if not any(each.health and each.count for each in foes if name in ("", each.name)):
            continue
        told = f"{who} owes damage: {counted(count, 'hit')}{f' on {name}' if name else ''}."
        hint = f"damage {one_word(name)} DICE @{one_word(who)}" if name else f"assign TARGETS @{one_word(who)}"
        yield Objection(code="hits-open", rule="SB-MEL-03", because=told, hint=hint)


def lapsed(state: Brimstone) -> Unfolds:
    """Hits whose damage is not rolled are given up."""
    for who, name, count in tuple(unrolled(state)):
        state = yield HitsLapsed(who=who, name=name, count=count, rule="SB-MEL-03")
    return state


@decides(EndTurn)
def end_turn(state: Brimstone, move: EndTurn) -> Decision[Brimstone]:
    yield from rolled_out(state)
    state = yield from lapsed(state)
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
        state = yield DiceThrown(who=who, what="movement", thrown=thrown.dice, rule="SB-POS-03")
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
        hint = f"go {was}" if was else UNSAID
        yield Objection(code="movement-short", rule="SB-POS-03", because=told, hint=hint)
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
        hint = _still(state, who, name) if name in held.failed else f"escape {one_word(name)} DIE"
        yield Objection(code="escape-due", rule="SB-ESC-01", because=told, hint=hint)


@decides(Escape)
def escape(state: Brimstone, move: Escape) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from able(state, who)
    enemy = foe(state, move.name)
    if not enemy.escape:
        told = f"The Escape value of {move.name} is not known."
        raise refused("escape-unknown", "SB-ESC-01", told, f"foes {move.name} 0 escape=4")
    held = hero(state, who)
    before = _goes_on(move.dice, held.fumbled.get(move.name, ()))
    if move.name in held.failed and not before and settled(state, "escape-again") == "no":
        told = f"{who} failed to escape {move.name} in this turn."
        yield Objection(code="escape-failed", rule="SB-ESC-04", because=told, hint=_still(state, who, move.name))
    thrown = yield from cast(move.dice, Dice(count=1, sides=6), f"{who} escapes {move.name}: {enemy.escape}+?")
    points = price(state, thrown) - max(0, len(before) - 1)
    yield from affords(state, who, points, thrown)
    state = yield from acts(state, who)
    state = yield from paid(state, who, points, "escape")
    yield EscapeRolled(
        who=who,
        foe=move.name,
        needed=enemy.escape,
        thrown=tuple(die.but(faces=die.faces[len(before) :]) for die in thrown.dice),
        before=before,
        success=thrown.total >= enemy.escape,
        rule="SB-ESC-02",
    )


def _goes_on(words: tuple[str, ...], shown: tuple[int, ...]) -> tuple[int, ...]:
    """What a die showed that failed, where the line says that it is rolled again: `1:5` after a 1 (SB-ESC-04)."""
    faces = words[0].split(":") if len(words) == 1 else []
    again = shown and len(faces) > len(shown) and tuple(faces[: len(shown)]) == tuple(map(str, shown))
    return shown if again else ()


def _still(state: Brimstone, who: str, name: str) -> str:
    """What a hero may still do who failed to escape."""
    held = hero(state, who)
    if not held.determination:
        return "attack it, or escape in the next turn"
    shown = ":".join(map(str, held.fumbled.get(name, ()))) or "1"
    return f"escape {one_word(name)} {shown}:DIE, for 1 Determination"
