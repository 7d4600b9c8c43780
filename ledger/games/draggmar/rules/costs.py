"""Fame and Fate: what is paid, gained and lost, and by which rule."""

from __future__ import annotations

from ledger.games.draggmar.events.market import FameGained, FameLost, FameSpent
from ledger.games.draggmar.events.rounds import FateRaised, FateReduced
from ledger.games.draggmar.rules.asking import Unfolds
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.state.options import option


def lower_fate(state: Draggmar, by: int, why: str, rule: str) -> Unfolds:
    """Fate goes down, never below 0 (DR-050)."""
    if by <= 0 or not state.fate:
        return state
    return (yield FateReduced(was=state.fate, now=max(0, state.fate - by), by=by, why=why, rule=rule))


def raise_fate(state: Draggmar, by: int, why: str, rule: str) -> Unfolds:
    """Fate goes up, as far as the table says that its track reaches (DR-020)."""
    limit = option(state, "fate-limit")
    now = state.fate + by if limit == "none" else max(state.fate, min(int(limit), state.fate + by))
    return state if now == state.fate else (yield FateRaised(was=state.fate, now=now, by=by, why=why, rule=rule))


def pay(state: Draggmar, who: str, by: int, why: str, rule: str) -> Unfolds:
    """A player pays Fame."""
    was = state.fame.get(who, 0)
    now = max(min(0, was), was - by)
    return state if by <= 0 else (yield FameSpent(who=who, was=was, now=now, by=by, why=why, rule=rule))


def reward(state: Draggmar, who: str, by: int, why: str, rule: str) -> Unfolds:
    """A player gets Fame."""
    was = state.fame.get(who, 0)
    return state if by <= 0 else (yield FameGained(who=who, was=was, now=was + by, by=by, why=why, rule=rule))


def punish(state: Draggmar, who: str, by: int, why: str, rule: str) -> Unfolds:
    """A player loses Fame, down to 0 or below it (AMB-26)."""
    was = state.fame.get(who, 0)
    now = was - by if option(state, "fame-floor") == "none" else max(min(0, was), was - by)
    return state if now == was else (yield FameLost(who=who, was=was, now=now, by=by, why=why, rule=rule))
