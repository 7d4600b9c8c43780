"""What surrounds every page of a book: its title, and the ways to the other pages, above and below."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from ledger.core.frozen import Frozen
from projections.book.style import STYLE
from projections.figures import STYLE as FIGURES
from projections.sheets.html import page

INDEX, SHEETS, CHRONICLE, LOG = "index.html", "sheets.html", "chronicle.html", "log.html"
DICE, RULINGS, SEARCH = "dice.html", "rulings.html", "search.html"
ROOMS = (
    (INDEX, "Overview", "where the campaign stands"),
    (SHEETS, "Sheets", "every record sheet, now and at the end of each session"),
    (CHRONICLE, "Chronicle", "the story, session by session"),
    (LOG, "Log", "every move as it was said, also those taken back"),
    (DICE, "Dice", "dice, draws, tracks and time in numbers and pictures"),
    (RULINGS, "Rulings", "what was overruled, settled, and changed by hand"),
    (SEARCH, "Search", "where something was said or told"),
)
"""(file, name, what is there) of the pages that every page leads to, in order."""
Link = tuple[str, str]
"""(file, words)"""
UNSHOWABLE = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""What no page may hold."""


def told(text: object) -> str:
    """A text as HTML shows it: as it is, on one line."""
    return escape(UNSHOWABLE.sub("\ufffd", " ".join(str(text).split())))


def link(file: str, words: object) -> str:
    """A way to another page of the book."""
    return f'<a href="{escape(file)}">{told(words)}</a>'


def items(rows: Iterable[str], *, kind: str = "ul") -> str:
    """A list of what is HTML already; none at all where it would be empty."""
    told_rows = "".join(f"<li>{row}</li>" for row in rows)
    return f"<{kind}>{told_rows}</{kind}>" if told_rows else ""


def facts(rows: Iterable[tuple[str, str]], *, style: str = "facts") -> str:
    """(label, value that is HTML already), side by side where there is room."""
    pairs = (f"<div><dt>{told(name)}</dt><dd>{value}</dd></div>" for name, value in rows)
    return f'<dl class="{style}">{"".join(pairs)}</dl>'


class Column(Frozen):
    """A column of a table."""

    head: str
    width: int
    """Of a hundred."""
    number: bool = False
    """Whether it holds numbers."""


def table(caption: str, columns: Sequence[Column], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are HTML already; none at all where it would be empty."""
    styles = [' class="n"' if each.number else "" for each in columns]
    lines = "".join(f"<tr>{_cells(row, styles)}</tr>\n" for row in rows)
    if not lines:
        return ""
    widths = "".join(f'<col style="width:{each.width}%">' for each in columns)
    heads = zip(columns, styles, strict=True)
    above = "".join(f'<th scope="col"{style}>{told(each.head)}</th>' for each, style in heads)
    return (
        f"<table><caption>{told(caption)}</caption><colgroup>{widths}</colgroup>"
        f"<thead><tr>{above}</tr></thead>\n<tbody>{lines}</tbody></table>"
    )


def _cells(row: Sequence[str], styles: Sequence[str]) -> str:
    first, *rest = zip(row, styles, strict=True)
    return f'<th scope="row"{first[1]}>{first[0]}</th>' + "".join(f"<td{style}>{cell}</td>" for cell, style in rest)


def article(title: str, lead: str, *parts: str) -> str:
    """What a page tells, under its title; `lead` says what that is."""
    above = f'<p class="lead">{told(lead)}</p>' if lead else ""
    return "\n".join(("<article>", f"<h1>{told(title)}</h1>", above, *filter(None, parts), "</article>"))


class Frame(Frozen):
    """Whose book it is."""

    name: str
    """The campaign's."""

    def page(self, file: str, room: str, title: str, body: str, steps: Sequence[Link | None] = ()) -> str:
        """A whole page in one of the ROOMS; `steps` are the ways to the page before, up, and to the next."""
        here = "page" if file == room else "true"
        before = f'<a class="skip" href="#main">To the text</a>\n{_rooms(room, here, "Book", "book")}'
        after = _rooms(room, here, "Book, once more", "book below")
        whole = f"{_steps(steps, 'Pages')}{body}{_steps(steps, 'Pages, once more')}"
        return page(whole, f"{title}: {self.name}", STYLE + FIGURES, before=before, after=after)


def _rooms(room: str, here: str, label: str, style: str) -> str:
    marked = {room: f' aria-current="{here}"'}
    ways = (f'<li><a href="{file}"{marked.get(file, "")}>{name}</a></li>' for file, name, _ in ROOMS)
    return f'<nav class="{style}" aria-label="{label}"><ul>{"".join(ways)}</ul></nav>\n'


def _steps(steps: Sequence[Link | None], label: str) -> str:
    if not any(steps):
        return ""
    ways = "".join(f"<li>{link(*step) if step else ''}</li>" for step in steps)
    return f'<nav class="steps" aria-label="{label}"><ul>{ways}</ul></nav>\n'


def around(links: Sequence[Link], at: int, upward: Link) -> tuple[Link | None, ...]:
    """The ways from one of several pages in a row: to the one before, up, and to the next."""
    before = links[at - 1] if at else None
    after = links[at + 1] if at + 1 < len(links) else None
    return (before and (before[0], f"\u2190 {before[1]}"), upward, after and (after[0], f"{after[1]} \u2192"))
