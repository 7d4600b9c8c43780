"""The look at a page sees what a reader would not want to see, so that a page without it is a good one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pages.browser import Seen, opened

PAGES = {
    "good.html": "<p>good</p><script>document.title = 'fine'</script>",
    "wide.html": '<body style="margin: 0"><p style="width: 500px">five hundred</p>',
    "wrong ö.html": "<p>a wrong word</p><script>notThere()</script>",
    "loud.html": "<p>told twice</p><script>console.error('first\\nsecond')</script>",
    "room/beside.html": '<p>a script beside it</p><script src="beside.js"></script>',
    "blank.html": "<p></p>",
}


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Seen]:
    """Each page by its name, looked at in a window of 360 pixels."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "room").mkdir()
    (folder / "room" / "beside.js").write_text("norThis()", "utf-8")
    for name, body in PAGES.items():
        (folder / name).write_text(f'<!doctype html><meta charset="utf-8">{body}', "utf-8")
    looked = opened([folder / name for name in PAGES], 360)
    return dict(zip(PAGES, looked, strict=True))


def test_a_good_page_is_passed(seen: dict[str, Seen]) -> None:
    assert seen["good.html"].wrong == ""
    assert seen["good.html"].letters == len("good")


def test_a_page_that_is_too_wide_is_seen_with_by_how_much(seen: dict[str, Seen]) -> None:
    assert seen["wide.html"].wrong == "140 pixels too wide"


def test_an_error_is_seen_on_the_page_that_made_it(seen: dict[str, Seen]) -> None:
    assert seen["wrong ö.html"].wrong == "Uncaught ReferenceError: notThere is not defined"
    assert "first" in seen["loud.html"].wrong
    assert "second" in seen["loud.html"].wrong


def test_an_error_of_a_script_is_seen_on_the_page_beside_it(seen: dict[str, Seen]) -> None:
    assert seen["room/beside.html"].wrong == "Uncaught ReferenceError: norThis is not defined"


def test_a_page_that_shows_nothing_is_seen(seen: dict[str, Seen]) -> None:
    assert seen["blank.html"].wrong == "nothing to read"


def test_without_a_browser_it_says_why_it_is_skipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    with pytest.raises(pytest.skip.Exception, match="no browser here: none of chromium"):
        opened([tmp_path / "page.html"], 360)
