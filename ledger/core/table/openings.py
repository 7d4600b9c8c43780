"""A campaign that begins in the middle: everything that a filled-in sheet says, in one move."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, TypeAlias

from ledger.core.frozen import Misshapen, from_json
from ledger.core.handlers import Deciders
from ledger.core.model import Alone, Asking, Decision, Event, Objection, S, refused
from ledger.core.opening import Gap, Opening, Unfolding
from ledger.core.table.counting import left_open, waiting
from ledger.core.table.events import BalanceOpened, RestUnlisted
from ledger.core.table.moves import Reopen

if TYPE_CHECKING:
    from ledger.core.ruleset import Ruleset

_Steps: TypeAlias = Generator[Event | Objection | Asking | Alone, S, S]
UNEXPLAINED = "unexplained"
"""What stands beside the fields of the form: the numbers that stay open."""


def adopting(load: Callable[[], Opening[S]] | None, rules: Ruleset[S]) -> Deciders[S]:
    """The decider of `reopen`: the facts of the sheet, where they came from, and what nobody could explain."""
    table = Deciders[S]()

    @table(Reopen)
    def reopen(state: S, move: Reopen) -> Decision[S]:
        if load is None:
            raise refused("sheet-unknown", "", "This game begins from no sheet.", "delve new NAME GAME PLAYERS")
        opening = load()
        form, gaps = _read(opening, move)
        begun = _settled(rules, state, opening.open(state, form)) if gaps else state
        counted = [left_open(rules, begun, gap, (UNEXPLAINED, at)) for at, gap in enumerate(gaps)]
        state = yield from _patient(rules, state, opening.open(state, form), waiting(rules, begun, counted))
        keys = tuple(track.key for track in rules.views.tracks(state))
        yield BalanceOpened(source=move.source, hash=move.hash, keys=keys, rule=opening.rule)
        for each in counted:
            state = yield each
        left = opening.left(form)
        if left:
            yield RestUnlisted(left=left, rule=opening.rule)

    return table


def _read(opening: Opening[Any], move: Reopen) -> tuple[Any, tuple[Gap, ...]]:
    """The form, and the numbers that stay open; raises Refused `sheet-bad`."""
    try:
        told = json.loads(move.sheet)
        gaps = tuple(from_json(Gap, each) for each in told.pop(UNEXPLAINED, ()))
        return from_json(opening.form, told), gaps
    except (Misshapen, ValueError, AttributeError, TypeError) as wrong:
        raise refused("sheet-bad", opening.rule, f"This is no such sheet: {wrong}.", "adopt FILE") from wrong


def _settled(rules: Ruleset[S], state: S, unfolding: Unfolding[S]) -> S:
    """The state that a sheet gives where nothing follows from it."""
    try:
        step = next(unfolding)
        while True:
            state = rules.evolve(state, step) if isinstance(step, Event) else state
            step = unfolding.send(state)
    except StopIteration:
        return state


def _patient(rules: Ruleset[S], state: S, unfolding: Unfolding[S], waits: frozenset[type[Event]]) -> _Steps[S]:
    """The facts of a sheet with all that follows from them, but for the kinds of facts that wait."""
    step = next(unfolding)
    while True:
        state = yield from _followed(rules, state, step, waits)
        try:
            step = unfolding.send(state)
        except StopIteration:
            return state


def _followed(
    rules: Ruleset[S], state: S, step: Event | Objection | Asking, waits: frozenset[type[Event]]
) -> _Steps[S]:
    follows = list(rules.consequences(state, step, rules.evolve(state, step))) if isinstance(step, Event) else []
    if not isinstance(step, Event) or waits.isdisjoint(map(type, follows)):
        return (yield step)
    state = yield Alone(event=step)
    for each in follows:
        if type(each) not in waits:
            state = yield each
    return state
