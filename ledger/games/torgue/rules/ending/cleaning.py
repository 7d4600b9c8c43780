"""The Clean Up Roll."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import Effect, Goes
from ledger.games.torgue.events.ending import CleanUpRolled, LegendaryRemoved
from ledger.games.torgue.events.loot import BagRefilled
from ledger.games.torgue.moves.ending import CleanUp
from ledger.games.torgue.rules.asking import Unfolds, fall, objected
from ledger.games.torgue.rules.attacks.felling import Cause, wounded
from ledger.games.torgue.rules.effects import removed
from ledger.games.torgue.rules.ending.burning import singed
from ledger.games.torgue.rules.ending.steps import at_rest, out_of_step, reached
from ledger.games.torgue.state.game import Torgue, in_play, settled

decides = Deciders[Torgue]()


@decides(CleanUp)
def clean_up(state: Torgue, move: CleanUp) -> Decision[Torgue]:
    yield from objected(tuple(out_of_step(state, "clean-up")))
    row = content.play().clean_up
    thrown = yield from fall(row.sides, move.dice, f"Clean Up d{row.sides}?")
    state = yield from at_rest(state)
    face = thrown[-1].face
    told = {row.sweep: "Loot is swept up", row.end: "End Effects"}.get(face, "nothing")
    state = yield CleanUpRolled(face=face, thrown=thrown, effect=told, rule="TB-191")
    if face == row.sweep:
        state = yield from _swept(state)
    state = yield from _gone(state, "always", "TB-194")
    if face == row.end:
        state = yield from _gone(state, "end", "TB-193")
        state = yield from _irradiated(state)
    if state.phase == "between":
        return
    state = yield from reached(state, "respawn")
    if not state.recharging and settled(state):
        yield from reached(state, "check")


def _swept(state: Torgue) -> Unfolds:
    """Loot of the Arena and the discard goes into the bag, a Legendary out of play (TB-192, TB-083)."""
    for name, zone in state.zones.items():
        if any(each.kind == "legendary" for each in zone.loot):
            state = yield LegendaryRemoved(zone=name, rule="TB-192")
    lying = tuple(each for zone in state.zones.values() for each in zone.loot)
    tokens = (*lying, *state.discarded)
    return (yield BagRefilled(tokens=tokens, why="Clean Up", rule="TB-192")) if tokens else state


def _tokens(goes: Goes) -> tuple[Effect, ...]:
    return tuple(each.token for each in content.cards().elements if each.goes == goes)


def _models(state: Torgue) -> tuple[str, ...]:
    """Every model in the Arena that may have effect tokens."""
    return (*in_play(state), *state.enemies)


def _gone(state: Torgue, goes: Goes, rule: str) -> Unfolds:
    """The tokens that go so leave every model."""
    for model in _models(state):
        for name in _tokens(goes):
            state = yield from removed(state, model, name, "Clean Up", rule)
    return state


def _irradiated(state: Torgue) -> Unfolds:
    """One wound for each model with a token that stays and hurts, however many it has (TB-269)."""
    for model in _models(state):
        held = state.hunters[model].effects if model in state.hunters else None
        if held is None and model in state.enemies:
            held = state.enemies[model].effects
        if not held or not any(held.get(name) for name in _tokens("hurts")):
            continue
        if model in state.hunters:
            state = yield from singed(state, model, 1, "Radiation", "TB-269")
        else:
            state = yield from wounded(state, model, 1, Cause("Radiation"), "TB-269")
    return state
