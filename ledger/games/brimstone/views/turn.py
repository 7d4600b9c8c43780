"""Who makes a move that names nobody."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.brimstone.moves.fighting import Damage
from ledger.games.brimstone.state.fights import standing
from ledger.games.brimstone.state.game import Brimstone, unrolled, waits


def turn(state: Brimstone, verb: str) -> str:
    """The only hero's player, where there is one; else who owes that move; empty for whoever acted last."""
    if len(state.heroes) == 1:
        return next(iter(state.heroes))
    due = _due(state, verb)
    return "" if state.acting in due or not due else due[0]


def meant(state: Brimstone, move: Move) -> str:
    """Whose damage it is, where the line names only the enemies: of whoever acts, else of the first who owes it."""
    if not (isinstance(move, Damage) and move.name):
        return ""
    due = [who for who, name, _ in unrolled(state) if name == move.name]
    return "" if state.acting in due or not due else due[0]


def _due(state: Brimstone, verb: str) -> tuple[str, ...]:
    """Who has to make a move of that verb, in the order of the table."""
    if verb in ("damage", "assign"):
        return tuple(who for who, name, _ in unrolled(state) if bool(name) == (verb == "damage"))
    if verb in ("mutation", "injury", "madness"):
        return tuple(who for sort, who in waits(state) if sort == verb)
    alive = tuple((who, held) for who, held in state.heroes.items() if not held.dead)
    if verb in ("accept", "again"):
        return tuple(who for who, held in alive if held.pending)
    if verb == "loot":
        return tuple(who for who, held in alive if held.loot)
    if verb == "stand":
        rests = state.resting and not standing(state.fight)
        return tuple(who for who, held in alive if held.out and (held.helped or rests))
    return ()
