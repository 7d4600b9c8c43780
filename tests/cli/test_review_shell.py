"""What a reviewer doubted: the wrong campaign, a line sent twice, words that were cut, answers that are no JSON."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from ledger.store import ledger as room
from tests.cli.conftest import Shell


def _doom(delve: Shell, at: str = "", before: str = "") -> int:
    return int(delve.json(f"{before} show {at}")["view"]["tracks"][0]["value"])


def _typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Lines that come on standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("\n".join(lines).encode() + b"\n"), "utf-8"))


@pytest.fixture
def lines(delve: Shell) -> Shell:
    """Two lines: Mines alone (2), then three moves in one breath (3 to 5)."""
    delve("scout Mines 1")
    delve("scout Burial_Mound 2, scout Mirror_Lake 3, note so we keep it")
    return delve


# ---------------------------------------------------------------- moments


def test_show_at_a_move_in_the_middle_of_a_line(lines: Shell) -> None:
    assert [_doom(lines, f"--at {move}") for move in (1, 2, 3, 4, 5)] == [10, 9, 7, 4, 4]
    assert "Doom: 9 to 7" in lines("diff 2 3")


def test_undo_to_the_middle_of_the_last_line_says_why_not(lines: Shell) -> None:
    assert "in one line" in lines.flat("undo to 3 --yes", status=3)


def test_what_a_correction_did_is_not_told_of_the_move_before_it(lines: Shell) -> None:
    lines("amend 2 scout Mines 2 --yes")
    assert "Branch" not in lines("log all")
    lines("undo")
    assert "Branch" not in lines("undo")


# ---------------------------------------------------------------- amend


def test_keep_inside_free_text_is_text(lines: Shell) -> None:
    assert "would be: note may we keep it" in lines.flat("amend 5 note may we keep it", status=3)
    assert "would be: note may we keep it" in lines.flat("amend 5 n may we keep it", status=3)
    told = lines.flat("amend 2 scout Mines 2 because we keep it", status=3)
    assert "because we keep it" in told


def test_keep_reaches_a_move_that_ends_in_text(lines: Shell) -> None:
    assert "Left out #4" in lines.flat('amend 3 scout Mirror_Lake 1 because "it was"', status=3)
    lines("amend 3 scout Mirror_Lake 1 --keep 'so it was' --yes")
    assert _doom(lines) == 5


def test_annul_keeps_with_a_reason(lines: Shell) -> None:
    lines("annul 2 --yes keep it was so")
    assert _doom(lines) == 5


def test_a_bare_answer_is_corrected_by_a_bare_answer(delve: Shell) -> None:
    delve("roll 2d6")
    delve("4 1")
    assert "roll 2d6 5 2" in delve.flat("amend 3 5 2", status=3)
    delve("amend 3 5 2 --yes")
    rolled = [each for each in delve.json("rolls")["entries"] if each["event"] == "dice-rolled"]
    assert [each["fields"]["total"] for each in rolled] == [7]


# ---------------------------------------------------------------- the wrong campaign


@pytest.mark.parametrize("flag", [("-c", ""), ("--campaign=",), ("-c",)])
def test_an_empty_campaign_is_not_the_one_in_use(lines: Shell, flag: tuple[str, ...]) -> None:
    lines.words(*flag, *(("undo",) if len(flag[-1]) != 2 else ()), status=2)
    assert _doom(lines) == 4


def test_a_warm_shell_stays_with_its_campaign(lines: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    lines("new Other toy Cleo")
    _typed(monkeypatch, "amend 2 scout Mines 3 --yes", "log", "-c Other scout Tower 2", "exit")
    told = lines("-c Test shell")
    assert _doom(lines, before="-c Test") == 2
    assert _doom(lines, before="-c Other") == 8
    assert "scout Mirror_Lake 3" in told


def test_a_warm_shell_goes_where_use_leads(lines: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    lines("new Other toy Cleo")
    _typed(monkeypatch, "use Test", "undo", "new Third toy Dan", "scout Tower 3", "rename Third Fourth", "note here")
    lines("shell")
    assert [lines.json(f"-c {name} log")["entries"][-1]["event"] for name in ("Test", "Other", "Fourth")] == [
        "doom-fell",
        "table-laid",
        "note-taken",
    ]


def test_a_warm_shell_does_not_play_into_the_trash(lines: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    _typed(monkeypatch, "note before", "delete Test --yes", "note after")
    assert "campaign-unknown" in lines("shell", status=2)
    lines("recover Test")
    assert [told["fields"]["text"] for told in lines.json("log 1")["entries"]] == ["before"]


def test_a_shell_without_a_campaign_says_how_to_begin(shell: Shell) -> None:
    assert "delve new NAME GAME PLAYERS" in shell.flat("shell", status=2)
    assert shell.json("shell", status=2)["refused"]["code"] == "campaign-unknown"


def test_underscores_stand_for_spaces_in_the_name_of_a_campaign(shell: Shell) -> None:
    shell("new My_Game toy Ana")
    shell("-c my_game note hi")
    shell("rename My_Game Your_Game")
    assert "delve recover Your_Game" in shell.flat("delete Your_Game --yes")
    shell("recover Your_Game")
    shell("-c Your_Game audit")
    shell("use Your_Game")


def test_a_room_of_a_game_is_no_game(shell: Shell) -> None:
    assert "[game-unknown]" in shell.flat("new Test draggmar.rules Ana", status=2)


# ---------------------------------------------------------------- the same line twice


@pytest.mark.parametrize(
    "line",
    ["undo", "redo", "mark camp", "restore 2", "annul 2 --yes", "amend 2 scout Mines 2 --yes", "scout Cave 1, note hi"],
)
def test_c10_a_line_with_an_id_is_stored_once(lines: Shell, line: str) -> None:
    if line == "redo":
        lines("undo")
    lines(f"--request 7 {line}")
    before = lines.json("audit")["audit"]["rows"]
    assert "Stored already: #" in lines(f"--request 7 {line}")
    assert lines.json("audit")["audit"]["rows"] == before
    lines(f"--request 8 note {line}")


def test_c10_a_run_with_an_id_is_stored_once(delve: Shell, tmp_path: Path) -> None:
    Path(tmp_path, "lines.txt").write_text("scout Mines 1\nscout Cave 2\n", "utf-8")
    for _ in range(2):
        delve("--request 7 run lines.txt")
        delve("--request 8 run --whole lines2.txt", status=6)
    assert _doom(delve) == 7


def test_c10_a_line_is_found_however_much_was_said_since(delve: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    delve("--request 7 scout Mines 1")
    Path("lines.txt").write_text("\n".join(f"note {n}" for n in range(400)), "utf-8")
    delve("run --whole --quiet lines.txt")
    assert "Stored already: #2." in delve("--request 7 scout Mines 1")


# ---------------------------------------------------------------- tried out


@pytest.mark.parametrize(
    "line", ["delete Test --yes", "new Q toy Ana", "rename Test Q", "empty --yes", "export q.json"]
)
def test_what_cannot_be_tried_out_is_not_done(lines: Shell, line: str) -> None:
    assert "[dry-run-unknown]" in lines.flat(f"--dry-run {line}", status=2)
    assert lines.json("list")["campaigns"] == ["Test"]
    assert not Path("q.json").exists()


# ---------------------------------------------------------------- JSON


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("verbs", "page"),
        ("help scout", "page"),
        ("help", "page"),
        ("help undo", "page"),
        ("undo --help", "page"),
        ("scout --help", "page"),
        ("export -", "document"),
        ("completion bash", "script"),
        ("complete sc", "words"),
    ],
)
def test_json_answers_are_one_object_that_holds_the_answer(lines: Shell, line: str, field: str) -> None:
    assert lines.json(line)[field]


def test_the_order_of_flag_and_help_does_not_matter(lines: Shell) -> None:
    assert lines.words("undo", "--help", "--json").startswith("{")


def test_a_run_answers_with_one_object(delve: Shell, tmp_path: Path) -> None:
    Path(tmp_path, "lines.txt").write_text("scout Mines 1\n\nscout Cave 2\nscout Mines 1\nnote no\n", "utf-8")
    told = delve.json("run lines.txt", status=3)
    assert (told["ok"], told["line"], told["refused"]["code"]) == (False, 4, "place-known")
    assert [each["event"] for each in told["entries"]].count("place-scouted") == 2
    Path(tmp_path, "lines.txt").write_text("note 1\nnote 2\n", "utf-8")
    assert delve.json("run lines.txt")["move"] == 5
    assert delve.json("run lines.txt --quiet")["view"]


def test_a_warm_shell_answers_each_line_with_one_object(lines: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    _typed(monkeypatch, "note one", "scout Mines 1", "log 1", "exit")
    lines.words("--json", "shell")
    told: list[dict[str, Any]] = [json.loads(line) for line in lines.out.splitlines()]
    assert [each["ok"] for each in told] == [True, False, True]


def _broken(*_: object) -> None:
    raise RuntimeError


def test_a_fault_of_ours_is_one_object_too(lines: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room.Ledger, "store", _broken)
    told = lines.json("note hi", status=1)
    assert (told["ok"], told["refused"]["code"]) == (False, "fault")


def _stopped(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_stop_is_one_object_too(lines: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room.Ledger, "store", _stopped)
    assert lines.json("note hi", status=130)["refused"]["code"] == "stopped"


# ---------------------------------------------------------------- numbers beyond reason


FAR, BEYOND = "9" * 25, "9" * 5000


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("log --limit -3", 2),
        (f"log {FAR}", 2),
        (f"log --limit {FAR}", 0),
        (f"log session {BEYOND}", 2),
        (f"undo {BEYOND}", 2),
        (f"undo to {BEYOND}", 2),
        (f"show --at {BEYOND}", 2),
        (f"amend {FAR} note hi", 3),
    ],
    ids=str,
)
def test_numbers_beyond_reason_are_no_fault_of_ours(lines: Shell, line: str, status: int) -> None:
    assert lines.json(line, status)["ok"] == (status == 0)
