"""Tracks, charts and files of `stats`, as somebody types them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from ledger.store.campaigns import open_campaign
from ledger.store.home import home as found_home
from projections.figures import STYLE, figures
from projections.sheets.html import page
from tests.cli.conftest import Shell

PLOTTED = "\u2524"
"""A sign of an axis, as plotext draws it."""


@pytest.fixture
def evening(delve: Shell) -> Shell:
    """Doom falls by 2, 3 (taken back) and 1; two dice, one card, one ruling."""
    delve("scout Mines 2 @ana")
    delve("scout Tower 3 @ana")
    delve("undo")
    delve("scout Marsh 1 @ana")
    delve("roll 2d6 4 1 @ben")
    delve("draw Torch @ana")
    delve("scout Mines 1 because the card says so")
    delve("undo")
    return delve


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """An install without plotext."""
    monkeypatch.setitem(sys.modules, "plotext", None)


# ------------------------------------------------------------ tracks


def test_stats_tracks_tells_first_lowest_highest_last(evening: Shell) -> None:
    assert evening("stats tracks") == "Tracks\nDoom: 10 to 7 in 2 changes\n  lowest 7, highest 10\n"

    (doom,) = evening.json("stats tracks")["stats"]["tracks"]
    told = {name: doom[name] for name in ("key", "first", "lowest", "highest", "last", "changes", "gone")}
    assert told == {"key": "doom", "first": 10, "lowest": 7, "highest": 10, "last": 7, "changes": 2, "gone": False}
    assert [value for _, value in doom["points"]] == [10, 8, 7]


def test_a_track_that_never_changed(delve: Shell) -> None:
    assert delve("stats tracks") == "Tracks\nDoom: 10, never changed\n"
    assert PLOTTED not in delve("stats tracks doom")


def test_one_track_without_plotext_has_its_values_and_the_way_to_a_chart(evening: Shell, bare: None) -> None:
    points = evening.json("stats tracks doom")["stats"]["tracks"][0]["points"]

    assert evening.flat("stats tracks doom") == (
        "Tracks\n"
        "Doom: 10 to 7 in 2 changes lowest 7, highest 10"
        f" move:value {' '.join(f'{move}:{value}' for move, value in points)}\n"
        "For charts: pip install 'delvelog[charts]'\n"
    )


def test_one_track_has_a_chart_as_wide_as_the_terminal(evening: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("plotext")
    for width in (30, 40):
        monkeypatch.setenv("COLUMNS", str(width))
        told = evening("stats tracks do")
        assert "move:value" in told
        chart = [row for row in told.splitlines() if re.match(rf" *(\d+{PLOTTED}|[\u2514\u2502\u250c])", row)]
        assert [PLOTTED in row for row in chart].count(True) >= 3
        assert {len(row) for row in chart} == {width}
        assert "\x1b" not in told


def test_a_terminal_of_letters_only_gets_no_chart(evening: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("plotext")
    monkeypatch.setattr("cli.plots.MARKERS", "\ud800")  # what no encoding holds

    assert evening.flat("stats tracks doom").endswith("\nThis terminal shows letters only: no chart.\n")


def test_a_track_that_is_unknown_is_refused_with_those_there_are(evening: Shell) -> None:
    assert "[name-unknown]" in evening("stats tracks fate", status=2)


# ------------------------------------------------------------ charts of dice


def test_dice_and_draws_have_bars_where_they_are_asked_for(evening: Shell) -> None:
    pytest.importorskip("plotext")

    assert PLOTTED not in evening("stats dice")
    told = evening("stats dice --chart").splitlines()
    assert [row.split(PLOTTED)[0].strip() for row in told if PLOTTED in row] == [
        *("1:1", "2:0", "3:0", "4:1", "5:0", "6:0"),
    ]
    assert f"Torch:1{PLOTTED}" in evening("stats draws --chart")


def test_bars_without_plotext_are_one_line(evening: Shell, bare: None) -> None:
    told = evening.flat("stats dice")
    assert evening.flat("stats dice --chart") == told + "For charts: pip install 'delvelog[charts]'\n"


# ------------------------------------------------------------ parts and names


def test_all_of_it_has_every_part(evening: Shell) -> None:
    told = evening("stats")

    titles = ["Dice on the table", "Draws at the table", "Tracks", "Time at the table", "Rulings"]
    assert [row for row in told.splitlines() if row in titles] == titles
    assert list(evening.json("stats")["stats"]) == ["dice", "draws", "tracks", "time", "rulings"]


def test_a_part_of_somebody(evening: Shell) -> None:
    assert evening("stats dice ben").startswith("Dice on the table\nBen, d6: 2 rolls\n")
    assert evening("stats dice @ana").startswith("No dice were rolled.\n")
    assert [each["moves"] for each in evening.json("stats time ben")["stats"]["time"]] == [{"Ben": 1}]
    assert evening("stats rulings place-known") == "Rulings\nplace-known (TOY-01): 1, taken back\n"


# ------------------------------------------------------------ files


def test_statistics_to_a_text_and_to_markdown(evening: Shell) -> None:
    assert evening("stats tracks --to s.txt") == "Statistics in\n  s.txt\n"
    evening("stats tracks --to s.md")

    assert Path("s.txt").read_text("utf-8") == (
        "Test: Toy\n=========\n\nTracks\nDoom: 10 to 7 in 2 changes\n  lowest 7, highest 10\n"
    )
    assert Path("s.md").read_text("utf-8") == (
        "# Test: Toy\n\n## Tracks\n\n- Doom: 10 to 7 in 2 changes\n  - lowest 7, highest 10\n"
    )
    assert "[name-taken]" in evening("stats --to s.md", status=3)


class Opened(HTMLParser):
    """What a page holds: the ids of its sections, and its charts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sections: list[str] = []
        self.feed(text)
        self.charts = re.findall(r"<svg.*?</svg>", text, re.DOTALL)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "section":
            self.sections.append(dict(attrs).get("id") or "")


