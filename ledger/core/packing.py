"""Frozen values as text for nobody but the very code that wrote it, as a snapshot is: quick, small, and unchecked.

Each value names its class, so that no annotation has to be resolved to read it; what stands in a field is believed.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from ledger.core.frozen import Frozen, Roster, made

KIND = ""
"""The key, no field's name, under which a value holds the number of its class."""
ROSTER = -1
"""What stands there for a roster."""


def packed(value: Any) -> str:
    """The value as two lines: the classes in it, and itself; raises TypeError for what cannot be stored."""
    kinds: dict[type, int] = {}

    def plain(held: Any) -> dict[str, Any]:
        if isinstance(held, Roster):
            return {KIND: ROSTER, "rows": list(held.items())}
        if not isinstance(held, Frozen):
            raise TypeError(f"a {type(held).__name__} cannot be stored")
        preset = type(held).preset
        fields = {name: each for name, each in held.__dict__.items() if name not in preset or preset[name] is not each}
        return {KIND: kinds.setdefault(type(held), len(kinds)), **fields}

    encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=plain).encode
    told = encode(value)
    return encode([[kind.__module__, kind.__qualname__] for kind in kinds]) + "\n" + told


def unpacked(text: str) -> Any:
    """The value again; raises ValueError, LookupError, TypeError or AttributeError where the text is no such value."""
    names, _, told = text.partition("\n")
    kinds = [_kind(module, name) for module, name in json.loads(names)]

    def value(fields: dict[str, Any]) -> Any:
        number = fields.pop(KIND)
        for name, held in fields.items():
            if type(held) is list:
                fields[name] = _tuple(held)
        if number == ROSTER:
            return Roster(dict(fields["rows"]))
        return made(kinds[number], {**kinds[number].preset, **fields})

    return json.JSONDecoder(object_hook=value).decode(told)


def _tuple(held: list[Any]) -> tuple[Any, ...]:
    return tuple([_tuple(each) if type(each) is list else each for each in held])


def _kind(module: str, name: str) -> type[Frozen]:
    """A class that is loaded already: nothing is imported because a file names it."""
    kind = getattr(sys.modules[module], name)
    if not (isinstance(kind, type) and issubclass(kind, Frozen)):
        raise TypeError(f"{name} holds no fields")
    return kind
