"""Rows that somebody changed behind the ledger's back, and rows of a newer version (audit, doctor, salvage; E4)."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ledger.core.frozen import Frozen
from ledger.store import chain
from ledger.store.plain import PlainRows
from ledger.store.rows import Row
from tests.survive.files import print_of, receipts, rows_in, told_by_sqlite
from tests.survive.shell import Shell


class Deed(Frozen):
    """A change behind the ledger's back, and what the audit says of it."""

    sql: tuple[str, ...]
    """Statements; `{it}` is the number of a row in the middle, a line of its own, and `{last}` that of the last."""
    told: str
    """What the audit names; `{next}` is the number after the last."""


EDIT = "UPDATE stored_events SET state = {} WHERE originator_version = {}"
BODY = "CAST(substr(state, 1, 32) || CAST('{}' AS BLOB) AS BLOB)"
COPY = (
    "INSERT INTO stored_events SELECT originator_id, {}, topic, state FROM stored_events WHERE originator_version = {}"
)
SWAP = (
    "UPDATE stored_events SET originator_version = -1 WHERE originator_version = {it}",
    "UPDATE stored_events SET originator_version = {it} WHERE originator_version = {it} + 1",
    "UPDATE stored_events SET originator_version = {it} + 1 WHERE originator_version = -1",
)
DEEDS = {
    "a word edited": Deed(
        sql=(EDIT.format("CAST(replace(state, '2d6', '3d6') AS BLOB)", "{it}"),),
        told="Entry {it} is not what was written.",
    ),
    "a body replaced": Deed(
        sql=(EDIT.format(BODY.format('{{"b":5,"m":3,"e":{{}}}}'), "{it}"),),
        told="Entry {it} is not what was written.",
    ),
    "a body that is no JSON": Deed(
        sql=(EDIT.format(BODY.format("]["), "{it}"),), told="Entry {it} is not what was written."
    ),
    "a body that is a list": Deed(
        sql=(EDIT.format(BODY.format("[1]"), "{it}"),), told="Entry {it} is not what was written."
    ),
    "a batch of the future": Deed(
        sql=(EDIT.format(BODY.format('{{"b":999,"m":"x","e":{{"text":"x"}}}}'), "{it}"),),
        told="Entry {it} is not what was written.",
    ),
    "a hash edited": Deed(
        sql=(EDIT.format("CAST(zeroblob(32) || substr(state, 33) AS BLOB)", "{it}"),),
        told="Entry {it} is not what was written.",
    ),
    "a state of text": Deed(sql=(EDIT.format("'a text'", "{it}"),), told="Entry {it} is not what was written."),
    "a state of nothing": Deed(sql=(EDIT.format("NULL", "{it}"),), told="Entry {it} is not what was written."),
    "a state of a number": Deed(
        sql=(EDIT.format("1000000000000", "{it}"),), told="Entry {it} is not what was written."
    ),
    "an empty state": Deed(sql=(EDIT.format("X''", "{it}"),), told="Entry {it} is not what was written."),
    "a topic edited": Deed(
        sql=("UPDATE stored_events SET topic = 'table/note-taken/1' WHERE originator_version = {it}",),
        told="Entry {it} is not what was written.",
    ),
    "a topic of nothing": Deed(
        sql=("UPDATE stored_events SET topic = NULL WHERE originator_version = {it}",),
        told="Entry {it} is not what was written.",
    ),
    "the first deleted": Deed(
        sql=("DELETE FROM stored_events WHERE originator_version = 1",), told="Entry 1 is missing."
    ),
    "one deleted": Deed(
        sql=("DELETE FROM stored_events WHERE originator_version = {it}",), told="Entry {it} is missing."
    ),
    "many deleted": Deed(
        sql=("DELETE FROM stored_events WHERE originator_version >= {it} AND originator_version < {it} + 4",),
        told="Entry {it} is missing.",
    ),
    "the last but one deleted": Deed(
        sql=("DELETE FROM stored_events WHERE originator_version = {last} - 1",), told="Entry {before} is missing."
    ),
    "two swapped": Deed(sql=SWAP, told="Entry {it} is not what was written."),
    "one said again at the end": Deed(
        sql=(COPY.format("{last} + 1", "{it}"),), told="Entry {next} is not what was written."
    ),
    "one far beyond the end": Deed(sql=(COPY.format("{last} + 9", "{it}"),), told="Entry {next} is missing."),
    "one before the first": Deed(sql=(COPY.format(0, "{it}"),), told="Entry 0 was never written."),
    "the last edited": Deed(
        sql=("UPDATE stored_events SET topic = 'table/note-taken/1' WHERE originator_version = {last}",),
        told="Entry {last} is not what was written.",
    ),
    "the fifth and the last edited": Deed(
        sql=(
            "UPDATE stored_events SET topic = 'table/note-taken/1' WHERE originator_version = {last}",
            EDIT.format("X''", "{it}"),
        ),
        told="Entry {it} is not what was written.",
    ),
    "all hashes gone": Deed(
        sql=("UPDATE stored_events SET state = CAST(substr(state, 33) AS BLOB)",),
        told="Entry 1 is not what was written.",
    ),
}
IN_PROCESSES = ("a word edited", "one deleted", "two swapped", "one said again at the end")
"""Deeds that are also judged by commands in processes of their own."""


