"""A club's database: the same ledger in PostgreSQL, several people at once, and a word that gets lost on the way.

A server of its own is started where its programs are to be had, as an unprivileged user where the tests run as root.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import mkdtemp
from threading import Barrier
from typing import Any

import pytest

from ledger.core.table.moves import Found, Note
from ledger.store import campaigns, exchange
from ledger.store.audit import Audit, audited
from ledger.store.campaigns import open_campaign
from ledger.store.faults import DiskFailed, MovedOn, NameTaken, NoCampaign
from ledger.store.home import Home, home
from ledger.store.rows import Row
from ledger.store.steps import Steps
from tests.store.club import Forgetful, Server, delve, programs
from tests.store.table import SAID, live, note, notes, say, scout, undo


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL's initdb and pg_ctl are not here")
    pytest.importorskip("psycopg", reason="the driver is in the extra `postgres`")
    folder = Path(mkdtemp(prefix="delvelog-pg-"))
    try:
        with Server(where, folder) as running:
            yield running
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def environment(server: Server, tmp_path: Path) -> dict[str, str]:
    return server.environment(tmp_path / "home")


@pytest.fixture
def club(environment: dict[str, str]) -> Iterator[Home]:
    """The club's home, with nothing on its shelf."""
    club = home(environment)
    yield club
    for name in club.names():
        club.discard(name)
    club.empty()
    club.close()


def _found(club: Home, name: str = "Test", game: str = "toy") -> Any:
    return campaigns.found(club, name, game, Found(players=("Ana", "Ben")))


# ---------------------------------------------------------------- the ledger


def test_a_ledger_in_the_database_is_like_one_in_a_file(club: Home) -> None:
    ledger = _found(club)
    scout(ledger, "Mines", 2)
    note(ledger, "a")
    undo(ledger)
    scout(ledger, "Cave", 1)
    again = open_campaign(club, "test")
    assert (again.state, again.head, live(again)) == (ledger.state, ledger.head, live(ledger))
    assert [row.number for row in again.rows.of_topic("ledger/head-moved/1")] == [7]
    assert list(again.rows.scan()) == again.rows.select()
    assert again.rows.last(2, upto=4) == again.rows.select(2, 4)
    assert Audit(again).deep().wrong == ""
    assert audited(club, "Test", deep=True).wrong == ""


def test_a_number_that_is_taken_is_told_as_somebody_elses(club: Home) -> None:
    ledger, other = _found(club), open_campaign(club, "Test")
    note(ledger, "ours")
    with pytest.raises(MovedOn):
        say(other, Note(text="theirs"), Note(text="too"))
    other.refresh()
    assert notes(other) == "ours"


def test_a_line_is_stored_whole_or_not_at_all(club: Home) -> None:
    ledger = _found(club)
    last = ledger.last.number
    with pytest.raises(MovedOn):
        ledger.rows.append([Row(last + 1, "toy/x/1", b"x"), Row(last, "toy/x/1", b"x")])
    assert ledger.rows.last()[0].number == last


def test_two_campaigns_do_not_mix(club: Home) -> None:
    one, two = _found(club, "One"), _found(club, "Two")
    note(one, "1")
    note(two, "2")
    undo(one)
    assert (notes(one), notes(two)) == ("", "2")
    assert [Audit(each).deep().wrong for each in (one, two)] == ["", ""]
    assert Steps(two).back() == [two.last.number]


def test_it_goes_into_a_file_and_back_with_the_same_hashes(club: Home, tmp_path: Path) -> None:
    ledger = _found(club, "Öli's 李")
    scout(ledger, "Mines", 2)
    Steps(ledger).mark("camp", SAID)
    exchange.export_to("Öli's 李", ledger, tmp_path / "it.json")
    text = (tmp_path / "it.json").read_text("utf-8")
    _, copy = exchange.read(Home(tmp_path / "files", tmp_path / "cache"), text, "Copy")
    assert (copy.last.hash, copy.state) == (ledger.last.hash, ledger.state)
    copy.close()


# ---------------------------------------------------------------- the shelf


def test_campaigns_are_named_thrown_away_and_taken_back_out(club: Home) -> None:
    _found(club, "Öli")
    club.use("öli")
    with pytest.raises(NameTaken):
        _found(club, "ÖLI")
    club.rename("Öli", "Zoë")
    assert (club.names(), club.current()) == (("Zoë",), "Zoë")
    club.rename("Zoë", "ZOË")
    club.discard("Zoë")
    with pytest.raises(NoCampaign):
        open_campaign(club, "Zoë")
    assert club.recover("zoë") == "ZOË"


