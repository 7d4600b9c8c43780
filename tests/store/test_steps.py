"""Undo, redo, restore and marks: each appends, none deletes, and each can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.core.table.moves import Act, Session
from ledger.store.campaigns import open_campaign
from ledger.store.facts import HeadMoved
from ledger.store.faults import MovedOn, NothingThere
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.steps import Steps
from tests.store.table import SAID, note, notes, redo, say, scout, undo
from tests.toy import Scout


@pytest.fixture
def steps(ledger: Ledger[Any]) -> Steps[Any]:
    """The ways of a campaign with the notes a, b and c."""
    for text in "abc":
        note(ledger, text)
    return Steps(ledger)


def test_each_undo_takes_back_one_line(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    seen = []
    for _ in range(3):
        undo(ledger)
        seen.append(notes(ledger))
    assert seen == ["ab", "a", ""]
    with pytest.raises(NothingThere):
        steps.back()
    assert ledger.state.players == ("Ana", "Ben")


def test_undo_appends_and_deletes_nothing(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    before = list(ledger.rows.scan())
    undo(ledger, 2)
    after = list(ledger.rows.scan())
    assert after[:-1] == before
    assert isinstance(ledger.last.event, HeadMoved)


def test_a_line_of_several_moves_is_one_step(ledger: Ledger[Any]) -> None:
    state = ledger.state
    say(ledger, Scout(place="Mines", level=1), Scout(place="Cave", level=2), Act(name="Ben"))
    undo(ledger)
    assert ledger.state == state


def test_redo_brings_back_the_oldest_first(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    undo(ledger, 3)
    redo(ledger)
    assert notes(ledger) == "a"
    assert redo(ledger, 9) == 2
    assert notes(ledger) == "abc"
    with pytest.raises(NothingThere):
        steps.forth()


def test_undo_and_redo_mix(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    seen = []
    for way, count in ((undo, 2), (redo, 1), (undo, 2), (redo, 1), (redo, 2)):
        way(ledger, count)
        seen.append(notes(ledger))
    assert seen == ["a", "ab", "", "a", "abc"]


def test_a_new_line_ends_what_could_be_brought_back(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    undo(ledger, 2)
    note(ledger, "d")
    assert notes(ledger) == "ad"
    with pytest.raises(NothingThere):
        steps.forth()
    undo(ledger)
    assert notes(ledger) == "a"
    redo(ledger)
    assert notes(ledger) == "ad"


def test_what_was_taken_back_can_be_restored(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    lost = ledger.last.number
    undo(ledger, 2)
    note(ledger, "d")
    steps.restore(lost, SAID)
    assert notes(ledger) == "abc"
    undo(ledger)
    assert notes(ledger) == "ad"
    redo(ledger)
    assert notes(ledger) == "abc"


def test_restore_goes_to_the_end_of_a_line(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    first = say(ledger, Scout(place="Mines", level=1), Scout(place="Cave", level=1)) - 3
    state = ledger.state
    undo(ledger)
    steps.restore(first, SAID)
    assert ledger.state == state


@pytest.mark.parametrize("number", [0, -1, 99])
def test_nobody_restores_what_is_not_there(steps: Steps[Any], number: int) -> None:
    with pytest.raises(NothingThere, match="no entry"):
        steps.restore(number, SAID)


def test_nobody_restores_where_the_table_stands(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    with pytest.raises(NothingThere, match="stands there already"):
        steps.restore(ledger.head, SAID)


def test_undo_leads_to_an_entry(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    at = ledger.last.number
    note(ledger, "d")
    note(ledger, "e")
    passed = steps.back_to(at)
    assert len(passed) == 2
    steps.undo(passed, SAID)
    assert notes(ledger) == "abc"
    with pytest.raises(NothingThere, match="stands there already"):
        steps.back_to(at)


def test_no_way_leads_back_to_another_branch(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    lost = ledger.last.number
    undo(ledger)
    note(ledger, "d")
    with pytest.raises(NothingThere, match="not on the way back"):
        steps.back_to(lost)


def test_undo_of_a_session_ends_where_it_opened(ledger: Ledger[Any]) -> None:
    note(ledger, "a")
    say(ledger, Session(what="end"))
    for text in "bc":
        note(ledger, text)
    steps = Steps(ledger)
    assert len(steps.back_over_session()) == 2
    steps.undo(steps.back_over_session(), SAID)
    assert (notes(ledger), ledger.state.session, ledger.state.sitting) == ("a", 1, False)


def test_undo_of_a_turn_goes_back_to_the_other_player(ledger: Ledger[Any]) -> None:
    say(ledger, Act(name="Ana"))
    note(ledger, "a")
    say(ledger, Act(name="Ben"))
    note(ledger, "b")
    steps = Steps(ledger)
    steps.undo(steps.back_over_turn(), SAID)
    assert (notes(ledger), ledger.state.acting) == ("a", "Ana")


def test_undo_of_a_phase_goes_back_to_where_the_game_was(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines")
    note(ledger, "a")
    scout(ledger, "Cave")
    note(ledger, "b")
    steps = Steps(ledger)
    steps.undo(steps.back_over_phase(), SAID)
    assert (notes(ledger), len(ledger.state.levels)) == ("a", 1)


def test_a_campaign_without_a_move_has_no_way_back(ledger: Ledger[Any]) -> None:
    steps = Steps(ledger)
    for back in (steps.back, steps.back_over_session, steps.back_over_turn, steps.back_over_phase):
        with pytest.raises(NothingThere, match="nothing to undo"):
            back()
    with pytest.raises(NothingThere, match="nothing to redo"):
        steps.forth()


def test_marks_name_points(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    steps.mark("Before the boss", SAID)
    at = steps.marked("before the BOSS")
    note(ledger, "d")
    steps.restore(at, SAID)
    assert notes(ledger) == "abc"
    undo(ledger)
    assert notes(ledger) == "abcd"


def test_a_mark_made_twice_names_the_later_point(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    steps.mark("here", SAID)
    note(ledger, "d")
    steps.mark("here", SAID)
    assert steps.marked("here") == ledger.last.number
    assert [name for name, _ in steps.marks()] == ["here", "here"]


def test_a_mark_that_nobody_made_is_not_there(steps: Steps[Any]) -> None:
    with pytest.raises(NothingThere, match="No mark 'x'") as no:
        steps.marked("x")
    assert "there are none" in no.value.hint


def test_a_move_is_found_by_its_number(ledger: Ledger[Any], steps: Steps[Any]) -> None:
    say(ledger, Scout(place="Mines", level=1), Scout(place="Cave", level=1))
    undo(ledger)
    note(ledger, "d")
    for number in range(1, ledger.last.number + 1):
        entry = ledger.entry(number)
        first = steps.of_move(entry.move)
        assert ledger.entry(first).move == entry.move
        assert first == 1 or ledger.entry(first - 1).move < entry.move
    with pytest.raises(NothingThere, match="no move 99"):
        steps.of_move(99)


def test_who_comes_second_is_told_and_nothing_is_lost(ledger: Ledger[Any], home: Home) -> None:
    other = open_campaign(home, "Test", quick=True)
    note(other, "theirs")
    for late in (lambda: note(ledger, "ours"), lambda: Steps(ledger).mark("ours", SAID)):
        with pytest.raises(MovedOn):
            late()
    ledger.refresh()
    assert notes(ledger) == "theirs"
    note(ledger, " ours")
    other.refresh()
    assert notes(other) == "theirs ours"
    undo(other)
    with pytest.raises(MovedOn):
        undo(ledger)
    ledger.refresh()
    assert notes(ledger) == "theirs"
    other.close()
