"""Export and import by the command: all or nothing, nothing lost, a newer file refused politely (E2, E4, E7)."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ledger.store import chain
from ledger.store.entries import compact
from tests.survive.files import receipts, rows_in
from tests.survive.shell import Shell

Document = dict[str, Any]
"""An exported campaign."""


def _exported(delve: Shell, capsys: pytest.CaptureFixture[str]) -> Document:
    document: Document = json.loads(delve.here(capsys, "export", "-").out)
    return document


def _paper(delve: Shell, content: Document | str | bytes) -> Path:
    path = delve.home.parent / "paper.json"
    text = json.dumps(content) if isinstance(content, dict) else content
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def _sealed(document: Document) -> Document:
    """The same document with hashes that fit what its entries hold now."""
    own = chain.ROOT
    for entry in document["entries"]:
        own = chain.link(own, document["campaign"]["id"], entry["number"], entry["topic"], compact(entry["body"]))
        entry["hash"] = own.hex()
    return document


def test_export_and_import_give_the_same_ledger(delve: Shell) -> None:
    """E2: by commands in processes of their own: the same rows, hashes, state and receipt; what came in is told."""
    delve("export", "paper.json")
    delve("import", "paper.json", "Copy")
    rows = rows_in(delve.file())
    assert rows_in(delve.file("Copy")) == rows
    assert delve("-c", "Copy").out.partition("\n")[2] == delve("-c", "Test").out.partition("\n")[2]
    told = delve("import", "paper.json", "Again").out
    assert f"{len(rows)} entries" in told
    assert chain.unseal(rows[-1].state)[0].hex()[:8] in told
    delve("-c", "Copy", "audit", "--deep")
    delve("-c", "Copy", "export", "copy.json")
    one, other = ((delve.home.parent / name).read_text("utf-8") for name in ("paper.json", "copy.json"))
    assert one.replace('"Test"', '"Copy"') == other
    assert "already" in delve("export", "paper.json", status=3).err


def test_unknown_fields_are_kept(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E2: what a later version wrote beside what we know goes through import and export unchanged."""
    document = _exported(delve, capsys)
    document["club"] = {"city": "Graz"}
    document["campaign"]["colour"] = "red"
    document["entries"][6]["body"]["weather"] = ["rain", 3]
    delve.here(capsys, "import", str(_paper(delve, _sealed(document))), "Copy")
    again = json.loads(delve.here(capsys, "-c", "Copy", "export", "-").out)
    assert again["entries"] == document["entries"]
    assert again["state"] == document["state"]
    delve.here(capsys, "-c", "Copy", "audit", "--deep")
    assert delve.here(capsys, "-c", "Copy", "note", "goes on").receipt[1] in receipts(delve.file("Copy"))


def _without(*path: str | int) -> Callable[[Document], None]:
    def spoil(document: Document) -> None:
        *way, last = path
        held: Any = document
        for step in way:
            held = held[step]
        del held[last]

    return spoil


def _with(value: object, *path: str | int) -> Callable[[Document], None]:
    def spoil(document: Document) -> None:
        *way, last = path
        held: Any = document
        for step in way:
            held = held[step]
        held[last] = value

    return spoil


def _resealed(spoil: Callable[[Document], None]) -> Callable[[Document], None]:
    def both(document: Document) -> None:
        spoil(document)
        _sealed(document)

    return both


