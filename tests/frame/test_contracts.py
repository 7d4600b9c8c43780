"""The import contracts hold what they promise: each breaks when its fault is planted in a small tree."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
ROOMS = ("views", "policies", "evolve", "moves", "events", "state", "content")
FLOORS, WITHIN, ROOM, NEIGHBOURS, PURITY, LIBRARY, DOOR = (contract["name"] for contract in CONTRACTS)

GAME = {f"{room}.py": "" for room in ROOMS} | {"__init__.py": "", "rules/__init__.py": "", "rules/combat.py": ""}
TREE = {
    "cli": {"__init__.py": "", "door.py": "def full():\n    from cli import main\n", "main.py": "import typer\n"},
    "projections": {"__init__.py": "", "journal.py": ""},
    "ledger": {"__init__.py": "", "registry.py": ""},
    "ledger/core": {
        "__init__.py": "",
        "frozen.py": "import json\nimport re\nimport sys\nimport typing\n",
        "printed.py": "import tomllib\nfrom importlib import machinery\n",
    },
    "ledger/store": {"__init__.py": "", "rows.py": "import eventsourcing\n"},
    "ledger/games": {"__init__.py": ""},
    "ledger/games/red": GAME
    | {"content.py": "from ledger.core.printed import machinery\n"}
    | {"__init__.py": "from ledger.games.red import evolve, policies, rules, views\n"},
    "ledger/games/blue": {name: source for name, source in GAME.items() if name != "content.py"}
    | {"content/__init__.py": "", "content/cards.py": ""},
}


class Plant(NamedTuple):
    """An import planted at the end of a file, and the contract that must break."""

    file: str
    line: str
    breaks: str


PLANTS = {
    "the read side imports the shell": Plant("projections/journal.py", "import cli.main", FLOORS),
    "the write side imports the read side": Plant("ledger/store/rows.py", "import projections.journal", FLOORS),
    "the core imports the store": Plant("ledger/core/frozen.py", "import ledger.store", WITHIN),
    "a game imports the registry": Plant("ledger/games/red/state.py", "import ledger.registry", WITHIN),
    "an extra room inside ledger": Plant("ledger/attic.py", "", WITHIN),
    "a view asks a rule": Plant("ledger/games/red/views.py", "import ledger.games.red.rules.combat", ROOM),
    "an evolver asks a policy": Plant("ledger/games/red/evolve.py", "import ledger.games.red.policies", ROOM),
    "a fact knows a move": Plant("ledger/games/red/events.py", "import ledger.games.red.moves", ROOM),
    "the state knows a fact": Plant("ledger/games/red/state.py", "import ledger.games.red.events", ROOM),
    "a room comes in by the front": Plant("ledger/games/red/views.py", "import ledger.games.red", ROOM),
    "an extra room in a game": Plant("ledger/games/blue/attic.py", "", ROOM),
    "a game copies from its neighbour": Plant(
        "ledger/games/red/rules/combat.py", "import ledger.games.blue", NEIGHBOURS
    ),
    "the core looks at the clock": Plant("ledger/core/frozen.py", "import datetime", PURITY),
    "a rule throws dice": Plant("ledger/games/blue/rules/combat.py", "from random import randint", PURITY),
    "a rule reads a table by itself": Plant("ledger/games/red/rules/combat.py", "import tomllib", PURITY),
    "a game reads its tables by itself": Plant("ledger/games/blue/content/cards.py", "import tomllib", PURITY),
    "a table is read from a path": Plant("ledger/games/red/content.py", "import pathlib", PURITY),
    "a state is a data class": Plant("ledger/games/red/state.py", "from dataclasses import dataclass", PURITY),
    "the read side opens the library": Plant("projections/journal.py", "import eventsourcing.sqlite", LIBRARY),
    "the registry opens the library": Plant("ledger/registry.py", "import eventsourcing.persistence", LIBRARY),
    "the quick door loads Typer": Plant("cli/door.py", "import typer", DOOR),
    "something behind the quick door loads pydantic": Plant("cli/door.py", "import projections.border", DOOR),
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small sound project under the contracts of this one."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for folder, files in TREE.items():
        for name, source in files.items():
            file = tmp_path / folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(source, "utf-8")
    (tmp_path / "projections/border.py").write_text("import pydantic\n", "utf-8")
    return tmp_path


def linted(tree: Path) -> tuple[int, str]:
    """Exit status and output of import-linter over a tree."""
    lint = Path(sys.executable).with_name("lint-imports")
    ran = subprocess.run([lint, "--no-logo", "--no-cache"], cwd=tree, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


def broken(told: str) -> set[str]:
    return set(re.findall(r"^(.+) BROKEN", told, re.MULTILINE))


def test_a_sound_tree_keeps_every_contract(tree: Path) -> None:
    status, told = linted(tree)
    assert (status, broken(told)) == (0, set()), told
    assert f"{len(CONTRACTS)} kept, 0 broken" in told


@pytest.mark.parametrize("plant", PLANTS.values(), ids=PLANTS.keys())
def test_a_planted_import_breaks_its_contract(tree: Path, plant: Plant) -> None:
    with (tree / plant.file).open("a", encoding="utf-8") as file:
        file.write(f"{plant.line}\n")
    status, told = linted(tree)
    assert status == 1
    assert plant.breaks in broken(told), told


def test_a_missing_room_is_named(tree: Path) -> None:
    (tree / "ledger/games/red/policies.py").unlink()
    status, told = linted(tree)
    assert status == 1
    assert "module ledger.games.red.policies does not exist" in " ".join(told.split())


def test_every_contract_has_its_planted_fault() -> None:
    assert {contract["name"] for contract in CONTRACTS} == {plant.breaks for plant in PLANTS.values()}
