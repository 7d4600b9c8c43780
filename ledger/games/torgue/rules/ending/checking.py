"""The check of victory and defeat."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.table.corrections import reasoned
from ledger.core.wording import one_word
from ledger.games.torgue.events.ending import Checked, GameEnded
from ledger.games.torgue.moves.ending import Verdict
from ledger.games.torgue.rules.asking import Unfolds, no, objected
from ledger.games.torgue.rules.ending.purses import payers
from ledger.games.torgue.rules.ending.refreshing import refreshed
from ledger.games.torgue.rules.ending.steps import at_rest, out_of_step, reached
from ledger.games.torgue.state.game import Torgue, hunting, steps_left
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()


@decides(Verdict)
def verdict(state: Torgue, move: Verdict) -> Decision[Torgue]:
    if not steps_left(state):
        raise refused("game-missing", "TB-203", "No game is being played.", "begin")
    timely = state.phase == "end" and state.step in ("respawn", "check")
    if move.how == "none":
        yield from past(state)
        return
    if timely:
        state = yield from _time_to_check(state)
    elif move.at_once:
        reasoned("TB-204", move)
    else:
        yield no("check-early", "TB-204", "That is checked at the End of Round.", "at_once because WHY")
    yield from objected(tuple(_both(state) if move.how == "won" and timely else ()))
    final = move.campaign or (move.how == "won" and state.beaten)
    yield GameEnded(
        name=_name(state),
        how=move.how,
        why=_why(state, move.how, final=final),
        final=final,
        rule=_rule(state, move.how, final=final),
    )


def past(state: Torgue) -> Unfolds:
    """The game goes on: nobody is left out, the Boss stands; the queue advances and tokens refresh."""
    yield from objected(tuple(out_of_step(state, "respawn", "check")))
    state = yield from _time_to_check(state)
    yield from objected(tuple(_decided(state)))
    state = yield Checked(rule="TB-203")
    state = yield from reached(state, "advance")
    state = yield from reached(state, "refresh")
    return (yield from refreshed(state))


def _time_to_check(state: Torgue) -> Unfolds:
    """Whoever can be paid for has respawned before anything is checked (TB-025)."""
    state = yield from at_rest(state)
    if state.step == "respawn" and state.recharging and payers(state, 1) and not hunting(state):
        who = state.recharging[0]
        yield no("respawn-owed", "TB-198", f"{who} is to be respawned.", f"respawn {one_word(who)}")
    return (yield from reached(state, "check"))


def _decided(state: Torgue) -> Iterator[Objection]:
    """What ends the game whatever the scenario says."""
    if state.recharging:
        told = f"{', '.join(state.recharging)} cannot respawn: defeat."
        yield no("hunters-out", "TB-202", told, "verdict lost")
    if state.beaten:
        yield no("boss-down", "TB-189", "The Boss is down: the campaign is won.", "verdict won")


def _both(state: Torgue) -> Iterator[Objection]:
    """Won and lost in the same check counts as lost (TB-205, AMB-05)."""
    if state.recharging and option(state, "both-true") == "lost":
        told = f"{', '.join(state.recharging)} cannot respawn: defeat comes first."
        yield no("both-true", "TB-205", told, "verdict lost, or because WHY")


def _name(state: Torgue) -> str:
    return state.hunt if hunting(state) else state.scenario.name if state.scenario else state.campaign


def _why(state: Torgue, how: str, *, final: bool) -> str:
    if how == "won" and final and state.beaten:
        return f"{state.boss or 'the Boss'} is down"
    if how == "lost" and state.recharging:
        return f"{', '.join(state.recharging)} cannot respawn"
    told = state.scenario if not hunting(state) else None
    return (told.victory if how == "won" else told.failure) if told else ""


def _rule(state: Torgue, how: str, *, final: bool) -> str:
    if how == "won":
        return "TB-189" if final else "TB-203"
    return "TB-202" if state.recharging else "TB-203"
