"""Feeding the read model: from a campaign's ledger, batch by batch, each with its tracking in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import ledger as delvelog
from ledger.core.frozen import Frozen, to_json
from ledger.core.model import Event
from ledger.core.table.events import SessionOpened
from ledger.store.chain import unseal
from ledger.store.entries import Entry, Said, compact
from ledger.store.facts import HeadMoved
from ledger.store.ledger import Ledger
from ledger.store.rows import Row
from projections.readmodel.tables import CAMPAIGNS, HEAD_MOVED, SHAPE, transaction

if TYPE_CHECKING:
    from sqlite_utils import Database

BATCH = 2000
"""Entries that are taken in with one transaction."""
VERSION = f"{SHAPE}/{delvelog.VERSION}"
"""Of what is written down; sentences of another version may differ, so that the campaign is read again."""
NOBODY = Said(at="")
ENTRY = """
    INSERT INTO entries (campaign, number, move, at, session, who, topic, rule, verb, typed, source, ruling, sentence,
      fields, live) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"""
TOUCH = "INSERT INTO touched (campaign, number, key, was, now) VALUES (?, ?, ?, ?, ?)"
END = 1 << 62
"""Above every number of an entry."""
COUNTS = "UPDATE entries SET live = 1 WHERE campaign = ? AND number BETWEEN ? AND ? AND live = 0"
TAKEN_BACK = """
    UPDATE entries SET live = 0
    WHERE campaign = ? AND number BETWEEN ? AND ? AND live = 1 AND topic NOT LIKE 'ledger/head-moved/%'"""


class Tracked(Frozen):
    """How far a campaign was read."""

    last: int = 0
    """Number of the last entry that was taken in."""
    hash: str = ""
    head: int = 0
    """The live head once that entry was stored."""


def catch_up(database: Database, ledger: Ledger[Any], name: str) -> int:
    """Take in what the ledger holds and the read model does not; answers how many entries that were.

    What was read of another ledger, or by another version, is forgotten first.
    """
    taken, more = 0, True
    while more:
        with transaction(database):
            tracked = _tracked(database, ledger)
            rows = ledger.rows.select(tracked.last, ledger.last.number, BATCH)
            _track(database, ledger, name, _taken(database, ledger, tracked, rows) if rows else tracked)
        taken += len(rows)
        more = len(rows) == BATCH
    return taken


def forget_gone(database: Database, names: Iterable[str]) -> None:
    """Take out the campaigns whose names are none of these any more: deleted, or renamed and not read since."""
    with transaction(database):
        there = set(names)
        for campaign, name in database.execute("SELECT campaign, name FROM campaigns").fetchall():
            if name not in there:
                forget(database, campaign)


def forget(database: Database, campaign: str) -> None:
    """Take a campaign out of every table, within the transaction of who calls."""
    for table in ("entries", "touched", "campaigns"):
        database.table(table).delete_where("campaign = ?", [campaign])


def _tracked(database: Database, ledger: Ledger[Any]) -> Tracked:
    """How far the campaign was read; from the start again where that does not fit the ledger any more."""
    campaign = ledger.rows.campaign
    found = database.execute(
        "SELECT last, hash, head, version FROM campaigns WHERE campaign = ?", [campaign]
    ).fetchone()
    if found is None:
        return Tracked()
    last, own, head, version = found
    row = ledger.rows.select(last - 1, last)
    if version == VERSION and row and unseal(row[0].state)[0].hex() == own:
        return Tracked(last=last, hash=own, head=head)
    forget(database, campaign)
    return Tracked()


def _taken(database: Database, ledger: Ledger[Any], tracked: Tracked, rows: list[Row]) -> Tracked:
    """Take in one batch: its rows, and which entries are live then; answers how far that is."""
    entries, topics = [ledger.read(row) for row in rows], [row.topic for row in rows]
    fed = _Feed(database, ledger, tracked)
    database.conn.executemany(ENTRY, map(fed.entry, entries, topics))  # for many rows, twice as quick as insert_all
    database.conn.executemany(TOUCH, fed.touched(entries))
    if any(topic.startswith(HEAD_MOVED) for topic in topics):
        _correct(database, ledger, tracked, fed.head)
    return Tracked(last=entries[-1].number, hash=entries[-1].hash, head=fed.head)


def _track(database: Database, ledger: Ledger[Any], name: str, tracked: Tracked) -> None:
    """Write down how far a campaign was read, and what it is called now; nothing where that stands there already."""
    row = (ledger.rows.campaign, name, ledger.rules.meta.id, tracked.last, tracked.hash, tracked.head, VERSION)
    if database.execute("SELECT * FROM campaigns WHERE campaign = ?", row[:1]).fetchone() != row:
        database.table("campaigns").insert(dict(zip(CAMPAIGNS, row, strict=True)), pk="campaign", replace=True)


class _Feed:
    """Turns entries, in order, into rows; follows the head, the session and the move that they belong to."""

    def __init__(self, database: Database, ledger: Ledger[Any], tracked: Tracked) -> None:
        self._database = database
        self._campaign = ledger.rows.campaign
        self._sessions: dict[int, int] = {}
        self._said = self._before(tracked.last)
        self.head = tracked.head

    def _before(self, number: int) -> Said:
        """What was said with the move that an entry belongs to, as far as the entries after it need it."""
        select = "SELECT at, who, source FROM entries WHERE campaign = ? AND number = ?"
        found = self._database.execute(select, [self._campaign, number]).fetchone()
        return Said(at=found[0], who=found[1], source=found[2]) if found else NOBODY

    def _session(self, number: int) -> int:
        """The sitting that an entry before was made in; 0 before the first."""
        if number not in self._sessions:
            select = "SELECT session FROM entries WHERE campaign = ? AND number = ?"
            found = self._database.execute(select, [self._campaign, number]).fetchone()
            self._sessions[number] = found[0] if found else 0
        return self._sessions[number]

    def entry(self, entry: Entry, topic: str) -> tuple[str | int, ...]:
        """The values of ENTRY for the next entry."""
        event, first = entry.event, entry.said or NOBODY
        session = event.number if isinstance(event, SessionOpened) else self._session(self.head)
        self._sessions[entry.number] = session
        self.head = event.to if isinstance(event, HeadMoved) else entry.number
        self._said = first if entry.said or isinstance(event, HeadMoved) else self._said
        return (
            self._campaign,
            entry.number,
            entry.move,
            self._said.at,
            session,
            self._said.who,
            topic,
            event.rule,
            first.verb,
            first.typed,
            self._said.source,
            " ".join(first.ruling),
            event.sentence(),
            compact(to_json(event)).decode(),
        )

    def touched(self, entries: Iterable[Entry]) -> Iterator[tuple[str | int | None, ...]]:
        """The values of TOUCH for each track that an entry moved."""
        for entry in entries:
            keys = dict.fromkeys(entry.event.touched())
            was, now = _values(entry.event) if len(keys) == 1 else (None, None)
            for key in keys:
                yield (self._campaign, entry.number, key, was, now)


def _values(event: Event) -> tuple[int | None, int | None]:
    """What the track was before and is now, where the fact holds both as numbers."""
    was, now = getattr(event, "was", None), getattr(event, "now", None)
    return (was, now) if type(was) is int and type(now) is int else (None, None)


def _correct(database: Database, ledger: Ledger[Any], tracked: Tracked, head: int) -> None:
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