def _done(delve: Shell, deed: Deed) -> tuple[list[Row], str]:
    """Do it; answers the rows as they were, and what the audit should say."""
    rows = rows_in(delve.file())
    last = rows[-1].number
    it = next(row.number for row in rows if row.topic.startswith("table/dice-rolled"))
    told_by_sqlite(delve.file(), *(each.format(it=it, last=last) for each in deed.sql))
    return rows, deed.told.format(it=it, last=last, next=last + 1, before=last - 1)


def _flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS.keys())
def test_the_audit_names_the_first_entry_that_does_not_fit(
    delve: Shell, deed: Deed, capsys: pytest.CaptureFixture[str]
) -> None:
    """B2: the audit and the doctor name it, nothing is changed, the rest is salvaged and goes on."""
    rows, told = _done(delve, deed)
    was = print_of(delve.file())
    first = int(told.split()[1])
    assert told in _flat(delve.here(capsys, "audit", status=5).err)
    assert told in _flat(delve.here(capsys, "audit", "--deep", status=5).err)
    doctor = _flat(delve.here(capsys, "doctor", status=5).text)
    assert f"Test: {told}" in doctor
    assert "Other: well" in doctor
    assert print_of(delve.file()) == was
    if first <= 1:  # nothing before it
        assert "Nothing" in delve.here(capsys, "salvage", "Test", "Saved", status=5).err
        return
    delve.here(capsys, "salvage", "Test", "Saved")
    saved = rows_in(delve.file("Saved"))
    assert saved == rows[: len(saved)]
    assert 0 < len(saved) < first
    assert first - len(saved) <= 3, "more than half a line was dropped"
    delve.here(capsys, "-c", "Saved", "audit", "--deep")
    assert delve.here(capsys, "-c", "Saved", "note", "goes on").receipt[1] in receipts(delve.file("Saved"))
    assert print_of(delve.file()) == was


@pytest.mark.parametrize("cached", [True, False], ids=["with its cache", "without a cache"])
@pytest.mark.parametrize("deed", DEEDS.values(), ids=DEEDS.keys())
def test_no_command_stumbles_over_what_was_changed(
    delve: Shell, deed: Deed, capsys: pytest.CaptureFixture[str], *, cached: bool
) -> None:
    """B2: whatever was changed, every command either answers or says that the file is damaged; none hangs or faults."""
    _done(delve, deed)
    if not cached:
        for snapshot in (delve.home / "cache").rglob("[0-9]*"):
            if snapshot.is_file():
                snapshot.unlink()
    for words in (
        (),
        ("log", "all"),
        ("show",),
        ("why", "fate"),
        ("diff", "2", "5"),
        ("--yes", "undo", "4"),
        ("redo",),
        ("--yes", "restore", "3"),
        ("--yes", "amend", "3", "roll", "2d6", "6", "6"),
        ("export", "-"),
        ("note", "still here?"),
    ):
        answer = delve.here(capsys, *words, status=None)
        assert answer.clear(), answer
        assert answer.status in (0, 2, 3, 5), answer


@pytest.mark.parametrize("name", IN_PROCESSES)
def test_the_same_by_commands_in_processes_of_their_own(delve: Shell, name: str) -> None:
    """B2: audit, doctor, salvage, and life goes on, as a table would type it."""
    _, told = _done(delve, DEEDS[name])
    was = print_of(delve.file())
    audit = delve("audit", status=5)
    assert told in _flat(audit.err)
    assert all(len(line) <= 40 for line in audit.lines)
    assert told in _flat(delve("doctor", status=5).text)
    delve("salvage", "Test", "Saved")
    delve("use", "Saved")
    delve("audit", "--deep")
    assert delve("note", "goes on").receipt[0]
    assert delve("undo").out.startswith("Undone")
    assert delve("-c", "Other", "note", "as if nothing had happened").status == 0
    assert print_of(delve.file()) == was


STRANGER = (
    "INSERT INTO stored_events SELECT '{stranger}', originator_version, topic, state FROM stored_events LIMIT 1",
)
GONE = "DELETE FROM stored_events WHERE originator_id"


