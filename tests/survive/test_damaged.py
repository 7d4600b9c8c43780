"""Files that are torn, cut, zeroed, flipped, foreign, empty or newer (B2, B3, B7)."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ledger.store.audit import Audit
from ledger.store.faults import Damaged, DiskFailed
from tests.survive.files import audited, opened, print_of, receipts, rows_in, told_by_sqlite
from tests.survive.shell import GAME, Shell, seeded

PAGE = 4096
HELD = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1])
held.execute("SELECT count(*) FROM stored_events").fetchone()
print("held", flush=True)
sys.stdin.read()
"""


def _judged(home: Path, name: str = "Test") -> str:
    """What this process makes of a campaign, by both recorders: `well` and its receipt, or the fault's code."""
    told: list[str] = []
    for quick in (True, False):
        try:
            with opened(home, name, quick=quick) as ledger:
                verdict = Audit(ledger).deep()
                told.append(f"well {verdict.receipt} {verdict.rows}" if not verdict.wrong else "damaged")
        except (Damaged, DiskFailed):
            told.append("damaged")
    assert told[0] == told[1], told
    return told[0]


def _never_wrong(delve: Shell, whole: str) -> str:
    """A damaged file is told, or the damage is where it does not matter; another truth is never shown."""
    found = _judged(delve.home)
    assert found in (whole, "damaged")
    return found


def _salvaged(delve: Shell, name: str = "Saved") -> int:
    """Salvage `Test` by the command: the new campaign audits clean, goes on, and the old file is as it was."""
    was = print_of(delve.file())
    doctor = delve("doctor", status=5)
    assert "Test:" in doctor.text
    assert "Other: well" in doctor.text
    told = delve("salvage", "Test", name)
    kept = rows_in(delve.file(name))
    assert f"{len(kept)} entries" in told.out
    assert print_of(delve.file()) == was
    delve("-c", name, "audit", "--deep")
    number, own = delve("-c", name, "note", "it goes on").receipt
    assert own in receipts(delve.file(name))
    assert [row.number for row in rows_in(delve.file(name))] == list(range(1, len(rows_in(delve.file(name))) + 1))
    assert number
    assert delve("-c", "Other", "note", "untouched by all this").status == 0
    return len(kept)


