"""The book where it is hard: odd names in a browser, thousands of moves, Ctrl-C, a full disk."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from projections.book.log import MOVES
from projections.book.write import write_book
from tests.cli.conftest import Shell
from tests.pages.browser import opened
from tests.projections.test_book import files, holds_together, odd_campaign, pages
from tests.survive.shell import PATIENCE
from tests.survive.shell import Shell as Process
from tests.survive.test_disk import limited
from tools.bench.told import CAMPAIGN, Told, told

ENTRIES = 4000


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """A campaign of thousands of entries in one session, with moves that were taken back."""
    return next(told(tmp_path_factory.mktemp("long"), (ENTRIES,)))


# ---------------------------------------------------------------- in a browser


def test_no_name_makes_a_page_too_wide_or_a_script_stumble(shell: Shell, tmp_path: Path) -> None:
    odd_campaign(shell)
    shell("session end")
    shell("book out")

    looked = opened(sorted((tmp_path / "out").glob("*.html")), 360)

    assert {each.page.name: each.wrong for each in looked if each.wrong} == {}


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("oli", ("#2",)),
        ("FACKEL nimmt", ("#2",)),
        ("ackel", ()),
        ("mirr", ("#4",)),
        ("scout", ("#4", "#3")),
        ("<b>", ("#5", "#1")),
        ("scout torch", ()),
    ],
)
def test_the_search_finds_beginnings_of_words(
    delve: Shell, browser: Callable[..., str], tmp_path: Path, asked: str, found: tuple[str, ...]
) -> None:
    delve.words("note", "Öli nimmt die Fackel 🔥")
    delve("scout Mines 2")
    delve("scout Mirror_Lake 1")
    delve("undo")
    delve.words("note", "<b>B</b>")
    delve("book out")
    address = (tmp_path / "out" / "search.html").as_uri()

    dom = browser("--dump-dom", f"{address}?q={asked.replace('<', '%3C').replace('>', '%3E').replace(' ', '+')}")

    results = dom.partition('id="found"')[2].partition("</ol>")[0]
    assert tuple(each.partition("<")[0] for each in results.split('">')[1:] if each.startswith("#")) == found
    assert ("Nothing like that was said." in dom) == (not found)
    if "#4" in found:
        assert 'href="log-1.html#m4"' in results
        assert "(taken back)" in results
        assert 'chronicle-1.html#m4"' not in results
    if "#2" in found:
        assert 'href="chronicle-1.html#m2"' in results
    if asked == "<b>":
        assert "Note: &lt;b&gt;B&lt;/b&gt;" in results


def test_the_search_says_what_to_do_without_scripts(delve: Shell, tmp_path: Path) -> None:
    delve("book out")

    page = (tmp_path / "out" / "search.html").read_text("utf-8")

    assert '<noscript><p>Searching needs JavaScript, which is off here; <a href="log.html">' in page


def test_each_sheet_prints_on_a_page_of_its_own(delve: Shell, browser: Callable[..., str], tmp_path: Path) -> None:
    delve("scout Mines 2")
    delve("session end")
    delve("book out")

    for name, sheets in (("sheet-1", 1), ("sheets-after-1", 3)):  # the campaign's, Ana's and Ben's
        pdf, page = tmp_path / f"{name}.pdf", tmp_path / "out" / f"{name}.html"
        browser("--no-pdf-header-footer", f"--print-to-pdf={pdf}", page.as_uri())
        assert len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes())) == sheets


# ---------------------------------------------------------------- long


def test_a_long_campaign_is_told_page_by_page(long: Told, tmp_path: Path) -> None:
    with closing(long.opened()) as ledger:
        heard: list[tuple[int, int]] = []
        written = write_book(ledger, CAMPAIGN, tmp_path / "out", lambda *how_far: heard.append(how_far))
        moves = ledger.last.move

    holds_together(tmp_path / "out")
    book = pages(tmp_path / "out")
    logs = [name for name in book if name.startswith("log-")]
    assert len(logs) == -(-moves // MOVES)
    assert sum(each.startswith("m") and each[1:].isdecimal() for name in logs for each in book[name].ids) == moves
    assert sum(name.startswith("chronicle-1") for name in book) > 1
    assert written.pages == len(book)
    assert heard == sorted(heard)
    assert heard[0][0] == 0
    assert len({whole for _, whole in heard}) == 1
    assert 0.9 * heard[-1][1] < heard[-1][0] <= heard[-1][1]
    assert max(len(text) for name, text in files(tmp_path / "out").items() if name != "search.js") < 400_000


@pytest.mark.parametrize("when", [0.1, 0.5, 0.9])
def test_stopped_it_leaves_nothing_and_an_earlier_book_as_it_was(long: Told, tmp_path: Path, when: float) -> None:
    def stopping(done: int, whole: int) -> None:
        if done > when * whole:
            raise KeyboardInterrupt

    with closing(long.opened()) as ledger:
        write_book(ledger, CAMPAIGN, tmp_path / "out")
        before = files(tmp_path / "out")
        for name in ("out", "new"):
            with pytest.raises(KeyboardInterrupt):
                write_book(ledger, CAMPAIGN, tmp_path / name, stopping)

    assert [each.name for each in tmp_path.iterdir()] == ["out"]
    assert files(tmp_path / "out") == before


GONE = 2**22 + 1
"""A number that no process has."""


def test_b7_what_a_killed_book_left_is_swept_by_the_next(long: Told, tmp_path: Path) -> None:
    """Half a book goes, an earlier one that was set aside comes back, and what is not ours or still written stays."""
    with closing(long.opened()) as ledger:
        write_book(ledger, CAMPAIGN, tmp_path / "out")
        before = files(tmp_path / "out")
        (tmp_path / "out").rename(tmp_path / f".{GONE}.out.earlier")
        for name in (f".{GONE}.out", f".{os.getppid()}.out", f".{GONE}.outer", f".{GONE}.out.mine"):
            (tmp_path / name).mkdir()
            (tmp_path / name / "page.html").write_text("half", "utf-8")
        with pytest.raises(KeyboardInterrupt):
            write_book(ledger, CAMPAIGN, tmp_path / "out", _stop)

    assert {each.name for each in tmp_path.iterdir()} == {
        "out", f".{os.getppid()}.out", f".{GONE}.outer", f".{GONE}.out.mine"
    }  # fmt: skip
    assert files(tmp_path / "out") == before


def _stop(_done: int, _whole: int) -> None:
    raise KeyboardInterrupt


def stopped(shell: Process, folder: Path) -> tuple[int, str]:
    """How a book ends that is stopped once something of it lies in the folder, and what it says."""
    folder.mkdir()
    process = shell.start("book", str(folder / "out"))
    until = time.monotonic() + PATIENCE
    while not list(folder.iterdir()) and time.monotonic() < until:
        time.sleep(0.002)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    return process.returncode, said.decode()


def test_ctrl_c_while_pages_are_written_ends_with_130(long: Told, tmp_path: Path) -> None:
    """On a busy machine a book may be done before anybody sees that it was begun: then it is whole, and tried again."""
    for attempt in range(9):
        folder = tmp_path / str(attempt)
        status, said = stopped(Process(long.home.folder), folder)
        if status:
            break
        assert [each.name for each in folder.iterdir()] == ["out"]

    assert status == 130, said
    assert "Stopped" in said
    assert "begins anew" in said
    assert list(folder.iterdir()) == []


def test_a_full_disk_leaves_nothing_half(long: Told, tmp_path: Path) -> None:
    answer = Process(long.home.folder)("book", str(tmp_path / "out"), status=6, preexec_fn=limited(20_000))

    assert "[disk]" in answer.text
    assert list(tmp_path.iterdir()) == []
