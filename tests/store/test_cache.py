"""Snapshots: right, or passed over; and nothing depends on them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest

from ledger.core.frozen import Roster
from ledger.core.packing import packed
from ledger.store import cache as room
from ledger.store.audit import Audit
from ledger.store.cache import EVERY, RECENT, Cache
from ledger.store.campaigns import open_campaign
from ledger.store.home import Home
from ledger.store.ledger import NEAR, Ledger
from tests.store.table import note, notes, say, scout, undo
from tests.toy import TOY, Toy
from tests.toy.moves import Tell

STATE = Toy(doom=3, levels=Roster({"Öli": 2}), players=("Ana",))
MARK = "ab" * 32


@pytest.fixture
def cache(tmp_path: Path) -> Cache[Toy]:
    return Cache(tmp_path / "cache", TOY)


def test_what_was_kept_is_there(cache: Cache[Toy]) -> None:
    cache.keep(7, MARK, STATE)
    assert cache.at(7, MARK) == STATE
    assert cache.numbers() == {7}


def test_another_history_does_not_fit(cache: Cache[Toy]) -> None:
    cache.keep(7, MARK, STATE)
    assert cache.at(7, "cd" * 32) is None
    assert cache.at(8, MARK) is None


def test_another_edition_of_the_rules_does_not_fit(
    cache: Cache[Toy], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache.keep(7, MARK, STATE)
    monkeypatch.setattr(room, "edition", lambda _: "00000000")
    assert Cache(tmp_path / "cache", TOY).at(7, MARK) is None


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "cut": lambda held: held[:-3],
    "zeroed": lambda held: bytes(len(held)),
    "one bit": lambda held: held[:-9] + bytes([held[-9] ^ 1]) + held[-8:],
    "longer": lambda held: held + b" ",
    "no line": lambda held: held.replace(b"\n", b" "),
    "no text": lambda _: b"\xff\xfe\n\xff",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_snapshot_is_passed_over(cache: Cache[Toy], tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    cache.keep(7, MARK, STATE)
    (file,) = (tmp_path / "cache" / "recent").iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert cache.at(7, MARK) is None


SHAPES = {
    "a number": "[]\n3",
    "another value": packed(Roster({"Öli": 2})),
    "no classes": "3",
    "a class that is not loaded": '[["antigravity","Toy"]]\n{"":0}',
    "a class that is not there": '[["tests.toy.state","Other"]]\n{"":0}',
    "a class without fields": '[["pathlib","Path"]]\n{"":0}',
    "a class of another number": packed(STATE).replace('"":0', '"":7'),
}


@pytest.mark.parametrize("text", SHAPES.values(), ids=SHAPES.keys())
def test_a_state_of_another_shape_is_passed_over(cache: Cache[Toy], monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(room, "packed", lambda _: text)
        cache.keep(7, MARK, STATE)
    assert cache.at(7, MARK) is None


def test_only_the_last_few_are_at_hand(cache: Cache[Toy]) -> None:
    for number in range(1, 2 * RECENT + 1):
        cache.keep(number, MARK, STATE)
    assert len(cache.numbers()) == RECENT
    assert 2 * RECENT in cache.numbers()


def test_those_along_the_way_stay(cache: Cache[Toy]) -> None:
    cache.keep(1, MARK, STATE, along=True)
    for number in range(2, 2 * RECENT + 1):
        cache.keep(number, MARK, STATE)
    assert cache.at(1, MARK) == STATE


def test_a_folder_that_cannot_be_written_costs_time_only(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be", "utf-8")
    cache = Cache(tmp_path / "cache", TOY)
    cache.keep(7, MARK, STATE)
    assert (cache.at(7, MARK), cache.numbers()) == (None, frozenset())


def test_every_place_in_a_long_ledger_is_the_fold(ledger: Ledger[Any], home: Home) -> None:
    """Past every distance that the search for a snapshot knows, with the cache, without it, and after undo."""
    for number in range(NEAR + EVERY):
        say(ledger, Tell(text=str(number)))
        if number % 97 == 0:
            scout(ledger, f"Place {number}")
    undo(ledger, 5)
    places = list(ledger.state.levels)
    for deleted in (False, True):
        if deleted:
            rmtree(home.cache)
        again = open_campaign(home, "Test", quick=True)
        assert list(again.state.levels) == places
        assert Audit(again).deep().wrong == ""
        for head in (1, 2, EVERY, NEAR - 1, NEAR, again.head):
            assert again.state_at(head) == TOY.fold(TOY.initial, facts_to(again, head))
        again.close()


def facts_to(ledger: Ledger[Any], head: int) -> list[Any]:
    """The facts of the game up to a live entry."""
    events = [ledger.entry(number).event for number in reversed(list(ledger.tree.ancestry(head)))]
    return [event for event in events if type(event) in TOY.evolvers.rows]


def test_a_wrong_state_is_shown_by_the_audit(ledger: Ledger[Any], home: Home) -> None:
    note(ledger, "a")
    ledger.cache.keep(ledger.head, ledger.entry(ledger.head).hash, ledger.state.but(doom=1))
    again = open_campaign(home, "Test", quick=True)
    assert Audit(again).deep().wrong == "The state shown is not what the entries give."
    assert notes(again) == "a"
    again.close()
