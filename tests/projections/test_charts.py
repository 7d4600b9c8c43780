"""Charts as SVG: coordinates worked out by hand, and XML that a strict parser reads."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree as ET

from projections.charts import FOOT, LETTER, LINE_HEIGHT, NUMBER, RIGHT, TEXT, TOP, WIDTH, bars, line, printed

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: str) -> ET.Element:
    """The chart as XML."""
    return ET.fromstring(svg)  # noqa: S314  our own text


def words(svg: str) -> list[str]:
    """All the texts of a chart, in order."""
    return [each.text or "" for each in drawn(svg).iter(f"{SVG}text")]


def path(svg: str) -> str:
    """The line of a chart."""
    found = drawn(svg).find(f"{SVG}path")
    assert found is not None
    return found.get("d", "")


# ------------------------------------------------------------ line


def test_a_line_goes_in_steps_from_the_first_move_to_the_last() -> None:
    """Room for four letters and 6 more on the left, so 32.4; 352 on the right: the middle of it is 192.2."""
    assert (LETTER * 4 + 6, WIDTH - RIGHT, TOP, LINE_HEIGHT - FOOT) == (32.4, 352, 14, 124)

    assert path(line([(1, 0), (2, 10), (3, 5)], title="Fate")) == "M32.4 124.0H192.2V14.0H352.0V69.0"


def test_a_line_names_its_bounds_and_the_first_and_last_move() -> None:
    assert words(line([(3, 15), (40, 12)], title="Fate", low=0, high=20)) == ["20", "0", "move 3", "40"]
    assert words(line([(3, 15), (40, 12)], title="Fate")) == ["15", "12", "move 3", "40"]


def test_a_value_beyond_the_bounds_is_still_on_the_drawing() -> None:
    assert words(line([(1, -2), (2, 25)], title="Fate", low=0, high=20))[:2] == ["25", "-2"]


def test_a_single_value_is_a_line_across() -> None:
    assert path(line([(7, 4)], title="Fame")) == "M32.4 69.0H352"
    assert words(line([(7, 4)], title="Fame")) == ["4", "move 7"]


def test_no_value_is_said() -> None:
    assert words(line([], title="Fame")) == ["no value yet"]


def test_a_chart_is_named_for_a_screen_reader() -> None:
    found = drawn(line([(1, 20), (9, 3)], title="Fate over the moves"))

    assert found.get("role") == "img"
    assert [found[0].tag, found[0].text] == [f"{SVG}title", "Fate over the moves"]
    assert found[1].text == "20 at move 1, 3 at move 9."
    assert found.get("viewBox") == "0 0 360 150"
    assert "width" not in found.attrib


def test_thresholds_are_dashed_with_their_words_those_at_one_value_together() -> None:
    svg = line(
        [(1, 20), (9, 3)], title="Fate", low=0, high=20, marks=[(0, "lost"), (10, "a Rift"), (10, "dungeons +1")]
    )

    assert words(svg)[-2:] == ["10 a Rift, dungeons +1", "0 lost"]
    dashed = [each for each in drawn(svg).iter(f"{SVG}line") if "dasharray" in each.get("style", "")]
    assert [each.get("y1") for each in dashed] == ["69.0", "124.0"]


def test_the_words_of_thresholds_never_lie_on_each_other() -> None:
    svg = line([(1, 0), (9, 100_000)], title="Fate", marks=[(at, f"mark {at}") for at in range(14)])

    told = [each for each in drawn(svg).iter(f"{SVG}text") if "mark" in (each.text or "")]
    tops = [float(each.get("y", "0")) for each in told]
    assert len(tops) == 14
    assert all(below - above >= TEXT for above, below in pairwise(tops))
    assert 0 < min(tops) < max(tops) < float(drawn(svg).get("viewBox", "").split()[-1])


def test_a_line_is_broken_where_there_was_no_value() -> None:
    svg = line([(1, 0), (3, 10)], title="Wounds", gaps=[(2, 3)])

    assert path(svg) == "M32.4 124.0H192.2M352.0 14.0"


def test_a_long_line_keeps_its_extremes_and_stays_small() -> None:
    points = [(move, move % 2) for move in range(100_000)]
    points[50_000] = (50_000, 9)
    points[50_001] = (50_001, -9)
    svg = line(points, title="long")

    assert len(svg) < 15_000
    assert words(svg) == ["9", "-9", "move 0", "99999"]
    assert {"V14.0", "V124.0"} <= set(re.findall(r"V[\d.]+", path(svg)))
    assert path(svg).startswith("M32.4 69.0H")
    assert path(svg).endswith("H352.0V62.9")


# ------------------------------------------------------------ bars


def test_bars_are_as_long_as_their_counts() -> None:
    """The longest takes what the words (one letter and 10 more: 16.6) and the number leave: 299.4; half is 149.7."""
    found = drawn(bars([("1", 5), ("2", 10), ("3", 0)], title="d3"))

    assert round(WIDTH - NUMBER - LETTER - 10, 1) == 299.4
    assert [each.get("width") for each in found.iter(f"{SVG}rect")] == ["149.7", "299.4", "0.0"]


def test_bars_have_their_numbers_in_text() -> None:
    svg = bars([("1", 5), ("2", 10)], title="d2", expected=7.5)

    assert sorted(words(svg)) == ["1", "10", "2", "5", "expected 7.5"]
    assert drawn(svg)[1].text == "1: 5, 2: 10."


def test_what_is_expected_is_a_dashed_line_and_on_the_drawing() -> None:
    """One letter: the bars begin at 16.6 and 299.4 are 4; so 2 is at 166.3."""
    dashed = drawn(bars([("1", 4), ("2", 0)], title="d2", expected=2)).find(f"{SVG}line")
    assert dashed is not None
    assert (dashed.get("x1"), dashed.get("x2")) == ("166.3", "166.3")

    beyond = drawn(bars([("1", 0)], title="d2", expected=0.2)).find(f"{SVG}line")
    assert beyond is not None
    assert float(beyond.get("x1", "")) <= WIDTH


def test_no_bars_are_said() -> None:
    assert words(bars([], title="Draws")) == ["nothing yet"]


def test_long_words_are_cut_and_wide_ones_take_two() -> None:
    told = words(bars([("the longest name of any card in the box", 1), ("\u77ed" * 20, 2)], title="Draws"))

    assert told[0] == "the longest name o\u2026"
    assert told[2] == "\u77ed" * 9 + "\u2026"
    assert "Torch" in words(bars([("Torch", 1)], title="Draws"))


# ------------------------------------------------------------ both


def test_names_from_the_table_are_text_and_never_markup() -> None:
    evil = '</svg><script>alert(1)</script>&\x00\x1b\ud800"'
    for svg in (line([(1, 2)], title=evil, marks=[(1, evil)]), bars([(evil, 1)], title=evil)):
        assert "<script" not in svg
        assert drawn(svg)[0].text == '</svg><script>alert(1)</script>&\ufffd\ufffd\ufffd"'
        svg.encode()


def test_print_needs_no_names_of_colours() -> None:
    svg = line([(1, 2), (2, 3)], title="Fate", marks=[(3, "lost")]) + bars([("1", 1)], title="d1", expected=1)

    assert "var(--ink)" in svg
    assert "var(" not in printed(svg)
    assert "paint-order" not in printed(svg)
