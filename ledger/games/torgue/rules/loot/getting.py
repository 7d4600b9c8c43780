"""Loot and Cash that cards give."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.core.table.corrections import reasoned
from ledger.games.torgue.events.loot import CashGained, LootDrawn, LootGained
from ledger.games.torgue.moves.loot import Get
from ledger.games.torgue.rules.asking import Objections, actor, no, objected, one
from ledger.games.torgue.rules.loot.aside import set_aside
from ledger.games.torgue.rules.loot.drawing import out_of_bag
from ledger.games.torgue.state.bagging import bagged, once
from ledger.games.torgue.state.game import Torgue, hunting

decides = Deciders[Torgue]()


@decides(Get)
def get(state: Torgue, move: Get) -> Decision[Torgue]:
    held = one(state, actor(state, move))
    yield from objected(tuple(_gone(state, move)))
    reason = reasoned("TB-087", move)
    if move.what == "cash":
        yield CashGained(who=held.name, was=held.cash, now=held.cash + 1, why=reason, rule="TB-075")
        return
    found = yield from out_of_bag(state, move.what, move.back, move.worth)
    if bagged(move.what):
        state = yield LootDrawn(loot=found.loot, lay=found.lay, rule="TB-001")
    if once(move.what):
        yield from set_aside(state, held.name, found.loot)
    else:
        yield LootGained(who=held.name, loot=found.loot, why=reason, rule="TB-087")


def _gone(state: Torgue, move: Get) -> Objections:
    """Level and Bounty come once a scenario, and never in a hunt."""
    if once(move.what) and (hunting(state) or any(each.kind == move.what for each in state.drawn)):
        told = f"{move.what.capitalize()} is out of the bag until the next scenario."
        yield no("token-gone", "TB-077", told, "levels 1 because WHY")
