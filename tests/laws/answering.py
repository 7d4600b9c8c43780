"""Which question an answer belongs to, in a history as it was and in the same history said otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from ledger.core.frozen import from_json
from ledger.core.model import Event, Move, Opened, State
from ledger.core.table.events import MoveOpened, OwedAnswered
from ledger.core.table.rules import waiting


class Twins:
    """The questions of the old history, each beside the move that waits in its place in the new one."""

    def __init__(self) -> None:
        self._pairs: list[tuple[MoveOpened, str]] = []
        """What was asked, and what is given by the one in its place; nothing where none is; the latest is last."""

    def said(self, move: Move, was: State, old: Iterable[Event], now: State) -> Move | None:
        """The move as it is said in the new history; None where it had answered what is asked no more there."""
        question = _question(move, was, old)
        if not question:
            return move
        twin = self._twin(question, now)
        said = move if not twin or twin.given == question.given else _moved(move, question, twin)
        return said if twin and said and waiting(now, said) == twin else None

    def _given(self, question: Opened) -> str:
        alike = (given for asked, given in reversed(self._pairs) if _alike(asked, question.verb, question.given))
        return next(alike, question.given)

    def _twin(self, question: Opened, now: State) -> Opened | None:
        given = self._given(question)
        return next((each for each in now.opened if _alike(each, question.verb, given)), None)

    def follow(self, move: Move, was: State, old: tuple[Event, ...], new: tuple[Event, ...]) -> None:
        """A move was said again, and brought `new` where it had brought `old`; nothing where it was left out."""
        for asked in _asking(old, move.verb):
            question = _question(move, was, old)
            answers = any(isinstance(each, OwedAnswered) for each in new)
            left = self._given(question) if question and not answers else ""
            self._pairs.append((asked, next((each.given for each in _asking(new, move.verb)), left)))
            return


def _asking(events: Iterable[Event], verb: str) -> Iterator[MoveOpened]:
    return (each for each in events if isinstance(each, MoveOpened) and each.verb == verb)


def _alike(one: MoveOpened | Opened, verb: str, given: str) -> bool:
    return (one.verb, one.given) == (verb, given)


def _question(move: Move, was: State, old: Iterable[Event]) -> Opened | None:
    """What a move of the old history answered."""
    answered = any(isinstance(each, OwedAnswered) and each.verb == move.verb for each in old)
    return waiting(was, move) if answered else None


def _moved(move: Move, question: Opened, twin: Opened) -> Move | None:
    """The answer, given to the twin of its question; None where that asks for something else."""
    if not ({question.field, *question.also} & {twin.field} or {question.field} & {*twin.also}):
        return None
    before: Move = from_json(type(move), json.loads(question.given))
    after: Move = from_json(type(move), json.loads(twin.given))
    for field in move.layout:
        had, said, has = (getattr(each, field) for each in (before, move, after))
        if said == had or (field == "because" and said is None):
            continue
        several = isinstance(said, tuple) and had != has
        put = _several(had, said, has) if several else said
        if several and put is None:
            return None
        after = after.but(**{field: put})
    return after


def _several(had: tuple[Any, ...], said: tuple[Any, ...], has: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Words behind those that were given before, or in the places that were left open among them."""
    if list(said)[: len(had)] == list(had):
        return has + said[len(had) :]
    if len(said) != len(had) or had.count("_") != has.count("_"):
        return None
    thrown = [said[n] for n, word in enumerate(had) if word == "_"]
    return tuple(thrown.pop(0) if word == "_" else word for word in has)
