"""Feeding the read model: from a campaign's ledger, batch by batch, each with its tracking in one transaction."""

from __future__ import annotations

from collections.abc import Iterable
from sqlite3 import Connection
from typing import Any

import ledger as delvelog
from ledger.core.frozen import Frozen
from ledger.store.ledger import Ledger
from ledger.store.rows import Row
from ledger.store.watch import Watch, unwatched
from projections.readmodel.file import transaction
from projections.readmodel.rows import Feed, described, hash_of, now
from projections.readmodel.tables import CAMPAIGNS, ENTRIES, FIELDS, HEAD_MOVED, OF_ENTRIES, OF_NOW, SHAPE

BATCH = 5000
"""Entries that are taken in with one transaction."""
VERSION = f"{SHAPE}/{delvelog.VERSION}"
"""Of what is written down; sentences of another version may differ, so that the campaign is read again."""
INDEXED = "INSERT INTO entries_fts (rowid, typed, sentence) SELECT id, typed, sentence FROM entries WHERE id > ?"
INDEXED_ANEW = "INSERT INTO entries_fts (entries_fts) VALUES ('rebuild')"
"""Taking single rows out of the index would ask for what they held, and somebody may have written into the file."""
END = 1 << 62
"""Above every number of an entry."""
COUNTS = "UPDATE entries SET live = 1 WHERE campaign = ? AND number BETWEEN ? AND ? AND live = 0"
TAKEN_BACK = """
    UPDATE entries SET live = 0
    WHERE campaign = ? AND number BETWEEN ? AND ? AND live = 1 AND topic NOT GLOB 'ledger/head-moved/*'"""


class Tracked(Frozen):
    """How far a campaign was read."""

    last: int = 0
    """Number of the last entry that was taken in."""
    hash: str = ""
    head: int = 0
    """The live head once that entry was stored."""


def catch_up(database: Connection, ledger: Ledger[Any], name: str, watch: Watch = unwatched) -> int:
    """Take in what the ledger holds and the read model does not; answers how many entries that were.

    What was read of another ledger, or by another version, is forgotten first. May be stopped between two batches, and
    then goes on from there the next time.
    """
    taken, more = 0, True
    while more:
        with transaction(database):
            tracked = _tracked(database, ledger)
            rows = ledger.rows.select(tracked.last, ledger.last.number, BATCH)
            reached = _taken(database, ledger, tracked, rows) if rows else tracked
            more = bool(rows) and reached.last < ledger.last.number
            if rows and not more:
                _stands_now(database, ledger)
            _track(database, ledger, name, reached)
        taken += len(rows)
        watch(reached.last, ledger.last.number)
    return taken


def forget_gone(database: Connection, names: Iterable[str]) -> None:
    """Take out the campaigns whose names are none of these any more: deleted, or renamed and not read since."""
    with transaction(database):
        there = set(names)
        for campaign, name in database.execute("SELECT campaign, name FROM campaigns").fetchall():
            if name not in there:
                forget(database, campaign)


def forget(database: Connection, campaign: str) -> None:
    """Take a campaign out of every table, within the transaction of who calls."""
    for table in ("entries", *OF_ENTRIES, *OF_NOW, "campaigns"):
        _empty(database, table, campaign)
    database.execute(INDEXED_ANEW)


def _tracked(database: Connection, ledger: Ledger[Any]) -> Tracked:
    """How far the campaign was read; from the start again where that does not fit the ledger any more."""
    campaign = ledger.rows.campaign
    found = database.execute(
        "SELECT last, hash, head, version FROM campaigns WHERE campaign = ?", [campaign]
    ).fetchone()
    if found is None:
        _describe(database, ledger)
        return Tracked()
    last, own, head, version = found
    row = ledger.rows.select(last - 1, last)
    if version == VERSION and row and hash_of(row[0]) == own:
        return Tracked(last=last, hash=own, head=head)
    forget(database, campaign)
    _describe(database, ledger)
    return Tracked()


def _taken(database: Connection, ledger: Ledger[Any], tracked: Tracked, rows: list[Row]) -> Tracked:
    """Take in one batch: its rows, and which entries are live then; answers how far that is."""
    fed = Feed(database, ledger, tracked.last, tracked.head)
    (before,) = database.execute("SELECT coalesce(max(id), 0) FROM entries").fetchone()
    _insert(database, "entries", ENTRIES, fed.entries(rows))
    for table, columns in OF_ENTRIES.items():
        _insert(database, table, columns, fed.beside[table])
    database.execute(INDEXED, [before])
    if any(row.topic.startswith(HEAD_MOVED) for row in rows):
        _correct(database, ledger, tracked, fed.head)
    return Tracked(last=rows[-1].number, hash=hash_of(rows[-1]), head=fed.head)


def _insert(
    database: Connection, table: str, columns: dict[str, type], rows: Iterable[Any], how: str = "INSERT"
) -> None:
    """Rows into a table."""
    marks = ", ".join("?" * len(columns))
    database.executemany(f"{how} INTO {table} VALUES ({marks})", rows)


def _empty(database: Connection, table: str, campaign: str) -> None:
    """No row of that campaign is left in a table."""
    database.execute(f"DELETE FROM {table} WHERE campaign = ?", [campaign])  # noqa: S608  a name of our own


def _stands_now(database: Connection, ledger: Ledger[Any]) -> None:
    """What stands on every sheet now, in the place of what stood there."""
    for table, rows in now(ledger.rows.campaign, ledger.rules.views.sheets(ledger.state)).items():
        _empty(database, table, ledger.rows.campaign)
        _insert(database, table, OF_NOW[table], rows)


def _describe(database: Connection, ledger: Ledger[Any]) -> None:
    """What the fields of the moves of this game are."""
    _insert(database, "fields", FIELDS, described(ledger.rules.meta.id, ledger.rules.moves), "INSERT OR REPLACE")


def _track(database: Connection, ledger: Ledger[Any], name: str, tracked: Tracked) -> None:
    """Write down how far a campaign was read, and what it is called now; nothing where that stands there already."""
    row = (ledger.rows.campaign, name, ledger.rules.meta.id, tracked.last, tracked.hash, tracked.head, VERSION)
    if database.execute("SELECT * FROM campaigns WHERE campaign = ?", row[:1]).fetchone() != row:
        _insert(database, "campaigns", CAMPAIGNS, [row], "INSERT OR REPLACE")


def _correct(database: Connection, ledger: Ledger[Any], tracked: Tracked, head: int) -> None:
    """Mark what is live with this head, above where its chain and the one before part; head moves always count."""
    chain = ledger.live_ranges(head)
    low = _shared(ledger.live_ranges(tracked.head), chain) + 1
    for begins, ends in [(max(low, begins), ends) for begins, ends in chain if ends >= low]:
        database.execute(TAKEN_BACK, [ledger.rows.campaign, low, begins - 1])
        database.execute(COUNTS, [ledger.rows.campaign, begins, ends])
        low = ends + 1
    database.execute(TAKEN_BACK, [ledger.rows.campaign, low, END])


def _shared(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> int:
    """The last entry that both chains hold, given as runs; 0 where they share none."""
    shared = 0
    for (low, high), (begins, ends) in zip(one, other, strict=False):
        if low != begins:
            break
        shared = min(high, ends)
        if high != ends:
            break
    return shared
