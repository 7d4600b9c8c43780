"""What is built to be installed holds every module, every printed table and both commands, and nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
FLOORS = ("ledger", "projections", "cli")
TABLES = {".toml", ".json"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The wheel of this tree, built in a copy."""
    copy, built = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("wheel")
    for floor in FLOORS:
        shutil.copytree(ROOT / floor, copy / floor, ignore=shutil.ignore_patterns("__pycache__"))
    for page in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / page, copy)
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*build, "-w", built, "."], cwd=copy, check=True, capture_output=True)
    return ZipFile(next(built.glob("*.whl")))


def shipped() -> set[str]:
    files = [file for floor in FLOORS for file in (ROOT / floor).rglob("*")]
    kept = [file for file in files if file.suffix in {".py", *TABLES} and "__pycache__" not in file.parts]
    return {file.relative_to(ROOT).as_posix() for file in kept}


def test_it_holds_the_floors_and_nothing_else(wheel: ZipFile) -> None:
    held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert held == shipped()


def test_it_is_for_every_machine(wheel: ZipFile) -> None:
    assert str(wheel.filename).endswith("-py3-none-any.whl")


def test_it_brings_both_commands_and_the_licence(wheel: ZipFile) -> None:
    described = {Path(name).name: name for name in wheel.namelist() if ".dist-info/" in name}
    commands = wheel.read(described["entry_points.txt"]).decode().split("\n")
    assert {"delve = cli.door:main", "dv = cli.door:main"} <= set(commands)
    assert "LICENSE" in described