def test_two_campaigns_in_one_file_are_told(delve: Shell) -> None:
    """B14: rows of another campaign, put into the file: told at once, by every command."""
    for stranger in ("0" * 32, "f" * 32):
        told_by_sqlite(delve.file(), *(each.format(stranger=stranger) for each in STRANGER))
        assert "two campaigns" in _flat(delve(status=5).err)
        assert "two campaigns" in _flat(delve("audit", status=5).err)
        told_by_sqlite(delve.file(), f"{GONE} = '{stranger}'")
        delve("audit", "--deep")


def test_a_tail_that_was_cut_is_known_by_the_receipt(delve: Shell) -> None:
    """B2: whole rows cut off the end leave a chain that fits; the receipt that the table kept tells."""
    kept = delve("note", "the last words").receipt[1]
    told_by_sqlite(
        delve.file(),
        "DELETE FROM stored_events WHERE originator_version = (SELECT max(originator_version) FROM stored_events)",
    )
    audit = delve("audit")
    assert f"Receipt {kept}" not in audit.out
    assert delve("log").text.count("the last words") == 0


def _append(path: Path, topic: str, event: dict[str, object]) -> None:
    """Add a row whose chain fits, as a newer version would write it."""
    rows = PlainRows(path)
    try:
        (last,) = rows.last()
        number = last.number + 1
        body = json.dumps({"b": number, "m": number, "e": event}, separators=(",", ":")).encode()
        own = chain.link(chain.unseal(last.state)[0], rows.campaign, number, topic, body)
        rows.append([Row(number, topic, chain.seal(own, body))])
    finally:
        rows.close()


NEWER = {
    "an event that nobody knows": ("draggmar/moon-risen/1", {"height": 3}),
    "a known event of a newer version": ("table/note-taken/99", {"text": "x"}),
    "a fact of the ledger that nobody knows": ("ledger/head-split/1", {"to": 3}),
    "a game's event under the table's name": ("table/fate-reduced/1", {"was": 3}),
    "the name of a module": ("os:system", {"command": "true"}),
    "no version": ("table/note-taken", {"text": "x"}),
}


@pytest.mark.parametrize(("topic", "event"), NEWER.values(), ids=NEWER.keys())
def test_an_entry_of_a_newer_version_is_refused_politely(
    delve: Shell, topic: str, event: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    """E4: nothing is guessed and nothing is skipped: what to do is said, the file stays, the beginning can be saved."""
    rows = rows_in(delve.file())
    _append(delve.file(), topic, event)
    was = print_of(delve.file())
    for words in ((), ("note", "no"), ("undo",), ("log",), ("audit", "--deep"), ("export", "-")):
        answer = delve.here(capsys, *words, status=5)
        assert topic in answer.err
        assert "update" in answer.err.casefold() or words[:1] == ("audit",)
    doctor = delve.here(capsys, "doctor", status=5).text
    assert topic in doctor
    assert "Other: well" in doctor
    assert print_of(delve.file()) == was
    delve.here(capsys, "salvage", "Test", "Saved")
    assert rows_in(delve.file("Saved")) == rows
    delve.here(capsys, "-c", "Saved", "audit", "--deep")


def test_an_unknown_entry_in_the_middle_is_never_skipped(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E4: known entries after an unknown one change nothing: the state is not folded past it."""
    _append(delve.file(), "draggmar/moon-risen/1", {"height": 3})
    for line in range(3):
        _append(delve.file(), "table/note-taken/1", {"text": f"after it {line}"})
    for words in ((), ("note", "no"), ("audit", "--deep"), ("show",)):
        assert "moon-risen" in delve.here(capsys, *words, status=5).err


def test_a_game_that_is_not_installed(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """E4: a campaign of a game that this Delvelog does not have is named, and left for one that does."""
    rows = rows_in(delve.file("Other"))
    body = chain.unseal(rows[0].state)[1].replace(b"draggmar", b"moonbase")
    delve.file("Moon").write_bytes(delve.file("Other").read_bytes())
    with closing(sqlite3.connect(delve.file("Moon"), isolation_level=None)) as file:
        (campaign,) = file.execute("SELECT min(originator_id) FROM stored_events").fetchone()
        own = chain.link(chain.ROOT, campaign, 1, rows[0].topic, body)
        file.execute("DELETE FROM stored_events WHERE originator_version > 1")
        file.execute("UPDATE stored_events SET state = ?", (chain.seal(own, body),))
    was = print_of(delve.file("Moon"))
    for words in ((), ("note", "no"), ("audit",), ("log",)):
        assert "moonbase" in delve.here(capsys, "-c", "Moon", *words, status=5).err
    assert "Test: well" in delve.here(capsys, "doctor", status=5).text
    assert print_of(delve.file("Moon")) == was
