"""The chronicle: a campaign as a story, by session and by round and phase, in text, Markdown and HTML.

Everything in it is a sentence that a live fact says of itself; what was taken back is not told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Any, Literal, TypeAlias

from ledger.core.frozen import Frozen
from ledger.core.model import Event
from ledger.core.nouns import Track, Views
from ledger.core.table.events import MoveOpened, NoteTaken, RulingMade, SessionEnded, SessionOpened
from ledger.store.entries import Entry
from ledger.store.facts import PointMarked
from projections.sheets.html import page
from projections.sheets.markdown import escaped

Kind: TypeAlias = Literal["fact", "ruling", "note"]
"""What a sentence is: play, or one of those that stand apart."""
UNTOLD = (SessionOpened, SessionEnded, MoveOpened)
"""Facts that are no story: a sitting is a heading, and a question is told by its answer."""
CLOSED = (".", "!", "?", ":", '"', ")")
"""How a sentence ends; another gets a full stop where the next one follows on the same line."""
STYLE = """
h2 { font-size: 1.25rem; color: var(--ink); letter-spacing: 0; text-transform: none; margin: 0 0 .6rem; }
h3 { font-size: .95rem; margin: 1.2rem 0 .3rem; color: var(--faint); overflow-wrap: anywhere; }
p { margin: 0 0 .6rem; overflow-wrap: anywhere; }
aside { margin: 0 0 .6rem; padding-left: .8rem; border-left: 3px solid var(--line); font-style: italic;
  overflow-wrap: anywhere; }
time { white-space: nowrap; }
.many { columns: 17rem auto; column-gap: 1.4rem; margin: 0 0 .6rem; }
.tracks { columns: 11rem auto; column-gap: 1.4rem; }
header { padding-top: 1rem; }
.said { margin-bottom: .1rem; }
h3, header, .said { break-after: avoid; }
@media print {
  h2 { font-size: 13pt; }
  p, aside { orphans: 2; widows: 2; }
  .before { break-after: auto; }
  .before + section { padding-top: 1rem; }
}
"""
MANY = 12
"""Sentences in a row that nobody reads as a paragraph: the laying out of a table."""


class Sentence(Frozen):
    """One fact in its own words."""

    told: str
    who: str = ""
    """Whose move it was; empty where nobody said."""
    kind: Kind = "fact"
    move: int = 0
    """Running number of that move."""


class Scene(Frozen):
    """What happened while the table was at one round and phase."""

    where: str
    sentences: tuple[Sentence, ...]


class Change(Frozen):
    """A track that a session changed; None where it was not on the table, or no longer is."""

    name: str
    was: int | None
    now: int | None

    def __str__(self) -> str:
        was, now = ("none" if value is None else str(value) for value in (self.was, self.now))
        return f"{self.name}: {was} to {now}"


class Chapter(Frozen):
    """One session; number 0 is what was settled before the first."""

    session: int
    day: str
    """When it began, `2026-01-31` (UTC)."""
    scenes: tuple[Scene, ...]
    changes: tuple[Change, ...] = ()

    def title(self) -> str:
        """Its heading."""
        return f"{f'Session {self.session}' if self.session else 'Before the first session'}, {self.day}"


# ---------------------------------------------------------------- gathering


def chronicle(views: Views[Any], initial: Any, told: Iterable[tuple[Entry, Any]]) -> Iterator[Chapter]:
    """The sessions of live entries, each with the state after it; what came before the first only if it says something.

    Tracks are read where a session begins and ends only.
    """
    chapter, state = _Open(0, "", views.tracks(initial)), initial
    at = who = ""
    for entry, after in told:
        if entry.said:
            at, who = entry.said.at, entry.said.who
        if isinstance(entry.event, SessionOpened):
            tracks = views.tracks(state)
            yield from chapter.closed(tracks)
            chapter = _Open(entry.event.number, at[:10], tracks)
        chapter.day = chapter.day or at[:10]
        state = after
        if sentence := _sentence(entry, who):
            chapter.told.append(((views.round or views.where)(state), sentence))
    yield from chapter.closed(views.tracks(state))


class _Open:
    """A session that is still being told."""

    def __init__(self, session: int, day: str, tracks: Sequence[Track]) -> None:
        self.session = session
        self.day = day
        self.tracks = tracks
        self.told: list[tuple[str, Sentence]] = []
        """Each sentence with where the table was then."""

    def closed(self, tracks: Sequence[Track]) -> Iterator[Chapter]:
        """The session as told."""
        scenes = tuple(
            Scene(where=where, sentences=tuple(sentence for _, sentence in group))
            for where, group in groupby(self.told, key=lambda each: each[0])
        )
        changes = tuple(_changes(self.tracks, tracks))
        if self.session or scenes or changes:
            yield Chapter(session=self.session, day=self.day, scenes=scenes, changes=changes)


def _sentence(entry: Entry, who: str) -> Sentence | None:
    event = entry.event
    told = "" if event.quiet or isinstance(event, UNTOLD) else " ".join(event.sentence().split())
    return Sentence(told=told, who=who, kind=_kind(event), move=entry.move) if told else None


def _kind(event: Event) -> Kind:
    if isinstance(event, RulingMade):
        return "ruling"
    return "note" if isinstance(event, (NoteTaken, PointMarked)) else "fact"


def _changes(before: Sequence[Track], after: Sequence[Track]) -> Iterator[Change]:
    was = {track.key: track for track in before}
    now = {track.key: track for track in after}
    for key in {**was, **now}:
        old, new = was.get(key), now.get(key)
        values = (old.value if old else None, new.value if new else None)
        if values[0] != values[1]:
            yield Change(name=(new or was[key]).name, was=values[0], now=values[1])


# ---------------------------------------------------------------- telling


def _paragraphs(scene: Scene) -> Iterator[tuple[Kind, str, list[str]]]:
    """(kind, whose move, sentences): what one player's moves caused in a row; rulings and notes each alone."""
    runs = groupby(scene.sentences, key=lambda each: (each.kind, each.who))
    for (kind, who), run in runs:
        told = [each.told for each in run]
        yield from ((kind, who, told),) if kind == "fact" else ((kind, who, [each]) for each in told)