SPOILT: dict[str, Callable[[Document], None]] = {
    "no entries": _with([], "entries"),
    "an entry less": _without("entries", 7),
    "an entry twice": lambda document: document["entries"].insert(7, document["entries"][7]),
    "the last entry edited": _with({"text": "x"}, "entries", -1, "body", "e"),
    "an entry edited": _with("snow", "entries", 6, "body", "e", "text"),
    "entries swapped": lambda document: document["entries"].reverse(),
    "a hash of no hash": _with("x", "entries", 4, "hash"),
    "a hash that is short": _with("00", "entries", 4, "hash"),
    "a number as text": _with("5", "entries", 4, "number"),
    "no campaign": _without("campaign"),
    "no id": _without("campaign", "id"),
    "an id that is a path": _with("../../../etc/passwd0000000000000", "campaign", "id"),
    "no state": _without("state"),
    "entries of text": _with("all of them", "entries"),
    "another game": _with("moonbase", "campaign", "game"),
    "a game that is a path": _with("../core", "campaign", "game"),
    "a name that is none": _with("", "campaign", "name"),
    "a name of escapes": _with("\u001b[31m", "campaign", "name"),
    "an unknown topic": _resealed(_with("draggmar/moon-risen/1", "entries", 6, "topic")),
    "a module's name": _resealed(_with("os:system", "entries", 6, "topic")),
    "an event of version 99": _resealed(_with("table/note-taken/99", "entries", 6, "topic")),
    "an event without its fields": _resealed(_with({}, "entries", 6, "body", "e")),
    "an event of a list": _resealed(_with([1], "entries", 6, "body", "e")),
    "a body without an event": _resealed(_without("entries", 6, "body", "e")),
    "a batch of the future": _resealed(_with(99, "entries", 6, "body", "b")),
    "a move of text": _resealed(_with("x", "entries", 6, "body", "m")),
    "a move beyond its entry": _resealed(_with(10**30, "entries", 6, "body", "m")),
    "a move before the first": _resealed(_with(-1, "entries", 6, "body", "m")),
    "a time that is none": _resealed(lambda document: _timed(document, "yesterday")),
    "a time without its zone": _resealed(lambda document: _timed(document, "2026-11-30T17:16:23")),
    "half a letter": _resealed(_with("\ud800", "entries", 0, "body", "app")),
    "a first entry that founds nothing": _resealed(_with("table/note-taken/1", "entries", 0, "topic")),
    "a head that leads nowhere": lambda document: _lost(document, to=99),
    "a head that leads to itself": lambda document: _lost(document, to=0),
}
NEWER = {"another game", "a game that is a path", "an unknown topic", "a module's name", "an event of version 99"}
NAMELESS = {"a name that is none", "a name of escapes"}


def _timed(document: Document, at: str) -> None:
    next(each for each in document["entries"] if "s" in each["body"])["body"]["s"]["at"] = at


def _lost(document: Document, to: int) -> None:
    last = len(document["entries"]) + 1
    moved = {"how": "undo", "to": to or last, "left": 5, "step": 5, "tip": 5}
    body = {"b": last, "m": 5, "e": moved}
    document["entries"].append({"number": last, "topic": "ledger/head-moved/1", "hash": "", "body": body})
    _sealed(document)


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_document_brings_in_nothing(delve: Shell, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """E2: one clear line, and neither a campaign nor half of one, nor a file left behind."""
    document = _exported(delve, capsys)
    with suppress(UnicodeEncodeError):  # no hash fits what is no text; any other will do
        SPOILT[name](document)
    before = {each.name: each.read_bytes() for each in delve.home.rglob("*") if each.is_file()}
    target = () if name in NAMELESS else ("Copy",)
    answer = delve.here(capsys, "import", str(_paper(delve, document)), *target, status=None)
    assert answer.clear(), answer
    assert answer.status == (2 if name in NAMELESS else 5), answer
    assert answer.err.startswith("No: ")
    assert name not in NEWER or "pdate" in answer.err
    assert {each.name: each.read_bytes() for each in delve.home.rglob("*") if each.is_file()} == before


TEXTS: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "Dear diary",
    "a number": "5",
    "a list": "[]",
    "an empty object": "{}",
    "cut": '{"delvelog":1,"app":"0.1.0","campaign":{"id":"',
    "no text": b"\xff\xfe{}",
    "deep": "[" * 100_000,
    "a long number": '{"delvelog":' + "9" * 5000 + "}",
    "not a number": '{"delvelog": NaN}',
    "version true": '{"delvelog": true}',
    "a form of text": '{"delvelog": "1"}',
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_what_is_no_document_is_told(delve: Shell, text: str | bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """E2: any other file, or none: told in one line, nothing brought in."""
    answer = delve.here(capsys, "import", str(_paper(delve, text)), "Copy", status=5)
    assert answer.err.startswith("No:")
    assert not delve.file("Copy").exists()


def test_a_file_that_is_not_there(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E2: a wrong path, a folder, and a folder to export to that does not exist."""
    for words in (("import", "/nowhere/paper.json"), ("import", str(delve.home)), ("export", "/nowhere/paper.json")):
        answer = delve.here(capsys, *words, status=6)
        assert words[1] in "".join(answer.err.split())


def test_a_document_of_version_99_is_refused_politely(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E4: refused with what to do; the file is untouched."""
    document = _exported(delve, capsys)
    document["delvelog"] = 99
    paper = _paper(delve, document)
    was = paper.read_bytes()
    answer = delve.here(capsys, "import", str(paper), "Copy", status=5)
    assert "99" in answer.err
    assert "update Delvelog" in " ".join(answer.err.split())
    assert paper.read_bytes() == was
    assert not delve.file("Copy").exists()
