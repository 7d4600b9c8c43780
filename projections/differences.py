"""What differs between two moments, as a page: plain text, Markdown, or HTML with old and new side by side."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from ledger.core.frozen import Frozen
from projections.compare import Difference
from projections.sheets.html import page
from projections.sheets.markdown import escaped

NOTHING = "Nothing differs."
STYLE = """
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin: 0 0 1.2rem; }
th, td { text-align: left; vertical-align: top; padding: .2rem .4rem .2rem 0; border-bottom: 1px solid var(--line); }
th, td { overflow-wrap: anywhere; }
thead th { font-size: .75rem; color: var(--faint); font-weight: normal; }
tbody th { font-weight: normal; width: 34%; }
td.now { font-weight: bold; }
td.none { color: var(--faint); font-style: italic; }
tr { break-inside: avoid; }
"""


class Page(Frozen):
    """What differs, and between which moments."""

    campaign: str
    first: str
    """The earlier moment in words: `#3`, `session 2`, the name of a mark."""
    second: str
    found: tuple[Difference, ...]

    @property
    def title(self) -> str:
        """The campaign and the two moments."""
        return f"{self.campaign}: {self.first} to {self.second}"

    def text(self) -> str:
        """The page as plain text."""
        return "\n".join((self.title, "=" * len(self.title), *self._text(), ""))

    def _text(self) -> Iterator[str]:
        for about, rows in self._groups():
            yield from ("", about, *(row.line() for row in rows))
        if not self.found:
            yield from ("", NOTHING)

    def markdown(self) -> str:
        """The page as Markdown, one table a noun."""
        return "\n".join((f"# {escaped(self.title)}", *self._markdown(), ""))

    def _markdown(self) -> Iterator[str]:
        for about, rows in self._groups():
            yield from ("", f"## {about}", "", f"| | {escaped(self.first)} | {escaped(self.second)} |", "|---|---|---|")
            for row in rows:
                yield f"| {escaped(row.name)} | {escaped(_value(row.was))} | {escaped(_value(row.now))} |"
        if not self.found:
            yield from ("", NOTHING)

    def html(self) -> str:
        """The page as HTML, old and new side by side."""
        parts = [self._table(about, rows) for about, rows in self._groups()] or [f"<p>{NOTHING}</p>"]
        return page(f"<section>\n<h1>{escape(self.title)}</h1>\n{''.join(parts)}</section>", self.title, STYLE)

    def _table(self, about: str, rows: list[Difference]) -> str:
        head = f"<th></th><th>{escape(self.first)}</th><th>{escape(self.second)}</th>"
        told = "".join(f"<tr><th>{escape(row.name)}</th>{_cell(row.was)}{_cell(row.now, 'now')}</tr>\n" for row in rows)
        return f"<h2>{about}</h2>\n<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{told}</tbody>\n</table>\n"

    def _groups(self) -> Iterator[tuple[str, list[Difference]]]:
        for about, rows in groupby(self.found, key=lambda row: row.about):
            yield about, list(rows)


def _value(value: str | None) -> str:
    return "none" if value is None else value


def _cell(value: str | None, kind: str = "was") -> str:
    return f'<td class="{"none" if value is None else kind}">{escape(_value(value))}</td>'
