"""Lines of sight: a straight line from dot to dot, in whole numbers; None where the map was not entered."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, place_of
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.zones import Zone, tires

Meets: TypeAlias = Literal["apart", "edge", "inside"]
Ratio: TypeAlias = tuple[int, int]
EDGES_TO_BLOCK = 2


def sees(state: Torgue, who: str, other: str) -> bool | None:
    """Whether a model sees another one: own zone always, nothing else beside a foe (TB-036), else the line."""
    here, there = place_of(state, who), place_of(state, other)
    if not here or not there:
        return None
    return clear(state, here, there, enemy=who in state.enemies)


def clear(state: Torgue, here: str, there: str, *, enemy: bool) -> bool | None:
    """Whether a model of one side in one zone sees into another; `enemy` is the side that looks."""
    if here == there:
        return True
    if holds_foe(state, here, enemy=enemy):
        return False
    a, b = state.zones.get(here), state.zones.get(there)
    if a is None or b is None or not (board.laid(a) and board.laid(b)):
        return None
    return _line(state, a, b, enemy=enemy)


def holds_foe(state: Torgue, zone: str, *, enemy: bool) -> bool:
    """Whether a zone holds a model of the other side (TB-035, AMB-10)."""
    inside = board.occupants(state, zone)
    if enemy:
        return any(each in state.hunters for each in inside)
    return any(each in state.enemies for each in inside)


def blocking(state: Torgue, zone: Zone | None, *, enemy: bool) -> bool:
    """Whether a zone stops a line: no tile, a foe, tires, or an element of the scenario."""
    if zone is None or zone.blocks or tires(zone) >= board.full_tires():
        return True
    if enemy and option(state, "enemy-sight") == "all" and any(e.zone == zone.name for e in state.enemies.values()):
        return True
    return holds_foe(state, zone.name, enemy=enemy)


def _line(state: Torgue, a: Zone, b: Zone, *, enemy: bool) -> bool:
    tiles = board.hexes(state)
    start, end = _at(a), _at(b)
    edges = 0
    for spot in _around(start, end):
        if spot in (start, end):
            continue
        meets = crossing(start, end, spot)
        if meets == "apart" or not blocking(state, tiles.get(spot), enemy=enemy):
            continue
        if meets == "inside":
            return False
        edges += 1
    return edges < EDGES_TO_BLOCK


def _at(zone: Zone) -> tuple[int, int]:
    return zone.q or 0, zone.r or 0


def _around(start: tuple[int, int], end: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    columns = range(min(start[0], end[0]) - 1, max(start[0], end[0]) + 2)
    rows = range(min(start[1], end[1]) - 1, max(start[1], end[1]) + 2)
    return tuple((q, r) for q in columns for r in rows)


def crossing(start: tuple[int, int], end: tuple[int, int], spot: tuple[int, int]) -> Meets:
    """How the line between two dots meets the hex at a third: not at all, along an edge, or through it.

    A hex is where no neighbour's dot is nearer: |x-y|, |y-z| and |z-x| are at most 1 from its own dot.
    """
    low, high, grazes = (0, 1), (1, 1), False
    for base, slope in _forms(start, end, spot):
        for sign in (1, -1):
            at, by = sign * base, sign * slope
            if by == 0:
                if at > 1:
                    return "apart"
                grazes = grazes or at == 1
            elif by > 0:
                high = _least(high, (1 - at, by))
            else:
                low = _most(low, (at - 1, -by))
    if not _before(low, high):
        return "apart"
    return "edge" if grazes else "inside"


def _forms(start: tuple[int, int], end: tuple[int, int], spot: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """(value at the start, growth to the end) of x-y, y-z and z-x, measured from the dot of the hex."""
    x, z = start[0] - spot[0], start[1] - spot[1]
    dx, dz = end[0] - start[0], end[1] - start[1]
    y, dy = -x - z, -dx - dz
    return (x - y, dx - dy), (y - z, dy - dz), (z - x, dz - dx)


def _before(one: Ratio, other: Ratio) -> bool:
    return one[0] * other[1] < other[0] * one[1]


def _least(one: Ratio, other: Ratio) -> Ratio:
    return one if _before(one, other) else other


def _most(one: Ratio, other: Ratio) -> Ratio:
    return other if _before(one, other) else one
