"""Whether two rows speak of the same thing: asked of the game itself, which alone knows what a row is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cli.grammar.slots import signature
from cli.grammar.values import write_word
from cli.packs.held import plainly
from ledger.core.model import Move, Refused
from ledger.core.ruleset import Ruleset, decide

OVERRULED = "it is weighed"
"""A reason, to see what a row would do that a rule is against."""
NOTHING_NEW = ("-same", "-known")
"""How the code of a refusal ends by which a game says that a row tells it nothing new."""


def nothing_new(no: Refused) -> bool:
    """Whether a game refuses a row since it knows all of that already."""
    return no.final and no.objection.code.endswith(NOTHING_NEW)


def pieces(row: Move) -> Iterator[Move]:
    """A row that needs a list, as one row for each word of it: some of the list may be known already."""
    slot = next((each for each in signature(type(row)) if each.many and each.required), None)
    for part in getattr(row, slot.field) if slot else ():
        if slot:
            yield row.but(**{slot.field: (part,)})


def holds(rules: Ruleset[Any], state: Any, row: Move) -> bool:
    """Whether a row still holds: said again, it tells the game nothing new."""
    try:
        same: bool = decide(rules, state, plainly(row)).state == state
    except Refused as no:
        return nothing_new(no)
    return same


def akin(one: Move, other: Move) -> bool:
    """Whether two rows may speak of the same thing: the same table, and the same word to begin with."""
    if one.verb != other.verb:
        return False
    slot = signature(type(one))[0]
    first, second = getattr(one, slot.field), getattr(other, slot.field)
    if slot.many:
        return bool(set(first) & set(second))
    return slot.shape == "number" or bool(first == second)


def within(one: Move, other: Move) -> bool:
    """Whether a row says all that another one says, and perhaps more."""
    for slot in signature(type(one)):
        said, there = getattr(one, slot.field), getattr(other, slot.field)
        if said in (None, slot.default) or said == there:
            continue
        if not (slot.many and set(said) <= set(there)):
            return False
    return True


def changes(old: Move, new: Move) -> dict[str, tuple[str, str]]:
    """By field, what two rows of one table say where they differ; empty for a field that says nothing."""
    found: dict[str, tuple[str, str]] = {}
    for slot in signature(type(old)):
        was, now = _said(slot, getattr(old, slot.field)), _said(slot, getattr(new, slot.field))
        if was != now:
            found[slot.key] = (was, now)
    return found


def _said(slot: Any, value: Any) -> str:
    """A value as one would type it."""
    if value is None or value == ():
        return ""
    return " ".join(write_word(slot, each) for each in value) if slot.many else write_word(slot, value)
