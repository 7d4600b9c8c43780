"""The tables of the read model as people ask them, and the verb that builds them."""

from __future__ import annotations

import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ledger.store.home import Home
from projections.readmodel.tables import TABLES
from tests.cli.conftest import Shell
from tests.projections.asking import asked


def test_after_a_step_back_the_earlier_sitting_goes_on(delve: Shell, home: Path) -> None:
    for line in ("note early", "session end", "note late", "restore 2", "note again"):
        delve(line)
    delve("views rebuild")

    select = "SELECT typed, session, live FROM moves WHERE verb = 'note' ORDER BY entry"
    assert asked(Home(home, home / "cache"), select) == [
        ("note early", 1, 1),
        ("note late", 2, 0),
        ("note again", 1, 1),
    ]


def test_what_the_tables_say(delve: Shell, home: Path) -> None:
    for line in (
        "scout Mines 2",
        "@ana roll 2d6 4 1",
        "session end",
        "note later",
        "undo",
        "lose doom 2 because it rained",
    ):
        delve(line)
    delve("views rebuild")
    there = Home(home, home / "cache")

    assert asked(there, "SELECT name, game FROM campaigns") == [("Test", "toy")]
    assert asked(there, "SELECT session, moves, live FROM sessions ORDER BY entry") == [(1, 3, 1), (2, 0, 0), (2, 1, 1)]
    assert asked(there, "SELECT typed, session, live FROM moves WHERE verb IN ('scout', 'note') ORDER BY move") == [
        ("scout Mines 2", 1, 1),
        ("note later", 2, 0),
    ]
    rolls = "SELECT who, dice, die, face, kept, total, source, live FROM rolls"
    assert asked(there, rolls) == [
        ("Ana", "2d6", 1, 4, 1, None, "table", 1),
        ("Ana", "2d6", 2, 1, 1, None, "table", 1),
    ]
    assert asked(there, "SELECT DISTINCT key, was - now, sentence LIKE 'Doom %' FROM tracks") == [("doom", 2, 1)]
    assert asked(there, "SELECT number FROM entries WHERE at = ''") == [(1,)]


def test_a_ruling_is_found_with_its_reason(delve: Shell, home: Path) -> None:
    delve("scout Mines 2")
    delve("scout Mines 3 because the token was wet")
    delve("views rebuild")

    found = asked(Home(home, home / "cache"), "SELECT code <> '', reason, live FROM rulings")
    assert found == [(1, "the token was wet", 1)]


def test_views_are_rebuilt_and_say_where_they_lie(delve: Shell, home: Path) -> None:
    assert "not built yet" in delve("views where")
    delve("new Other toy Eve")
    assert {"Test", "Other"} == set(delve.json("views rebuild")["built"])
    assert delve.json("views where")["path"] == str(home / "cache" / "readmodel.sqlite")
    assert "not built yet" not in delve("views where")
    assert "none of build" in delve.flat("views burn", status=2)


def test_every_face_of_a_die_is_a_row_and_a_bare_total_is_one_without(delve: Shell, home: Path) -> None:
    for line in ("roll 2d6 5:2 6", "undo", "roll 2d6 =9"):
        delve(line)
    delve("views build")

    rolls = "SELECT die, try, face, kept, total, live FROM rolls ORDER BY entry, die, try"
    assert asked(Home(home, home / "cache"), rolls) == [
        (1, 1, 5, 0, None, 0),
        (1, 2, 2, 1, None, 0),
        (2, 1, 6, 1, None, 0),
        (0, 1, None, 1, 9, 1),
    ]


def test_what_was_given_with_a_move_is_a_choice_and_its_dice_are_not(delve: Shell, home: Path) -> None:
    delve("scout Mines 2")
    delve("roll 2d6 4 1")
    delve("views build")

    choices = "SELECT verb, field, value FROM choices WHERE field <> 'who' AND verb <> 'found' ORDER BY entry, field"
    assert asked(Home(home, home / "cache"), choices) == [
        ("scout", "level", 2),
        ("scout", "place", "Mines"),
        ("roll", "dice", "2d6"),
    ]


def test_the_sheets_stand_as_they_are_now(delve: Shell, home: Path) -> None:
    there = Home(home, home / "cache")
    delve("scout Mines 2")
    delve("views build")
    before = asked(there, "SELECT hero, field, value FROM heroes"), asked(there, "SELECT hero, list, item FROM items")
    delve("undo")
    delve("views build")
    undone = asked(there, "SELECT hero, field, value FROM heroes"), asked(there, "SELECT hero, list, item FROM items")

    shown = delve.json("show")["view"]["sheets"]
    fields = [(each.get("owner", ""), row["label"], row["value"]) for each in shown for row in each.get("fields", ())]
    rows = [
        (each.get("owner", ""), row["title"], item)
        for each in shown
        for row in each.get("lists", ())
        for item in row.get("rows", ())
    ]
    assert undone[0] == fields
    assert [row for row in undone[1] if row[1] != "Options"] == [row for row in rows if row[1] != "Options"]
    assert before != undone


def test_a_damaged_campaign_is_named_and_the_others_are_built(delve: Shell, home: Path) -> None:
    (home / "campaigns" / "Broken.delve").write_bytes(b"no campaign")

    told = delve("views rebuild")
    assert "Broken was left out" in told
    assert "Test: " in told


def test_no_move_builds_or_needs_it(delve: Shell, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlite_utils", None)
    for line in ("scout Mines 2", "undo", "redo", "log", "show", ""):
        delve(line)

    assert not (home / "cache" / "readmodel.sqlite").exists()
    assert "needs sqlite-utils" in delve.flat("find mines", status=5)
    assert "pip install" in delve.flat("views rebuild", status=5)


def test_a_damaged_model_says_how_to_build_it_again(delve: Shell, home: Path) -> None:
    delve("note a torch")
    right = delve("find torch")
    path = home / "cache" / "readmodel.sqlite"
    path.write_bytes(path.read_bytes()[:100] + b"\xff" * (path.stat().st_size - 100))

    assert "try: delve views rebuild" in delve.flat("find torch", status=6)
    delve("views rebuild")
    assert delve("find torch") == right


def test_the_page_of_the_tables_names_every_column(delve: Shell, home: Path) -> None:
    delve("views rebuild")
    page = (Path(__file__).parents[2] / "docs" / "readmodel.md").read_text("utf-8")
    parts = dict(re.findall(r"^- `(\w+)`: (.*?)(?=\n- |\n\n)", page, re.MULTILINE | re.DOTALL))
    with closing(sqlite3.connect(home / "cache" / "readmodel.sqlite")) as database:
        columns = {name: [row[1] for row in database.execute(f"PRAGMA table_info({name})")] for name in TABLES}

    assert [f"{name}.{each}" for name in TABLES for each in columns[name] if f"`{each}`" not in parts[name]] == []
