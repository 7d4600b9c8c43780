"""What the bench prints: for each row floor, value, ratio, limit and whether the ratio is within it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import median
from typing import NamedTuple

WIDTH = 80
NAME = 36
HEAD = f"{'':<{NAME}} {'floor':>10} {'value':>10} {'ratio':>6} {'limit':>5}"


def milliseconds(seconds: float) -> str:
    """A time, as `12.3 ms`."""
    return f"{seconds * 1000:.2f} ms" if seconds < 1 / 1000 else f"{seconds * 1000:.1f} ms"


def megabytes(count: float) -> str:
    """A size in bytes, as `9.1 MB`."""
    return f"{count / 1e6:.1f} MB"


def millions(count: float) -> str:
    """A number of instructions, as `47.0 M`."""
    return f"{count / 1e6:.1f} M"


class Row(NamedTuple):
    """One measured thing; `limit` None where nothing is asked for."""

    name: str
    floor: float
    value: float
    limit: float | None = None
    shown: Callable[[float], str] = milliseconds

    @property
    def ratio(self) -> float:
        """How many times the floor."""
        return self.value / self.floor if self.floor else 0.0

    @property
    def limited(self) -> bool:
        """Whether anything is asked for."""
        return self.limit is not None

    @property
    def within(self) -> bool:
        """Whether it is as quick or small as asked for."""
        return self.limit is None or self.ratio <= self.limit

    def line(self) -> str:
        """The row as it is printed."""
        numbers = f"{self.shown(self.floor):>10} {self.shown(self.value):>10} {self.ratio:>6.2f}"
        verdict = "" if self.limit is None else f" {self.limit:>5g} {_verdict(self.within)}"
        return f"{self.name:<{NAME}} {numbers}{verdict}"


class Count(NamedTuple):
    """Something that is counted, not divided."""

    name: str
    value: int
    limit: int

    limited: bool = True

    @property
    def within(self) -> bool:
        """Whether there are no more than asked for."""
        return self.value <= self.limit

    def line(self) -> str:
        """The count as it is printed."""
        return f"{self.name:<{NAME}} {'':>10} {self.value:>10} {'':>6} {self.limit:>5} {_verdict(self.within)}"


class Remark(NamedTuple):
    """A line that measures nothing: what was left out, and why."""

    told: str
    limited: bool = False
    within: bool = True

    def line(self) -> str:
        """The remark as it is printed."""
        return f"  {self.told}"


def _verdict(within: bool) -> str:
    return "within" if within else "OVER"


Shown = Row | Count | Remark


class Group(NamedTuple):
    """Rows with one floor: `title` says which."""

    name: str
    title: str
    rows: tuple[Shown, ...]

    def lines(self) -> Iterable[str]:
        """The group as it is printed."""
        yield ""
        yield f"{self.title}"
        yield from (row.line() for row in self.rows)


def compared(name: str, times: dict[str, list[float]], floor: str, value: str, limit: float | None = None) -> Row:
    """The row of two medians out of the same rounds."""
    return Row(name, median(times[floor]), median(times[value]), limit)
