"""The book of a campaign: what its pages say, that they hold together, and what a browser makes of them."""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.conftest import Shell
from tests.examples.pages import Page
from tests.survive.shell import DELVE, ROOT

EXAMPLES = ROOT / "examples"
TOLD = ("draggmar/fortress.md", "draggmar/hour-ago.md", "degenerates/campaign-4-the-box.md")
ODD = '<b>O\'Brien</b> & "Q" `x` 李 مريم 🧙'
VOID = ("meta", "br", "input", "col", "link")


class Anatomy(HTMLParser):
    """What a page is made of; a tag that is not closed in turn fails at once."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.ways: list[str] = []
        self.tags = Counter[str]()
        self.labels: list[str] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        held = dict(attrs)
        self.tags[tag] += 1
        self.ids += [found for found in (held.get("id"),) if found]
        self.labels += [found for found in (held.get("aria-label"),) if found]
        self.ways += [found for name in ("href", "src", "action") for found in (held.get(name),) if found]
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += "" if self._open[-1:] == ["style"] else data


def files(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {each.name: each.read_bytes() for each in sorted(folder.iterdir())}


def pages(folder: Path) -> dict[str, Anatomy]:
    """Every page of a book, taken apart."""
    return {each.name: Anatomy(each.read_text("utf-8")) for each in sorted(folder.glob("*.html"))}


def holds_together(folder: Path) -> None:
    """Every way leads to a file of the book and to a place on it, and no place bears the name of another."""
    book = pages(folder)
    for name, page in book.items():
        assert len(set(page.ids)) == len(page.ids), name
        for way in page.ways:
            file, _, place = way.partition("#")
            assert (folder / (file or name)).is_file(), (name, way)
            assert not place or place in book[file or name].ids, (name, way)


def index(folder: Path) -> list[list[object]]:
    """The rows that the search looks through."""
    told_rows = (folder / "search.js").read_text("utf-8").partition("const INDEX = ")[2]
    rows: list[list[object]] = json.loads(told_rows.rstrip().removesuffix(";"))
    return rows


# ---------------------------------------------------------------- what it says


def test_the_first_page_says_whose_book_it_is_and_where_the_game_stands(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")
    delve("session end")

    assert delve("book out") == "Book of 14 pages: open\n  out/index.html\n"

    page = pages(tmp_path / "out")["index.html"]
    for words in ("Ana, Ben", "1 places open.", "Where it stands", "Session 1, ", "Doom over the moves"):
        assert words in page.text, words
    assert {"sheets-after-1.html", "chronicle-0.html", "chronicle-1.html"} <= set(page.ways)
    assert page.tags["h1"] == 1
    assert page.labels.count("Book") == page.labels.count("Book, once more") == 1


def test_a_lost_game_says_so_in_the_words_of_its_end(delve: Shell, tmp_path: Path) -> None:
    delve("set doom 0 because the lamp went out")

    delve("book out")

    text = pages(tmp_path / "out")["index.html"].text
    assert "How it ended: lost" in text
    assert "What comes next" not in text


def test_every_move_is_in_the_log_and_only_what_counts_in_the_chronicle(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2 @Ana")
    delve("scout Mirror_Lake 1")
    delve("undo")
    delve("note it was dark")

    delve("book out")

    log = (tmp_path / "out" / "log-1.html").read_text("utf-8")
    assert '<div class="move back" id="m3">' in log
    assert '<div class="move" id="m4">' in log
    assert "Mirror Lake" in log
    story = (tmp_path / "out" / "chronicle-1.html").read_text("utf-8")
    assert '<b>Ana:</b> <span id="m2">Ana scouts Mines: level 2. Doom 10 to 8.</span> <a class="far"' in story
    assert 'href="log-1.html#m2"' in story
    assert '<aside><span id="m4">Note: it was dark.</span>' in story
    assert "Mirror" not in story


def test_each_session_leaves_its_sheets_as_they_stood(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")
    delve("scout Mines 1 because the card says so")
    delve("session end")
    delve("gain doom 2 because of an omen")
    delve("session end")

    delve("book out")

    book = pages(tmp_path / "out")
    first, second, now = (book[f"{name}.html"].text for name in ("sheets-after-1", "sheets-after-2", "sheet-1"))
    assert "Doom7" in first
    assert "Doom9" in second
    assert "Doom9" in now
    assert "because" not in first
    assert "#3 Ruling over place-known (TOY-01): the card says so" in first
    assert "#5 Doom 7 to 9." in second
    assert "#5" not in first


def test_rulings_options_and_corrections_have_a_page_that_leads_to_their_moves(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2")
    delve("scout Mines 1 because the card says so")
    delve("gain doom 2 because of an omen")
    delve("option dark_elves yes because we found the box")

    delve("book out")

    page = pages(tmp_path / "out")["rulings.html"]
    assert "#3 Ruling over place-known (TOY-01): the card says so" in page.text
    assert "#4 Doom 7 to 9." in page.text
    assert "yes (documented: no), since #5" in page.text
    assert {"log-1.html#m3", "log-1.html#m4", "log-1.html#m5"} <= set(page.ways)


def test_the_index_holds_every_move_and_where_it_is_told(delve: Shell, tmp_path: Path) -> None:
    delve("scout Mines 2 @Ana")
    delve("draw Torch")
    delve("undo")

    delve("book out")

    assert index(tmp_path / "out")[1:] == [
        [2, 1, 1, "scout Mines 2 @Ana\nSession 1 opens.\nAna scouts Mines: level 2.\nDoom 10 to 8."],
        [3, 1, -1, "@Ana draw Torch\nAna draws Torch.", 1],
    ]


def test_programs_get_the_same(delve: Shell, tmp_path: Path) -> None:
    answer = delve.json("book out")

    written = files(tmp_path / "out")
    assert answer["path"] == "out"
    assert answer["pages"] == sum(name.endswith(".html") for name in written)
    assert answer["bytes"] == sum(map(len, written.values()))


# ---------------------------------------------------------------- that it holds together


@pytest.mark.parametrize("page", TOLD)
def test_the_book_of_a_told_campaign_holds_together(shell: Shell, tmp_path: Path, page: str) -> None:
    Page(EXAMPLES / page).played(tmp_path)

    shell("book out")

    holds_together(tmp_path / "out")
    live = shell.json("log 0")
    said = {entry["says"] for entry in live["entries"] if entry["event"] not in ("move-opened", "head-moved")}
    rows = "\n".join(str(row[3]) for row in index(tmp_path / "out"))
    assert all(" ".join(each.split()) in rows for each in said)


def odd_campaign(shell: Shell) -> None:
    shell.words("new", '<i>"Q"&\'', "toy", "Ana<b>", "مريم")
    shell.words("note", ODD, "</script><script>alert(1)</script>", "a\u2028b\u202ec")
    shell.words("note", "x" * 300)
    shell.words("hire", "W" * 60, "2")
    shell.words("mark", "</title>")


def test_names_that_look_like_markup_are_shown_as_they_are(shell: Shell, tmp_path: Path) -> None:
    odd_campaign(shell)

    shell("book out")

    holds_together(tmp_path / "out")
    book = pages(tmp_path / "out")
    told_note = f"Note: {ODD} </script><script>alert(1)</script> a b\u202ec"
    assert told_note in book["log-1.html"].text
    assert told_note in book["chronicle-1.html"].text
    assert book["index.html"].text.count('<i>"Q"&\'') == 2
    assert all(page.tags["i"] == 0 for page in book.values())
    assert {name for name, page in book.items() if page.tags["script"]} == {"search.html"}
    assert "\u2028" not in (tmp_path / "out" / "search.js").read_text("utf-8")


def test_two_books_of_one_ledger_are_the_same_to_the_byte(shell: Shell, home: Path, tmp_path: Path) -> None:
    Page(EXAMPLES / "draggmar/hour-ago.md").played(tmp_path)

    shell("book one")
    env = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)}
    subprocess.run([*DELVE, "book", "two"], cwd=tmp_path, env=env, check=True, capture_output=True)

    assert files(tmp_path / "one") == files(tmp_path / "two")


# ---------------------------------------------------------------- the folder


def test_an_earlier_book_of_the_campaign_is_replaced_whole(delve: Shell, tmp_path: Path) -> None:
    delve("book out")
    delve("note we came back")
    marker = json.loads((tmp_path / "out" / "book.json").read_text("utf-8"))
    (tmp_path / "out" / "stale.html").write_text("of an earlier book", "utf-8")
    marker["files"].append("stale.html")
    (tmp_path / "out" / "book.json").write_text(json.dumps(marker), "utf-8")

    delve("book out")

    assert b"we came back" in files(tmp_path / "out")["log-1.html"]
    assert not (tmp_path / "out" / "stale.html").exists()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["home", "out"]


def test_what_is_no_book_of_the_campaign_is_left_alone(delve: Shell, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "file").write_text("mine", "utf-8")
    delve("book own")
    (tmp_path / "own" / "photo.jpg").write_bytes(b"us")
    (tmp_path / "way").symlink_to(tmp_path / "own")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "book.json").write_text("[", "utf-8")
    before = files(tmp_path / "own")

    for name in ("mine", "file", "own", "way", "broken"):
        assert "[name-taken]" in delve(f"book {name}", status=3)
    assert "photo.jpg" in delve.flat("book own", status=3)

    delve("new Other toy Cleo")
    (tmp_path / "own" / "photo.jpg").unlink()
    assert "[name-taken]" in delve("book own", status=3)
    before.pop("photo.jpg")
    assert files(tmp_path / "own") == before


def test_without_a_name_it_is_called_like_the_campaign(delve: Shell, tmp_path: Path) -> None:
    delve("book")

    assert (tmp_path / "Test-book" / "index.html").is_file()


def test_a_folder_that_cannot_be_made_is_told(delve: Shell, tmp_path: Path) -> None:
    assert "[disk]" in delve("book missing/out", status=6)

    assert sorted(each.name for each in tmp_path.iterdir()) == ["home"]
