"""Status Conditions: gained, cancelled, lasting longer, lost."""

from __future__ import annotations

from typing import cast

from ledger.core.model import refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.adventurers import (
    ConditionGained,
    ConditionKept,
    ConditionLost,
    ConditionsCancelled,
)
from ledger.games.degenerates.rules.asking import Unfolds, one
from ledger.games.degenerates.state.adventurers import DURATIONS, Condition, Lasting, condition_of, has
from ledger.games.degenerates.state.game import Degenerates


def afflict(
    state: Degenerates,
    who: str,
    name: str,
    lasts: str = "recovery",
    why: str = "",
    *,
    turns: int = 1,
    before: bool = False,
) -> Unfolds:
    """An adventurer gets a condition: opposites cancel, the longer duration stays (DD-109, DD-110)."""
    row = content.condition(name)
    if row is None:
        known = [each.name for each in content.cards().conditions]
        raise refused("condition-unknown", "DD-108", f"No condition '{name}'.", ", ".join(known))
    if who not in state.adventurers:
        return state
    if row.opposite and has(one(state, who), row.opposite):
        return (yield ConditionsCancelled(who=who, name=name, other=row.opposite, rule="DD-110"))
    if name == "fatigued" and has(one(state, who), "detained"):
        return (yield ConditionKept(who=who, name=name, why="Detained already", rule="DD-113"))
    if name == "detained" and has(one(state, who), "fatigued"):
        state = yield ConditionLost(who=who, name="fatigued", why="Detained replaces it", rule="DD-114")
    duration = cast("Lasting", lasts)
    timed = duration == "round"
    new = Condition(name=name, lasts=duration, turns=turns if timed else 0, before=timed and before)
    old = condition_of(one(state, who), name)
    if old and not _longer(new, old):
        return (yield ConditionKept(who=who, name=name, why="it is there already", rule="DD-109"))
    return (yield ConditionGained(who=who, condition=new, why=why, rule=row.rule))


def _longer(new: Condition, old: Condition) -> bool:
    """Whether a new duration is longer than the one that is there."""
    if new.lasts != old.lasts:
        return DURATIONS.index(new.lasts) > DURATIONS.index(old.lasts)
    return (new.turns, not new.before) > (old.turns, not old.before)


def shed(state: Degenerates, who: str, names: tuple[str, ...], why: str, rule: str = "DD-108") -> Unfolds:
    """Conditions leave an adventurer."""
    for name in names:
        if who in state.adventurers and has(one(state, who), name):
            state = yield ConditionLost(who=who, name=name, why=why, rule=rule)
    return state


def shed_lasting(state: Degenerates, who: str, durations: tuple[str, ...], why: str, rule: str = "DD-285") -> Unfolds:
    """All conditions of these durations leave an adventurer."""
    names = tuple(each.name for each in one(state, who).conditions if each.lasts in durations)
    return (yield from shed(state, who, names, why, rule))
