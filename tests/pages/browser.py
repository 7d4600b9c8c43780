"""Opens pages in headless Chromium, many in one start, and tells what a reader would not want to see.

Each page lies in a frame of the asked width inside one wrapper page; a script there measures how far the page reaches
beyond its frame. What a page says on its console comes out on Chromium's standard error.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from html import escape, unescape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
LOOK = (
    "--allow-file-access-from-files",
    "--enable-logging=stderr",
    "--virtual-time-budget=3000",
    "--dump-dom",
)
CONSOLE = re.compile(r'CONSOLE[:(]\d+\)?\] "(?P<said>.*?)", source: (?P<source>\S*) \(\d+\)', re.DOTALL)
FOUND = re.compile(r'<pre id="found">(?P<rows>.*?)</pre>', re.DOTALL)
MEASURE = """
addEventListener("load", () => {
  const rows = [...document.querySelectorAll("iframe")].map((frame) => {
    const page = frame.contentDocument;
    const root = page && page.documentElement;
    return root ? [root.scrollWidth - root.clientWidth, page.body.innerText.trim().length] : [-1, 0];
  });
  document.getElementById("found").textContent = JSON.stringify(rows);
});
"""
"""How far each page reaches beyond its frame, and how many letters it shows."""


class Seen(NamedTuple):
    """What opening a page has shown."""

    page: Path
    overflow: int
    """Pixels that one would have to scroll sideways."""
    letters: int
    """Letters that can be read on it."""
    console: tuple[str, ...]
    """What it said on the console, or a script that lies beside it."""

    @property
    def wrong(self) -> str:
        """What is wrong with the page, in one line; empty where nothing is."""
        wide = f"{self.overflow} pixels too wide" if self.overflow else ""
        blank = "" if self.letters else "nothing to read"
        return "; ".join(filter(None, (wide, blank, *self.console)))


def chromium() -> str:
    """The browser; skips the test where there is none."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        pytest.skip(f"no browser here: none of {', '.join(NAMES)}")
    return found


def opened(pages: Sequence[Path], width: int) -> list[Seen]:
    """What each page shows in a window of that many pixels, in order; skips the test where there is no browser."""
    browser = chromium()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        wrapper = Path(folder) / "wrapper.html"
        wrapper.write_text(_wrapper(pages, width), "utf-8")
        words = (browser, *FLAGS, *LOOK, f"--user-data-dir={folder}/browser", wrapper.as_uri())
        ran = subprocess.run(words, capture_output=True, text=True, timeout=120, check=True)
    found = FOUND.search(ran.stdout)
    assert found, f"nothing was measured:\n{ran.stdout[-500:]}\n{ran.stderr[-500:]}"
    said = [(unquote(each["source"]), each["said"]) for each in CONSOLE.finditer(ran.stderr)]
    rows = json.loads(unescape(found["rows"]))
    return [
        Seen(page, overflow, letters, tuple(words for source, words in said if _of(page, source, pages)))
        for page, (overflow, letters) in zip(pages, rows, strict=True)
    ]


def printed(page: Path) -> bytes:
    """The page as the browser prints it, a PDF; skips the test where there is no browser."""
    browser = chromium()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        paper = Path(folder) / "printed.pdf"
        flags = ("--no-pdf-header-footer", f"--print-to-pdf={paper}", f"--user-data-dir={folder}/browser")
        words = (browser, *FLAGS, *flags, page.resolve().as_uri())
        subprocess.run(words, capture_output=True, timeout=120, check=True)
        return paper.read_bytes()


def _wrapper(pages: Sequence[Path], width: int) -> str:
    frames = "".join(
        f'<iframe src="{escape(page.resolve().as_uri())}" width="{width}" height="800" style="border:0"></iframe>\n'
        for page in pages
    )
    return f'<!doctype html><meta charset="utf-8"><script>{MEASURE}</script>\n{frames}<pre id="found">waiting</pre>\n'


def _of(page: Path, source: str, pages: Sequence[Path]) -> bool:
    """Whether a word came from that page; one from a script counts for every page in the folder that is nearest."""
    if source in map(_uri, pages):
        return source == _uri(page)
    folders = {_uri(each.parent) for each in pages if source.startswith(f"{_uri(each.parent)}/")}
    return _uri(page.parent) == max(folders, key=len, default="")


def _uri(path: Path) -> str:
    return unquote(path.resolve().as_uri())
