"""Trying out: `--dry-run` stores nothing, whatever it is said with (F12)."""

from __future__ import annotations

import pytest

from cli.verbs import ROOMS, UNTRIED
from ledger.store.opening import template
from tests.survive.files import rows_in
from tests.survive.shell import GAME, Shell

WRITERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "undo": (("undo",), ("undo", "3"), ("undo", "session"), ("undo", "to", "2")),
    "redo": (("redo",),),
    "amend": (("amend", "3", "roll", "2d6", "6", "6"),),
    "annul": (("annul", "3"),),
    "restore": (("restore", "3"),),
    "mark": (("mark", "here"),),
    "run": (("run", "SCRIPT"), ("run", "--whole", "SCRIPT")),
    "pack": (("pack", "add", "PACK"),),
    "adopt": (("adopt", "SHEET", "Fourth"),),
    "new": (("new", "Third", GAME, "Eve", "Finn"),),
    "use": (("use", "Other"),),
    "rename": (("rename", "Other", "Another"),),
    "delete": (("delete", "Other"),),
    "recover": (("recover", "Gone"),),
    "empty": (("empty",),),
    "export": (("export", "again.json"), ("export", "-")),
    "import": (("import", "PAPER", "Fourth"),),
    "salvage": (("salvage", "Other", "Fifth"),),
    "shell": (("shell",),),
    "book": (("book", "the-book"),),
    "sheet": (("sheet", "--to", "sheet.html"),),
    "chronicle": (("chronicle", "--to", "story.md"),),
    "stats": (("stats", "--to", "sums.txt"),),
    "diff": (("diff", "2", "--to", "changes.md"),),
    "csv": (("csv", "moves", "moves.csv"),),
    "bgstats": (("bgstats", "1", "--to", "play.json"),),
}
"""Every verb of the ledger's own that writes, as one may say it."""
READERS = set(ROOMS) - set(WRITERS)
MOVES = (
    ("note", "only tried"),
    ("roll", "2d6", "4", "1"),
    ("gain", "fate", "1", "because", "tried"),
    ("roll", "d6", "3,", "roll", "d6", "4"),
    ("option", "dice", "app"),
    ("session", "end"),
    ("@ben", "note", "as", "another"),
)
PACK = f"""\
[pack]
name = "A box"
version = "1"
game = "{GAME}"
"""


def _said(delve: Shell, words: tuple[str, ...]) -> tuple[str, ...]:
    beside = delve.home.parent
    (beside / "script").write_text("note tried\nroll d6 3\n", "utf-8")
    (beside / "pack.toml").write_text(PACK, "utf-8")
    (beside / "sheet.toml").write_text(template("degenerates"), "utf-8")
    files = {
        "SHEET": beside / "sheet.toml",
        "SCRIPT": beside / "script",
        "PAPER": beside / "paper.json",
        "PACK": beside / "pack.toml",
    }
    return tuple(str(files.get(word, word)) for word in words)


def _ready(delve: Shell, capsys: pytest.CaptureFixture[str]) -> dict[str, bytes]:
    """Something to redo, something in the trash, something to import; all files but the cache as they are."""
    delve.here(capsys, "note", "to be taken back")
    delve.here(capsys, "undo")
    delve.here(capsys, "export", str(delve.home.parent / "paper.json"))
    delve.here(capsys, "import", str(delve.home.parent / "paper.json"), "Gone")
    delve.here(capsys, "--yes", "delete", "Gone")
    delve.here(capsys, "use", "Test")
    return _files(delve)


def _files(delve: Shell) -> dict[str, bytes]:
    kept = (each for each in delve.home.rglob("*") if each.is_file() and "cache" not in each.parts)
    return {str(each): each.read_bytes() for each in kept}


def test_every_verb_is_tried_or_only_reads() -> None:
    """F12: a new verb has to be sorted in, here and where the shell refuses to try it out."""
    assert set(WRITERS) <= set(ROOMS)
    assert set(UNTRIED) <= set(WRITERS)
    assert READERS & {"new", "undo", "mark"} == set()


@pytest.mark.parametrize("verb", WRITERS)
def test_a_verb_that_is_tried_out_stores_nothing(delve: Shell, verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    """F12: with or without a yes, the flag before or after: no file of the home changes, and no file appears."""
    was = _ready(delve, capsys)
    beside = {each.name for each in delve.home.parent.iterdir()} | {"script", "pack.toml", "sheet.toml"}
    for words in WRITERS[verb]:
        said = _said(delve, words)
        for line in (("--dry-run", *said), ("--dry-run", "--yes", *said), (*said, "--dry-run")):
            answer = delve.here(capsys, *line, status=None)
            assert answer.clear(), answer
            assert answer.status == (2 if verb in UNTRIED else 0), answer
            assert _files(delve) == was
    assert {each.name for each in delve.home.parent.iterdir()} == beside


@pytest.mark.parametrize("words", MOVES, ids=[" ".join(words) for words in MOVES])
def test_a_move_that_is_tried_out_stores_nothing(
    delve: Shell, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """F12: what would happen is told, as it then does happen when it is said in earnest."""
    before, was = rows_in(delve.file()), _files(delve)
    tried = delve.here(capsys, "--dry-run", *words)
    assert "Would happen" in tried.out
    assert tried.receipt == (0, "")
    assert _files(delve) == was
    earnest = delve.here(capsys, *words)
    told = [line for line in tried.lines if line and not line.startswith(("Would", ">", "  "))]
    assert told
    assert set(told) <= set(earnest.lines)
    assert len(rows_in(delve.file())) > len(before)


def test_the_same_in_processes_of_their_own(delve: Shell) -> None:
    """F12: as typed at the table."""
    was = _files(delve)
    for words in (
        ("--dry-run", "note", "x"),
        ("--dry-run", "undo"),
        ("--dry-run", "amend", "3", "roll", "2d6", "6", "6"),
    ):
        assert "ould" in delve(*words).out
    assert _files(delve) == was
