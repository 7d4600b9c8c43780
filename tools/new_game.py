"""Lay out a new game: `make new-game NAME=emberfall`.

Every file under `tools/new_game` is a template with `$name`, `$title` and `$rule`; together they are the smallest game
that has a set-up, a move, a fact, a refusal, a consequence and a loss.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path
from string import Template

TEMPLATES = Path(__file__).with_name("new_game")
LONGEST_NAME = 20
NEXT = """Next, for {name}:
  data/rules.toml          the numbers that its rulebook prints
  state.py, moves.py ...   what is true, what is said, what became true
  make docs                its pages
  make examples UPDATE=1   what its told evening prints
  make check test"""


class NameUnfit(ValueError):  # noqa: N818  the field's own word
    """No game can have that name; the message says why."""


def checked(name: str, root: Path) -> str:
    """The name, fit for a folder and a Python package; raises NameUnfit."""
    if not re.fullmatch(r"[a-z][a-z0-9]*", name) or keyword.iskeyword(name) or len(name) > LONGEST_NAME:
        raise NameUnfit(f"'{name}' is no name for a game: {LONGEST_NAME} small letters or digits at most")
    taken = [folder for folder, _ in rooms(name, root) if folder.exists()]
    if taken:
        raise NameUnfit(f"{taken[0].relative_to(root)} is there already")
    return name


def rooms(name: str, root: Path) -> tuple[tuple[Path, Path], ...]:
    """(folder of the new game, folder of its templates): the only three that a game has."""
    return (
        (root / "ledger/games" / name, TEMPLATES / "ledger"),
        (root / "tests/games" / name, TEMPLATES / "tests"),
        (root / "examples" / name, TEMPLATES / "examples"),
    )


def laid_out(name: str, root: Path) -> list[Path]:
    """Write every file of the game; the answer names them."""
    words = {"name": name, "title": name.capitalize(), "rule": name[:2].upper()}
    written = []
    for folder, templates in rooms(name, root):
        for template in sorted(templates.rglob("*.tmpl")):
            file = folder / template.relative_to(templates).with_suffix("")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(Template(template.read_text("utf-8")).substitute(words), "utf-8")
            written.append(file)
    return written


def formatted(files: list[Path], root: Path) -> None:
    """Let ruff break the lines that a longer name made too long."""
    code = [file for file in files if file.suffix == ".py"]
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", *code], cwd=root, check=True)  # noqa: S603  our own files


def main() -> int:
    """Lay out the game that the command line names; 2 where the name does not fit."""
    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("name")
    asked.add_argument("--root", type=Path, default=Path(__file__).parents[1])
    given = asked.parse_args()
    try:
        files = laid_out(checked(given.name, given.root), given.root)
    except NameUnfit as unfit:
        print(unfit, file=sys.stderr)
        return 2
    formatted(files, given.root)
    print(*(file.relative_to(given.root) for file in files), sep="\n")
    print(NEXT.format(name=given.name))
    return 0


if __name__ == "__main__":
    sys.exit(main())
