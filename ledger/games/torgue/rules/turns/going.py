"""Activations, and how a round goes on."""

from __future__ import annotations

from collections.abc import Callable

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.wording import one_word
from ledger.games.torgue.events.turns import ActivationBegan, ActivationEnded
from ledger.games.torgue.moves.turns import Activate, Done, Next
from ledger.games.torgue.rules.asking import (
    Unfolds,
    actor,
    no,
    objected,
    one,
    out_of_phase,
    standing,
    unanswered,
    unsettled,
)
from ledger.games.torgue.rules.between.going import between_goes_on
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.rules.effects import removed
from ledger.games.torgue.rules.ending.going import end_goes_on
from ledger.games.torgue.rules.enemies.orders import enemy_turn, go_on
from ledger.games.torgue.rules.turns.acting import not_active
from ledger.games.torgue.state.game import Phase, Torgue, in_play, owner
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.tokens import ready

decides = Deciders[Torgue]()


@decides(Activate)
def activate(state: Torgue, move: Activate) -> Decision[Torgue]:
    who = one(state, move.hunter or actor(state, move)).name
    yield from out_of_phase(state, "TB-022", "hunters")
    if state.active == who:
        raise refused("activation-open", "TB-022", f"{who} is active.", "done")
    yield from objected(tuple(unsettled(state)))
    yield from objected(tuple(standing(state, who)))
    yield from objected(tuple(not_active(state, who)))
    state = yield from closes(state)
    yield ActivationBegan(who=who, anew=option(state, "turn") == "activation", rule="TB-022")


@decides(Done)
def done(state: Torgue, move: Done) -> Decision[Torgue]:
    if move.all:
        yield from _all_done(state)
        return
    if not state.active:
        raise refused("activation-missing", "TB-022", "Nobody is active.", "go NAME")
    if move.who and owner(state, move.who) != state.active:
        yield no("activation-other", "TB-022", f"{state.active} is active.", f"@{one_word(state.active)} done")
    yield from objected((*unsettled(state), *unanswered(state)))
    state = yield from closes(state)
    yield from _end(state)


def _all_done(state: Torgue) -> Unfolds:
    """The open activation ends, and whoever is left is activated and does nothing: tokens stay Ready (TB-023)."""
    yield from out_of_phase(state, "TB-022", "hunters")
    yield from objected((*unsettled(state), *unanswered(state)))
    left = [who for who in in_play(state) if not state.hunters[who].activated]
    if not state.active and not left:
        raise refused("activation-missing", "TB-022", "Everybody was activated.", "next")
    state = yield from closes(state)
    if state.active:
        state = yield from _end(state)
    for who in left:
        state = yield ActivationBegan(who=who, anew=option(state, "turn") == "activation", rule="TB-022")
        state = yield from _end(state)
    return state


def _end(state: Torgue) -> Unfolds:
    """An activation is over; where a turn is an activation, Cryo thaws with it (AMB-09)."""
    who = state.active
    unused = len(ready(state.hunters[who].tokens))
    state = yield ActivationEnded(who=who, unused=unused, rule="TB-023")
    if option(state, "turn") == "activation":
        state = yield from removed(state, who, "cryo", "the activation ends", "TB-266")
    return state


@decides(Next)
def go(state: Torgue, move: Next) -> Decision[Torgue]:
    if state.phase not in _ON:
        raise refused("next-nothing", "TB-021", "Nothing goes on from here.", "begin")
    yield from objected(tuple(unanswered(state)))
    yield from _ON[state.phase](state)


def _hunters_done(state: Torgue) -> Unfolds:
    """The Vault Hunter Turn ends when everybody in play was activated; Cryo thaws with it (TB-266)."""
    yield from objected(tuple(unsettled(state, draws=True)))
    state = yield from closes(state)
    left = [who for who in in_play(state) if not state.hunters[who].activated]
    if left:
        hint = f"go {one_word(left[0])}, or done all"
        yield no("hunters-waiting", "TB-022", f"Not activated: {', '.join(left)}.", hint)
    if state.active:
        state = yield from _end(state)
    if option(state, "turn") == "phase":
        for who in state.hunters:
            state = yield from removed(state, who, "cryo", "the turn ends", "TB-266")
    return (yield from enemy_turn(state))


_ON: dict[Phase, Callable[[Torgue], Unfolds]] = {
    "hunters": _hunters_done,
    "enemies": go_on,
    "end": end_goes_on,
    "between": between_goes_on,
}
"""How each phase goes on."""
