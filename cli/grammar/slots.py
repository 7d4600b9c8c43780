"""A move class as slots to fill: what each field takes, read once from its annotation."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, cast, get_args, get_origin

from cli.grammar.lines import is_key
from ledger.core.fields import Between, Drawn, Faces, Lead, Named, Notation, Rest
from ledger.core.frozen import Frozen, hints
from ledger.core.model import Move

Shape: TypeAlias = Literal["text", "rest", "name", "number", "choice", "flag", "slashed", "pair"]
"""What one word of a slot is; `rest` takes the whole rest of the line."""

REASON = "because"
_INHERITED = ("who", REASON)


class Slot(Frozen):
    """One field of a move, as the grammar sees it."""

    field: str
    key: str
    """The field as it is typed in `key=value`: kebab case, without a trailing underscore."""
    shape: Shape
    many: bool = False
    """Whether it takes several words and holds a tuple of them."""
    required: bool = False
    optional_none: bool = False
    """Whether it may hold None."""
    kind: str = ""
    """The kind of name, of a name or of the first half of a pair."""
    new: bool = False
    likely: bool = False
    """Whether what begins one known name alone is that name, though new ones are welcome."""
    whole: bool = False
    """Whether a new name is typed whole, as the box prints it, and may begin one that is known."""
    near: str = ""
    """The kind of those names that a beginning means first."""
    low: int | None = None
    high: int | None = None
    lead: str = ""
    led: bool = False
    """Whether its words need the one that leads them."""
    choices: tuple[Any, ...] = ()
    faces: bool = False
    """Whether its words are dice as they fell."""
    notation: bool = False
    """Whether its word is how many dice of which kind, which no bare number is."""
    drawn: bool = False
    """Whether it is a card that the program may draw."""
    counted: bool = False
    """Whether the second half of a pair is a whole number."""
    help: str = ""
    default: Any = None

    @property
    def has_nothing(self) -> bool:
        """Whether it can hold nothing at all, typed as a lone dash: `key=-`."""
        return self.many or self.optional_none


def signature(kind: type[Move]) -> tuple[Slot, ...]:
    """The slots of a move in the order one would say them; raises TypeError for a field that no word can fill."""
    return _signature(cast("Any", kind))


@cache
def _signature(kind: Any) -> tuple[Slot, ...]:
    return tuple(_slot(kind, field, hint) for field, hint in hints(kind).items() if field not in _INHERITED)


def slot_of(kind: type[Move], field: str) -> Slot:
    """The slot of one field."""
    return next(slot for slot in signature(kind) if slot.field == field)


def _whole(kind: type[Frozen], field: str, shape: Shape) -> bool:
    """Whether a field names what a card prints: the first that a teaching move needs, or a list of cards."""
    first = next(iter(field for field in hints(cast("Any", kind)) if field not in (*_INHERITED, *kind.preset)), "")
    return issubclass(kind, Move) and kind.teaches and (shape == "pair" or field == first)


def _slot(kind: type[Move], field: str, hint: Any) -> Slot:
    base, marks, none, many = _unwrapped(hint)
    shape = _shape(base, marks)
    if shape is None:
        raise TypeError(f"{kind.__name__}.{field}: no word can fill {hint!r}")
    told: dict[str, Any] = {}
    for mark in marks:
        told.update(_told(mark))
    return Slot(
        field=field,
        key=folded_key(field),
        shape=shape,
        many=many,
        required=field not in kind.preset,
        optional_none=none,
        whole=_whole(kind, field, shape) and not (many and shape == "name"),
        choices=get_args(base) if shape == "choice" else (),
        counted=shape == "pair" and get_args(base)[1] is int,
        default=kind.preset.get(field),
        **told,
    )


def _told(mark: Any) -> dict[str, Any]:
    if isinstance(mark, str):
        return {"help": mark}
    if isinstance(mark, Between):
        return {"low": mark.low, "high": mark.high}
    if isinstance(mark, Named):
        return {"kind": mark.kind, "new": mark.new, "likely": mark.likely, "near": mark.near}
    if isinstance(mark, Lead):
        return {"lead": mark.word, "led": not mark.spare}
    return next(({told: True} for kind, told in _SIGNS if isinstance(mark, kind)), {})


_SIGNS = ((Drawn, "drawn"), (Notation, "notation"), (Faces, "faces"))
"""Marks that say one thing only."""


def _unwrapped(hint: Any) -> tuple[Any, tuple[Any, ...], bool, bool]:
    """The type of one word, every marker around it, whether it may be None and whether there are several."""
    marks: tuple[Any, ...] = ()
    none = many = False
    while True:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            hint, marks = args[0], marks + args[1:]
        elif origin in (Union, UnionType) and NoneType in args and len(args) == 2:  # noqa: PLR2004  X | None
            hint, none = next(each for each in args if each is not NoneType), True
        elif origin is tuple and len(args) == 2 and args[1] is ... and not many:  # noqa: PLR2004  tuple[X, ...]
            hint, many = args[0], True
        else:
            return hint, marks, none, many


def _shape(base: Any, marks: tuple[Any, ...]) -> Shape | None:
    if base is str:
        if any(isinstance(mark, Rest) for mark in marks):
            return "rest"
        return "name" if any(isinstance(mark, Named) for mark in marks) else "text"
    if get_origin(base) is Literal:
        return "choice"
    plain: dict[Any, Shape] = {
        int: "number",
        bool: "flag",
        tuple[int, int]: "slashed",
        tuple[str, str]: "pair",
        tuple[str, int]: "pair",
    }
    return plain.get(base)


def folded_key(word: str) -> str:
    """A key, flag or verb as it is compared: case does not count, `-` and `_` are the same."""
    return word.casefold().replace("_", "-").rstrip("-") or word


def keyed(word: str) -> tuple[str, str] | None:
    """`key=value` in its two halves; None for a word that is not of that form."""
    key, equals, value = word.partition("=")
    return (key, value) if equals and is_key(key) else None


def paired(slots: tuple[Slot, ...]) -> Slot | None:
    """The slot that takes `name=value` words, if there is one."""
    return next((slot for slot in slots if slot.shape == "pair"), None)


def with_key(slots: tuple[Slot, ...], key: str) -> Slot | None:
    """The slot that is typed with this key (or lead word), whatever the case."""
    folded = folded_key(key)
    own = next((slot for slot in slots if slot.key == folded), None)
    return own or with_lead(slots, folded)


def with_lead(slots: tuple[Slot, ...], word: str) -> Slot | None:
    """The slot that this small word introduces."""
    folded = word.casefold()
    return next((slot for slot in slots if slot.lead and slot.lead.casefold() == folded), None)


def with_flag(slots: tuple[Slot, ...], word: str) -> Slot | None:
    """The flag with this name."""
    folded = folded_key(word)
    return next((slot for slot in slots if slot.shape == "flag" and not slot.many and slot.key == folded), None)


def free_slots(slots: tuple[Slot, ...], filled: Container[str]) -> tuple[Slot, ...]:
    """The optional slots that a positional word may fill once the needed ones are full, in order.

    A slot of several words ends the row, for it takes every word; unless it takes dice, which look like nothing else.
    A flag is one only where None is neither yes nor no.
    """
    free: list[Slot] = []
    for slot in slots:
        spoken = slot.led or slot.shape == "pair" or (slot.shape == "flag" and (slot.many or not slot.optional_none))
        plain = not (slot.required or spoken)
        if plain and (slot.many or slot.field not in filled):
            free.append(slot)
        if plain and slot.many and not slot.faces:
            break
    return tuple(free)


def reads_otherwise(slots: tuple[Slot, ...], word: str, *, in_text: bool = False) -> bool:
    """Whether a word, where an argument is expected, would be read as something else than that argument.

    Where free text is expected (`in_text`), a key that the move does not have is text.
    """
    key = keyed(word)
    return bool(
        word.startswith("@")
        or word.casefold() == REASON
        or with_lead(slots, word)
        or with_flag(slots, word)
        or (key and (not in_text or with_key(slots, key[0])))
        or (paired(slots) and "=" in word[1:])
    )
