"""Sheets as JSON for other programs: one document with a format, a version, and every field of every noun.

`docs/sheets.schema.json` is its schema, and `docs/forms.md` says when the version rises.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.nouns import Sheet
from ledger.store.ledger import Ledger

FORMAT = "delvelog-sheets"
VERSION = 1
"""Raised when a field is renamed, removed, added or means something else."""


def document(sheets: Iterable[Sheet], name: str, ledger: Ledger[Any], head: int) -> dict[str, Any]:
    """The sheets as they stood after live entry `head`; `move` is the number of the move that led there."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "campaign": name,
        "game": ledger.rules.meta.id,
        "move": ledger.entry(head).move,
        "sheets": [whole(each) for each in sheets],
    }


def whole(value: Any) -> Any:
    """A noun as JSON with all its fields, those that hold their default too."""
    if isinstance(value, Frozen):
        return {name: whole(getattr(value, name)) for name in type(value).layout}
    return [whole(each) for each in value] if isinstance(value, tuple) else value


def printed(told: dict[str, Any]) -> str:
    """A document as the text of its file."""
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"
