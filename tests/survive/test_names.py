"""Names and texts that other programs stumble over (E9, E10, E12); nothing is ever wider than the screen."""

from __future__ import annotations

import unicodedata

import pytest

from tests.survive.files import opened, rows_in
from tests.survive.screen import narrow, one_line
from tests.survive.shell import GAME, Shell

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


def _composed(name: str) -> str:
    return unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_a_campaign_may_be_called_so(fresh: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9, E10: founded, listed, used, renamed, exported, thrown away and taken back; its file stays in its folder."""
    told = _composed(name)
    fresh.here(capsys, "new", "Other", GAME, "Cleo", "Dan")
    narrow(fresh.here(capsys, "new", "--", name, GAME, "Ana", "Ben"))
    assert told in fresh.here(capsys, "--json", "list").json["campaigns"]
    narrow(fresh.here(capsys, "list"))
    fresh.here(capsys, "use", "Other")
    fresh.here(capsys, "-c", name, "note", "here")
    narrow(fresh.here(capsys, "use", "--", name))
    assert fresh.here(capsys, "--json").json["campaign"] == told
    assert {each.parent for each in fresh.home.parent.rglob("*.delve")} == {fresh.home / "campaigns"}
    fresh.here(capsys, "export", str(fresh.home.parent / "paper.json"))
    fresh.here(capsys, "--yes", "delete", "--", name)
    assert told in fresh.here(capsys, "--json", "list").json["trash"]
    fresh.here(capsys, "import", str(fresh.home.parent / "paper.json"))
    assert fresh.here(capsys, "--json").json["campaign"] == told
    fresh.here(capsys, "rename", "--", name, "Plain")
    narrow(fresh.here(capsys, "recover", "--", name))
    fresh.here(capsys, "-c", name, "audit", "--deep")


def _as_text(name: str) -> tuple[str, ...]:
    """A name in free text, where a flag would be one still."""
    return ("--", name) if name.startswith("--") else (name,)


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_a_player_may_be_called_so(fresh: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9, E10: a player sits at the table, acts, is corrected, logged and exported under that name."""
    told = _composed(name)
    fresh.here(capsys, "new", "Test", GAME, "--", name, "Ben")
    assert fresh.here(capsys, "--json", "show").json["ok"]
    with opened(fresh.home) as ledger:
        assert told in ledger.state.players
    word = f"@{name.replace('_', '__').replace(' ', '_')}"
    narrow(fresh.here(capsys, "gain", "fame", "1", word, "because", *_as_text(name)))
    for words in ((), ("log",), ("show",), ("sheet",), ("why", "fame", word), ("log", word)):
        narrow(fresh.here(capsys, *words))
    fresh.here(capsys, "undo")
    fresh.here(capsys, "redo")
    fresh.here(capsys, "export", str(fresh.home.parent / "paper.json"))
    fresh.here(capsys, "import", str(fresh.home.parent / "paper.json"), "Copy")
    fresh.here(capsys, "audit", "--deep")


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_a_card_and_a_place_may_be_called_so(delve: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9, E10: a site, a mark, a note and a request of that name."""
    word = "+" + name.replace("_", "__").replace(" ", "_")
    narrow(delve.here(capsys, "path", word, "City"))
    for words in (("note", *_as_text(name)), ("--request", name, "roll", "d6", "2"), ("show",), ("log", "20")):
        narrow(delve.here(capsys, *words))
    if not name.isdecimal():  # a number names a move
        narrow(delve.here(capsys, "mark", "--", name))
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
        one_line(delve.here(capsys, *words, status=None), 2)
    assert delve.here(capsys, "list").lines == ["- Other", "* Test (in use)"]
    assert len(rows_in(delve.file())) == before
    delve.here(capsys, "audit", "--deep")


@pytest.mark.parametrize("name", SPACED.values(), ids=SPACED.keys())
def test_space_in_names_is_tidied_or_refused(delve: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E9: odd spaces never make a second name that looks the same."""
    for words in (("new", name, GAME, "Ana", "Ben"), ("new", "Fresh", GAME, name, "Ben"), ("path", f"+{name}", "City")):
        answer = delve.here(capsys, *words, status=None)
        assert answer.status in (0, 2), answer
        narrow(answer)
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


@pytest.mark.parametrize("file", ["Ana & Ben: dusk", "What?", "100%", " dusk  2 ", "a\\b", "dusk (1)", "%5G"])
def test_a_file_that_was_named_by_hand_is_found(delve: Shell, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """B14: what is listed can be used, whatever the machine let somebody call it; and its name stays taken."""
    by_hand = delve.file().rename(delve.file(file))
    (name,) = set(delve.here(capsys, "--json", "list").json["campaigns"]) - {"Other"}
    delve.here(capsys, "use", name)
    delve.here(capsys, "note", "still here")
    assert delve.here(capsys).out.startswith(f"{name}: ")
    assert f"{name}: well" in " ".join(delve.here(capsys, "doctor").out.split())
    assert "already" in delve.here(capsys, "new", name.replace(" ", "_"), GAME, "Ana", status=3).err
    delve.here(capsys, "rename", name, "Plain")
    assert delve.file("Plain").is_file()
    assert not by_hand.exists()
