"""Looking at printed pages with a real browser, where there is one."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import delve, home, shell, toy_game

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture
def browser(tmp_path: Path) -> Callable[..., str]:
    """Run headless Chromium with more flags, and give what it printed."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        pytest.skip("no Chromium on this machine")
    chromium = str(found)

    def run(*flags: str) -> str:
        words = [chromium, *FLAGS, f"--user-data-dir={tmp_path / 'browser'}", *flags]
        return subprocess.run(words, capture_output=True, text=True, timeout=120, check=True).stdout

    return run


__all__ = ["browser", "delve", "home", "shell", "toy_game"]
