"""`python -m tools.bench`: the table of what must be quick, beside whichever peers are installed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from tools.bench import disk, doors, inside, views
from tools.bench.instructions import instructions
from tools.bench.peers import peers
from tools.bench.rows import HEAD, Group
from tools.bench.tales import BRIMSTONE, DEGENERATES, DRAGGMAR, TORGUE, UNDERQUEST, Tale
from tools.bench.told import Told, told

SIZES = (100, 10_000, 100_000)
ROUNDS, QUICK_ROUNDS = 15, 3
QUICK_SIZES = (100, 1_000)


def main(words: Sequence[str]) -> int:
    """Measure what the words ask for, and print it as it comes."""
    given = _parser().parse_args(words)
    rounds = given.rounds or (QUICK_ROUNDS if given.quick else ROUNDS)
    sizes = tuple(given.sizes or (QUICK_SIZES if given.quick else SIZES))
    print(HEAD)
    with TemporaryDirectory(prefix="delve-bench-") as folder:
        groups = list(_measured(given, Path(folder), sizes, rounds))
    _summed(groups, rounds)
    return 0


def _parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(prog="make bench", description=main.__doc__)
    asked.add_argument("--rounds", type=int, help=f"interleaved rounds; {ROUNDS} unless told")
    asked.add_argument("--sizes", type=int, nargs="+", metavar="ENTRIES", help="lengths of the ledgers")
    asked.add_argument("--only", nargs="+", metavar="NAME", choices=NAMES, help=f"some of: {', '.join(NAMES)}")
    asked.add_argument("--quick", action="store_true", help="short ledgers and few rounds")
    asked.add_argument("--instructions", action="store_true", help="count instructions too, with valgrind")
    return asked


Measure: TypeAlias = Callable[[list[Told], int], Group]
MEASURES: dict[str, Measure] = {
    "doors": doors.hot,
    "verbs": doors.others,
    "syncs": lambda tolds, _: disk.syncs(tolds[-1]),
    "memory": disk.memory,
    "replay": lambda tolds, rounds: inside.replay(tolds[-1], rounds),
    "back": lambda tolds, rounds: inside.back(tolds[-1], rounds),
    "past": lambda tolds, rounds: inside.past(tolds[-1], rounds),
    "audit": lambda tolds, rounds: inside.audit(tolds[-1], rounds),
    "views": lambda tolds, rounds: views.rebuild(tolds[-1], rounds),
    "bytes": lambda tolds, _: disk.size(tolds),
    "instructions": lambda tolds, _: instructions(tolds[-1]),
    "peers": lambda tolds, rounds: peers(tolds[-1], rounds),
}
BOARD: dict[str, Measure] = {
    "board": doors.hot,
    "board-replay": lambda tolds, rounds: inside.replay(tolds[-1], rounds),
    "board-memory": disk.memory,
}
"""What is measured again with four adventurers and a full board."""
ARENA: dict[str, Measure] = {
    "arena": doors.hot,
    "arena-replay": lambda tolds, rounds: inside.replay(tolds[-1], rounds),
    "arena-memory": disk.memory,
}
"""The same with four Vault Hunters and many small actions."""
DUNGEON: dict[str, Measure] = {"dungeon": doors.hot}
"""The same with one adventurer."""
MINES: dict[str, Measure] = {"mines": doors.hot}
"""The same with a posse."""
NAMES = (*MEASURES, *BOARD, *ARENA, *DUNGEON, *MINES)
TALES: tuple[tuple[Tale, dict[str, Measure]], ...] = (
    (DRAGGMAR, MEASURES),
    (DEGENERATES, BOARD),
    (TORGUE, ARENA),
    (UNDERQUEST, DUNGEON),
    (BRIMSTONE, MINES),
)


def _measured(given: argparse.Namespace, folder: Path, sizes: tuple[int, ...], rounds: int) -> Iterator[Group]:
    """The groups that are asked for, each printed as soon as it is measured."""
    wanted = given.only or [name for name in NAMES if name != "instructions" or given.instructions]
    for tale, measures in TALES:
        named = [name for name in wanted if name in measures]
        tolds = list(told(folder / tale.game, sizes, tale)) if named else []
        for name in named:
            group = measures[name](tolds, rounds)
            print(*group.lines(), sep="\n", flush=True)
            yield group


def _summed(groups: list[Group], rounds: int) -> None:
    limited = [row for group in groups for row in group.rows if row.limited]
    within = sum(row.within for row in limited)
    print(f"\n{within} of {len(limited)} within their limit; medians of {rounds} rounds.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
