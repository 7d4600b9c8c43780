"""The Map Action of an adventurer: what there is to type from where it stands."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Owed
from ledger.games.degenerates import content
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Adventurer, has
from ledger.games.degenerates.state.game import Degenerates, together


def acting(state: Degenerates, who: str, held: Adventurer) -> Owed:
    """The Map Action, with the stance in which it is taken; one that nobody said this turn holds (DD-127)."""
    if held.defeated or has(held, "detained") or who in state.stranded:  # DD-147, DD-148
        return Owed(what=f"{who} must Rest", words="rest DICE" if held.wounds else "rest", who=who)
    if held.stance is None:
        return Owed(what=f"{who}: Map Action", words="stance bold, or stance cautious", who=who)
    still = "" if held.chose else "still "
    what = f"{who}, {still}{held.stance}: Map Action"
    return Owed(what=what, words=", or ".join((*_ways(state, who, held), "rest")), who=who)


def dying(who: str, held: Adventurer) -> Owed:
    """Who dies unless a Wound is removed in this phase; Resting is done once (DD-270)."""
    words = "heal WOUNDS" if held.acted else "rest DICE, or heal WOUNDS"
    return Owed(what=f"{who} dies without a healed Wound", words=words, who=who)


def _ways(state: Degenerates, who: str, held: Adventurer) -> Iterator[str]:
    """How one travels from here in that stance: only the Void leads out of the Maze (DD-078, DD-136..DD-142)."""
    bold = held.stance == "bold"
    if board.site(state, held.space).kind == "maze":
        yield "void CARD" if bold else "stance bold"
        return
    yield "foot PLACE"
    if not bold:
        return
    if board.beyond(state, held.space) and not has(held, "fatigued"):
        yield "march PLACE"
    if board.site(state, held.space).port == "lake":
        yield "lake PLACE"
    if board.river_to(state, held.space) and _afford(state, who):
        yield "river PLACE"
    if held.space in state.gates_before:
        yield "void"


def _afford(state: Degenerates, who: str) -> bool:
    party = together(state, who)
    return sum(state.adventurers[each].gold for each in party) >= content.play().prices.river * len(party)
