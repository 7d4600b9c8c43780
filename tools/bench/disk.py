"""What a command asks of the disk and of memory."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from statistics import median

from ledger.store import chain
from tools.bench.rows import Count, Group, Remark, Row, Shown, megabytes
from tools.bench.shell import BARE, delve, environment, peak, run
from tools.bench.told import CAMPAIGN, Told

SYNCS_OF_A_MOVE, SYNCS_OF_A_READ = 6, 0
BYTES, MEMORY = 1.4, 2.5


def syncs(told: Told) -> Group:
    """How often a command waits for the disk."""
    strace = shutil.which("strace")
    if not strace:
        return Group("syncs", "fdatasync", (Remark("strace is not here: not counted"),))
    rows: list[Shown] = [
        Count("fdatasync of a move", _syncs(strace, told, *told.tale.move), SYNCS_OF_A_MOVE),
        Count("fdatasync of undo", _syncs(strace, told, "undo"), SYNCS_OF_A_MOVE),
        Count("fdatasync of bare delve", _syncs(strace, told), SYNCS_OF_A_READ),
        Count("fdatasync of log", _syncs(strace, told, "log"), SYNCS_OF_A_READ),
    ]
    return Group("syncs", "Waiting for the disk", tuple(rows))


def _syncs(strace: str, told: Told, *words: str) -> int:
    traced = told.folder / "strace"
    run(
        (strace, "-f", "-qq", "-e", "trace=fdatasync,fsync", "-o", str(traced), *delve(), *words),
        environment(told.folder),
    )
    return sum("sync(" in line for line in traced.read_text().splitlines())


def memory(tolds: Sequence[Told], rounds: int) -> Group:
    """The peak memory of a move beside that of a bare Python."""
    return Group("memory", "Peak memory; floor: bare python", tuple(_memory(told, rounds) for told in tolds))


def _memory(told: Told, rounds: int) -> Row:
    env = environment(told.folder)
    floor, value = [], []
    for _ in range(rounds):
        floor.append(peak(BARE, env))
        value.append(peak((*delve(), *told.tale.move), env))
        run((*delve(), "undo"), env)
    return Row(f"a move, {told.entries:,} entries", median(floor), median(value), MEMORY, megabytes)


def size(tolds: Sequence[Told]) -> Group:
    """Bytes an entry, beside a file of the same rows with the same JSON and no hash before it."""
    return Group("bytes", "Bytes an entry; floor: the same JSON without chain", tuple(map(_size, tolds)))


def _size(told: Told) -> Row:
    source, plain = told.home.path(CAMPAIGN), told.folder / "plain.delve"
    shutil.copyfile(source, plain)
    with closing(sqlite3.connect(plain, isolation_level=None)) as file:
        file.execute("UPDATE stored_events SET state=substr(state, ?)", (chain.SIZE + 1,))
        file.execute("VACUUM")
    floor, value = (each.stat().st_size / told.entries for each in (plain, source))
    return Row(f"{told.entries:,} entries", floor, value, BYTES, lambda count: f"{count:.0f} B")
