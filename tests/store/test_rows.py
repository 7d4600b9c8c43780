"""Rows: both recorders hold the same file alike, each alone and by turns."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ledger.store.faults import Damaged, DiskFailed, Fault, Foreign, Held, MovedOn, Newer
from ledger.store.held import HeldRows
from ledger.store.plain import PlainRows
from ledger.store.recorder import create_file, open_file
from ledger.store.rows import APPLICATION_ID, SCAN_PAGE, Row, Rows, fault_of, identified

CAMPAIGN = "0123456789abcdef0123456789abcdef"
FIRST = Row(1, "toy/first/1", b"one")


class TurnAbout:
    """Both recorders on one file; each call goes to the one that did not take the last."""

    def __init__(self, path: Path) -> None:
        self._rows: list[Rows] = [PlainRows(path), open_file(path)]
        self.campaign = self._rows[0].campaign

    def __getattr__(self, name: str) -> Any:
        self._rows.reverse()
        return getattr(self._rows[0], name)

    def close(self) -> None:
        for rows in self._rows:
            rows.close()


OPENERS: dict[str, Callable[[Path], Any]] = {"plain": PlainRows, "library": open_file, "by turns": TurnAbout}
Opener = Callable[[Path], Rows]


@pytest.fixture(params=list(OPENERS.values()), ids=list(OPENERS))
def opener(request: pytest.FixtureRequest) -> Opener:
    chosen: Opener = request.param
    return chosen


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A campaign file of one row."""
    path = tmp_path / "Test.delve"
    made = create_file(path, CAMPAIGN)
    made.append([FIRST])
    made.close()
    return path


@pytest.fixture
def rows(opener: Opener, path: Path) -> Iterator[Rows]:
    opened = opener(path)
    yield opened
    opened.close()


def some(first: int, last: int) -> list[Row]:
    """Rows of those numbers; every third is of another topic."""
    return [Row(n, f"toy/{'third' if n % 3 == 0 else 'other'}/1", b"\x00\xff%d" % n) for n in range(first, last + 1)]


def test_what_was_appended_is_there(rows: Rows) -> None:
    rows.append(some(2, 4))
    rows.append(some(5, 7))
    assert rows.campaign == CAMPAIGN
    assert rows.select() == [FIRST, *some(2, 7)]
    assert list(rows.scan()) == [FIRST, *some(2, 7)]
    with rows.raw() as values:
        assert [Row(*each) for each in values] == [FIRST, *some(2, 7)]


def test_rows_are_selected_by_number(rows: Rows) -> None:
    rows.append(some(2, 9))
    assert rows.select(3, 6) == some(4, 6)
    assert rows.select(7) == some(8, 9)
    assert rows.select(0, 1) == [FIRST]
    assert rows.select(2, limit=3) == some(3, 5)
    assert rows.select(9) == []
    assert rows.select(5, 5) == []


def test_the_last_rows_come_in_order(rows: Rows) -> None:
    rows.append(some(2, 9))
    assert rows.last() == some(9, 9)
    assert rows.last(3) == some(7, 9)
    assert rows.last(2, upto=5) == some(4, 5)
    assert rows.last(20) == [FIRST, *some(2, 9)]


def test_rows_of_one_topic(rows: Rows) -> None:
    rows.append(some(2, 9))
    assert [row.number for row in rows.of_topic("toy/third/1")] == [3, 6, 9]
    assert rows.of_topic("toy/third/2") == []


def test_a_scan_goes_over_every_page(rows: Rows) -> None:
    count = 2 * SCAN_PAGE + 3
    rows.append(some(2, count))
    assert [row.number for row in rows.scan()] == list(range(1, count + 1))


@pytest.mark.parametrize("taken", [[1], [2, 1], [3, 3], [2, 3, 2]])
def test_a_taken_number_stores_nothing_of_the_line(rows: Rows, taken: list[int]) -> None:
    with pytest.raises(MovedOn):
        rows.append([Row(number, "toy/late/1", b"") for number in taken])
    assert rows.select() == [FIRST]
    rows.append(some(2, 3))
    assert rows.select() == [FIRST, *some(2, 3)]


def test_two_tables_see_each_other(opener: Opener, path: Path, rows: Rows) -> None:
    with closing(opener(path)) as other:
        other.append(some(2, 2))
        assert rows.select() == [FIRST, *some(2, 2)]
        with pytest.raises(MovedOn):
            rows.append(some(2, 3))
        rows.append(some(3, 3))
        assert other.last() == some(3, 3)


def test_a_copy_is_a_campaign(opener: Opener, rows: Rows, tmp_path: Path) -> None:
    rows.append(some(2, 5))
    rows.copy_to(tmp_path / "copy.delve")
    with closing(opener(tmp_path / "copy.delve")) as copy:
        assert (copy.campaign, copy.select()) == (CAMPAIGN, rows.select())


