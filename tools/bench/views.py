"""What the read model costs: built anew, and brought up to date."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from ledger.store import chain
from projections.readmodel.feed import catch_up
from projections.readmodel.file import discard, opened
from tools.bench.clock import UNTIMED, Act, interleaved
from tools.bench.rows import Group, compared
from tools.bench.told import CAMPAIGN, Told

REBUILD = 2.5
ALL = "SELECT originator_version, topic, state FROM stored_events ORDER BY originator_version"


def rebuild(told: Told, rounds: int) -> Group:
    """Every entry of a campaign in the tables, from nothing."""
    acts: list[tuple[str, Act]] = [
        ("floor", lambda: _plainly(told)),
        (UNTIMED, lambda: discard(told.home)),
        ("value", lambda: _built(told)),
    ]
    times = interleaved(rounds, acts, alone=True)
    row = compared(f"{told.entries:,} entries", times, "floor", "value", REBUILD)
    return Group("views", "Rebuild of the read model; floor: fetch, json.loads, executemany", (row,))


def _plainly(told: Told) -> None:
    """The stored rows once more, as JSON in a table without an index."""
    target = told.folder / "plain.sqlite"
    target.unlink(missing_ok=True)
    with closing(sqlite3.connect(told.home.path(CAMPAIGN))) as source, closing(sqlite3.connect(target)) as copy:
        copy.execute("CREATE TABLE entries (number INTEGER, topic TEXT, body TEXT)")
        found = source.execute(ALL).fetchall()
        bodies = ((number, topic, json.dumps(json.loads(state[chain.SIZE :]))) for number, topic, state in found)
        copy.executemany("INSERT INTO entries VALUES (?, ?, ?)", bodies)
        copy.commit()


def _built(told: Told) -> None:
    with closing(told.opened(quick=True)) as ledger, opened(told.home) as database:
        catch_up(database, ledger, CAMPAIGN)
