"""Danger and Town Levels: redirected, inverted, flipped, capped; traits; the Bounty Level."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.board import (
    DangerRaised,
    DangerReduced,
    LevelHeld,
    TownFounded,
    TownLost,
    TownRaised,
    TownReduced,
    TraitGained,
    TraitHeld,
    TraitLost,
)
from ledger.games.degenerates.events.doom import (
    BountyHeld,
    BountyRaised,
    BountyReduced,
)
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.rules.asking import Unfolds, need_level, no
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option


def raise_danger(state: Degenerates, space: str, why: str, rule: str, steps: int = 1) -> Unfolds:
    """The Danger Level goes up; in a Town the Town Level goes down (DD-038, DD-039, DD-043)."""
    home = board.level_home(state, space)
    for _ in range(steps):
        was = need_level(state, home)
        if board.town(state, home):
            state = yield from lower_town(state, home, why, rule)
        elif was >= content.play().caps.danger:
            state = yield LevelHeld(place=home, level=was, why=why, rule="DD-039")
        else:
            state = yield DangerRaised(place=home, was=was, now=was + 1, why=why, rule=rule)
    return state


def lower_danger(state: Degenerates, space: str, why: str, rule: str, steps: int = 1) -> Unfolds:
    """The Danger Level goes down; a Settlement at 1 becomes a Town (DD-040, DD-041, DD-047)."""
    home = board.level_home(state, space)
    for _ in range(steps):
        was = need_level(state, home)
        if board.town(state, home):
            if option(state, "town-reduce") == "raise":
                state = yield from raise_town(state, home, why, rule)
            else:
                state = yield LevelHeld(place=home, level=was, town=True, why=f"{why}, a Town", rule="DD-047")
        elif was > 1:
            state = yield DangerReduced(place=home, was=was, now=was - 1, why=why, rule=rule)
        else:
            state = yield from _at_one(state, space, home, why)
    return state


def _at_one(state: Degenerates, space: str, home: str, why: str) -> Unfolds:
    if home == space and home in state.sites and board.is_(state, home, "settlement"):
        return (yield TownFounded(place=home, why=why, rule="DD-041"))
    if board.is_(state, space, "settlement"):
        text = f"{space} shares the level of {home}: no Town (AMB-37)."
        state = yield Reminded(code="town-shared", text=text, rule="DD-041")
    return (yield LevelHeld(place=home, level=1, why=why, rule="DD-040"))


def raise_town(state: Degenerates, space: str, why: str, rule: str, steps: int = 1) -> Unfolds:
    """The Town Level goes up; while there is a Danger Level, that goes down (DD-042, DD-044)."""
    if space not in state.sites or not board.is_(state, space, "settlement"):
        yield no("settlement-missing", "DD-042", f"{space} is no Settlement.", f"raise {one_word(space)}, without town")
    for _ in range(steps):
        was = need_level(state, space)
        if not board.town(state, space):
            state = yield from lower_danger(state, space, why, "DD-044")
        elif was >= content.play().caps.town:
            state = yield LevelHeld(place=space, level=was, town=True, why=why, rule="DD-042")
        else:
            state = yield TownRaised(place=space, was=was, now=was + 1, why=why, rule=rule)
    return state


def lower_town(state: Degenerates, space: str, why: str, rule: str, steps: int = 1) -> Unfolds:
    """The Town Level goes down; below 1 the Town is lost (DD-045)."""
    for _ in range(steps):
        was = need_level(state, space)
        if not board.town(state, space):
            yield no("town-missing", "DD-042", f"{space} has no Town Level.", f"raise {one_word(space)}")
            state = yield from raise_danger(state, space, why, rule)
        elif was > 1:
            state = yield TownReduced(place=space, was=was, now=was - 1, why=why, rule=rule)
        else:
            state = yield TownLost(place=space, why=why, rule="DD-045")
    return state


def set_danger_one(state: Degenerates, space: str, why: str, rule: str) -> Unfolds:
    """The Danger Level becomes 1; one that was 1 already falls further where it can (DD-264)."""
    home = board.level_home(state, space)
    was = need_level(state, home)
    if board.town(state, home) or was == 1:
        return (yield from lower_danger(state, space, why, rule))
    return (yield DangerReduced(place=home, was=was, now=1, why=why, rule=rule))


def gain_trait(state: Degenerates, space: str, trait: str, rule: str = "DD-023") -> Unfolds:
    """A trait counter goes down, once a space (DD-023)."""
    if trait in board.traits(state, space) and not _hand_only(state, space, trait):
        return (yield TraitHeld(place=space, trait=trait, rule="DD-023"))
    return (yield TraitGained(place=space, trait=trait, rule=rule))


def _hand_only(state: Degenerates, space: str, trait: str) -> bool:
    held = (*board.printed_traits(state, space), *state.counters.get(space, ()))
    return trait == "perilous" and trait not in held


def lose_trait(state: Degenerates, space: str, trait: str, why: str, rule: str = "DD-023") -> Unfolds:
    """A trait counter goes away."""
    if trait in state.counters.get(space, ()):
        state = yield TraitLost(place=space, trait=trait, why=why, rule=rule)
    return state


def bounty(state: Degenerates, by: int, why: str, rule: str) -> Event:
    """The Bounty Level moves between 1 and its cap (DD-048)."""
    was = state.bounty or 1
    now = max(1, min(content.play().caps.bounty, was + by))
    if now == was and state.bounty:
        return BountyHeld(level=was, why=why, rule="DD-048")
    if now >= was:
        return BountyRaised(was=state.bounty, now=now, why=why, rule=rule)
    return BountyReduced(was=was, now=now, why=why, rule=rule)
