"""Completion in real shells: the script is sourced, and asked as the shell asks it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.verbs.pages import SCRIPTS

ROOT = Path(__file__).parents[2]
ASKED = {
    "bash": 'eval "$(delve completion bash)"; COMP_WORDS=(delve {words}); COMP_CWORD={last}; '
    '_delve; printf "%s\\n" "${{COMPREPLY[@]}}"',
    "zsh": 'compdef() {{ :; }}; compadd() {{ shift 2; printf "%s\\n" "$@"; }}; eval "$(delve completion zsh)"; '
    "words=(delve {words}); CURRENT={zlast}; _delve",
    "fish": "delve completion fish | source; complete -C 'delve {words}'",
}  # fmt: skip


@pytest.fixture
def delve_here(tmp_path: Path) -> dict[str, str]:
    """An environment with a `delve` of this tree, and a campaign."""
    script = tmp_path / "bin" / "delve"
    script.parent.mkdir()
    script.write_text(f'#!/bin/sh\nexec {sys.executable} -c "from cli.door import main; main()" "$@"\n', "utf-8")
    script.chmod(0o755)
    environment = {
        "PATH": f"{script.parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "DELVE_HOME": str(tmp_path / "home"),
        "HOME": str(tmp_path),
    }
    subprocess.run(["delve", "new", "Test", "draggmar", "Ana", "Ben"], env=environment, check=True, capture_output=True)
    return environment


@pytest.mark.parametrize("shell", sorted(SCRIPTS))
@pytest.mark.parametrize(("words", "wanted"), [("sco", "scout"), ("exp", "export"), ("first A", "Ana")])
def test_a_shell_completes_verbs_and_names(delve_here: dict[str, str], shell: str, words: str, wanted: str) -> None:
    if not shutil.which(shell):
        pytest.skip(f"no {shell} on this machine")
    count = len(words.split())
    asked = ASKED[shell].format(words=words, last=count, zlast=count + 1)

    told = subprocess.run([shell, "-c", asked], env=delve_here, capture_output=True, text=True, timeout=60, check=True)

    assert wanted in told.stdout.split(), told
