"""Campaigns side by side, thrown away and taken back; nothing leaks, nothing expires (B15, B16, B18, B22, B24)."""

from __future__ import annotations

import json
import os
import re
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pexpect
import pytest

from ledger.core.table.moves import Note
from ledger.registry import ruleset
from ledger.store import chain
from ledger.store.ledger import Line
from tests.survive.files import opened, receipts, rows_in
from tests.survive.shell import GAME, Shell

YEARS = 5 * 365


def _asked(shell: Shell, answer: str, *words: str) -> tuple[int, str]:
    """Run a command at a real terminal, and answer what it asks."""
    there = shell.terminal(*words)
    there.expect(r"Go on\? y/n")
    there.sendline(answer)
    there.expect(pexpect.EOF)
    there.wait()
    return there.exitstatus or 0, str(there.before)


def test_deleting_asks_and_the_trash_gives_back(delve: Shell) -> None:
    """B18: a no keeps the campaign, a yes moves it to the trash; `recover` brings the very same file back."""
    was = delve.file("Other").read_bytes()
    for no in ("n", "", "nonsense"):
        assert "Nothing was changed." in _asked(delve, no, "delete", "Other")[1]
        assert delve.file("Other").exists()
    assert _asked(delve, "y", "delete", "Other")[0] == 0
    assert not delve.file("Other").exists()
    assert "in the trash: Other" in delve("list").out
    assert delve("-c", "Other", "note", "gone", status=2).err.startswith("No: ")
    delve("recover", "Other")
    assert delve.file("Other").read_bytes() == was
    delve("-c", "Other", "audit", "--deep")


