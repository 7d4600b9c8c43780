"""TOML as people read and write it: a value with a comment for each field, and the line on which a field stands."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any, cast, get_args, get_origin

from ledger.core.frozen import Frozen, Roster, hints
from ledger.core.opening import Spot

BARE = re.compile(r"[A-Za-z0-9_-]+")
PART = r"""(?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)"""
KEY = re.compile(rf"\s*({PART}(?:\s*\.\s*{PART})*)\s*=")
HEADER = re.compile(r"\s*(\[\[?)([^\[\]]+)\]")
ITEM = re.compile(r"\s*[^\s#\]]")


# ------------------------------------------------------------ writing


def written(form: Frozen, *, whole: bool = False) -> Iterator[str]:
    """The lines of a form: a table for each field of its own, with what is written there as a comment.

    `whole` writes fields that hold their default, too; each field of several rows is explained once.
    """
    for name, hint in hints(cast("Any", type(form))).items():
        value, doc = getattr(form, name), _doc(hint)
        if isinstance(value, Frozen):
            yield from ("", f"# {doc or _sentence(value)}", f"[{name}]", *_fields(value, set(), whole=whole))
        elif isinstance(value, Roster) and value:
            yield from ("", f"# {doc}", f"[{name}]", *(f"{key(each)} = {plain(held)}" for each, held in value.items()))
        elif isinstance(value, tuple):
            yield from _rows(name, value, doc, whole=whole)


def _rows(name: str, rows: tuple[Any, ...], doc: str, *, whole: bool) -> Iterator[str]:
    explained: set[str] = set()
    for n, each in enumerate(rows):
        yield from ("", *([] if n else [f"# {doc or _sentence(each)}"]), f"[[{name}]]")
        yield from _fields(each, explained, whole=whole and not n)


def _fields(value: Frozen, explained: set[str], *, whole: bool) -> Iterator[str]:
    for name, hint in hints(cast("Any", type(value))).items():
        held, doc = getattr(value, name), "" if name in explained else _doc(hint)
        told = f"  # {doc}" if doc else ""
        if held is None:
            yield from [f"# {key(name)} is left out{told}"] if whole else ()
        elif whole or not (name in value.preset and value.preset[name] == held):
            yield f"{key(name)} = {plain(held)}{told}"
        else:
            continue
        explained.add(name)


def _doc(hint: Any) -> str:
    """What an annotation says of its field."""
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((each for each in marks if isinstance(each, str)), "")


def _sentence(value: Frozen) -> str:
    return (type(value).__doc__ or "").strip().splitlines()[0].rstrip(".")


def key(name: str) -> str:
    """A key as TOML writes it: in quotes where it holds more than letters and digits."""
    return name if BARE.fullmatch(name) else plain(name)


def plain(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Roster):
        return f"{{ {', '.join(f'{key(each)} = {plain(held)}' for each, held in value.items())} }}" if value else "{}"
    if isinstance(value, Frozen):
        rows = ((name, getattr(value, name)) for name in value.layout)
        return f"{{ {', '.join(f'{key(name)} = {plain(held)}' for name, held in rows if held is not None)} }}"
    if isinstance(value, tuple):
        return f"[{', '.join(map(plain, value))}]"
    return str(value)


# ------------------------------------------------------------ what does not fit

TOLD = {
    "missing": "it is missing",
    "extra_forbidden": "there is no such field",
    "int_type": "{0} is no whole number",
    "string_type": "{0} is no text in quotes",
    "bool_type": "{0} is neither true nor false",
    "list_type": "{0} is no list in brackets",
    "tuple_type": "{0} is no list in brackets",
    "too_long": "it has too many parts",
    "dict_type": "{0} is no table",
    "model_type": "{0} is no table",
    "literal_error": "{0} is none of its words",
    "greater_than_equal": "{0} is below {ge}",
    "less_than_equal": "{0} is above {le}",
}
"""What is wrong with a value, in our words, by the names that pydantic gives to its kinds of error."""


def misfit(kind: str, held: Any, otherwise: str = "it does not fit", **bounds: Any) -> str:
    """What is wrong with a value in a few words; `otherwise` for a kind of error that has no words of ours."""
    shown = plain(held) if isinstance(held, (str, int, bool)) else "it"
    return TOLD.get(kind, otherwise).format(shown, **bounds)


# ------------------------------------------------------------ finding


def line_of(text: str, spot: Spot) -> int:
    """The line, counted from 1, on which a field stands; that of the nearest table around it where it is missing."""
    spots = _spots(text)
    best = next((depth for depth in range(len(spot), 0, -1) if spot[:depth] in spots), 0)
    found = spots.get(spot[:best], 1)
    return found + _within(text.splitlines()[found - 1 :], spot[best:]) if spot[best:] else found


@lru_cache(maxsize=2)
def _spots(text: str) -> dict[Spot, int]:
    """Where each table and each key of a text first stands; read once for all that is looked for in it."""
    table: Spot = ()
    counts: dict[Spot, int] = {}
    spots: dict[Spot, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        header = HEADER.match(line)
        if header:
            table = _table(header[1], _path(header[2]), counts)
        named = KEY.match(line)
        here = table if header else (*table, *_path(named[1])) if named else ()
        spots.setdefault(here, number)
    spots.pop((), None)
    return spots


def _table(brackets: str, path: Spot, counts: dict[Spot, int]) -> Spot:
    """The table that a header opens, with the number of its row; those around it are the rows opened last."""
    whole: Spot = ()
    for part in path[:-1]:
        whole = (*whole, part)
        whole = (*whole, counts[whole]) if whole in counts else whole
    whole = (*whole, *path[-1:])
    if brackets == "[[":
        counts[whole] = counts.get(whole, -1) + 1
        return (*whole, counts[whole])
    return whole


def _path(dotted: str) -> Spot:
    """The parts of a key that may be dotted and quoted."""
    if BARE.fullmatch(dotted.strip()):
        return (dotted.strip(),)
    with suppress(tomllib.TOMLDecodeError):
        held: Any = tomllib.loads(f"{dotted} = 0")
        parts: list[str] = []
        while isinstance(held, dict):
            ((part, held),) = held.items()
            parts.append(part)
        return tuple(parts)
    return ()


def _within(lines: list[str], rest: Spot) -> int:
    """How many lines further an element stands, where each has a line of its own."""
    if not rest or not isinstance(rest[0], int) or not lines[0].split("#")[0].rstrip().endswith("["):
        return 0
    rows = [at for at, line in enumerate(lines[1:], start=1) if ITEM.match(line)]
    return rows[rest[0]] if rest[0] < len(rows) else 0
