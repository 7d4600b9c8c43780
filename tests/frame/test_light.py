"""A cold start is the whole cost: the core, every game and the quick door load nothing heavy."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ledger.registry import games

ROOT = Path(__file__).parents[2]
SHELL = {"typer", "click", "pydantic", "pydantic_core", "rich", "sqlite_utils"}
PURE = SHELL | {
    "eventsourcing", "sqlite3", "dataclasses", "inspect", "argparse", "difflib", "logging", "asyncio", "random",
    "datetime", "uuid", "decimal", "subprocess",
}  # fmt: skip
LIGHT = {f"ledger.games.{game}": PURE for game in games()} | {"ledger.core.ruleset": PURE, "ledger.core.piles": PURE}
DOORS = {name: SHELL for name in ("cli.door",) if find_spec(name)}
LOADED = "import sys; bare = set(sys.modules); import {}; print(*sorted(set(sys.modules) - bare))"


def loaded(module: str, compiled: Path) -> set[str]:
    """The top names of everything that a fresh process loads with a module where nothing is compiled yet."""
    ran = subprocess.run(
        [sys.executable, "-c", LOADED.format(module)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPYCACHEPREFIX": str(compiled)},
    )
    return {name.partition(".")[0] for name in ran.stdout.split()}


@pytest.mark.parametrize(("module", "heavy"), (LIGHT | DOORS).items(), ids=(LIGHT | DOORS).keys())
def test_it_starts_at_once(module: str, heavy: set[str], tmp_path: Path) -> None:
    assert loaded(module, tmp_path) & heavy == set()


def test_what_is_heavy_would_be_seen(tmp_path: Path) -> None:
    assert {"typer", "rich"} & loaded("typer.rich_utils", tmp_path)
    assert {"pydantic", "pydantic_core", "inspect"} <= loaded("pydantic.main", tmp_path)
