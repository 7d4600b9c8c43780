"""Void Travel, Void Shock, and Voidgates that open."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.board import (
    GateOpened,
    GateWithheld,
)
from ledger.games.degenerates.events.phases import Travelled, VoidStayed
from ledger.games.degenerates.moves.danger import Gate
from ledger.games.degenerates.moves.phases import Shock, Void
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import (
    Unfolds,
    actor,
    ask_level,
    ask_region,
    ask_traits,
    need_region,
    no,
    one,
    place,
    playing,
)
from ledger.games.degenerates.rules.levels import raise_danger
from ledger.games.degenerates.rules.phases.travel import held_back, not_bold, travellers
from ledger.games.degenerates.rules.reading import danger_read, read_danger
from ledger.games.degenerates.rules.testing import attempt
from ledger.games.degenerates.rules.tracks import damaged
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import attribute
from ledger.games.degenerates.state.cards import DangerRead
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.options import option

decides = Deciders[Degenerates]()
NOBODY = "nobody"
STAY = "stay"


@decides(Void)
def void(state: Degenerates, move: Void) -> Decision[Degenerates]:
    names = travellers(state, move, move.with_)
    here = one(state, names[0]).space
    yield from held_back(state, names)
    yield from not_bold(state, names, "DD-142")
    for who in names:
        if who in state.stranded:
            yield no("void-failed", "DD-147", "Void Travel failed; the party must Rest.", "rest")
    if board.site(state, here).kind != "maze":
        if here not in state.gates_before:
            told = f"No Voidgate stood at {here} when the phase began."
            yield no("gate-missing", "DD-077", told, "next turn")
        yield Travelled(names=names, was=here, place=content.board().maze, how="through the Void", rule="DD-142")
        return
    yield from _out(state, move, names)


def _out(state: Degenerates, move: Void, names: tuple[str, ...]) -> Unfolds:
    if not move.card:
        yield Asking(field="card", asks="Which Danger card?")
    state = yield from read_danger(state, move.card, raises=move.raises, hand=move.hand)
    read = danger_read(state, move.card)
    if not read.special and not read.raises:
        yield Asking(field="raises", asks=f"Which place does {move.card} name?")
    goal = read.raises if read.raises in state.sites else read.hand
    if not read.special and not goal:
        yield Asking(field="hand", asks=f"Which Location does {move.card} name for the Hand?")
    gates = board.gates_in(state, board.region_of(state, goal)) if goal and goal not in state.gates else ()
    if move.dice and (not gates or move.tester == NOBODY) and (not goal or board.region_of(state, goal)):
        yield no("dice-extra", "DD-145", f"{move.card}: no MAG Test is needed.", "without dice")
    if not goal or board.is_(state, goal, "destroyed"):  # not even a MAG Test (AMB-49)
        return (yield from _stay(state, move.card, names, f"{move.card} leads nowhere"))
    state = yield from ask_traits(state, goal, move.has)
    if goal in state.gates:
        return (yield from _arrive(state, move.card, names, goal))
    state = yield from ask_region(state, goal, move.region)
    return (yield from _elsewhere(state, move, names, read, goal))


def _elsewhere(state: Degenerates, move: Void, names: tuple[str, ...], read: DangerRead, goal: str) -> Unfolds:
    gates = board.gates_in(state, board.region_of(state, goal))
    if gates and not move.tester:
        yield Asking(field="tester", asks="Who tries the MAG Test? nobody is allowed")
    if gates and move.tester != NOBODY:
        to = board.named(state, move.to) if move.to else ""
        if not to and len(gates) > 1:
            yield Asking(field="to", asks=f"To {' or '.join(gates)}, or stay?")
        to = to or gates[0]
        if to != STAY and to not in gates:
            raise refused("gate-missing", "DD-145", f"No Voidgate at {to}.", ", ".join(gates))
        state = yield from ask_level(state, read.raises, move.level)
        tester = playing(state, move.tester)
        state, tested = yield from attempt(state, tester, "mag", move.dice, "Void Travel", rule="DD-145")
        if tested.passed and to == STAY:  # the Map Action is used up (AMB-52)
            return (yield from _stay(state, move.card, names, "by choice", spent=True))
        if tested.passed:
            return (yield from _arrive(state, move.card, names, to))
    state = yield from ask_level(state, read.raises, move.level)
    return (yield from _break_through(state, move.card, names, read, goal))


def _break_through(state: Degenerates, card: str, names: tuple[str, ...], read: DangerRead, goal: str) -> Unfolds:
    """A new Voidgate at the drawn Location, and what the card names rises by 1 (DD-146, AMB-09, AMB-42)."""
    state = yield from decks.draw(state, "danger", card, "DD-143")
    full = len(board.gates_in(state, board.region_of(state, goal))) >= content.play().gates.region
    state = yield from open_gate(
        state, goal, "Void Travel", raise_gates=option(state, "void-full") == "raise" or not full
    )
    state = yield from raise_danger(state, read.raises, "Void Travel", "DD-146")
    return (yield from _gone(state, card, names, goal))


def _arrive(state: Degenerates, card: str, names: tuple[str, ...], goal: str) -> Unfolds:
    state = yield from decks.draw(state, "danger", card, "DD-143")
    return (yield from _gone(state, card, names, goal))


def _gone(state: Degenerates, card: str, names: tuple[str, ...], goal: str) -> Unfolds:
    maze = content.board().maze
    state = yield Travelled(names=names, was=maze, place=goal, how="through the Void", rule="DD-144")
    for event in decks.discard(state, "danger", card, "DD-143"):
        state = yield event
    return state


def _stay(state: Degenerates, card: str, names: tuple[str, ...], why: str, *, spent: bool = False) -> Unfolds:
    state = yield from decks.draw(state, "danger", card, "DD-143")
    state = yield VoidStayed(names=names, why=why, spent=spent, rule="DD-145" if spent else "DD-147")
    for event in decks.discard(state, "danger", card, "DD-143"):
        state = yield event
    return state


def open_gate(
    state: Degenerates, space: str, why: str, *, raise_too: bool = False, raise_gates: bool = True
) -> Unfolds:
    """A Voidgate opens: one a space, two a Region; a third raises those that are there (DD-072..DD-074)."""
    region = need_region(state, space)
    gates = board.gates_in(state, region)
    if space in state.gates:  # whatever the Region holds (AMB-29)
        state = yield GateWithheld(place=space, why="one is here already", rule="DD-074")
    elif len(gates) >= content.play().gates.region:
        state = yield GateWithheld(place=space, why=f"{len(gates)} are in the Region", rule="DD-073")
        for each in gates if raise_gates else ():
            state = yield from raise_danger(state, each, "a third Voidgate", "DD-073")
    else:
        state = yield GateOpened(place=space, rule="DD-072")
    if raise_too:
        state = yield from raise_danger(state, space, why, "DD-072")
    return state


@decides(Gate)
def gate(state: Degenerates, move: Gate) -> Decision[Degenerates]:
    space = place(state, move.place)
    yield from _misplaced(state, move, space)
    state = yield from ask_region(state, space, move.region)
    if move.raise_ or move.level:
        state = yield from ask_level(state, space, move.level)
    yield from open_gate(state, space, move.by or "a Voidgate opens", raise_too=move.raise_)


def _misplaced(state: Degenerates, move: Gate, space: str) -> Iterator[Objection]:
    if space in state.lands:
        raise refused("space-missing", "DD-072", f"{space} is a Territory.", "name a Road, Path or Location of it")
    if board.site(state, space).kind == "maze":
        yield no("maze-closed", "DD-078", "No Voidgate opens in the Maze.", "another space")
    if move.within and board.site(state, space).territory != move.within:
        yield no("space-outside", "DD-072", f"{space} is not in {move.within}.", f"a space of {move.within}")


@decides(Shock)
def shock(state: Degenerates, move: Shock) -> Decision[Degenerates]:
    yield from decks.by_program(state, "danger", move.card)
    values = tuple(("" if trait == "any" else trait, value) for trait, value in move.values)
    state = yield from read_danger(state, move.card, values=values)
    known = tuple(value for _, value in danger_read(state, move.card).values)
    if not known:
        yield Asking(field="values", asks=f"Values of {move.card}? any=N, or by trait")
    names = move.who_all or (actor(state, move),)
    state = yield from decks.draw(state, "danger", move.card, "DD-082")
    state = yield from shocked(state, names, max(known), min(known))
    for event in decks.discard(state, "danger", move.card, "DD-082"):
        state = yield event


def shocked(state: Degenerates, names: tuple[str, ...], high: int, low: int) -> Unfolds:
    """Void Shock: Piercing damage by the highest value, or the lowest for a strong MAG (DD-082, DD-083)."""
    strong = content.play().shock.strong
    for who in names:
        if who in state.adventurers:
            by = low if attribute(state, who, "mag") >= strong else high
            state = yield from damaged(state, who, by, "Void Shock", piercing=True, rule="DD-083")
    return state
