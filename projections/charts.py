"""Small charts as inline SVG: a step line of a track, and bars with their numbers beside them.

No script and no library. The colours are those of the page (`--ink`, `--line`, `--faint`) and the size follows the
column, so that a chart reads on a phone, on paper, and in light and dark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple, TypeAlias
from unicodedata import east_asian_width

WIDTH, LINE_HEIGHT, BAR_HEIGHT = 360, 150, 18
"""Units of the drawing; on a phone of 360 pixels each is about one pixel."""
RIGHT, TOP, FOOT = 8, 14, 26
"""Room around the line: the moves are named under it."""
TEXT = 11
LETTER = 0.6 * TEXT
"""How wide a letter is taken to be."""
COLUMNS = 180
"""Steps of a long line that are told apart; more than one in a column is drawn as its span."""
LABEL, NUMBER = 130, 44
"""Most room for the words of a bar, and room for its number."""
RIM = ";stroke:var(--paper);stroke-width:3px;paint-order:stroke"
"""A rim around words in the colour of the paper, so that they read where they lie on a line."""
INKS = {"var(--ink)": "#000", "var(--line)": "#999", "var(--faint)": "#444", "var(--paper)": "#fff"}
"""The colours of print."""
UNDRAWABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What no XML may hold."""

Point: TypeAlias = tuple[int, int]
"""Move number and value."""
Place: TypeAlias = tuple[float, float]
"""Where something stands on the drawing."""


def line(
    points: Sequence[Point],
    *,
    title: str,
    low: int | None = None,
    high: int | None = None,
    marks: Sequence[tuple[int, str]] = (),
    gaps: Sequence[Point] = (),
) -> str:
    """A step line of (move number, value), in order; `marks` are thresholds with what they mean.

    The scale holds every value and mark, and `low` and `high` where they are given. `gaps` are moves (last before,
    first after) between which there was no value; the line is broken where its points show it.
    """
    told = _gathered(marks)
    scale = _scale(points, told, low, high)
    if not points:
        return _svg(title, "No value yet.", 2 * TOP, [_text(0, TOP, "no value yet", "--faint")])
    first, last = points[0], points[-1]
    steps = _thinned(points, scale)
    parts = [*_frame(scale), _path(scale, steps, {after: before for before, after in gaps}), *_thresholds(scale, told)]
    return _svg(title, f"{first[1]} at move {first[0]}, {last[1]} at move {last[0]}.", scale.height, parts)


def bars(rows: Sequence[tuple[str, int]], *, title: str, expected: float | None = None) -> str:
    """One bar for each (words, count), with both in text; `expected` is a dashed line across all of them."""
    if not rows:
        return _svg(title, "Nothing yet.", 2 * TOP, [_text(0, TOP, "nothing yet", "--faint")])
    label = min(LABEL, max([LETTER * _letters(words) for words, _ in rows]) + 10)
    most = max([count for _, count in rows] + [expected or 0]) or 1
    per = (WIDTH - label - NUMBER) / most
    parts = [_bar(at, count, label, per) for at, (_, count) in enumerate(rows)]
    height = BAR_HEIGHT * len(rows) + 6
    if expected is not None:
        parts += _expectation(label + expected * per, height, f"expected {round(expected, 1):g}")
    parts += [part for at, row in enumerate(rows) for part in _bar_words(at, row, label, per)]
    height += 0 if expected is None else TEXT + 6
    told = ", ".join(f"{words}: {count}" for words, count in rows)
    return _svg(title, f"{told}.", height, parts)


def printed(page: str) -> str:
    """A page with charts for a printer that knows no colours by name and no rims around words, as makers of PDF are."""
    page = page.replace(RIM, "")
    for name, colour in INKS.items():
        page = page.replace(name, colour)
    return page


# ---------------------------------------------------------------- the line


class _Scale(NamedTuple):
    """Where a move and a value lie on the drawing."""

    first: int
    last: int
    low: int
    high: int
    height: int
    left: float
    """Room for the values beside the line."""

    @property
    def wide(self) -> float:
        return WIDTH - self.left - RIGHT

    @property
    def bottom(self) -> int:
        return self.height - FOOT

    def x(self, move: int) -> float:
        return self.left + (move - self.first) / max(1, self.last - self.first) * self.wide

    def y(self, value: int) -> float:
        share = (self.high - value) / (self.high - self.low) if self.high > self.low else 0.5
        return TOP + share * (self.bottom - TOP)


def _scale(points: Sequence[Point], marks: Sequence[tuple[int, str]], low: int | None, high: int | None) -> _Scale:
    values = [value for _, value in points] + [at for at, _ in marks]
    values += [bound for bound in (low, high) if bound is not None]
    moves = [move for move, _ in points] or [0]
    least, most = min(values, default=0), max(values, default=0)
    height = max(LINE_HEIGHT, TOP + FOOT + (len(marks) + 1) * (TEXT + 2))
    left = LETTER * max(len(str(least)), len(str(most)), 4) + 6
    return _Scale(moves[0], moves[-1], least, most, height, left)


