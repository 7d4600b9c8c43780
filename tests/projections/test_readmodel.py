"""The read model: fed bit by bit or built anew, it says the same, and it is only a cache."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.table.moves import Note
from ledger.store.facts import HeadMoved
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from projections.readmodel import feed
from projections.readmodel.feed import catch_up
from projections.readmodel.file import discard, file_of, opened
from projections.readmodel.tables import OF_ENTRIES, OF_NOW
from projections.readmodel.views import VIEWS
from tests.laws.test_history import ACTS, CALM, PLAYED, Sitting, each_game
from tests.projections.asking import asked

TABLES = ("campaigns", "entries", *OF_ENTRIES, *OF_NOW, "fields")
HOLDS = "INSERT INTO entries_fts(entries_fts, rank) VALUES('integrity-check', 1)"


def home_at(folder: Path) -> Home:
    return Home(folder / "home", folder / "cache")


def fed(home: Home, ledger: Ledger[Any]) -> int:
    with opened(home) as database:
        return catch_up(database, ledger, "Test")


def held(home: Home) -> dict[str, list[Any]]:
    """Every row of every table, in the order of writing."""
    with closing(sqlite3.connect(file_of(home))) as database:
        database.execute(HOLDS)
        return {name: database.execute(f"SELECT * FROM {name}").fetchall() for name in (*TABLES, *VIEWS)}  # noqa: S608  ours


def agrees(home: Home, ledger: Ledger[Any]) -> None:
    """What is live is what the ledger says, and head moves count always."""
    chain = set(ledger.tree.ancestry(ledger.head))
    entries = map(ledger.entry, range(1, ledger.last.number + 1))
    live = [(each.number, int(each.number in chain or isinstance(each.event, HeadMoved))) for each in entries]
    assert asked(home, "SELECT number, live FROM entries ORDER BY number") == live
    assert asked(home, "SELECT last, hash, head FROM campaigns") == [
        (ledger.last.number, ledger.last.hash, ledger.head)
    ]


def sits(home: Home, ledger: Ledger[Any]) -> None:
    """Every fact lies in the sitting of the state that it led to."""
    heads = "ledger/head-moved/%"
    told = asked(home, f"SELECT number, session FROM entries WHERE topic NOT LIKE '{heads}'")  # noqa: S608  ours
    assert told == [(number, ledger.state_at(number).session) for number, _ in told]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches so small that a history has many, which part moves and head moves from what they follow."""
    monkeypatch.setattr(feed, "BATCH", 3)


@CALM
@given(chance=st.randoms(use_true_random=False), acts=st.lists(st.sampled_from((*PLAYED, "read", "read")), max_size=25))
def test_rebuilt_equals_incremental(
    small: None, tmp_path_factory: pytest.TempPathFactory, chance: Random, acts: list[str]
) -> None:
    home = home_at(tmp_path_factory.mktemp("home"))
    at = Sitting("toy", chance, home.cache / "states")
    for act in acts:
        if act == "read":
            fed(home, at.table.ledger)
        else:
            ACTS[act](at)
    _same_when_rebuilt(home, at.table.ledger)


@pytest.mark.parametrize("seed", range(2))
@each_game
def test_a_long_history_read_after_every_act(small: None, tmp_path: Path, game: str, seed: int) -> None:
    home = home_at(tmp_path)
    at = Sitting(game, Random(seed), home.cache / "states")  # noqa: S311  a play, not a secret
    for _ in range(40):
        ACTS[at.chance.choice(PLAYED)](at)
        fed(home, at.table.ledger)
        agrees(home, at.table.ledger)
    assert asked(home, "SELECT count(*) FROM entries WHERE NOT live") > [(0,)]
    sits(home, at.table.ledger)
    _same_when_rebuilt(home, at.table.ledger)


def _same_when_rebuilt(home: Home, ledger: Ledger[Any]) -> None:
    fed(home, ledger)
    agrees(home, ledger)
    incremental = held(home)
    discard(home)
    assert fed(home, ledger) == ledger.last.number
    assert held(home) == incremental


