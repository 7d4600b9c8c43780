"""The audit and the doctor: the first entry that does not fit is named, and what came before it is saved."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

from ledger.store import chain
from ledger.store.audit import Audit, audit_rows
from ledger.store.campaigns import back_up, open_campaign
from ledger.store.doctor import examine, legible, salvage
from ledger.store.faults import Damaged, NameTaken
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from tests.store.table import note, notes, say, scout, undo
from tests.toy import Scout

Damage = Callable[[sqlite3.Connection], None]


@pytest.fixture
def path(ledger: Ledger[Any], home: Home) -> Path:
    """The file of a campaign of a few lines, closed: entries 5 and 6 are one line, as are 7 to 10."""
    note(ledger, "a")
    scout(ledger, "Mines")
    say(ledger, Scout(place="Cave", level=1), Scout(place="Tower", level=1))
    undo(ledger)
    note(ledger, "b")
    ledger.close()
    return home.found("Test")


def edit(path: Path, damage: Damage) -> None:
    """Change the file behind the ledger's back."""
    with closing(sqlite3.connect(path)) as file, file:
        damage(file)


def row(file: sqlite3.Connection, number: int) -> tuple[str, bytes]:
    """Topic and state of a stored row."""
    found = file.execute("SELECT topic, state FROM stored_events WHERE originator_version=?", (number,)).fetchone()
    return str(found[0]), bytes(found[1])


def rewritten(number: int, change: Callable[[bytes], bytes]) -> Damage:
    """The stored bytes of a row, changed."""

    def damage(file: sqlite3.Connection) -> None:
        state = change(row(file, number)[1])
        file.execute("UPDATE stored_events SET state=? WHERE originator_version=?", (state, number))

    return damage


def said(statement: str) -> Damage:
    """One statement of SQL, or several."""

    def damage(file: sqlite3.Connection) -> None:
        for each in statement.split("; "):
            file.execute(each)

    return damage


def deleted(file: sqlite3.Connection, number: int) -> None:
    """Take out one row."""
    file.execute("DELETE FROM stored_events WHERE originator_version=?", (number,))


def swapped(one: int, other: int) -> Damage:
    """Two rows that changed places."""

    def damage(file: sqlite3.Connection) -> None:
        for number, (topic, state) in ((other, row(file, one)), (one, row(file, other))):
            file.execute("UPDATE stored_events SET topic=?, state=? WHERE originator_version=?", (topic, state, number))

    return damage


def forged(number: int, change: Callable[[bytes], bytes]) -> Damage:
    """A row that was changed, with a hash that fits it: what follows does not."""

    def damage(file: sqlite3.Connection) -> None:
        topic, state = row(file, number)
        before = row(file, number - 1)[1][:32]
        campaign = str(file.execute("SELECT originator_id FROM stored_events").fetchone()[0])
        body = change(state[32:])
        own = chain.link(before, campaign, number, topic, body)
        file.execute("UPDATE stored_events SET state=? WHERE originator_version=?", (own + body, number))

    return damage


DAMAGES: dict[str, tuple[Damage, int, str]] = {
    "an edited body": (rewritten(4, lambda held: held.replace(b'"text":"a"', b'"text":"z"')), 4, "not what"),
    "an edited hash": (rewritten(4, lambda held: b"\x00" + held[1:]), 4, "not what"),
    "an emptied row": (rewritten(4, lambda _: b""), 4, "not what"),
    "a torn row": (rewritten(4, lambda held: held[:-1]), 4, "not what"),
    "another topic": (said("UPDATE stored_events SET topic='toy/x/1' WHERE originator_version=4"), 4, "not what"),
    "a deleted row": (said("DELETE FROM stored_events WHERE originator_version=4"), 4, "missing"),
    "the first row gone": (said("DELETE FROM stored_events WHERE originator_version=1"), 1, "missing"),
    "two rows swapped": (swapped(4, 5), 4, "not what"),
    "a forged row": (forged(4, lambda body: body.replace(b'"text":"a"', b'"text":"z"')), 5, "not what"),
    "closed ranks": (
        said(
            "DELETE FROM stored_events WHERE originator_version=5; "
            "UPDATE stored_events SET originator_version=-originator_version WHERE originator_version>5; "
            "UPDATE stored_events SET originator_version=-originator_version-1 WHERE originator_version<0"
        ),
        5,
        "not what",
    ),
}


