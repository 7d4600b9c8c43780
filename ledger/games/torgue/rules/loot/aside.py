"""Level and Bounty: what they do when they are drawn."""

from __future__ import annotations

from ledger.games.torgue.events.loot import LevelsGained, LootAside
from ledger.games.torgue.rules.asking import Unfolds
from ledger.games.torgue.rules.defence.passing import mended
from ledger.games.torgue.rules.effects import recharged
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.tokens import wounded


def set_aside(state: Torgue, who: str, loot: Loot) -> Unfolds:
    """A token that comes once a scenario is set aside; Level lifts everybody and restores the drawer (TB-076)."""
    rule = "TB-077" if loot.kind == "level" else "TB-078"
    if all(each.kind != loot.kind for each in state.drawn):
        state = yield LootAside(who=who, loot=loot, rule=rule)
    if loot.kind != "level":
        return state
    state = yield LevelsGained(hunters=tuple(state.hunters), by=1, why="Level token", rule="TB-076")
    return (yield from _restored(state, who)) if state.hunters[who].stands == "in" else state


def _restored(state: Torgue, who: str) -> Unfolds:
    """All wounds of the drawer heal and its shields come up, unless Shock forbids it."""
    held = state.hunters[who]
    state = yield from mended(state, held, sum(map(wounded, held.tokens)), (), "TB-076")
    return (yield from recharged(state, who, "Level token", "TB-076"))
