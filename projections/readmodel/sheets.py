"""A table of the read model as CSV that a spreadsheet opens as it was meant."""

from __future__ import annotations

import csv
from io import StringIO
from sqlite3 import Connection

from projections.readmodel.tables import TABLES
from projections.readmodel.views import VIEWS

OF_GAME = "game = (SELECT game FROM campaigns WHERE campaign = ?)"
"""Which rows of the table of fields are meant by a campaign."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With what a text begins that a spreadsheet would carry out."""


def comma_separated(database: Connection, table: str, campaign: str) -> str:
    """The rows of one campaign in a table or view, under the names of the columns (RFC 4180, lines end with CR LF).

    A text that a spreadsheet would take for a formula gets an apostrophe before it; numbers stay numbers.
    Raises KeyError for a table that is not there.
    """
    if table not in TABLES:
        raise KeyError(table)
    order, which = "entry" if table in VIEWS else "rowid", OF_GAME if table == "fields" else "campaign = ?"
    found = database.execute(f"SELECT * FROM {table} WHERE {which} ORDER BY {order}", [campaign])  # noqa: S608  names of our own
    written = StringIO()
    lines = csv.writer(written)
    lines.writerow(column[0] for column in found.description)
    lines.writerows([harmless(cell) for cell in row] for row in found)
    return written.getvalue()


def harmless(cell: object) -> object:
    """A cell that a spreadsheet shows and does not carry out."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
