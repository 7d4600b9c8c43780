"""Asks the read model as any SQLite tool would."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from ledger.store.home import Home
from projections.readmodel.file import file_of


def asked(home: Home, select: str) -> list[Any]:
    with closing(sqlite3.connect(file_of(home))) as database:
        return database.execute(select).fetchall()
