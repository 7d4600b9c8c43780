"""E13: every record sheet of told campaigns in every form, with all that the noun holds, on screens of two widths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from unicodedata import normalize

import pytest

from ledger.core.nouns import Sheet
from tests.pages import paper
from tests.pages.told import Told

ESCAPED = re.compile(r"\\(.)")


def held(sheet: Sheet) -> Iterator[str]:
    """Everything of the noun: each value behind its label, and each list with its rows in order."""
    yield sheet.title
    yield from (f"{field.label} {field.value}" for field in sheet.fields)
    yield from (" ".join((rows.title, *(rows.rows or ("none",)))) for rows in sheet.lists)
    yield from (box.label for box in sheet.boxes)
    yield from sheet.footnotes


def squeezed(text: str) -> str:
    """The letters and digits of a text, whatever signs, lines and capitals a form has set between and above them."""
    return "".join(filter(str.isalnum, normalize("NFKC", text).casefold()))


def absent(told: Told, shown: str) -> list[str]:
    """What a form leaves out of a campaign's sheets."""
    found = squeezed(shown)
    return [each for sheet in told.sheets() for each in held(sheet) if squeezed(each) not in found]


class Reader(HTMLParser):
    """Gathers the texts of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("columns", [40, 80])
def test_e13_on_a_screen(told: tuple[Told, ...], columns: int) -> None:
    for each in told:
        shown = each.typed("sheet", columns=columns)

        assert max(map(len, shown.splitlines())) <= columns
        assert absent(each, shown) == []


def test_e13_as_plain_text(told: tuple[Told, ...]) -> None:
    for each in told:
        assert absent(each, each.filed("sheet", ending=".txt").read_text("utf-8")) == []


def test_e13_as_markdown(told: tuple[Told, ...]) -> None:
    for each in told:
        shown = each.filed("sheet", ending=".md").read_text("utf-8")

        assert absent(each, ESCAPED.sub(r"\1", shown)) == []


def test_e13_as_a_page(told: tuple[Told, ...]) -> None:
    for each in told:
        reader = Reader()
        reader.feed(each.filed("sheet", ending=".html").read_text("utf-8"))

        assert absent(each, "".join(reader.texts)) == []


def test_e13_on_paper(told: tuple[Told, ...]) -> None:
    pytest.importorskip("weasyprint", reason="no weasyprint here: pip install 'delvelog[pdf]'", exc_type=ImportError)
    for game in ("draggmar", "degenerates"):
        each = next(each for each in told if each.name.startswith(game))

        made = each.filed("sheet", ending=".pdf").read_bytes()

        assert paper.pages(made) == len(each.sheets())
        assert absent(each, paper.words(made)) == []


def test_a_text_that_is_left_out_is_seen(told: tuple[Told, ...]) -> None:
    shown = told[0].filed("sheet", "campaign", ending=".txt").read_text("utf-8")
    fate = next(field for field in told[0].sheets()[0].fields if field.label == "Fate")

    left_out = absent(told[0], shown.replace(f"Fate: {fate.value}", "Fate:"))

    assert f"Fate {fate.value}" in left_out
    assert told[0].sheets()[0].title not in left_out
