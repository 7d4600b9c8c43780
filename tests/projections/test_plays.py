"""A finished session as a link that BG Stats opens: decoded, it tells when, how long, who, and who won."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from cli.door import run
from ledger.store import ledger as clock
from projections.plays import LINK
from tests.cli.conftest import Shell
from tests.examples.pages import Page

EXAMPLES = Path(__file__).parents[2] / "examples"


def decoded(link: str) -> dict[str, Any]:
    """What a link holds, as the app takes it apart."""
    parts = urlsplit(link.strip())
    assert (parts.scheme, parts.netloc, parts.path) == ("bgstats", "app.bgstatsapp.com", "/createPlay.html")
    (data,) = parse_qs(parts.query, strict_parsing=True)["data"]
    found: dict[str, Any] = json.loads(data)
    return found


@pytest.fixture
def evening(delve: Shell, monkeypatch: pytest.MonkeyPatch) -> Shell:
    """A session from 19:00 to 20:05, of which a pause of 40 minutes is none at the table."""
    for at, line in (("19:00", "scout Mines 2 @Ana"), ("19:40", "scout Tower 1 @Ben"), ("20:05", "session end")):
        monkeypatch.setattr(clock, "now", lambda at=at: f"2026-01-31T{at}:30Z")
        delve(line)
    return delve


def test_the_link_says_when_how_long_and_who(evening: Shell) -> None:
    answer = evening.json("bgstats --location 'Zoë & Co'")

    assert decoded(answer["link"]) == answer["play"]
    campaign = answer["play"].pop("sourcePlayId")
    assert (len(campaign), campaign[-2:]) == (34, "-1")
    assert answer["play"] == {
        "sourceName": "Delvelog",
        "playDate": "2026-01-31 20:05:30",
        "durationMin": 25,
        "comments": "Test, session 1: 2 places open. The campaign goes on.",
        "game": {"name": "Toy", "sourceGameId": "toy", "highestWins": True, "noPoints": True},
        "players": [
            {"name": name, "sourcePlayerId": name, "role": "", "winner": False, "startPlayer": False}
            for name in ("Ana", "Ben")
        ],
        "location": "Zoë & Co",
    }


def test_the_link_is_printed_in_one_piece(evening: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bgstats"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(LINK)
    assert printed.count("\n") == 1
    assert "location" not in decoded(printed)


def test_the_play_goes_to_a_file(evening: Shell, tmp_path: Path) -> None:
    assert evening("bgstats 1 --to play.json") == "Session 1 is in\n  play.json\n"
    assert json.loads((tmp_path / "play.json").read_text("utf-8")) == evening.json("bgstats 1")["play"]
    assert "[name-taken]" in evening("bgstats --to play.json", status=3)


def test_a_session_that_is_open_is_no_play_yet(delve: Shell) -> None:
    assert "[nothing-there]" in delve("bgstats", status=3)
    delve("scout Mines 2")
    assert "try: session end\n" in delve("bgstats", status=3)
    delve("session end")
    delve("scout Tower 1")
    assert "or bgstats 1" in delve.flat("bgstats", status=3)
    assert decoded(delve.json("bgstats 1")["link"])["sourcePlayId"].endswith("-1")
    assert "[nothing-there]" in delve("bgstats 7", status=3)


WON = {
    "degenerates/ending-victory.md": {"Ana": True, "Ben": True},
    "degenerates/ending-doom.md": {"Ana": False, "Ben": False},
    "draggmar/fortress.md": {"Ana": True, "Ben": False},
    "draggmar/shared.md": {"Cleo": False, "Dan": True, "Eve": True},
}


@pytest.mark.parametrize(("page", "won"), WON.items())
def test_who_won_is_told_once_the_game_is_over(shell: Shell, tmp_path: Path, page: str, won: dict[str, bool]) -> None:
    Page(EXAMPLES / page).played(tmp_path)
    if "victory" in page:  # the page takes the last move back
        shell("redo")
    shell("session end")

    told = shell.json("bgstats")["play"]

    assert {each["name"]: each["winner"] for each in told["players"]} == won
    assert told["comments"].endswith(f"The game is {'won' if any(won.values()) else 'lost'}.")
