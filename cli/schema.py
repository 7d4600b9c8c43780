"""The JSON that `--json` answers, as a JSON Schema: the same fields for every game."""

from __future__ import annotations

from typing import Any

_TEXT = {"type": "string"}
_NUMBER = {"type": "integer"}
_MAYBE_NUMBER = {"type": ["integer", "null"]}
_TEXTS = {"type": "array", "items": _TEXT}


def _object(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _rows(**properties: Any) -> dict[str, Any]:
    return {"type": "array", "items": {"type": "object", "properties": properties}}


_ENTRY = _object(number=_NUMBER, move=_NUMBER, event=_TEXT, rule=_TEXT, says=_TEXT, fields={"type": "object"})
_OWED = {
    "type": "object",
    "properties": {"what": _TEXT, "words": _TEXT, "who": _TEXT, "prefix": _TEXTS, "must": {"type": "boolean"}},
    "required": ["what", "words"],
}
_REFUSED = {**_object(code=_TEXT, rule=_TEXT, because=_TEXT, hint=_TEXT), "type": ["object", "null"]}
_VIEW = {
    "type": ["object", "null"],
    "properties": {
        "where": _TEXT,
        "tracks": _rows(key=_TEXT, name=_TEXT, value=_NUMBER, low=_MAYBE_NUMBER, high=_MAYBE_NUMBER),
        "queues": _rows(name=_TEXT),
        "decks": _rows(name=_TEXT, left=_MAYBE_NUMBER, discard=_NUMBER, removed=_NUMBER),
        "sheets": _rows(title=_TEXT, owner=_TEXT),
        "places": _rows(name=_TEXT, kind=_TEXT, level=_TEXT, present=_TEXTS),
        "unexplained": _rows(what=_TEXT, who=_TEXT, log=_NUMBER, counted=_NUMBER, track=_TEXT),
    },
    "required": ["where", "tracks", "queues", "decks", "sheets", "places"],
}
OUTPUT: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "What a command of Delvelog answers with --json",
    "type": "object",
    "properties": {
        "ok": {"type": "boolean", "description": "whether it did what was asked"},
        "campaign": _TEXT,
        "game": _TEXT,
        "version": {**_TEXT, "description": "of Delvelog"},
        "move": {**_MAYBE_NUMBER, "description": "running number of the last move that it stored or shows"},
        "entries": {"type": "array", "items": _ENTRY, "description": "facts that it stored or shows"},
        "owed": {"type": "array", "items": _OWED, "description": "what the game waits for"},
        "refused": {**_REFUSED, "description": "why not, where ok is false"},
        "view": {**_VIEW, "description": "the whole state in the neutral nouns, where it was asked for"},
    },
    "required": ["ok", "campaign", "game", "version", "move", "entries", "owed", "refused", "view"],
}