@pytest.fixture
def table(tmp_path: Path) -> tuple[Home, Sitting]:
    home = home_at(tmp_path)
    return home, Sitting("toy", Random(1), home.cache / "states")  # noqa: S311  a play, not a secret


def test_ten_thousand_entries_in_batches(table: tuple[Home, Sitting], monkeypatch: pytest.MonkeyPatch) -> None:
    home, at = table
    ledger = at.table.ledger
    line = ledger.line()
    while len(line.entries) < 10_000:
        line.say(Note(text=f"note {len(line.entries)}"))
    ledger.store(line)
    sizes: list[int] = []
    taken = feed._taken

    def counted(*given: Any) -> Any:
        sizes.append(len(given[-1]))
        return taken(*given)

    monkeypatch.setattr(feed, "_taken", counted)

    assert fed(home, ledger) == ledger.last.number > 10_000
    assert max(sizes) == feed.BATCH
    assert sum(sizes) == ledger.last.number
    agrees(home, ledger)


def test_what_was_stopped_is_taken_up_again(
    small: None, table: tuple[Home, Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    home, at = table
    for _ in range(8):
        at.moved()
    taken, done = feed._taken, []

    def stopping(*given: Any) -> Any:
        found = taken(*given)
        done.append(found)
        if len(done) == 3:
            raise KeyboardInterrupt
        return found

    with monkeypatch.context() as patch:
        patch.setattr(feed, "_taken", stopping)
        with pytest.raises(KeyboardInterrupt):
            fed(home, at.table.ledger)
    assert asked(home, "SELECT last FROM campaigns") == asked(home, "SELECT max(number) FROM entries") == [(6,)]
    assert fed(home, at.table.ledger) == at.table.ledger.last.number - 6
    _same_when_rebuilt(home, at.table.ledger)


@pytest.mark.parametrize("column", ["hash", "version", "last"])
def test_what_does_not_fit_the_ledger_is_read_again(table: tuple[Home, Sitting], column: str) -> None:
    home, at = table
    at.moved()
    fed(home, at.table.ledger)
    right = held(home)
    wrong = {"hash": "'00'", "version": "'0/0'", "last": "9999"}[column]
    with closing(sqlite3.connect(file_of(home))) as database:
        database.execute(f"UPDATE campaigns SET {column} = {wrong}")  # noqa: S608  our own words
        database.execute("UPDATE entries SET sentence = 'made up'")
        database.commit()

    assert fed(home, at.table.ledger) == at.table.ledger.last.number
    assert held(home) == right
    assert fed(home, at.table.ledger) == 0


@pytest.mark.parametrize("text", [b"no database at all, whoever wrote it", b""])
def test_a_file_of_another_kind_is_thrown_away(table: tuple[Home, Sitting], text: bytes) -> None:
    home, at = table
    file_of(home).parent.mkdir(parents=True, exist_ok=True)
    file_of(home).write_bytes(text)

    _same_when_rebuilt(home, at.table.ledger)


def test_a_file_of_another_shape_is_thrown_away(table: tuple[Home, Sitting]) -> None:
    home, at = table
    fed(home, at.table.ledger)
    right = held(home)
    with closing(sqlite3.connect(file_of(home))) as database:
        database.execute("DROP VIEW tracks")
        database.execute("PRAGMA user_version=999")

    fed(home, at.table.ledger)
    assert held(home) == right


def test_two_at_once_take_in_every_entry_once(small: None, table: tuple[Home, Sitting]) -> None:
    home, at = table
    for _ in range(8):
        at.moved()
    errors: list[BaseException] = []

    def read() -> None:
        try:
            fed(home, at.table.ledger)
        except BaseException as wrong:  # noqa: BLE001  whatever it is, the test tells it
            errors.append(wrong)

    threads = [Thread(target=read) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert errors == []
    _same_when_rebuilt(home, at.table.ledger)
