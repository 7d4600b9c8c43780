"""Who makes a move that names nobody."""

from __future__ import annotations

from ledger.games.torgue.state.game import Torgue, owner

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
    "done",
)


def turn(state: Torgue, verb: str) -> str:
    """The Vault Hunter whose turn it is for a verb; empty for whoever acted last."""
    if verb in ACTIONS and state.active and not state.volley:
        return "" if owner(state, state.acting) == state.active else state.active
    return _first(state, _due(state).get(verb, ()))


def _due(state: Torgue) -> dict[str, tuple[str, ...]]:
    """Verb -> who has to say it next."""
    shooter = (state.volley.who,) if state.volley else ()
    return {
        "defend": state.strike.defenders[:1] if state.strike else (),
        "hurt": tuple(each.who for each in state.wounds[:1]),
        "keep": tuple(each.who for each in state.fresh[:1]),
        "again": shooter,
        "enough": shooter,
        "buy": (state.buyer,) if state.buyer else (),
        "skip": (state.buyer,) if state.buyer else (),
        "tree": tuple(who for who, each in state.hunters.items() if not each.tree),
        "favorite": tuple(who for who, each in state.hunters.items() if not each.favorite),
        "deploy": tuple(who for who, each in state.hunters.items() if not each.zone),
        "fill": tuple(who for who, each in state.hunters.items() if each.unspent),
    }


def _first(state: Torgue, among: tuple[str, ...]) -> str:
    """The first of these; nobody where whoever acted last is among them, or none is there."""
    return "" if state.acting in among or not among else among[0]
