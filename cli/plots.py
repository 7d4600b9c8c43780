"""Charts in the terminal, by plotext where it is installed (`wanting` says): signs only, no colour."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from cli.say import columns

NEEDED = "For charts: pip install 'delvelog[charts]'"
UNSHOWN = "This terminal shows letters only: no chart."
HEIGHT = 12
"""Rows of a line chart."""
TICKS = 4
"""Numbers that are named on an axis."""
LABEL = 16
"""Letters of the longest label of a bar."""
THIN = 0.01
"""Share of a row that a bar is told to take, so that it takes one row of letters and no part of the next."""
MARKERS = "\u2596\u258c\u2588\u2500\u2502\u2510\u2524\u252c"
"""Some of the signs that charts are drawn with."""


def line(points: Sequence[tuple[int, int]]) -> Iterator[str]:
    """A step line of (move, value), as wide as the terminal."""
    figure = _figure(HEIGHT)
    steps = [points[0]]
    for move, value in points[1:]:
        steps += [(move, steps[-1][1]), (move, value)]
    signal = figure.signal([move for move, _ in steps], [value for _, value in steps])
    figure.draw(signal.lines())
    _ticks(figure, "x", [move for move, _ in points])
    _ticks(figure, "y", [value for _, value in points])
    yield from _rows(figure)


def bars(rows: Sequence[tuple[str, int]]) -> Iterator[str]:
    """A bar for each (words, count), as wide as the terminal."""
    figure = _figure(len(rows))
    at = list(range(len(rows), 0, -1))
    figure.draw(figure.bar(at, [count for _, count in rows], orientation="horizontal", width=THIN))
    figure.axes(active=False, axis="x")
    figure.ruler("x", 0).ticks([], [])
    figure.ruler("x", 0).lim(0, max(count for _, count in rows) or 1)
    figure.ruler("y", 0).ticks(at, [f"{_cut(words)}:{count}" for words, count in rows])
    figure.ruler("y", 0).lim(0.5, len(rows) + 0.5)
    yield from _rows(figure)


def _cut(words: str) -> str:
    return words if len(words) <= LABEL else f"{words[: LABEL - 2].rstrip()}.."


def wanting() -> str:
    """Why no chart can be drawn here, in one line; empty where it can."""
    try:
        _library()
    except (ImportError, AttributeError):  # plotext before its version 6 had no rulers
        return NEEDED
    try:
        MARKERS.encode(sys.stdout.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return UNSHOWN
    return ""


def _library() -> Any:
    """The figure of plotext, an extra; raises ImportError, or AttributeError where it is an old one."""
    figure: Any = import_module("plotext").figure
    figure.ruler  # noqa: B018  asked for, so that an old one says no here
    return figure


def _figure(height: int) -> Any:
    """An empty figure."""
    figure = _library()
    figure.clear()
    figure.plot_size(columns(), height)
    return figure


def _ticks(figure: Any, axis: str, values: Sequence[int]) -> None:
    """Whole numbers on an axis."""
    low, high = min(values), max(values)
    named = sorted({low + round(at * (high - low) / (TICKS - 1)) for at in range(TICKS)})
    figure.ruler(axis, 0).ticks(named, [str(each) for each in named])


def _rows(figure: Any) -> Iterator[str]:
    drawn: str = figure.build().string(colorless=True)
    yield from (row.rstrip() for row in drawn.splitlines())
