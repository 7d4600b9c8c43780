"""`export --redact`: a file for a bug report, which comes in again like any campaign."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.door import run
from tests.cli.conftest import Shell
from tests.examples.pages import Page

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def told(shell: Shell) -> Shell:
    """A campaign with names and words of its own."""
    shell("new Winterberg toy Zdenka Ben")
    shell("note Zdenka forgot the soup")
    shell("scout Mines 2 @Zdenka")
    shell("mark soup")
    shell("undo")
    return shell


def test_e7_the_file_says_so_and_names_nobody(told: Shell, tmp_path: Path) -> None:
    answer = told("export bug.json --redact")

    assert answer.splitlines()[1:3] == ["  bug.json", "Replaced: 2 names, 2 texts."]
    text = (tmp_path / "bug.json").read_text("utf-8")
    assert [word for word in ("Zdenka", "Ben", "soup", "Winterberg", "forgot") if word in text] == []
    assert json.loads(text)["redacted"] is True
    assert "Mines" in text


def test_e7_it_comes_in_replays_and_shows_the_same(told: Shell) -> None:
    told("export bug.json --redact")
    shown = told("show doom")

    told("import bug.json Bug")

    assert told("show doom") == shown
    assert "The state is their fold." in told("audit --deep")
    assert "Nothing would differ." in told("check")
    assert "scout Mines 2" in told("log")
    assert "note Text 1" in told("log")
    assert told("marks").startswith("#4 Mark 1")


def test_without_a_name_the_file_is_not_called_like_the_campaign(told: Shell, tmp_path: Path) -> None:
    told("export --redact")
    assert [each.name for each in tmp_path.glob("*.json")] == ["redacted.json"]
    assert "[name-taken]" in told("export --redact", status=3)


def test_it_is_printed_where_that_is_asked_for(told: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    answer = told.json("export - --redact")
    assert answer["redacted"] == {"names": 2, "texts": 2, "stays": []}
    assert answer["document"]["campaign"]["name"] == "Redacted"
    assert run(["export", "-", "--redact"]) == 0
    assert json.loads(capsys.readouterr().out) == answer["document"]


def test_a_sheet_is_not_redacted(told: Shell) -> None:
    assert "do not go" in told("export --sheet --redact", status=2)


def test_a_name_that_cannot_be_told_from_the_game_is_said(shell: Shell) -> None:
    """The toy counts Doom on a track of that name, which its words name; a player may be called so."""
    shell("new Test toy doom Ben")
    assert "'doom' is a word of the game and" in shell.flat("export --redact")


@pytest.mark.parametrize("game", ["degenerates", "draggmar"])
def test_a_campaign_that_began_with_a_sheet(shell: Shell, tmp_path: Path, game: str) -> None:
    """Names of players and adventurers, the objective, and the name of the file stand in the sheet, too."""
    sheet = shell.json(f"adopt --template {game}")["template"]
    for name, other in (("Ana", "Zdenka"), ("Ben", "Xaver"), ("Sister Ash", "Ilse"), ("bring", "xyzzy")):
        sheet = re.sub(rf"\b{name}\b", other, sheet)
    (tmp_path / "zdenkas.toml").write_text(sheet, "utf-8")
    shell("adopt zdenkas.toml Winterberg")
    shown = shell("show tracks")

    shell("export bug.json --redact")

    text = (tmp_path / "bug.json").read_text("utf-8")
    hidden = [word for word in ("Zdenka", "Xaver", "zdenkas", "Ilse", "xyzzy", "Winterberg") if word in text]
    assert hidden == []
    shell("import bug.json Bug")
    assert shell("show tracks").replace("Player 1", "Zdenka").replace("Player 2", "Xaver") == shown
    assert "Nothing would differ." in shell("check")


def test_the_own_name_of_an_adventurer_is_replaced(shell: Shell, tmp_path: Path) -> None:
    Page(EXAMPLES / "degenerates" / "campaign-1-on-the-run.md").played(tmp_path)
    shell.words("--campaign", "doom", "export", "bug.json", "--redact")

    text = (tmp_path / "bug.json").read_text("utf-8")
    assert [name for name in ("Ana", "Ben", "Cleo", "Ilse", "Oda", "Kurt") if re.search(rf"\b{name}\b", text)] == []
    assert "Hero 3" in text
    assert "Hinterlander" in text