def test_statistics_as_a_page_with_charts(evening: Shell) -> None:
    evening("stats --to s.html")
    text = Path("s.html").read_text("utf-8")
    opened = Opened(text)

    assert opened.sections == ["tracks", "dice", "draws", "time", "rulings"]
    titles = [ET.fromstring(chart)[0].text for chart in opened.charts]  # noqa: S314  our own text
    assert titles == [
        "Doom over the moves",
        "Dice on the table: faces of d6, Ben",
        "Draws at the table: cards of Cards",
        "Minutes at the table by session",
    ]
    assert "expected: Torch 0.5, Long Sword 0.2, Elixir of Life 0.2" in text
    assert "there is no seed" in text
    assert "<script" not in text


def test_a_part_as_a_page_has_that_part_only(evening: Shell) -> None:
    evening("stats tracks doom --to s.html")

    assert Opened(Path("s.html").read_text("utf-8")).sections == ["tracks"]


def test_figures_are_the_body_of_such_a_page(evening: Shell) -> None:
    evening("stats --to s.html")
    opened = open_campaign(found_home(), "Test")
    body = figures(opened)
    opened.close()

    assert body in Path("s.html").read_text("utf-8")
    assert not re.search("<html|<body|<style", body)


def test_figures_of_a_campaign_that_has_just_begun(delve: Shell) -> None:
    opened = open_campaign(found_home(), "Test")
    body = figures(opened)
    opened.close()

    assert "Doom: 10, never changed" in body
    assert "No card was drawn." in body
    assert "<svg" not in body


@pytest.mark.parametrize("width", [320, 1000])
def test_a_page_of_figures_never_scrolls_sideways(
    browser: Callable[..., str], shell: Shell, tmp_path: Path, width: int
) -> None:
    shell(f"new Test toy {'A' * 60} Ben")
    shell(f"roll 100d6 {' '.join('6' * 100)}")
    shell(f"draw {'W' * 60}")
    shell("scout Mines 3")
    opened = open_campaign(found_home(), "Test")
    probe = "<script>document.title = document.documentElement.scrollWidth - innerWidth</script></body>"
    told = page(figures(opened), "t" * 60, STYLE).replace("</body>", probe)
    opened.close()
    (tmp_path / "page.html").write_text(told, "utf-8")

    dom = browser(f"--window-size={width},900", "--dump-dom", f"file://{tmp_path / 'page.html'}")

    found = re.search(r"<title>(-?\d+)</title>", dom)
    assert found
    assert int(found[1]) <= 0


def test_statistics_as_a_pdf(evening: Shell) -> None:
    pytest.importorskip("weasyprint")
    evening("stats --to s.pdf")

    assert Path("s.pdf").read_bytes().startswith(b"%PDF")


def test_an_old_plotext_is_none(evening: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "plotext", ModuleType("plotext"))

    assert evening.flat("stats tracks doom").endswith("\nFor charts: pip install 'delvelog[charts]'\n")
