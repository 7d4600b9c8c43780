"""Moments: a move, a mark, the end of a session; and what differs between two of them, on the screen and on a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Shell


@pytest.fixture
def twice(delve: Shell) -> Shell:
    """Two sessions at the toy: Doom goes from 10 to 8 in the first, and on to 5 in the second."""
    delve("scout Mines 2 @Ana")
    delve("mark Mines <done>")
    delve("session end")
    delve("scout Tower 3 @Ben")
    return delve


def test_a_session_is_looked_at_as_it_was_when_it_was_over(twice: Shell) -> None:
    assert "Doom 8" in twice("show doom --session 1")
    assert "Doom 5" in twice("show doom --session 2")
    assert "Mines" in twice("setup --session 1")
    assert "Tower" not in twice("setup --session 1")
    assert twice.json("sheet --session 1")["document"]["move"] == 4


def test_what_was_taken_back_is_no_session(twice: Shell) -> None:
    twice("undo 2 --yes")
    assert "[nothing-there]" in twice("show --session 2", status=3)
    assert "try: sessions lists them" in twice("show --session 3", status=3)
    assert "Doom 8" in twice("show doom --session 1")


def test_one_moment_is_named_once(twice: Shell) -> None:
    assert "[moment-twice]" in twice("show --session 1 --at 2", status=2)


@pytest.mark.parametrize("line", ["diff session 1 session 2", "diff 4 5", "diff mines_<done>", "diff Session 1"])
def test_what_differs_is_told_between_any_two_moments(twice: Shell, line: str) -> None:
    told = twice(line)
    assert "Doom: 8 to 5" in told
    assert "Tower: none to" in told


@pytest.mark.parametrize("line", ["diff", "diff 1 2 3", "diff session"])
def test_moments_that_nobody_can_name(twice: Shell, line: str) -> None:
    assert "[" in twice(line, status=3 if line == "diff session" else 2)


def test_the_page_holds_old_and_new_side_by_side(twice: Shell, tmp_path: Path) -> None:
    for ending in ("html", "md", "txt"):
        assert twice(f"diff Mines_<done> --to page.{ending}") == f"What differs is in\n  page.{ending}\n"
    html, markdown, text = ((tmp_path / f"page.{ending}").read_text("utf-8") for ending in ("html", "md", "txt"))

    assert "<th></th><th>Mines &lt;done&gt;</th><th>now</th>" in html
    assert '<tr><th>Doom</th><td class="was">8</td><td class="now">5</td></tr>' in html
    assert '<tr><th>Tower</th><td class="none">none</td>' in html
    assert "| Doom | 8 | 5 |" in markdown
    assert text.splitlines()[0] == "Test: Mines <done> to now"
    assert "Doom: 8 to 5" in text.splitlines()
    assert "[name-taken]" in twice("diff 1 --to page.md", status=3)


def test_a_page_without_a_difference_says_so(twice: Shell, tmp_path: Path) -> None:
    for ending in ("html", "md", "txt"):
        twice(f"diff 5 --to same.{ending}")
        assert "Nothing differs." in (tmp_path / f"same.{ending}").read_text("utf-8")
    assert twice("diff 5") == "Nothing differs.\n"
