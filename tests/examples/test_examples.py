"""Every told session and the README print what they say; `DELVE_UPDATE=1` writes what they print now."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.examples.pages import Page

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path
    for path in (*(ROOT / "examples").rglob("*.md"), ROOT / "README.md")
    if path.stem not in ("MOVES", "REFUSALS") and "```console" in path.read_text("utf-8")
)
LONGEST = 160
"""Lines of a page: one story, that a reader follows."""


@pytest.fixture(autouse=True)
def _table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_prints_what_it_says(path: Path, tmp_path: Path) -> None:
    page = Page(path)
    played = page.played(tmp_path)
    if os.environ.get("DELVE_UPDATE"):
        path.write_text(played, "utf-8")
        return

    assert played == page.text


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_page_is_one_story_that_fits_the_screen(path: Path) -> None:
    page = Page(path)

    assert len(page.text.splitlines()) <= LONGEST * 3
    assert list(page.typed())
