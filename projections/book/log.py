"""The log in a book: every move ever made in the order of saying, so many a page, and what was taken back marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ledger.core.table.events import SessionOpened
from ledger.core.wording import counted
from ledger.store.entries import Entry
from ledger.store.facts import HeadMoved
from projections.book.folder import Folder
from projections.book.frame import LOG, Column, Frame, Link, around, article, items, link, table, told
from projections.journal import Told, spoken

MOVES = 500
"""Moves of a page; undo and its kin, which have no number of their own, stand with the move before them."""
PAGE = (Column(head="Moves", width=55), Column(head="When", width=45))
Heard = Callable[[Told], None]
"""Told of every move that goes into the log."""


def page_of(move: int) -> int:
    """The number of the page that a move stands on."""
    return max(0, move - 1) // MOVES + 1


def place(move: int) -> str:
    """Where a move stands in the log, from any page of the book."""
    return f"log-{page_of(move)}.html#m{move}"


class Log:
    """The pages of the log, each written when it is full."""

    def __init__(self, folder: Folder, frame: Frame, moves: int, heard: Heard) -> None:
        self._folder, self._frame, self._heard = folder, frame, heard
        self._links: list[Link] = [(f"log-{page}.html", f"Page {page}") for page in range(1, page_of(moves) + 1)]
        self._rows: list[tuple[str, str]] = []
        """(link, when) of each page."""
        self._told: list[Told] = []
        self._session = 0
        self.back = 0
        """Moves that were taken back."""

    def passing(self, moves: Iterable[Told]) -> Iterator[Told]:
        """The same moves, given and told in the order in which they were stored."""
        for told_move in moves:
            each = told_move.but(live=True) if isinstance(told_move.facts[0].event, HeadMoved) else told_move
            if self._told and page_of(each.number) != page_of(self._told[0].number):
                self._write()
            self._told.append(each)
            self.back += not each.live
            self._heard(each)
            yield told_move
        if self._told:
            self._write()
        self._contents()

    def _write(self) -> None:
        first, last = self._told[0], self._told[-1]
        at = page_of(first.number) - 1
        title = f"Log, moves {first.number:,} to {last.number:,}"
        body = article(title, "", '<div class="log">', *self._moves(), "</div>")
        file = self._links[at][0]
        self._folder.write(file, self._frame.page(file, LOG, title, body, around(self._links, at, (LOG, "All pages"))))
        days = dict.fromkeys((first.said.at[:10], last.said.at[:10]))
        self._rows.append((link(file, f"Moves {first.number:,} to {last.number:,}"), " to ".join(days)))
        self._told = []

    def _moves(self) -> Iterator[str]:
        """The moves of a page under a heading for each session, in the order of saying."""
        if self._session:
            yield f'<h2 id="session">Session {self._session}, continued</h2>'
        for each in self._told:
            opened = next((fact for fact in each.facts if isinstance(fact.event, SessionOpened)), None)
            if opened and isinstance(opened.event, SessionOpened):
                self._session = opened.event.number
                yield f'<h2 id="s{opened.number}">Session {self._session}, {told(each.said.at[:10])}</h2>'
            yield _move(each)

    def _contents(self) -> None:
        lead = f"Every move as it was said, {MOVES} a page, with what followed and by which rule; times are UTC."
        lead += f" Struck through: {counted(self.back, 'move')} taken back." if self.back else ""
        body = article("Log", lead, table("Pages", PAGE, self._rows))
        self._folder.write(LOG, self._frame.page(LOG, LOG, "Log", body))


def _move(each: Told) -> str:
    moved = isinstance(each.facts[0].event, HeadMoved)
    way = f"m{each.number}" if not moved else f"e{each.entry}"
    number = f'<a href="#{way}">#{each.number}</a> ' if not moved else ""
    marks = "".join(f' <span class="rule">({told(mark)})</span>' for mark in _marks(each))
    when = told(each.said.at[:16].replace("T", " "))
    head = f'<p>{number}<span class="rule id">{when}</span> <b>{told(spoken(each.said))}</b>{marks}</p>'
    return f'<div class="move{"" if each.live else " back"}" id="{way}">{head}{items(_facts(each.facts))}</div>'


def _marks(each: Told) -> Iterator[str]:
    if not each.live:
        yield "taken back"
    if each.said.source == "app":
        yield "app"
    if each.said.ruling:
        yield f"overruled {', '.join(each.said.ruling)}"


def _facts(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        sentence, rule = entry.event.sentence(), entry.event.rule
        if sentence:
            yield told(sentence) + (f' <span class="rule id">{told(rule)}</span>' if rule else "")
