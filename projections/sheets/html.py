"""Sheets as one HTML page: one sheet a page of A4 or Letter in print, light and dark on screen, no script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from ledger.core.nouns import Field, Lines, Sheet

TICKED, UNTICKED = "\u2611", "\u2610"
STYLE = """
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #fffdf8; --line: #b9b1a1; --faint: #6b6457; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6da; --paper: #1b1a18; --line: #56504a; --faint: #a59d90; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.4 Georgia, "Noto Serif", serif; }
main { max-width: 48rem; margin: 0 auto; padding: 0 1rem; }
section { padding: 1rem 0 2rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.5rem; margin: 0 0 .6rem; border-bottom: 3px double var(--line); overflow-wrap: anywhere; }
h2 { font-size: .95rem; margin: 0 0 .2rem; letter-spacing: .04em; text-transform: uppercase; color: var(--faint); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .4rem .9rem; margin: 0 0 1rem; }
dl div { border-bottom: 1px solid var(--line); min-width: 0; }
dt { font-size: .75rem; color: var(--faint); }
dd { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
.lists { columns: 15rem auto; column-gap: 1.4rem; }
.list { break-inside: avoid-column; margin: 0 0 .9rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-bottom: 1px dotted var(--line); overflow-wrap: anywhere; }
.notes { font-size: .8rem; color: var(--faint); margin: .8rem 0 0; padding-left: 1.4rem; }
@page { margin: 12mm; }
@media print {
  :root { --ink: #000; --paper: #fff; --line: #999; --faint: #444; }
  body { font-size: 9.5pt; line-height: 1.2; }
  main { max-width: none; padding: 0; }
  section { border: 0; padding: 0; break-after: page; }
  section:last-child { break-after: auto; }
  h1 { font-size: 15pt; }
  dl { grid-template-columns: repeat(4, 1fr); gap: 1.5mm 4mm; }
  .lists { columns: 3; column-gap: 6mm; }
  .list { margin: 0 0 2.5mm; }
  dd { font-size: 10.5pt; }
  .notes { margin-top: 2.5mm; }
}
"""


def html(sheets: Iterable[Sheet], title: str) -> str:
    """A whole page with these sheets."""
    return page("\n".join(_sheet(sheet) for sheet in sheets), title)


def page(body: str, title: str, style: str = "") -> str:
    """A whole page around a body that is HTML already; `style` is what it needs beyond the style of all pages."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _sheet(sheet: Sheet) -> str:
    return "\n".join(("<section>", f"<h1>{escape(sheet.title)}</h1>", *_parts(sheet), "</section>"))


def _parts(sheet: Sheet) -> Iterator[str]:
    if sheet.fields:
        yield f"<dl>{''.join(map(_field, sheet.fields))}</dl>"
    boxes = tuple(f"{TICKED if box.ticked else UNTICKED} {box.label}" for box in sheet.boxes)
    lists = (*sheet.lists, *((Lines(title="Boxes", rows=boxes),) if boxes else ()))
    if lists:
        yield f'<div class="lists">{"".join(map(_list, lists))}</div>'
    if sheet.footnotes:
        yield f'<ol class="notes">{"".join(f"<li>{escape(note)}</li>" for note in sheet.footnotes)}</ol>'


def _field(field: Field) -> str:
    return f"<div><dt>{escape(field.label)}</dt><dd>{escape(field.value) or '&nbsp;'}</dd></div>"


def _list(rows: Lines) -> str:
    items = "".join(f"<li>{escape(row)}</li>" for row in rows.rows or ("none",))
    return f'<div class="list"><h2>{escape(rows.title)}</h2><ul>{items}</ul></div>'
