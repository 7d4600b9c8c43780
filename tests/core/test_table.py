"""What every table can do: notes, sessions, who acts, dice, answers that are waived."""

from __future__ import annotations

import pytest

from ledger.core.frozen import to_json
from ledger.core.model import Move, Opened, Refused
from ledger.core.ruleset import decide
from ledger.core.table.events import DiceRolled, HandPassed, MoveOpened, OwedWaived, SessionEnded, SessionOpened
from ledger.core.table.moves import Act, Found, Note, Roll, Session, Waive
from tests.core.lamp import LAMP, Lamp, Pour

LAID = decide(LAMP, LAMP.initial, Found(players=("Ana", "Ben"))).state


def after(*moves: Move) -> Lamp:
    """The state once these moves were made."""
    state = LAID
    for move in moves:
        state = decide(LAMP, state, move).state
    return state


def code(state: Lamp, move: Move) -> str:
    """The code of the refusal of a move."""
    with pytest.raises(Refused) as no:
        decide(LAMP, state, move)
    assert no.value.final
    return no.value.objection.code


def test_a_session_is_opened_and_ended_by_word() -> None:
    opened = decide(LAMP, LAID, Session(what="open"))
    assert opened.events == [SessionOpened(number=1)]
    ended = decide(LAMP, opened.state, Session(what="end"))
    assert ended.events == [SessionEnded(number=1)]
    assert (ended.state.session, ended.state.sitting) == (1, False)


def test_the_next_move_opens_the_next_session() -> None:
    ended = after(Note(text="a"), Session(what="end"))
    assert decide(LAMP, ended, Note(text="b")).events[0] == SessionOpened(number=2)


def test_a_session_is_not_opened_or_ended_twice() -> None:
    assert code(after(Session(what="open")), Session(what="open")) == "session-open"
    assert code(LAID, Session(what="end")) == "session-closed"


def test_who_acts_is_kept() -> None:
    state = after(Note(text="a", who="Ana"))
    assert decide(LAMP, state, Act(name="Ben", who="Ana")).events == [HandPassed(to="Ben", declared=True)]
    assert code(after(Act(name="Ben")), Act(name="Ben")) == "acts-already"


def test_dice_of_the_table_are_kept_as_they_fell() -> None:
    (rolled,) = [event for event in decide(LAMP, LAID, Roll(dice="2d6", faces=("4", "5:2"))).events if _rolled(event)]
    assert isinstance(rolled, DiceRolled)
    assert ([die.faces for die in rolled.thrown], rolled.total) == ([(4,), (5, 2)], 6)
    assert rolled.sentence() == "Rolled 2d6: 4 5:2, total 6."


def _rolled(event: object) -> bool:
    return isinstance(event, DiceRolled)


def test_dice_of_the_program_are_marked() -> None:
    decided = decide(LAMP, LAID, Roll(dice="2d6", faces=("4", "5_"), who="Ana"))
    assert decided.events[-1].sentence() == "Ana rolls 2d6: 4 5, total 9. (app: 5)"


def test_a_bare_total_is_enough() -> None:
    decided = decide(LAMP, LAID, Roll(dice="3d6", faces=("=12",)))
    assert decided.events[-1] == DiceRolled(dice="3d6", total=12)
    assert decided.events[-1].sentence() == "Rolled 3d6: 12."


def test_dice_that_nobody_threw_are_owed() -> None:
    decided = decide(LAMP, LAID, Roll(dice="2d6", who="Ana"))
    assert isinstance(decided.events[-1], MoveOpened)
    assert decided.asking is not None
    assert not decided.asking.now


def test_a_die_left_to_the_program_is_thrown_whatever_the_habit() -> None:
    asking = decide(LAMP, LAID, Roll(dice="2d6", faces=("4", "_"))).asking
    assert asking is not None
    assert asking.now


def test_what_is_owed_can_be_waived_the_oldest_first() -> None:
    owing = after(Roll(dice="2d6", who="Ana"), Pour(who="Ben"))
    waived = decide(LAMP, owing, Waive(because="the die is lost"))
    assert waived.events == [OwedWaived(verb="roll", by="Ana", asks="What does 2d6 show?", reason="the die is lost")]
    assert [each.verb for each in waived.state.opened] == ["pour"]
    assert code(LAID, Waive()) == "nothing-owed"


def test_a_move_that_asks_again_keeps_its_place_before_later_ones() -> None:
    owing = after(Roll(dice="2d6", who="Ana"), Pour(who="Ben"))
    again = decide(LAMP, owing, Roll(dice="2d6", faces=("4", "_"), who="Ana"))
    assert [each.verb for each in again.state.opened] == ["roll", "pour"]
    assert isinstance(again.events[-1], MoveOpened)
    assert again.events[-1].place == 0
    last = decide(LAMP, owing, Pour(who="Ben"))
    assert [each.verb for each in last.state.opened] == ["roll", "pour"]
    assert "place" not in to_json(last.events[-1])


def test_what_is_let_go_need_not_be_the_oldest_of_its_verb() -> None:
    first, second = (
        Opened(verb="roll", given=f'{{"dice":"{dice}"}}', field="faces", asks="?") for dice in ("1d6", "2d6")
    )
    gone = OwedWaived(verb="roll", asks="?", given=second.given)
    assert LAMP.evolve(LAID.but(opened=(first, second)), gone).opened == (first,)
    assert LAMP.evolve(LAID.but(opened=(first, second)), gone.but(given="")).opened == (second,)


def test_waiving_is_no_answer() -> None:
    owing = after(Pour(who="Ana"))
    assert decide(LAMP, owing, Waive(who="Ana")).state.opened == ()
