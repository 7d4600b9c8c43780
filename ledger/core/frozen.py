"""Typed frozen values on a light base, and their way into JSON and back.

Class creation is what a cold start pays for, so there is no code generation here: a subclass costs one pass over its
annotations, and annotations are resolved only when a value is read from JSON or a grammar asks for them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, ItemsView, Iterator, KeysView, Mapping, ValuesView
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    Self,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
)

Json = Any
"""What `json` reads and writes: None, bool, int, str, list or dict of the same."""

K = TypeVar("K")
V = TypeVar("V")


class Misshapen(ValueError):  # noqa: N818  the field's own word
    """A stored or typed value does not fit the type that it should have; the message names where."""


class Roster(Mapping[K, V], Generic[K, V]):
    """An immutable mapping that keeps its order; `put` and `drop` answer a new one."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Mapping[K, V] | None = None) -> None:
        self._rows: dict[K, V] = dict(rows) if rows else {}

    def __getitem__(self, key: K) -> V:
        return self._rows[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, key: object) -> bool:
        return key in self._rows

    def keys(self) -> KeysView[K]:
        """The keys, in order; like the two views below, at the speed of a dict."""
        return self._rows.keys()

    def values(self) -> ValuesView[V]:
        """The values, in order."""
        return self._rows.values()

    def items(self) -> ItemsView[K, V]:
        """(key, value) of each row, in order."""
        return self._rows.items()

    def __repr__(self) -> str:
        return f"Roster({self._rows!r})"

    def __hash__(self) -> int:
        return hash(frozenset(self._rows.items()))

    def put(self, key: K, value: V) -> Roster[K, V]:
        """The same roster with `key` set to `value`; a new key comes last."""
        return Roster({**self._rows, key: value})

    def drop(self, key: K) -> Roster[K, V]:
        """The same roster without `key`; a key that is not there is no error."""
        return Roster({k: v for k, v in self._rows.items() if k != key})


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Frozen:
    """A value with named, typed fields that never change; two with the same type and fields are equal."""

    layout: ClassVar[tuple[str, ...]] = ()
    """The names of the fields, in order."""
    preset: ClassVar[dict[str, Any]] = {}
    """The fields that may be left out, and what they hold then."""
    _known: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        own = [name for name, hint in _annotations(cls).items() if "ClassVar" not in str(hint)]
        if own:
            held = cls.__dict__
            cls.layout = tuple(dict.fromkeys((*cls.layout, *own)))
            cls.preset = {**cls.preset, **{name: held[name] for name in own if name in held}}
            cls._known = frozenset(cls.layout)

    def __init__(self, **given: Any) -> None:
        cls = type(self)
        values = {**cls.preset, **given}
        if len(values) != len(cls.layout) or not values.keys() <= cls._known:
            raise TypeError(_complaint(cls, values, cls.layout))
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} is frozen; use but({name}=…)")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), tuple(self.__dict__[name] for name in self.layout)))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.layout)
        return f"{type(self).__name__}({told})"

    def but(self, **changes: Any) -> Self:
        """The same value with some fields changed; raises TypeError for a field it does not have."""
        new = made(type(self), self.__dict__)
        new.__dict__.update(changes)
        if len(new.__dict__) != len(self.__dict__):
            raise TypeError(_complaint(type(self), changes, ()))
        return new


F = TypeVar("F", bound=Frozen)


def made(cls: type[F], values: Mapping[str, Any]) -> F:
    """A value of fields that are known to be all of them, and right."""
    new = object.__new__(cls)
    new.__dict__.update(values)
    return new


def _annotations(cls: type) -> dict[str, Any]:
    if sys.version_info >= (3, 14):
        import annotationlib  # noqa: PLC0415  only there on 3.14 and later

        return annotationlib.get_annotations(cls, format=annotationlib.Format.FORWARDREF)
    return cast("dict[str, Any]", vars(cls).get("__annotations__", {}))


def _complaint(cls: type[Frozen], given: Mapping[str, Any], wanted: tuple[str, ...]) -> str:
    unknown = [f"unknown field {name}" for name in given if name not in cls.layout]
    missing = [f"missing field {name}" for name in wanted if name not in given]
    return f"{cls.__name__}: {', '.join(unknown + missing)}"