def test_the_trash_holds_several_of_one_name(club: Home) -> None:
    for text in ("first", "second"):
        note(_found(club), text)
        club.discard("Test")
    assert club.discarded() == ("Test", "Test 2")
    assert [notes(open_campaign(club, club.recover(name))) for name in club.discarded()] == ["first", "second"]


def test_a_name_comes_back_only_where_it_is_free(club: Home) -> None:
    _found(club)
    club.discard("Test")
    _found(club)
    with pytest.raises(NameTaken):
        club.recover("Test")
    assert club.empty() == 1
    assert club.discarded() == ()


def test_two_found_the_same_name_at_once_and_one_gets_it(club: Home, environment: dict[str, str]) -> None:
    barrier, homes = Barrier(4), [home(environment) for _ in range(4)]

    def found(club: Home) -> str:
        barrier.wait()
        try:
            return str(_found(club, "Race").rows.campaign)
        except NameTaken:
            return ""
        finally:
            club.close()

    with ThreadPoolExecutor(4) as pool:
        ends = [each for each in pool.map(found, homes) if each]
    assert ends == [open_campaign(club, "Race").rows.campaign]


def test_a_database_that_is_not_there_is_told(tmp_path: Path, server: Server) -> None:
    environment = {**server.environment(tmp_path, tmp_path), "POSTGRES_CONNECT_TIMEOUT": "1"}
    with pytest.raises(DiskFailed, match="database"):
        home(environment)
    told = delve(environment, "--json", "list")
    assert told.returncode == 6
    assert json.loads(told.stdout)["refused"]["code"] == "disk"


# ---------------------------------------------------------------- several people


def test_several_people_log_at_once_and_nothing_is_lost_or_twice(club: Home, environment: dict[str, str]) -> None:
    assert delve(environment, "new", "Club", "draggmar", "Ana", "Ben").returncode == 0
    scripts = ["\n".join(f"note {who} {n}" for n in range(8)) for who in ("Ana", "Ben", "Cleo")]
    with ThreadPoolExecutor(3) as pool:
        ends = list(pool.map(lambda typed: delve(environment, "run", "-", typed=typed), scripts))
    assert [end.returncode for end in ends] == [0, 0, 0], [end.stderr for end in ends]
    ledger = open_campaign(club, "Club")
    texts = [getattr(event, "text", "") for event in live(ledger)]
    assert sorted(filter(None, texts)) == sorted(f"{who} {n}" for who in ("Ana", "Ben", "Cleo") for n in range(8))
    assert Audit(ledger).deep().wrong == ""


def test_every_verb_of_the_table_works_in_the_club(club: Home, environment: dict[str, str], tmp_path: Path) -> None:
    script = ("note a", "roll 2d6 3 4", "undo", "redo", "mark camp", "note b", "undo to camp --yes", "redo all")
    words = (*script, "amend 2 note c --yes", "annul 7 --yes", "restore camp", "session end", "log all", "audit --deep")
    delve(environment, "new", "Club", "draggmar", "Ana", "Ben")
    told = delve(environment, "--yes", "run", "-", typed="\n".join(words))
    assert told.returncode == 0, told.stderr
    assert "No copy" not in told.stdout
    assert "All " in told.stdout
    assert delve(environment, "doctor").returncode == 0
    assert Audit(open_campaign(club, "Club")).deep().wrong == ""


def test_a_line_whose_acknowledgement_got_lost_is_not_stored_twice(
    club: Home, server: Server, tmp_path: Path, environment: dict[str, str]
) -> None:
    delve(environment, "new", "Club", "draggmar", "Ana", "Ben")
    folder = Path(mkdtemp(prefix="delvelog-way-"))
    way = Forgetful(server, folder)
    try:
        way.forget = True
        told = delve(server.environment(tmp_path / "home", folder), "-c", "Club", "note", "once")
    finally:
        way.close()
        shutil.rmtree(folder)
    assert way.lost == 1
    assert told.returncode == 0, told.stdout + told.stderr
    assert "Stored already: #2." in told.stdout
    ledger = open_campaign(club, "Club")
    assert notes(ledger) == "once"
