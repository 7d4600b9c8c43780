"""The shape of a row: pydantic checks it, and where pydantic is not to be had (a phone) the slots of the move do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

from cli.grammar.names import nearest
from cli.grammar.slots import Slot, signature
from cli.grammar.values import bounds
from ledger.core.frozen import Frozen
from ledger.core.model import Move
from ledger.core.opening import Spot
from ledger.store.faults import Damaged
from ledger.store.toml import misfit, plain

Misfits: TypeAlias = list[tuple[Spot, str]]
"""Where in a row something does not fit, and what is wrong there."""
INHERITED = ("who", "because")
"""Fields of every move."""
BOTH = 2
"""Parts of a pair."""


def slots_of(kind: type[Frozen]) -> tuple[Slot, ...]:
    """The fields of a table, as the grammar sees them."""
    return signature(cast("type[Move]", kind))


def meant(kind: type[Frozen], row: dict[str, Any]) -> dict[str, Any]:
    """A row under the names of the fields: `for` is `for_`, and a table of pairs is a list of them."""
    paired = {slot.field for slot in slots_of(kind) if slot.shape == "pair"}
    fields = {_field(kind, key): held for key, held in row.items()}
    return {
        field: [list(pair) for pair in held.items()] if field in paired and isinstance(held, dict) else held
        for field, held in fields.items()
    }


def _field(kind: type[Frozen], key: str) -> str:
    """The field that a key means: a field whose name Python keeps for itself has a `_` behind it."""
    low = key.replace("-", "_")
    return next((each for each in (key, low, f"{low}_") if each in kind.layout), key)


def misfits(kind: type[Frozen], row: dict[str, Any]) -> Misfits:
    """Everything in a row that does not fit the fields of its table."""
    try:
        from ledger.store.border import misfits as checked  # noqa: PLC0415  pydantic, only where a stranger's file comes in
    except Damaged:
        return list(own_misfits(kind, row))
    return checked(kind, row)


def own_misfits(kind: type[Frozen], row: dict[str, Any]) -> Iterator[tuple[Spot, str]]:
    """The same without pydantic, in the same words."""
    slots = {slot.field: slot for slot in slots_of(kind)}
    for field, slot in slots.items():
        if field in row:
            yield from _whole(slot, row[field])
        elif slot.required:
            yield (field,), misfit("missing", None)
    for field in (each for each in row if each not in slots):
        if field not in kind.layout:
            yield (field,), misfit("extra_forbidden", None)
        elif not isinstance(row[field], str):
            yield (field,), misfit("string_type", row[field])


def _whole(slot: Slot, held: Any) -> Iterator[tuple[Spot, str]]:
    at: Spot = (slot.field,)
    if not slot.many:
        yield from _one(slot, held, at)
    elif not isinstance(held, list):
        yield at, misfit("list_type", held)
    else:
        for number, each in enumerate(held):
            yield from _one(slot, each, (*at, number))


def _one(slot: Slot, held: Any, at: Spot) -> Iterator[tuple[Spot, str]]:
    if slot.shape in ("slashed", "pair"):
        yield from _both(slot, held, at)
    elif slot.shape == "number":
        yield from _number(slot, held, at)
    elif slot.shape == "choice":
        if held not in slot.choices or isinstance(held, bool):
            yield at, misfit("literal_error", held)
    elif slot.shape == "flag":
        if not isinstance(held, bool):
            yield at, misfit("bool_type", held)
    elif not isinstance(held, str):
        yield at, misfit("string_type", held)


def _both(slot: Slot, held: Any, at: Spot) -> Iterator[tuple[Spot, str]]:
    if not isinstance(held, list):
        yield at, misfit("tuple_type", held)
    elif len(held) > BOTH:
        yield at, misfit("too_long", held)
    else:
        first = slot.but(shape="number" if slot.shape == "slashed" else "text")
        second = slot.but(shape="number" if slot.shape == "slashed" or slot.counted else "text")
        for number, part in enumerate((first, second)):
            here = (*at, number)
            yield from _one(part, held[number], here) if number < len(held) else [(here, misfit("missing", None))]


def _number(slot: Slot, held: Any, at: Spot) -> Iterator[tuple[Spot, str]]:
    if isinstance(held, bool) or not isinstance(held, int):
        yield at, misfit("int_type", held)
    elif slot.low is not None and held < slot.low:
        yield at, misfit("greater_than_equal", held, ge=slot.low)
    elif slot.high is not None and held > slot.high:
        yield at, misfit("less_than_equal", held, le=slot.high)


# ------------------------------------------------------------ what to write instead


def instead(kind: type[Frozen], at: Spot, held: Any) -> str:
    """What belongs at a field of a row; the field or the word that was probably meant, where there is one."""
    slot = next((each for each in slots_of(kind) if at and each.field == at[0]), None)
    if slot is None:
        known = tuple(each.field.rstrip("_") for each in slots_of(kind))
        return did_you_mean(str(at[0]) if at else "", known) or f"fields: {', '.join(known)}"
    name = slot.field.rstrip("_")
    near = did_you_mean(held, tuple(map(str, slot.choices))) if slot.shape == "choice" else ""
    return near or f"{name} = {likeness(slot)}"


def did_you_mean(word: Any, among: tuple[str, ...]) -> str:
    """The question whether another word was meant, where one of `among` is near; else nothing."""
    found = nearest(word, among) if isinstance(word, str) and word else ()
    return f"did you mean {found[0]}?" if found else ""


def likeness(slot: Slot) -> str:
    """What a field holds, in words."""
    if slot.many:
        value = "1" if slot.counted else '"VALUE"'
        return f"{{ NAME = {value} }}" if slot.shape == "pair" else f"[{_part(slot)}, ...]"
    if slot.shape in ("slashed", "pair"):
        return "[2, 3]" if slot.shape == "slashed" else '["NAME", "VALUE"]'
    return _part(slot)


def _part(slot: Slot) -> str:
    if slot.shape == "number":
        both = slot.low is not None and slot.high is not None
        return " ".join(("a whole number", *([f"{'from ' * both}{bounds(slot)}"] if bounds(slot) else [])))
    if slot.shape == "choice":
        return f"one of {', '.join(map(plain, slot.choices))}"
    if slot.shape == "flag":
        return "true or false"
    return "[2, 3]" if slot.shape == "slashed" else '"NAME"' if slot.shape == "name" else '"TEXT"'
