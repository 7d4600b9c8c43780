"""The notation of dice: every face is kept, and what no die shows is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from ledger.core.dice import Dice, Die, Throw, dice, goes_on, throw, words
from ledger.core.model import Refused

D6 = Dice(count=2, sides=6)


@pytest.mark.parametrize(
    ("word", "count", "sides"),
    [("2d6", 2, 6), ("d10", 1, 10), ("D3", 1, 3), ("3w6", 3, 6), ("100d1000", 100, 1000), ("1d2", 1, 2)],
)
def test_dice_are_named(word: str, count: int, sides: int) -> None:
    assert dice(word) == Dice(count=count, sides=sides)


@pytest.mark.parametrize(
    "word", ["", "d", "6", "0d6", "101d6", "2d1", "2d0", "d1001", "2d6+1", "2d6 ", "-1d6", "xd6", "d06d"]
)
def test_what_names_no_dice_is_refused(word: str) -> None:
    with pytest.raises(Refused) as no:
        dice(word)
    assert (no.value.objection.code, no.value.final) == ("dice-unknown", True)


@pytest.mark.parametrize(
    ("typed", "faces", "total"),
    [
        (("4", "1"), ((4,), (1,)), 5),
        (("5:2", "6"), ((5, 2), (6,)), 8),
        (("5:6:2", "1"), ((5, 6, 2), (1,)), 3),
        (("04", "1"), ((4,), (1,)), 5),
    ],
)
def test_a_die_thrown_again_keeps_every_face(typed: tuple[str, ...], faces: object, total: int) -> None:
    thrown = throw(D6, typed)
    assert tuple(die.faces for die in thrown.dice) == faces
    assert (thrown.total, thrown.owed) == (total, 0)


def test_nought_is_ten_where_the_die_has_ten_sides() -> None:
    assert throw(Dice(count=1, sides=10), ("0",)) == throw(Dice(count=1, sides=10), ("10",))
    assert throw(Dice(count=1, sides=10), ("0",)).total == 10
    with pytest.raises(Refused):
        throw(Dice(count=1, sides=20), ("0",))


def test_a_bare_total_has_no_faces() -> None:
    assert throw(D6, ("=9",)) == Throw(total=9)
    for total in ("=1", "=13", "=", "=x", "=-3"):
        with pytest.raises(Refused, match="does not show"):
            throw(D6, (total,))


def test_who_threw_each_die_is_kept_apart() -> None:
    thrown = throw(Dice(count=3, sides=6), ("4", "5_", "_"))
    assert [(die.face, die.source) for die in thrown.dice] == [(4, "table"), (5, "app")]
    assert thrown.owed == 1


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (("4",), "dice-count"),
        (("4", "1", "1"), "dice-count"),
        ((), "dice-count"),
        (("7", "1"), "die-face"),
        (("0", "1"), "die-face"),
        (("x", "1"), "die-face"),
        (("", "1"), "die-face"),
        (("5:", "1"), "die-face"),
        (("5:7", "1"), "die-face"),
        (("__", "1"), "die-face"),
        (("٣", "1"), "die-face"),
        (("-1", "1"), "die-face"),
        (("=5", "1"), "die-face"),
    ],
)
def test_what_no_die_shows_is_refused(typed: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refused) as no:
        throw(D6, typed)
    assert (no.value.objection.code, no.value.final) == (code, True)


@st.composite
def throws(draw: DrawFn) -> tuple[Dice, Throw]:
    wanted = Dice(count=draw(st.integers(1, 6)), sides=draw(st.integers(2, 20)))
    if draw(st.booleans()):
        return wanted, Throw(total=draw(st.integers(wanted.count, wanted.count * wanted.sides)))
    owed = draw(st.integers(0, wanted.count))
    faces = st.lists(st.integers(1, wanted.sides), min_size=1, max_size=3).map(tuple)
    thrown = tuple(
        Die(faces=draw(faces), source=draw(st.sampled_from(("table", "app")))) for _ in range(wanted.count - owed)
    )
    return wanted, Throw(dice=thrown, total=sum(die.face for die in thrown), owed=owed)


@given(throws())
def test_a_throw_is_read_as_it_is_written(known: tuple[Dice, Throw]) -> None:
    wanted, thrown = known
    assert throw(wanted, words(thrown)) == thrown


@pytest.mark.parametrize(
    ("fell", "now", "same"),
    [
        (("4", "1"), ("4", "1"), True),
        (("4_", "1_"), ("4", "1:6"), True),
        (("4", "1"), ("1", "4"), False),
        (("4", "1"), ("4",), False),
        (("1",), ("12",), False),
        (("4", "1"), (), False),
    ],
)
def test_a_throw_goes_on_by_throwing_dice_again(fell: tuple[str, ...], now: tuple[str, ...], *, same: bool) -> None:
    assert goes_on(fell, now) is same
