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
    for move, state in _by_move(moments):
        here = {track.key: track for track in views.tracks(state)}
        for key, track in here.items():
            running.setdefault(key, _Running(track)).take(before, move, track)
        before = move
    return (
        *(running[key].course(gone=False) for key in here),
        *(course.course(gone=True) for key, course in running.items() if key not in here),
    )


def _by_move(moments: Iterable[tuple[Entry, Any]]) -> Iterator[tuple[int, Any]]:
    """Each move with the state that it left; what came before anybody said anything is none."""
    move, state = 0, None
    for entry, after in moments:
        if move and entry.move != move:
            yield move, state
        move, state = entry.move, after
    if move:
        yield move, state


class _Running:
    """A course while it is followed."""

    def __init__(self, track: Track) -> None:
        self._points: list[tuple[int, int]] = []
        self._gaps: list[tuple[int, int]] = []
        self._track, self._until = track, 0

    def take(self, before: int, move: int, track: Track) -> None:
        """What the track stands at after one more move; `before` is the live move before that one."""
        away = bool(self._points) and self._until != before
        if away:
            self._gaps.append((self._until, move))
        if away or not self._points or self._points[-1][1] != track.value:
            self._points.append((move, track.value))
        self._track, self._until = track, move

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
