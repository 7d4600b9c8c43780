"""Charge: a move before the attack, from whose end range and sight are checked."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Colour
from ledger.games.torgue.events.turns import ModelMoved
from ledger.games.torgue.rules.asking import Gives, Unfolds, no, objected
from ledger.games.torgue.rules.attacks.means import Means
from ledger.games.torgue.state import map as board
from ledger.games.torgue.state.game import Torgue, owner, place_of


def charged(state: Torgue, who: str, means: Means, zone: str, colour: Colour) -> Gives[Torgue]:
    """How the table will stand after the move of a Charge, which the colour of the token limits (TB-252)."""
    if not zone:
        return state
    if "charge" not in means.keywords:
        yield no("charge-missing", "TB-252", f"{means.name} does not Charge.", "move first")
    yield from objected(tuple(_barred_way(state, who, zone)))
    steps, most = board.way(state, who, zone), content.colour(colour).zones
    if steps is not None and steps > most:
        told = f"{colour.upper()} charges {most}, not {steps}."
        yield no("charge-far", "TB-252", told, "a better token")
    return _standing_at(state, who, zone)


def _barred_way(state: Torgue, who: str, zone: str) -> Iterator[Objection]:
    """Objections to the way of a Charge: Cryo, a full zone, no way past full ones (TB-041, TB-266)."""
    if who in state.hunters and state.hunters[who].effects.get("cryo"):
        yield no("model-frozen", "TB-266", f"{who} is frozen and cannot Charge.", "attack from where it stands")
    if not board.room(state, zone, large=False, without=who):
        yield no("zone-full", "TB-041", f"{zone} is full.", "a zone with room")
    elif board.charted(state, place_of(state, who)) and board.way(state, who, zone) is None:
        yield no("way-missing", "TB-041", f"No way leads to {zone} past full zones.", "another zone")


def _standing_at(state: Torgue, who: str, zone: str) -> Torgue:
    held = state.hunters[owner(state, who)]
    apart = held.sidekick if who != held.name else None
    moved = held.but(sidekick=apart.but(zone=zone)) if apart else held.but(zone=zone)
    return state.but(hunters=state.hunters.put(held.name, moved))


def charge(state: Torgue, who: str, zone: str) -> Unfolds:
    """The move of a Charge."""
    was = place_of(state, who)
    if not zone or zone == was:
        return state
    steps = board.way(state, who, zone)
    return (yield ModelMoved(who=who, was=was, now=zone, steps=steps, why="Charge", rule="TB-252"))
