"""What the store itself costs, inside one process: replay, undo, looks into the past, audit.

What only computes is measured in this process's own time; undo and redo wait for the disk, and that counts.
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections import deque
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any

from ledger.core.model import Event
from ledger.core.table.events import NoteTaken
from ledger.core.table.moves import Note
from ledger.store import chain
from ledger.store.audit import Audit
from ledger.store.entries import Entry, Said, rows_of
from ledger.store.facts import FACTS
from ledger.store.ledger import Ledger
from ledger.store.rows import SCAN
from ledger.store.steps import Steps
from tools.bench.clock import UNTIMED, Act, interleaved
from tools.bench.rows import Group, Row, compared
from tools.bench.told import AT, CAMPAIGN, Told

REPLAY, BACK, PAST, CHAIN, DEEP = 2, 2, 3, 3, 6
FOLDED = 200
"""Entries whose fold a look into the past is compared with."""
LOOKS = 20
"""Looks into the past in each round."""
SOME = """
SELECT originator_version, topic, state FROM stored_events
WHERE originator_id=? AND originator_version BETWEEN ? AND ? ORDER BY originator_version"""


class Fold:
    """What nobody can spare who wants a state from stored entries: fetch, `json.loads` and the evolvers.

    It reads nothing into types and follows no chain: the events were made before.
    """

    def __init__(self, told: Told, first: int, last: int) -> None:
        with_library = told.opened()
        self._rules = with_library.rules
        self._before = with_library.state_at(first - 1)
        self._events = list(_events(with_library, first, last))
        with_library.close()
        self._range = (told.campaign, first, last)
        self._file = sqlite3.connect(told.home.path(CAMPAIGN))

    def __call__(self) -> Any:
        """The state at the end of the range."""
        for _, _, state in self._file.execute(SOME, self._range).fetchall():
            json.loads(state[chain.SIZE :])
        return self._rules.fold(self._before, self._events)


def _events(opened: Ledger[Any], first: int, last: int) -> Iterator[Event]:
    """The live facts of the game between two entries."""
    for low, high in opened.live_ranges(opened.head):
        for row in opened.rows.select(max(low, first) - 1, min(high, last)):
            event = opened.entry(row.number).event
            if type(event) not in FACTS:
                yield event


def replay(told: Told, rounds: int) -> Group:
    """The state of now with no snapshot left."""
    cache = told.home.cache_of(told.campaign)
    acts: list[tuple[str, Act]] = [
        ("floor", Fold(told, 1, told.entries)),
        (UNTIMED, lambda: shutil.rmtree(cache, ignore_errors=True)),
        ("value", lambda: told.opened(quick=True).close()),
    ]
    row = compared(f"{told.entries:,} entries", interleaved(rounds, acts, alone=True), "floor", "value", REPLAY)
    return Group("replay", "Replay without snapshots; floor: fetch, json.loads, fold", (row,))


def back(told: Told, rounds: int) -> Group:
    """Undo and redo of one move, opening the campaign included."""
    acts: list[tuple[str, Act]] = [
        ("floor", lambda: _load_and_append(told)),
        (UNTIMED, lambda: _undo(told)),
        (UNTIMED, lambda: _note(told)),
        ("undo", lambda: _undo(told)),
        ("redo", lambda: _redo(told)),
        (UNTIMED, lambda: _undo(told)),
    ]
    times = interleaved(rounds, acts)
    rows = [compared(f"{way}, {told.entries:,} entries", times, "floor", way, BACK) for way in ("undo", "redo")]
    return Group("back", "Undo and redo in the store; floor: load + append", tuple(rows))


def _load_and_append(told: Told) -> None:
    opened = told.opened(quick=True)
    number, move = opened.last.number + 1, opened.last.move + 1
    entry = Entry(number=number, batch=number, move=move, event=NoteTaken(text="floor"), said=Said(at=AT, verb="note"))
    opened.rows.append(rows_of(opened.topics, opened.rows.campaign, bytes.fromhex(opened.last.hash), [entry]))
    opened.close()


def _note(told: Told) -> None:
    opened = told.opened(quick=True)
    line = opened.line()
    line.say(Note(text="to be taken back"), at=AT)
    opened.store(line)
    opened.close()


def _undo(told: Told) -> None:
    opened = told.opened(quick=True)
    steps = Steps(opened)
    steps.undo(steps.back(), Said(at=AT, verb="undo"))
    opened.close()


def _redo(told: Told) -> None:
    opened = told.opened(quick=True)
    steps = Steps(opened)
    steps.redo(steps.forth(), Said(at=AT, verb="redo"))
    opened.close()


def past(told: Told, rounds: int) -> Group:
    """`show --at N` for any N, without the process around it: the 95th percentile."""
    look = _Look(told)
    acts: list[tuple[str, Act]] = [("floor", Fold(told, *look.middle(FOLDED)))]
    acts += [(UNTIMED, look.open), ("value", look)] * LOOKS
    times = interleaved(rounds, acts, alone=True)
    slow = quantiles(times["value"], n=20)[-1]
    title = f"show --at N; floor: fold of {FOLDED} entries"
    rows = (
        Row(f"95th percentile, {told.entries:,} entries", median(times["floor"]), slow, PAST),
        compared("median", times, "floor", "value"),
    )
    return Group("past", title, rows)


class _Look:
    """A look at the state after a move, each at a campaign opened anew."""

    def __init__(self, told: Told) -> None:
        self._told = told
        self._opened = told.opened()
        self._chosen = random.Random(1)  # noqa: S311  which moves are looked at is no secret

    def middle(self, count: int) -> tuple[int, int]:
        """So many entries from the middle of the ledger: first and last."""
        first = max(1, (self._told.entries - count) // 2)
        return first, min(first + count - 1, self._told.entries)

    def open(self) -> None:
        """Forget what was read for the look before."""
        self._opened.close()
        self._opened = self._told.opened()

    def __call__(self) -> Any:
        steps = Steps(self._opened)
        move = self._chosen.randint(2, self._opened.last.move)
        return self._opened.state_at(self._opened.tree.head(steps.end(steps.of_move(move))))


def audit(told: Told, rounds: int) -> Group:
    """The audit of the chain; and the deep one, which folds everything again, beside the parts that it cannot spare."""
    opened = told.opened()
    scan = _Scan(told)
    chained = interleaved(rounds, (("floor", scan), ("chain", Audit(opened).chain)), alone=True)
    fold = Fold(told, 1, told.entries)  # made after: what it holds in memory slows all else
    folded = interleaved(rounds, (("floor", scan), ("fold", fold), ("deep", Audit(opened).deep)), alone=True)
    opened.close()
    needed = median(folded["floor"]) + median(folded["fold"])
    rows = (
        compared(f"audit, {told.entries:,} entries", chained, "floor", "chain", CHAIN),
        compared("audit --deep", folded, "floor", "deep", DEEP),
        Row("audit --deep, beside scan and fold", needed, median(folded["deep"])),
    )
    return Group("audit", "Audit; floor: raw row scan", rows)


class _Scan:
    """Every row, fetched and let go."""

    def __init__(self, told: Told) -> None:
        self._file = sqlite3.connect(told.home.path(CAMPAIGN))
        self._campaign = told.campaign

    def __call__(self) -> None:
        deque(self._file.execute(SCAN, (self._campaign,)), maxlen=0)
