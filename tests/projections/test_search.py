"""Search: which lines hold the words, whatever signs stand between them."""

from __future__ import annotations

import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.table.moves import Note
from ledger.store.home import Home
from projections.readmodel.feed import catch_up
from projections.readmodel.file import opened
from projections.readmodel.search import phrase, search
from tests.cli.conftest import Shell
from tests.laws.test_history import CALM, Sitting

ODD = (
    '"',
    "'",
    "*",
    "^",
    "-",
    "AND",
    "a NEAR b",
    "sentence : x",
    "(",
    ")",
    "{}",
    "\x00",
    "\\",
    "NOT",
    "_",
    "%",
    "+",
    "",
)


def test_words_are_found_with_move_date_and_session(delve: Shell) -> None:
    delve("@ana scout Burial_Mound 2")
    delve("note the bridge of Öland fell")

    told = delve("find burial mound")
    assert told.splitlines()[1:] == [
        "  @ana scout Burial_Mound 2",
        "  Ana scouts Burial Mound: level 2.",
    ]
    assert re.fullmatch(r"#2 \d{4}-\d\d-\d\d session 1", told.splitlines()[0])
    assert "bridge" in delve("find OLAND bri")
    assert delve("find mound burial") == told


def test_only_the_last_word_may_be_begun(delve: Shell) -> None:
    delve("scout Burial_Mound 2")

    assert "Burial" in delve("find burial mou")
    assert "Nothing like that" in delve("find bur mound")
    assert "Nothing like that" in delve("find ogre")


def test_what_was_taken_back_is_marked(delve: Shell) -> None:
    delve("note dragons")
    delve("undo")
    assert "(taken back)" in delve("find dragons")
    assert delve.json("find dragons")["found"][0]["live"] is False

    delve("redo")
    assert "(taken back)" not in delve("find dragons")

    delve("note wyrms")
    delve("--yes amend 2 note lizards")
    assert "(taken back)" in delve("find dragons")
    assert "(taken back)" not in delve("find lizards")


def test_the_last_ones_are_shown_oldest_first(delve: Shell) -> None:
    for number in range(4):
        delve(f"note torch {number}")

    assert [each["move"] for each in delve.json("find torch -n 2")["found"]] == [4, 5]
    assert len(delve.json("find torch -n 0")["found"]) == 4


def test_another_campaign_is_not_searched(delve: Shell) -> None:
    delve("note a secret")
    delve("new Other toy Eve")

    assert "Nothing like that" in delve("find secret")
    assert "secret" in delve("--campaign Test find secret")


def test_a_campaign_keeps_its_words_under_another_name(delve: Shell) -> None:
    delve("note a secret")
    before = delve("find secret")
    delve("rename Test Renamed")

    assert delve("find secret") == before


def test_a_campaign_in_the_trash_leaves_no_words(delve: Shell, home: Path) -> None:
    delve("note a secret")
    before = delve("find secret")
    delve("new Other toy Eve")
    delve("--yes delete Test")
    delve("--campaign Other find secret")

    with closing(sqlite3.connect(home / "cache" / "readmodel.sqlite")) as database:
        assert database.execute("SELECT name FROM campaigns").fetchall() == [("Other",)]
        assert database.execute("SELECT rowid FROM entries_fts WHERE entries_fts MATCH 'secret'").fetchall() == []
    delve("recover Test")
    assert delve("--campaign Test find secret") == before


def test_deleting_the_cache_loses_nothing(delve: Shell, home: Path) -> None:
    delve("note a torch")
    before = delve("find torch")
    shutil.rmtree(home / "cache")

    assert delve("find torch") == before


def test_no_words_are_asked_for(delve: Shell) -> None:
    assert "[word-missing]" in delve("find", status=2)


@pytest.mark.parametrize("word", [each for each in ODD if each and "\x00" not in each])
def test_a_sign_is_no_error_at_the_shell(delve: Shell, word: str) -> None:
    delve("scout Mines 2")

    assert "Nothing like that" in delve.words("find", "--", word)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Home, Sitting]:
    folder = tmp_path_factory.mktemp("told")
    home = Home(folder / "home", folder / "cache")
    at = Sitting("toy", Random(1), home.cache / "states")  # noqa: S311  a play, not a secret
    assert at.table.say(Note(text="the quick torch"))
    with opened(home) as database:
        catch_up(database, at.table.ledger, "Test")
    return home, at


@CALM
@given(before=st.text() | st.sampled_from(ODD), after=st.sampled_from(ODD))
def test_no_text_is_syntax(told: tuple[Home, Sitting], before: str, after: str) -> None:
    home, at = told
    campaign = at.table.ledger.rows.campaign
    with opened(home) as database:
        search(database, campaign, before + after)
        search(database, "none", f"{before} torch {after}")
        signs = "".join(sign for sign in before if not sign.isalnum())
        if not phrase(signs):
            assert [each.lines for each in search(database, campaign, f"quick {signs} torch")]


def test_every_campaign_of_a_home_is_looked_through_and_named(delve: Shell) -> None:
    delve("note an ogre by the well")
    delve("new Other toy Eve")
    delve("note two ogres")
    delve("new Third toy Bo")

    assert [line for line in delve("find ogre").splitlines() if "note" in line] == []
    told = [line.strip() for line in delve("find --all ogre").splitlines()]
    named = [line for line in told if line in ("Test", "Other", "Third") or line.startswith("note")]
    assert named == ["Other", "note two ogres", "Test", "note an ogre by the well"]
    assert "Which words?" in delve("find --all", status=2)
    assert "Nothing like that" in delve("find --all dragon")


def test_copies_of_one_campaign_are_each_looked_through(delve: Shell, home: Path) -> None:
    """C4: a file that went to another phone and came back under another name keeps what was played there."""
    file = home / "campaigns" / "Test.delve"
    file.with_name("Bens.delve").write_bytes(file.read_bytes())
    delve("note an ogre by the well")
    delve("-c Bens note two ogres")

    for _ in range(2):
        told = [line.strip() for line in delve("find --all ogre").splitlines()]
        named = [line for line in told if line in ("Test", "Bens") or line.startswith("note")]
        assert named == ["Bens", "note two ogres", "Test", "note an ogre by the well"]
    assert "Test is a copy of Bens, and took its place." in " ".join(delve("views build").split())
