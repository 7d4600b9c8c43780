"""`next` in the End of Round."""

from __future__ import annotations

from ledger.core.model import refused
from ledger.games.torgue.rules.asking import Unfolds, no
from ledger.games.torgue.rules.ending.burning import burnt
from ledger.games.torgue.rules.ending.checking import past
from ledger.games.torgue.rules.ending.refreshing import refreshed
from ledger.games.torgue.rules.ending.steps import at_rest, reached
from ledger.games.torgue.state.game import Torgue


def end_goes_on(state: Torgue) -> Unfolds:
    """The next step: past the check the queue advances, tokens refresh, and a round begins (TB-025)."""
    if state.step == "burning":
        state = yield from burnt(state)
        return (yield from reached(state, "clean-up")) if state.phase == "end" else state
    if state.step == "clean-up":
        state = yield from at_rest(state)
        yield no("cleanup-missing", "TB-191", "The Clean Up Roll is to be made.", "cleanup D4")
        return (yield from reached(state, "respawn"))
    if state.step != "refresh":
        return (yield from past(state))
    before = state
    state = yield from refreshed(state)
    if state is before:
        raise refused("refresh-owed", "TB-260", "Stun: say which tokens refresh.", "refresh tokens a b")
    return state
