"""Who makes a move that names nobody."""

from __future__ import annotations

from collections.abc import Iterable

from ledger.core.model import Move
from ledger.games.degenerates.moves.fights import Resist
from ledger.games.degenerates.state.combat import is_turn, lingers
from ledger.games.degenerates.state.fights import Fight
from ledger.games.degenerates.state.game import Degenerates, acting_party, current

ON_MAP = ("foot", "march", "lake", "river", "void", "rest", "stance")
OF_PARTY = (
    "encounter",
    "monster",
    "epic",
    "bribe",
    "fight",
    "resolve",
    "sign",
    "hunt",
    "stealth",
    "danger",
    "compare",
    "surrender",
    "dispel",
)
IN_TURN = ("attack", "escape", "combat", "defend", "quick", "stance", "equip", "stow", "load", "spent")


def turn(state: Degenerates, verb: str) -> str:
    """The adventurer whose turn it is for a verb; empty for whoever acted last."""
    if verb == "adventurer":
        return next((who for who in state.players if who not in state.adventurers), "")
    if verb == "endure":
        return _first(state, state.marching)
    if state.fight:
        return _fighting(state, state.fight, verb)
    if state.phase == "map" and verb in ON_MAP:
        return _on_map(state)
    now = current(state)
    if now and verb == "spot":
        return _first(state, (who for who in now.searchers if who not in dict(now.seen)))
    return _first(state, (now.leader, *now.members)) if now and verb in OF_PARTY else ""


def meant(state: Degenerates, move: Move) -> str:
    """Who makes a Test against an ability: whoever acts or who is next, else the first who owes one of that kind."""
    if not isinstance(move, Resist) or state.fight is None:
        return ""
    owing = tuple(each.who for each in state.fight.trials if each.kind == move.ability)
    likely = (state.acting, turn(state, move.verb), *owing)
    return next((who for who in likely if who in owing), "")


def _first(state: Degenerates, names: Iterable[str]) -> str:
    """The first of these; nobody where whoever acted last is among them, or none is there."""
    among = tuple(names)
    return "" if state.acting in among or not among else among[0]


def _fighting(state: Degenerates, fight: Fight, verb: str) -> str:
    if verb == "resist":
        return _first(state, (each.who for each in fight.trials))
    if verb == "acid":
        return _first(state, (who for who, each in fight.fighters.items() if each.acid))
    if verb == "spoils":
        return _first(state, fight.rolls)
    if verb in ("loot", "decline"):
        return _first(state, (who for who, _ in fight.passed))
    if verb == "rejoin":
        return _first(state, (who for who, each in fight.fighters.items() if each.stands == "escaped"))
    due = tuple(who for who in fight.fighters if is_turn(state, who))
    if verb == "quick" and lingers(fight, fight.last) and not fight.fighters[fight.last].quick:
        due = (fight.last, *due)
    return _first(state, due) if verb in IN_TURN else ""


def _on_map(state: Degenerates) -> str:
    party = acting_party(state)
    if party is None:
        return ""
    ready = (who for who in party.members if who in state.adventurers and not state.adventurers[who].acted)
    return _first(state, ready)
