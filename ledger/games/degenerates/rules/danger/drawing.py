"""The Danger card of a party."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.danger import DangerCompared, DangerDrawn, ReshuffleDue
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.moves.danger import Danger
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import (
    Answers,
    Unfolds,
    ask_level,
    ask_region,
    during_fight,
    need_level,
    no,
    out_of_phase,
    unsettled,
)
from ledger.games.degenerates.rules.doom import hand_for, loom
from ledger.games.degenerates.rules.levels import raise_danger
from ledger.games.degenerates.rules.phases.voids import shocked
from ledger.games.degenerates.rules.reading import danger_read, read_danger
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import attribute
from ledger.games.degenerates.state.cards import DangerRead
from ledger.games.degenerates.state.game import Degenerates, current
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.turns import Turn

decides = Deciders[Degenerates]()
FLASHBACKS = "Flashbacks"


@decides(Danger)
def danger(state: Degenerates, move: Danger) -> Decision[Degenerates]:
    yield from during_fight(state)
    yield from unsettled(state)
    yield from out_of_phase(state, "DD-126", "danger")
    turn = current(state)
    if turn is None:
        raise refused("party-missing", "DD-169", "No party draws now.", "next")
    yield from _too_soon(state, turn, move)
    yield from decks.by_program(state, "danger", move.card)
    state = yield from _learn(state, move)
    read = danger_read(state, move.card)
    first = turn == state.turns[0]
    if first and not read.special and not read.raises:
        yield Asking(field="raises", asks=f"Which place does {move.card} name?")
    state = yield from _ready(state, move, read, turn, first=first)
    trait, value = yield from _value(state, move, read, turn)
    state = yield from decks.draw(state, "danger", move.card, "DD-169")
    state = yield DangerDrawn(leader=turn.leader, card=move.card, value=value, trait=trait, rule="DD-170")
    state = yield from _special(state, read, turn, first=first)
    state = yield from _raised(state, read, turn, first=first)
    if board.site(state, turn.space).kind == "maze" and not state.ended:
        yield from _shocked(state, turn, read, value or 0, move.low)


def _too_soon(state: Degenerates, turn: Turn, move: Danger) -> Iterator[Objection]:
    if turn.card:
        yield no("danger-drawn", "DD-169", f"{turn.leader}'s party drew {turn.card}.", "compare, or next")
    if move.who and move.who not in turn.members:
        yield no("party-first", "DD-169", f"{turn.leader}'s party draws first.", f"@{turn.leader}")
    waiting = [name for name, each in state.epics.items() if _must_move(state, name, each.destination)]
    if waiting and not any(each.card for each in state.turns):
        yield no("epic-first", "DD-126", f"{waiting[0]} moves first.", f"stalk {one_word(waiting[0])} PLACE")


def _must_move(state: Degenerates, epic: str, goal: str) -> bool:
    held = state.epics[epic]
    occupied = any(each.space == held.space for each in state.adventurers.values())
    return bool(goal) and not held.moved and not occupied and goal != held.space


def _learn(state: Degenerates, move: Danger) -> Unfolds:
    return (yield from read_danger(state, move.card, raises=move.raises, hand=move.hand, law=move.law))


def targets(state: Degenerates, read: DangerRead, turn: Turn) -> tuple[str, ...]:
    """Spaces or Territories whose level a card raises for the first party."""
    if read.special == "here":
        return () if board.site(state, turn.space).kind == "maze" else (turn.space,)
    if read.special == "gates":
        homes = [board.level_home(state, each) for each in state.gates]
        return tuple(state.gates) if option(state, "gates-share") == "each" else tuple(dict.fromkeys(homes))
    return (read.raises,) if read.raises else ()


def _ready(state: Degenerates, move: Danger, read: DangerRead, turn: Turn, *, first: bool) -> Unfolds:
    """Ask for every printed number that this card will need."""
    for n, space in enumerate(targets(state, read, turn) if first else ()):
        if n:
            need_level(state, space)
        state = yield from ask_level(state, space, move.level, move.town, also=("town",))
        full = board.danger(state, board.level_home(state, space)) == content.play().caps.danger
        if full and read.special != "gates":
            state = yield from ask_region(state, space, move.region)
            if not read.special and not read.hand and not hand_for(state, space):
                yield Asking(field="hand", asks=f"Where does {move.card} put the Hand?")
    if board.site(state, turn.space).kind != "maze":
        return (yield from ask_level(state, turn.space, move.here, field="here"))
    strong = any(attribute(state, who, "mag") >= content.play().shock.strong for who in turn.members)
    if strong and move.value is not None and move.low is None and not read.values:  # DD-083
        yield Asking(field="low", asks=f"Lowest value of {move.card}?")
    return state


def _value(state: Degenerates, move: Danger, read: DangerRead, turn: Turn) -> Answers[tuple[str, int | None]]:
    if move.value is not None and not read.values:
        return move.trait or "", move.value
    here = board.traits(state, turn.space)
    fitting = [(trait, value) for trait, value in read.values if not trait or trait in here]
    if move.trait:
        fitting = [pair for pair in fitting if pair[0] == move.trait] or fitting
    if move.value is not None:
        if read.values and move.value not in [value for _, value in read.values]:
            yield no("card-differs", "DD-175", f"{move.card} was typed with other values.", "leave the value out")
        read_as = [trait for trait, value in fitting if value == move.value]
        return move.trait or (read_as[0] if len(read_as) == 1 else ""), move.value
    if board.site(state, turn.space).kind == "maze" and read.values:
        return "", max(value for _, value in read.values)
    values = {value for _, value in fitting}
    if len(values) == 1:
        return fitting[0]
    if values:  # the table chooses; Perilous is proposed (AMB-23)
        names = ", ".join(f"{trait or 'any'} {value}" for trait, value in fitting)
        proposed = ", perilous decides" if any(trait == "perilous" for trait, _ in fitting) else ""
        yield Asking(field="trait", asks=f"Which trait counts: {names}{proposed}?")
    yield Asking(field="value", asks=f"Danger Value for {turn.space}?")
    return "", None


def _special(state: Degenerates, read: DangerRead, turn: Turn, *, first: bool) -> Unfolds:
    if read.special == "reshuffle" and (first or option(state, "late-reshuffle") == "yes"):
        state = yield ReshuffleDue(rule="DD-173")
    if read.special == "here":
        for who in turn.members:
            if FLASHBACKS in state.adventurers[who].weaknesses:
                text = f"Flashbacks of {who}: do what it says."
                state = yield Reminded(code="flashbacks", text=text, rule="DD-315")
    return state


def _raised(state: Degenerates, read: DangerRead, turn: Turn, *, first: bool) -> Unfolds:
    """Only the first party's card raises levels; at 6 it is Doom, except for the Voidgate card (DD-171, DD-172)."""
    if not first:
        return state
    for space in targets(state, read, turn):
        home = board.level_home(state, space)
        full = board.danger(state, home) == content.play().caps.danger
        if full and read.special != "gates":
            why = f"{home} is at {content.play().caps.danger}"
            state = yield from loom(state, space, _hand(state, read, turn), why)
        else:
            state = yield from raise_danger(state, space, "the Danger card", "DD-171")
    return state


def _hand(state: Degenerates, read: DangerRead, turn: Turn) -> str:
    """Where the Hand goes (DD-064, AMB-07)."""
    if read.special == "here":
        located = board.site(state, turn.space).kind == "location"
        return turn.space if located or option(state, "hand-nowhere") == "party" else ""
    return read.hand or hand_for(state, read.raises)


def _shocked(state: Degenerates, turn: Turn, read: DangerRead, value: int, low: int | None) -> Unfolds:
    """In the Maze the icon key is ignored; everybody suffers Void Shock (DD-081)."""
    known = [each for _, each in read.values] or [value]
    lowest = low if low is not None else min(known)
    state = yield from shocked(state, turn.members, max(known), lowest)
    return (
        yield DangerCompared(
            leader=turn.leader, safe=True, law=False, told="In the Maze the icons do not count.", rule="DD-081"
        )
    )
