"""Zones of the Arena, and what lies in them."""

from __future__ import annotations

from ledger.core.frozen import Frozen
from ledger.games.torgue.content.rows import Effect, TerrainKind
from ledger.games.torgue.state.hunters import Loot


class Piece(Frozen):
    """One terrain token; `label` is what the table calls it."""

    label: str
    kind: TerrainKind
    element: Effect | None = None
    """What the back of a barrel adds."""
    used: bool = False
    """Whether a machine was used, or a chest opened."""
    objective: bool = False
    """Whether it belongs to an objective of the scenario."""


class Zone(Frozen):
    """One zone, a hex. `q` and `r` are axial coordinates, None while nobody entered the map."""

    name: str
    q: int | None = None
    r: int | None = None
    ways: tuple[str, ...] = ()
    """Adjacent zones that were typed, where there are no coordinates."""
    station: bool = False
    """Whether a New-U Station stands here."""
    spawn: int = 0
    """The number of its Spawning Zone; 0 for none."""
    unique: bool = False
    """Whether the Uniques of a Bounty Hunt start here."""
    blocks: bool = False
    """Whether the scenario says that it blocks line of sight."""
    loot: tuple[Loot, ...] = ()
    pieces: tuple[Piece, ...] = ()


def pieces(zone: Zone, kind: TerrainKind) -> tuple[Piece, ...]:
    """The terrain tokens of a kind in a zone."""
    return tuple(each for each in zone.pieces if each.kind == kind)


def tires(zone: Zone) -> int:
    """Tires in a zone."""
    return len(pieces(zone, "tire"))
