"""What to write at a field of a form, in words, from its annotation."""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin

from ledger.core.fields import Between
from ledger.core.frozen import Frozen, Roster, hints
from ledger.core.opening import Spot


def instead(kind: type[Frozen], at: Spot) -> str:
    """What belongs at a field of a form; the fields there are, where it has none of that name."""
    hint: Any = kind
    for part in at:
        bare = _bare(hint)
        if isinstance(bare, type) and issubclass(bare, Frozen):
            known = hints(cast("Any", bare))
            if part not in known:
                return _near(str(part), known)
            hint = known[str(part)]
        else:
            args = get_args(bare)
            if get_origin(bare) is Roster and part not in (get_args(args[0]) or (part,)):
                return _kind(args[0], args[0])
            hint = args[-1] if get_origin(bare) is Roster else args[0] if args else bare
    return _likeness(at, hint)


def _near(name: str, known: Iterable[str]) -> str:
    """The field that was meant, or all there are."""
    from difflib import get_close_matches  # noqa: PLC0415  only where something is wrong

    meant = get_close_matches(name, known, n=1)
    return meant[0] if meant else f"fields: {', '.join(known)}"


def _bare(hint: Any) -> Any:
    """An annotation without its marks, and without None."""
    if get_origin(hint) is Annotated:
        return _bare(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return _bare(next(each for each in get_args(hint) if each is not NoneType))
    return hint


def _likeness(at: Spot, hint: Any) -> str:
    bare = _bare(hint)
    name = str(at[-1]) if at and isinstance(at[-1], str) else ""
    if isinstance(bare, type) and issubclass(bare, Frozen):
        return f"a table [{name}] with {', '.join(bare.layout)}"
    told = _kind(bare, hint)
    return f"{name} = {told}" if name else told


def _kind(bare: Any, hint: Any) -> str:
    if get_origin(bare) is Literal:
        return f"one of {', '.join(repr(each).replace(chr(39), chr(34)) for each in get_args(bare) if each)}"
    if get_origin(bare) is Roster:
        return "{ NAME = ... }"
    if get_origin(bare) is tuple:
        return '["NAME", "NAME"]'
    if bare is bool:
        return "true or false"
    return _number(hint) if bare is int else '"TEXT"'


def _number(hint: Any) -> str:
    bounds = next((each for each in get_args(hint)[1:] if isinstance(each, Between)), Between())
    low, high = bounds.low, bounds.high
    span = f" from {low} to {high}" if high is not None else "" if low is None else f", {low} or more"
    return f"a whole number{span}"
