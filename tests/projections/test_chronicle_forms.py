"""How the chronicle looks: text, Markdown, and a page of HTML for screen and paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from projections.chronicle import Change, Chapter, Scene, Sentence, html, markdown, text

ODD = "<b>O'Brien</b> & |=cmd| *x* `y` # 李"
STORY = (
    Chapter(
        session=1,
        day="2026-01-02",
        scenes=(
            Scene(
                where=f"Round 1 {ODD}",
                sentences=(
                    Sentence(told=f"Ana meets {ODD}", who=ODD),
                    Sentence(told="She runs.", who=ODD),
                    Sentence(told=f"Note: {ODD}", who=ODD, kind="note"),
                    Sentence(told="Ben waits.", who="Ben"),
                ),
            ),
        ),
        changes=(Change(name=ODD, was=None, now=3), Change(name="Doom", was=10, now=8)),
    ),
)
PLAIN = """\
Camp
====

Session 1, 2026-01-02
=====================

Mines
-----
Ana:
  Ana scouts.
  Doom 10 to 9.
* Note: dark here

Ben:
  Ben waits.

Tracks
------
Doom: 10 to 9
"""


def test_text_is_one_sentence_a_line() -> None:
    told = (
        Sentence(told="Ana scouts.", who="Ana"),
        Sentence(told="Doom 10 to 9.", who="Ana"),
        Sentence(told="Note: dark here", who="Ana", kind="note"),
        Sentence(told="Ben waits.", who="Ben"),
    )
    changes = (Change(name="Doom", was=10, now=9),)
    chapter = Chapter(session=1, day="2026-01-02", scenes=(Scene(where="Mines", sentences=told),), changes=changes)

    assert "\n".join(text((chapter,), "Camp")) + "\n" == PLAIN


def test_markdown_shows_names_as_they_are() -> None:
    told = markdown(STORY, ODD)
    odd = r"\<b\>O'Brien\</b\> \& \|=cmd\| \*x\* \`y\` \# 李"

    assert told.startswith(f"# {odd}\n\n## Session 1, 2026\\-01\\-02\n\n### Round 1 {odd}\n\n")
    assert f"\n**{odd}:** Ana meets {odd}. She runs.\n\n> Note: {odd}.\n\n**Ben:** Ben waits.\n" in told
    assert told.endswith(f"### Tracks\n\n- {odd}: none to 3\n- Doom: 10 to 8\n")


def test_html_shows_names_as_they_are_and_is_whole() -> None:
    told: list[str] = []
    opened: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002  the parser's own signature
            if tag != "meta":
                opened.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

        def handle_data(self, data: str) -> None:
            told.append(data)

    Reader().feed(html(STORY, ODD))

    assert opened == []
    assert told.count(ODD) == 2
    for each in (f"Round 1 {ODD}", f"{ODD}:", f" Ana meets {ODD}. She runs.", f"Note: {ODD}.", f"{ODD}: none to 3"):
        assert told.count(each) == 1, each
    assert "script" not in html(STORY, "x")
    assert "prefers-color-scheme: dark" in html(STORY, "x")


@pytest.mark.parametrize("width", [320, 1000])
def test_a_page_never_scrolls_sideways(browser: Callable[..., str], tmp_path: Path, width: int) -> None:
    page = tmp_path / "page.html"
    long = Scene(
        where="w" * 200, sentences=(Sentence(told="x" * 200, who="y" * 99), Sentence(told="z" * 200, kind="note"))
    )
    story = (
        *STORY,
        Chapter(session=2, day="2026-01-03", scenes=(long,), changes=(Change(name="t" * 200, was=1, now=2),)),
    )
    probe = "<script>document.title = document.documentElement.scrollWidth - innerWidth</script></body>"
    page.write_text(html(story, "h" * 200).replace("</body>", probe), "utf-8")

    dom = browser(f"--window-size={width},900", "--dump-dom", f"file://{page}")

    found = re.search(r"<title>(-?\d+)</title>", dom)
    assert found
    assert int(found[1]) <= 0


def test_each_session_begins_a_printed_page(browser: Callable[..., str], tmp_path: Path) -> None:
    page, pdf = tmp_path / "page.html", tmp_path / "page.pdf"
    page.write_text(html(STORY * 3, "t"), "utf-8")

    browser("--no-pdf-header-footer", f"--print-to-pdf={pdf}", f"file://{page}")

    assert len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes())) == 3
