"""Two doors, one grammar: what goes through which, and that both read a line alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.door import run
from cli.main import run_typer
from cli.settings import split
from cli.verbs import FLAGGED, LETTERS, ROOMS, STRICT, WORDS
from ledger.registry import games, ruleset
from tests.cli.conftest import Shell

LINES = ("undo", "undo 2", "undo to 2", "redo", "redo all", "undo often", "redo 0", "undo --dry-run")


@pytest.mark.parametrize("game", games())
def test_no_move_of_a_game_is_called_like_a_verb_of_the_ledgers_own(game: str) -> None:
    moves = ruleset(game).moves.values()
    words = {word for kind in moves for word in (kind.verb, *kind.also)}

    assert not words & {*WORDS, *FLAGGED}


def test_strict_verbs_and_letters_are_verbs() -> None:
    assert set(STRICT) <= set(ROOMS)
    assert set(LETTERS.values()) <= set(ROOMS)


@pytest.mark.parametrize("line", LINES)
def test_undo_and_redo_are_read_alike_by_both_doors(
    delve: Shell, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    answers: list[tuple[int, list[str]]] = []
    for name, door in (("One", run), ("Two", lambda words: run_typer(*split(words)))):
        delve(f"new {name} toy Ana Ben")
        for each in ("scout Mines 1", "scout Burial_Mound 2", "note hi", "undo"):
            delve(each)
        status = door(line.split())
        told = capsys.readouterr()
        answers.append((status, (told.out + told.err).splitlines()[:-1]))

    assert answers[0] == answers[1]


def test_a_letter_and_a_habit_lead_to_their_verb(delve: Shell) -> None:
    delve("scout Mines 2")

    assert delve("l 1") == delve("log 1")
    assert delve("s decks") == delve("show decks")
    assert "Undone #2" in delve("u")
    assert delve("--version").startswith("delvelog ")
    assert "delve MOVE" in delve("--help")


@pytest.mark.parametrize("line", ["undo.", "Undo!", "u."])
def test_a_full_stop_that_a_phone_typed_is_no_letter_of_a_verb(
    line: str, delve: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F10: a phone makes one of two spaces; to a program that asks, the word is what it is."""
    delve("scout Mines 2")

    assert "No move is called" in delve(line, status=2)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert "Undone #2" in delve(line)


BEHIND = (
    ("amend 2 scout Mines 3 because the token was wet --yes", "the token was wet"),
    ("amend 2 --yes scout Mines 3 because the token was wet", "the token was wet"),
    ("annul 3 keep it stays so -y", ""),
    ("note once more --request r1", "once more"),
    ("scout Lake 1 because it fell --campaign Test", "it fell"),
)


@pytest.mark.parametrize(("line", "kept"), BEHIND)
def test_a_flag_is_a_flag_wherever_it_stands(delve: Shell, line: str, kept: str) -> None:
    delve("scout Mines 2")
    delve("scout Tower 1")

    delve(line)

    log = delve.flat("log all")
    assert kept in log
    assert "--" not in log
    assert " -y" not in log


@pytest.mark.parametrize("line", ["note -- hi --yes there", "note hi -- --yes there", "note -- --yes --json"])
def test_behind_two_dashes_a_flag_is_a_word(delve: Shell, line: str) -> None:
    told = delve(line)

    assert f"Note: {' '.join(word for word in line.split()[1:] if word != '--')}" in told


def test_two_dashes_before_no_flag_are_words(delve: Shell) -> None:
    assert "Note: he said -- run" in delve("note he said -- run")


def test_a_flag_between_lines_that_are_stored_together_is_refused(delve: Shell, tmp_path: Path) -> None:
    script = tmp_path / "lines.txt"
    script.write_text("note one\nnote two --dry-run\n")

    assert "Line 2: A flag is for all lines" in delve.flat(f"run {script} --whole", status=2)
    assert "Note" not in delve("log all")