def test_where_nobody_can_be_asked_a_yes_must_be_said(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B18: scripts delete and empty only with --yes; without it nothing happens and the status says so."""
    assert "--yes" in delve.here(capsys, "delete", "Other", status=3).err
    assert delve.file("Other").exists()
    delve.here(capsys, "--yes", "delete", "Other")
    assert "--yes" in delve.here(capsys, "empty", status=3).err
    assert list((delve.home / "trash").iterdir())
    delve.here(capsys, "--yes", "empty")
    assert list((delve.home / "trash").iterdir()) == []
    assert "Other" not in delve.here(capsys, "list").out
    assert delve.here(capsys, "recover", "Other", status=2).err


def test_the_trash_holds_several_of_one_name(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B18: the same name deleted, founded and deleted again: both lie in the trash, both come back."""
    first = delve.file("Other").read_bytes()
    delve.here(capsys, "--yes", "delete", "Other")
    delve.here(capsys, "new", "Other", GAME, "Eve", "Finn")
    second = delve.file("Other").read_bytes()
    delve.here(capsys, "--yes", "delete", "Other")
    trash = delve.here(capsys, "--json", "list").json["trash"]
    assert len(trash) == 2
    for name in trash:
        delve.here(capsys, "recover", name)
    found = [delve.file(name).read_bytes() for name in trash]
    assert sorted(found) == sorted((first, second))
    delve.here(capsys, "doctor")


def test_the_trash_does_not_spoil_a_namesake(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B14, B18: a campaign recovered over a new one of its name is refused; neither is changed."""
    delve.here(capsys, "--yes", "delete", "Other")
    delve.here(capsys, "new", "Other", GAME, "Eve", "Finn")
    was = delve.file("Other").read_bytes()
    assert delve.here(capsys, "recover", "Other", status=3).err
    assert delve.file("Other").read_bytes() == was
    assert delve.here(capsys, "--json", "list").json["trash"] == ["Other"]


def _document(shell: Shell, capsys: pytest.CaptureFixture[str], name: str) -> Any:
    """The exported campaign without its ids, hashes and times."""
    text = shell.here(capsys, "-c", name, "export", "-").out
    text = re.sub(r"[0-9a-f]{32,64}", "…", text).replace(name, "…")
    return json.loads(re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "…", text))


def test_a_campaign_after_another_is_like_a_fresh_one(fresh: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B15: created, played, closed, created again: the second equals the first but for ids and times."""
    fresh.here(capsys, "new", "First", GAME, "Ana", "Ben")
    empty = _document(fresh, capsys, "First")
    state = fresh.here(capsys, "--json", "show").json["view"]
    fresh.here(capsys, "run", "-", "--whole", status=None)
    for words in (("gain", "fate", "2", "because", "x"), ("roll", "d6", "3"), ("option", "dice", "app"), ("undo",)):
        fresh.here(capsys, *words)
    fresh.here(capsys, "session", "end")
    fresh.here(capsys, "new", "Second", GAME, "Ana", "Ben")
    assert _document(fresh, capsys, "Second") == empty
    assert fresh.here(capsys, "--json", "show").json["view"] == state
    fresh.here(capsys, "--yes", "delete", "Second")
    fresh.here(capsys, "--yes", "empty")
    fresh.here(capsys, "new", "Second", GAME, "Ana", "Ben")
    assert _document(fresh, capsys, "Second") == empty


def _tracks(delve: Shell, capsys: pytest.CaptureFixture[str]) -> dict[str, int]:
    """The tracks as a command tells them that finds no cache, as after a restart on another machine."""
    shutil.rmtree(delve.home / "cache", ignore_errors=True)
    view = delve.here(capsys, "--json", "show").json["view"]
    return {each["key"]: each["value"] for each in view["tracks"]}


def test_every_track_goes_up_and_down_across_restarts(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B16: each track that can be corrected by hand: more, read anew; less, read anew: as it was."""
    delve.here(capsys, "set", "fate", "12", "because", "room in both directions")
    before = _tracks(delve, capsys)
    touched = [key for key in before if key.split()[0] in ruleset(GAME).handles]
    assert {"fate", "fame Ana"} <= set(touched)
    for key in touched:
        what, _, who = key.partition(" ")
        by = (what, "1", *([f"@{who}"] if who else []), "because", "B16")
        delve.here(capsys, "gain", *by)
        assert _tracks(delve, capsys) == {**before, key: before[key] + 1}
        delve.here(capsys, "lose", *by)
        assert _tracks(delve, capsys) == before
    delve.here(capsys, "audit", "--deep")


def test_the_rolls_are_there_after_a_restart(delve: Shell) -> None:
    """B22: the last dice, whoever asks and whenever."""
    for face in range(1, 7):
        delve("roll", "d6", str(face))
    told = delve("rolls", "--limit", "6").out
    assert [re.search(rf"d6: {face}\b", told) is not None for face in range(1, 7)] == [True] * 6
    assert len(re.findall(r"^#\d+", told, re.MULTILINE)) == 6
    shutil.rmtree(delve.home / "cache")
    assert delve("rolls", "--limit", "6").out == told


def _at(years: float) -> str:
    return (datetime.now(UTC) + timedelta(days=365 * years)).strftime("%Y-%m-%dT%H:%M:%SZ")


@pytest.mark.parametrize("years", [-5, 5, -56, 900])
def test_a_clock_that_is_years_away_lets_nothing_expire(
    fresh: Shell, capsys: pytest.CaptureFixture[str], years: int
) -> None:
    """B24: a campaign of five years ago, or of a phone whose clock ran ahead: all of it is there, and it goes on."""
    rules = ruleset(GAME)
    fresh.here(capsys, "new", "Old", GAME, "Ana", "Ben")
    with opened(fresh.home, "Old") as ledger:
        line = Line(rules, ledger.state, ledger.last.number + 1, ledger.last.move)
        for text in ("long ago", "or far ahead"):
            line.say(Note(text=text), typed=f"note {text}", at=_at(years))
        ledger.store(line)
    for place in (fresh.home, *fresh.home.rglob("*")):
        then = datetime.now(UTC).timestamp() + min(years, 200) * YEARS / 5 * 86400
        os.utime(place, (max(0, then), max(0, then)))
    assert "long ago" in fresh.here(capsys, "log").out
    assert fresh.here(capsys, "note", "now").receipt[1] in receipts(fresh.file("Old"))
    assert "note now" in fresh.here(capsys, "undo").out
    fresh.here(capsys, "redo")
    fresh.here(capsys, "session", "end")
    fresh.here(capsys, "--yes", "delete", "Old")
    fresh.here(capsys, "recover", "Old")
    fresh.here(capsys, "audit", "--deep")
    assert len([row for row in rows_in(fresh.file("Old")) if b'"e":{"text":"long ago"}' in row.state]) == 1


def test_only_the_last_copies_are_kept_and_none_is_lost(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B18: each end of a session keeps a copy, the last five of them; each copy is a campaign."""
    for _ in range(7):
        delve.here(capsys, "note", "one more")
        delve.here(capsys, "session", "end")
    copies = sorted((delve.home / "backups" / "Test").iterdir())
    assert len(copies) == 5
    for copy in copies:
        name = f"Copy of {copy.stem}"
        shutil.copyfile(copy, delve.file(name))
        delve.here(capsys, "-c", name, "audit", "--deep")
    assert {row.state for row in rows_in(copies[-1])} <= {row.state for row in rows_in(delve.file())}


def test_all_moves_can_be_taken_back_one_by_one(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """A1, A10, B16: every line is undone in turn, back to the founding, and each may be said again."""
    founding = delve.here(capsys, "--json", "show", "--at", "1").json["view"]
    numbers = [
        int(found) for found in re.findall(r"^x? ?#(\d+)", delve.here(capsys, "log", "all", "200").out, re.MULTILINE)
    ]
    assert numbers == sorted(numbers)
    steps = 0
    while (answer := delve.here(capsys, "undo", status=None)).status == 0:
        steps += 1
    assert answer.status == 3
    assert steps >= 8
    assert delve.here(capsys, "--json", "show").json["view"] == founding
    for words in (("roll", "d6", "2"), ("note", "again"), ("gain", "fate", "1", "because", "x"), ("export", "-")):
        delve.here(capsys, *words)
    assert "Undone" in delve.here(capsys, "undo").out
    delve.here(capsys, "audit", "--deep")


def test_two_homes_do_not_know_each_other(tmp_path: Path, warm: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """B15: what is in use, thrown away or cached in one home is nothing to another."""
    one = Shell(shutil.copytree(warm, tmp_path / "one"))
    other = Shell(tmp_path / "other")
    other.here(capsys, "new", "Test", GAME, "Eve", "Finn")
    one.here(capsys, "use", "Other")
    one.here(capsys, "--yes", "delete", "Test")
    assert other.here(capsys).out.startswith("Test:")
    assert other.here(capsys, "--json", "list").json["trash"] == []


def test_what_is_said_is_what_is_stored(delve: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    """B11: each acknowledged line is read back from the file by its receipt, to the letter."""
    for text in ("plain", "Öli & 李", "a  b", "=cmd", '{"json": "inside"}', "x" * 500):
        number, own = delve.here(capsys, "note", text).receipt
        row = rows_in(delve.file())[-1]
        assert chain.receipt(chain.unseal(row.state)[0]) == own
        body = json.loads(chain.unseal(row.state)[1])
        assert (body["m"], body["s"]["verb"], body["e"]["text"]) == (number, "note", text)


def test_a_home_may_be_moved(delve: Shell) -> None:
    """B13: a home is a folder: moved elsewhere it is the same campaigns."""
    shell = Shell(delve.home.rename(delve.home.with_name("elsewhere")))
    assert shell("list").out.splitlines() == ["- Other", "* Test (in use)"]
    shell("note", "moved")
    shell("audit", "--deep")
    by_xdg = Shell(
        shell.home, {"XDG_DATA_HOME": str(shell.home.parent / "data"), "XDG_CACHE_HOME": str(shell.home / "c")}
    )
    del by_xdg.env["DELVE_HOME"]
    (shell.home.parent / "data").mkdir()
    shutil.copytree(shell.home, shell.home.parent / "data" / "delvelog")
    assert by_xdg("list").out.splitlines() == ["- Other", "* Test (in use)"]
    by_xdg("note", "by the rules of the desktop")
    assert (shell.home / "c" / "delvelog").is_dir()
