"""Told sessions as tests: the console blocks of a page, run as they stand, in one home of their own.

A line that begins with `$ delve` is typed; what follows is what it prints; `? 3` behind it is its exit status, where
that is not 0. A block whose fence names a file (as in `toml map.toml`) is that file, and the packs of the page's folder
lie beside it. A page that says that it goes on where another one ended is run after that one. What differs from run to
run (dates, receipts) stands as `[..]`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from math import inf
from pathlib import Path
from unittest.mock import patch

from cli.door import run
from cli.grammar import split_line

FENCE = "```"
EARLIER = re.compile(r"goes on where \[[^\]]+\]\((?P<page>[\w-]+\.md)\) ended")
TYPED = "$ delve"
CHANGING = (
    (re.compile(r"^(#\d+) [0-9a-f]{8}$", re.MULTILINE), r"\1 [..]"),
    (re.compile(r"\b\d{4}-\d\d-\d\d(?: \d\d:\d\d)?\b"), "[..]"),
    (re.compile(r"\b\d\d-\d\d \d\d:\d\d\b"), "[..]"),
    (re.compile(r"^(\d+ sheets kept, .*:\n)(?:  (?!to see).*\n)+", re.MULTILINE), r"\1  [..]\n"),
    (re.compile(r"^Receipt [0-9a-f]{8}$", re.MULTILINE), "Receipt [..]"),
)


class Screen(io.StringIO):
    """What a command prints, on something that passes for a terminal: somebody is there, and thumbs slip."""

    def isatty(self) -> bool:
        return True


class Page:
    """A page of prose and console blocks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")

    def played(self, folder: Path) -> str:
        """The page as it would read if every command printed what it prints now; files go into `folder`."""
        for pack in self.path.parent.glob("*.toml"):
            (folder / pack.name).write_bytes(pack.read_bytes())
        earlier = EARLIER.search(" ".join(self.text.split()))
        if earlier:
            Page(self.path.parent / earlier["page"]).played(folder)
        lines: list[str] = []
        blocks = self._blocks()
        for kind, block in blocks:
            lines += self._played(kind, block, folder)
        return "\n".join(lines) + "\n"

    def typed(self) -> Iterator[str]:
        """Every command line of the page."""
        for kind, block in self._blocks():
            if kind == "console":
                yield from (line.removeprefix("$ ") for line in block if line.startswith(TYPED))

    def _blocks(self) -> Iterator[tuple[str, list[str]]]:
        """(info of the fence, its lines); prose has no info, and the fences belong to the prose."""
        prose: list[str] = []
        block: list[str] | None = None
        info = ""
        for line in self.text.splitlines():
            if block is None:
                prose.append(line)
                if line.startswith(FENCE):
                    yield "", prose
                    prose, block, info = [], [], line.removeprefix(FENCE).strip()
            elif line == FENCE:
                yield info, block
                prose, block = [line], None
            else:
                block.append(line)
        yield "", prose

    def _played(self, kind: str, block: list[str], folder: Path) -> list[str]:
        if kind == "console":
            return [line for typed in block if typed.startswith(TYPED) for line in answered(typed)]
        if len(kind.split()) == 2:
            (folder / kind.split()[1]).write_text("\n".join(block) + "\n", "utf-8")
        return block


def answered(typed: str) -> list[str]:
    """A typed line with what it leaves on the screen, and its exit status where that is not 0.

    How far long work is, which is wiped away again, is not told: on a busy machine any work is long.
    """
    rest = typed.removeprefix(TYPED).strip()
    screen = Screen()
    with redirect_stdout(screen), redirect_stderr(screen), patch("cli.progress.EVERY", inf):
        status = run(list(split_line(rest)))
    told = screen.getvalue()
    for pattern, stands in CHANGING:
        told = pattern.sub(stands, told)
    return [typed, *told.rstrip("\n").splitlines(), *([f"? {status}"] if status else [])]