def _refused(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """Every command says in one clear line that the file is damaged, and leaves it as it is."""
    was = print_of(delve.file())
    for words in ((), ("note", "no"), ("undo",), ("log",), ("audit",)):
        answer = delve.here(capsys, *words, status=5)
        assert answer.err.startswith("No: ")
        assert all(len(line) <= 40 for line in answer.lines)
    assert print_of(delve.file()) == was
    assert delve.here(capsys, "list").status == 0


def test_cut_at_every_byte_of_the_last_page_and_here_and_there(delve: Shell) -> None:
    """B2, B3: a file that was cut anywhere is told, never misread; at a few places it is salvaged by the command."""
    whole = _judged(delve.home)
    content = delve.file().read_bytes()
    last = len(content) - PAGE
    chance = seeded(2)
    offsets = [*range(last, len(content), 7), *range(PAGE, last, PAGE), *(chance.randrange(last) for _ in range(100))]
    seen = set[str]()
    for offset in offsets:
        delve.file().write_bytes(content[:offset])
        seen.add(_never_wrong(delve, whole))
    assert seen == {"damaged"}


@pytest.mark.parametrize("part", [0.999, 0.7, 0.5])
def test_a_cut_file_is_refused_and_salvaged(delve: Shell, part: float, capsys: pytest.CaptureFixture[str]) -> None:
    """B2: the next command says what is wrong, the doctor what is left, and the rest goes on in a new campaign."""
    delve("run", "-", "--whole", typed="\n".join(f"note a longer evening, line {line}" for line in range(200)))
    rows = rows_in(delve.file())
    content = delve.file().read_bytes()
    delve.file().write_bytes(content[: int(len(content) * part)])
    _refused(delve, capsys)
    saved = _salvaged(delve)
    assert 0 < saved <= len(rows)
    assert rows_in(delve.file("Saved"))[:saved] == rows[:saved]


@contextmanager
def unsettled(delve: Shell) -> Iterator[Path]:
    """Moves that stand in SQLite's journal alone, as after a power cut; yields the journal."""
    holder = subprocess.Popen([sys.executable, "-c", HELD, delve.file()], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"held\n"
    try:
        for line in range(4):
            delve("note", f"in the journal {line} 🔥")
        yield delve.file().with_name("Test.delve-wal")
    finally:
        holder.kill()
        holder.communicate()


def _journal(delve: Shell) -> tuple[bytes, bytes]:
    with unsettled(delve) as journal:
        return delve.file().read_bytes(), journal.read_bytes()


def _with_journal(delve: Shell, file: bytes, journal: bytes) -> None:
    for beside in ("-shm", "-wal"):
        delve.file().with_name("Test.delve" + beside).unlink(missing_ok=True)
    delve.file().write_bytes(file)
    delve.file().with_name("Test.delve-wal").write_bytes(journal)


def test_a_torn_journal_costs_what_was_torn(delve: Shell) -> None:
    """B2, B3: power gone in the middle of a write: cut anywhere, the journal gives whole moves, in order, no more."""
    file, journal = _journal(delve)
    _with_journal(delve, file, journal)
    rows = rows_in(delve.file())
    kept = set[int]()
    for offset in [*range(0, len(journal), 97), *range(len(journal) - 64, len(journal) + 1)]:
        _with_journal(delve, file, journal[:offset])
        verdict = audited(delve.file())
        assert verdict.wrong == "", offset
        assert rows_in(delve.file()) == rows[: verdict.rows]
        kept.add(verdict.rows)
    assert kept == set(range(len(rows) - 4, len(rows) + 1))


@pytest.mark.parametrize("tail", ["zeros after it", "zeros at its end", "flipped", "cut"])
def test_the_next_move_after_a_torn_journal(delve: Shell, tail: str, capsys: pytest.CaptureFixture[str]) -> None:
    """B3, B7: numbers go on without a gap and none comes twice."""
    file, journal = _journal(delve)
    torn = {
        "zeros after it": journal + bytes(PAGE),
        "zeros at its end": journal[:-PAGE] + bytes(PAGE),
        "flipped": journal[:-900] + bytes([journal[-900] ^ 1]) + journal[-899:],
        "cut": journal[:-1],
    }[tail]
    _with_journal(delve, file, torn)
    delve("note", "after the power came back")
    delve.here(capsys, "note", "and another")
    rows = rows_in(delve.file())
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    delve.here(capsys, "audit", "--deep")
    delve.here(capsys, "undo")
    delve.here(capsys, "redo")


def test_zeros_anywhere(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B7: zeros after the file change nothing; zeros in place of a page or of a part of it are told."""
    whole = _judged(delve.home)
    content = delve.file().read_bytes()
    delve.file().write_bytes(content + bytes(PAGE))
    assert _judged(delve.home) == whole
    seen = set[str]()
    for start in range(0, len(content), 512):
        delve.file().write_bytes(content[:start] + bytes(512) + content[start + 512 :])
        seen.add(_never_wrong(delve, whole))
    assert "damaged" in seen
    delve.file().write_bytes(content[:-PAGE] + bytes(PAGE))
    _refused(delve, capsys)
    assert _salvaged(delve) > 0


def test_a_flipped_bit_is_told_or_does_not_matter(delve: Shell) -> None:
    """B2: single flipped bits all over the file: never a fault of ours, never another truth."""
    whole = _judged(delve.home)
    content = delve.file().read_bytes()
    chance = seeded(3)
    header = [(byte, chance.randrange(8)) for byte in range(100)]
    points = header + [(chance.randrange(len(content)), chance.randrange(8)) for _ in range(400)]
    seen = {"damaged": 0, whole: 0}
    for byte, bit in points:
        flipped = bytearray(content)
        flipped[byte] ^= 1 << bit
        delve.file().write_bytes(flipped)
        seen[_never_wrong(delve, whole)] += 1
    assert seen["damaged"] > len(points) // 4


FOREIGN = {
    "no bytes": b"",
    "one byte": b"S",
    "a text": b"Dear diary, the ledger is elsewhere.\n" * 200,
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40,
    "a header only": b"SQLite format 3\x00",
}


@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN.keys())
def test_a_file_that_is_no_campaign_is_told_and_left(
    delve: Shell, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """B2: empty and foreign files of any kind; there is nothing to salvage, and that is said."""
    delve.file().write_bytes(content)
    _refused(delve, capsys)
    doctor = delve.here(capsys, "doctor", status=5)
    assert "Other: well" in doctor.text
    assert "salvage" not in doctor.text
    assert "Nothing" in delve.here(capsys, "salvage", "Test", "Saved", status=5).err
    assert delve.file().read_bytes() == content
    assert not delve.file("Saved").exists()


@pytest.mark.parametrize("table", ["things", "stored_events"])
def test_a_database_of_somebody_else_is_left_as_it_is(
    delve: Shell, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """B2: another program's database, even with a table of our name, is not turned into one of ours."""
    delve.file().unlink()
    told_by_sqlite(delve.file(), f"CREATE TABLE {table} AS SELECT 'x' AS a")
    was = delve.file().read_bytes()
    _refused(delve, capsys)
    delve.here(capsys, "doctor", status=5)
    assert delve.file().read_bytes() == was


def test_a_folder_in_the_place_of_a_campaign(delve: Shell) -> None:
    """B2: a folder called like a campaign disturbs nobody."""
    (delve.home / "campaigns" / "Box.delve").mkdir()
    assert delve("list").status == 0
    assert "Test: well" in delve("doctor", status=None).text
    assert delve("-c", "Box", "note", "no", status=2).err.startswith("No: ")
    assert delve("new", "Box", GAME, "Ana", status=3).err.startswith("No: ")


@pytest.mark.parametrize("version", [2, 99])
def test_a_file_of_a_newer_form_is_refused_politely(
    delve: Shell, version: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """E4: `user_version` says that a newer Delvelog wrote it: what to do is said, the file is left as it is."""
    told_by_sqlite(delve.file(), f"PRAGMA user_version={version}")
    _refused(delve, capsys)
    assert "newer" in delve.here(capsys, status=5).err
    assert "update" in delve.here(capsys, status=5).err.casefold()
    assert "Other: well" in delve.here(capsys, "doctor", status=5).text


def test_a_backup_takes_the_place_of_a_damaged_file(delve: Shell) -> None:
    """B2: the doctor names the copy that the end of the session kept, and that copy is a campaign."""
    delve.file().write_bytes(delve.file().read_bytes()[:PAGE])
    told = "".join(delve("doctor", status=5).text.split())
    copy = max((delve.home / "backups" / "Test").glob("*.delve"))
    assert str(copy) in told
    shutil.copyfile(copy, delve.file("Copy"))
    delve("-c", "Copy", "audit", "--deep")
    delve("-c", "Copy", "note", "it goes on")


def test_the_index_is_lost_and_the_entries_are_not(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B2: only the page of SQLite's index is damaged: every entry is salvaged."""
    rows = rows_in(delve.file())
    with closing(sqlite3.connect(delve.file())) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name='sqlite_autoindex_stored_events_1'"
        (root,) = connection.execute(query).fetchone()
    content = bytearray(delve.file().read_bytes())
    content[(root - 1) * PAGE : root * PAGE] = bytes(PAGE)
    delve.file().write_bytes(content)
    _refused(delve, capsys)
    assert _salvaged(delve) == len(rows)
