"""Values of any type that the ledger can store, built from the type itself."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ledger.core.frozen import Frozen, Roster, hints

WORDS = ("", " ", "Ana", "Öli", "李", "O'Brien", "a\nb", "\x00", "%s", "{who}", '"', "\\", "\U0001f469\u200d\U0001f692")
BIG = 1 << 80


@cache
def values(kind: Any) -> SearchStrategy[Any]:
    """Values of `kind`; raises TypeError for a type that cannot be stored."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return values(args[0])
    if origin in (Union, UnionType):
        return st.one_of([st.none() if each is NoneType else values(each) for each in args])
    if origin is Literal:
        return st.sampled_from(args)
    return _held(kind, origin, args)


def _held(kind: Any, origin: Any, args: tuple[Any, ...]) -> SearchStrategy[Any]:
    if origin is tuple:
        return _tuples(args)
    if origin is Roster:
        return st.dictionaries(values(args[0]), values(args[1]), max_size=3).map(Roster)
    if isinstance(kind, type) and issubclass(kind, Frozen):
        return st.deferred(lambda: frozen(kind))
    plain: dict[Any, SearchStrategy[Any]] = {
        str: st.sampled_from(WORDS) | st.text(max_size=6),
        int: st.integers(-BIG, BIG),
        bool: st.booleans(),
    }
    if kind not in plain:
        raise TypeError(f"{kind!r} cannot be stored")
    return plain[kind]


def _tuples(args: tuple[Any, ...]) -> SearchStrategy[Any]:
    if len(args) == 2 and args[1] is ...:
        return st.lists(values(args[0]), max_size=3).map(tuple)
    return st.tuples(*map(values, args))


def frozen(kind: type[Frozen]) -> SearchStrategy[Any]:
    """Values of a frozen type: every field given, or some of those that have a default left out."""
    declared = hints(cast("Any", kind))
    needed = {name: values(hint) for name, hint in declared.items() if name not in kind.preset}
    spare = {name: values(hint) for name, hint in declared.items() if name in kind.preset}
    return st.fixed_dictionaries(needed, optional=spare).map(lambda held: kind(**held))
