"""[RE]actions: who may, what they cost, and how a Fight for Your Life ends."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue.events.defence import (
    PerilOver,
    ReactionTaken,
    ShieldsRecharged,
    TokenHealed,
    WindowClosed,
)
from ledger.games.torgue.rules.asking import Unfolds, no
from ledger.games.torgue.rules.defence.falling import taken_out
from ledger.games.torgue.state.game import Torgue, in_play, owner, sidekick
from ledger.games.torgue.state.hunters import can_react, effect, shields
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Window
from ledger.games.torgue.state.sight import sees
from ledger.games.torgue.state.tokens import ready, wounded


def reactors(state: Torgue) -> tuple[str, ...]:
    """The models that may still take a [RE]action: line of sight to somebody wounded, a Ready token (TB-173)."""
    window = state.window
    if window is None:
        return ()
    models = [who for who in in_play(state) if can_react(state.hunters[who])]
    friends = [each.sidekick.name for each in state.hunters.values() if each.sidekick and each.stands != "out"]
    return tuple(each for each in (*models, *friends) if not tuple(barred(state, window, each)))


def barred(state: Torgue, window: Window, who: str) -> Iterator[Objection]:
    """Objections to a [RE]action of a model."""
    reacted = window.reacted
    if option(state, "sidekick-reacts") == "shared":
        reacted = tuple(owner(state, each) for each in reacted)
    if who in reacted or (option(state, "sidekick-reacts") == "shared" and owner(state, who) in reacted):
        yield no("reaction-taken", "TB-176", f"{who} has reacted to this attack.", "pass")
    if not any(who == each or sees(state, who, each) is not False for each in window.wounded):
        yield no("reaction-blind", "TB-173", f"{who} sees nobody whom it wounded.", "pass")
    friend = sidekick(state, who)
    held = state.hunters[owner(state, who)]
    if not (can_react(held) or (friend and ready(friend.tokens))):
        yield no("token-missing", "TB-174", f"{who} has no Ready token.", "pass")


def after_reaction(before: Torgue, state: Torgue, who: str) -> Unfolds:
    """A [RE]action is over: it counts for this attack, and decides a Fight for Your Life (TB-125, TB-126)."""
    if state.window is None or who in state.window.reacted:
        return state
    state = yield ReactionTaken(who=who, rule="TB-176")
    if who in state.peril:
        saved = len(state.hunters[who].kills) > len(before.hunters[who].kills)
        state = yield from settled(state, who, saved=saved)
    return (yield from closed_if_over(state))


def settled(state: Torgue, who: str, *, saved: bool) -> Unfolds:
    """A Fight for Your Life ends: saved with all wounds healed and shields up, or taken out."""
    if not saved:
        return (yield from taken_out(state, who))
    state = yield PerilOver(who=who, saved=True, rule="TB-125")
    held = state.hunters[who]
    for each in held.tokens:
        if wounded(each):
            state = yield TokenHealed(who=who, token=each.id, now=each.printed, rule="TB-125")
    if shields(held) and not effect(held, "shock"):
        state = yield ShieldsRecharged(who=who, why="Fight for Your Life", rule="TB-125")
    return state


def closes(state: Torgue) -> Unfolds:
    """The enemies go on: the window closes by itself, unless somebody still fights for its life."""
    if state.peril:
        yield no("peril-open", "TB-124", f"{state.peril[0]} fights for its life.", f"pass @{state.peril[0]}")
    return (yield WindowClosed(rule="TB-175")) if state.window else state


def closed_if_over(state: Torgue) -> Unfolds:
    """The window closes as soon as nobody may react any more."""
    if state.window and not state.peril and not reactors(state):
        return (yield WindowClosed(rule="TB-175"))
    return state
