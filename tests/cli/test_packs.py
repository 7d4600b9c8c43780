"""Packs: what a box prints, typed once into a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Shell
from tests.toy.moves import Equip, Hire, Scout

PACK = """
[pack]
name = "Hills"
version = "2"
game = "toy"

[[scout]]
place = "Mirror Lake"
level = 2

[[hire]]
hero = "Brann"
health = [3, 4]
"""


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack of the toy game, in which scouting and hiring write down what the box prints."""
    for kind in (Scout, Hire):
        monkeypatch.setattr(kind, "teaches", True)
    (tmp_path / "hills.toml").write_text(PACK, "utf-8")
    return tmp_path / "hills.toml"


def test_a_pack_is_taken_whole_is_named_in_the_ledger_and_is_one_undo(delve: Shell, pack: Path) -> None:
    told = delve("pack add hills.toml")
    assert "Pack Hills, version 2 (" in told
    assert delve.json("show")["view"]["places"][0]["name"] == "Mirror Lake"
    assert delve("pack list").startswith("Hills 2 ")
    assert "[pack-taken]" in delve("pack add hills.toml", status=3)

    delve("undo")

    assert delve.json("show")["view"]["places"] == []
    assert "No pack was taken." in delve("pack list")
    assert "[pack-unknown]" in delve("pack show Hills", status=2)


def test_a_pack_is_checked_without_a_campaign(shell: Shell, pack: Path) -> None:
    assert "  scout: 1\n  hire: 1" in shell("pack check hills.toml")


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("level = 2", "level = 9", "line 9, scout 1, level: 9 is above 3."),
        ("[[hire]]", "[[flee]]", "line 11, flee 1: a pack of toy has no such table."),
        ("[3, 4]", "[3]", "line 13, hire 1, health 2: it is missing."),
    ],
)
def test_what_does_not_fit_is_told_and_nothing_is_taken(
    delve: Shell, pack: Path, was: str, now: str, told: str
) -> None:
    pack.write_text(PACK.replace(was, now), "utf-8")

    assert f"No: hills.toml, {told}" in delve.flat("pack add hills.toml", status=2)
    assert delve.json("")["move"] == 1


def test_a_row_that_the_rules_refuse_is_named_and_nothing_is_taken(delve: Shell, pack: Path) -> None:
    delve("hire Brann 3/4")

    told = delve.flat("pack add hills.toml", status=3)

    assert "hills.toml, line 11, hire 1: Brann serves already. [hero-hired TOY-02]" in told
    assert delve.json("")["move"] == 2


def test_a_rule_may_be_overruled_with_a_reason_for_the_whole_pack(delve: Shell, pack: Path) -> None:
    delve("scout Mirror_Lake 1")
    told = delve.flat("pack add hills.toml", status=3)
    assert "hills.toml, line 7, scout 1: Mirror Lake is open." in told
    assert "overrule: the same, because WHY" in told

    assert "Ruling over place-known (TOY-01): the map says so" in delve.flat(
        "pack add hills.toml because the map says so"
    )

    row = "scout Mirror_Lake 2 because the map says so"
    assert row in delve.flat("pack show hills")


def test_a_pack_of_another_game_and_a_missing_file_are_told_so(delve: Shell, pack: Path) -> None:
    assert "Cannot read nowhere.toml" in delve("pack add nowhere.toml", status=6)
    assert "[word-missing]" in delve("pack add", status=2)
    pack.write_text(PACK.replace('"toy"', '"draggmar"').split("[[scout]]", maxsplit=1)[0], "utf-8")
    assert "[pack-game]" in delve.flat("pack add hills.toml", status=2)


def test_a_row_may_name_what_an_earlier_row_or_the_table_taught(
    delve: Shell, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Equip, "teaches", True)
    row = '[[equip]]\nhero = "Brann"\nitems = ["Rope"]\n'
    pack.write_text(f"{PACK}\n{row}", "utf-8")
    assert "  equip: 1" in delve("pack check hills.toml")

    pack.write_text(f"{PACK.partition('[[scout]]')[0]}{row}", "utf-8")
    assert "line 8, equip 1, hero: No hero is known yet" in delve.flat("pack check hills.toml", status=2)
    delve("hire Brann 3/4")
    delve("pack add hills.toml")


def test_show_tells_which_rows_came_when_and_by_which_move(delve: Shell, pack: Path) -> None:
    delve("note before")
    delve("pack add hills.toml")
    delve("note after")

    shown = delve("pack show")
    taken = delve.json("pack show hills")["packs"]

    assert shown.splitlines()[2:] == ["  scout 1, hire 1", "#4 scout Mirror_Lake 2", "#5 hire Brann 3/4"]
    assert [each["rows"] for each in taken] == [[[4, "scout Mirror_Lake 2"], [5, "hire Brann 3/4"]]]
    assert (taken[0]["move"], taken[0]["version"]) == (3, "2")
    assert delve("pack list") == f"Hills 2 {taken[0]['hash']}: #3, 2 rows\n"


def test_show_knows_a_pack_on_a_branch_that_a_correction_made(delve: Shell, pack: Path) -> None:
    delve("note before")
    delve("pack add hills.toml")

    delve("--yes amend 2 note long before")

    rows = delve.json("pack show hills")["packs"][0]["rows"]
    assert [words for _, words in rows] == ["scout Mirror_Lake 2", "hire Brann 3/4"]


def test_an_unknown_pack_and_one_of_several_are_asked_for(delve: Shell, pack: Path) -> None:
    delve("pack add hills.toml")
    (pack.parent / "other.toml").write_text(PACK.split("[[scout]]", maxsplit=1)[0].replace("Hills", "Moor"), "utf-8")
    delve("pack add other.toml")

    assert "Hills, Moor" in delve.flat("pack show", status=2)
    assert "[name-unknown]" in delve("pack show Dunes", status=2)
    assert delve("pack show moor").startswith("Moor 2 (")