@pytest.mark.parametrize(("damage", "first", "told"), DAMAGES.values(), ids=DAMAGES.keys())
def test_the_first_row_that_does_not_fit_is_named(
    path: Path, home: Home, damage: Damage, first: int, told: str
) -> None:
    edit(path, damage)
    campaign, rows, whole = legible(path)
    assert whole
    verdict = audit_rows(rows, campaign)
    assert verdict.wrong.startswith(f"Entry {first} is {told}")
    (finding,) = examine(home)
    assert finding.wrong


def test_a_clean_campaign_is_clean(path: Path, home: Home) -> None:
    opened = open_campaign(home, "Test")
    verdict = Audit(opened).deep()
    assert (verdict.wrong, verdict.rows, verdict.receipt) == ("", opened.last.number, opened.receipt)
    opened.close()
    assert [(each.name, each.wrong, each.rows) for each in examine(home)] == [("Test", "", verdict.rows)]


def test_nobody_builds_on_an_edited_last_row(path: Path, home: Home) -> None:
    last = max(each.number for each in legible(path)[1])
    edit(path, rewritten(last, lambda held: held.replace(b'"text":"b"', b'"text":"z"')))
    for quick in (True, False):
        with pytest.raises(Damaged, match=f"Entry {last} is not what was written"):
            open_campaign(home, "Test", quick=quick)


@pytest.mark.parametrize("number", [1, 2, 4, 5, 6, 12])
def test_a_row_that_is_missed_is_named(path: Path, home: Home, number: int) -> None:
    edit(path, lambda file: deleted(file, number))
    rmtree(home.cache)
    (finding,) = examine(home)
    assert (finding.wrong == f"Entry {number} is missing.") == (number < 12)


def test_a_head_that_leads_nowhere_is_named(path: Path, home: Home) -> None:
    """A forged last row: its hash fits, and only its meaning does not."""
    opened = open_campaign(home, "Test")
    undo(opened)
    number = opened.last.number
    opened.close()

    def astray(body: bytes) -> bytes:
        held = json.loads(body)
        held["e"]["to"] = number + 5
        return json.dumps(held).encode()

    edit(path, forged(number, astray))
    (finding,) = examine(home)
    assert finding.wrong


@pytest.mark.parametrize(("first", "kept"), [(4, 2), (5, 4), (6, 4), (7, 6), (9, 6), (11, 6), (12, 10)])
def test_the_valid_beginning_is_saved_in_whole_lines(path: Path, home: Home, first: int, kept: int) -> None:
    before = path.read_bytes()
    edit(path, rewritten(first, lambda held: held[:-1]))
    damaged = path.read_bytes()
    assert salvage(home, "Test", "Saved") == kept
    assert path.read_bytes() == damaged != before
    saved = open_campaign(home, "Saved")
    assert (saved.last.number, Audit(saved).deep().wrong) == (kept, "")
    note(saved, "on")
    assert notes(saved).endswith("on")
    saved.close()


def test_a_sound_campaign_is_saved_whole(path: Path, home: Home) -> None:
    assert salvage(home, "Test", "Saved") == len(legible(path)[1])


def test_what_cannot_be_read_is_not_saved(path: Path, home: Home) -> None:
    path.write_bytes(b"\x00" * 4096)
    with pytest.raises(Damaged, match="Nothing of 'Test' can be read"):
        salvage(home, "Test", "Saved")
    assert home.names() == ("Test",)


def test_nothing_is_saved_over_another(path: Path, home: Home) -> None:
    before = path.read_bytes()
    with pytest.raises(NameTaken):
        salvage(home, "Test", "test")
    assert path.read_bytes() == before


def test_the_doctor_names_the_copies_that_were_kept(path: Path, home: Home) -> None:
    opened = open_campaign(home, "Test")
    copies = []
    for text in "cdefghi":
        note(opened, text)
        copies.append(str(back_up(home, "Test", opened)))
    opened.close()
    path.write_bytes(b"gone")
    (finding,) = examine(home)
    assert finding.wrong
    assert finding.backups == tuple(copies[-5:])
