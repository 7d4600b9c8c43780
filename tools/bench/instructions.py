"""Instructions instead of seconds: the same at every run, however busy the machine is."""

from __future__ import annotations

import re
import shutil
import sys

from tools.bench.doors import HOT, QUICK, one_round, typed
from tools.bench.rows import Group, Remark, Row, Shown, millions
from tools.bench.shell import Failed, delve, environment, run, silently
from tools.bench.told import OPENING, Told

REFS = re.compile(r"I +refs: +([0-9,]+)")


def instructions(told: Told) -> Group:
    """What is typed at the table, in instructions."""
    valgrind = shutil.which("valgrind")
    title = "Instructions; floor: bare python"
    if not valgrind:
        return Group("instructions", title, (Remark("valgrind is not here: not counted"),))
    floor = _counted(valgrind, told, "-c", "pass")
    rows: list[Shown] = []
    for _, act in one_round(told):  # so that all code is compiled
        act()
    for name in HOT:
        if name == "an answer":
            silently((*delve(), *OPENING), environment(told.folder))
        line = (*delve(), *typed(name, told))
        python = line[1:] if line[0] == sys.executable else line
        rows.append(Row(f"{name}, {told.entries:,} entries", floor, _counted(valgrind, told, *python), QUICK, millions))
    return Group("instructions", title, tuple(rows))


def _counted(valgrind: str, told: Told, *words: str) -> int:
    counting = (
        valgrind,
        "--tool=cachegrind",
        "--cache-sim=no",
        "--cachegrind-out-file=/dev/null",
        f"--log-file={told.folder}/counted",
    )
    env = {**environment(told.folder), "PYTHONHASHSEED": "0"}
    run((*counting, sys.executable, *words), env)
    found = REFS.search((told.folder / "counted").read_text())
    if not found:
        raise Failed("valgrind told no number")
    return int(found[1].replace(",", ""))
