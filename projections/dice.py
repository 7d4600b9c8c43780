"""Dice in the facts of any game, found by their type, and counted against what fair dice would show."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias, get_args

from ledger.core.dice import Die
from ledger.core.frozen import Frozen, Roster, hints
from ledger.core.model import Event, Source
from projections.chance import ENOUGH, chi_square, tail
from projections.journal import Told

USUAL_DICE = (6, 8, 10, 12, 20, 100)
"""Sides of the dice that a fact may mean where it names none."""

METHOD = "The app throws with the system's random source; there is no seed."
"""Where dice of the app come from (`ledger.store.chance`): nobody can foresee or repeat them."""

Kind: TypeAlias = tuple[str, int]
"""The class of a fact, and the sides that it names or 0: what shares both is one die."""


class Dice(Frozen):
    """Dice of one kind, thrown by one hero or player; a face that was rolled again counts as rolled, too."""

    live: bool
    """False for those of moves that were taken back."""
    source: Source
    by: str
    """Empty for everybody together."""
    sides: int
    counts: tuple[int, ...]
    """How often each face showed, from 1."""

    @property
    def rolls(self) -> int:
        """How many faces showed."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean of the faces."""
        return sum(face * count for face, count in enumerate(self.counts, 1)) / self.rolls

    @property
    def expected(self) -> float:
        """The mean that fair dice have in the long run."""
        return (self.sides + 1) / 2

    @property
    def needed(self) -> int:
        """How many rolls a test needs."""
        return ENOUGH * self.sides

    @property
    def chi_square(self) -> float | None:
        """How far the counts are from equal shares; None where there are too few rolls to say."""
        return chi_square(self.counts) if self.rolls >= self.needed else None

    @property
    def odds(self) -> float | None:
        """The probability that fair dice stray as far; None where there are too few rolls to say."""
        return None if self.chi_square is None else tail(self.chi_square, self.sides - 1)


class Face(NamedTuple):
    """A face, and where it showed."""

    live: bool
    source: Source
    by: str
    die: Kind
    face: int


def bears(kind: Any) -> bool:
    """Whether a value of that type may hold dice, however deep."""
    return _bears(kind)


@cache
def _bears(kind: Any) -> bool:
    parts = hints(kind).values() if hasattr(kind, "layout") else get_args(kind)
    return kind is Die or any(_bears(part) for part in parts)


def faces(told: Told, event: Event) -> Iterator[Face]:
    """Every face of every die that a fact of a move holds, with whom the fact names, else with who moved."""
    by, kind = thrower(event) or told.said.who, type(event).__name__
    for sides, thrown in thrown_in(event):
        for face in thrown.faces:
            yield Face(told.live, thrown.source, by, (kind, sides), face)


def thrown_in(event: Event) -> Iterator[tuple[int, Die]]:
    """The dice of a fact, each with its sides as the fact says them, or 0."""
    held = vars(event)
    for field in type(event).layout:
        for die in dice_in(held[field]):
            yield event.die_sides(field) or sides_of(event), die


def thrower(event: Event) -> str:
    """Whom a fact names as the one who threw; empty where it names nobody."""
    named = (getattr(event, name, "") for name in ("who", "by"))
    return next((name for name in named if name and isinstance(name, str)), "")


def throws(event: Event) -> bool:
    """Whether dice were thrown in a fact."""
    return total_only(event) or (bears(type(event)) and next(dice_in(event), None) is not None)


def total_only(event: Event) -> bool:
    """Whether dice were thrown of which only the total is known."""
    return bool(sides_of(event)) and next(dice_in(event), None) is None


def dice_in(value: Any) -> Iterator[Die]:
    """The dice in a value, however deep."""
    if isinstance(value, Die):
        yield value
    elif isinstance(value, (Frozen, Roster, tuple)):
        for part in _parts(value):
            yield from dice_in(part)


def _parts(value: Frozen | Roster[Any, Any] | tuple[Any, ...]) -> Iterator[Any]:
    if isinstance(value, tuple):
        yield from value
    elif isinstance(value, Roster):
        yield from value.values()
    else:
        yield from vars(value).values()


def sides_of(event: Event) -> int:
    """The sides of the dice that a fact names (`2d6`, `d3+1`); 0 where it names none."""
    named = re.fullmatch(r"\d*[dDwW](\d+)(\+\d+)?", str(getattr(event, "dice", "")))
    return int(named[1]) if named else 0


def pooled(counted: Counter[Face]) -> Iterator[Dice]:
    """Live before taken back, real before app; in each by sides, everybody before each one."""
    sides = _sides_by_kind(counted)
    pools: dict[tuple[bool, bool, int, str], Counter[int]] = {}
    for each, count in counted.items():
        for by in {"", each.by}:
            pool = pools.setdefault((not each.live, each.source == "app", sides[each.die], by), Counter())
            pool[each.face] += count
    for (taken, app, most, by), pool in sorted(pools.items(), key=lambda row: row[0]):
        counts = tuple(pool[face] for face in range(1, most + 1))
        yield Dice(live=not taken, source="app" if app else "table", by=by, sides=most, counts=counts)


def _sides_by_kind(counted: Counter[Face]) -> dict[Kind, int]:
    """The sides of each die: those that are named, unless a face is higher, for a d3 may be half a d6.

    Where none are named, those of the smallest usual die that has the faces which showed, a d6 or more.
    """
    highest: dict[Kind, int] = {}
    for each in counted:
        highest[each.die] = max(each.face, highest.get(each.die, 0))
    return {die: die[1] if die[1] >= high else _usual(high) for die, high in highest.items()}


def _usual(high: int) -> int:
    return next((sides for sides in USUAL_DICE if sides >= high), high)
