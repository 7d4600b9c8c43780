"""Who makes a move that names nobody."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Move
from ledger.games.torgue.moves.ending import Trade
from ledger.games.torgue.moves.loot import Discard
from ledger.games.torgue.moves.turns import Activate
from ledger.games.torgue.state.game import Torgue, owner
from ledger.games.torgue.state.hunters import chooses, has, stored
from ledger.games.torgue.state.reacting import in_order

ACTIONS = (
    "move",
    "collect",
    "swap",
    "interact",
    "handoff",
    "try",
    "do",
    "melee",
    "shoot",
    "throw",
    "slay",
    "spend",
    "done",
)


REACTIONS = (*(each for each in ACTIONS if each not in ("collect", "spend", "done")), "pass")
"""What one may do as a [RE]action, or instead of one."""


def turn(state: Torgue, verb: str) -> str:
    """The Vault Hunter whose turn it is for a verb; empty for whoever acted last."""
    if verb == "slay" and state.window:
        return next(iter(in_order(state)), "")
    if verb in REACTIONS and state.window and not state.volley:
        return _first(state, in_order(state))
    if verb in ACTIONS and state.active and not state.volley:
        return "" if owner(state, state.acting) == state.active else state.active
    return _first(state, due(state, verb))


def meant(state: Torgue, move: Move) -> str:
    """Who is activated; whose card leaves, where the line names only the card.

    That is whoever acts, else the only one that has it.
    """
    if isinstance(move, Activate):
        return owner(state, move.hunter)
    if not isinstance(move, (Trade, Discard)):
        return ""
    held = [who for who, each in state.hunters.items() if has(each, move.card) or stored(each, move.card)]
    acts = owner(state, state.acting)
    return acts if acts in held else held[0] if len(held) == 1 else ""


def due(state: Torgue, verb: str) -> tuple[str, ...]:
    """Who has to make a move of that verb, in order."""
    return _due(state).get(verb, ())


def _due(state: Torgue) -> dict[str, tuple[str, ...]]:
    shooter = (state.volley.who,) if state.volley else ()
    return {
        "defend": state.strike.defenders[:1] if state.strike else (),
        "hurt": tuple(each.who for each in state.wounds[:1]),
        "keep": tuple(each.who for each in state.fresh[:1]),
        "again": shooter,
        "enough": shooter,
        "buy": (state.buyer,) if state.buyer else (),
        "skip": (state.buyer,) if state.buyer else (),
        "refresh": tuple(who for who, each in state.hunters.items() if chooses(each)),
        "tree": tuple(who for who, each in state.hunters.items() if not each.tree),
        "favorite": tuple(who for who, each in state.hunters.items() if not each.favorite),
        "deploy": tuple(_undeployed(state)),
        "fill": tuple(who for who, each in state.hunters.items() if each.unspent),
    }


def _undeployed(state: Torgue) -> Iterator[str]:
    """Whoever stands nowhere: Vault Hunters, then their Sidekicks (TB-015, TB-134)."""
    yield from (who for who, each in state.hunters.items() if not each.zone)
    friends = (each.sidekick for each in state.hunters.values() if each.sidekick)
    yield from (each.name for each in friends if not each.zone)


def _first(state: Torgue, among: tuple[str, ...]) -> str:
    """The first of these; nobody where whoever acted last is among them, or none is there."""
    return "" if state.acting in among or not among else among[0]
