"""Typed tables of one function a move and one function an event; a double entry fails at import.

A game has more rules than one move needs, and a cold start pays for each file. So a game names its chapters with the
moves that they decide, and a chapter is imported when one of these is made; a law holds that each decides just those.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, TypeVar

from ledger.core.model import Decision, Event, Move, S

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


Decider = Callable[[Any, Any], Decision[Any]]
"""(state, move) -> what the rules say to it."""


class Chapter:
    """A module with deciders that is not imported before one of its moves is made."""

    def __init__(self, rules: str, name: str, *moves: type[Move]) -> None:
        self.module = f"{rules}.{name}"
        """Its full name; its table is called `decides`."""
        self.rows: dict[type[Move], Decider] = {kind: self._opening(kind) for kind in moves}

    def opened(self) -> dict[type[Move], Decider]:
        """Its deciders themselves."""
        rows: dict[type[Move], Decider] = import_module(self.module).decides.rows
        return rows

    def _opening(self, kind: type[Move]) -> Decider:
        def decider(state: Any, move: Any) -> Decision[Any]:
            return self.opened()[kind](state, move)

        return decider


class Deciders(Generic[S]):
    """One decider a move, entered with `@decides(MoveClass)`; chapters merge with `Deciders(chapter, chapter)`."""

    def __init__(self, *parts: Deciders[Any] | Chapter) -> None:
        self.rows: dict[type[Move], Decider] = {}
        self.chapters: tuple[Chapter, ...] = ()
        """Those that are imported later."""
        for part in parts:
            self.chapters += (part,) if isinstance(part, Chapter) else part.chapters
            for kind, decider in part.rows.items():
                self._enter(kind, decider)

    def __call__(self, kind: type[M]) -> Callable[[Callable[[S, M], Decision[S]]], Callable[[S, M], Decision[S]]]:
        """The decorator that enters the decider of `kind`."""

        def enter(decider: Callable[[S, M], Decision[S]]) -> Callable[[S, M], Decision[S]]:
            self._enter(kind, decider)
            return decider

        return enter

    def _enter(self, kind: type[Move], decider: Decider) -> None:
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
