"""Help in words: the usage of a move, its page, and the list of all moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cli.grammar.slots import Slot, signature
from cli.grammar.values import bounds
from ledger.core.fields import BY_PROGRAM
from ledger.core.model import Move
from ledger.core.ruleset import Ruleset

WIDTH = 40
_LONGEST_CHOICE = 24
_INDENT = 2
_VERB_COLUMN = 12


def usage(kind: type[Move]) -> str:
    """How a move is typed: `scout PLACE LEVEL [quick]`; what is in brackets may be left out."""
    return " ".join((kind.verb, *map(_argument, signature(kind))))


def _argument(slot: Slot) -> str:
    if slot.shape == "flag":
        shown = f"{slot.key}=yes|no" if slot.required else slot.key
    elif slot.lead:
        shown = f"{slot.lead if slot.led else f'({slot.lead})'} {_placeholder(slot)}"
    elif slot.required or slot.many or slot.shape == "pair":
        shown = _placeholder(slot)
    else:
        shown = f"{slot.key}={_placeholder(slot)}"
    return shown if slot.required else f"[{shown}]"


def _placeholder(slot: Slot) -> str:
    """What stands for the value: `PLACE`, `open|end`, `N/N`, `NAME=VALUE`; three dots where there may be several."""
    return _one_placeholder(slot) + ("…" if slot.many or slot.shape == "rest" else "")


def _one_placeholder(slot: Slot) -> str:
    key = slot.key.upper()
    if slot.shape == "choice":
        told = "|".join(map(str, slot.choices))
        return told if len(told) <= _LONGEST_CHOICE else key
    if slot.shape == "pair":
        return f"{slot.kind.upper() or 'NAME'}={'N' if slot.counted else 'VALUE'}"
    if slot.shape == "slashed":
        return "N/N"
    return slot.kind.upper() if slot.lead and slot.kind else key


def page(kind: type[Move], rules: Ruleset[Any], width: int = WIDTH) -> tuple[str, ...]:
    """The help page of a move, no line wider than `width`: usage, what it does, arguments, options, rules, example."""
    slots = signature(kind)
    needed = [slot for slot in slots if slot.required]
    options = [slot for slot in slots if not slot.required]
    reason = f"because WHY: a ruling, where a rule of {rules.meta.title} says no"
    parts = [
        wrapped(usage(kind), width, 4),
        *(wrapped(told, width) for told in described(kind)),
        [line for slot in needed for line in _slot_lines(slot, width)],
        [line for slot in options for line in ("", *_slot_lines(slot, width))][1:],
        wrapped("@NAME: somebody else does it", width, 4) + wrapped(reason, width, 4),
        wrapped(f"also: {', '.join(kind.also)}", width, 4) if kind.also else [],
        wrapped(f"rules: {', '.join(kind.rules)}", width, 4) if kind.rules else [],
        wrapped(f"like: {rules.like(kind)}", width, 4) if rules.like(kind) else [],
    ]
    return tuple(line for part in parts if part for line in ("", *part))[1:]


def described(kind: type[Move]) -> tuple[str, ...]:
    """The paragraphs of a move's docstring, each on one line."""
    paragraphs = (kind.__doc__ or "").split("\n\n")
    return tuple(" ".join(paragraph.split()) for paragraph in paragraphs if paragraph.strip())


def _slot_lines(slot: Slot, width: int) -> list[str]:
    told = "; ".join(filter(None, (slot.help, *_limits(slot))))
    lines = wrapped(_argument(slot).strip("[]"), width, 4)
    return lines + [" " * _INDENT + line for line in wrapped(told, width - _INDENT)]


def _limits(slot: Slot) -> tuple[str, ...]:
    """Bounds, choices and the default of a slot, in words."""
    told = "|".join(map(str, slot.choices))
    choices = " or ".join(map(str, slot.choices)) if len(told) > _LONGEST_CHOICE else ""
    plain = slot.default not in (None, "", (), False) and not slot.required
    default = f"else {'yes' if slot.default is True else slot.default}" if plain else ""
    drawn = f"{BY_PROGRAM} lets the program draw" if slot.drawn else ""
    return (bounds(slot), choices, "or a new one" if slot.new else "", drawn, default)


def moves_page(rules: Ruleset[Any], width: int = WIDTH) -> tuple[str, ...]:
    """All moves and what each does: the game's own in the order of its rulebook, then those of every table."""
    kinds = sorted(rules.moves.values(), key=lambda kind: kind.__module__.startswith("ledger.core."))
    return word_list(((kind.verb, (*described(kind), "")[0]) for kind in kinds), width)


def word_list(rows: Iterable[tuple[str, str]], width: int = WIDTH) -> tuple[str, ...]:
    """Words, each with the first sentence of what is told of it, in two columns of at most `width` together."""
    told = tuple((word, text.partition(". ")[0].rstrip(".")) for word, text in rows)
    column = min(_VERB_COLUMN, max((len(word) for word, _ in told), default=0))
    return tuple(line for word, text in told for line in _two_columns(word, text, column, width))


def _two_columns(word: str, text: str, column: int, width: int) -> list[str]:
    """A word that is longer than its column pushes the first line of its text on, not the others."""
    if len(word) > column:
        return wrapped(f"{word} {text}", width, column + 1)
    first, *more = wrapped(text, width - column - 1) or [""]
    return [f"{word:<{column}} {first}".rstrip(), *(" " * (column + 1) + line for line in more)]


def wrapped(text: str, width: int, hanging: int = 0) -> list[str]:
    """The text in lines of at most `width` characters, all but the first set in by `hanging`; none for no text."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(" " * hanging + word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
        while len(lines[-1]) > width:
            lines[-1:] = [lines[-1][:width], " " * hanging + lines[-1][width:]]
    return lines if lines[0] else []
