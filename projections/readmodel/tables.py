"""The tables of the read model.

- `campaigns`: id, name, game, and how far the campaign was read (`last`, its `hash`, the live `head`, `version`).
- `entries`: every stored fact, with its sentence, its fields and its envelope as JSON, and `live` (0: taken back).
- `touched`: which fact moved which track, with the value before and after where the fact holds them.
- `faces`: every face of every die, `drawn`: every card that left a deck by chance.
- `heroes`, `items`: the fields and the lists of every sheet as they stand now.
- `fields`: what the fields of the moves are, for who reads what was given with a move.
- `entries_fts`: full-text search over what was typed and told.
- Views over them, in `projections.readmodel.views`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from projections.readmodel.views import VIEWS

if TYPE_CHECKING:
    from sqlite_utils import Database

SHAPE = 2
"""Of the tables; a file of another shape is thrown away and built again."""
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
    "said": str,
    "live": int,
}
"""`verb`, `typed`, `ruling` and `said` stand on the first entry of a move; `who`, `at` and `source` on each."""
TOUCHED: dict[str, type] = {"campaign": str, "number": int, "key": str, "was": int, "now": int}
FACES: dict[str, type] = {
    "campaign": str,
    "number": int,
    "die": int,
    "try": int,
    "who": str,
    "dice": str,
    "face": int,
    "kept": int,
    "total": int,
    "source": str,
}
"""`try` counts the faces of one die from 1, the last of which is `kept`; a bare total is a die 0 without a face."""
DRAWN: dict[str, type] = {"campaign": str, "number": int, "nth": int, "deck": str, "card": str}
HEROES: dict[str, type] = {
    "campaign": str,
    "hero": str,
    "title": str,
    "nth": int,
    "field": str,
    "value": str,
    "track": str,
}
"""`hero` is the owner of a sheet, empty for the campaign's; `track` the key of the track behind a field."""
ITEMS: dict[str, type] = {"campaign": str, "hero": str, "list": str, "nth": int, "item": str}
FIELDS: dict[str, type] = {"game": str, "verb": str, "field": str, "kind": str, "help": str}
"""`kind` is dice, name, number, flag, text or word."""
OF_ENTRIES = {"touched": TOUCHED, "faces": FACES, "drawn": DRAWN}
"""Tables with rows that belong to an entry, each in the order of writing."""
OF_NOW = {"heroes": HEROES, "items": ITEMS}
"""Tables of what stands now."""
TABLES = ("campaigns", "entries", *OF_ENTRIES, *OF_NOW, "fields", *VIEWS)
"""All that can be asked for by name."""


def make(database: Database) -> None:
    """Make every table and view in an empty file, within the transaction of who calls."""
    database.table("campaigns").create(CAMPAIGNS, pk="campaign")
    entries = database.table("entries")
    entries.create(ENTRIES, pk="id")
    entries.create_index(["campaign", "number"], unique=True)
    entries.enable_fts(["typed", "sentence"], tokenize="unicode61 remove_diacritics 2")
    for name, columns in OF_ENTRIES.items():
        table = database.table(name)
        table.create(columns)
        table.create_index(["campaign", "number"])
    database.table("touched").create_index(["campaign", "key"])
    for name, columns in OF_NOW.items():
        database.table(name).create(columns)
    database.table("fields").create(FIELDS, pk=("game", "verb", "field"))
    for name, select in VIEWS.items():
        database.create_view(name, select)
