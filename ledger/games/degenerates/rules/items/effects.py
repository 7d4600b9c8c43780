"""What single cards do to adventurers: conditions, damage, healing, Tests and throws."""

from __future__ import annotations

from itertools import pairwise

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.moves.cards import Become, Heal, Hurt, Shed, Test, Throw
from ledger.games.degenerates.rules.asking import actor, one
from ledger.games.degenerates.rules.conditions import afflict, shed
from ledger.games.degenerates.rules.testing import attempt, card_fits, throw
from ledger.games.degenerates.rules.tracks import damaged, healed, xp_gained
from ledger.games.degenerates.state.adventurers import has
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


@decides(Become)
def become(state: Degenerates, move: Become) -> Decision[Degenerates]:
    who = actor(state, move)
    why = move.by or move.because or ""
    yield from afflict(state, who, move.condition, move.lasts or "recovery", why, turns=move.turns, before=move.before)


@decides(Shed)
def lose(state: Degenerates, move: Shed) -> Decision[Degenerates]:
    who = actor(state, move)
    if not has(one(state, who), move.condition):
        raise refused("condition-missing", "DD-108", f"{who} is not {move.condition}.", "the sheet shows what")
    yield from shed(state, who, (move.condition,), move.by or move.because or "by an effect")


@decides(Hurt)
def hurt(state: Degenerates, move: Hurt) -> Decision[Degenerates]:
    who = actor(state, move)
    why = move.by or move.because or "by an effect"
    yield from damaged(state, who, move.damage, why, piercing=move.piercing)


@decides(Heal)
def heal(state: Degenerates, move: Heal) -> Decision[Degenerates]:
    who = actor(state, move)
    yield from healed(state, who, move.wounds, move.by or move.because or "by an effect")


@decides(Test)
def make_test(state: Degenerates, move: Test) -> Decision[Degenerates]:
    who = actor(state, move)
    why = move.using or "a Test"
    state, tested = yield from attempt(state, who, move.attribute, move.dice, why, using=move.using, keep=move.keep)
    if move.xp and tested.brace:
        yield xp_gained(state, who, tested.brace, why, "DD-089")


@decides(Throw)
def make_throw(state: Degenerates, move: Throw) -> Decision[Degenerates]:
    who = actor(state, move)
    yield from card_fits(state, who, move.using)
    state, _ = yield from throw(state, who, move.sides, move.dice, "", plus=move.plus, by_card=bool(move.using))
    for word in move.dice:
        faces = word.split(":")
        same = [one_ for one_, next_ in pairwise(faces) if one_ == next_]
        if same:
            text = f"Another {same[0]} is the same result; roll on if the card says so (AMB-43)."
            state = yield Reminded(code="same-result", text=text, rule="DD-318")
