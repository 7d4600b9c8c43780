"""Whether a Rest action may be taken now."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.degenerates.rules.asking import during_fight, no, one, out_of_phase, out_of_turn
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import has
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option

RECOVER = "recover"


def may_rest(state: Degenerates, who: str, action: str) -> Iterator[Objection]:
    """Objections to a Rest action: phase, order, Destroyed space, Recover first, once a turn (DD-150, DD-152)."""
    held = one(state, who)
    yield from during_fight(state)
    yield from out_of_phase(state, "DD-149", "map")
    yield from out_of_turn(state, who)
    if held.acted == "travel":
        yield no("action-used", "DD-125", f"{who} has used the Map Action.", "in the next turn")
    spared = held.defeated and option(state, "destroyed-rest") == "allowed"
    if board.is_(state, held.space, "destroyed") and not has(held, "detained") and not spared:
        yield no("rest-destroyed", "DD-025", f"Nobody Rests in {held.space}: Destroyed.", "foot PLACE")
    yield from _mixed(state, who)
    if action != RECOVER and RECOVER not in held.rested:
        yield no("recover-first", "DD-152", f"{who} has to Recover first.", "rest DICE")
    if action in held.rested:
        yield no("action-repeated", "DD-150", f"{who} did that in this turn already.", "in the next turn")


def _mixed(state: Degenerates, who: str) -> Iterator[Objection]:
    """A party that stays together has one stance (DD-123)."""
    held = one(state, who)
    mates = next((each.members for each in state.parties if who in each.members), ())
    for other in mates:
        mate = state.adventurers.get(other)
        if mate is None or mate.acted != "rest" or mate.space != held.space:
            continue
        stance = mate.stance or "cautious"
        if stance != (held.stance or "cautious"):
            yield no("stance-mixed", "DD-123", f"{other} Rests {stance}.", f"stance {stance}")
            return


def bold_only(state: Degenerates, who: str, rule: str) -> Iterator[Objection]:
    """An objection to what only the Bold do."""
    if one(state, who).stance != "bold":
        yield no("stance-cautious", rule, f"{who} is not Bold.", "stance bold")
