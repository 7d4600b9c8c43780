"""Whole processes, as somebody at a table starts them: the installed command, a clean environment, compiled code."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATH = "/usr/local/bin:/usr/bin:/bin"
BARE = (sys.executable, "-c", "pass")
"""The floor of every command."""
_SMALL = """\
import posix, sys
child = posix.fork()
if not child:
    posix.execv(sys.argv[1], sys.argv[1:])
_, status, usage = posix.wait4(child, 0)
print(usage.ru_maxrss)
sys.exit(posix.waitstatus_to_exitcode(status))
"""
"""Starts a process and tells its peak memory; smaller than any Python with its site, so that it hides nothing."""


class Failed(Exception):  # noqa: N818  the field's own word
    """A command that is measured did not do what it should; the message is what it said."""


def delve() -> tuple[str, ...]:
    """The installed command; where there is none, its main function run by this Python."""
    script = Path(sys.executable).with_name("delve")
    if script.exists():
        return (str(script),)
    return (sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); from cli.door import main; main()")


def environment(folder: Path) -> dict[str, str]:
    """Nothing but what a shell of a new user holds; no switch of Python's."""
    home = {"HOME": str(folder), "DELVE_HOME": str(folder)}
    return {**home, "PATH": PATH, "LANG": "C.UTF-8"}


def run(words: Sequence[str], env: Mapping[str, str], *, cwd: Path | None = None, stdin: str = "") -> str:
    """Run a command to its end, and answer what it printed; raises Failed."""
    ran = subprocess.run(words, env=env, cwd=cwd, input=stdin, capture_output=True, text=True, check=False)  # noqa: S603  our own words
    if ran.returncode:
        raise Failed(f"{' '.join(words)}: status {ran.returncode}\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def silently(words: Sequence[str], env: Mapping[str, str], *, cwd: Path | None = None) -> None:
    """Run a command whose output nobody reads, so that only the command takes time; raises Failed."""
    ran = subprocess.run(  # noqa: S603  our own words
        words,
        env=env,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    if ran.returncode:
        raise Failed(f"{' '.join(words)}: status {ran.returncode}")


def peak(words: Sequence[str], env: Mapping[str, str]) -> int:
    """The peak memory of a command in bytes; raises Failed."""
    told = run((sys.executable, "-SIc", _SMALL, *words), env)
    return int(told.splitlines()[-1]) * 1024
