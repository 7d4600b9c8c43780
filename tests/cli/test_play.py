"""What is typed at the table: moves, answers, rulings, several to a line."""

from __future__ import annotations

from textwrap import dedent

import pytest
from jsonschema import Draft202012Validator

from cli.report import Report
from cli.schema import OUTPUT
from cli.settings import Settings
from ledger.core.nouns import Owed
from tests.cli.conftest import Shell


def test_a_move_tells_what_happened_what_is_owed_and_its_receipt(delve: Shell) -> None:
    told = delve("scout Mines 2")

    assert "Session 1 opens." in told
    assert "Mines" in told
    assert "#2 " in told


def test_the_bare_status_shows_where_the_table_is_and_the_words_that_answer(delve: Shell) -> None:
    told = delve("")

    assert told.startswith("Test: Toy\n")
    assert delve("status") == told
    assert "Doom" in told
    assert "> Scout a place.\n  scout PLACE LEVEL" in told


def test_a_bare_answer_completes_what_the_game_waits_for(delve: Shell) -> None:
    assert "Mines" in delve("Mines 2")


def test_dice_that_were_left_out_are_owed_and_a_bare_answer_gives_them(delve: Shell) -> None:
    assert "> What does 2d6 show?" in delve("roll 2d6")

    assert "Rolled 2d6: 4 1, total 5." in delve("4 1")
    assert "What does" not in delve("")


def test_what_is_owed_can_be_waived(delve: Shell) -> None:
    delve("roll 2d6")

    assert "No longer owed" in delve("waive")
    assert delve("waive", status=3).startswith("No: No answer is owed. [nothing-owed]")


def test_several_moves_in_one_line_are_one_undo(delve: Shell) -> None:
    delve("scout Mines 2, note we went in, and stayed")
    assert "Note: we went in, and stayed" in delve("log")

    delve("undo")

    assert delve.json("show")["view"]["places"] == []
    assert "Note" not in delve("log")


def test_a_line_is_stored_whole_or_not_at_all(delve: Shell) -> None:
    delve("scout Mines 2")
    before = delve.json("")["move"]

    told = delve.flat("scout Burial_Mound 1, scout Mines 3", status=3)

    assert told.startswith("Part 2 of the line, of which nothing is stored:")
    assert "[place-known TOY-01]" in told
    assert "overrule: the same, because WHY" in told
    assert delve.json("")["move"] == before


def test_a_comma_before_because_parts_nothing(delve: Shell) -> None:
    delve("scout Mines 2")

    assert "Ruling over place-known (TOY-01)" in delve.flat("scout Mines 1, because the card says so")


def test_a_verb_of_the_ledger_is_no_part_of_a_line(delve: Shell) -> None:
    delve("scout Mines 2")

    assert "undo is no move. [verb-alone]" in delve("undo, roll d6 3", status=2)
    assert delve.json("")["move"] == 2


def test_an_answer_tells_first_what_must_be_given_and_the_status_tells_all(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [
        Owed(what=what, words=what, must=must)
        for what, must in zip("abcde", (False, False, True, True, True), strict=True)
    ]
    for most in (3, 5):
        report = Report(Settings())
        report.owed(rows, most)
        report.print()
    assert capsys.readouterr().out == dedent("""\
        > c
          c
        > d
          d
        > e
          e
        > and 2 more
        > a
          a
        > b
          b
        > c
          c
        > d
          d
        > e
          e
        """)


def test_the_table_overrules_with_a_reason_and_the_log_shows_it(delve: Shell) -> None:
    delve("scout Mines 2")

    assert "Ruling over place-known (TOY-01)" in delve.flat("scout Mines 1 because the card says so")
    assert "overruled place-known" in delve("log 1")


def test_a_ruling_without_a_reason_is_refused(delve: Shell) -> None:
    assert "[reason-missing TOY-08]" in delve("scout Mines 1 because", status=3)


def test_a_face_that_no_die_has_is_refused_before_anything_is_stored(delve: Shell) -> None:
    assert "[die-face]" in delve("roll 2d6 7 1", status=3)
    assert "[dice-count]" in delve("roll 2d6 1", status=3)
    assert delve.json("")["move"] == 1


def test_f1_real_and_virtual_dice_in_one_throw_a_total_and_a_die_thrown_again(delve: Shell) -> None:
    mixed = delve.json("roll 3d6 4 _ 5:2")["entries"][-1]
    assert [die.get("source", "table") for die in mixed["fields"]["thrown"]] == ["table", "app", "table"]
    assert mixed["fields"]["thrown"][2]["faces"] == [5, 2]

    assert delve.json("roll 2d6 =9")["entries"][-1]["fields"]["total"] == 9


def test_f1_a_campaign_may_let_the_program_throw_and_f3_marks_it(delve: Shell) -> None:
    delve("option dice app")

    entry = delve.json("roll 2d6")["entries"][-1]

    assert {die["source"] for die in entry["fields"]["thrown"]} == {"app"}
    assert "(app)" in delve("log 1")


def test_a_virtual_draw_comes_from_the_cards_that_are_left(delve: Shell) -> None:
    delve("option dice app")

    card = delve.json("draw")["entries"][-1]["fields"]["card"]

    assert card in {name for name, _ in delve.json("show")["view"]["decks"][0]["odds"]} | {card}
    assert delve.json("show")["view"]["sheets"][1]["lists"][0]["rows"] == [card]


def test_f12_a_dry_run_stores_nothing(delve: Shell) -> None:
    told = delve("--dry-run scout Mines 2")

    assert told.startswith("Would happen:\n")
    assert delve.json("")["move"] == 1


def test_c10_the_same_line_sent_twice_with_one_id_is_stored_once(delve: Shell) -> None:
    delve("--request abc note once")

    assert "Stored already: #2." in delve("--request abc note once")
    assert delve("log").count("Note: once") == 1


def test_an_unknown_first_word_is_never_a_note(delve: Shell) -> None:
    assert "[verb-unknown]" in delve("scuot_the_mines", status=2)


def test_nothing_is_played_once_the_game_is_over_but_by_ruling(delve: Shell) -> None:
    delve("set doom 0 because we lost")

    assert "[game-over TOY-09]" in delve.flat("scout Mines 1", status=3)
    delve("note what an evening")
    delve("scout Mines 1 because we play on")


def test_a_correction_by_hand_needs_its_reason_and_stays_within_bounds(delve: Shell) -> None:
    assert "[reason-missing TOY-08]" in delve("lose doom 1", status=3)

    delve("gain doom 99 because a miracle", status=3)
    delve("lose doom 1 because a card")

    assert "#2 Doom 10 to 9. TOY-08\n  by lose doom 1 because a card" in delve("why doom")


def test_every_answer_in_json_fits_its_schema(delve: Shell) -> None:
    validator = Draft202012Validator(OUTPUT)
    for line, status in (
        ("", 0), ("scout Mines 2", 0), ("scout Mines 2", 3), ("nonsense", 2), ("roll 2d6", 0), ("undo", 0), ("redo", 0),
        ("undo to 99", 3), ("show", 0), ("log", 0), ("why doom", 0), ("audit", 0), ("list", 0), ("options", 0),
        ("where", 0),
    ):  # fmt: skip
        validator.validate(delve.json(line, status=status))


def test_the_acting_player_is_kept_and_may_be_named(delve: Shell) -> None:
    delve("act Ben")
    delve("roll d6 4")
    delve("@ana roll d6 2")

    log = delve("log 3")

    assert "@Ben roll d6 4" in log
    assert "Ana rolls d6: 2." in log
    assert delve.json("")["view"]["where"]
