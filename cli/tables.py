"""The read model for who looks at one campaign: opened, and brought up to date first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from sqlite3 import Connection

from cli.progress import progress
from cli.table import Table
from projections.readmodel.feed import catch_up
from projections.readmodel.file import opened


@contextmanager
def up_to_date(table: Table) -> Iterator[Connection]:
    """The read model with all that the campaign at the table holds; raises DiskFailed, Damaged."""
    with opened(table.home) as database:
        with progress(table.settings, table.name) as watch:
            catch_up(database, table.ledger, table.name, watch)
        yield database
