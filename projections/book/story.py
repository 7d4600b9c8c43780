"""The chronicle in a book: one page a session, or several of a long one; every move has its place to point to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from ledger.core.frozen import Frozen
from ledger.core.wording import counted
from projections.book.folder import Folder
from projections.book.frame import CHRONICLE, Frame, Link, around, article, items, link, told
from projections.book.log import place
from projections.chronicle import CLOSED, MANY, Chapter, Scene, Sentence

LONGEST = 1200
"""Sentences of a page."""


class Leaf(Frozen):
    """One page of the chronicle."""

    file: str
    title: str
    chapter: Chapter
    """As much of it as stands on the page."""
    first: bool
    """Whether the session begins there."""


class Story:
    """The chronicle, written chapter by chapter."""

    def __init__(self) -> None:
        self.leaves: list[Leaf] = []
        self.pages: dict[int, int] = {}
        """Move -> which of the leaves tells it first."""

    def take(self, chapter: Chapter) -> None:
        """One more session."""
        parts = list(_parts(chapter))
        for number, part in enumerate(parts, 1):
            ending = f"-{number}" if number > 1 else ""
            title = chapter.title() + (f" ({number} of {len(parts)})" if len(parts) > 1 else "")
            file = f"chronicle-{chapter.session}{ending}.html"
            for scene in part.scenes:
                for sentence in scene.sentences:
                    self.pages.setdefault(sentence.move, len(self.leaves))
            self.leaves.append(Leaf(file=file, title=title, chapter=part, first=number == 1))

    def write(self, folder: Folder, frame: Frame) -> None:
        """Every page, and the one that leads to them."""
        links: list[Link] = [(leaf.file, leaf.title) for leaf in self.leaves]
        for at, leaf in enumerate(self.leaves):
            body = article(leaf.title, "", *_scenes(leaf.chapter))
            steps = around(links, at, (CHRONICLE, "All sessions"))
            folder.write(leaf.file, frame.page(leaf.file, CHRONICLE, leaf.title, body, steps))
        folder.write(CHRONICLE, frame.page(CHRONICLE, CHRONICLE, "Chronicle", _contents(self.leaves)))


def _parts(chapter: Chapter) -> Iterator[Chapter]:
    """A session in parts of at most so many sentences; what it changed stands in the last."""
    part: list[Scene] = []
    room = LONGEST
    for scene in chapter.scenes:
        sentences = scene.sentences
        while len(sentences) > room:
            part += [scene.but(sentences=sentences[:room])] if room else []
            yield chapter.but(scenes=tuple(part), changes=())
            sentences, part, room = sentences[room:], [], LONGEST
        part.append(scene.but(sentences=sentences))
        room -= len(sentences)
    yield chapter.but(scenes=tuple(part))


def _contents(leaves: Iterable[Leaf]) -> str:
    lead = "The story in the words of what happened; what was taken back is not in it."
    return article("Chronicle", lead, items(map(_content, leaves)))


def _content(leaf: Leaf) -> str:
    """The way to a page, how long it is, and which tracks the session moved."""
    sentences = sum(len(scene.sentences) for scene in leaf.chapter.scenes)
    moved = (str(each) for each in leaf.chapter.changes if None not in (each.was, each.now))
    facts = " \u00b7 ".join((counted(sentences, "sentence"), *moved))
    return f'{link(leaf.file, leaf.title)}<br><span class="rule">{told(facts)}</span>'


# ---------------------------------------------------------------- one page


def _scenes(chapter: Chapter) -> Iterator[str]:
    pointed: set[int] = set()
    for number, scene in enumerate(chapter.scenes, 1):
        yield f'<h2 id="scene-{number}">{told(scene.where)}</h2>'
        yield from _paragraphs(scene, pointed)
    if chapter.changes:
        yield f'<h2 id="tracks">Tracks</h2>\n{items(map(told, chapter.changes))}'
    if not (chapter.scenes or chapter.changes):
        yield "<p>Nothing was told of it.</p>"


def _paragraphs(scene: Scene, pointed: set[int]) -> Iterator[str]:
    """What one player's moves caused in a row; rulings and notes each alone."""
    for (kind, who), run in groupby(scene.sentences, key=lambda each: (each.kind, each.who)):
        sentences = list(run)
        if kind == "fact" and len(sentences) > MANY:
            yield _wall(who, sentences, pointed)
        elif kind == "fact":
            yield _paragraph("p", f"<b>{told(who)}:</b> " if who else "", sentences, pointed)
        else:
            yield from (_paragraph("aside", "", [each], pointed) for each in sentences)


def _wall(who: str, sentences: list[Sentence], pointed: set[int]) -> str:
    """What nobody reads as a paragraph, as a list of moves."""
    runs = (list(run) for _, run in groupby(sentences, key=lambda each: each.move))
    rows = "".join(f"<li>{_paragraph('span', '', run, pointed)}</li>" for run in runs)
    return f'{f"<p><b>{told(who)}:</b></p>" if who else ""}<ul class="many">{rows}</ul>'


def _paragraph(mark: str, lead: str, sentences: list[Sentence], pointed: set[int]) -> str:
    moves = (_of_move(move, list(run), pointed) for move, run in groupby(sentences, key=lambda each: each.move))
    first = sentences[0].move
    way = f'<a class="far" href="{place(first)}" title="in the log">#{first}</a>'
    return f"<{mark}>{lead}{' '.join(moves)} {way}</{mark}>"


def _of_move(move: int, sentences: list[Sentence], pointed: set[int]) -> str:
    flowing = " ".join(told(each.told if each.told.endswith(CLOSED) else f"{each.told}.") for each in sentences)
    if move in pointed:
        return flowing
    pointed.add(move)
    return f'<span id="m{move}">{flowing}</span>'
