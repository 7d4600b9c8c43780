"""Planted faults in the store: an undo that skips, an edited row, a wrong snapshot; the laws of history say so."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ledger.core.frozen import Frozen, to_json
from ledger.core.model import Event
from ledger.core.table.moves import Gain, Note
from ledger.store import chain
from ledger.store.cache import Cache
from ledger.store.entries import Topics
from ledger.store.faults import Fault
from ledger.store.held import HeldRows
from ledger.store.rows import Row
from ledger.store.steps import Moved, Steps
from ledger.store.tree import Tree
from tests.laws.small import table
from tests.laws.table import Table
from tests.toy import TOY, Scout
from tests.toy.events import PlaceScouted


@pytest.fixture
def played(tmp_path: Path) -> Table:
    """A campaign of a few lines, one of them taken back."""
    made = table(tmp_path)
    for place in ("Mines", "Cave", "Tower"):
        made.say(Scout(place=place, level=1))
    made.undo()
    made.say(Note(text="a"))
    made.look()
    return made


def test_an_undo_that_skips_one(played: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Tree.step_before
    monkeypatch.setattr(Tree, "step_before", lambda tree, step: right(tree, right(tree, step)) or right(tree, step))
    with pytest.raises(AssertionError):
        played.undo()


def test_an_undo_that_counts_wrong(played: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Steps.back
    monkeypatch.setattr(Steps, "back", lambda steps, count=1: right(steps, count + 1))
    with pytest.raises(AssertionError, match="2 steps lead back, not 1"):
        played.undo()


def test_a_redo_that_does_nothing(played: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    played.undo()
    monkeypatch.setattr(Steps, "redo", lambda *_: Moved(steps=(), before=0, after=0))
    with pytest.raises(AssertionError, match="what is said is stored"):
        played.redo()


def test_an_undo_that_deletes(played: Table) -> None:
    rows = played.ledger.rows
    assert isinstance(rows, HeldRows)
    played.look()
    kept, last = rows._rows[:-1], played.ledger.rows.last()[0].number
    rows._rows[:] = kept
    played.ledger.tree._rows.pop(last)
    with pytest.raises((AssertionError, Fault)):
        played.look()


EDITS: dict[str, Callable[[Row], Row]] = {
    "its body": lambda row: row._replace(state=row.state.replace(b"Cave", b"Cove")),
    "its hash": lambda row: row._replace(state=bytes(32) + row.state[32:]),
    "its topic": lambda row: row._replace(topic="toy/tale-told/1"),
    "its number": lambda row: row._replace(number=row.number + 1),
    "all of it": lambda row: row._replace(state=b""),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS.keys())
def test_an_edited_row(played: Table, edit: Callable[[Row], Row]) -> None:
    rows = played.ledger.rows
    assert isinstance(rows, HeldRows)
    at = next(n for n, row in enumerate(rows._rows) if b"Cave" in row.state)
    rows._rows[at] = edit(rows._rows[at])
    with pytest.raises(AssertionError, match="changed or lost"):
        played._look_at_rows()
    played._stored = list(rows.scan())
    with pytest.raises(AssertionError, match=f"Entry {at + 1} is"):
        played._look_at_rows()


def test_a_row_that_is_forged_with_its_hash(played: Table) -> None:
    """The chain breaks at the row behind it; the last row alone has none."""
    rows = played.ledger.rows
    assert isinstance(rows, HeldRows)
    before, row = rows._rows[3:5]
    body = row.state[32:].replace(b"Mines", b"Caves")
    own = chain.link(before.state[:32], rows.campaign, row.number, row.topic, body)
    rows._rows[4] = row._replace(state=chain.seal(own, body))
    played._stored = list(rows.scan())
    with pytest.raises(AssertionError, match="Entry 6 is not what was written"):
        played._look_at_rows()


def test_a_snapshot_that_is_wrong(played: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cache, "at", lambda *_: TOY.initial)
    with pytest.raises(AssertionError, match="is not"):
        played.restart()


def test_a_line_that_is_stored_in_part(played: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = HeldRows.append
    monkeypatch.setattr(HeldRows, "append", lambda rows, more: whole(rows, more[:1]))
    played.say(Gain(what="doom", by=1, because="so"), Note(text="b"))
    with pytest.raises(AssertionError, match="not every row was stored"):
        played._look_at_rows()


def test_a_fact_that_is_read_otherwise(played: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    right = Topics.event

    def mangled(topics: Topics, topic: str, body: dict[str, Any]) -> Event:
        read = right(topics, topic, body)
        return read.but(level=2) if isinstance(read, PlaceScouted) else read

    monkeypatch.setattr(Topics, "event", mangled)
    with pytest.raises(AssertionError, match="levels: Roster"):
        played.restart(forget=True)


def test_the_oracle_stores_nothing(played: Table) -> None:
    """It is no second store: it is made of facts, and of nothing that the store made of them."""
    held = json.dumps(to_json(tuple(played.oracle.events())))
    assert str(played.ledger.receipt) not in held
    assert all(isinstance(event, Frozen) for event in played.oracle.events())
