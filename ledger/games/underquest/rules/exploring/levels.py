"""The end of a level in its order, rations, and quest tokens that become experience."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed, reached, value
from ledger.games.underquest.events.decks import DeckCounted
from ledger.games.underquest.events.exploring import CompanionStarved, DungeonShuffled, LevelFinished
from ledger.games.underquest.events.meeting import CompanionLeft
from ledger.games.underquest.events.setup import AdventureLost
from ledger.games.underquest.moves.exploring import Eat, LevelEnd, Trade
from ledger.games.underquest.rules.asking import (
    Unfolds,
    mid_fight,
    need_adventurer,
    no,
    out_of_phase,
    remind,
    unsettled,
)
from ledger.games.underquest.rules.exploring.turns import cut_short
from ledger.games.underquest.state.game import UnderQuest, dungeon_cards, pile, turns_of_level
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()


@decides(LevelEnd)
def level_end(state: UnderQuest, move: LevelEnd) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from out_of_phase(state, "UQ-LVL-13", "between")
    most = turns_of_level(state)
    if state.turns < most:
        told = f"Turn {state.turns} of {most} is done."
        yield no("level-unfinished", "UQ-LVL-13", told, "draw CARD")
    yield from mid_fight(state, "UQ-LVL-13")
    yield from unsettled(state, "reveal-quest", "resolve-quest", "boss")
    state = yield from cut_short(state)
    state = yield from _shuffled(state)
    for step in _STEPS[option(state, "feeds-first")]:
        if not state.ended:
            state = yield from step(state)


def _shuffled(state: UnderQuest) -> Unfolds:
    """Everything goes back into the deck; where rulings left another number, it is whole again (UQ-LVL-14)."""
    removed = content.play().levels.removed_later if state.adventure > 1 else 0
    deck, whole = pile(state, "dungeon"), dungeon_cards(state)
    back = (deck.left or 0) + len(deck.discard) + len(state.tableau)
    state = yield DungeonShuffled(removed=removed, left=back, rule="UQ-LVL-14")
    if back == whole:
        return state
    return (yield DeckCounted(deck="dungeon", was=back, now=whole, why="the whole deck", rule="UQ-LVL-14"))


def _fed(state: UnderQuest) -> Unfolds:
    """A ration gives health and grit; hunger takes health. Not a choice (UQ-LVL-15)."""
    rows = content.play().feeding
    if not state.me.rations:
        for fact in changed(state, "health", -rows.hunger, "hunger", "UQ-LVL-15"):
            state = yield fact
        return state
    return (yield from _eaten(state, "UQ-LVL-15", "end of the level"))


def _eaten(state: UnderQuest, rule: str, why: str) -> Unfolds:
    rows = content.play().feeding
    for counter, by in (("rations", -1), ("health", rows.ration_health), ("grit", rows.ration_grit)):
        for fact in changed(state, counter, by, why, rule):
            state = yield fact
    return state


def _friend_fed(state: UnderQuest) -> Unfolds:
    """The companion eats too, or leaves (UQ-LVL-16)."""
    friend, price = state.me.companion, content.play().feeding.companion
    if friend is None:
        return state
    if state.me.rations < price:
        state = yield CompanionStarved(name=friend.name, rule="UQ-LVL-16")
        return (yield CompanionLeft(name=friend.name, why="it was not fed", rule="UQ-LVL-16"))
    for fact in changed(state, "rations", -price, friend.name, "UQ-LVL-16"):
        state = yield fact
    return state


def _poisoned(state: UnderQuest) -> Unfolds:
    """Each full pair of poison makes one more, counted before it grows (UQ-LVL-17)."""
    grows = state.me.poison // content.play().feeding.poison_each
    for fact in changed(state, "poison", grows, "it grows", "UQ-LVL-17"):
        state = yield fact
    return state


def _down(state: UnderQuest) -> Unfolds:
    """The next level lies open; under the last one lies defeat (UQ-LVL-20, UQ-LVL-21)."""
    if state.level >= content.play().levels.count:
        return (yield AdventureLost(cause="time", level=state.level, turns=state.turns, rule="UQ-LVL-21"))
    return (yield LevelFinished(was=state.level, now=state.level + 1, rule="UQ-LVL-20"))


_STEPS: dict[str, tuple[Callable[[UnderQuest], Unfolds], ...]] = {
    "adventurer": (_fed, _friend_fed, _poisoned, _down),
    "companion": (_friend_fed, _fed, _poisoned, _down),
}
"""The steps after the shuffle, by who eats first; a death ends them (UQ-LVL-18, AMB-03)."""


@decides(Eat)
def eat(state: UnderQuest, move: Eat) -> Decision[UnderQuest]:
    need_adventurer(state)
    if state.me.rations < move.count:
        told = f"You have {content.counted(state.me.rations, 'rations')}."
        yield no("ration-missing", "UQ-LVL-12", told, "get rations=1 by CARD")
    if all(reached(state, each, 1) == value(state, each) for each in ("health", "grit")):
        state = yield remind("nothing-gained", "UQ-LVL-12", "Health and grit are full already.")
    for _ in range(max(1, min(move.count, state.me.rations))):
        state = yield from _eaten(state, "UQ-LVL-12", "a ration")


@decides(Trade)
def trade(state: UnderQuest, move: Trade) -> Decision[UnderQuest]:
    need_adventurer(state)
    if value(state, move.what) < move.count:
        told = f"You have {content.counted(value(state, move.what), f'{move.what} tokens')}."
        yield no("token-missing", "UQ-TAB-07", told, "another kind, or fewer")
    for fact in changed(state, move.what, -move.count, "traded", "UQ-TAB-07"):
        state = yield fact
    worth = move.count * content.play().levels.tokens_experience
    yield from changed(state, "xp", worth, f"{move.what} traded", "UQ-TAB-07")
