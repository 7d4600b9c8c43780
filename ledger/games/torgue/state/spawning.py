"""Whom a Spawn order calls, and which zones are open to them."""

from __future__ import annotations

from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, card, hunting
from ledger.games.torgue.state.owed import Arrival


def spawn_list(state: Torgue) -> tuple[tuple[str, int], ...]:
    """What the scenario calls now: (enemy card, how many); another list may count in the Slaughterlight (TB-159)."""
    told = state.scenario
    if told is None or hunting(state):
        return ()
    listed = told.red_spawns if state.spotlight.side == "red" and told.red_spawns else told.spawns
    return tuple((state.swaps.get(name, name), count) for name, count in listed)


def uncalled(state: Torgue) -> tuple[tuple[str, int], ...]:
    """What the open Spawn order still has to call."""
    top = card(state)
    called = {name for name, _ in top.called} if top else set[str]()
    return tuple((name, count) for name, count in spawn_list(state) if name not in called)


def spawning_zones(state: Torgue) -> tuple[str, ...]:
    """The Spawning Zones of the map, by their numbers."""
    marked = [each for each in state.zones.values() if each.spawn]
    return tuple(each.name for each in sorted(marked, key=lambda each: each.spawn))


def _is_unique(state: Torgue, name: str) -> bool:
    read = state.lore.enemies.get(name)
    return bool(read and read.unique)


def open_zones(state: Torgue, arrival: Arrival) -> tuple[str, ...]:
    """Zones in which the next of these models may be placed (TB-160); empty where the table has to say.

    The first goes into the Spawning Zone, the next beside it until each zone there holds a model, the others freely
    among these; where none of them has room, as close as possible.
    """
    if hunting(state) and _is_unique(state, arrival.card):
        return tuple(name for name, each in state.zones.items() if each.unique)
    hunted = spawning_zones(state)[:1] if hunting(state) else ()
    home = arrival.spawning or next(iter(hunted), "")
    large = board.is_large(state, arrival.card)
    if not home:
        return ()
    fits = {zone: far for zone, far in board.nearest(state, home) if board.room(state, zone, large=large)}
    if not arrival.begun and home in fits:
        return (home,)
    if not board.charted(state, home):
        return ()
    ring = tuple(zone for zone, far in fits.items() if far == 1)
    bare = tuple(zone for zone in ring if not board.occupants(state, zone))
    if bare:
        return bare
    near = tuple(zone for zone, far in fits.items() if far <= 1)
    least = min(fits.values(), default=0)
    return near or tuple(zone for zone, far in fits.items() if far == least)
