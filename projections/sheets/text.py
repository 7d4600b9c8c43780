"""Sheets as plain text, for 40 and for 80 columns: no box art, one thing a line, two columns where there is room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ledger.core.nouns import Field, Lines, Sheet

WIDE = 72
"""Columns from which on fields stand in two columns."""


def text(sheet: Sheet, width: int = 40) -> Iterator[str]:
    """The lines of a sheet; none is cut here: whoever prints them wraps them."""
    yield sheet.title
    yield "=" * min(width, len(sheet.title))
    yield from _fields(sheet.fields, width)
    for rows in sheet.lists:
        yield from _listed(rows, width)
    if sheet.boxes:
        yield ""
        yield from (f"[{'x' if box.ticked else ' '}] {box.label}" for box in sheet.boxes)
    if sheet.footnotes:
        yield ""
        yield from (f"* {note}" for note in sheet.footnotes)


def _fields(fields: Sequence[Field], width: int) -> Iterator[str]:
    told = [f"{field.label}: {field.value}" for field in fields]
    half = width // 2 - 1
    if width < WIDE or any(len(line) > half for line in told):
        yield from told
        return
    rows = (len(told) + 1) // 2
    for left, right in zip(told[:rows], [*told[rows:], ""], strict=False):
        yield f"{left:<{half}}  {right}".rstrip()


def _listed(rows: Lines, width: int) -> Iterator[str]:
    yield ""
    yield rows.title
    yield "-" * min(width, len(rows.title))
    yield from rows.rows or ("none",)
