"""The basic Melee action."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.torgue import content
from ledger.games.torgue.moves.attacks import Melee
from ledger.games.torgue.rules.asking import actor, fall, objected
from ledger.games.torgue.rules.attacks.aiming import Aim, asked, target, untargetable
from ledger.games.torgue.rules.attacks.numbers import numbers_of
from ledger.games.torgue.rules.attacks.resolving import Shot, rerolled, resolved
from ledger.games.torgue.rules.turns.acting import done_with, pay, price, starts
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()


@decides(Melee)
def melee(state: Torgue, move: Melee) -> Decision[Torgue]:
    who, before = actor(state, move), state
    basic = next(each for each in content.cards().basics if each.name == "melee")
    yield from starts(state, who)
    aim = Aim(target(state, move.target), far=move.far, unseen=move.unseen)
    yield from asked(state, who, aim)
    yield from untargetable(state, who, aim, basic.range)
    paid = yield from price(state, who, move.token, "melee")
    sides = content.colour(paid.colour).sides
    thrown = yield from fall(sides, move.dice, f"{who}: d{sides} against {aim.label}?")
    yield from objected(tuple(rerolled(thrown, ())))
    numbers = yield from numbers_of(state, (aim.label,), move.shields)
    state = yield from pay(state, who, paid, "melee", "TB-062")
    shot = Shot(
        who=who,
        action="melee",
        skill=basic.skill,
        colour=paid.colour,
        thrown=thrown,
        mod=move.mod,
        more=move.more,
        better=option(state, "accurate") == "better",
    )
    state = yield from resolved(state, shot, numbers)
    yield from done_with(before, state, who)
