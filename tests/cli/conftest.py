"""The shell in this process, at a table of the toy game."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cli.door import run
from cli.grammar import split_line
from ledger.registry import ruleset
from tests.toy import TOY

RAW = (("completion",), ("schema",), ("bgstats",))
"""What is printed for programs, whatever the width."""


class Shell:
    """Types command lines, and keeps what they printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.out = ""
        self.err = ""

    def __call__(self, line: str, status: int = 0) -> str:
        """Carry out one line, hold that it ends with `status`, and give all that it printed."""
        return self.words(*split_line(line), status=status)

    def words(self, *words: str, status: int = 0) -> str:
        """The same for words that a shell has split already."""
        ended = run(list(words))
        self.out, self.err = self._capsys.readouterr()
        told = self.out + self.err
        assert ended == status, f"{words} ended with {ended}:\n{told}"
        narrow = "--json" not in words and words[:1] not in RAW
        assert not narrow or max(map(len, told.splitlines()), default=0) <= 40, told
        return told

    def flat(self, line: str, status: int = 0) -> str:
        """The same as a call, with lines that were wrapped put together again."""
        return self(line, status).replace("\n  ", " ")

    def json(self, line: str, status: int = 0) -> dict[str, Any]:
        """What a line answers with --json."""
        self.words("--json", *split_line(line), status=status)
        found: dict[str, Any] = json.loads(self.out)
        return found


@pytest.fixture
def toy_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game installed beside the real ones."""
    module = ModuleType("ledger.games.toy")
    monkeypatch.setattr(module, "RULESET", TOY, raising=False)
    monkeypatch.setitem(sys.modules, "ledger.games.toy", module)
    ruleset.cache_clear()
    yield
    ruleset.cache_clear()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home."""
    monkeypatch.setenv("DELVE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def shell(home: Path, toy_game: None, capsys: pytest.CaptureFixture[str]) -> Shell:
    """A shell with nothing in it yet."""
    return Shell(capsys)


@pytest.fixture
def delve(shell: Shell) -> Shell:
    """A shell at a campaign that Ana and Ben have founded."""
    shell("new Test toy Ana Ben")
    return shell
