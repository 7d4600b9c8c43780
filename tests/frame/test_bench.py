"""The bench runs, and prints a row with floor, value and ratio for everything that is asked for; no time is judged."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.bench.rows import WIDTH, Count, Row

ROOT = Path(__file__).parents[2]
TINY = ("--rounds", "2", "--sizes", "40")
ROWS = {
    "doors": ("a move, ", "undo, ", "an answer, ", "bare delve, "),
    "memory": ("a move, ",),
    "replay": ("",),
    "back": ("undo, ", "redo, "),
    "past": ("95th percentile, ", "median"),
    "audit": ("audit, ", "audit --deep", "audit --deep, beside scan and fold"),
    "bytes": ("",),
    "views": ("",),
    "board": ("a move, ", "undo, ", "an answer, ", "bare delve, "),
}
MEASURED = re.compile(r"(.*?) +[0-9.]+ (?:ms|MB|B) +[0-9.]+ (?:ms|MB|B) +[0-9.]+(?: +[0-9.]+ (?:within|OVER))?")


def bench(*words: str) -> list[str]:
    """What the bench prints."""
    ran = subprocess.run(
        [sys.executable, "-m", "tools.bench", *TINY, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return ran.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(("group", "names"), ROWS.items(), ids=ROWS.keys())
def test_every_row_has_floor_value_and_ratio(group: str, names: tuple[str, ...]) -> None:
    lines = bench("--only", group)
    found = [row[1] for row in map(MEASURED.fullmatch, lines) if row]
    assert len(found) == len(names)
    assert all(told.startswith(name) for told, name in zip(found, names, strict=True))
    assert max(map(len, lines)) <= WIDTH


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("strace"), reason="strace is not here")
def test_waiting_for_the_disk_is_counted() -> None:
    (line,) = (line for line in bench("--only", "syncs") if line.startswith("fdatasync of bare delve"))
    assert line.split()[-3:] == ["0", "0", "within"]


def test_what_was_not_measured_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert "  strace is not here: not counted" in bench("--only", "syncs")


ROW = Row("a move", 0.014, 0.07, 7)


@pytest.mark.parametrize(
    ("row", "line"),
    {
        ROW: "a move 14.0 ms 70.0 ms 5.00 7 within",
        ROW._replace(value=0.14): "a move 14.0 ms 140.0 ms 10.00 7 OVER",
        ROW._replace(limit=None): "a move 14.0 ms 70.0 ms 5.00",
        ROW._replace(floor=0.0001, value=0.0002): "a move 0.10 ms 0.20 ms 2.00 7 within",
        Count("fdatasync", 5, 6): "fdatasync 5 6 within",
        Count("fdatasync", 7, 6): "fdatasync 7 6 OVER",
    }.items(),
)
def test_a_row_says_whether_it_is_within(row: Row | Count, line: str) -> None:
    assert " ".join(row.line().split()) == line
    assert len(row.line()) <= WIDTH
