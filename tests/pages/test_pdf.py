"""Sheets and stories as PDF: one sheet a page, on paper of two sizes, and nothing heard of what makes it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from projections.pdf import Paper, pdf
from projections.sheets.html import html
from tests.cli.conftest import Shell, delve, home, shell, toy_game
from tests.pages import paper
from tests.pages.browser import printed
from tests.pages.told import Told

ROOT = Path(__file__).parents[2]
SIZES: dict[Paper, tuple[int, int]] = {"a4": (595, 842), "letter": (612, 792)}
"""Points: 210 x 297 mm, and 8.5 x 11 inches."""
BLOCKED = "import sys; sys.modules['weasyprint'] = None; from cli.door import run; sys.exit(run(sys.argv[1:]))"
PLAIN = "import sys; from cli.door import run; sys.exit(run(sys.argv[1:]))"
LOUD = """
import logging, os, sys, warnings
print("told"); os.write(1, b"cried"); os.write(2, b"shouted"); print("grumbled", file=sys.stderr)
class CSS:
    def __init__(self, string, url_fetcher): self.string = string
class HTML(CSS):
    def write_pdf(self, stylesheets):
        logging.getLogger("fonts").warning("logged"); warnings.warn("warned"); os.write(2, b"muttered")
        return b"%PDF " + stylesheets[0].string.encode()
"""
FETCHER = """
class URLFetcher:
    def __init__(self, allowed_protocols): self.allowed = allowed_protocols
"""
NATIVE = 'print("----- read the manual -----")\nraise OSError("cannot load library libpango-1.0-0")\n'


@pytest.fixture
def weasyprint() -> None:
    """Skips where the library is not installed, or does not find what it draws with."""
    pytest.importorskip("weasyprint", reason="no weasyprint here: pip install 'delvelog[pdf]'", exc_type=ImportError)


def spoken(home: Path, code: str, *words: str, beside: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A command line in a process of its own, with a folder to import from before all others."""
    env = os.environ | {"DELVE_HOME": str(home), "COLUMNS": "40", "PYTHONPATH": f"{beside}{os.pathsep}{ROOT}"}
    run = [sys.executable, "-c", code, *words]
    return subprocess.run(run, cwd=home.parent, env=env, capture_output=True, text=True, timeout=60, check=False)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A home with a campaign of two."""
    place = tmp_path / "home"
    assert spoken(place, PLAIN, "new", "Camp", "draggmar", "Ana", "Ben").returncode == 0
    return place


@pytest.mark.usefixtures("weasyprint")
@pytest.mark.parametrize("size", SIZES)
def test_every_sheet_of_told_campaigns_is_one_page(told: tuple[Told, ...], size: Paper) -> None:
    every = tuple(chain.from_iterable(each.sheets() for each in told))

    made = pdf(html(every, "told"), size)

    assert len(every) > 2 * len(told)
    assert paper.pages(made) == len(every)
    assert paper.sizes(made) == {SIZES[size]}


@pytest.mark.parametrize("size", SIZES)
def test_a_browser_prints_each_of_them_on_one_page(told: tuple[Told, ...], size: Paper, tmp_path: Path) -> None:
    every, page = tuple(chain.from_iterable(each.sheets() for each in told)), tmp_path / "page.html"
    page.write_text(html(every, "told").replace("</style>", f"@page {{ size: {size} }}</style>"), "utf-8")

    made = printed(page)

    assert paper.pages(made) == len(every)
    assert paper.sizes(made) == {SIZES[size]}


@pytest.mark.usefixtures("weasyprint")
def test_a_sheet_and_the_story_into_files(delve: Shell, tmp_path: Path) -> None:
    delve("draw Torch")

    assert delve("sheet --to all.pdf") == "3 sheets in\n  all.pdf\n"
    delve("sheet ana --to ana.PDF --paper Letter")
    delve("chronicle --to story.pdf --paper letter")

    found = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert {name: paper.pages(held) for name, held in found.items()} == {"all.pdf": 3, "ana.PDF": 1, "story.pdf": 1}
    assert paper.sizes(found["all.pdf"]) == {SIZES["a4"]}
    assert paper.sizes(found["ana.PDF"]) == paper.sizes(found["story.pdf"]) == {SIZES["letter"]}
    assert "[name-taken]" in delve("sheet --to all.pdf", status=3)
    assert (tmp_path / "all.pdf").read_bytes() == found["all.pdf"]
    told = paper.words(found["ana.PDF"])
    assert "Ana" in told
    assert "Torch" in told


def test_another_paper_is_refused_with_those_that_there_are(delve: Shell) -> None:
    assert "'a5' is not one of 'a4', 'letter'" in delve.flat("sheet --to all.pdf --paper a5", status=2)


@pytest.mark.usefixtures("weasyprint")
def test_nothing_is_fetched_from_a_net_or_a_disk(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    picture.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    )
    style = tmp_path / "style.css"
    style.write_text("@page { size: 100pt 100pt !important } p { display: none }")
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)  # noqa: FBT003  the standard library's own signature
        far = f"http://127.0.0.1:{server.getsockname()[1]}/picture.png"
        page = (
            f'<link rel="stylesheet" href="{style.as_uri()}"><p>here</p><img src="{far}"><img src="{picture.as_uri()}">'
        )

        made = pdf(page)

        with pytest.raises(BlockingIOError):
            server.accept()
    assert paper.sizes(made) == {SIZES["a4"]}
    assert not paper.pictured(made)
    assert "here" in paper.words(made)


def test_without_the_library_one_clear_line(table: Path) -> None:
    said = spoken(table, BLOCKED, "sheet", "--to", "all.pdf")

    assert said.returncode == 6
    assert " ".join(said.stderr.split()) == (
        "No: A PDF needs weasyprint 68 or later. [library-missing]"
        " try: pip install 'delvelog[pdf]'; or --to a .html, which prints"
    )
    assert said.stdout == ""
    assert not (table.parent / "all.pdf").exists()
    assert spoken(table, BLOCKED, "sheet", "--to", "all.html").returncode == 0


def test_without_what_the_library_draws_with_one_clear_line(table: Path, tmp_path: Path) -> None:
    (tmp_path / "weasyprint.py").write_text(NATIVE, "utf-8")

    said = spoken(table, PLAIN, "chronicle", "--to", "story.pdf", beside=tmp_path)

    assert said.returncode == 6
    assert " ".join(said.stderr.split()) == (
        "No: weasyprint does not find Pango, which it draws with. [library-missing]"
        " try: install pango; or --to a .html, which prints"
    )
    assert said.stdout == ""


def test_what_the_library_says_does_not_reach_the_terminal(table: Path, tmp_path: Path) -> None:
    (tmp_path / "weasyprint").mkdir()
    (tmp_path / "weasyprint" / "__init__.py").write_text(LOUD, "utf-8")
    (tmp_path / "weasyprint" / "urls.py").write_text(FETCHER, "utf-8")

    said = spoken(table, PLAIN, "sheet", "--to", "all.pdf", "--paper", "letter", beside=tmp_path)

    assert said.stdout == "3 sheets in\n  all.pdf\n"
    assert said.stderr == ""
    assert (table.parent / "all.pdf").read_bytes() == b"%PDF @page { size: letter }"


__all__ = ["delve", "home", "shell", "toy_game"]
