"""The file of the read model: one SQLite file in the cache folder of a home.

Deleting it loses nothing; a file of another shape is thrown away.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import Connection
from typing import TYPE_CHECKING

from ledger.store.faults import Damaged, DiskFailed
from ledger.store.files import writing
from ledger.store.home import BESIDE, Home
from ledger.store.rows import fault_of
from projections.readmodel.tables import SHAPE, make

if TYPE_CHECKING:
    from sqlite_utils import Database

FILE = "readmodel.sqlite"
PATIENCE = 30_000
"""Milliseconds that a reader waits for another that is building."""


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
def opened(home: Home) -> Iterator[Connection]:
    """The read model of a home, made where there is none of this shape; raises DiskFailed, Damaged."""
    path = file_of(home)
    with writing():
        path.parent.mkdir(parents=True, exist_ok=True)
    with _answering(path):
        if not _fits(path):
            discard(home)
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute(f"PRAGMA busy_timeout={PATIENCE}")
            _made(database)
            yield database


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
    with closing(sqlite3.connect(path)) as connection:
        try:
            shape = _shape(connection)
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:  # no database at all
            return False
    return shape in (0, SHAPE)


@contextmanager
def transaction(database: Connection) -> Iterator[None]:
    """All that is written inside, or nothing; whoever else wants to build waits."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        database.rollback()
        raise
    database.commit()


def _made(database: Connection) -> None:
    """Make the tables, whole or not at all, where the file has none yet."""
    if _shape(database) == SHAPE:
        return
    tables = _library(database)
    with transaction(database):
        if _shape(database) == SHAPE:  # somebody else was quicker
            return
        make(tables)
        database.execute(f"PRAGMA user_version={SHAPE}")


def _shape(database: Connection) -> int:
    (shape,) = database.execute("PRAGMA user_version").fetchone()
    return int(shape)


def _library(database: Connection) -> Database:
    """The same file in the hands of the library that makes tables; only for who builds, since it costs a cold start."""
    try:
        from sqlite_utils import Database  # noqa: PLC0415  it is not on every machine
    except ImportError as missing:
        raise Damaged("This needs sqlite-utils, which is not here.", "pip install 'sqlite-utils>=4'") from missing
    return Database(database, execute_plugins=False)
