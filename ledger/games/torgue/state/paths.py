"""Where an enemy's Move ends, as far as the map tells."""

from __future__ import annotations

from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.figures import moves, reach
from ledger.games.torgue.state.game import Torgue, in_play, place_of
from ledger.games.torgue.state.targets import within


def stood(state: Torgue, label: str, zone: str) -> Torgue:
    """The table as it would be with that enemy in that zone."""
    return state.but(enemies=state.enemies.put(label, state.enemies[label].but(zone=zone)))


def walks(state: Torgue, label: str, most: int) -> dict[str, int]:
    """Zones that an enemy reaches in so many steps, never through one without room (TB-041): zone -> steps."""
    large = board.is_large(state, label)
    steps = {state.enemies[label].zone: 0}
    ring = list(steps)
    for n in range(1, most + 1):
        onward = [there for here in ring for there in board.neighbours(state, here) if there not in steps]
        ring = [each for each in dict.fromkeys(onward) if board.room(state, each, large=large, without=label)]
        steps.update(dict.fromkeys(ring, n))
    return steps


def ends(state: Torgue, label: str) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """(zones where its Move ends, zones where it ends if it sees the Spotlight holder from there) (TB-151).

    None where the map, its Move or its range were not entered, or nobody in play has the Spotlight.
    """
    enemy, holder = state.enemies[label], state.spotlight.holder
    most = moves(state, enemy)
    goal = place_of(state, holder) if holder in in_play(state) else ""
    known = enemy.zone and goal and most is not None and reach(state, enemy) is not None
    if not known or most is None or board.distance(state, enemy.zone, goal) is None:
        return None
    steps = walks(state, label, most)
    told = {zone: within(stood(state, label, zone), label, holder) for zone in steps}
    sure = [zone for zone in steps if told[zone]]
    if sure:
        most = min(steps[zone] for zone in sure)
        best = tuple(zone for zone in sure if steps[zone] == most)
    else:
        best = _closest(state, tuple(steps), goal)
    return best, tuple(zone for zone in steps if told[zone] is None and steps[zone] <= most)


def _closest(state: Torgue, zones: tuple[str, ...], goal: str) -> tuple[str, ...]:
    far = {zone: board.distance(state, zone, goal) for zone in zones}
    least = min((each for each in far.values() if each is not None), default=None)
    return tuple(zone for zone in zones if far[zone] == least)


def stuck(state: Torgue, label: str) -> bool:
    """Whether a Move need not lead an enemy elsewhere: frozen, in reach of the Spotlight, or as close as it can be."""
    if moves(state, state.enemies[label]) == 0:
        return True
    found = ends(state, label)
    return found is not None and state.enemies[label].zone in found[0]
