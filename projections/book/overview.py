"""The first page of a book: which campaign, where it stands, how it ended, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.nouns import Track
from ledger.store.ledger import Ledger
from projections.book.frame import ROOMS, Column, Link, article, facts, items, link, table, told
from projections.book.live import Live
from projections.book.search import FORM
from projections.book.story import Leaf
from projections.course import Course
from projections.figures import course_line
from projections.statistics import Sitting, Statistics
from projections.summary import span

SESSION = (
    Column(head="Session", width=49),
    Column(head="Time", width=17, number=True),
    Column(head="Moves", width=16, number=True),
    Column(head="Sheets", width=18),
)


class Ways(Frozen):
    """The pages that the first one leads to by session."""

    leaves: tuple[Leaf, ...]
    sheets: tuple[Link, ...]


def overview(ledger: Ledger[Any], name: str, live: Live, found: Statistics, ways: Ways) -> str:
    """What the page tells that a reader opens first."""
    meta = ledger.rules.meta
    parts = (
        facts(_facts(ledger, live, found)),
        _standing(ledger, live),
        _owed(ledger),
        _sessions(found.sittings, ways),
        f'<h2 id="contents">In this book</h2>\n{FORM}\n{_contents()}',
        _pictures(found.courses),
    )
    return article(name, f"{meta.title}, {meta.rulebook}", *parts)


def _facts(ledger: Ledger[Any], live: Live, found: Statistics) -> Iterator[tuple[str, str]]:
    state = ledger.state
    yield "Players", told(", ".join(state.players)) or "nobody yet"
    yield "Sessions", f"{len(found.sittings):,}"
    yield "At the table", span(sum(each.seconds for each in found.sittings))
    yield "Played", " to ".join(dict.fromkeys((live.begun[:10], live.last[:10])))
    yield "Moves", f"{live.moves:,}"
    yield "Rules overruled", f"{sum(each.kind == 'ruling' for each in live.history.notes):,}"
    yield "Receipt", f"#{ledger.last.move} {ledger.receipt}"


def _standing(ledger: Ledger[Any], live: Live) -> str:
    """How the game ended, where it did, and what the tracks say."""
    views, state = ledger.rules.views, ledger.state
    where = f"<p>{told(views.where(state))}.</p>"
    over = f"<p><b>{told(live.ending)}</b></p>" if state.ended else ""
    title = f"How it ended: {told(state.ended)}" if state.ended else "Where it stands"
    tracks = [(track.name, _track(track)) for track in views.tracks(state) if not track.quiet]
    return f'<h2 id="standing">{title}</h2>\n{over}{where}\n{facts(tracks, style="tracks") if tracks else ""}'


def _track(track: Track) -> str:
    of = f' <span class="rule">of {track.high:,}</span>' if track.high is not None else ""
    note = f'<br><span class="rule">{told(track.note)}</span>' if track.note else ""
    return f"{track.value:,}{of}{note}"


def _owed(ledger: Ledger[Any]) -> str:
    """What the game waits for; nothing once it is over."""
    state = ledger.state
    if state.ended:
        return ""
    asked = [each.asks for each in state.opened] + [each.what for each in ledger.rules.views.owed(state)]
    waits = items(map(told, dict.fromkeys(asked)))
    return f'<h2 id="owed">What comes next</h2>\n{waits}' if waits else ""


def _sessions(sittings: Iterable[Sitting], ways: Ways) -> str:
    ended = {words: file for file, words in ways.sheets}
    sat = {each.number: each for each in sittings}
    rows = (_session(leaf, sat.get(leaf.chapter.session), ended) for leaf in ways.leaves if leaf.first)
    caption = "The story of each, and the sheets that it left"
    return f'<h2 id="sessions">Sessions</h2>\n{table(caption, SESSION, rows)}'


def _session(leaf: Leaf, sat: Sitting | None, ended: dict[str, str]) -> tuple[str, ...]:
    sheets = ended.get(f"After session {leaf.chapter.session}", "")
    time = span(sat.seconds) if sat else ""
    moves = f"{sum(sat.moves.values()):,}" if sat else ""
    return link(leaf.file, leaf.chapter.title()), time, moves, link(sheets, "sheets") if sheets else "\u2013"


def _pictures(courses: Iterable[Course]) -> str:
    """The tracks that the status shows, as they went up and down."""
    drawn = "\n".join(map(_picture, (each for each in courses if not each.quiet and not each.gone and each.changes)))
    if not drawn:
        return ""
    return f'<h2 id="tracks">Tracks over time</h2>\n<div class="charts">{drawn}</div>'


def _picture(course: Course) -> str:
    return f"<figure><figcaption>{told(course.name)}</figcaption>{course_line(course)}</figure>"


def _contents() -> str:
    return items(f'{link(file, name)} <span class="rule">{told(what)}</span>' for file, name, what in ROOMS[1:])
