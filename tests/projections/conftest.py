"""Looking at printed pages with a real browser, where there is one."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import delve, home, shell, toy_game
from tests.pages.browser import FLAGS, chromium


@pytest.fixture
def browser(tmp_path: Path) -> Callable[..., str]:
    """Run headless Chromium with more flags, and give what it printed."""
    found = chromium()

    def run(*flags: str) -> str:
        words = [found, *FLAGS, f"--user-data-dir={tmp_path / 'browser'}", *flags]
        return subprocess.run(words, capture_output=True, text=True, timeout=120, check=True).stdout

    return run


__all__ = ["browser", "delve", "home", "shell", "toy_game"]
