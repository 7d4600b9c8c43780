"""Into JSON and back: what was written is what is read, and what does not fit is named."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.fields import Between
from ledger.core.frozen import Frozen, Misshapen, Roster, from_json, to_json
from ledger.core.packing import packed, unpacked
from tests.laws.values import values


class Coin(Frozen):
    worth: int
    minted: str = ""


class Purse(Frozen):
    owner: str
    coins: tuple[Coin, ...] = ()
    best: Coin | None = None
    seal: Literal["wax", "lead", 1] = "wax"
    pair: tuple[int, str] = (0, "")
    shelf: Roster[str, Coin] = Roster()
    counts: Roster[int, int] = Roster()
    open: bool = False
    taken: Annotated[int, Between(low=0)] = 0


@given(values(Purse))
def test_what_was_written_is_read(purse: Purse) -> None:
    text = json.dumps(to_json(purse))
    again = from_json(Purse, json.loads(text))
    assert again == purse
    assert repr(again) == repr(purse)
    assert json.dumps(to_json(again)) == text


@given(values(Purse))
def test_what_was_packed_is_unpacked(purse: Purse) -> None:
    again = unpacked(packed(purse))
    assert again == purse
    assert repr(again) == repr(purse)


def test_what_json_cannot_hold_is_not_packed() -> None:
    odd: Any = {1, 2}
    with pytest.raises(TypeError, match="set cannot be stored"):
        packed(Purse(owner="Ana", taken=odd))


def test_defaults_are_left_out() -> None:
    assert to_json(Purse(owner="Ana")) == {"owner": "Ana"}
    assert to_json(Purse(owner="Ana", open=True, coins=(Coin(worth=1),))) == {
        "owner": "Ana",
        "coins": [{"worth": 1}],
        "open": True,
    }


def test_a_value_that_only_looks_like_the_default_is_kept() -> None:
    odd: Any = 0
    assert to_json(Purse(owner="Ana", open=odd)) == {"owner": "Ana", "open": 0}


WRONG: dict[str, Any] = {
    "text for a number": {"owner": "Ana", "taken": "1"},
    "a number for text": {"owner": 3},
    "yes for a number": {"owner": "Ana", "taken": True},
    "a number for yes or no": {"owner": "Ana", "open": 1},
    "half a number": {"owner": "Ana", "taken": 1.0},
    "nothing where something is needed": {"owner": None},
    "a word that is no choice": {"owner": "Ana", "seal": "tin"},
    "yes for the choice 1": {"owner": "Ana", "seal": True},
    "half a number for the choice 1": {"owner": "Ana", "seal": 1.0},
    "a list for a choice": {"owner": "Ana", "seal": ["wax"]},
    "text for a list": {"owner": "Ana", "coins": "ab"},
    "a wrong value deep inside": {"owner": "Ana", "coins": [{"worth": 1}, {"worth": "2"}]},
    "a list for a value": {"owner": "Ana", "best": []},
    "too short a pair": {"owner": "Ana", "pair": [1]},
    "too long a pair": {"owner": "Ana", "pair": [1, "a", 2]},
    "an object for a roster": {"owner": "Ana", "shelf": {"a": {"worth": 1}}},
    "a row of a roster without value": {"owner": "Ana", "shelf": [["a"]]},
    "a row of a roster that is no row": {"owner": "Ana", "shelf": [3]},
    "a row of a roster that is text": {"owner": "Ana", "counts": ["ab"]},
    "a missing field": {},
    "an unknown field": {"owner": "Ana", "weight": 3},
    "no object": ["Ana"],
}


@pytest.mark.parametrize("data", WRONG.values(), ids=WRONG.keys())
def test_what_does_not_fit_is_misshapen(data: Any) -> None:
    with pytest.raises(Misshapen, match="Purse"):
        from_json(Purse, data)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(Purse.layout) | st.text(max_size=2), inner, max_size=4)
        ),
        max_leaves=12,
    )
)
def test_no_data_at_all_breaks_the_reader(data: Any) -> None:
    with suppress(Misshapen):
        purse = from_json(Purse, data)
        assert from_json(Purse, to_json(purse)) == purse


def test_what_cannot_be_stored_is_told() -> None:
    with pytest.raises(Misshapen, match="a float cannot be stored"):
        to_json(1.5)
    with pytest.raises(TypeError, match="no way to read"):
        from_json(float, 1.5)