def _flowing(told: Sequence[str]) -> str:
    """Sentences on one line, each closed."""
    return " ".join(each if each.endswith(CLOSED) else f"{each}." for each in told)


def text(chapters: Iterable[Chapter], title: str, width: int = 40) -> Iterator[str]:
    """The lines of the story, one sentence a line; none is cut here: whoever prints them wraps them."""
    yield from _ruled(title, "=", width)
    for chapter in chapters:
        yield from ("", *_ruled(chapter.title(), "=", width))
        for scene in chapter.scenes:
            yield from ("", *_ruled(scene.where, "-", width), *_scene_text(scene))
        if chapter.changes:
            yield from ("", *_ruled("Tracks", "-", width), *map(str, chapter.changes))


def _ruled(title: str, rule: str, width: int) -> tuple[str, str]:
    return title, rule * min(width, len(title))


def _scene_text(scene: Scene) -> Iterator[str]:
    for number, (kind, who, told) in enumerate(_paragraphs(scene)):
        if kind != "fact":
            yield from (f"* {each}" for each in told)
            continue
        if who:
            yield from ("",) if number else ()
            yield f"{who}:"
        yield from (f"  {each}" for each in told)


def markdown(chapters: Iterable[Chapter], title: str) -> str:
    """The story as Markdown; names that look like markup are escaped."""
    blocks = [f"# {escaped(title)}", *(block for chapter in chapters for block in _chapter_blocks(chapter))]
    return "\n\n".join(blocks) + "\n"


def _chapter_blocks(chapter: Chapter) -> Iterator[str]:
    yield f"## {escaped(chapter.title())}"
    for scene in chapter.scenes:
        yield f"### {escaped(scene.where)}"
        for kind, who, told in _paragraphs(scene):
            lead = "> " if kind != "fact" else f"**{escaped(who)}:** " if who else ""
            yield lead + escaped(_flowing(told))
    if chapter.changes:
        yield "### Tracks"
        yield "\n".join(f"- {escaped(str(change))}" for change in chapter.changes)


def html(chapters: Iterable[Chapter], title: str) -> str:
    """The story as a whole page, in the style of the sheets; each session begins a new one in print."""
    sections = ("\n".join((_opening(chapter), *_chapter_parts(chapter), "</section>")) for chapter in chapters)
    return page("\n".join((f"<header><h1>{escape(title)}</h1></header>", *sections)), title, STYLE)


def _opening(chapter: Chapter) -> str:
    """What was settled before the first session shares its page."""
    return "<section>" if chapter.session else '<section class="before">'


def _chapter_parts(chapter: Chapter) -> Iterator[str]:
    yield f"<h2>{escape(chapter.title().removesuffix(chapter.day))}<time>{escape(chapter.day)}</time></h2>"
    for scene in chapter.scenes:
        yield f"<h3>{escape(scene.where)}</h3>"
        for kind, who, told in _paragraphs(scene):
            yield _block(kind, who, told)
    if chapter.changes:
        changes = "".join(f"<li>{escape(str(change))}</li>" for change in chapter.changes)
        yield f'<h3>Tracks</h3>\n<ul class="tracks">{changes}</ul>'


def _block(kind: Kind, who: str, told: Sequence[str]) -> str:
    """A paragraph; a list where it would be a wall of sentences; rulings and notes apart."""
    if kind != "fact":
        return f"<aside>{escape(_flowing(told))}</aside>"
    lead = f"<b>{escape(who)}:</b> " if who else ""
    if len(told) <= MANY:
        return f"<p>{lead}{escape(_flowing(told))}</p>"
    rows = "".join(f"<li>{escape(each)}</li>" for each in told)
    heading = f'<p class="said">{lead}</p>' if lead else ""
    return f'{heading}<ul class="many">{rows}</ul>'
