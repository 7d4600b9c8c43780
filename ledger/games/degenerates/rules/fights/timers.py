"""Fight Round conditions run down before or after an own turn, as the effect says (DD-117)."""

from __future__ import annotations

from ledger.games.degenerates.events.adventurers import ConditionsTicked
from ledger.games.degenerates.events.fights import FighterActed
from ledger.games.degenerates.rules.asking import Unfolds, one
from ledger.games.degenerates.rules.conditions import shed
from ledger.games.degenerates.state.adventurers import Condition
from ledger.games.degenerates.state.game import Degenerates


def begins(state: Degenerates, who: str) -> Unfolds:
    """The start of an own turn, once a round."""
    held = state.fight.fighters.get(who) if state.fight else None
    if held is None or held.begun or who not in state.adventurers:
        return state
    return (yield from _run_down(state, who, before=True))


def tick(state: Degenerates, who: str) -> Unfolds:
    """The end of an own turn, also of one who is Defeated or has Escaped (DD-245)."""
    state = yield from _run_down(state, who, before=False)
    return (yield FighterActed(who=who, rule="DD-247"))


def _run_down(state: Degenerates, who: str, *, before: bool) -> Unfolds:
    if not _timed(state, who, before=before):
        return state
    state = yield ConditionsTicked(who=who, before=before, rule="DD-117")
    over = tuple(each.name for each in _timed(state, who, before=before) if each.turns <= 0)
    return (yield from shed(state, who, over, "its time is over", "DD-117"))


def _timed(state: Degenerates, who: str, *, before: bool) -> tuple[Condition, ...]:
    held = one(state, who).conditions
    return tuple(each for each in held if each.lasts == "round" and each.before == before)
