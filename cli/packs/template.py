"""The template of a pack: one example of every table that a game takes, with what each field holds."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from cli.grammar import WordsWrong, next_move, split_line
from cli.grammar.known import known_names
from cli.grammar.pages import described
from cli.grammar.slots import Slot, signature
from cli.grammar.values import bounds
from cli.outside import PAPER
from cli.packs.reading import Header, founded
from ledger.core.frozen import Frozen, Roster
from ledger.core.model import Move, Refused
from ledger.core.ruleset import Ruleset, decide
from ledger.store.toml import key, plain, written

OFF = "# "
"""What stands before each line of an example until somebody takes it away."""
ABOUT = (
    "A pack: what the box prints and the rulebook does not, typed once.",
    f"Each table below is an example: take the '{OFF}' before its lines away, fill it in, repeat it for every card or",
    "place. Fields marked twice may be left out. `delve pack check FILE` looks at it, `delve pack add FILE` takes it",
    'into the campaign in use. A row to which a rule says no may hold because = "WHY".',
)


class _Headed(Frozen):
    pack: Header


def template(rules: Ruleset[Any], name: str) -> str:
    """A pack of a game with a header and, as comments, an example of each of its tables."""
    headed = _Headed(pack=Header(name=name, version="1", game=rules.meta.id))
    lines = [f"# {line}" for line in wrap(" ".join(ABOUT), PAPER - len(OFF))]
    lines += list(written(headed, whole=True))
    for move in _examples(rules):
        lines += ["", *_table(move)]
    return "\n".join(lines) + "\n"


def _examples(rules: Ruleset[Any]) -> Iterator[Move]:
    """The example of each move that a pack may hold, in an order in which each may name what one before it taught."""
    state = founded(rules)
    for kind in sorted((each for each in rules.moves.values() if each.teaches), key=_shared):
        move = _example(rules, state, kind)
        yield move
        try:
            state = decide(rules, state, move).state
        except Refused:
            continue


def _example(rules: Ruleset[Any], state: Any, kind: type[Move]) -> Move:
    """The example that a move declares; one of names that the game knows, where it names others."""
    try:
        return next_move(rules, state, split_line(rules.like(kind)), lenient=False)[0].move
    except WordsWrong:
        needed = [slot for slot in signature(kind) if slot.required]
        return kind(**{slot.field: _known(rules, state, slot) for slot in needed})


def _known(rules: Ruleset[Any], state: Any, slot: Slot) -> Any:
    """A value of a field: a name that the game knows, where it takes no other."""
    names = known_names(rules, state, slot.kind) if slot.kind and not slot.new else ()
    return names[0] if names and slot.shape == "name" and not slot.many else _sample(slot)


def _shared(kind: type[Move]) -> bool:
    """Whether every game has the move: such tables come last."""
    return kind.__module__.startswith("ledger.core.")


def _table(move: Move) -> Iterator[str]:
    yield from (f"# {line}" for line in wrap(" ".join(described(type(move))), PAPER - len(OFF)))
    yield f"{OFF}[[{move.verb}]]"
    for slot in signature(type(move)):
        value = getattr(move, slot.field)
        left = not slot.required and value == slot.default
        yield from _field(slot, _sample(slot) if left else value, OFF * 2 if left else OFF)


def _field(slot: Slot, value: Any, off: str) -> Iterator[str]:
    """A field with what it holds behind it, or above it where that is long."""
    shown = f"{off}{key(slot.field.rstrip('_'))} = {_plain(slot, value)}"
    told = _told(slot)
    if told and len(shown) + len(told) + len("  # ") <= PAPER:
        yield f"{shown}  # {told}"
        return
    yield from (f"{OFF}# {line}" for line in wrap(told, PAPER - len(OFF) - len("# ")))
    yield shown


def _told(slot: Slot) -> str:
    """What a field holds: its help, its bounds or its words."""
    words = [] if all(str(each) in slot.help for each in slot.choices) else map(str, slot.choices)
    return "; ".join(filter(None, (slot.help, bounds(slot), ", ".join(words))))


def _plain(slot: Slot, value: Any) -> str:
    pairs = dict(value) if slot.shape == "pair" and slot.many else {}
    return plain(Roster(pairs)) if pairs and len(pairs) == len(value) else plain(value)


def _sample(slot: Slot) -> Any:
    """A value that fits a field of which the example says nothing."""
    one: Any = {
        "choice": slot.choices[0] if slot.choices else "",
        "number": slot.low or 1,
        "flag": True,
        "slashed": (slot.low or 2, slot.low or 3),
        "pair": ("NAME", slot.low or 1 if slot.counted else "VALUE"),
        "name": "NAME",
    }.get(slot.shape, "TEXT")
    return (one,) if slot.many else one
