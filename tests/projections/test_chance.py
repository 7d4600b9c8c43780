"""How likely chance is to stray, against printed tables."""

from __future__ import annotations

from math import isclose

import pytest

from projections.chance import chi_square, meaning, tail

CRITICAL = {
    (1, 3.841): 0.05,
    (1, 6.635): 0.01,
    (2, 5.991): 0.05,
    (3, 7.815): 0.05,
    (5, 1.145): 0.95,
    (5, 11.070): 0.05,
    (5, 15.086): 0.01,
    (5, 20.515): 0.001,
    (9, 16.919): 0.05,
    (19, 30.144): 0.05,
    (99, 123.225): 0.05,
}
"""Degrees of freedom and critical value, as printed tables have them, with the probability of more."""


@pytest.mark.parametrize(("df", "value"), CRITICAL)
def test_the_tail_is_that_of_the_printed_tables(df: int, value: float) -> None:
    assert isclose(tail(value, df), CRITICAL[df, value], rel_tol=0.001)


def test_the_tail_at_its_ends() -> None:
    assert tail(0, 5) == 1
    assert tail(100_000, 5) == 0
    assert 0.999 < tail(0.001, 99) <= 1


def test_a_probability_in_plain_words() -> None:
    assert meaning(0.05) == "nothing unusual"
    assert meaning(0.025) == "seldom: 1 in 40 with fair dice"
    assert meaning(1 / 1234) == "seldom: 1 in 1,200 with fair dice"
    assert meaning(0) == "almost never: under 1 in 1,000,000 with fair dice"


def test_chi_square_by_hand() -> None:
    """(25 + 1 + 0 + 1 + 4 + 9) / 5."""
    assert chi_square((10, 6, 5, 4, 3, 2)) == 8
