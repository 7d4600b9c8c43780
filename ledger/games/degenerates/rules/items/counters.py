"""Levels, traits and Epic Monster counters by an effect."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.wording import one_word
from ledger.games.degenerates.events.board import (
    EpicPlaced,
    EpicRemoved,
)
from ledger.games.degenerates.moves.cards import Haunt, Trait
from ledger.games.degenerates.moves.danger import Lower, Raise
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, ask_level, ask_traits, no, one, place
from ledger.games.degenerates.rules.levels import (
    gain_trait,
    lose_trait,
    lower_danger,
    lower_town,
    raise_danger,
    raise_town,
)
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


@decides(Raise)
def raise_level(state: Degenerates, move: Raise) -> Decision[Degenerates]:
    space = place(state, move.place)
    state = yield from ask_level(state, space, move.level)
    why = move.by or move.because or "by an effect"
    change = raise_town if move.town else raise_danger
    yield from change(state, space, why, "DD-037", move.steps)


@decides(Lower)
def lower_level(state: Degenerates, move: Lower) -> Decision[Degenerates]:
    space = place(state, move.place)
    state = yield from ask_level(state, space, move.level)
    if space in state.sites and board.level(state, space) == 1 and not move.town:
        state = yield from ask_traits(state, space, move.has)
    why = move.by or move.because or "by an effect"
    change = lower_town if move.town else lower_danger
    yield from change(state, space, why, "DD-037", move.steps)


@decides(Trait)
def trait(state: Degenerates, move: Trait) -> Decision[Degenerates]:
    space = place(state, move.at) if move.at else _here(state, move)
    if move.off:
        if move.trait not in state.counters.get(space, ()):
            raise refused("trait-missing", "DD-023", f"No {move.trait} counter lies at {space}.", "another place")
        yield from lose_trait(state, space, move.trait, move.because or "by an effect")
        return
    if move.trait == "explored" and _never_explored(state, space):
        yield no("explored-never", "DD-031", f"{space} never carries an Explored counter.", "another space")
    yield from gain_trait(state, space, move.trait)


def _here(state: Degenerates, move: Trait) -> str:
    """The space of whoever acts; raises Refused `start-missing` before anybody stands on the board."""
    who = actor(state, move)
    if not one(state, who).space:
        raise refused("start-missing", "DD-013", f"{who} stands nowhere yet.", f"trait {move.trait} at PLACE")
    return one(state, who).space


def _never_explored(state: Degenerates, space: str) -> bool:
    return board.is_(state, space, "metaphysical") or board.site(state, space).kind == "maze"


@decides(Haunt)
def haunt(state: Degenerates, move: Haunt) -> Decision[Degenerates]:
    if move.off:
        if move.epic not in state.epics:
            raise refused(
                "epic-missing", "DD-204", f"{move.epic} has no counter.", ", ".join(state.epics) or "haunt EPIC PLACE"
            )
        yield from lift_epic(state, move.epic, "by an effect")
        return
    if not move.place:
        raise refused("place-unknown", "DD-204", f"Where does {move.epic} stand?", f"haunt {one_word(move.epic)} PLACE")
    space = place(state, move.place)
    if board.site(state, space).kind == "maze":
        yield no("maze-closed", "DD-078", "No Epic Monster enters the Maze.", "another space")
    if move.epic not in state.out.get("epic", ()):
        state = yield from decks.draw(state, "epic", move.epic, "DD-202")
    was = state.epics[move.epic].space if move.epic in state.epics else ""
    yield EpicPlaced(epic=move.epic, place=space, was=was, rule="DD-204")


def lift_epic(state: Degenerates, epic: str, why: str) -> Unfolds:
    """An Epic counter leaves the board and its card is discarded (DD-204)."""
    state = yield EpicRemoved(epic=epic, place=state.epics[epic].space, why=why, rule="DD-204")
    deck = decks.of_mission(state, epic) or "epic"
    for event in decks.discard(state, deck, epic, "DD-204"):
        state = yield event
    return state
