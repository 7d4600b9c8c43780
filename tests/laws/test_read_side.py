"""Each game gets the whole read side for its views and sentences alone: every way of looking works on a play."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ledger.core.ruleset import Ruleset
from ledger.store.home import Home
from projections.readmodel.tables import TABLES
from tests.cli.conftest import Shell, home, shell, toy_game
from tests.laws.games import GAMES
from tests.laws.test_history import Sitting

__all__ = ["home", "shell", "toy_game"]  # fixtures that this file takes

PLAYED = 120
LOOKS = (
    "",
    "show",
    "sheet",
    "setup",
    "log all",
    "log session 1",
    "log from 2 to 9",
    "sessions",
    "rolls",
    "marks",
    "options",
    "chronicle",
    "stats",
    "stats tracks",
    "stats draws",
    "find e",
    "diff 3",
    "diff 3 9",
    "bgstats",
)
"""What is asked at the table, in the words of no game."""
PAGES = ("sheet", "chronicle", "stats", "diff 3")
"""What may be written into a file, too."""
FORMS = (".txt", ".md", ".html")


@pytest.fixture(params=GAMES)
def rules(request: pytest.FixtureRequest) -> Ruleset[Any]:
    return GAMES[request.param]


@pytest.fixture
def played(rules: Ruleset[Any], shell: Shell, tmp_path: Path) -> Shell:
    """A shell at a campaign that went on for a while, with corrections and steps back."""
    at = Sitting(rules.meta.id, Random(11), tmp_path / "states")  # noqa: S311  a play, not a secret
    while at.table.ledger.last.number < PLAYED:
        at.moved()
    at.table.undo(2)
    at.amend()
    at.moved()
    ledger = at.table.ledger
    there = Home(tmp_path / "home", tmp_path / "home" / "cache")
    there.keep("Played", ledger.rows.campaign, ledger.rows.select())
    shell("use Played")
    shell("session end")
    return shell


def test_every_look_answers(played: Shell) -> None:
    for line in LOOKS:
        told = played(line)
        assert told.strip(), line


def test_every_look_answers_a_program(played: Shell) -> None:
    for line in LOOKS:
        assert played.json(line)["ok"], line


def test_every_page_can_be_written_in_every_form(played: Shell, tmp_path: Path) -> None:
    for line in PAGES:
        for form in FORMS:
            file = tmp_path / f"{line.split()[0]}{form}"
            played(f"{line} --to {file.name}")
            assert len(file.read_text("utf-8")) > len(line), file


def test_every_table_of_the_read_model_can_be_had(played: Shell, tmp_path: Path) -> None:
    for table in TABLES:
        played(f"csv {table} {table}.csv")
        assert (tmp_path / f"{table}.csv").read_text("utf-8").count("\n") >= 1
    assert (tmp_path / "heroes.csv").read_text("utf-8").count("\n") > 1


def test_every_track_says_why_and_every_deck_its_odds(played: Shell, rules: Ruleset[Any]) -> None:
    view = played.json("show")["view"]
    for track in view["tracks"]:
        assert played(f"why {track['key'].replace(' ', '_')}"), track
    for deck in view["decks"]:
        told = played(f"odds {deck['name'].replace(' ', '_')}", status=0 if deck.get("odds") else 2)
        assert deck.get("odds") or "[deck-unlisted]" in told
    assert view["tracks"] or view["decks"]


def test_every_export_is_a_document(played: Shell, tmp_path: Path) -> None:
    for flags in ("", "--redact"):
        played(f"export whole{flags}.json {flags}")
        document = json.loads((tmp_path / f"whole{flags}.json").read_text("utf-8"))
        assert document["state"]
        assert played(f"import whole{flags}.json Again{flags}")
        assert played(f"-c Again{flags} audit --deep")


def test_the_book_can_be_written(played: Shell, tmp_path: Path) -> None:
    played("book the-book")
    assert (tmp_path / "the-book" / "index.html").exists()


def test_a_sheet_in_the_middle_can_be_begun_from(played: Shell, rules: Ruleset[Any]) -> None:
    assert rules.opening
    assert rules.meta.id in played.json(f"adopt --template {rules.meta.id}")["template"]
