"""On a phone there is no pydantic: the told round is played through, exported and printed without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINES = (
    *("log", "show", "why fate", "undo", "redo", "mark here", "amend 2 note hm --dry-run", "audit --deep", "sheet"),
    *("chronicle", "chronicle --to story.md", "chronicle --to story.html"),
    *("sheet --to all.md", "sheet --to all.html", "setup", "export dusk.json", "help scout", "moves", "list", "doctor"),
)
BLOCKED = """
import sys
for name in ("pydantic", "pydantic_core", "annotated_types"):
    sys.modules[name] = None
from cli.door import main
main()
"""


def delve(home: Path, *words: str, status: int = 0) -> str:
    """Run one command in a process that cannot import pydantic."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DELVE_HOME": str(home), "COLUMNS": "40"}
    command = [sys.executable, "-c", BLOCKED, *words]
    told = subprocess.run(command, env=environment, cwd=home.parent, capture_output=True, text=True, check=False)
    assert told.returncode == status, (words, told.stdout, told.stderr)
    return told.stdout + told.stderr


def test_the_told_round_is_played_through_without_pydantic(tmp_path: Path) -> None:
    home = tmp_path / "home"
    delve(home, "new", "dusk", "draggmar", "Ana", "Ben")
    delve(home, "run", str(ROOT / "examples" / "draggmar" / "round.txt"))

    told = [delve(home, *line.split()) for line in LINES]

    assert "Fate" in "".join(told)
    assert (tmp_path / "dusk.json").stat().st_size > 1000
    assert "<h1>" in (tmp_path / "all.html").read_text("utf-8")


@pytest.mark.parametrize("line", ["import dusk.json Copy"])
def test_what_needs_pydantic_says_so_and_where_to_do_it(tmp_path: Path, line: str) -> None:
    home = tmp_path / "home"
    delve(home, "new", "dusk", "draggmar", "Ana", "Ben")
    delve(home, "export", "dusk.json")

    told = delve(home, *line.split(), status=5)

    assert "pydantic" in told
    assert "on a computer" in told.replace("\n  ", " ")
    assert "Copy" not in delve(home, "list")