def _gathered(marks: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """The thresholds from the top down, those at one value in one line of words."""
    told: dict[int, list[str]] = {}
    for at, means in marks:
        told.setdefault(at, []).append(means)
    return [(at, f"{at} {', '.join(filter(None, told[at]))}".strip()) for at in sorted(told, reverse=True)]


def _frame(scale: _Scale) -> Iterator[str]:
    left, bottom = scale.left, scale.bottom
    yield _line((left, bottom), (WIDTH - RIGHT, bottom), "--line")
    yield _line((left, TOP), (left, bottom), "--line")
    for value in dict.fromkeys((scale.high, scale.low)):
        yield _text(left - 4, scale.y(value) + 4, str(value), "--faint", "end")
    yield _text(left, bottom + TEXT + 4, f"move {scale.first}", "--faint")
    if scale.last > scale.first:
        yield _text(WIDTH - RIGHT, bottom + TEXT + 4, str(scale.last), "--faint", "end")


def _thresholds(scale: _Scale, marks: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Dashed lines from the top down; words that would lie on those above go lower, and up again from the foot."""
    tops = [scale.y(at) - 3 for at, _ in marks]
    for at in range(1, len(tops)):
        tops[at] = max(tops[at], tops[at - 1] + TEXT + 2)
    lowest = scale.bottom - 3.0
    for at in reversed(range(len(tops))):
        tops[at] = min(tops[at], lowest)
        lowest = tops[at] - TEXT - 2
    for (at, words), top in zip(marks, tops, strict=True):
        yield _line((scale.left, scale.y(at)), (WIDTH - RIGHT, scale.y(at)), "--faint", dashed=True)
        yield _text(WIDTH - RIGHT - 2, top, _cut(words, scale.wide - 4), "--faint", "end")


def _thinned(points: Sequence[Point], scale: _Scale) -> Iterator[Point]:
    """The points, and of more than four in one column only the first, the lowest, the highest and the last."""
    wide = (scale.last - scale.first) // COLUMNS + 1
    column: list[Point] = []
    for point in points:
        if column and point[0] // wide != column[0][0] // wide:
            yield from _span(column)
            column = []
        column.append(point)
    yield from _span(column)


def _span(column: list[Point]) -> list[Point]:
    """The ends of what happened in a column, in order."""
    values = [value for _, value in column]
    kept = {0, values.index(min(values)), values.index(max(values)), len(column) - 1}
    return [column[at] for at in sorted(kept)]


def _path(scale: _Scale, points: Iterator[Point], gaps: dict[int, int]) -> str:
    move, value = next(points)
    steps = [f"M{scale.x(move):.1f} {scale.y(value):.1f}"]
    for move, value in points:
        if move in gaps:
            steps.append(f"H{scale.x(gaps[move]):.1f}M{scale.x(move):.1f} {scale.y(value):.1f}")
        else:
            steps.append(f"H{scale.x(move):.1f}V{scale.y(value):.1f}")
    if len(steps) == 1:
        steps.append(f"H{WIDTH - RIGHT}")
    return f'<path d="{"".join(steps)}" fill="none" style="stroke:var(--ink)" stroke-width="1.6"/>'


# ---------------------------------------------------------------- the bars


def _bar(at: int, count: int, label: float, per: float) -> str:
    where = f'x="{label:.1f}" y="{at * BAR_HEIGHT + 3}" width="{count * per:.1f}" height="{BAR_HEIGHT - 5}"'
    return f'<rect {where} style="fill:var(--line);stroke:var(--ink)" stroke-width="0.5"/>'


def _bar_words(at: int, row: tuple[str, int], label: float, per: float) -> Iterator[str]:
    words, count = row
    foot = at * BAR_HEIGHT + 3 + TEXT
    yield _text(label - 4, foot, _cut(words, label - 4), "--ink", "end")
    yield _text(label + count * per + 5, foot, str(count), "--ink")


def _expectation(x: float, height: float, words: str) -> Iterator[str]:
    yield _line((x, 0), (x, height), "--faint", dashed=True)
    anchor = "end" if x > WIDTH / 2 else "start"
    yield _text(x, height + TEXT, words, "--faint", anchor)


# ---------------------------------------------------------------- what both are made of


def _svg(title: str, told: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDTH} {height:g}"'
        f' font-size="{TEXT}" style="display:block;width:100%;max-width:34rem;height:auto">'
        f"<title>{_words(title)}</title><desc>{_words(told)}</desc>{''.join(parts)}</svg>"
    )


def _line(start: Place, end: Place, colour: str, *, dashed: bool = False) -> str:
    dashes = ";stroke-dasharray:4 3" if dashed else ""
    ends = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return f'<line {ends} style="stroke:var({colour}){dashes}"/>'


def _text(x: float, y: float, words: str, colour: str, anchor: str = "start") -> str:
    style = f"fill:var({colour}){RIM}"
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" style="{style}">{_words(words)}</text>'


def _words(text: str) -> str:
    return escape(UNDRAWABLE.sub("\ufffd", text))


def _cut(words: str, room: float) -> str:
    """The words, shortened where they would not fit."""
    most = round(room / LETTER)
    while _letters(words) > most:
        words = words.rstrip("\u2026")[:-1].rstrip() + "\u2026"
    return words


def _letters(words: str) -> int:
    """How many letters wide; a wide one takes two."""
    return sum(1 + (east_asian_width(each) in "WF") for each in words)
