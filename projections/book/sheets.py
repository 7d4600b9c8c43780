"""The sheets in a book: each on a page of its own as it stands now, and those that each session left."""

from __future__ import annotations

from collections.abc import Sequence

from ledger.core.nouns import Sheet
from projections.book.folder import Folder
from projections.book.frame import SHEETS, Frame, Link, around, article, items, link, told
from projections.book.live import Kept
from projections.sheets.html import section


def write_sheets(folder: Folder, frame: Frame, now: Sequence[Sheet], past: Sequence[Kept]) -> list[Link]:
    """Every sheet on a page of its own, those of each session together, and the page that leads to them."""
    links = [(f"sheet-{number}.html", each.title) for number, each in enumerate(now, 1)]
    for at, each in enumerate(now):
        _write(folder, frame, links, at, section(each, frame.name))
    ended = [(f"sheets-after-{each.session}.html", f"After session {each.session}") for each in past]
    for at, left in enumerate(past):
        of = f"{frame.name}, {ended[at][1].casefold()}"
        _write(folder, frame, ended, at, "\n".join(section(each, of) for each in left.sheets))
    folder.write(SHEETS, frame.page(SHEETS, SHEETS, "Sheets", _contents(now, links, ended)))
    return ended


def _write(folder: Folder, frame: Frame, links: Sequence[Link], at: int, body: str) -> None:
    file, title = links[at]
    folder.write(file, frame.page(file, SHEETS, title, body, around(links, at, (SHEETS, "All sheets"))))


def _contents(now: Sequence[Sheet], links: Sequence[Link], ended: Sequence[Link]) -> str:
    whose = [_whose(sheet) for sheet in now]
    parts = ["<h2>As they stand now</h2>", items(f"{link(*way)}{of}" for way, of in zip(links, whose, strict=True))]
    if ended:
        parts += ["<h2>As each session left them</h2>", items(link(*each) for each in ended)]
    return article("Sheets", "Every sheet prints on a page of its own.", *parts)


def _whose(sheet: Sheet) -> str:
    of = "to look things up" if sheet.reference else sheet.owner if sheet.owner != sheet.title else ""
    return f' <span class="rule">{told(of)}</span>' if of else ""
