"""The tables of the read model, and the file that holds them.

One SQLite file in the cache folder of a home. Deleting it loses nothing; a file of another shape is thrown away.

- `campaigns`: id, name, game, and how far the campaign was read (`last`, its `hash`, the live `head`, `version`).
- `entries`: every stored fact, with its sentence, its fields as JSON, and `live` (0: taken back).
- `touched`: which fact moved which track, with the value before and after where the fact holds them.
- `entries_fts`: full-text search over what was typed and told.
- Views over them: `moves`, `sessions`, `rolls`, `rulings`, `tracks`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ledger.store.faults import Damaged, DiskFailed
from ledger.store.files import writing
from ledger.store.home import BESIDE, Home
from ledger.store.rows import fault_of

if TYPE_CHECKING:
    from sqlite_utils import Database

SHAPE = 1
"""Of the tables; a file of another shape is thrown away and built again."""
FILE = "readmodel.sqlite"
PATIENCE = 30_000
"""Milliseconds that a reader waits for another that is building."""
HEAD_MOVED = "ledger/head-moved/"
"""How the topics of undo, redo and their kin begin."""

CAMPAIGNS: dict[str, type] = {
    "campaign": str,
    "name": str,
    "game": str,
    "last": int,
    "hash": str,
    "head": int,
    "version": str,
}
ENTRIES: dict[str, type] = {
    "id": int,
    "campaign": str,
    "number": int,
    "move": int,
    "at": str,
    "session": int,
    "who": str,
    "topic": str,
    "rule": str,
    "verb": str,
    "typed": str,
    "source": str,
    "ruling": str,
    "sentence": str,
    "fields": str,
    "live": int,
}
"""`verb`, `typed` and `ruling` stand on the first entry of a move; `who`, `at` and `source` on each."""
TOUCHED: dict[str, type] = {"campaign": str, "number": int, "key": str, "was": int, "now": int}
VIEWS = {
    "moves": """
        SELECT campaign, move, number AS entry, at, session, who, verb, typed, source, ruling, live
        FROM entries WHERE verb <> '' AND topic NOT LIKE 'ledger/head-moved/%'""",
    "sessions": """
        SELECT opened.campaign, opened.session, opened.at, opened.number AS entry, opened.live,
          (SELECT count(*) FROM moves
           WHERE moves.campaign = opened.campaign AND moves.session = opened.session
             AND moves.live AND opened.live) AS moves
        FROM entries AS opened WHERE opened.topic LIKE 'table/session-opened/%'""",
    "rolls": """
        SELECT campaign, number AS entry, move, at, session, coalesce(json_extract(fields, '$.by'), who) AS who,
          json_extract(fields, '$.dice') AS dice, coalesce(json_extract(fields, '$.thrown'), '[]') AS thrown,
          json_extract(fields, '$.total') AS total, source, live
        FROM entries WHERE topic LIKE 'table/dice-rolled/%'""",
    "rulings": """
        SELECT campaign, number AS entry, move, at, session, who, rule,
          json_extract(fields, '$.code') AS code, json_extract(fields, '$.reason') AS reason, live
        FROM entries WHERE topic LIKE 'table/ruling-made/%'""",
    "tracks": """
        SELECT touched.campaign, touched.key, touched.was, touched.now, entries.number AS entry, entries.move,
          entries.at, entries.session, entries.rule, entries.sentence, entries.live
        FROM touched JOIN entries USING (campaign, number)""",
}
TABLES = ("campaigns", "entries", "touched", *VIEWS)
"""All that can be asked for by name."""


def file_of(home: Home) -> Path:
    """Where the read model of a home lies, there or not."""
    return home.cache / FILE


def discard(home: Home) -> None:
    """Throw the read model away; raises DiskFailed."""
    with writing():
        for beside in BESIDE:
            path = file_of(home)
            path.with_name(path.name + beside).unlink(missing_ok=True)


@contextmanager
def opened(home: Home) -> Iterator[Database]:
    """The read model of a home, made where there is none of this shape; raises DiskFailed, Damaged."""
    path = file_of(home)
    with writing():
        path.parent.mkdir(parents=True, exist_ok=True)
    with _answering(path):
        if not _fits(path):
            discard(home)
        database = _connected(path)
        try:
            _make(database)
            yield database
        finally:
            database.close()


@contextmanager
def _answering(path: Path) -> Iterator[None]:
    """The database's errors as our own: what is damaged here can be built again."""
    try:
        yield
    except sqlite3.Error as wrong:
        fault = fault_of(wrong, path)
        if isinstance(fault, Damaged):
            raise DiskFailed(f"The read model cannot be used: {wrong}.", "delve views rebuild") from wrong
        raise fault from wrong


def _fits(path: Path) -> bool:
    """Whether the file is of this shape, or is still to be made."""
    if not path.exists():
        return True
    connection = sqlite3.connect(path)
    try:
        (shape,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:  # no database at all
        return False
    finally:
        connection.close()
    return bool(shape in (0, SHAPE))


def _connected(path: Path) -> Database:
    try:
        from sqlite_utils import Database  # noqa: PLC0415  only for who looks, and not on every machine
    except ImportError as missing:
        raise Damaged("This needs sqlite-utils, which is not here.", "pip install 'sqlite-utils>=4'") from missing
    database = Database(path, execute_plugins=False)
    database.execute(f"PRAGMA busy_timeout={PATIENCE}")
    return database


@contextmanager
def transaction(database: Database) -> Iterator[None]:
    """All that is written inside, or nothing; whoever else wants to build waits."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        database.rollback()
        raise
    database.commit()


def _make(database: Database) -> None:
    """Make the tables, whole or not at all, where the file has none yet."""
    if database.execute("PRAGMA user_version").fetchone()[0] == SHAPE:
        return
    with transaction(database):
        if database.execute("PRAGMA user_version").fetchone()[0] == SHAPE:  # somebody else was quicker
            return
        database.table("campaigns").create(CAMPAIGNS, pk="campaign")
        entries = database.table("entries")
        entries.create(ENTRIES, pk="id")
        entries.create_index(["campaign", "number"], unique=True)
        entries.create_index(["topic"])
        entries.enable_fts(["typed", "sentence"], create_triggers=True, tokenize="unicode61 remove_diacritics 2")
        touched = database.table("touched")
        touched.create(TOUCHED, pk=("campaign", "number", "key"))
        touched.create_index(["campaign", "key"])
        for name, select in VIEWS.items():
            database.create_view(name, select)
        database.execute(f"PRAGMA user_version={SHAPE}")
