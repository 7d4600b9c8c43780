"""How sheets and stories are laid out: what stands where, what is printed larger, and what shares a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from ledger.core.nouns import Box, Field, Lines, Sheet
from projections import chronicle
from projections.chronicle import Change, Chapter, Scene, Sentence
from projections.pdf import pdf
from projections.sheets.html import html
from tests.pages import paper
from tests.pages.browser import opened

LONG = "As documented: " + ", ".join(f"option-{number} no" for number in range(30))
WORD = "w" * 200
FIELDS = tuple(Field(label=f"Level {number} bosses killed", value="0") for number in range(12))


def chapter(session: int, *told: str) -> Chapter:
    """A session with that many sentences of Ana's at one place."""
    sentences = tuple(Sentence(told=each, who="Ana") for each in told)
    return Chapter(session=session, day="2026-01-02", scenes=(Scene(where="Round 1", sentences=sentences),))


@pytest.fixture
def weasyprint() -> None:
    """Skips where nothing can make a PDF."""
    pytest.importorskip("weasyprint", reason="no weasyprint here: pip install 'delvelog[pdf]'", exc_type=ImportError)


def test_each_sheet_names_its_campaign() -> None:
    told = html((Sheet(title="Ana", owner="Ana"), Sheet(title="Ben", owner="Ben")), "Night & Fog")

    assert told.count('<p class="of">Night &amp; Fog</p>') == 2


def test_a_list_with_a_long_row_has_the_whole_width_below_the_others() -> None:
    options, hand = Lines(title="Options", rows=("dice: table", LONG)), Lines(title="Hand", rows=("Sword",))

    told = html((Sheet(title="Camp", lists=(options, hand), boxes=(Box(label="Won", ticked=True),)),), "Camp")

    side_by_side, below = told.split('<div class="list wide">')
    assert "<h2>Hand</h2>" in side_by_side
    assert "<h2>Boxes</h2>" in side_by_side
    assert f'<h2>Options</h2><ul><li>dice: table</li><li class="long">{LONG}</li></ul>' in below


def test_a_short_sheet_is_printed_larger_and_a_long_one_is_not() -> None:
    short = Sheet(title="Ana", lists=(Lines(title="Hand", rows=("Sword",)),))
    long = Sheet(title="Ana", lists=(Lines(title="Hand", rows=("Sword",) * 60),))

    assert '<section class="short">' in html((short,), "Camp")
    assert '<section class="short">' not in html((long,), "Camp")


@pytest.mark.usefixtures("weasyprint")
@pytest.mark.parametrize("rows", [30, 70])
def test_a_sheet_that_just_is_short_and_a_full_one_are_one_page(rows: int) -> None:
    lists = tuple(Lines(title=f"List {number}", rows=("A row of a few words",) * (rows // 5)) for number in range(5))
    notes = tuple(f"#{number} Ruling over hand-full (DR-055): we said so" for number in range(rows - 30))
    full = Sheet(title="Camp", fields=FIELDS, lists=lists, footnotes=notes)

    assert paper.pages(pdf(html((full,), "Camp"), "letter")) == 1


def test_a_wall_of_sentences_is_a_list_and_a_few_are_a_paragraph() -> None:
    many = tuple(f"Fact {number}." for number in range(13))

    assert "<p><b>Ana:</b> One. Two.</p>" in chronicle.html((chapter(1, "One.", "Two"),), "Camp")
    wall = chronicle.html((chapter(1, *many),), "Camp")
    assert '<p class="said"><b>Ana:</b> </p><ul class="many"><li>Fact 0.</li><li>Fact 1.</li>' in wall
    assert wall.count("<li>Fact") == 13


@pytest.mark.usefixtures("weasyprint")
def test_what_was_settled_before_the_first_session_shares_its_page() -> None:
    before, first, second = (chapter(number, "One.") for number in range(3))

    assert paper.pages(pdf(chronicle.html((before, first), "Camp"))) == 1
    assert paper.pages(pdf(chronicle.html((before, first, second), "Camp"))) == 2


@pytest.mark.usefixtures("weasyprint")
def test_letters_of_any_kind_can_be_printed() -> None:
    odd = "<b>O'Brien</b> & \x07 李 \u202eabc \U0001f409 \ufffe"

    assert paper.pages(pdf(html((Sheet(title=odd, footnotes=(odd,)),), odd))) == 1


@pytest.mark.parametrize("width", [320, 360])
def test_long_words_break_everywhere(tmp_path: Path, width: int) -> None:
    sheet = Sheet(
        title=WORD,
        fields=(Field(label=WORD, value=WORD), *FIELDS),
        lists=(Lines(title=WORD, rows=(WORD,)), Lines(title="Short", rows=(WORD[:150],))),
        boxes=(Box(label=WORD, ticked=False),),
        footnotes=(WORD,),
    )
    told = chapter(1, *(WORD,) * 13)
    story = told.but(scenes=(told.scenes[0].but(where=WORD),), changes=(Change(name=WORD, was=1, now=2),))
    pages = {"sheet.html": html((sheet,), WORD), "story.html": chronicle.html((story,), WORD)}
    for name, text in pages.items():
        (tmp_path / name).write_text(text, "utf-8")

    assert [each.wrong for each in opened([tmp_path / name for name in pages], width)] == ["", ""]
