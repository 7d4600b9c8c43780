"""Campaign files looked at from outside the shell, in this process."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from ledger.store import chain
from ledger.store.audit import Verdict, audit_rows
from ledger.store.campaigns import open_campaign
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.plain import PlainRows
from ledger.store.rows import Row


def audited(path: Path) -> Verdict:
    """The audit's verdict over a file's chain; raises the Fault of a file that cannot be opened."""
    rows = PlainRows(path)
    try:
        return audit_rows(rows.scan(), rows.campaign)
    finally:
        rows.close()


def rows_in(path: Path) -> list[Row]:
    """Every row of a file."""
    rows = PlainRows(path)
    try:
        return list(rows.scan())
    finally:
        rows.close()


def receipts(path: Path) -> set[str]:
    """The short hash of every row."""
    return {chain.receipt(chain.unseal(row.state)[0]) for row in rows_in(path)}


def print_of(path: Path) -> str:
    """What tells whether one byte of a file has changed."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


@contextmanager
def opened(home: Path, name: str = "Test", *, quick: bool = True) -> Iterator[Ledger[Any]]:
    """A campaign's ledger, closed afterwards."""
    found = open_campaign(Home(home, home / "cache"), name, quick=quick)
    try:
        yield found
    finally:
        found.close()


def told_by_sqlite(path: Path, *statements: str) -> None:
    """Do to a file what somebody with SQLite's own shell may do."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)
