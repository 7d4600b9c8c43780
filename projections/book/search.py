"""Search in a book without a server: an index that a page loads as a script, and the page that looks through it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from ledger.core.table.events import SessionOpened
from ledger.store.facts import HeadMoved
from projections.book.folder import Folder
from projections.book.frame import LOG, SEARCH, Frame, article, link
from projections.book.log import MOVES
from projections.book.script import FIND
from projections.journal import Told, spoken

INDEX, SCRIPT = "search.js", "find.js"
FORM = (
    f'<form action="{SEARCH}" method="get" role="search"><input id="asked" name="q" type="search" '
    'aria-label="Words to look for" placeholder="ogre, burial mou…" autocomplete="off"><button>Find</button></form>'
)


class Index:
    """What is looked through: one row a move, in the order of saying."""

    def __init__(self, pages: Mapping[int, int]) -> None:
        self._pages = pages
        self._rows: list[str] = []
        self._session = 0

    def hear(self, told: Told) -> None:
        """One more move; undo and its kin are not looked for."""
        if isinstance(told.facts[0].event, HeadMoved):
            return
        for fact in told.facts:
            if isinstance(fact.event, SessionOpened):
                self._session = fact.event.number
        lines = (" ".join(line.split()) for line in (spoken(told.said), *told.sentences()))
        page = self._pages.get(told.number, -1) if told.live else -1
        row = [told.number, self._session, page, "\n".join(lines), *([] if told.live else [1])]
        self._rows.append(_script(row))

    def write(self, folder: Folder, frame: Frame, leaves: Sequence[str]) -> None:
        """The index, the script and the page; `leaves` are the files of the chronicle."""
        rows = ",\n".join(self._rows)
        told = f"const MOVES = {MOVES};\nconst PAGES = {_script(list(leaves))};\nconst INDEX = [\n{rows}\n];\n"
        folder.write(INDEX, told)
        folder.write(SCRIPT, FIND)
        folder.write(SEARCH, frame.page(SEARCH, SEARCH, "Search", _page()))


def _script(value: object) -> str:
    """A value as a script says it, on one line; two ends of line that JSON allows are written out."""
    told = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return told.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _page() -> str:
    lead = "Every word has to begin a word of the move; accents and capitals do not matter."
    without = f"Searching needs JavaScript, which is off here; {link(LOG, 'the log')} tells everything, page by page."
    parts = (
        FORM,
        f"<noscript><p>{without}</p></noscript>",
        '<p id="count" role="status"></p>',
        '<ol id="found" class="found" aria-label="What was found"></ol>',
        '<p><button id="more" type="button" hidden>Show more</button></p>',
        f'<script src="{INDEX}"></script>\n<script src="{SCRIPT}"></script>',
    )
    return article("Search", lead, *parts)
