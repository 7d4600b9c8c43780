"""Sheets as Markdown: a heading, a table of fields, lists, task boxes, footnotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ledger.core.nouns import Sheet

SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&!-])")


def markdown(sheets: Iterable[Sheet]) -> str:
    """The sheets one after the other; names that look like markup are escaped."""
    return "\n\n".join("\n".join(_sheet(sheet)) for sheet in sheets) + "\n"


def escaped(text: str) -> str:
    """A text that Markdown shows as it is."""
    return SPECIAL.sub(r"\\\1", text)


def _sheet(sheet: Sheet) -> Iterator[str]:
    yield f"# {escaped(sheet.title)}"
    if sheet.fields:
        yield from ("", "| | |", "|---|---|")
        yield from (f"| {escaped(field.label)} | {escaped(field.value)} |" for field in sheet.fields)
    for rows in sheet.lists:
        yield from ("", f"## {escaped(rows.title)}", "")
        yield from (f"- {escaped(row)}" for row in rows.rows or ("none",))
    if sheet.boxes:
        yield ""
        yield from (f"- [{'x' if box.ticked else ' '}] {escaped(box.label)}" for box in sheet.boxes)
    if sheet.footnotes:
        yield ""
        yield from (f"{number}. {escaped(note)}" for number, note in enumerate(sheet.footnotes, start=1))
