"""Texts that are no text, in any locale, on any terminal (E9); nothing is ever wider than the screen."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pexpect
import pytest

from tests.survive.files import receipts, rows_in
from tests.survive.screen import narrow, one_line
from tests.survive.shell import GAME, Shell

LOCALES = {"utf-8": {"LANG": "C.UTF-8"}, "C": {"LANG": "C", "LC_ALL": "C"}, "ascii": {"PYTHONIOENCODING": "ascii"}}


def test_a_file_whose_name_is_no_text_disturbs_nobody(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: a file called in bytes that are not UTF-8 is listed and examined, and the others work as before."""
    folder = os.fsencode(delve.home / "campaigns")
    Path(os.fsdecode(folder + b"/caf\xe9.delve")).write_bytes(delve.file("Other").read_bytes())
    narrow(delve.here(capsys, "list"))
    assert len(delve.here(capsys, "--json", "list").json["campaigns"]) == 3
    doctor = delve.here(capsys, "doctor", status=None)
    assert doctor.clear()
    assert "Test: well" in doctor.text
    delve.here(capsys, "note", "as before")
    assert delve("--json", "list").json["ok"]


@pytest.mark.parametrize("locale", ["C", "ascii"])
def test_every_locale_stores_the_same(fresh: Shell, locale: str) -> None:
    """E9: LANG=C, UTF-8 and a terminal that shows only ASCII: the same bytes are stored, and every answer arrives."""
    shell = fresh.with_env(**LOCALES[locale])
    shell("new", "Öli & 李", GAME, "Zoë", "O'Brien")
    shell("note", "Öli, 李, 👩‍👩‍👧 and שלום")
    shell("run", "-", typed="note 李 aus dem Skript\nroll d6 4\n")
    narrow(shell("log"))
    assert json.loads(shell("--json", "log").out)["campaign"] == "Öli & 李"
    document = json.loads(shell("export", "-").out)
    assert document["campaign"]["name"] == "Öli & 李"
    assert "👩‍👩‍👧" in json.dumps(document["entries"], ensure_ascii=False)
    shell("export", "paper.json")
    assert (fresh.home.parent / "paper.json").read_text("utf-8") == Path(
        fresh.home.parent / "paper.json"
    ).read_bytes().decode()
    shell("import", "paper.json", "Zweite")
    shell("audit", "--deep")


NO_TEXT = (b"\xff\xfe", b"caf\xe9", b"a\x80b", b"\xed\xa0\x80", b"\xf0\x9f\x91")


@pytest.mark.parametrize("word", NO_TEXT)
def test_words_that_are_no_text(delve: Shell, word: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: bytes that are not UTF-8, anywhere on the command line: one clear line, status 2, nothing stored."""
    before = len(rows_in(delve.file()))
    name = word.decode("utf-8", "surrogateescape")
    for words in (
        ("note", name),
        (name,),
        ("roll", "d6", name),
        ("gain", "fate", "1", "because", name),
        ("new", name, GAME, "Ana"),
        ("new", "Fresh", GAME, name),
        ("-c", name, "note", "x"),
        ("--request", name, "note", "x"),
        ("mark", name),
        ("amend", "3", "note", name),
        ("annul", "3", "keep", name),
        ("undo", name),
        ("rename", "Other", name),
        ("log", name),
        ("help", name),
        ("show", name),
        ("import", name),
        ("salvage", "Other", name),
    ):
        for flags in ((), ("--json",)):
            answer = delve.here(capsys, *flags, *words, status=None)
            assert answer.status == 2, answer
            assert answer.clear()
            if flags:
                assert answer.json["refused"]["because"]
            else:
                one_line(answer, 2)
    assert len(rows_in(delve.file())) == before
    delve.here(capsys, "audit", "--deep")


def test_the_same_in_a_process_of_its_own(delve: Shell) -> None:
    """E9: as the system hands such bytes over, also to scripts and standard input."""
    before = len(rows_in(delve.file()))
    for env in LOCALES.values():
        shell = delve.with_env(**env)
        for words in ((b"note", b"caf\xe9"), (b"\xff",), (b"--json", b"note", b"caf\xe9")):
            answer = shell(*words, status=2)
            assert answer.clear()
        script = delve.home.parent / "script"
        script.write_bytes(b"roll d6 3\nnote caf\xe9\n")
        for flags in ((), ("--whole",)):
            assert "Line 2" in shell("run", *flags, str(script), status=2).err
        assert "Line 2" in shell("run", "-", typed=b"roll d6 3\nnote caf\xe9\n", status=2).err
        assert shell("import", "-", typed=b'{"delvelog": "caf\xe9"}', status=None).status in (2, 5)
        shell("shell", typed=b"note caf\xe9\nexit\n", status=None)
    assert len(rows_in(delve.file())) == before
    delve("audit", "--deep")


def test_three_hundred_letters_in_a_note_are_kept_and_wrapped(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: long words and long lines of free text are kept to the letter and shown within the screen."""
    for text in ("x" * 300, "李" * 300, "👩‍👩‍👧" * 40, "word " * 90, "\x1b[31mred\x1b[0m", "tab\there", "bell\x07"):
        answer = delve.here(capsys, "note", text, status=None)
        assert answer.status in (0, 2), answer
        narrow(answer)
        narrow(delve.here(capsys, "log", "1"))
        narrow(delve.here(capsys))
    delve.here(capsys, "audit", "--deep")


def test_a_real_terminal_gets_no_escape_from_a_note(delve: Shell) -> None:
    """E9: what somebody typed never drives the terminal of whoever reads the log."""
    delve("note", "look: \x1b]0;owned\x07 and \x1b[2J", status=None)
    reader = delve.terminal("log")
    reader.expect(pexpect.EOF)
    assert "\x1b" not in str(reader.before)
    assert "\x07" not in str(reader.before)
    reader.wait()
    assert receipts(delve.file())
