"""`make new-game` lays out a game that passes everything as it stands."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMES = ("ivy", "emberfallandthehollo")
KEPT = (
    "pyproject.toml",
    "ledger/__init__.py",
    "ledger/registry.py",
    "ledger/core",
    "ledger/games/__init__.py",
    "tests/tables.py",
)
BESIDE = ("ledger/store/__init__.py", "projections/__init__.py", "cli/__init__.py", "cli/door.py")
TOOLS = Path(sys.executable).parent
CHECKS = {
    "format": ("ruff", "format", "--check", "ledger/games", "tests/games"),
    "lint": ("ruff", "check", "ledger/games", "tests/games"),
    "types": ("mypy", "ledger/games/{name}", "tests/games/{name}"),
    "contracts": ("lint-imports", "--no-logo", "--no-cache"),
    "rules": ("pytest", "-p", "no:cacheprovider", "tests/games/{name}"),
}


def laid(root: Path, name: str) -> subprocess.CompletedProcess[str]:
    tool: list[str | Path] = [sys.executable, ROOT / "tools/new_game.py", "--root", root, name]
    return subprocess.run(tool, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module", params=NAMES)
def tree(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The core and the registry alone, and a new game laid out beside them."""
    root = tmp_path_factory.mktemp("tree")
    for path in KEPT:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / path).is_dir() else shutil.copy
        copy(ROOT / path, root / path)
    for path in BESIDE:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).touch()
    name = str(request.param)
    laid(root, name).check_returncode()
    return root, name


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
def test_a_new_game_passes(tree: tuple[Path, str], check: tuple[str, ...]) -> None:
    root, name = tree
    tool, *words = (word.format(name=name) for word in check)
    ran = subprocess.run([TOOLS / tool, *words], cwd=root, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_new_game_is_found_by_itself(tree: tuple[Path, str]) -> None:
    root, name = tree
    asked = "from ledger.registry import games, ruleset; print(games(), ruleset(games()[0]).meta.title)"
    ran = subprocess.run([sys.executable, "-c", asked], cwd=root, capture_output=True, text=True, check=True)
    assert ran.stdout == f"('{name}',) {name.capitalize()}\n"


@pytest.mark.parametrize("name", ["", "Ember", "7th", "class", "../x", "two words", "a" * 21])
def test_a_name_that_is_no_folder_is_refused(tmp_path: Path, name: str) -> None:
    refused = laid(tmp_path, name)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "no name for a game" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_never_overwritten(tmp_path: Path) -> None:
    kept = tmp_path / "ledger/games/emberfall/state.py"
    kept.parent.mkdir(parents=True)
    kept.write_text("ours\n", "utf-8")
    refused = laid(tmp_path, "emberfall")
    assert (refused.returncode, kept.read_text("utf-8")) == (2, "ours\n")
    assert "is there already" in refused.stderr
