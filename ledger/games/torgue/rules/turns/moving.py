"""Models change zones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection
from ledger.games.torgue import content
from ledger.games.torgue.events.turns import ModelMoved
from ledger.games.torgue.moves.turns import Shift, Walk
from ledger.games.torgue.rules.asking import actor, foe, no, objected, one, standing
from ledger.games.torgue.rules.turns.acting import done_with, pay, price, starts
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, owner, place_of

decides = Deciders[Torgue]()


@decides(Walk)
def walk(state: Torgue, move: Walk) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    yield from objected(tuple(blocked(state, who, move.zone, move.via)))
    paid = yield from price(state, who, move.token, "move", free=move.free)
    steps, most = _steps(state, who, move), content.colour(paid.colour).zones
    was = place_of(state, who)
    if steps is not None and steps > most:
        straight = None if move.via or move.steps else board.distance(state, was, move.zone)
        round_ = " round full zones" if straight is not None and straight < steps else ""
        yield no("move-far", "TB-061", f"{paid.colour.upper()} moves {most}, not {steps}{round_}.", "a better token")
    state = yield from pay(state, who, paid, "move", "TB-061")
    state = yield ModelMoved(who=who, was=was, now=move.zone, steps=steps, via=move.via, rule="TB-061")
    yield from done_with(before, state, who)


def _steps(state: Torgue, who: str, move: Walk) -> int | None:
    """How far it is: by the zones on the way, as typed, or by the map; None where nobody knows.

    What is typed is never less than the map says.
    """
    known = board.way(state, who, move.zone)
    if move.via:
        return max(len(move.via) + 1, move.steps or 0)
    return known if move.steps is None else max(move.steps, known or 0)


def blocked(state: Torgue, who: str, zone: str, via: tuple[str, ...] = ()) -> Iterator[Objection]:
    """Objections to a way: Cryo, full zones at its end or along it, zones that do not touch (TB-041, TB-266)."""
    here = place_of(state, who)
    if one(state, who).effects.get("cryo") and who in state.hunters:
        yield no("model-frozen", "TB-266", f"{who} is frozen and cannot move.", "another action")
    full = [each for each in (*via, zone) if not board.room(state, each, large=False, without=who)]
    if full:
        yield no("zone-full", "TB-041", f"{full[0]} is full.", "a zone with room")
    elif via:
        yield from _gaps(state, (here, *via, zone))
    elif board.charted(state, here) and board.way(state, who, zone) is None:
        yield no("way-missing", "TB-041", f"No way leads to {zone} past full zones.", "another zone")


def _gaps(state: Torgue, way: tuple[str, ...]) -> Iterator[Objection]:
    for one_zone, other in pairwise(way):
        if board.adjacent(state, one_zone, other) is False:
            yield no("way-broken", "TB-041", f"{one_zone} does not touch {other}.", "name every zone on the way")


@decides(Shift)
def shift(state: Torgue, move: Shift) -> Decision[Torgue]:
    friend = owner(state, move.model)
    model = move.model if friend else foe(state, move.model).label
    if friend:
        yield from objected(tuple(standing(state, model)))
    if not board.room(state, move.zone, large=board.is_large(state, model), without=model):
        yield no("zone-full", "TB-040", f"{move.zone} is full.", "a zone with room")
    yield ModelMoved(who=model, was=place_of(state, model), now=move.zone, why="by a card", rule="TB-039")
