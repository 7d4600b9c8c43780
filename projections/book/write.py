"""Writing the book of one campaign: the live history is read twice, the stored one once; nothing is decided."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ledger.core.frozen import Frozen
from ledger.store.ledger import Ledger
from ledger.store.watch import Watch, part_of, unwatched, watched
from projections.book.folder import Folder, whole_folder
from projections.book.frame import DICE, INDEX, Frame, article
from projections.book.live import Live
from projections.book.log import Log
from projections.book.overview import Ways, overview
from projections.book.rulings import write_rulings
from projections.book.search import Index
from projections.book.sheets import write_sheets
from projections.book.story import Story
from projections.chronicle import chronicle
from projections.figures import body
from projections.sheets.gather import footnoted
from projections.statistics import Statistics, alone, every_move, statistics, traced


class Written(Frozen):
    """What a book came to."""

    pages: int
    size: int
    """Bytes of all files."""


def write_book(ledger: Ledger[Any], name: str, path: Path, watch: Watch = unwatched) -> Written:
    """The book of a campaign in a new folder, or in place of an earlier book of it; whole or not at all.

    Raises NameTaken, DiskFailed, Damaged.
    """
    with whole_folder(path, ledger.rows.campaign) as folder:
        _Book(ledger, Frame(name=name), folder, watch).write()
    pages = sum(each.endswith(".html") for each in folder.names)
    return Written(pages=pages, size=folder.size)


class _Book:
    """One book while it is written."""

    def __init__(self, ledger: Ledger[Any], frame: Frame, folder: Folder, watch: Watch) -> None:
        self._ledger, self._frame, self._folder = ledger, frame, folder
        self._watch, self._every = watch, 2 * ledger.head + ledger.last.move
        self._live, self._story = Live(ledger.rules), Story()

    def write(self) -> None:
        """Every page."""
        ledger, frame, folder, live = self._ledger, self._frame, self._folder, self._live
        self._tell_story()
        found = self._log()
        now = footnoted(ledger.rules, ledger.state, live.history)
        sheets = write_sheets(folder, frame, now, live.kept)
        pictures = article("Dice and statistics", "What the campaign adds up to.", body(found))
        folder.write(DICE, frame.page(DICE, DICE, "Dice and statistics", pictures))
        write_rulings(folder, frame, ledger.rules, ledger.state, live.history)
        ways = Ways(leaves=tuple(self._story.leaves), sheets=tuple(sheets))
        first = overview(ledger, frame.name, live, found, ways)
        folder.write(INDEX, frame.page(INDEX, INDEX, "Overview", first))

    def _tell_story(self) -> None:
        rules = self._ledger.rules
        moments = watched(self._ledger.moments(), self._part(0), self._ledger.head)
        for chapter in chronicle(rules.views, rules.initial, self._live.passing(moments)):
            self._story.take(chapter)
        self._story.write(self._folder, self._frame)

    def _log(self) -> Statistics:
        """The log and the index of the search, and what the moves add up to."""
        last = self._ledger.last.move
        index = Index(self._story.pages)
        log = Log(self._folder, self._frame, last, index.hear)
        moves = watched(every_move(self._ledger, whole=True), self._part(self._ledger.head), last)
        found = statistics(log.passing(moves), alone(self._ledger.state.players))
        index.write(self._folder, self._frame, [leaf.file for leaf in self._story.leaves])
        return traced(found, self._ledger, self._part(self._ledger.head + last))

    def _part(self, before: int) -> Watch:
        """How far the book is while a part of it is read."""
        return part_of(self._watch, before, self._every)
