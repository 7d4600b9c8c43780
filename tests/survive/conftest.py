"""One warm campaign, founded and played once by the command itself, copied for each test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.survive.shell import GAME, Shell

EVENING = """\
note the rain has not stopped
roll 2d6 4 1
gain fate 2 because a card says so
roll 1d6 3, roll d20 4, note the last word
lose fate 1 because of the Rift
note Öli nimmt die Fackel 🔥
roll d20 17
roll d6 2, roll d6 4, roll d6 6
gain fate 1 because we miscounted
note the door was locked
"""


@pytest.fixture(scope="session")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with the campaign `Test` in use, some moves old, one of them taken back, and the campaign `Other`."""
    shell = Shell(tmp_path_factory.mktemp("warm") / "home")
    shell("new", "Other", GAME, "Cleo", "Dan")
    shell("new", "Test", GAME, "Ana", "Ben")
    shell("run", "-", "--whole", typed=EVENING)
    shell("undo")
    shell("session", "end")
    shell("roll", "2d6", "3", "5")
    return shell.home


@pytest.fixture
def delve(warm: Path, tmp_path: Path) -> Iterator[Shell]:
    """The command in a home of its own, a copy of the warm one; no command may have left a fault of ours in it."""
    shell = Shell(shutil.copytree(warm, tmp_path / "home"))
    yield shell
    assert not (shell.home / "faults.log").exists(), (shell.home / "faults.log").read_text("utf-8")


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Shell]:
    """The command in a home that does not exist yet."""
    shell = Shell(tmp_path / "home")
    yield shell
    assert not (shell.home / "faults.log").exists(), (shell.home / "faults.log").read_text("utf-8")
