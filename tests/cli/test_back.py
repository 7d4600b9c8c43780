"""Undo and its kin, amend, annul, restore and marks, as they are typed."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Shell


def _doom(delve: Shell) -> int:
    return int(delve.json("show")["view"]["tracks"][0]["value"])


@pytest.fixture
def played(delve: Shell) -> Shell:
    """Three places scouted: doom 10 to 9, to 7, to 4."""
    for line in ("scout Mines 1", "scout Burial_Mound 2", "scout Mirror_Lake 3"):
        delve(line)
    return delve


def test_undo_says_what_it_takes_back_and_redo_brings_it_back(played: Shell) -> None:
    told = played("undo")
    assert "Undone #4: scout Mirror_Lake 3" in told
    assert _doom(played) == 7

    assert "Redone #4" in played("redo")
    assert _doom(played) == 4


def test_undo_several_and_redo_all(played: Shell) -> None:
    played("undo 2")
    assert _doom(played) == 9

    played("redo all")
    assert _doom(played) == 4


def test_there_is_an_end_to_undo_and_to_redo(played: Shell) -> None:
    played("undo 3")

    assert "[nothing-there]" in played("undo", status=3)
    played("redo 3")
    assert "[nothing-there]" in played("redo", status=3)


def test_undo_to_a_move_and_to_a_mark(played: Shell) -> None:
    played("undo to 3 --yes")
    assert _doom(played) == 7

    played("mark before the boss")
    played("scout Mirror_Lake 2")
    played("undo to before_the_boss --yes")
    assert _doom(played) == 7


def test_a14_a_large_undo_says_how_much_and_wants_a_yes(played: Shell) -> None:
    told = played("undo session", status=3)
    assert "That takes back 3 moves." in told
    assert _doom(played) == 4

    preview = played("undo session --dry-run")
    assert "Would take back #2" in preview
    assert "Doom: 4 to 10" in preview

    played("undo session --yes")
    assert _doom(played) == 10
    played("redo all")
    assert _doom(played) == 4


def test_undo_a_turn_and_a_round(played: Shell) -> None:
    played("act Ben")
    played("roll d6 2")
    played("undo turn --yes")
    assert played.json("log")["entries"][-1]["event"] == "doom-fell"

    played("undo round --yes")
    assert _doom(played) == 7


def test_undo_a_phase(played: Shell) -> None:
    played("undo phase --yes")
    assert _doom(played) == 7


def test_a26_an_undo_names_whose_move_it_takes_back(played: Shell) -> None:
    played("@ben roll d6 2")

    assert "Undone #5: @ben roll d6 2" in played("undo")


def test_a15_amend_shows_what_changes_and_then_says_later_moves_again(played: Shell) -> None:
    told = played.flat("amend 2 scout Mines 3", status=3)
    assert "#2 would be: scout Mines 3" in told
    assert "Later moves said again: 2" in told
    assert "Doom: 4 to 2" in told
    assert _doom(played) == 4

    played("amend 2 scout Mines 3 --yes")
    assert _doom(played) == 2
    assert "(taken back)" in played("log all")
    played("undo")
    assert _doom(played) == 4


def test_a_move_that_a_correction_said_again_goes_by_a_new_number(played: Shell) -> None:
    played("amend 2 scout Mines 3 --yes")

    assert "try: it is #6 now" in played.flat("amend 3 scout Tower 2", status=3)


def test_amend_shows_what_is_no_number_too(played: Shell) -> None:
    told = played.flat("amend 3 scout Hollow_Oak 2", status=3)

    assert "Mirror Lake: none to 2" not in told
    assert "Hollow Oak: none to" in told


def test_amend_says_that_the_corrected_move_would_only_ask(played: Shell) -> None:
    told = played.flat("amend 2 roll d6", status=3)

    assert "#2 would be: roll d6" in told
    assert "which only asks: " in told
    assert "which only asks: " not in played.flat("amend 2 roll d6 4", status=3)


def test_the_log_shows_a_corrected_move_in_its_new_words(played: Shell) -> None:
    played("amend 2 scout Mines 3 --yes")

    said = [line for line in played.flat("log").splitlines() if "scout Mines 3" in line]
    assert any("amend" not in line for line in said)


def test_amend_lists_what_the_rules_would_now_refuse_and_a_reason_keeps_it(played: Shell) -> None:
    told = played.flat("amend 2 scout Mirror_Lake 1", status=3)
    assert "Left out #4 scout Mirror_Lake 3: Mirror Lake is open." in told

    played("amend 2 scout Mirror_Lake 1 --yes keep it was so")
    assert _doom(played) == 4
    assert "overruled place-known" in played("log")


def test_a_corrected_move_that_is_refused_itself_changes_nothing(played: Shell) -> None:
    assert "[place-known" in played("amend 3 scout Mines 2", status=3)
    assert _doom(played) == 4


def test_annul_takes_one_old_move_out(played: Shell) -> None:
    played("annul 3 --yes")

    assert _doom(played) == 6
    assert [place["name"] for place in played.json("show")["view"]["places"]] == ["Mines", "Mirror Lake"]


def test_a16_a_mark_is_a_point_to_go_back_to_and_the_other_branch_is_not_lost(played: Shell) -> None:
    played("mark camp")
    played("roll 2d6 3 4")

    played("restore camp")
    assert "3 4" not in played("log 1")
    played("undo")
    assert "Rolled 2d6: 3 4" in played("log 1")

    played("restore camp")
    played("restore 6")
    assert "Rolled 2d6: 3 4" in played("log 1")


def test_a17_the_log_strikes_out_what_was_undone_and_says_by_whom(played: Shell) -> None:
    played("act Ben")
    played("undo 2")

    assert "Mirror_Lake" not in played("log")
    told = played.flat("log all")
    assert "x #4" in told
    assert "(taken back)" in told
    assert "@Ben undo 2" in told


def test_marks_are_listed_with_their_moves(played: Shell) -> None:
    played("mark one")

    assert "#5 one" in played("marks")
    assert "marks: one" in played("restore nowhere", status=3)


def test_f12_dry_runs_of_undo_redo_amend_and_restore_store_nothing(played: Shell) -> None:
    before = played.json("audit")["audit"]["rows"]

    played("undo --dry-run")
    played("undo 2")
    played("redo --dry-run")
    played("redo all")
    played("amend 2 scout Mines 2 --dry-run")
    played("restore 2 --dry-run")

    assert played.json("audit")["audit"]["rows"] == before + 2


@pytest.mark.parametrize("line", ["undo often", "undo 0", "undo 2 3", "redo x", "undo -1"])
def test_words_that_are_no_number_of_moves_are_told_so(played: Shell, line: str) -> None:
    assert "[number-bad]" in played(line, status=2)
    assert _doom(played) == 4


@pytest.mark.parametrize("line", ["amend 99 scout Mines 1", "annul 1", "annul 0", "restore 99", "undo to 99"])
def test_moves_that_are_not_there_are_told_so(played: Shell, line: str) -> None:
    assert "[nothing-there]" in played.flat(line, status=3)


def test_a_die_of_the_last_move_may_be_rolled_again_and_the_old_face_is_kept(delve: Shell) -> None:
    delve("roll 2d6 4 1")

    assert "Rolled 2d6: 4 1:6, total 10." in delve("reroll 1 6")
    assert "reroll 1 6" in delve("log all")
    assert "Rolled 2d6: 4 1:6:2" in delve("reroll 6:2")
    assert "[nothing-there]" in delve.flat("reroll 5 2", status=3)
    assert "[die-face]" in delve("reroll 2 9", status=3)
    delve("undo 2")
    assert "total 5" in delve("log 1")


def test_several_dice_of_the_last_move_are_mended_at_once(delve: Shell) -> None:
    delve("roll 2d6 3 3")
    assert "Rolled 2d6: 3:6 3:1, total 7." in delve("reroll 3 3 6 1")
    assert "Rolled 2d6: 3:6:2 3:1:5" in delve("reroll 6:2 1:5")
    assert "[nothing-there]" in delve.flat("reroll 2:1 2:4", status=3)
    assert "[word-missing]" in delve("reroll 2 1 4", status=2)
    assert "[word-missing]" in delve("reroll 2:1 4", status=2)


def test_what_may_be_done_at_any_time_does_not_come_between(delve: Shell) -> None:
    delve("roll 2d6 4 1")
    delve("note it rolled under the sofa")
    assert "Rolled 2d6: 4 1:6, total 10." in delve("reroll 1 6")
    assert "sofa" in delve("log 1")


def test_reroll_needs_a_last_move_with_dice(played: Shell) -> None:
    assert "[nothing-there]" in played.flat("reroll 1 6", status=3)
    assert "[word-missing]" in played("reroll 1", status=2)


def test_e5_a_check_decides_again_and_lists_what_todays_rules_would_do(
    played: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Nothing would differ." in played("check")

    with monkeypatch.context() as patch:
        patch.setattr("tests.toy.rules.max", lambda _, value: value - 1, raising=False)
        told = played.flat("check")
    assert "#2 scout Mines 1: was: Doom 10 to 9.; would be: Doom 10 to 8." in told

    assert _doom(played) == 4


def test_the_founding_is_not_one_to_correct(played: Shell) -> None:
    """A15: what cannot be corrected says why, and sends nobody round in a circle."""
    assert "Move 1 founded the campaign." in played.flat("annul 1", status=3)


def test_a14_one_move_is_no_moves(played: Shell) -> None:
    played("note one")
    number = played("log 1").split()[0].removeprefix("#")
    assert "That takes back 1 move." in played.flat(f"undo to {int(number) - 1}", status=3)
