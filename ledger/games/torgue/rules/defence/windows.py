"""[RE]actions: who may, what they cost, and how a Fight for Your Life ends."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.core.wording import one_word
from ledger.games.torgue.events.defence import (
    PerilOver,
    ReactionTaken,
    ShieldsRecharged,
    TokenHealed,
    WindowClosed,
)
from ledger.games.torgue.rules.asking import Unfolds, no, objected
from ledger.games.torgue.rules.defence.falling import taken_out
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import effect, shields
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Window
from ledger.games.torgue.state.reacting import has_token, opened, reacted, reactors, watches
from ledger.games.torgue.state.tokens import wounded


def barred(state: Torgue, window: Window, who: str) -> Iterator[Objection]:
    """Objections to a [RE]action of a model."""
    if reacted(state, window, who):
        yield no("reaction-taken", "TB-176", f"{who} has reacted to this attack.", "the others, or pass all")
    if not watches(state, window, who):
        yield no("reaction-blind", "TB-173", f"{who} sees nobody whom it wounded.", "pass")
    if not has_token(state, who):
        yield no("token-missing", "TB-174", f"{who} has no Ready token.", "pass")


def timely(state: Torgue) -> bool:
    """Whether attacks allow [RE]actions in this phase (AMB-22)."""
    return option(state, "reaction-phase") == "any" or state.phase == "enemies"


def after_reaction(before: Torgue, state: Torgue, who: str) -> Unfolds:
    """A [RE]action is over: it counts for this attack, and decides a Fight for Your Life (TB-125, TB-126)."""
    if before.window is None or state.window is None or who in state.window.reacted:
        return state
    state = yield ReactionTaken(who=who, rule="TB-176")
    state = yield from fought(state)
    return (yield from closed_if_over(state))


def fought(state: Torgue) -> Unfolds:
    """Each Fight for Your Life is settled whose [RE]action is completely resolved, blasts that it set off included."""
    for who in state.peril:
        if any(each.by == who for each in state.blasts):
            continue
        if _saved(state, who):
            state = yield from settled(state, who, saved=True)
        elif any(who in each.reacted for each in opened(state)):
            state = yield from settled(state, who, saved=False)
    return state


def _saved(state: Torgue, who: str) -> bool:
    """Whether a [RE]action took out an enemy: its own, that of its Sidekick only where the table says so (AMB-60)."""
    friend = state.hunters[who].sidekick
    saviours = [who] if friend is None or option(state, "fight-sidekick") == "no" else [who, friend.name]
    return any(each in window.reacted and each in window.kills for window in opened(state) for each in saviours)


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
    yield from objected(tuple(fighting(state)))
    return (yield from shut(state))


def fighting(state: Torgue) -> Iterator[Objection]:
    """An objection while somebody fights for its life."""
    if state.peril:
        hint = f"@{one_word(state.peril[0])} shoot TARGET, or pass"
        yield no("peril-open", "TB-124", f"{state.peril[0]} fights for its life.", hint)


def shut(state: Torgue) -> Unfolds:
    """Nobody reacts any more to anything."""
    while state.window:
        state = yield closing(state)
    return state


def closing(state: Torgue) -> WindowClosed:
    """The fact that [RE]actions are over; it names their attack where those to another one are open, too."""
    named = state.window.by if state.window and state.windows else ""
    return WindowClosed(by=named, rule="TB-175")


def is_over(state: Torgue) -> bool:
    """Whether nobody may react any more to the newest attack, nor fights for its life after it."""
    return state.window is not None and not set(state.window.wounded) & set(state.peril) and not reactors(state)


def closed_if_over(state: Torgue) -> Unfolds:
    """Windows close as soon as nobody may react to their attack any more."""
    while is_over(state):
        state = yield closing(state)
    return state
