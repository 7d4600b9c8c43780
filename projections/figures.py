"""What a campaign adds up to, as the body of a page: charts of tracks, dice, draws and time, with words beside them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Any

from ledger.core.wording import counted
from ledger.store.ledger import Ledger
from projections import summary
from projections.charts import bars, line
from projections.course import Course
from projections.dice import Dice
from projections.draws import Draws
from projections.sheets.html import page
from projections.statistics import Statistics, everything

PARTS = tuple(summary.PARTS)
"""All that may stand on a page."""
HEADER = """
header { padding-top: 1rem; }
"""
"""What a page of nothing but figures needs beyond them."""
STYLE = """
.figures { break-after: auto; }
.figures h2 { font-size: 1.25rem; color: var(--ink); letter-spacing: 0; text-transform: none; margin: 0 0 .6rem; }
.figures h3 { font-size: .95rem; margin: 1.2rem 0 .3rem; color: var(--faint); overflow-wrap: anywhere; }
.figures .charts { display: grid; gap: 0 1.6rem;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
.figures figure { margin: 0 0 1.4rem; min-width: 0; break-inside: avoid; }
.figures figcaption, .figures p { margin: 0 0 .3rem; overflow-wrap: anywhere; }
.figures small { color: var(--faint); font-size: .85rem; display: block; }
@media print {
  .figures .charts { grid-template-columns: 1fr 1fr; }
  .figures { padding-top: 4mm; }
  .figures h2 { font-size: 13pt; }
  .figures h2, .figures h3 { break-after: avoid; }
}
"""
"""What a page needs beyond the style of all pages to show figures."""


def figures(ledger: Ledger[Any]) -> str:
    """Every chart of a campaign as sections for the body of a page, which needs STYLE; raises Damaged."""
    return body(everything(ledger))


def body(found: Statistics, parts: Collection[str] = PARTS) -> str:
    """These parts of what was counted, as sections; those with pictures of the game itself come first."""
    sections = ((part, told) for part, told in _SECTIONS.items() if part in parts)
    return "\n".join(
        "\n".join((f'<section class="figures" id="{part}">', *told(found), "</section>")) for part, told in sections
    )


def whole_page(found: Statistics, title: str, parts: Collection[str] = PARTS) -> str:
    """A page with these parts, in the style of the sheets."""
    return page(f"<header><h1>{escape(title)}</h1></header>\n{body(found, parts)}", title, HEADER + STYLE)


def _figure(told: Iterable[str], chart: str) -> str:
    """A chart under its words: the first line names it."""
    first, *more = (each.strip() for each in told)
    small = f"<small>{'<br>'.join(map(escape, more))}</small>" if more else ""
    return f"<figure><figcaption><b>{escape(first)}</b>{small}</figcaption>\n{chart}</figure>"


def _charts(figures: Iterable[str]) -> str:
    """Charts, one beside the other where there is room."""
    told = "\n".join(figures)
    return f'<div class="charts">\n{told}\n</div>' if told else ""


def _list(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(each.strip())}</li>' for each in lines)}</ul>"


# ---------------------------------------------------------------- parts


def _tracks(found: Statistics) -> Iterator[str]:
    """A chart of every track that is on the table and ever changed, and a line of each of the others."""
    yield "<h2>Tracks</h2>"
    drawn = [each for each in found.courses if each.changes and not each.gone]
    yield _charts(_figure(summary.course_lines(each), course_line(each)) for each in drawn)
    others = [", ".join(map(str.strip, summary.course_lines(each))) for each in found.courses if each not in drawn]
    if others:
        yield from ("<h3>Gone, or never changed</h3>", _list(others))
    if not found.courses:
        yield "<p>No track yet.</p>"


def course_line(each: Course) -> str:
    """The chart of a track."""
    title = f"{each.name} over the moves"
    return line(each.line, title=title, low=each.low, high=each.high, marks=each.marks, gaps=each.gaps)


def _dice(found: Statistics) -> Iterator[str]:
    yield "<h2>Dice</h2>"
    for title, group in groupby(found.dice, summary.dice_title):
        yield f"<h3>{escape(title)}</h3>"
        yield _charts(map(_dice_figure, summary.apart(group)))
    for section in summary.dice(found):
        if not section.title:
            yield f"<p>{'<br>'.join(map(escape, section.lines))}</p>"


def _dice_figure(each: Dice) -> str:
    """The faces as bars instead of in words."""
    first, _, *more = summary.die_lines(each)
    return _figure((first, *more), die_bars(each))


def die_bars(each: Dice) -> str:
    """The chart of dice: how often each face showed."""
    rows = [(str(face), count) for face, count in summary.shown_faces(each)]
    title = f"{summary.dice_title(each)}: faces of d{each.sides}, {each.by or 'all'}"
    return bars(rows, title=title, expected=each.rolls / each.sides)


def _draws(found: Statistics) -> Iterator[str]:
    yield "<h2>Draws</h2>"
    for title, group in groupby(found.draws, summary.draws_title):
        yield f"<h3>{escape(title)}</h3>"
        yield _charts(_figure(_pile_words(each), pile_bars(each)) for each in group)
    if not found.draws:
        yield "<p>No card was drawn.</p>"


def _pile_words(each: Draws) -> Iterator[str]:
    yield f"{each.deck}: {counted(each.total, 'card')}"
    if each.expected:
        yield f"expected: {', '.join(f'{card} {share:.1f}' for card, share in each.expected.items())}"


def pile_bars(each: Draws) -> str:
    """The chart of a deck: how often each card came."""
    rows = [(summary.card_name(card), count) for card, count in each.cards.items()]
    return bars(rows, title=f"{summary.draws_title(each)}: cards of {each.deck}")


def _time(found: Statistics) -> Iterator[str]:
    told = next(summary.time(found))
    yield f"<h2>{escape(told.title)}</h2>"
    rows = [(f"{each.number}: {each.at[:10]}", each.seconds // 60) for each in found.sittings]
    if rows:
        yield _charts([_figure(("Minutes by session",), bars(rows, title="Minutes at the table by session"))])
    yield _list(told.lines)


def _rulings(found: Statistics) -> Iterator[str]:
    told = next(summary.rulings(found))
    yield from (f"<h2>{escape(told.title)}</h2>", _list(told.lines))


_SECTIONS: Mapping[str, Callable[[Statistics], Iterator[str]]] = {
    "tracks": _tracks,
    "dice": _dice,
    "draws": _draws,
    "time": _time,
    "rulings": _rulings,
}