@cache
def hints(cls: Any) -> dict[str, Any]:
    """The resolved annotation of each field, `Annotated` markers kept, in field order."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        names: dict[str, Any] = {}
        for name, hint in _annotations(base).items() if base is not Frozen else ():
            if name in cls.layout:
                names = names or dict(vars(sys.modules[base.__module__]))
                found[name] = _resolved(hint, names)
    return {name: found[name] for name in cls.layout}


_PLAIN = {"str": str, "int": int, "bool": bool, "tuple[str, ...]": tuple[str, ...]}
"""Most annotations, ready made: compiling one takes longer than reading a whole value by it."""


def _resolved(hint: Any, names: dict[str, Any]) -> Any:
    if not isinstance(hint, str):
        return hint
    return _PLAIN[hint] if hint in _PLAIN else eval(hint, names)  # noqa: S307  our own source


def to_json(value: Any) -> Json:
    """A frozen value, roster, tuple or scalar as what `json` writes; fields that hold their default are left out."""
    if value is None or isinstance(value, (str, int, bool)):
        return value
    if isinstance(value, Frozen):
        held, preset = value.__dict__, type(value).preset
        return {
            name: to_json(held[name])
            for name in type(value).layout
            if not (name in preset and preset[name] == held[name] and type(preset[name]) is type(held[name]))
        }
    if isinstance(value, Roster):
        return [[to_json(k), to_json(v)] for k, v in value.items()]
    if isinstance(value, (tuple, list)):
        return [to_json(each) for each in value]
    raise Misshapen(f"a {type(value).__name__} cannot be stored")


def from_json(kind: Any, data: Json) -> Any:
    """Read `data` as a value of type `kind`; raises Misshapen, naming the field, where it does not fit."""
    return reader(kind)(data)


@cache
def reader(kind: Any) -> Callable[[Json], Any]:  # noqa: PLR0911  one line a kind of type
    """The function that reads JSON data as a value of `kind`."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return reader(args[0])
    if origin in (Union, UnionType):
        return _optional(args)
    if origin is Literal:
        return _literal(args)
    if origin is tuple:
        return _tuple(args)
    if origin is Roster or kind is Roster:
        return _roster(args)
    if isinstance(kind, type) and issubclass(kind, Frozen):
        return _frozen(kind)
    if kind in _SCALARS:
        return _scalar(kind)
    raise TypeError(f"no way to read {kind!r} from JSON")


_SCALARS = (str, int, bool)
"""What JSON holds as it is."""


def _scalar(kind: type) -> Callable[[Json], Any]:
    def read(data: Json) -> Any:
        if type(data) is not kind:
            raise Misshapen(
                f"{data!r} is not {'a whole number' if kind is int else 'text' if kind is str else 'yes or no'}"
            )
        return data

    return read


def _literal(words: tuple[Any, ...]) -> Callable[[Json], Any]:
    def read(data: Json) -> Any:
        if not any(word == data and type(word) is type(data) for word in words):
            raise Misshapen(f"{data!r} is not one of {', '.join(map(str, words))}")
        return data

    return read


def _optional(args: tuple[Any, ...]) -> Callable[[Json], Any]:
    (inner,) = (reader(each) for each in args if each is not NoneType)
    return lambda data: None if data is None else inner(data)


def _tuple(args: tuple[Any, ...]) -> Callable[[Json], Any]:
    if len(args) == 2 and args[1] is ...:  # noqa: PLR2004  tuple[X, ...]
        inner = reader(args[0])
        return lambda data: tuple(inner(each) for each in _list(data))
    inners = [reader(each) for each in args]

    def read(data: Json) -> Any:
        if len(_list(data)) != len(inners):
            raise Misshapen(f"{data!r} has not {len(inners)} parts")
        return tuple(inner(each) for inner, each in zip(inners, data, strict=True))

    return read


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise Misshapen(f"{data!r} is not a list")
    return data


def _roster(args: tuple[Any, ...]) -> Callable[[Json], Any]:
    row = _tuple(args)
    return lambda data: Roster(dict(map(row, _list(data))))


def _frozen(cls: type[Frozen]) -> Callable[[Json], Any]:
    readers: dict[str, Callable[[Json], Any]] = {}
    plain: dict[str, Any] = {}
    preset, count = cls.preset, len(cls.layout)

    def read(data: Json) -> Any:
        if not isinstance(data, dict):
            raise Misshapen(f"{data!r} is not a {cls.__name__}")
        if not readers:
            readers.update({name: reader(hint) for name, hint in hints(cast("Any", cls)).items()})
            plain.update({name: hint for name, hint in hints(cast("Any", cls)).items() if hint in _SCALARS})
        values = {**preset, **data}
        try:
            for name, held in data.items():
                if type(held) is not plain.get(name):
                    values[name] = readers[name](held)
        except KeyError as unknown:
            raise Misshapen(f"{cls.__name__} has no field {unknown}") from None
        except (Misshapen, TypeError) as wrong:
            raise Misshapen(f"{cls.__name__} {name}: {wrong}") from None
        if len(values) != count:
            raise Misshapen(_complaint(cls, values, cls.layout))
        return made(cls, values)

    return read
