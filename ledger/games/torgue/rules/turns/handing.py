"""Loot changes hands."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.torgue.events.turns import LootHanded
from ledger.games.torgue.moves.turns import Handoff
from ledger.games.torgue.rules.asking import actor, no, objected, one, standing
from ledger.games.torgue.rules.turns.acting import done_with, pay, price, starts
from ledger.games.torgue.rules.turns.collecting import kinds_of, picked
from ledger.games.torgue.state.game import Torgue, place_of
from ledger.games.torgue.state.hunters import Hunter, Loot
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()


@decides(Handoff)
def handoff(state: Torgue, move: Handoff) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    giver, taker = one(state, who), one(state, move.to)
    if giver.name == taker.name:
        raise refused("handoff-self", "TB-065", f"{giver.name} has it already.", "another Vault Hunter")
    yield from objected(tuple(_apart(state, who, taker)))
    if move.gives and move.takes and option(state, "handoff") == "one":
        yield no("handoff-both", "TB-065", "One Handoff gives or takes.", "two actions")
    given, taken = _held(giver, move.gives), _held(taker, move.takes)
    if not given and not taken:
        raise refused("handoff-nothing", "TB-065", "What changes hands?", f"handoff {move.to} gives ammo")
    paid = yield from price(state, who, move.token, "handoff")
    state = yield from pay(state, who, paid, "handoff", "TB-065")
    if given:
        state = yield LootHanded(who=giver.name, to=taker.name, tokens=given, rule="TB-065")
    if taken:
        state = yield LootHanded(who=taker.name, to=giver.name, tokens=taken, taken=True, rule="TB-065")
    yield from done_with(before, state, who)


def _apart(state: Torgue, who: str, taker: Hunter) -> Iterator[Objection]:
    yield from standing(state, taker.name)
    if place_of(state, who) != taker.zone:
        yield no("handoff-far", "TB-065", f"{taker.name} is in another zone.", "move first")


def _held(hunter: Hunter, kinds: tuple[str, ...]) -> tuple[Loot, ...]:
    """The tokens of these kinds on a card; raises Refused `loot-unheld`: Gear never changes hands so."""
    found, missing = picked(hunter.loot, list(kinds))
    if missing:
        raise refused("loot-unheld", "TB-065", f"{hunter.name} has no Loot token {missing}.", kinds_of(hunter.loot))
    return found
