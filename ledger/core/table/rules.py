"""What every table decides alike."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

from ledger.core import dice as notation
from ledger.core.fields import Faces
from ledger.core.frozen import hints, to_json
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Cast, Decision, Event, Move, Objection, Opened, State, refused
from ledger.core.table.events import (
    DiceRolled,
    HandPassed,
    NoteTaken,
    OwedAnswered,
    OwedWaived,
    PackTaken,
    SessionEnded,
    SessionOpened,
)
from ledger.core.table.moves import Act, Found, Note, Roll, Session, Take, Waive

decides = Deciders[State]()


def first_steps(state: State, move: Move) -> Iterator[Event | Objection]:
    """What happens before a move is decided: is the game still on, who acts, is a session open, does it answer."""
    if isinstance(move, Found) and state.players:
        raise refused("founded-already", "", "The campaign is founded.", "delve new NAME GAME PLAYERS")
    if move.plays and state.ended:
        told = f"The game is over: {state.ended}."
        yield Objection(code="game-over", rule=state.ended_by, because=told, hint="undo, or start a new campaign")
    if not state.sitting and move.sits:
        yield SessionOpened(number=state.session + 1)
    if move.who and move.who != state.acting:
        yield HandPassed(to=move.who)
    answered = waiting(state, move)
    if answered and not isinstance(move, Waive):
        _thrown_already(answered, move)
        first = waiting(state, move, oldest=True) is answered
        yield OwedAnswered(verb=answered.verb, by=answered.who, given="" if first else answered.given)


def waiting(state: State, move: Move, *, oldest: bool = False) -> Opened | None:
    """The opened move that a move answers: one of its verb and actor that is about the same things.

    Two purchases wait side by side; a roll that is typed anew with other details answers the one that waits.
    `oldest`: the first of that verb and actor, whatever it is about.
    """
    alike = (each for each in state.opened if each.verb == move.verb and each.who in ("", move.who))
    return next((each for each in alike if oldest or _same(each, move)), None)


def place(state: State, move: Move) -> int | None:
    """Where the opened move that a move answers stands among those that wait; None where it answers none."""
    answered = waiting(state, move)
    return state.opened.index(answered) if answered else None


def _same(opened: Opened, move: Move) -> bool:
    """Whether both name the same in every field that the move cannot do without, but for the one that is asked."""
    given, now = json.loads(opened.given), to_json(move)
    needed = (field for field in move.layout if field not in move.preset and field != opened.field)
    return all(given.get(field) == now.get(field) for field in needed)


def _thrown_already(opened: Opened, move: Move) -> None:
    """Raise Refused `roll-waits` for other dice than those that the waiting move has: what fell is not lost."""
    given = json.loads(opened.given)
    fields: dict[str, Any] = hints(cast("Any", type(move)))
    for field, hint in fields.items():
        fell = given.get(field, ()) if field != opened.field and Faces() in getattr(hint, "__metadata__", ()) else ()
        if fell and not notation.goes_on(tuple(fell), getattr(move, field)):
            told = f"{move.verb} {' '.join(fell).replace('_', '')} waits: {opened.asks}"
            raise refused("roll-waits", "", told, "the answer, or: waive")


@decides(Take)
def take(state: State, move: Take) -> Decision[State]:
    if state.packs.get(move.pack) == f"{move.edition} {move.hash}":
        raise refused("pack-taken", "", f"{move.pack} {move.edition} is taken already.", "a newer version may follow")
    yield PackTaken(pack=move.pack, edition=move.edition, hash=move.hash)


@decides(Note)
def note(state: State, move: Note) -> Decision[State]:
    yield NoteTaken(text=move.text)


@decides(Session)
def session(state: State, move: Session) -> Decision[State]:
    if move.what == "open":
        if state.sitting:
            raise refused("session-open", "", f"Session {state.session} is open already.", "session end")
        yield SessionOpened(number=state.session + 1)
        return
    if not state.sitting:
        raise refused("session-closed", "", "No session is open.", "session open")
    yield SessionEnded(number=state.session)


@decides(Act)
def act(state: State, move: Act) -> Decision[State]:
    if move.name == state.acting:
        raise refused("acts-already", "", f"{move.name} acts already.", "name another player")
    yield HandPassed(to=move.name, declared=True)


@decides(Roll)
def roll(state: State, move: Roll) -> Decision[State]:
    wanted = notation.dice(move.dice)
    if not move.faces:
        yield Asking(field="faces", asks=f"What does {move.dice} show?", chance=Cast(dice=move.dice))
        return
    thrown = notation.throw(wanted, move.faces)
    if thrown.owed:
        owed = Cast(dice=f"{thrown.owed}d{wanted.sides}")
        yield Asking(field="faces", asks=f"{thrown.owed} of {move.dice} to throw", chance=owed, now=True)
        return
    yield DiceRolled(dice=move.dice, thrown=thrown.dice, total=thrown.total, by=move.who)


@decides(Waive)
def waive(state: State, move: Waive) -> Decision[State]:
    if not state.opened:
        raise refused("nothing-owed", "", "No answer is owed.", "delve shows what is")
    owed = state.opened[0]
    yield OwedWaived(verb=owed.verb, by=owed.who, asks=owed.asks, reason=move.because or "")
