"""Typed tables of one function a move and one function an event; a double entry fails at import."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from ledger.core.model import Decision, Event, Move, S

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Deciders(Generic[S]):
    """One decider a move, entered with `@decides(MoveClass)`; chapters merge with `Deciders(chapter, chapter)`."""

    def __init__(self, *parts: Deciders[Any]) -> None:
        self.rows: dict[type[Move], Callable[[Any, Any], Decision[Any]]] = {}
        for part in parts:
            for kind, decider in part.rows.items():
                self._enter(kind, decider)

    def __call__(self, kind: type[M]) -> Callable[[Callable[[S, M], Decision[S]]], Callable[[S, M], Decision[S]]]:
        """The decorator that enters the decider of `kind`."""

        def enter(decider: Callable[[S, M], Decision[S]]) -> Callable[[S, M], Decision[S]]:
            self._enter(kind, decider)
            return decider

        return enter

    def _enter(self, kind: type[Move], decider: Callable[[Any, Any], Decision[Any]]) -> None:
        if kind in self.rows:
            raise TypeError(f"{kind.__name__} is decided twice")
        self.rows[kind] = decider


class Evolvers(Generic[S]):
    """One evolver an event, entered with `@evolves(EventClass)`; chapters merge with `Evolvers(chapter, chapter)`."""

    def __init__(self, *parts: Evolvers[Any]) -> None:
        self.rows: dict[type[Event], Callable[[Any, Any], Any]] = {}
        for part in parts:
            for kind, evolver in part.rows.items():
                self._enter(kind, evolver)

    def __call__(self, kind: type[E]) -> Callable[[Callable[[S, E], S]], Callable[[S, E], S]]:
        """The decorator that enters the evolver of `kind`."""

        def enter(evolver: Callable[[S, E], S]) -> Callable[[S, E], S]:
            self._enter(kind, evolver)
            return evolver

        return enter

    def _enter(self, kind: type[Event], evolver: Callable[[Any, Any], Any]) -> None:
        if kind in self.rows:
            raise TypeError(f"{kind.__name__} is evolved twice")
        self.rows[kind] = evolver
