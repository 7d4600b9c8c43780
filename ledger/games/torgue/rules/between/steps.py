"""The steps between two games, in their order."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue.events.ending import StepBegan
from ledger.games.torgue.rules.asking import Unfolds, no, out_of_phase
from ledger.games.torgue.state.game import STEPS, Step, Torgue


def out_of_pause(state: Torgue, rule: str, *pauses: Step) -> Iterator[Objection]:
    """An objection to what belongs to another step between two games (TB-206)."""
    if state.phase != "between":
        yield from out_of_phase(state, rule, "between")
    elif state.pause not in pauses:
        over = STEPS.index(state.pause) > STEPS.index(pauses[-1])
        told = f"That step is over: {pauses[-1]}." if over else f"First: {state.pause}."
        yield no("step-wrong", "TB-206", told, leads_on(state))


def leads_on(state: Torgue) -> str:
    """What ends the present step, for a hint."""
    if state.pause == "vending":
        return "skip all"
    return "upgrade" if state.pause == "announcements" and state.levels else "next"


def onward(state: Torgue) -> Unfolds:
    """The step after the present one."""
    at = STEPS.index(state.pause)
    return (yield StepBegan(step=STEPS[min(at + 1, len(STEPS) - 1)], rule="TB-206"))
