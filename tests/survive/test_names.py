"""Names and texts that other programs stumble over (E9, E10, E12); nothing is ever wider than the screen."""

from __future__ import annotations

import json
import os
import unicodedata
from pathlib import Path

import pexpect
import pytest

from cli.say import wide
from tests.survive.files import opened, receipts, rows_in
from tests.survive.shell import GAME, Answer, Shell

WELCOME = {
    "umlaut": "Öli",
    "composed": "Zoë",
    "taken apart": unicodedata.normalize("NFD", "Zoë"),
    "wide": "李",
    "joined": "👩‍👩‍👧 Troll",
    "to the left": "שלום",
    "mixed directions": "Ana אבג 12",
    "quote": "O'Brien",
    "ampersand": "a&b",
    "a path": "../x",
    "an absolute path": "/etc/passwd",
    "a backslash path": "..\\x",
    "a flag": "-rf",
    "two dashes": "--yes",
    "a format": "%s%n",
    "braces": "{who} {0}",
    "a formula": "=cmd",
    "double quote": 'say "hi"',
    "backslash": "a\\b",
    "semicolon": "a;b",
    "pipe": "a|b",
    "dollar": "$HOME `id`",
    "end of message": "[EOM]",
    "stars": "*?<>",
    "a dot": ".hidden",
    "a device": "CON",
    "an escaped one": "%2E%2E",
    "sixty": "x" * 60,
    "a number": "12",
    "a verb": "undo",
    "combining": "a" + "\u0301" * 10,
    "sharp s": "Straße",
    "dotless": "\u0131stanbul",
}
REFUSED = {
    "nothing": "",
    "spaces": "   ",
    "three hundred": "y" * 300,
    "a wide three hundred": "李" * 300,
    "newline": "a\nb",
    "carriage return": "a\rb",
    "escape": "\x1b[31mred",
    "a title": "\x1b]0;owned\x07",
    "bell": "ding\x07",
    "delete": "a\x7fb",
    "eight bit": "a\x9bb",
    "backwards": "abc\u202egpj.exe",
    "isolated": "a\u2066b",
    "line separator": "a\u2028b",
    "a lone half": "a\udc80",
    "nothing to see": "\u200d\u200c",
}
BROKEN = frozenset("\n\r\u2028")
"""Ends of lines: in the name of a card they count as a space, as anything that a keyboard may slip in."""
SPACED = {
    "tab": "a\tb",
    "two lines": "a\nb",
    "another": "a\u2028b",
    "around": "  a b  ",
    "no break": "a\u00a0b",
    "invisible": "a\u200bb",
    "many": "a    b",
}
LOCALES = {"utf-8": {"LANG": "C.UTF-8"}, "C": {"LANG": "C", "LC_ALL": "C"}, "ascii": {"PYTHONIOENCODING": "ascii"}}


