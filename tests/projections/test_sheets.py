"""Record sheets in text, Markdown and HTML, and how to lay the table out again."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ledger.core.nouns import Box, Field, Lines, Sheet
from projections.sheets.html import html
from projections.sheets.markdown import markdown
from projections.sheets.text import text
from tests.cli.conftest import Shell

ODD = "<b>O'Brien</b> & |=cmd| *x* `y` # 李"
SHEET = Sheet(
    title=f"Camp {ODD}",
    fields=(Field(label="Fate", value="12"), Field(label="Round", value="3"), Field(label="First", value=ODD)),
    lists=(Lines(title="Hand", rows=("Sword", ODD)), Lines(title="Curses", rows=())),
    boxes=(Box(label="Won", ticked=True), Box(label="Lost", ticked=False)),
    footnotes=("#4 Ruling over hand-full (DR-055): we said so",),
)


def test_text_in_one_column_for_a_phone_and_in_two_for_a_desk() -> None:
    narrow = list(text(SHEET, 40))
    assert narrow[2:4] == ["Fate: 12", "Round: 3"]
    assert "[x] Won" in narrow
    assert "none" in narrow[narrow.index("Curses") :]

    plain = SHEET.but(fields=SHEET.fields[:2])
    assert "Fate: 12" + " " * 33 + "Round: 3" in list(text(plain, 80))


def test_markdown_shows_names_as_they_are() -> None:
    told = markdown((SHEET,))

    assert r"\<b\>O'Brien\</b\> \& \|=cmd\| \*x\* \`y\` \# 李" in told
    assert "| Fate | 12 |" in told
    assert "- [x] Won" in told
    assert "1. \\#4 Ruling" in told


def test_html_shows_names_as_they_are_and_is_whole() -> None:
    told: list[str] = []
    opened: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002  the parser's own signature
            if tag not in ("meta", "br"):
                opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

        def handle_data(self, data: str) -> None:
            told.append(data)

    Reader().feed(html((SHEET, SHEET), ODD))

    assert opened == []
    assert told.count(ODD) == 7
    assert "script" not in html((SHEET,), "x")


def test_sheets_of_a_campaign_by_owner_and_into_files(delve: Shell, tmp_path: Path) -> None:
    delve("draw Torch")
    assert delve("sheet ana").startswith("Ana\n===\n\nHand\n----\nTorch\n")
    assert delve("sheet campaign").startswith("Toy\n===\nDoom: 10\n")
    assert "[name-unknown]" in delve("sheet cleo", status=2)

    for name, mark in (("all.txt", "Doom: 10"), ("all.md", "# Toy"), ("all.html", "<h1>Toy</h1>")):
        delve(f"sheet --to {name}")
        assert mark in (tmp_path / name).read_text("utf-8")
    assert "[name-taken]" in delve("sheet --to all.md", status=3)


def test_the_campaigns_sheet_carries_options_packs_rulings_and_corrections(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("scout Mines 1 because the card says so")
    delve("gain doom 2 because of an omen")

    told = delve.flat("sheet campaign")

    assert "As documented: dice table" in told
    assert "dark_elves: no\n" in told
    assert "* #3 Ruling over place-known (TOY-01): the card says so" in told
    assert "* #4 Doom 7 to 9." in told


def test_an_option_that_differs_stands_apart_and_says_since_when(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("option dark_elves yes because we found the box")

    told = delve.flat("sheet campaign")

    assert "dark_elves: yes (TOY-10, since #3)\nAs documented: dice table\n" in told
    assert "since" not in delve.flat("sheet campaign --at 2")


def test_a_sheet_as_it_stood_at_an_earlier_move_has_the_footnotes_of_then(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("scout Mines 1 because the card says so")

    told = delve("sheet campaign --at 2")

    assert "Doom: 8" in told
    assert "Ruling" not in told


def test_the_table_is_laid_out_again_line_by_line(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("draw Torch")

    told = delve.json("setup")["setup"]

    assert "Doom: 8." in told
    assert "Mines: 2." in told
    step = next(at for at, line in enumerate(told) if line.endswith(". Ana"))
    assert told[step + 1] == "Hand: Torch."


@pytest.mark.parametrize("width", [320, 400, 1000])
def test_a_page_never_scrolls_sideways(browser: Callable[..., str], tmp_path: Path, width: int) -> None:
    page = tmp_path / "page.html"
    wide = SHEET.but(lists=(*SHEET.lists, Lines(title="Long", rows=("x" * 200,))))
    probe = "<script>document.title = document.documentElement.scrollWidth - innerWidth</script></body>"
    page.write_text(html((wide, SHEET), "t").replace("</body>", probe), "utf-8")

    dom = browser(f"--window-size={width},900", "--dump-dom", f"file://{page}")

    found = re.search(r"<title>(-?\d+)</title>", dom)
    assert found
    assert int(found[1]) <= 0


def test_each_sheet_is_one_printed_page(browser: Callable[..., str], tmp_path: Path) -> None:
    page, pdf = tmp_path / "page.html", tmp_path / "page.pdf"
    page.write_text(html((SHEET, SHEET, SHEET), "t"), "utf-8")

    browser("--no-pdf-header-footer", f"--print-to-pdf={pdf}", f"file://{page}")

    assert len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes())) == 3
