"""The ledger's own verbs: campaigns, reading, files, scripts, pages."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from cli.verbs import ROOMS
from tests.cli.conftest import Shell


def test_b14_a_second_campaign_of_one_name_is_refused_whatever_the_case(delve: Shell) -> None:
    assert "[name-taken]" in delve("new TEST toy Ana", status=3)


def test_campaigns_are_listed_used_renamed_thrown_away_and_taken_back_out(delve: Shell) -> None:
    delve("new Second toy Cleo")
    assert "* Second (in use)\n- Test" in delve("list")

    delve("use test")
    assert delve.json("")["campaign"] == "Test"
    delve("rename Test Third_Time")
    assert delve.json("")["campaign"] == "Third Time"

    assert "[confirm-missing]" in delve("delete Second", status=3)
    delve("delete Second --yes")
    assert "in the trash: Second" in delve("list")
    delve("recover Second")
    assert "Second" in delve.json("list")["campaigns"]

    delve("delete Second --yes")
    delve("empty --yes")
    assert delve.json("list")["trash"] == []


def test_another_campaign_than_the_one_in_use_may_be_named(delve: Shell) -> None:
    delve("new Second toy Cleo")

    delve("-c Test scout Mines 2")

    assert delve.json("-c Test show")["view"]["places"] != []
    assert delve.json("show")["view"]["places"] == []


def test_without_a_campaign_every_verb_says_how_to_begin(shell: Shell) -> None:
    for line in ("", "undo", "log", "scout Mines 2"):
        assert "delve new NAME GAME PLAYERS" in shell.flat(line, status=2)


def test_an_unknown_game_is_told_with_those_there_are(shell: Shell) -> None:
    assert "[game-unknown]" in shell("new Test chess Ana", status=2)


def test_show_is_the_whole_table_one_noun_or_one_thing(delve: Shell) -> None:
    delve("scout Mines 2")

    assert "Mines: 2" in delve("show")
    assert "Cards:" in delve("show decks")
    assert "Hand" in delve("show ana")
    assert "[name-unknown]" in delve("show zzz", status=2)


def test_show_at_an_earlier_move_and_what_differs(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("scout Burial_Mound 1")

    assert delve.json("show --at 2")["view"]["tracks"][0]["value"] == 8
    assert "Doom: 8 to 7" in delve("diff 2")
    assert "Doom: 10 to 8" in delve("diff 1 2")
    assert "Nothing differs." in delve("diff 3")


def test_a20_the_log_of_one_track_and_of_one_player(delve: Shell) -> None:
    delve("@ana scout Mines 2")
    delve("@ben note dark in here")
    delve("@ben scout Burial_Mound 1")

    track = delve("log doom")
    assert "Mines" in track
    assert "dark" not in track
    assert "Mines" not in delve("log Ben")
    assert delve("log 1").count("#") == 1


def test_the_log_from_one_move_to_another(delve: Shell) -> None:
    for word in ("one", "two", "three", "four"):
        delve(f"note {word}")

    told = delve("log from 3 to 4")

    assert [word for word in ("one", "two", "three", "four") if f"note {word}" in told] == ["two", "three"]
    assert "note four" in delve("log from 5")
    assert "note four" not in delve("log to 4")


def test_the_log_of_one_session(delve: Shell) -> None:
    delve("note first evening")
    delve("session end")
    delve("note second evening")

    assert "first" in delve("log session 1")
    assert "second" not in delve("log session 1")
    assert "Session 2" in delve("sessions")


def test_why_names_the_fact_the_rule_and_the_move(delve: Shell) -> None:
    delve("scout Mines 2")

    told = delve("why doom")

    assert told.startswith("Doom is 8.\n")
    assert "TOY-01" in told
    assert "by scout Mines 2" in told
    assert "[track-unknown]" in delve("why luck", status=2)


def test_why_knows_what_a_name_is_short_for(shell: Shell) -> None:
    shell("new dusk draggmar Ana Ben")

    assert shell("why l1b").startswith("Level 1 bosses is 0.\n")


def test_b22_the_last_rolls_are_kept(delve: Shell) -> None:
    delve("roll 2d6 1 2")
    delve("roll d6 5")

    assert delve("rolls --limit 1") == "#3 Rolled d6: 5.\n"
    assert "No dice" not in delve("rolls")


def test_dice_of_any_move_are_among_the_last_rolls(delve: Shell) -> None:
    delve("note no dice here")
    delve("fight Troll 4 5")

    assert delve("rolls") == "#3 Troll: 9.\n"


def test_options_are_shown_with_their_default_and_the_rule_they_settle(delve: Shell) -> None:
    assert "TOY-10" in delve("options")
    assert "[option-fixed TOY-10]" in delve.flat("option dark_elves yes", status=3)

    delve("option dark_elves yes because we bought it")

    assert "dark_elves: yes (default no)" in delve("options")


def test_options_are_asked_for_by_a_word(delve: Shell) -> None:
    assert "As documented: dice table" in delve.flat("options")
    assert "one of: table, app" in delve("options all")
    assert delve("options elves").startswith("dark_elves: no\n")
    assert "As documented" not in delve("options elves")
    assert "[option-unknown]" in delve("options submarine", status=2)


def test_e14_export_and_import_give_the_same_ledger(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")
    delve("undo")
    delve("redo")
    receipt = delve.json("audit")["audit"]

    delve("export out.json")
    document = json.loads((tmp_path / "out.json").read_text("utf-8"))
    assert document["delvelog"] == 1
    assert document["campaign"]["game"] == "toy"
    assert "[name-taken]" in delve("export out.json", status=3)
    assert "[name-taken]" in delve("import out.json", status=3)

    delve("import out.json Copy")
    assert delve.json("audit")["audit"] == receipt
    assert delve.json("show")["view"]["tracks"][0]["value"] == 8
    delve("export again.json")
    again = json.loads((tmp_path / "again.json").read_text("utf-8"))
    assert again["entries"] == document["entries"]
    assert again["state"] == document["state"]


@pytest.mark.parametrize(
    ("content", "code"),
    [("nonsense", "damaged"), ("[]", "damaged"), ('{"delvelog": 99}', "newer"), ('{"delvelog": 1}', "damaged")],
)
def test_e2_e4_an_import_that_does_not_fit_changes_nothing(
    delve: Shell, tmp_path: Path, content: str, code: str
) -> None:
    (tmp_path / "bad.json").write_text(content, "utf-8")

    assert f"[{code}]" in delve.flat("import bad.json", status=5)
    assert delve.json("list")["campaigns"] == ["Test"]


def test_an_edited_export_is_refused_by_its_chain(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")
    delve("export out.json")
    text = (tmp_path / "out.json").read_text("utf-8")
    (tmp_path / "out.json").write_text(text.replace('"level":2', '"level":3'), "utf-8")

    assert "is not what was written" in delve.flat("import out.json Copy", status=5)


def test_a_script_is_run_line_by_line_and_stops_at_the_first_refusal(delve: Shell, tmp_path: Path) -> None:
    (tmp_path / "lines.txt").write_text(
        "# an evening\n\nscout Mines 2\ndelve note hi\nscout Mines 1\nnote no\n", "utf-8"
    )

    assert "Stopped at line 5: scout Mines 1" in delve("run lines.txt", status=3)

    assert "hi" in delve("log")
    assert "Note: no" not in delve("log")


def test_a_whole_script_is_stored_or_nothing_of_it_and_each_line_is_an_undo(delve: Shell, tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("scout Mines 2\nscout Mines 1\n", "utf-8")
    assert "Nothing was stored." in delve("run --whole lines.txt", status=3)
    assert delve.json("show")["view"]["places"] == []

    lines.write_text("scout Mines 2\nscout Burial_Mound 1\n", "utf-8")
    delve("run --whole lines.txt")
    delve("undo")
    assert delve.json("show")["view"]["tracks"][0]["value"] == 8


@pytest.mark.parametrize("whole", ["", " --whole"])
def test_a_quiet_script_prints_where_the_table_is_in_the_end(delve: Shell, tmp_path: Path, whole: str) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("note hi\nscout Mines 2\n", "utf-8")

    told = delve(f"run lines.txt --quiet{whole}")

    assert told == delve("")
    assert "Note: hi" in delve("log")


@pytest.mark.parametrize("whole", ["", " --whole"])
def test_a_quiet_script_prints_what_went_wrong(delve: Shell, tmp_path: Path, whole: str) -> None:
    (tmp_path / "lines.txt").write_text("scout Mines 2\nscout Mines 1\n", "utf-8")

    told = delve.flat(f"run lines.txt --quiet{whole}", status=3)

    assert "ine 2: scout Mines 1" in told
    assert delve.json(f"run lines.txt --quiet{whole}", status=3)["ok"] is False


def test_a_script_from_standard_input(delve: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"scout Mines 2\n")))

    assert "Mines" in delve("run -")


def test_a_script_that_is_no_text_is_told_so(delve: Shell, tmp_path: Path) -> None:
    (tmp_path / "lines.txt").write_bytes(b"note ok\nnote \xff\xfe\n")

    assert "Line 2" in delve("run lines.txt", status=2)
    assert "Note: ok" not in delve("log")


def test_the_doctor_looks_at_every_campaign(delve: Shell) -> None:
    told = delve("doctor")

    assert "Test: well" in told
    assert "campaigns:" in told.replace("\n", "")


def test_a_session_end_keeps_a_copy(delve: Shell, home: Path) -> None:
    delve("note hi")
    delve("session end")

    assert len(list((home / "backups" / "Test").glob("*.delve"))) == 1


@pytest.mark.parametrize("verb", sorted(ROOMS))
def test_every_verb_has_a_help_page(delve: Shell, verb: str) -> None:
    assert f"Usage: delve {verb}" in delve(f"help {verb}") or verb == "complete"
    assert "Usage" in delve(f"{verb} --help") or verb == "complete"


def test_help_of_a_move_shows_its_rules_and_an_example(delve: Shell) -> None:
    told = delve("help scout")

    assert "TOY-01" in told
    assert "scout mines 2" in told
    assert delve("scout --help") == told


def test_f10_an_unknown_word_is_answered_with_the_nearest(delve: Shell) -> None:
    assert "scout" in delve("help scuot", status=2)
    assert "scout" in delve("scuot Mines 2", status=2)


def test_moves_schema_completion_and_version(delve: Shell) -> None:
    assert "scout" in delve("moves")
    assert json.loads(delve.json("schema scout")["schema"]["title"] and "1")
    assert "complete" in delve("completion bash")
    assert "[choice-bad]" in delve("completion csh", status=2)
    assert "delvelog" in delve("version")


def test_completion_knows_verbs_and_the_names_of_the_campaign(delve: Shell) -> None:
    assert "scout" in delve.words("complete", "sc").split()
    assert "Mines" in delve.words("complete", "scout", "Mi").split()


@pytest.mark.parametrize("players", ["Cleo, Dan", "Cleo,Dan", "Cleo , @Dan,"])
def test_players_may_be_parted_by_commas(delve: Shell, players: str) -> None:
    """E12: nobody is called `Cleo,` because a list was typed as one types a list."""
    delve(f"new Second toy {players}")
    assert "Cleo" in delve("show Cleo")
    assert "Dan" in delve("show Dan")
    assert "," not in delve("log 1 --all").splitlines()[-1]
