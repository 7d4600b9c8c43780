"""Where a Vault Hunter respawns: at a New-U Station, or as near to one as there is room."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Asking, Objection
from ledger.games.torgue.rules.asking import Gives, no
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue


def stations(state: Torgue) -> tuple[str, ...]:
    """Zones with a New-U Station."""
    return tuple(name for name, each in state.zones.items() if each.station)


def place(state: Torgue, named: str) -> Gives[str]:
    """The zone that was named, or the only Station with room; asked where there are several, or none."""
    if named:
        return named
    free = tuple(name for name in stations(state) if board.spaces(state, name))
    if len(free) == 1:
        return free[0]
    yield Asking(field="zone", asks=f"In which zone: {', '.join(free) or ', '.join(_closest(state)) or 'which'}?")
    return ""


def far(state: Torgue, zone: str) -> Iterator[Objection]:
    """Objections to a zone that is full, or farther from a Station than one with room (TB-199)."""
    if not board.spaces(state, zone):
        yield no("zone-full", "TB-199", f"{zone} is full.", ", ".join(_closest(state)) or "the closest with room")
        return
    near = _closest(state)
    known = {each for station in stations(state) for each, _ in board.nearest(state, station)}
    if near and zone not in near and zone in known:
        yield no("respawn-far", "TB-199", f"{near[0]} is closer to the Station.", " or ".join(near))


def _closest(state: Torgue) -> tuple[str, ...]:
    """The zones with room that are closest to a Station: the Stations themselves first."""
    ways = [row for station in stations(state) for row in board.nearest(state, station)]
    free = [(steps, name) for name, steps in ways if board.spaces(state, name)]
    best = min((steps for steps, _ in free), default=0)
    return tuple(dict.fromkeys(name for steps, name in free if steps == best))
