"""A move as JSON Schema: what `from_json` reads, written by hand from the annotations."""

from __future__ import annotations

from typing import Any

from cli.grammar.pages import described, usage
from cli.grammar.slots import Slot, signature
from ledger.core.fields import NAME_LIMIT
from ledger.core.frozen import Json, to_json
from ledger.core.model import Move

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_TEXT: dict[str, Json] = {"type": "string"}
_INHERITED: dict[str, Json] = {
    "who": {"type": "string", "default": "", "description": "who acts; empty for whose turn it is"},
    "because": {
        "anyOf": [_TEXT, {"type": "null"}],
        "default": None,
        "description": "reason of a correction or of a ruling over a refusal",
    },
}


def schema(kind: type[Move]) -> dict[str, Json]:
    """The JSON Schema (2020-12) of a move's JSON form, with descriptions, bounds, choices and defaults."""
    slots = signature(kind)
    return {
        "$schema": DIALECT,
        "title": kind.verb,
        "description": "\n".join((*described(kind), f"Typed: {usage(kind)}")),
        "type": "object",
        "properties": {**{slot.field: _field(slot) for slot in slots}, **_INHERITED},
        "required": [slot.field for slot in slots if slot.required],
        "additionalProperties": False,
    }


def _field(slot: Slot) -> dict[str, Json]:
    one = _one(slot)
    whole: dict[str, Json] = {"type": "array", "items": one} if slot.many else one
    if slot.optional_none:
        whole = {"anyOf": [whole, {"type": "null"}]}
    told: dict[str, Json] = {"description": slot.help} if slot.help else {}
    default: dict[str, Json] = {} if slot.required else {"default": to_json(slot.default)}
    return {**whole, **told, **default}


def _one(slot: Slot) -> dict[str, Json]:
    """The schema of one value of a slot."""
    if slot.shape == "choice":
        return {"enum": list(slot.choices)}
    if slot.shape == "slashed":
        return _both(_bounded(slot), _bounded(slot))
    if slot.shape == "pair":
        return _both(_name(slot) if slot.kind else _TEXT, _bounded(slot) if slot.counted else _TEXT)
    if slot.shape == "number":
        return _bounded(slot)
    if slot.shape == "flag":
        return {"type": "boolean"}
    return _name(slot) if slot.shape == "name" else _TEXT


def _both(first: dict[str, Json], second: dict[str, Json]) -> dict[str, Json]:
    return {"type": "array", "prefixItems": [first, second], "minItems": 2, "maxItems": 2}


def _bounded(slot: Slot) -> dict[str, Json]:
    limits: dict[str, Any] = {"minimum": slot.low, "maximum": slot.high}
    return {"type": "integer", **{name: limit for name, limit in limits.items() if limit is not None}}


def _name(slot: Slot) -> dict[str, Json]:
    return {"type": "string", "maxLength": NAME_LIMIT, "$comment": f"name of a {slot.kind}"}
