"""Numbers that lie on the table otherwise than the log gives them: counted, left open, explained."""

from __future__ import annotations

import pytest

from ledger.core.model import Event, Move, Refused, Unexplained
from ledger.core.ruleset import decide
from ledger.core.table.counting import gaps
from ledger.core.table.events import NumberCounted, NumberExplained, SessionOpened
from ledger.core.table.moves import Count, Explain, Found, Gain
from tests.core.lamp import FULL, LAMP, Burn, Lamp, LampOut, OilBurnt, SmokeRose

LAID = decide(LAMP, LAMP.initial, Found(players=("Ana", "Ben"))).state
WHY = "it leaks"


def after(state: Lamp, *moves: Move) -> Lamp:
    """The state once these moves were made."""
    for move in moves:
        state = decide(LAMP, state, move).state
    return state


def facts(state: Lamp, move: Move) -> list[Event]:
    """The facts of a move, the opening of a sitting left out."""
    return [event for event in decide(LAMP, state, move).events if not isinstance(event, SessionOpened)]


def refusal(state: Lamp, move: Move) -> Refused:
    """The refusal of a move."""
    with pytest.raises(Refused) as no:
        decide(LAMP, state, move)
    return no.value


def test_what_was_counted_is_what_the_table_has() -> None:
    made = facts(LAID, Count(what="oil", value=2))
    assert made == [
        OilBurnt(was=6, now=2),
        NumberCounted(what="oil", log=6, counted=2, by=-4, left=-4, rule="LAMP-8"),
    ]
    assert made[-1].sentence() == "oil: 2, unexplained: 4 less than the log gives."
    state = after(LAID, Count(what="oil", value=2))
    assert state.oil == 2
    assert state.unexplained == (Unexplained(what="oil", log=6, counted=2),)


def test_nothing_follows_from_a_number_that_nobody_explained() -> None:
    state = after(LAID, Count(what="oil", value=0))
    assert (state.oil, state.lit, state.smoke, state.ended) == (0, True, 0, "")


def test_what_would_have_followed_follows_from_the_explanation() -> None:
    state = after(LAID, Count(what="oil", value=0))
    made = facts(state, Explain(what="oil", because=WHY))
    assert made == [
        NumberExplained(what="oil", by=-6, reason=WHY, rule="LAMP-8"),
        LampOut(rule="LAMP-3"),
        SmokeRose(),
    ]
    assert made[0].sentence() == "oil: 6 less than the log, explained: it leaks."
    explained = after(state, Explain(what="oil", because=WHY))
    assert (explained.oil, explained.lit, explained.unexplained) == (0, False, ())


def test_nothing_follows_once_the_number_has_gone_back_towards_the_log() -> None:
    state = after(LAID, Count(what="oil", value=0), Gain(what="oil", by=2, because="we poured"))
    assert len(facts(state, Explain(what="oil", because=WHY))) == 1
    assert after(state, Explain(what="oil", because=WHY)).ended == ""


def test_a_count_that_agrees_leaves_nothing_open() -> None:
    (agreed,) = facts(LAID, Count(what="oil", value=FULL))
    assert agreed.sentence() == "oil: 6, as the log gives."
    assert after(LAID, Count(what="oil", value=FULL)).unexplained == ()


def test_counts_of_one_number_add_up() -> None:
    state = after(LAID, Count(what="oil", value=4), Burn(by=1), Count(what="oil", value=1))
    assert [each.by for each in state.unexplained] == [-2, -2]
    assert gaps(state) == (Unexplained(what="oil", log=5, counted=1),)
    assert facts(state, Explain(what="oil", because=WHY))[0] == NumberExplained(
        what="oil", by=-4, reason=WHY, rule="LAMP-8"
    )


def test_counting_again_what_the_log_gave_takes_the_gap_away() -> None:
    state = after(LAID, Count(what="oil", value=4))
    made = facts(state, Count(what="oil", value=6))
    assert made[-1].sentence() == "oil: 6, as the log gave before; nothing is unexplained."
    assert after(state, Count(what="oil", value=6)).unexplained == ()


def test_a_count_that_agrees_later_leaves_the_gap_open() -> None:
    state = after(LAID, Count(what="oil", value=4), Count(what="oil", value=4))
    assert [each.by for each in state.unexplained] == [-2]


def test_whose_number_it_is_is_kept_apart() -> None:
    state = after(LAID, Count(what="own", value=4, who="Ana"), Count(what="own", value=3, who="Ben"))
    assert [each.label for each in gaps(state)] == ["own Ana", "own Ben"]
    left = after(state, Explain(what="own", who="Ana", because=WHY))
    assert [each.label for each in left.unexplained] == ["own Ben"]


def test_a_count_with_its_reason_is_a_correction() -> None:
    state = after(LAID, Count(what="oil", value=0, because=WHY))
    assert (state.oil, state.ended, state.unexplained) == (0, "dark", ())


def test_a_count_is_taken_after_the_end() -> None:
    ended = after(LAID, Count(what="oil", value=0), Explain(what="oil", because=WHY))
    counted = after(ended, Count(what="oil", value=2))
    assert (counted.oil, counted.ended, counted.overruled) == (2, "dark", 0)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Count(what="light", value=1), "number-unknown"),
        (Count(what="own", value=1), "who-missing"),
        (Count(what="oil", value=FULL + 1), "count-beyond"),
        (Count(what="oil", value=-1, because=WHY), "count-beyond"),
        (Explain(what="light", because=WHY), "number-unknown"),
        (Explain(what="oil", because=WHY), "number-explained"),
    ],
)
def test_what_no_ruling_carries(move: Move, code: str) -> None:
    no = refusal(LAID, move)
    assert (no.objection.code, no.final) == (code, True)
    assert no.objection.hint


def test_an_explanation_needs_its_reason() -> None:
    no = refusal(after(LAID, Count(what="oil", value=4)), Explain(what="oil"))
    assert (no.objection.code, no.final) == ("reason-missing", True)
