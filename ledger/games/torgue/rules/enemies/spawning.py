"""Spawn orders: how many, which models, and where the first ones stand."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.torgue.content.rows import OrderKind
from ledger.games.torgue.events.enemies import ArrivalAwaited, SpawnCalled
from ledger.games.torgue.moves.enemies import Spawn
from ledger.games.torgue.rules.asking import Gives, Unfolds, no, objected, unsettled
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.rules.enemies.arriving import cleared, makes_room, settles
from ledger.games.torgue.rules.enemies.orders import followed
from ledger.games.torgue.rules.models import available
from ledger.games.torgue.state.figures import enemy_card, model
from ledger.games.torgue.state.game import Torgue, card, hunting
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.orders import Card, order
from ledger.games.torgue.state.owed import Arrival
from ledger.games.torgue.state.spawning import spawn_list, spawning_zones, uncalled

decides = Deciders[Torgue]()


class Call(Frozen):
    """Enemies of one card that are called, before the first fact."""

    card: str
    count: int
    spawned: int
    leaves: str = ""
    """The model that makes room for a Unique."""


@decides(Spawn)
def spawn(state: Torgue, move: Spawn) -> Decision[Torgue]:
    yield from objected(tuple(_no_spawn(state)))
    calls = yield from _calls(state, move)
    spawning = yield from _spawning(state, move)
    top = card(state)
    begun = bool(spawning and top and any(zone == spawning for _, zone in top.called))
    state = yield from closes(state)
    zones = list(move.zones)
    for call in calls:
        state = yield from _call_made(state, call, spawning, zones, begun=begun)
    for call in reversed([each for each in calls if not each.spawned]):
        state = yield from _models_used_up(state, call.card)


def _no_spawn(state: Torgue) -> Iterator[Objection]:
    yield from unsettled(state)
    top = card(state)
    if hunting(state):
        yield no("spawn-hunt", "TB-231", "Nothing spawns in a Bounty Hunt.", "special by each Unique")
    elif top is None or order(top) != "spawn":
        yield no("order-missing", "TB-024", "No Spawn order is open.", "next, or order spawn")


def _calls(state: Torgue, move: Spawn) -> Gives[tuple[Call, ...]]:
    """What is called, and how many models there are for it (TB-159, TB-162, TB-164, TB-165).

    Raises Refused `spawn-missing` where neither the line nor the scenario names an enemy.
    """
    name = state.swaps.get(move.card, move.card)
    listed = dict(spawn_list(state))
    wanted = ((name, move.count or listed.get(name, 1)),) if name else uncalled(state)
    if not wanted:
        raise refused("spawn-missing", "TB-159", "Which enemies spawn?", "spawn Psycho 2")
    calls, taken = list[Call](), dict[str, int]()
    for each, count in wanted:
        left = available(state, each)
        free = count if left is None else max(0, left - taken.get(model(state, each), 0))
        unique = enemy_card(state, each).unique
        leaves = (yield from makes_room(state, each, move.for_)) if unique and not free else ""
        spawned = min(count, free) or int(unique)
        taken[model(state, each)] = taken.get(model(state, each), 0) + spawned
        calls.append(Call(card=each, count=count, spawned=spawned, leaves=leaves))
    return tuple(calls)


def _spawning(state: Torgue, move: Spawn) -> Gives[str]:
    """The Spawning Zone: as typed, the only one of the map, or the first zone of the line; else asked."""
    marked = spawning_zones(state)
    if move.spawning or len(marked) == 1:
        return move.spawning or marked[0]
    if not move.zones and marked:
        yield Asking(field="spawning", asks=f"From which Spawning Zone: {', '.join(marked)}?")
    return move.zones[0] if move.zones and (not marked or move.zones[0] in marked) else ""


def _call_made(state: Torgue, call: Call, spawning: str, zones: list[str], *, begun: bool) -> Unfolds:
    """The call as facts; models whose zones the line names are placed, the others are owed."""
    if call.leaves:
        state = yield from cleared(state, call.leaves, call.card)
    rule = "TB-162" if call.spawned < call.count else "TB-159"
    state = yield SpawnCalled(card=call.card, called=call.count, spawned=call.spawned, spawning=spawning, rule=rule)
    if not call.spawned:
        return state
    arrival = Arrival(card=call.card, count=call.spawned, spawning=spawning, begun=begun)
    state = yield ArrivalAwaited(arrival=arrival, rule="TB-160")
    nowhere = not spawning and not zones and not state.zones
    for _ in range(call.spawned):
        if zones or nowhere:
            state = yield from settles(state, call.card, zones.pop(0) if zones else "")
    return state


def _models_used_up(state: Torgue, name: str) -> Unfolds:
    """No model is left: the enemies that use it move and attack instead (TB-163, AMB-40)."""
    orders: tuple[OrderKind, ...] = ("move", "attack")
    if option(state, "used-up") == "card":
        return (yield from followed(state, Card(name=f"More {name}", orders=orders, only=name)))
    return (yield from followed(state, Card(name=f"More {name}", orders=orders, model=model(state, name))))
