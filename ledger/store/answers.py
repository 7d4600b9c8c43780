"""Answers said again: which move waits after a correction in place of the one that an old answer belonged to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from ledger.core.fields import BY_PROGRAM
from ledger.core.frozen import from_json
from ledger.core.model import Event, Move, Opened, Refused, State, refused
from ledger.core.table.events import MoveOpened, OwedAnswered, OwedWaived
from ledger.core.table.evolve import evolves, place_of
from ledger.core.table.rules import waiting

Told: TypeAlias = tuple[int, str, list[Event]]
"""The number of a move, its verb, and the facts that it brought."""
WAITS = (MoveOpened, OwedAnswered, OwedWaived)
"""Facts by which moves wait, and wait no more."""


def answered(opened: tuple[Opened, ...], told: Iterable[Told]) -> dict[int, Opened]:
    """What each of the moves answered, by its number; `opened` waited before the first of them."""
    state, found = State(opened=opened), dict[int, Opened]()
    for number, verb, facts in told:
        for each in facts:
            if isinstance(each, OwedAnswered) and each.verb == verb:
                found[number] = state.opened[place_of(state, verb, each.by, each.given)]
            if isinstance(each, WAITS):
                state = evolves.rows[type(each)](state, each)
    return found


class Answers:
    """The moves that wait in a history that is decided again, each in place of one of the old history."""

    def __init__(self, owed: Mapping[int, Opened]) -> None:
        self._owed = owed
        """What each move had answered, as `answered` says."""
        self._instead: dict[tuple[str, str], str | None] = {}
        """Verb and given fields of one that had waited -> the fields of the one in its place; None where none waits."""
        self._taken: set[tuple[str, str | None]] = set()
        """Verb and given fields of what was answered."""

    def again(self, number: int, move: Move, state: State) -> Move:
        """A later move as it answers what waits now: what it had said to that, put onto what is given now.

        Raises Refused where its question is asked no more: said alone, it would happen a second time.
        """
        was = self._owed.get(number)
        if was is None:
            return move
        now = self._waiting(was, state)
        if now is None:
            raise _asked_no_more()
        said = move if now.given == was.given else _put(move, was, now)
        if waiting(state, said) != now:
            raise _asked_no_more()
        return said

    def _waiting(self, was: Opened, state: State) -> Opened | None:
        given = self._given(was)
        found = (each for each in state.opened if (each.verb, each.given) == (was.verb, given))
        return next(found, None)

    def _given(self, was: Opened) -> str | None:
        return self._instead.get((was.verb, was.given), was.given)

    def follow(self, told: Told, new: Iterable[Event]) -> None:
        """Remember what waits in place of what a move had asked; a move that is left out has brought nothing `new`."""
        number, verb, old = told
        was, left = self._owed.get(number), None
        if was and any(isinstance(each, OwedAnswered) for each in new):
            self._taken.add((verb, self._given(was)))
        elif was:
            left = self._given(was)
        asked, asks = _asked(old, verb), _asked(new, verb)
        if asked:
            self._instead[verb, asked.given] = asks.given if asks else left

    def took(self, asked: MoveOpened) -> bool:
        """Whether a later move answered it."""
        return (asked.verb, asked.given) in self._taken


def _asked(events: Iterable[Event], verb: str) -> MoveOpened | None:
    return next((each for each in events if isinstance(each, MoveOpened) and each.verb == verb), None)


def _asked_no_more() -> Refused:
    return refused("nothing-owed", "", "What it answered is asked no more.", "say it again if it counts")


def _put(move: Move, was: Opened, now: Opened) -> Move:
    """What a move had said beyond what was given then, put onto what is given now; raises Refused where none fits."""
    if now.field not in (was.field, *was.also) and was.field not in now.also:
        raise _asked_no_more()
    before, after = (from_json(type(move), json.loads(each.given)) for each in (was, now))
    said = {field: getattr(move, field) for field in move.layout if getattr(move, field) != getattr(before, field)}
    if move.because is None:
        said.pop("because", None)
    put: Move = after.but(
        **{each: _onto(getattr(before, each), value, getattr(after, each)) for each, value in said.items()}
    )
    return put


def _onto(was: Any, said: Any, now: Any) -> Any:
    """The new value of a field: several dice or names go behind those of now as they had gone behind those before."""
    if not isinstance(said, tuple) or was == now:
        return said
    if said[: len(was)] == was:
        return (*now, *said[len(was) :])
    left = iter([word for word, open_ in zip(said, was, strict=False) if open_ == BY_PROGRAM])
    if len(said) != len(was) or now.count(BY_PROGRAM) != was.count(BY_PROGRAM):
        raise refused("roll-waits", "", "It answered other dice than there are now.", "say it again if it counts")
    return tuple(next(left) if word == BY_PROGRAM else word for word in now)
