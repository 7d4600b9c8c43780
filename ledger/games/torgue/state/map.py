"""Distances, adjacency and room, where the table entered the map; None or empty where it has to be asked."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.games.torgue import content
from ledger.games.torgue.state.cards import EnemyRead
from ledger.games.torgue.state.game import Torgue, place_of
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.zones import Zone, tires

SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours of a hex in axial coordinates."""


def laid(zone: Zone) -> bool:
    """Whether its place on the map was entered."""
    return zone.q is not None and zone.r is not None


def touch(one: Zone, other: Zone) -> bool:
    """Whether the hexes of two zones share a side."""
    return ((other.q or 0) - (one.q or 0), (other.r or 0) - (one.r or 0)) in SIDES


def hexes(state: Torgue) -> dict[tuple[int, int], Zone]:
    """The zones by their coordinates."""
    return {(each.q, each.r): each for each in state.zones.values() if each.q is not None and each.r is not None}


def neighbours(state: Torgue, name: str) -> tuple[str, ...]:
    """The zones next to one, as far as they are known."""
    zone = state.zones.get(name, Zone(name=name))
    found = list(zone.ways)
    found += [each.name for each in state.zones.values() if name in each.ways]
    if zone.q is not None and zone.r is not None:
        board = hexes(state)
        found += [board[zone.q + q, zone.r + r].name for q, r in SIDES if (zone.q + q, zone.r + r) in board]
    return tuple(dict.fromkeys(found))


def charted(state: Torgue, name: str) -> bool:
    """Whether the neighbours of a zone were entered at all."""
    return bool(neighbours(state, name))


def adjacent(state: Torgue, one: str, other: str) -> bool | None:
    """Whether two zones touch; None where nobody entered it."""
    if not charted(state, one) and not charted(state, other):
        return None
    return other in neighbours(state, one)


def distance(state: Torgue, one: str, other: str) -> int | None:
    """Zones between two, by the shortest way over tiles; None where the table has to say (TB-043)."""
    if one == other:
        return 0
    steps = _steps(state, one)
    return steps.get(other)


def _steps(state: Torgue, start: str) -> dict[str, int]:
    steps, ring = {start: 0}, [start]
    while ring:
        onward = []
        for here in ring:
            for there in neighbours(state, here):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    onward.append(there)
        ring = onward
    return steps


def nearest(state: Torgue, start: str) -> Iterator[tuple[str, int]]:
    """All zones that are known to be reached from one, the closest first."""
    yield from sorted(_steps(state, start).items(), key=lambda row: row[1])


def band(far: int) -> str:
    """The colour of the range band of a distance."""
    return next(
        each.name for each in content.play().bands if each.low <= far and (each.high is None or far <= each.high)
    )


def occupants(state: Torgue, name: str) -> tuple[str, ...]:
    """The models in a zone: Vault Hunters in play, Sidekicks, enemies."""
    found: list[str] = []
    for who, hunter in state.hunters.items():
        if hunter.stands != "out":
            found += [who] if hunter.zone == name else []
            friend = hunter.sidekick
            found += [friend.name] if friend and friend.zone == name else []
    found += [each.label for each in state.enemies.values() if each.zone == name]
    return tuple(found)


def is_large(state: Torgue, name: str) -> bool:
    """Whether a model has a large base: only enemies may (AMB-50)."""
    enemy = state.enemies.get(name)
    card = enemy.card if enemy else name
    return state.lore.enemies.get(card, EnemyRead(name=card)).large


def room(state: Torgue, name: str, *, large: bool, without: str = "") -> bool:
    """Whether one more model of that base fits into a zone (TB-040, TB-238)."""
    zone = state.zones.get(name, Zone(name=name))
    inside = [each for each in occupants(state, name) if each != without]
    rubber = tires(zone)
    if large:
        return not inside and (not rubber or (option(state, "large-tires") == "room" and rubber < full_tires()))
    capacity = max(0, content.play().zone.small - rubber)
    return len(inside) < capacity and not any(is_large(state, each) for each in inside)


def spaces(state: Torgue, name: str) -> int:
    """How many more small models fit into a zone."""
    inside = occupants(state, name)
    if any(is_large(state, each) for each in inside):
        return 0
    return max(0, content.play().zone.small - tires(state.zones.get(name, Zone(name=name))) - len(inside))


def full_tires() -> int:
    """From how many tires on a zone is full."""
    return content.play().tires.full


def full(state: Torgue, name: str) -> bool:
    """Whether not even a small model fits."""
    return not room(state, name, large=False)


def way(state: Torgue, who: str, goal: str, *, large: bool = False) -> int | None:
    """Zones that a model walks to reach one, never through a full zone (TB-041); None where there is no such way."""
    start = place_of(state, who)
    steps, ring = {start: 0}, [start]
    while ring and goal not in steps:
        onward = []
        for here in ring:
            for there in neighbours(state, here):
                if there not in steps and room(state, there, large=large, without=who):
                    steps[there] = steps[here] + 1
                    onward.append(there)
        ring = onward
    return steps.get(goal)
