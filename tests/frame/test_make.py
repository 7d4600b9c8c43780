"""`make` says what it can make, and `.ci/run` is honest about what failed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PHONY = set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split())
NO_TESTS = 5
RUNS = {
    "everything passes": ("true", "echo 3 passed", 0, "3 passed"),
    "a check fails": ("false", "echo 3 passed", 2, ""),
    "a test fails": ("true", "echo 1 failed; exit 1", 2, "1 failed"),
    "no test was run": ("true", f"echo no tests ran; exit {NO_TESTS}", 2, "no tests ran"),
}


def made(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What make answers there, as from a shell of its own."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    return subprocess.run(words, cwd=folder, env=clean, capture_output=True, text=True, check=False)


def test_help_tells_of_every_target() -> None:
    told = made(ROOT, "make", "help").stdout.splitlines()
    assert {line.split()[0] for line in told} == PHONY
    assert [line for line in told if len(line.split()) < len(("name", "what", "it"))] == []


def test_a_python_that_is_too_old_is_told(tmp_path: Path) -> None:
    old = tmp_path / "python-of-old"
    old.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    old.chmod(0o755)
    told = made(ROOT, "make", "test", f"PYTHON={old}", f"VENV={tmp_path / 'venv'}")
    assert told.returncode != 0
    assert "needs Python 3.11 or newer" in told.stdout


@pytest.mark.parametrize(("check", "test", "status", "last"), RUNS.values(), ids=RUNS.keys())
def test_ci_says_what_failed(tmp_path: Path, check: str, test: str, status: int, last: str) -> None:
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    (tmp_path / "Makefile").write_text(f"check:\n\t@{check}\ntest:\n\t@{test}\n", "utf-8")
    ran = made(tmp_path, str(tmp_path / ".ci/run"))
    assert (ran.returncode, ran.stdout.strip()) == (status, last)
