"""The shell as a table meets it: the command in a process of its own, in a home of its own."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cli.door import run
from ledger.core.frozen import Frozen

ROOT = Path(__file__).parents[2]
DELVE = (sys.executable, "-c", "from cli.door import main; main()")
GAME = "draggmar"
PATIENCE = 60.0
"""Seconds after which a process hangs; slow machines are no fault of ours."""
NOBODY = 65534


def seeded(seed: object) -> random.Random:
    """Chance that is the same in every run."""
    return random.Random(str(seed))  # noqa: S311  nothing is kept secret with it


class Answer(Frozen):
    """What one command answered."""

    words: tuple[str, ...]
    status: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """All that was printed."""
        return self.out + self.err

    @property
    def lines(self) -> list[str]:
        """All that was printed, line by line."""
        return self.text.splitlines()

    @property
    def json(self) -> Any:
        """The object that `--json` answered."""
        return json.loads(self.out)

    @property
    def receipt(self) -> tuple[int, str]:
        """The running number and the short hash that a stored move was acknowledged with; (0, "") without."""
        return receipt_in(self.out)

    def clear(self) -> bool:
        """Whether a person can read it: no traceback, no fault of ours, nothing silent, and a failure on stderr."""
        silent = bool(self.status) and not self.text.strip()
        return not silent and "Traceback" not in self.text and "fault of ours" not in self.text and self.status != 1


def receipt_in(told: str) -> tuple[int, str]:
    """The last acknowledgement `#12 0123abcd` in what was printed; (0, "") where there is none."""
    for line in reversed(told.splitlines()):
        number, _, own = line.removeprefix("#").partition(" ")
        if line.startswith("#") and number.isdecimal() and len(own) == len("0123abcd"):
            return int(number), own
    return 0, ""


class Shell:
    """The command `delve` in one home, with an environment that holds nothing else."""

    def __init__(self, home: Path, env: Mapping[str, str] | None = None) -> None:
        self.home = home
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(home.parent),
            "DELVE_HOME": str(home),
            "PYTHONPATH": str(ROOT),
            "LANG": "C.UTF-8",
            **(env or {}),
        }

    def __call__(self, *words: str | bytes, status: int | None = 0, typed: str | bytes = "", **more: Any) -> Answer:
        """Run one command, `typed` on its standard input; holds its exit status against `status`, None for any."""
        ran = subprocess.run(
            [*DELVE, *words],
            cwd=self.home.parent,
            env=self.env,
            input=typed.encode() if isinstance(typed, str) else typed,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
            **more,
        )
        out, err = ran.stdout.decode(errors="backslashreplace"), ran.stderr.decode(errors="backslashreplace")
        answer = Answer(words=tuple(os.fsdecode(each) for each in words), status=ran.returncode, out=out, err=err)
        assert status is None or (answer.status == status and answer.clear()), answer
        return answer

    def here(self, capsys: pytest.CaptureFixture[str], *words: str, status: int | None = 0) -> Answer:
        """The same within this process, where starting one would prove nothing more and cost much."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("DELVE_HOME", str(self.home))
            patch.delenv("COLUMNS", raising=False)  # two workers side by side are given some
            ended = run(list(words))
        told = capsys.readouterr()
        answer = Answer(words=words, status=ended, out=told.out, err=told.err)
        assert status is None or (answer.status == status and answer.clear()), answer
        return answer

    def start(self, *words: str, **more: Any) -> subprocess.Popen[bytes]:
        """Begin one command and leave it running; the caller waits for it, interrupts it or kills it."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [*DELVE, *words],
            cwd=self.home.parent,
            env=self.env,
            **{"stdin": subprocess.DEVNULL, "stdout": pipe, "stderr": pipe, **more},
        )

    def terminal(self, *words: str) -> pexpect.spawn[str]:
        """One command at a real terminal of 40 columns."""
        return pexpect.spawn(
            DELVE[0],
            [*DELVE[1:], *words],
            cwd=str(self.home.parent),
            env={**self.env, "TERM": "xterm"},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(24, 40),
        )

    def with_env(self, **env: str) -> Shell:
        """The same shell with some variables more."""
        return Shell(self.home, {**self.env, **env})

    def file(self, name: str = "Test") -> Path:
        """The file of a campaign with a plain name."""
        return self.home / "campaigns" / f"{name}.delve"

    def seconds(self, *words: str) -> float:
        """How long one command takes here."""
        begun = time.perf_counter()
        self(*words)
        return time.perf_counter() - begun
