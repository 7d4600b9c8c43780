"""The commands as they are typed, whole processes beside a Python that does nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median

from tools.bench.clock import UNTIMED, Act, Times, interleaved
from tools.bench.rows import Group, Row, Shown, compared
from tools.bench.shell import BARE, delve, environment, silently
from tools.bench.tales import DRAGGMAR
from tools.bench.told import ANSWER, CAMPAIGN, OPENING, Told

QUICK, GROWTH, OTHER = 7, 1.15, 20
HOT = ("a move", "undo", "an answer", "bare delve")
UNDO: tuple[str, ...] = ("undo",)


def typed(name: str, told: Told) -> tuple[str, ...]:
    """The words of something hot at a ledger."""
    return {"a move": told.tale.move, "undo": UNDO, "an answer": ANSWER, "bare delve": ()}[name]


FLOOR = "bare python"


def command(told: Told, *words: str) -> Act:
    """The act of typing these words at a ledger."""
    line, env = (*delve(), *words), environment(told.folder)
    return lambda: silently(line, env)


def bare(told: Told) -> Act:
    """A Python that does nothing, in the same environment."""
    env = environment(told.folder)
    return lambda: silently(BARE, env)


def hot(tolds: Sequence[Told], rounds: int) -> Group:
    """What is typed at the table, at ledgers of every size."""
    programme: list[tuple[str, Act]] = []
    for same in zip(*map(one_round, tolds), strict=True):
        programme += [(FLOOR, bare(tolds[0])), *same]
    for _, act in programme:  # once, so that all code is compiled and every file is in memory
        act()
    times = interleaved(rounds, programme)
    rows = [compared(_at(name, told), times, FLOOR, _at(name, told), QUICK) for name in HOT for told in tolds]
    title = f"Typed at the table, {tolds[0].tale.game}; floor: bare python"
    return Group("doors", title, (*rows, *_growth(tolds, times)))


def one_round(told: Told) -> Iterator[tuple[str, Act]]:
    """Everything once; the state is the same afterwards."""
    yield _at("bare delve", told), command(told)
    yield _at("a move", told), command(told, *told.tale.move)
    yield _at("undo", told), command(told, "undo")
    yield UNTIMED, command(told, *OPENING)
    yield _at("an answer", told), command(told, *ANSWER)
    yield UNTIMED, command(told, "undo", "2")


def _at(name: str, told: Told) -> str:
    return f"{name}, {told.entries:,} entries"


def _growth(tolds: Sequence[Told], times: Times) -> Iterator[Shown]:
    """The same command at the longest ledger beside the shortest."""
    short, long = tolds[0], tolds[-1]
    for name in HOT if long is not short else ():
        small, large = (median(times[_at(name, each)]) for each in (short, long))
        yield Row(f"{name}, longest to shortest", small, large, GROWTH)


ANYWHERE: tuple[tuple[str, ...], ...] = (
    ("--help",), ("help", "scout"), ("list",), ("log",), ("log", "fate"), ("log", "from", "20", "to", "29"),
    ("log", "--rule", "DR-027"), ("find", "lamp"), ("show",), ("show", "--at", "30"),
    ("why", "fate"), ("diff", "30"), ("mark", "here"),
)  # fmt: skip
"""Verbs that should take the same time at any length."""
SHORT: tuple[tuple[str, ...], ...] = (
    ("restore", "30"), ("undo", "2"), ("redo",), ("--dry-run", "amend", "30", "note", "so"),
    ("--dry-run", "annul", "30"),
    ("marks",), ("rolls",), ("stats",), ("chronicle",), ("csv", "moves", "-"),
    ("sessions",), ("options",), ("export", "-"), ("audit",), ("audit", "--deep"), ("doctor",),
    ("new", "Other", DRAGGMAR.game, *DRAGGMAR.players),
    ("use", CAMPAIGN), ("rename", "Other", "Another"), ("--yes", "delete", "Another"),
    ("recover", "Another"), ("-y", "delete", "Another"), ("--yes", "empty"), ("verbs",), ("moves",), ("version",),
    ("schema",), ("where",), ("completion", "bash"), ("complete", "sc"),
)  # fmt: skip
"""Verbs that read all of a ledger, or nothing of it."""


def others(tolds: Sequence[Told], rounds: int) -> Group:
    """Every other verb: all of them at the shortest ledger, some at the longest."""
    short, long = tolds[0], tolds[-1]
    acts = {_typed(words): command(short, *words) for words in (*ANYWHERE, *SHORT)}
    acts |= {_at(_typed(words), long): command(long, *words) for words in ANYWHERE if long is not short}
    programme = [(FLOOR, bare(short)), *acts.items()]
    for _, act in programme:
        act()
    times = interleaved(rounds, programme)
    rows = [compared(name, times, FLOOR, name, OTHER) for name in acts]
    return Group("verbs", f"Other verbs, {short.entries:,} entries; floor: bare python", tuple(rows))


def _typed(words: tuple[str, ...]) -> str:
    return " ".join(words)
