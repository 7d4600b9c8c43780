"""Long work says how far it is to whoever waits at a terminal, and leaves nothing of that behind."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from cli import progress as room
from cli.door import run
from cli.progress import progress
from cli.settings import Settings
from ledger.store import cache, ledger
from ledger.store.redact import ledgers
from tests.cli.conftest import Shell


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def told(monkeypatch: pytest.MonkeyPatch, settings: Settings, clock: list[float]) -> str:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(room, "monotonic", iter(clock).__next__)
    with progress(settings, "Emberfall") as watch:
        for done in (5_000, 10_000, 15_000):
            watch(done, 100_000)
    return screen.getvalue()


def test_a_line_is_written_over_and_wiped_away(monkeypatch: pytest.MonkeyPatch) -> None:
    written = told(monkeypatch, Settings(), [0.0, 0.1, 0.3, 0.6]).split("\r")

    assert written[1:3] == ["Emberfall 10,000 of 100,000", "Emberfall 15,000 of 100,000"]
    assert written[3:] == [" " * len(written[2]), ""]


@pytest.mark.parametrize("settings", [Settings(json=True), Settings(porcelain=True)])
def test_a_program_is_told_nothing(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> None:
    assert told(monkeypatch, settings, [0.0] * 9) == ""


def test_work_that_is_soon_done_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, Settings(), [0.0, 0.01, 0.02, 0.03]) == ""


SLOW = ("audit --deep", "check", "doctor", "book", "views rebuild", "stats tracks", "export --redact")


@pytest.mark.parametrize("line", SLOW)
def test_every_verb_that_takes_long_says_how_far_it_is(
    delve: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
) -> None:
    """The same way everywhere: one line on a terminal, written over, and wiped away."""
    delve("scout Mines 2")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(sys, "stdin", screen)
    monkeypatch.setattr(room, "EVERY", 0)
    monkeypatch.setattr(cache, "EVERY", 1)
    monkeypatch.setattr(ledger, "EVERY", 1)
    monkeypatch.setattr(ledgers, "EVERY", 1)
    monkeypatch.chdir(tmp_path)
    run(line.split())

    first, *_, last = (each for each in screen.getvalue().split("\r") if each)
    assert re.fullmatch(r"Test \d+ of \d+", first)
    assert not last.strip()
