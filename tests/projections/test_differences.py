"""The page of what differs fits a phone and a sheet of paper, and shows names as they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from projections.compare import Difference, differing
from projections.differences import Page
from tests.toy import TOY

ODD = "<b>O'Brien</b> & | *x*"
PAGE = Page(
    campaign=ODD,
    first="session 1",
    second="now",
    found=(
        Difference(about="Tracks", name="Doom", was="8", now="5"),
        Difference(about="Tracks", name=ODD, was="x" * 200, now=None),
        Difference(about="Sheets", name="Hand", was=None, now="y" * 200),
    ),
)


@pytest.mark.parametrize("width", [320, 400, 1000])
def test_the_page_never_scrolls_sideways(browser: Callable[..., str], tmp_path: Path, width: int) -> None:
    file = tmp_path / "page.html"
    probe = "<script>document.title = document.documentElement.scrollWidth - innerWidth</script></body>"
    file.write_text(PAGE.html().replace("</body>", probe), "utf-8")

    dom = browser(f"--window-size={width},900", "--dump-dom", f"file://{file}")

    found = re.search(r"<title>(-?\d+)</title>", dom)
    assert found
    assert int(found[1]) <= 0


def test_names_stand_as_they_are_under_their_nouns() -> None:
    html, markdown, text = PAGE.html(), PAGE.markdown(), PAGE.text()

    assert re.findall(r"<h2>(\w+)</h2>", html) == re.findall(r"## (\w+)", markdown) == ["Tracks", "Sheets"]
    assert "<b>" not in html
    assert "&lt;b&gt;O&#x27;Brien&lt;/b&gt; &amp; | *x*" in html
    assert r"\<b\>O'Brien\</b\> \& \| \*x\*" in markdown
    assert f"{ODD}: {'x' * 200} to none" in text.splitlines()
    assert f"Hand: none to {'y' * 200}" in text.splitlines()


def test_a_field_that_shows_a_track_is_told_once() -> None:
    old = TOY.initial.but(players=("Ana",), doom=10)

    found = differing(TOY.views, old, old.but(doom=7))

    assert [(each.about, each.line()) for each in found] == [("Tracks", "Doom: 10 to 7")]
