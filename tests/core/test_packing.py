"""A state in a snapshot: packed and unpacked it is the same state, whatever it holds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from ledger.core.model import State
from ledger.core.packing import packed, unpacked
from tests.core.lamp import Lamp
from tests.core.test_codec import Purse
from tests.laws.games import GAMES, reached
from tests.laws.values import values
from tests.toy.state import Toy


@given(values(Purse))
def test_any_value_is_unpacked_as_it_was(purse: Purse) -> None:
    again = unpacked(packed(purse))
    assert again == purse
    assert repr(again) == repr(purse)


@settings(max_examples=40)
@given(data=values(Toy) | values(Lamp))
def test_any_state_is_unpacked_as_it_was(data: State) -> None:
    again = unpacked(packed(data))
    assert (again, repr(again)) == (data, repr(data))
    assert isinstance(again, type(data))


@pytest.mark.parametrize("game", GAMES)
def test_every_state_that_a_play_comes_by_is_unpacked_as_it_was(game: str) -> None:
    states = reached(game)
    assert len(states) > 2
    for state in states:
        again = unpacked(packed(state))
        assert (again, repr(again)) == (state, repr(state))
