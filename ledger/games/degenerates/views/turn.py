"""Who makes a move that names nobody."""

from __future__ import annotations

from ledger.games.degenerates.state.combat import is_turn
from ledger.games.degenerates.state.game import Degenerates, acting_party, current

OWN = ("foot", "march", "lake", "river", "void", "rest", "stance")
PARTY = ("encounter", "monster", "epic", "bribe", "fight", "resolve", "sign", "hunt", "stealth", "danger")
FIGHTING = ("attack", "escape", "combat", "defend", "quick", "stance")


def turn(state: Degenerates, verb: str) -> str:
    """The adventurer whose turn it is for a verb; empty for whoever acted last."""
    if state.fight:
        if verb not in FIGHTING or is_turn(state, state.acting):
            return ""
        return next((who for who in state.fight.fighters if is_turn(state, who)), "")
    if state.phase == "map" and verb in OWN:
        party = acting_party(state)
        mine = state.adventurers.get(state.acting)
        if party is None or (mine and not mine.acted and state.acting in party.members):
            return ""
        return next((who for who in party.members if who in state.adventurers and not state.adventurers[who].acted), "")
    now = current(state)
    if now and verb in PARTY:
        return "" if state.acting in now.members else now.leader
    if verb == "endure" and state.marching:
        return "" if state.acting in state.marching else state.marching[0]
    return ""
