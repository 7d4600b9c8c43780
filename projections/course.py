"""The course of a track: what it stood at after each live move that changed it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.nouns import Track, Views
from ledger.store.entries import Entry
from ledger.store.ledger import Ledger


class Course(Frozen):
    """A track from the move that brought it to the last one; bounds, marks and name as they stand at the end."""

    key: str
    name: str
    low: int | None = None
    high: int | None = None
    marks: tuple[tuple[int, str], ...] = ()
    points: tuple[tuple[int, int], ...]
    """(move, value) after the first move, and after each that changed it."""
    until: int
    """The last move that left it on the table."""
    gone: bool = False
    """Whether it has left the table, as that of a hero who died."""
    gaps: tuple[tuple[int, int], ...] = ()
    """(last move before, first move after) where it had left the table and came again; the latter begins a point."""
    quiet: bool = False
    """Whether the bare status leaves it out."""

    @property
    def values(self) -> tuple[int, ...]:
        """Its values in order."""
        return tuple(value for _, value in self.points)

    @property
    def changes(self) -> int:
        """How often its value became another."""
        return sum(before != after for before, after in pairwise(self.values))

    @property
    def line(self) -> tuple[tuple[int, int], ...]:
        """Its points, and where it stands at the end: what a chart draws."""
        last = self.points[-1]
        return self.points if last[0] == self.until else (*self.points, (self.until, last[1]))


def courses(ledger: Ledger[Any]) -> tuple[Course, ...]:
    """Every track that was ever on the table in the live history: those that still are in their order, then the others.

    Raises Damaged.
    """
    return told(ledger.rules.views, ledger.moments())


def told(views: Views[Any], moments: Iterable[tuple[Entry, Any]]) -> tuple[Course, ...]:
    """The same of live entries, each with the state after it."""
    running: dict[str, _Running] = {}
    here: dict[str, Track] = {}
    before = 0
    for move, states in _by_move(moments):
        was, here = here, _shown(views, states[-1])
        for key in was.keys() - here.keys():
            running[key].leave(move, next((each[key] for each in _within(views, states) if key in each), None))
        for key, track in here.items():
            running.setdefault(key, _Running(track)).take(before, move, track)
        before = move
    return (
        *(running[key].course(gone=False) for key in here),
        *(course.course(gone=True) for key, course in running.items() if key not in here),
    )


def _shown(views: Views[Any], state: Any) -> dict[str, Track]:
    return {track.key: track for track in views.tracks(state)}


def _within(views: Views[Any], states: list[Any]) -> Iterator[dict[str, Track]]:
    """The tracks inside a move, the latest first: how a track stood before it left the table."""
    return (_shown(views, state) for state in reversed(states[:-1]))


def _by_move(moments: Iterable[tuple[Entry, Any]]) -> Iterator[tuple[int, list[Any]]]:
    """Each move with the states that it went through; what came before anybody said anything is none."""
    move, states = 0, list[Any]()
    for entry, after in moments:
        if move and entry.move != move:
            yield move, states
            states = []
        move = entry.move
        states.append(after)
    if move:
        yield move, states


class _Running:
    """A course while it is followed."""

    def __init__(self, track: Track) -> None:
        self._points: list[tuple[int, int]] = []
        self._gaps: list[tuple[int, int]] = []
        self._track, self._until = track, 0
        self._left = False

    def take(self, before: int, move: int, track: Track) -> None:
        """What the track stands at after one more move; `before` is the live move before that one."""
        away = bool(self._points) and (self._left or self._until != before)
        if away:
            self._gaps.append((self._until, move))
        if away or not self._points or self._points[-1][1] != track.value:
            self._points.append((move, track.value))
        self._track, self._until, self._left = track, move, False

    def leave(self, move: int, last: Track | None) -> None:
        """A move took it from the table; `last` is how it stood in the middle of that move, if it still did."""
        self._left = True
        if last and self._points[-1][1] != last.value:
            self._points.append((move, last.value))
            self._track, self._until = last, move

    def course(self, *, gone: bool) -> Course:
        """The course so far."""
        track = self._track
        return Course(
            key=track.key,
            name=track.name,
            low=track.low,
            high=track.high,
            marks=tuple((mark.at, mark.means) for mark in track.marks),
            points=tuple(self._points),
            until=self._until,
            gone=gone,
            gaps=tuple(self._gaps),
            quiet=track.quiet,
        )
