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


def test_a_pack_is_checked_without_a_campaign(shell: Shell, pack: Path) -> None:
    assert "  scout: 1\n  hire: 1" in shell("pack check hills.toml")


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("level = 2", "level = 9", "[[scout]] 1:"),
        ("level = 2", 'level = "two"', "[[scout]] 1:"),
        ("level = 2", "depth = 2", "[[scout]] 1:"),
        ("[[hire]]", "[[flee]]", "[[flee]]"),
        ('name = "Hills"', "", "[pack] needs name"),
        ("[[scout]]", "[[scout", "hills.toml"),
        ("[3, 4]", "[3]", "[[hire]] 1:"),
    ],
)
def test_what_does_not_fit_names_the_row_and_nothing_is_taken(
    delve: Shell, pack: Path, was: str, now: str, told: str
) -> None:
    pack.write_text(PACK.replace(was, now), "utf-8")

    assert told in delve.flat("pack add hills.toml", status=2)
    assert delve.json("")["move"] == 1


def test_a_pack_of_another_game_and_a_missing_file_are_told_so(delve: Shell, pack: Path) -> None:
    assert "Cannot read nowhere.toml" in delve("pack add nowhere.toml", status=6)
    pack.write_text(PACK.replace('"toy"', '"draggmar"').split("[[scout]]")[0], "utf-8")
    assert "[pack-game]" in delve.flat("pack add hills.toml", status=2)


def test_a_row_may_name_what_an_earlier_row_or_the_table_taught(
    delve: Shell, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Equip, "teaches", True)
    row = '[[equip]]\nhero = "Brann"\nitems = ["Rope"]\n'
    pack.write_text(f"{PACK}\n{row}", "utf-8")
    assert "  equip: 1" in delve("pack check hills.toml")

    pack.write_text(f"{PACK.partition('[[scout]]')[0]}{row}", "utf-8")
    assert "[[equip]] 1:" in delve.flat("pack check hills.toml", status=2)
    delve("hire Brann 3/4")
    delve("pack add hills.toml")