def test_a_copy_goes_nowhere_that_is_not(rows: Rows, tmp_path: Path) -> None:
    with pytest.raises(DiskFailed):
        rows.copy_to(tmp_path / "nowhere" / "copy.delve")


def test_a_mistyped_name_founds_nothing(opener: Opener, tmp_path: Path) -> None:
    with pytest.raises(DiskFailed):
        opener(tmp_path / "Tset.delve")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a?mode=memory", "100%", "50%25", "#1", "O'Brien", "a&b", "李", "a b"])
def test_any_name_is_a_file(opener: Opener, tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.delve"
    made = create_file(path, CAMPAIGN)
    made.append([FIRST])
    made.close()
    assert path.is_file()
    with closing(opener(path)) as opened:
        assert opened.select() == [FIRST]


def test_a_file_of_another_kind_is_foreign(opener: Opener, tmp_path: Path) -> None:
    path = tmp_path / "photos.delve"
    with closing(sqlite3.connect(path)) as foreign:
        foreign.execute("CREATE TABLE photos (id)")
    with pytest.raises(Foreign):
        opener(path)


def test_a_file_of_a_newer_version_is_left_alone(opener: Opener, path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA user_version=99")
    before = path.read_bytes()
    with pytest.raises(Newer):
        opener(path)
    assert path.read_bytes() == before


def test_a_file_without_entries_is_damaged(opener: Opener, tmp_path: Path) -> None:
    create_file(tmp_path / "empty.delve", CAMPAIGN).close()
    with pytest.raises(Damaged, match="no entries"):
        opener(tmp_path / "empty.delve")


def test_a_file_without_its_table_is_damaged(opener: Opener, tmp_path: Path) -> None:
    path = tmp_path / "bare.delve"
    with closing(sqlite3.connect(path)) as bare:
        bare.execute(f"PRAGMA application_id={APPLICATION_ID}")
        bare.execute("CREATE TABLE other (id)")
    with pytest.raises(Damaged):
        opener(path)


def test_what_is_no_database_is_damaged(opener: Opener, tmp_path: Path) -> None:
    path = tmp_path / "text.delve"
    path.write_bytes(b"dear diary\n" * 400)
    with pytest.raises(Damaged):
        opener(path)


BOUNDS = st.integers(0, 12)


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(st.integers(1, 9), BOUNDS, st.none() | BOUNDS, st.none() | BOUNDS)
def test_rows_in_memory_answer_alike(path: Path, count: int, after: int, upto: int | None, limit: int | None) -> None:
    held = HeldRows(CAMPAIGN, [FIRST, *some(2, count)])
    with closing(PlainRows(path)) as rows:
        rows.append(some(rows.last()[0].number + 1, 9))
        upto = count if upto is None else min(count, upto)
        assert held.select(after, upto, limit) == rows.select(after, upto, limit)
        assert held.last(limit or 1, upto) == rows.last(limit or 1, upto)
        assert held.of_topic("toy/third/1") == [row for row in rows.of_topic("toy/third/1") if row.number <= count]


def test_rows_in_memory_take_the_next_number_only(tmp_path: Path) -> None:
    held = HeldRows(CAMPAIGN, [FIRST])
    for late in ([FIRST], some(3, 4), [*some(2, 2), *some(2, 2)]):
        with pytest.raises(MovedOn):
            held.append(late)
    with held.raw() as values:
        assert list(held.scan()) == list(values) == [FIRST]
    with pytest.raises(DiskFailed):
        held.copy_to(tmp_path / "copy.delve")
    held.close()


def test_a_busy_campaign_asks_to_try_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ledger.store.plain.PATIENCE", 0.01)
    with closing(PlainRows(path)) as rows, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(MovedOn):
            rows.append(some(2, 2))
        other.execute("ROLLBACK")
        rows.append(some(2, 2))


@pytest.mark.parametrize(
    ("told", "kind"),
    [
        ("UNIQUE constraint failed: stored_events.originator_id", MovedOn),
        ('duplicate key value violates unique constraint "x"', MovedOn),
        ("database or disk is full", DiskFailed),
        ("database is locked", Held),
        ("attempt to write a readonly database", DiskFailed),
        ("unable to open database file", DiskFailed),
        ("disk I/O error", DiskFailed),
        ("database disk image is malformed", Damaged),
        ("file is not a database", Damaged),
        ("no such table: stored_events", Damaged),
    ],
)
def test_errors_of_the_database_say_what_to_do(told: str, kind: type[Fault]) -> None:
    fault = fault_of(sqlite3.OperationalError(told))
    assert type(fault) is kind
    assert fault.hint


def test_a_campaign_is_known_by_its_first_row() -> None:
    answers = {"PRAGMA application_id": (APPLICATION_ID,), "PRAGMA user_version": (1,)}
    assert identified(Path("x"), lambda asked: answers.get(asked, (CAMPAIGN,))) == CAMPAIGN
