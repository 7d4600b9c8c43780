"""Zones, with what lies and stands in them."""

from __future__ import annotations

from collections import Counter

from ledger.core.nouns import Place
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.zones import Piece, Zone


def places(state: Torgue) -> tuple[Place, ...]:
    """Every zone that was entered, or in which a model stands, with what lies and stands in it; none between games."""
    if state.phase == "between":
        return ()
    hunters = [each for each in state.hunters.values() if each.stands != "out"]
    friends = [each.sidekick.zone for each in hunters if each.sidekick]
    stand = (*(each.zone for each in hunters), *friends, *(each.zone for each in state.enemies.values()))
    named = dict.fromkeys((*state.zones, *stand))
    return tuple(_zone(state, name, state.zones.get(name, Zone(name=name))) for name in named if name)


def _zone(state: Torgue, name: str, zone: Zone) -> Place:
    traits = [f"hex {zone.q} {zone.r}"] if board.laid(zone) else []
    traits += ["New-U"] if zone.station else []
    traits += [f"Spawning Zone {zone.spawn}"] if zone.spawn else []
    traits += ["blocks sight"] if zone.blocks else []
    lying = Counter([_piece(each) for each in zone.pieces] + [each.kind for each in zone.loot])
    present = board.occupants(state, name)
    return Place(
        name=name,
        kind="zone",
        level="full" if board.full(state, name) else "",
        traits=tuple(traits),
        counters=tuple(lying.items()),
        present=present,
        ways=board.neighbours(state, name),
        bare=not (lying or present or traits),
    )


def _piece(piece: Piece) -> str:
    """A terrain token by its name; one that was used or opened says so."""
    return f"{piece.label} (used)" if piece.used else piece.label
