"""What a reader of the history may trust: mid-line moments, marks after corrections, where chance came from."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Note, Roll
from ledger.store.amend import rewrite
from ledger.store.entries import Said
from ledger.store.ledger import Ledger
from ledger.store.steps import Steps
from tests.store.table import SAID, live, note, notes, say, scout, undo
from tests.toy import Draw, Scout
from tests.toy.events import DoomFell


def _doom_after(ledger: Ledger[Any], move: int) -> int:
    steps = Steps(ledger)
    return int(ledger.state_at(steps.end_of_move(steps.of_move(move))).doom)


def _said(ledger: Ledger[Any], move: int) -> Said:
    said = ledger.entry(Steps(ledger).of_move(move)).said
    assert said
    return said


def test_a_moment_in_the_middle_of_a_line_is_that_of_its_move(ledger: Ledger[Any]) -> None:
    say(ledger, Scout(place="Mines", level=1), Scout(place="Cave", level=2), Scout(place="Tower", level=3))
    assert [_doom_after(ledger, move) for move in (1, 2, 3, 4)] == [10, 9, 7, 4]


def test_a_moment_ends_before_the_correction_that_was_stored_behind_it(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines", 1)
    scout(ledger, "Cave", 2)
    rewrite(ledger, 2, (Scout(place="Mines", level=3),)).store(SAID)
    assert [_doom_after(ledger, move) for move in (3, 4, 5)] == [7, 7, 5]


def test_a_mark_that_counts_comes_before_its_copy_on_a_branch_that_does_not(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines", 1)
    Steps(ledger).mark("camp", SAID)
    own = ledger.last.number
    note(ledger, "after")
    rewrite(ledger, 2, (Scout(place="Mines", level=3),)).store(SAID)
    assert Steps(ledger).marked("camp") > own
    undo(ledger)
    assert Steps(ledger).marked("camp") == own


def test_a_mark_that_was_taken_back_can_still_be_gone_to(ledger: Ledger[Any]) -> None:
    Steps(ledger).mark("camp", SAID)
    own = ledger.last.number
    undo(ledger)
    note(ledger, "elsewhere")
    assert Steps(ledger).marked("camp") == own


def test_what_the_program_drew_stays_marked_as_the_programs_when_it_is_said_again(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines", 1)
    say(ledger, Roll(dice="d6", faces=("_",)))
    say(ledger, Roll(dice="d6", faces=("4",)))
    assert [_said(ledger, move).source for move in (3, 4)] == ["app", "table"]
    rewrite(ledger, 2, (Scout(place="Cave", level=1),)).store(SAID)
    assert [_said(ledger, move).source for move in (5, 6, 7)] == ["table", "app", "table"]


def test_an_answer_is_left_out_where_the_correction_asks_no_more(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines", 1)
    say(ledger, Draw())
    say(ledger, Draw(card="Torch"))
    worked = rewrite(ledger, 3, (Draw(card="Long Sword"),))
    assert [(each.number, each.objection.code) for each in worked.dropped] == [(4, "nothing-owed")]
    worked.store(SAID)
    assert [type(event).__name__ for event in live(ledger)].count("CardDrawn") == 1


def test_an_answer_still_answers_what_is_asked_again(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines", 1)
    say(ledger, Draw())
    say(ledger, Draw(card="Torch"), Note(text="got it"))
    worked = rewrite(ledger, 2, (Scout(place="Cave", level=2),))
    assert worked.dropped == []
    worked.store(SAID)
    assert (ledger.state.opened, notes(ledger)) == ((), "got it")
    assert [event.now for event in live(ledger) if isinstance(event, DoomFell)] == [8]
