"""Sheets as one HTML page: one sheet a page of A4 or Letter in print, light and dark on screen, no script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from ledger.core.nouns import Field, Lines, Sheet

TICKED, UNTICKED = "\u2611", "\u2610"
ROW, WIDE = 40, 160
"""Letters of a row in a column on paper, and from how many on a row is given the whole width."""
SHORT = 40
"""Lines of a sheet that leaves much of its page empty."""
STYLE = """
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #fffdf8; --line: #b9b1a1; --faint: #6b6457; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6da; --paper: #1b1a18; --line: #56504a; --faint: #a59d90; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.4 Georgia, "Noto Serif", serif; }
main { max-width: 48rem; margin: 0 auto; padding: 0 1rem; }
h1, h2, dt, dd, li, .of { overflow-wrap: anywhere; }
section { padding: 1rem 0 2rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.5rem; margin: 0 0 .6rem; border-bottom: 3px double var(--line); }
.of { font-size: .8rem; color: var(--faint); margin: 0; }
h2 { font-size: .95rem; margin: 0 0 .2rem; letter-spacing: .04em; text-transform: uppercase; color: var(--faint); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: .4rem .9rem; margin: 0 0 1rem; }
dl div { border-bottom: 1px solid var(--line); min-width: 0; }
dt { font-size: .75rem; color: var(--faint); }
dd { margin: 0; font-size: 1.05rem; }
.lists { columns: 15rem auto; column-gap: 1.4rem; }
.list { break-inside: avoid-column; margin: 0 0 .9rem; }
ul { list-style: none; margin: 0; padding: 0; }
.wide { margin-top: .4rem; }
.wide ul { columns: 15rem auto; column-gap: 1.4rem; }
.long { column-span: all; }
li { border-bottom: 1px dotted var(--line); }
.notes { font-size: .8rem; color: var(--faint); margin: .8rem 0 0; padding-left: 1.4rem; }
.notes li { border: 0; }
@page { margin: 12mm; }
@media print {
  :root { --ink: #000; --paper: #fff; --line: #999; --faint: #444; }
  body { font-size: 9.5pt; line-height: 1.2; }
  main { max-width: none; padding: 0; }
  section { border: 0; padding: 0; break-after: page; }
  section:last-child { break-after: auto; }
  h1 { font-size: 15pt; }
  dl { grid-template-columns: repeat(4, 1fr); gap: 1.5mm 4mm; }
  .lists, .wide ul { columns: 3; column-gap: 6mm; }
  .list { margin: 0 0 2.5mm; }
  dd { font-size: 10.5pt; }
  dt, .of, .notes { font-size: 8pt; }
  .list h2 { font-size: 9.5pt; }
  .notes { margin-top: 2.5mm; columns: 2; column-gap: 8mm; }
  .short { font-size: 12pt; line-height: 1.3; }
  .short h1 { font-size: 19pt; }
  .short dl { gap: 3.5mm 6mm; }
  .short dd { font-size: 14pt; }
  .short dt, .short .of, .short .notes { font-size: 9.5pt; }
  .short .list h2 { font-size: 11pt; }
}
"""


def html(sheets: Iterable[Sheet], title: str) -> str:
    """A whole page with these sheets."""
    return page("\n".join(section(sheet, title) for sheet in sheets), title)


def page(body: str, title: str, style: str = "", *, before: str = "", after: str = "") -> str:
    """A whole page around a body that is HTML already; `style` is what it needs beyond the style of all pages.

    `before` and `after` are HTML that stands around what is told: the ways to other pages.
    """
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n"
        f'<body>\n{before}<main id="main">\n{body}\n</main>\n{after}</body>\n</html>\n'
    )


def section(sheet: Sheet, of: str = "") -> str:
    """One sheet as a part of a page, under the name of what it is a sheet `of`; a short one is printed larger."""
    opening = '<section class="short">' if _lines(sheet) <= SHORT else "<section>"
    above = f'<p class="of">{escape(of)}</p>' if of else ""
    return "\n".join((opening, f"{above}<h1>{escape(sheet.title)}</h1>", *_parts(sheet), "</section>"))


def _lines(sheet: Sheet) -> int:
    """About how many lines a sheet takes in one column, fields aside."""
    told = (*(row for rows in sheet.lists for row in rows.rows or ("",)), *sheet.footnotes)
    return 2 * len(sheet.lists) + len(sheet.boxes) + sum(1 + len(row) // ROW for row in told)


def _parts(sheet: Sheet) -> Iterator[str]:
    if sheet.fields:
        yield f"<dl>{''.join(map(_field, sheet.fields))}</dl>"
    boxes = tuple(f"{TICKED if box.ticked else UNTICKED} {box.label}" for box in sheet.boxes)
    lists = (*sheet.lists, *((Lines(title="Boxes", rows=boxes),) if boxes else ()))
    narrow = tuple(rows for rows in lists if not _is_wide(rows))
    if narrow:
        yield f'<div class="lists">{"".join(map(_list, narrow))}</div>'
    yield from (_list(rows) for rows in lists if _is_wide(rows))
    if sheet.footnotes:
        yield f'<ol class="notes">{"".join(f"<li>{escape(note)}</li>" for note in sheet.footnotes)}</ol>'


def _is_wide(rows: Lines) -> bool:
    """Whether a list needs the whole width of the page, below those that stand side by side."""
    return any(len(row) > WIDE for row in rows.rows)


def _field(field: Field) -> str:
    return f"<div><dt>{escape(field.label)}</dt><dd>{escape(field.value) or '&nbsp;'}</dd></div>"


def _list(rows: Lines) -> str:
    items = "".join(_row(row) for row in rows.rows or ("none",))
    kind = "list wide" if _is_wide(rows) else "list"
    return f'<div class="{kind}"><h2>{escape(rows.title)}</h2><ul>{items}</ul></div>'


def _row(row: str) -> str:
    kind = ' class="long"' if len(row) > WIDE else ""
    return f"<li{kind}>{escape(row)}</li>"