def _composed(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def _narrow(answer: Answer) -> None:
    """Nothing wider than 40 columns, and no control character but the end of a line."""
    for line in answer.lines:
        assert wide(line) <= 40, line
        assert not any(unicodedata.category(letter) == "Cc" for letter in line), repr(line)


def _one_line(answer: Answer, status: int) -> None:
    """One clear refusal with its status."""
    assert answer.status == status
    assert answer.err.startswith("No: ")
    _narrow(answer)


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_a_campaign_may_be_called_so(fresh: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9, E10: founded, listed, used, renamed, exported, thrown away and taken back; its file stays in its folder."""
    told = _composed(name)
    fresh.here(capsys, "new", "Other", GAME, "Cleo", "Dan")
    _narrow(fresh.here(capsys, "new", "--", name, GAME, "Ana", "Ben"))
    assert told in fresh.here(capsys, "--json", "list").json["campaigns"]
    _narrow(fresh.here(capsys, "list"))
    fresh.here(capsys, "use", "Other")
    fresh.here(capsys, "-c", name, "note", "here")
    _narrow(fresh.here(capsys, "use", "--", name))
    assert fresh.here(capsys, "--json").json["campaign"] == told
    assert {each.parent for each in fresh.home.parent.rglob("*.delve")} == {fresh.home / "campaigns"}
    fresh.here(capsys, "export", str(fresh.home.parent / "paper.json"))
    fresh.here(capsys, "--yes", "delete", "--", name)
    assert told in fresh.here(capsys, "--json", "list").json["trash"]
    fresh.here(capsys, "import", str(fresh.home.parent / "paper.json"))
    assert fresh.here(capsys, "--json").json["campaign"] == told
    fresh.here(capsys, "rename", "--", name, "Plain")
    _narrow(fresh.here(capsys, "recover", "--", name))
    fresh.here(capsys, "-c", name, "audit", "--deep")


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_a_player_may_be_called_so(fresh: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9, E10: a player sits at the table, acts, is corrected, logged and exported under that name."""
    told = _composed(name)
    fresh.here(capsys, "new", "Test", GAME, "--", name, "Ben")
    assert fresh.here(capsys, "--json", "show").json["ok"]
    with opened(fresh.home) as ledger:
        assert told in ledger.state.players
    word = f"@{name.replace('_', '__').replace(' ', '_')}"
    _narrow(fresh.here(capsys, "gain", "fame", "1", word, "because", name))
    for words in ((), ("log",), ("show",), ("sheet",), ("why", "fame", word), ("log", word)):
        _narrow(fresh.here(capsys, *words))
    fresh.here(capsys, "undo")
    fresh.here(capsys, "redo")
    fresh.here(capsys, "export", str(fresh.home.parent / "paper.json"))
    fresh.here(capsys, "import", str(fresh.home.parent / "paper.json"), "Copy")
    fresh.here(capsys, "audit", "--deep")


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_a_card_and_a_place_may_be_called_so(delve: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9, E10: a site, a mark, a note and a request of that name."""
    word = "+" + name.replace("_", "__").replace(" ", "_")
    _narrow(delve.here(capsys, "path", word, "City"))
    for words in (("note", name), ("--request", name, "roll", "d6", "2"), ("show",), ("log", "20")):
        _narrow(delve.here(capsys, *words))
    if not name.isdecimal():  # a number names a move
        _narrow(delve.here(capsys, "mark", "--", name))
        assert [each for each, _ in delve.here(capsys, "--json", "marks").json["marks"]] == [_composed(name)]
        delve.here(capsys, "note", "after it")
        delve.here(capsys, "restore", "--", name)
    delve.here(capsys, "audit", "--deep")


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED.keys())
def test_nobody_can_be_called_so(delve: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: control characters, escapes and names that nobody could read: one clear line, and nothing is stored."""
    before = len(rows_in(delve.file()))
    for words in (
        ("new", name, GAME, "Ana", "Ben"),
        ("new", "Fresh", GAME, name, "Ben"),
        ("rename", "Other", name),
        ("-c", name, "note", "x") if name else ("new", name, GAME),
        *([] if name.isspace() or BROKEN.intersection(name) else [("path", f"+{name}", "City"), ("mark", name)]),
    ):
        _one_line(delve.here(capsys, *words, status=None), 2)
    assert delve.here(capsys, "list").lines == ["- Other", "* Test (in use)"]
    assert len(rows_in(delve.file())) == before
    delve.here(capsys, "audit", "--deep")


@pytest.mark.parametrize("name", SPACED.values(), ids=SPACED.keys())
def test_space_in_names_is_tidied_or_refused(delve: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: odd spaces never make a second name that looks the same."""
    for words in (("new", name, GAME, "Ana", "Ben"), ("new", "Fresh", GAME, name, "Ben"), ("path", f"+{name}", "City")):
        answer = delve.here(capsys, *words, status=None)
        assert answer.status in (0, 2), answer
        _narrow(answer)
    names = delve.here(capsys, "--json", "list").json["campaigns"]
    assert all(each == " ".join(each.split()) for each in names)
    with opened(delve.home, "Fresh" if "Fresh" in names else "Test") as ledger:
        assert all(each == " ".join(each.split()) for each in ledger.state.players)
    delve.here(capsys, "audit", "--deep")


def test_the_same_name_twice_is_one_or_refused(fresh: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E12: two players `Anna`, also in another case or composition, cannot be told apart: refused."""
    for one, other in (("Anna", "Anna"), ("Anna", "ANNA"), ("Zoë", unicodedata.normalize("NFD", "Zoë"))):
        assert fresh.here(capsys, "new", "Test", GAME, one, other, status=None).status in (2, 3)
        assert not fresh.file().exists()
    fresh.here(capsys, "new", "Zoë", GAME, "Ana", "Ben")
    for again in ("Zoë", "ZOË", unicodedata.normalize("NFD", "Zoë"), " Zoë "):
        assert fresh.here(capsys, "new", again, GAME, "Ana", "Ben", status=3).err.startswith("No: ")
        fresh.here(capsys, "-c", again, "note", "the same campaign")
    assert fresh.here(capsys, "--json", "list").json["campaigns"] == ["Zoë"]


def test_a_file_that_another_disk_took_apart_is_found(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: a campaign copied from a disk that keeps accents apart is the same campaign."""
    delve.file("Other").rename(delve.file(unicodedata.normalize("NFD", "Zoë")))
    delve.here(capsys, "use", "Zoë")
    assert delve.here(capsys, "--json", "list").json["campaigns"] == ["Test", "Zoë"]
    assert delve.here(capsys, "new", "Zoë", GAME, "Ana", "Ben", status=3).err
    delve.here(capsys, "note", "at home")


def test_a_file_whose_name_is_no_text_disturbs_nobody(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: a file called in bytes that are not UTF-8 is listed and examined, and the others work as before."""
    folder = os.fsencode(delve.home / "campaigns")
    Path(os.fsdecode(folder + b"/caf\xe9.delve")).write_bytes(delve.file("Other").read_bytes())
    _narrow(delve.here(capsys, "list"))
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
    _narrow(shell("log"))
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
                _one_line(answer, 2)
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
        _narrow(answer)
        _narrow(delve.here(capsys, "log", "1"))
        _narrow(delve.here(capsys))
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
