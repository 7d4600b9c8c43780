"""Every kind of page in a real browser, at the width of a phone and of a sheet of A4."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pages.browser import chromium, opened
from tests.pages.told import Told

PHONE, A4 = 360, 794
"""Pixels of a phone, and of a sheet of A4 at 96 to the inch."""
KINDS = (("sheet",), ("chronicle",), ("stats",), ("diff", "1"))


@pytest.fixture(scope="module")
def pages(told: tuple[Told, ...]) -> list[Path]:
    """Pages of each kind, of each told campaign."""
    chromium()
    return [each.filed(*kind, ending=".html") for each in told for kind in KINDS]


@pytest.fixture(scope="module")
def books(told: tuple[Told, ...], tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """All pages of a book of one campaign of each game."""
    chromium()
    folder = tmp_path_factory.mktemp("books")
    chosen = {each.name.partition("-")[0]: each for each in told}
    for game, each in chosen.items():
        each.typed("book", str(folder / game))
    return sorted(folder.glob("*/*.html"))


@pytest.mark.parametrize("width", [PHONE, A4])
def test_a_page_fits_and_says_nothing_on_its_console(pages: list[Path], width: int) -> None:
    assert {each.page.name: each.wrong for each in opened(pages, width) if each.wrong} == {}


@pytest.mark.parametrize("width", [PHONE, A4])
def test_a_book_fits_and_says_nothing_on_its_console(books: list[Path], width: int) -> None:
    assert {page.name for page in books} >= {"index.html", "sheets.html", "chronicle.html", "dice.html", "search.html"}
    assert {str(each.page): each.wrong for each in opened(books, width) if each.wrong} == {}
