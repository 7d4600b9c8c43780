"""What is typed at the table pays for nothing heavy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
HEAVY = (
    *("typer", "click", "rich", "pydantic", "inspect", "dataclasses", "difflib", "textwrap", "sqlite3", "unicodedata"),
    *("cli.grammar.pages", "cli.grammar.complete", "cli.grammar.schema"),
)
SCRIPT = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.toy import TOY, played
from cli.grammar import next_said, words_of
before = set(sys.modules)
state = played("Ana", "Ben")
for line in (("sc", "burial", "mound", "2", "@ana"), ("hire", "Ulf", "free"), ("fight", "Ogre", "4", "1")):
    words_of(next_said(TOY, state, line, lenient=True)[0].move)
print(*(name for name in {HEAVY!r} if name in sys.modules))
print(*sorted(set(sys.modules) - before))
"""


def test_reading_a_line_imports_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    heavy, later = done.stdout.split("\n")[:2]
    assert (heavy, later) == ("", "")
