"""Homes: campaigns by name, a trash, copies, and the one in use."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.table.moves import Found
from ledger.registry import GameUnknown
from ledger.store.campaigns import back_up, found, open_campaign
from ledger.store.faults import DiskFailed, NameBad, NameTaken, NoCampaign
from ledger.store.home import Home, clean, file_name, folder_of
from ledger.store.home import home as home_of
from ledger.store.ledger import Ledger
from tests.store.table import note, notes

ODD = (
    *("Öli", "李", "\U0001f469\u200d\U0001f692", "O'Brien", "a&b", "../x", "-rf", "%s", "=cmd", "x" * 60, "CON", "a.b"),
    *(".hidden", "~", "a/b\\c", "%41", "a%2Fb", 'say "hi"', "a:b", "tab|pipe", "100%"),
)


def founded(home: Home, name: str) -> None:
    """A new campaign of that name."""
    found(home, name, "toy", Found(players=("Ana",))).close()


@pytest.mark.parametrize("name", ODD)
def test_any_name_is_a_campaign(home: Home, name: str) -> None:
    founded(home, name)
    assert home.names() == (name,)
    assert home.found(name).parent == home.campaigns
    home.use(name)
    assert home.current() == name
    opened = open_campaign(home, name, quick=True)
    note(opened, "a")
    back_up(home, name, opened)
    opened.close()
    assert len(home.backups_of(name)) == 1
    home.rename(name, "Plain")
    home.rename("Plain", name)
    home.discard(name)
    assert home.recover(name) == name


@given(st.text(max_size=70))
def test_a_name_is_a_safe_file_or_refused(name: str) -> None:
    try:
        file = file_name(name)
    except NameBad:
        return
    assert Path(file).name == file
    assert not file.startswith((".", "-", "~", " "))
    assert len(file.encode()) <= 255
    assert file_name(clean(name)) == file
    assert file_name(unicodedata.normalize("NFD", name)) == file


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u3000", "a\nb", "a\tb", "\x1b[2J", "a\x00", "\u202eevil", "x" * 61, "\ud800", "李" * 70, "\ufeff"],
)
def test_some_names_are_none(home: Home, name: str) -> None:
    with pytest.raises(NameBad):
        home.path(name)


def test_two_names_that_differ_in_case_are_one_campaign(home: Home, ledger: Ledger[Any]) -> None:
    assert home.found("TEST") == home.found("Test")
    with pytest.raises(NameTaken):
        home.free("tesT")


def test_the_one_in_use_is_kept_whatever_the_case(home: Home, ledger: Ledger[Any]) -> None:
    founded(home, "Other")
    home.use("tEST")
    assert home.current() == "Test"
    home.rename("test", "Second")
    assert home.current() == "Second"


def test_the_only_campaign_is_in_use(home: Home, ledger: Ledger[Any]) -> None:
    assert home.current() == "Test"
    founded(home, "Other")
    with pytest.raises(NoCampaign, match="No campaign is in use"):
        home.current()


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"Gone", b"\x00" * 40])
def test_a_damaged_note_of_the_one_in_use_counts_as_none(home: Home, ledger: Ledger[Any], damage: bytes) -> None:
    home.use("Test")
    (home.folder / "current").write_bytes(damage)
    assert home.current() == "Test"


def test_a_home_without_campaigns_says_how_to_begin(home: Home) -> None:
    assert (home.names(), home.discarded()) == ((), ())
    with pytest.raises(NoCampaign) as none:
        home.current()
    assert "delve new" in none.value.hint
    with pytest.raises(NoCampaign):
        home.found("Test")


def test_the_trash_keeps_several_of_one_name(home: Home) -> None:
    for _ in range(3):
        founded(home, "Test")
        home.discard("Test")
    assert home.discarded() == ("Test", "Test 2", "Test 3")
    assert home.recover("Test 2") == "Test 2"
    assert home.empty() == 2
    assert (home.discarded(), home.names()) == ((), ("Test 2",))
    assert list(home.trash.iterdir()) == []


def test_nothing_comes_out_of_the_trash_over_another(home: Home, ledger: Ledger[Any]) -> None:
    home.discard("Test")
    founded(home, "Test")
    with pytest.raises(NameTaken):
        home.recover("Test")
    with pytest.raises(NoCampaign, match="No 'Other' in the trash"):
        home.recover("Other")


def test_nothing_is_renamed_over_another(home: Home, ledger: Ledger[Any]) -> None:
    founded(home, "Other")
    with pytest.raises(NameTaken):
        home.rename("Test", "other")
    with pytest.raises(NameBad):
        home.rename("Test", "")
    assert home.names() == ("Other", "Test")


def test_what_is_beside_a_campaign_goes_with_it(home: Home, ledger: Ledger[Any]) -> None:
    """A journal that a killed process left behind must never be read into another campaign."""
    note(ledger, "a")
    ledger.close()
    (home.campaigns / "Test.delve-wal").write_bytes(b"")
    home.discard("Test")
    assert sorted(each.name for each in home.trash.iterdir()) == ["Test.delve", "Test.delve-wal"]
    home.empty()
    assert list(home.trash.iterdir()) == []


WAYS: dict[str, Callable[[Home], object]] = {
    "found": lambda home: founded(home, "Lost"),
    "rename": lambda home: home.rename("Test", "Lost"),
    "recover": lambda home: home.recover("Lost"),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())
def test_a_stray_journal_is_not_read_into_another_campaign(
    home: Home, ledger: Ledger[Any], way: Callable[[Home], object]
) -> None:
    note(ledger, "a")
    ledger.close()
    lost = lost_campaign(home)
    before = lost.read_bytes()
    with pytest.raises(NameTaken, match="lost 'Lost' left its journal"):
        way(home)
    assert lost.read_bytes() == before
    opened = open_campaign(home, "Test")
    assert notes(opened) == "a"
    opened.close()


def lost_campaign(home: Home) -> Path:
    """The journal that a killed process left, whose campaign somebody threw away by hand."""
    founded(home, "Lost")
    home.discard("Lost")
    founded(home, "Lost")
    with closing(open_campaign(home, "Lost")) as lost:
        note(lost, "x")
        journal = home.campaigns / "Lost.delve-wal"
        kept = journal.read_bytes()
    (home.campaigns / "Lost.delve").unlink()
    journal.write_bytes(kept)
    return journal


def test_the_trash_keeps_away_from_a_stray_journal(home: Home, ledger: Ledger[Any]) -> None:
    home.trash.mkdir()
    (home.trash / "Test.delve-wal").write_bytes(b"")
    ledger.close()
    assert home.discard("Test").name == "Test 2.delve"


def test_only_the_last_copies_are_kept(home: Home, ledger: Ledger[Any]) -> None:
    numbers = []
    for text in "abcdefg":
        note(ledger, text)
        back_up(home, "Test", ledger)
        numbers.append(ledger.last.number)
    assert [int(each.name[:8]) for each in home.backups_of("Test")] == numbers[-5:]


def test_copies_of_an_earlier_campaign_of_the_name_do_not_push_out_new_ones(home: Home, ledger: Ledger[Any]) -> None:
    for text in "abcdefg":
        note(ledger, text)
        back_up(home, "Test", ledger)
    home.discard("Test")
    founded(home, "Test")
    second = open_campaign(home, "Test")
    kept = back_up(home, "Test", second)
    assert kept.exists()
    assert home.backups_of("Test")[-1] == kept
    second.close()


def test_copies_follow_a_new_name(home: Home, ledger: Ledger[Any]) -> None:
    back_up(home, "Test", ledger)
    home.rename("Test", "Other")
    assert len(home.backups_of("Other")) == 1


def test_a_copy_opens(home: Home, ledger: Ledger[Any]) -> None:
    note(ledger, "a")
    copy = back_up(home, "Test", ledger)
    note(ledger, "b")
    copy.rename(home.campaigns / "Copy.delve")
    opened = open_campaign(home, "Copy")
    assert notes(opened) == "a"
    opened.close()


def test_a_game_that_is_not_there_founds_nothing(home: Home) -> None:
    with pytest.raises(GameUnknown):
        found(home, "Test", "chess", Found(players=("Ana",)))
    assert home.names() == ()


def test_a_home_in_the_way_of_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder", "utf-8")
    blocked = Home(tmp_path / "home", tmp_path / "cache")
    with pytest.raises(DiskFailed, match=r"home"):
        founded(blocked, "Test")


@pytest.mark.parametrize(
    ("environment", "folder", "cache"),
    [
        ({"DELVE_HOME": "/h"}, "/h", "/h/cache"),
        ({"XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"}, "/d/delvelog", "/c/delvelog"),
        ({"DELVE_HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"}, "/h", "/h/cache"),
        ({"DELVE_HOME": "", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"}, "/d/delvelog", "/c/delvelog"),
    ],
)
def test_the_environment_names_the_home(environment: dict[str, str], folder: str, cache: str) -> None:
    named = home_of(environment)
    assert (named.folder, named.cache, folder_of(environment)) == (Path(folder), Path(cache), Path(folder))


def test_without_a_word_the_home_is_below_the_users_own() -> None:
    named = home_of({})
    assert named.folder == Path.home() / ".local" / "share" / "delvelog"
    assert named.cache == Path.home() / ".cache" / "delvelog"
