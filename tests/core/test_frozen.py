"""Frozen values and rosters: made by keyword, never changed, equal by what they hold."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.frozen import Frozen, Roster


class Torch(Frozen):
    length: int
    lit: bool = False
    kind: ClassVar[str] = "torch"


class Lantern(Torch):
    oil: int = 3
    lit: bool = True


class Candle(Frozen):
    length: int
    lit: bool = False


def test_fields_come_in_order_those_of_the_base_first() -> None:
    assert Torch.layout == ("length", "lit")
    assert Lantern.layout == ("length", "lit", "oil")
    assert Lantern.preset == {"lit": True, "oil": 3}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({}, "missing field length"),
        ({"length": 1, "wick": 2}, "unknown field wick"),
        ({"wick": 2}, "unknown field wick, missing field length"),
        ({"length": 1, "kind": "rush"}, "unknown field kind"),
    ],
)
def test_a_wrong_field_is_named(given: dict[str, Any], told: str) -> None:
    with pytest.raises(TypeError, match=f"^Torch: {told}$"):
        Torch(**given)


def test_a_value_never_changes() -> None:
    torch: Any = Torch(length=3)
    with pytest.raises(AttributeError, match=r"use but\(lit="):
        torch.lit = True
    with pytest.raises(AttributeError, match="is frozen"):
        del torch.lit
    assert torch == Torch(length=3, lit=False)


def test_but_gives_another_value_and_leaves_the_first() -> None:
    torch = Torch(length=3)
    assert torch.but(lit=True) == Torch(length=3, lit=True)
    assert torch == Torch(length=3)
    assert type(Lantern(length=1).but(oil=0)) is Lantern


def test_but_knows_no_other_fields() -> None:
    with pytest.raises(TypeError, match="Torch: unknown field oil"):
        Torch(length=3).but(oil=1)


def test_two_types_are_never_equal() -> None:
    assert Torch(length=1) != Candle(length=1)
    assert Torch(length=1) != Lantern(length=1, lit=False)
    assert len({Torch(length=1), Candle(length=1), Torch(length=1)}) == 2


def test_it_shows_every_field() -> None:
    assert repr(Lantern(length=2)) == "Lantern(length=2, lit=True, oil=3)"


ROWS = st.dictionaries(st.text(max_size=2), st.integers(0, 3), max_size=5)


@given(ROWS, st.text(max_size=2), st.integers())
def test_a_roster_is_a_dictionary_that_stays(rows: dict[str, int], key: str, value: int) -> None:
    roster = Roster(rows)
    assert roster.put(key, value) == {**rows, key: value}
    assert roster.drop(key) == {k: v for k, v in rows.items() if k != key}
    assert roster == rows
    assert list(roster.put(key, value)) == list({**rows, key: value})


@given(ROWS)
def test_a_roster_is_not_moved_by_what_it_was_made_from(rows: dict[str, int]) -> None:
    roster = Roster(rows)
    before = dict(rows)
    rows["later"] = 1
    assert roster == before


@given(ROWS, st.randoms())
def test_equal_rosters_hash_alike(rows: dict[str, int], chance: Any) -> None:
    mixed = list(rows.items())
    chance.shuffle(mixed)
    assert Roster(rows) == Roster(dict(mixed))
    assert hash(Roster(rows)) == hash(Roster(dict(mixed)))
