"""The steps of the End of Round: which one it is time for, and whether anything is still in the air."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue.events.ending import StepReached
from ledger.games.torgue.rules.asking import Unfolds, no, objected, out_of_phase, unsettled
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.state.game import END_STEPS, EndStep, Torgue, end_step

HINTS: dict[EndStep, str] = {"clean-up": "cleanup D4", "respawn": "respawn NAME at ZONE", "refresh": "refresh"}


def out_of_step(state: Torgue, *steps: EndStep) -> Iterator[Objection]:
    """An objection to a step of the End of Round that is over, or whose turn has not come (TB-025)."""
    if state.phase != "end":
        yield from out_of_phase(state, "TB-025", "end")
    elif state.step not in steps:
        now = end_step(state)
        over = END_STEPS.index(now) > END_STEPS.index(steps[-1])
        told = f"{steps[-1].capitalize()} is done this round." if over else f"First: {now}."
        yield no("step-wrong", "TB-025", told, HINTS.get(now, "next"))


def at_rest(state: Torgue) -> Unfolds:
    """Nothing is in the air any more: [RE]actions are over, wounds are put, Loot is drawn."""
    state = yield from closes(state)
    yield from objected(tuple(unsettled(state, draws=True)))
    return state


def reached(state: Torgue, step: EndStep) -> Unfolds:
    """The next step, where it has not come yet."""
    return state if state.step == step else (yield StepReached(step=step, rule="TB-025"))
