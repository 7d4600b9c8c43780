"""Epic Monsters on the move."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.board import (
    EpicAimed,
    EpicMoved,
)
from ledger.games.degenerates.moves.danger import Aim, Stalk
from ledger.games.degenerates.rules.asking import Unfolds, no, out_of_phase, place
from ledger.games.degenerates.rules.items.counters import lift_epic
from ledger.games.degenerates.rules.levels import lower_danger, lower_town
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import attribute
from ledger.games.degenerates.state.combat import monster
from ledger.games.degenerates.state.game import Degenerates, present

decides = Deciders[Degenerates]()
PARTY = "party"
SWIMMERS = ("human", "fishoid")


@decides(Aim)
def aim(state: Degenerates, move: Aim) -> Decision[Degenerates]:
    _on_board(state, move.epic)
    yield EpicAimed(epic=move.epic, goal=board.named(state, move.goal), rule="DD-205")


def _on_board(state: Degenerates, epic: str) -> None:
    if epic not in state.epics:
        known = ", ".join(state.epics)
        raise refused(
            "epic-missing", "DD-205", f"{epic} has no counter on the board.", known or f"haunt {one_word(epic)} PLACE"
        )


def lawful(state: Degenerates, epic: str) -> bool:
    """Whether an Epic has the Law Lair, so that its counter is a Law one."""
    return "law" in monster(state, epic).lairs


@decides(Stalk)
def stalk(state: Degenerates, move: Stalk) -> Decision[Degenerates]:
    _on_board(state, move.epic)
    there = place(state, move.place)
    epic = state.epics[move.epic]
    here = epic.space
    yield from out_of_phase(state, "DD-205", "danger")
    if any(each.card for each in state.turns):
        yield no("stalk-late", "DD-205", "Epics move before Danger cards are drawn.", "in the next turn")
    if not epic.destination:
        yield no("epic-aimless", "DD-205", f"No mission sends {move.epic} anywhere.", f"aim {one_word(move.epic)} GOAL")
    if epic.moved or here == there:
        yield no("epic-moved", "DD-205", f"{move.epic} has moved, or is there.", "next turn")
    if present(state, here):
        yield no("epic-held", "DD-205", f"{move.epic} stays with {', '.join(present(state, here))}.", "danger CARD")
    yield from _no_way(state, move.epic, here, there)
    yield from _wrong_way(state, move.epic, there)
    state = yield EpicMoved(epic=move.epic, was=here, place=there, rule="DD-205")
    yield from _arrived(state, move.epic, there)


def _no_way(state: Degenerates, epic: str, here: str, there: str) -> Iterator[Objection]:
    if board.site(state, there).kind == "maze":
        yield no("maze-closed", "DD-207", "No Epic Monster enters the Maze.", "another way")
    elif not (there in board.neighbours(state, here) or _by_water(state, epic, here, there)):
        near = ", ".join(board.neighbours(state, here))
        yield no("space-far", "DD-207", f"{there} is not next to {here}.", near)


def _by_water(state: Degenerates, epic: str, here: str, there: str) -> bool:
    ports = board.lake_ports(state)
    if here in ports and there in ports:
        return True
    swims = any(each.casefold() in SWIMMERS for each in monster(state, epic).classes)
    return swims and there in (content.downriver(here) or ())


def _wrong_way(state: Degenerates, epic: str, there: str) -> Iterator[Objection]:
    """It goes toward the goal; of equally close parties its Target decides (DD-206)."""
    here, goals = state.epics[epic].space, goals_of(state, epic)
    if _nearer(state, here, there, goals) is False:
        told = f"{there} is not toward {' or '.join(goals)}."
        nearer = [each for each in board.neighbours(state, here) if _nearer(state, here, each, goals)]
        yield no("stalk-astray", "DD-206", told, ", ".join(nearer))


def _nearer(state: Degenerates, here: str, there: str, goals: tuple[str, ...]) -> bool | None:
    """Whether a step leads toward a goal; None where no distance is known."""
    far = [board.distance(state, here, goal) for goal in goals]
    near = [board.distance(state, there, goal) for goal in goals]
    known = [(a, b) for a, b in zip(far, near, strict=True) if a is not None and b is not None]
    return any(b < a for a, b in known) if known else None


def goals_of(state: Degenerates, epic: str) -> tuple[str, ...]:
    """The spaces that an Epic may head for now."""
    goal = state.epics[epic].destination
    if goal in state.adventurers:
        return (state.adventurers[goal].space,)
    if goal != PARTY:
        return (goal,) if goal else ()
    here = state.epics[epic].space
    spaces = tuple(dict.fromkeys(each.space for each in state.adventurers.values()))
    steps = {space: board.distance(state, here, space) for space in spaces}
    known = {space: far for space, far in steps.items() if far is not None}
    closest = tuple(space for space, far in known.items() if far == min(known.values()))
    return _by_target(state, epic, closest) if len(closest) > 1 else closest


def _by_target(state: Degenerates, epic: str, spaces: tuple[str, ...]) -> tuple[str, ...]:
    told = (monster(state, epic).target or "none").split()
    if told[0] not in ("high", "low"):
        return spaces
    pick = max if told[0] == "high" else min
    best = {space: pick(attribute(state, who, told[-1]) for who in present(state, space)) for space in spaces}
    return tuple(space for space in spaces if best[space] == pick(best.values()))


def _arrived(state: Degenerates, epic: str, there: str) -> Unfolds:
    """A Town suffers; a Law Epic clears the space of all Epics (DD-208, DD-209)."""
    if not lawful(state, epic):
        if board.town(state, there):
            state = yield from lower_town(state, there, epic, "DD-208")
        return state
    others = [each for each in board.epics_at(state, there) if each != epic and not lawful(state, each)]
    if not others:
        return state
    for each in board.epics_at(state, there):
        state = yield from lift_epic(state, each, "the Law came")
    return (yield from lower_danger(state, there, epic, "DD-209"))
