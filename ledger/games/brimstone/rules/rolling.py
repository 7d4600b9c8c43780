"""Any other roll of a hero, checks against a number, and what works once an adventure."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.brimstone.events.numbers import CorruptionGained
from ledger.games.brimstone.events.posse import CautionGiven
from ledger.games.brimstone.events.rolling import CheckMade, DiceThrown, OnceUsed, QuestionAnswered, QuestionAsked
from ledger.games.brimstone.moves.posse import Answer, Ask, Once, Rolls, Try
from ledger.games.brimstone.rules.asking import actor, affords, alive, any_cast, hero, paid, price, sided
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.options import settled

decides = Deciders[Brimstone]()


@decides(Rolls)
def rolls(state: Brimstone, move: Rolls) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    thrown = yield from any_cast(move.dice, move.sides, f"{who}: {move.what}?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    if move.of and points and settled(state, "reroll-others") == "no":
        told = f"That die is {move.of}'s."
        yield Objection(code="die-other", rule="SB-DET-02", because=told, hint="only the hero's own dice")
    if move.of and points:
        state = yield CautionGiven(told=f"{who} re-rolls a die of {move.of}.", rule="SB-DET-02")
    state = yield from paid(state, who, points, move.what)
    yield DiceThrown(who=who, what=move.what, dice=sided(move.sides), thrown=thrown.dice, of=move.of, rule="SB-POS-04")


@decides(Try)
def check(state: Brimstone, move: Try) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    thrown = yield from any_cast(move.dice, move.sides, f"{who}: {move.what} {move.target}+?")
    points = price(state, thrown)
    yield from affords(state, who, points, thrown)
    state = yield from paid(state, who, points, move.what)
    success = any(die.face >= move.target for die in thrown.dice)
    state = yield CheckMade(
        who=who,
        what=move.what,
        target=move.target,
        dice=sided(move.sides),
        thrown=thrown.dice,
        success=success,
        rule="SB-COR-05",
    )
    if not success and move.corrupts:
        was = hero(state, who).corruption
        yield CorruptionGained(who=who, was=was, now=was + move.corrupts, why=move.what, rule="SB-COR-01")


@decides(Ask)
def ask(state: Brimstone, move: Ask) -> Decision[Brimstone]:
    if not move.text.strip():
        raise refused("question-empty", "SB-POS-04", "What is left out?", "ask what did Ana scavenge?")
    yield QuestionAsked(number=state.asked + 1, text=move.text, who=move.who, rule="SB-POS-04")


@decides(Answer)
def answer(state: Brimstone, move: Answer) -> Decision[Brimstone]:
    if all(each.number != move.number for each in state.questions):
        known = ", ".join(str(each.number) for each in state.questions) or "ask TEXT"
        raise refused("question-unknown", "SB-POS-04", f"No question {move.number} is open.", known)
    yield QuestionAnswered(number=move.number, text=move.text, rule="SB-POS-04")


@decides(Once)
def once(state: Brimstone, move: Once) -> Decision[Brimstone]:
    who = actor(state, move)
    yield from alive(state, who)
    if move.what in hero(state, who).spent:
        told = f"{who} used {move.what} in this adventure."
        yield Objection(code="once-used", rule="SB-DET-02", because=told, hint="mission NAME begins another")
    yield OnceUsed(who=who, what=move.what, rule="SB-DET-02")
