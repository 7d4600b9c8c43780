"""Options, and numbers set right by hand: within their bounds, and never without a reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.core.model import Event, Move, Refused
from ledger.core.options import chosen
from ledger.core.ruleset import decide
from ledger.core.table.events import OptionSet
from ledger.core.table.moves import Found, Gain, Lose, Set, SetOption
from tests.core.lamp import FULL, GLASS, LAMP, WICK, Lamp, OilBurnt, lamp

LAID = decide(LAMP, LAMP.initial, Found(players=("Ana", "Ben"), options=(("wick", "thick"),))).state
OPTIONS = (WICK, GLASS)
STILL = lamp()
"""The same game, in which nothing follows from anything."""


def last(state: Lamp, move: Move) -> Event:
    """The last fact of a move."""
    return decide(LAMP, state, move).events[-1]


def refusal(state: Lamp, move: Move) -> Refused:
    """The refusal of a move."""
    with pytest.raises(Refused) as no:
        decide(LAMP, state, move)
    return no.value


def test_an_option_holds_its_default_until_it_is_set() -> None:
    assert (chosen(OPTIONS, LAID, "wick"), chosen(OPTIONS, LAID, "glass")) == ("thick", "clear")
    assert chosen(OPTIONS, LAID, "dice") == "table"
    with pytest.raises(KeyError):
        chosen(OPTIONS, LAID, "soot")


def test_an_option_is_settled_at_any_time() -> None:
    assert last(LAID, SetOption(name="glass", value="red")) == OptionSet(
        name="glass", value="red", was="clear", rule="LAMP-5"
    )
    state = decide(LAMP, LAID, SetOption(name="glass", value="red")).state
    assert chosen(OPTIONS, state, "glass") == "red"


def test_an_early_option_wants_a_reason_later() -> None:
    no = refusal(LAID, SetOption(name="wick", value="thin"))
    assert (no.objection.code, no.objection.rule, no.final) == ("option-fixed", "LAMP-4", False)
    settled = last(LAID, SetOption(name="wick", value="thin", because="it broke"))
    assert settled == OptionSet(name="wick", value="thin", was="thick", rule="LAMP-4")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (SetOption(name="soot", value="black", because="so"), "option-unknown"),
        (SetOption(name="glass", value="blue", because="so"), "option-value"),
        (SetOption(name="dice", value="both", because="so"), "option-value"),
        (Gain(what="light", by=1, because="so"), "number-unknown"),
        (Gain(what="oil", by=1), "reason-missing"),
        (Lose(what="oil", by=0, because="so"), "number-same"),
        (Gain(what="oil", by=3, because="it is full"), "number-same"),
        (Set(what="oil", to=FULL, because="so"), "number-same"),
        (Lose(what="own", by=1, because="so"), "who-missing"),
    ],
)
def test_what_no_ruling_carries(move: Move, code: str) -> None:
    no = refusal(LAID, move)
    assert (no.objection.code, no.final) == (code, True)
    assert no.objection.hint


@given(st.integers(0, FULL), st.sampled_from((Gain, Lose)), st.integers(0, 9999))
def test_gaining_and_losing_stay_within_the_bounds(oil: int, kind: type[Gain | Lose], by: int) -> None:
    wanted = min(FULL, oil + by) if kind is Gain else max(0, oil - by)
    move = kind(what="oil", by=by, because="so")
    if wanted == oil:
        assert refusal(LAID.but(oil=oil), move).objection.code == "number-same"
    else:
        corrected = decide(STILL, LAID.but(oil=oil), move)
        assert corrected.state.oil == wanted


@given(st.integers(-9999, 9999).filter(lambda value: value < FULL))
def test_setting_stays_within_the_bounds(to: int) -> None:
    assert decide(STILL, LAID, Set(what="oil", to=to, because="so")).state.oil == max(0, to)


def test_a_number_without_bounds_may_be_anything() -> None:
    move = Set(what="own", to=-40, because="so", who="Ana")
    assert OilBurnt(was=FULL, now=-40, by="Ana") in decide(LAMP, LAID, move).events


def test_a_number_below_its_bounds_is_corrected_from_where_it_stands() -> None:
    owing = LAID.but(oil=-3)
    assert decide(LAMP, owing, Gain(what="oil", by=1, because="so")).state.oil == -2
    assert refusal(owing, Lose(what="oil", by=1, because="so")).objection.code == "number-same"


def test_a_correction_has_its_consequences() -> None:
    assert decide(LAMP, LAID, Lose(what="oil", by=6, because="spilt")).state.ended == "dark"


@pytest.mark.parametrize("slip", [Lose(what="oil", by=60, because="spilt"), Set(what="oil", to=-6, because="spilt")])
def test_a_slip_of_the_thumb_ends_no_game(slip: Move) -> None:
    no = refusal(LAID, slip)
    assert (no.objection.code, no.final, no.objection.hint) == ("number-ends", True, "set oil 0, if that is meant")
    out = LAID.but(lit=False, ended="dark")
    assert decide(LAMP, out, slip).state.oil == 0
