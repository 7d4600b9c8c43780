"""The chronicle: what is told, in which order and under which heading."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ledger.core.model import Event
from ledger.core.nouns import Track, Views
from ledger.core.table.events import DiceRolled, NoteTaken, SessionOpened
from ledger.store.entries import Entry, Said
from projections.chronicle import Sentence, chronicle
from tests.cli.conftest import Shell
from tests.examples.pages import Page
from tests.toy import TOY
from tests.toy.events import DoomFell
from tests.toy.state import Toy

EXAMPLES = Path(__file__).parents[2] / "examples"
TOLD = ("draggmar/evening-down.md", "draggmar/by-hand.md", "degenerates/campaign-4-the-box.md")


def sentences(told: dict[str, Any]) -> Iterator[str]:
    """Every sentence of a chronicle as a program gets it, in order."""
    for chapter in told["chronicle"]:
        for scene in chapter["scenes"]:
            yield from (sentence["told"] for sentence in scene["sentences"])


# ---------------------------------------------------------------- the toy game


def test_sessions_scenes_and_tracks_in_order(delve: Shell) -> None:
    delve("scout Mines 2 @Ben")
    delve("draw Torch")
    delve("session end")
    delve("scout Mirror_Lake 1")

    told = delve.json("chronicle")["chronicle"]

    assert [chapter["session"] for chapter in told] == [0, 1, 2]
    assert [[scene["where"] for scene in chapter["scenes"]] for chapter in told] == [
        ["0 places open"],
        ["1 places open"],
        ["2 places open"],
    ]
    assert [chapter["changes"] for chapter in told[1:]] == [
        [{"name": "Doom", "was": 10, "now": 8}],
        [{"name": "Doom", "was": 8, "now": 7}],
    ]
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", chapter["day"]) for chapter in told)


def test_whose_move_it_was_and_what_stands_apart(delve: Shell) -> None:
    delve("scout Mines 2 @Ben")
    delve("note it was dark")
    delve("scout Mines 1 because the card says so")
    delve("mark here")

    assert "\nBen:\n  Ben scouts Mines: level 2.\n" in delve("chronicle")
    told = delve.flat("chronicle")
    assert "\n* Note: it was dark\n" in told
    assert "\n* Ruling over place-known (TOY-01): the card says so\n" in told
    assert "\n* Marked: here.\n" in told


def test_what_was_taken_back_is_not_told(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("scout Mirror_Lake 1")
    delve("undo")
    delve("draw Torch")
    delve("amend 2 scout Mines 3 --yes")

    told = delve.flat("chronicle")

    assert "Mirror Lake" not in told
    assert "level 2" not in told
    assert "level 3" in told
    assert "Ana draws Torch." in told
    assert "Undo." not in told


def test_one_session_only(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("session end")
    delve("scout Mirror_Lake 1")

    told = delve("chronicle --session 2")

    assert "Mirror Lake" in told
    assert "Session 1" not in told
    assert "Mines" not in told
    assert "[nothing-there]" in delve("chronicle --session 3", status=3)


def test_a_session_in_which_nothing_was_said_keeps_its_heading(delve: Shell) -> None:
    delve("session open")
    delve("session end")

    told = delve("chronicle --session 1")

    assert re.fullmatch(r"Test: Toy\n=+\n\nSession 1, \S+\n=+\n", told)


def test_into_files_by_their_ending_and_never_over_one(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")

    for name, mark in (("all.txt", "Test: Toy\n="), ("all.md", "# Test: Toy"), ("all.html", "<h1>Test: Toy</h1>")):
        assert name in delve(f"chronicle --to {name}")
        assert mark in (tmp_path / name).read_text("utf-8")
    before = (tmp_path / "all.md").read_bytes()
    assert "[name-taken]" in delve("chronicle --to all.md", status=3)
    assert (tmp_path / "all.md").read_bytes() == before


# ---------------------------------------------------------------- told campaigns


@pytest.mark.parametrize("page", TOLD)
def test_a_told_campaign_is_told_whole(shell: Shell, tmp_path: Path, page: str) -> None:
    Page(EXAMPLES / page).played(tmp_path)

    logged = [entry for entry in shell.json("log 0")["entries"] if entry["event"] not in ("move-opened", "head-moved")]
    sittings = ("session-opened", "session-ended")
    said = [" ".join(entry["says"].split()) for entry in logged if entry["event"] not in sittings]

    assert list(sentences(shell.json("chronicle"))) == [told for told in said if told]
    assert shell("chronicle").count("\nSession ") == sum(entry["event"] == "session-opened" for entry in logged)


@pytest.mark.parametrize("page", TOLD)
def test_a_told_campaign_never_repeats_a_heading(shell: Shell, tmp_path: Path, page: str) -> None:
    Page(EXAMPLES / page).played(tmp_path)

    for chapter in shell.json("chronicle")["chronicle"]:
        headings = [scene["where"] for scene in chapter["scenes"]]
        assert all(one != other for one, other in pairwise(headings))


# ---------------------------------------------------------------- thousands of entries


def counting(asked: Counter[str]) -> Views[Toy]:
    """The views of the toy, that count how often they say where the table is, and read the tracks."""
    toy = TOY.views

    def where(state: Toy) -> str:
        asked["where"] += 1
        return toy.where(state)

    def tracks(state: Toy) -> tuple[Track, ...]:
        asked["tracks"] += 1
        return toy.tracks(state)

    rest = {noun: getattr(toy, noun) for noun in ("queues", "decks", "sheets", "places", "owed", "turn", "names")}
    return Views[Toy](where=where, tracks=tracks, **rest)


def long_history(sessions: int, each: int) -> Iterator[tuple[Entry, Toy]]:
    """Sessions of as many facts each, with the states after them."""
    state, number = TOY.initial, 0
    for session in range(1, sessions + 1):
        facts: list[Event] = [SessionOpened(number=session)]
        facts += [DoomFell(was=0, now=at % 10 + session, why="") for at in range(each)]
        for event in facts:
            number += 1
            state = TOY.evolve(state, event)
            said = Said(at=f"2026-01-{session:02}T20:00:00Z", who="Ana")
            yield Entry(number=number, batch=number, move=number, event=event, said=said), state


def test_thousands_of_entries_are_read_once_each_and_tracks_at_sessions_only() -> None:
    asked = Counter[str]()

    told = list(chronicle(counting(asked), TOY.initial, long_history(20, 500)))

    assert [chapter.day for chapter in told] == [f"2026-01-{day:02}" for day in range(1, 21)]
    assert sum(len(scene.sentences) for chapter in told for scene in chapter.scenes) == 10_000
    assert asked == {"where": 10_000, "tracks": 22}


def test_a_campaign_is_folded_once(delve: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    delve("scout Mines 2")
    for number in range(30):
        delve(f"note {number}")
    folded: list[Event] = []
    fold = TOY.fold

    def counting(state: Toy, events: Iterable[Event]) -> Toy:
        taken = list(events)
        folded.extend(taken)
        return fold(state, taken)

    monkeypatch.setattr(TOY, "fold", counting)

    delve("chronicle")

    assert [event.text for event in folded if isinstance(event, NoteTaken)] == [str(number) for number in range(30)]


def test_a_file_that_was_tampered_with_is_said_to_be_damaged(delve: Shell, home: Path) -> None:
    for line in ("hire Brann 2", "wound Brann=1", "note one", "note two"):
        delve(line)
    with closing(sqlite3.connect(home / "campaigns" / "Test.delve")) as file, file:
        file.execute(
            "UPDATE stored_events SET state = CAST(replace(state, 'Brann', 'Brunn') AS BLOB) WHERE topic LIKE ?",
            ("toy/hero-wounded/%",),
        )

    told = delve("chronicle", status=5)

    assert "[damaged]" in told
    assert "not what was" in told


# ---------------------------------------------------------------- facts without a sentence


def test_a_sentence_is_one_line_whatever_was_typed() -> None:
    entry = Entry(number=1, batch=1, move=1, event=NoteTaken(text="a\n\n# b\tc"), said=Said(at="2026-01-02T03:04:05Z"))

    (chapter,) = chronicle(TOY.views, TOY.initial, [(entry, TOY.initial)])

    assert chapter.scenes[0].sentences == (Sentence(told="Note: a # b c", kind="note", move=1),)


def test_a_quiet_fact_is_left_out() -> None:
    class Hushed(DiceRolled):
        quiet = True

    entry = Entry(number=1, batch=1, move=1, event=Hushed(dice="1d6", total=4), said=Said(at="2026-01-02T03:04:05Z"))

    assert list(chronicle(TOY.views, TOY.initial, [(entry, TOY.initial)])) == []
