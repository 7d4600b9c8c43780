"""Corrections of an earlier move: what follows is decided again, what differs is shown, the old branch stays."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.core.model import Decision, Refused, refused
from ledger.core.table.moves import Note, Roll
from ledger.store.amend import rewrite
from ledger.store.audit import Audit
from ledger.store.campaigns import open_campaign
from ledger.store.faults import MovedOn, NothingThere
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.steps import Steps
from tests.store.table import SAID, live, note, notes, redo, say, scout, undo
from tests.toy import TOY, Draw, Fight, Flee, Hire, Scout, Toy
from tests.toy.events import DoomFell, FoeFought


@pytest.fixture
def scouted(ledger: Ledger[Any]) -> Ledger[Any]:
    """A campaign whose moves 2 to 4 scout the Mines, the Cave and the Tower, and 5 takes a note."""
    for place, level in (("Mines", 3), ("Cave", 1), ("Tower", 2)):
        scout(ledger, place, level)
    note(ledger, "done")
    return ledger


def doom(ledger: Ledger[Any]) -> list[tuple[int, int]]:
    """How doom fell along the live chain."""
    return [(event.was, event.now) for event in live(ledger) if isinstance(event, DoomFell)]


def test_a_correction_carries_through(scouted: Ledger[Any]) -> None:
    worked = rewrite(scouted, 2, (Scout(place="Mines", level=1),))
    assert [(change.name, change.was, change.now) for change in worked.changes()] == [("Doom", 4, 6)]
    assert (worked.how, worked.repeated, worked.dropped) == ("amend", 3, [])
    worked.store(SAID)
    assert doom(scouted) == [(10, 9), (9, 8), (8, 6)]
    assert notes(scouted) == "done"


def test_what_later_moves_bring_otherwise_is_told(ledger: Ledger[Any]) -> None:
    for place in ("Mines", "Cave", "Tower"):
        scout(ledger, place, 3)
    scout(ledger, "Mound", 1)
    worked = rewrite(ledger, 2, (Scout(place="Mines", level=1),))
    assert [(each.number, each.now, each.gone) for each in worked.otherwise] == [
        (2, (" scouts Mines: level 1.", "Doom 10 to 9."), (" scouts Mines: level 3.", "Doom 10 to 7.")),
        (5, (), ("The game is lost.",)),
    ]


def test_nothing_is_stored_before_the_table_agrees(scouted: Ledger[Any]) -> None:
    before = list(scouted.rows.scan())
    rewrite(scouted, 2, (Scout(place="Mines", level=1),))
    assert list(scouted.rows.scan()) == before
    assert doom(scouted) == [(10, 7), (7, 6), (6, 4)]


def test_a_correction_is_one_step_back_and_forth(scouted: Ledger[Any]) -> None:
    old, head = scouted.state, scouted.head
    rewrite(scouted, 3, (Scout(place="Cave", level=3),)).store(SAID)
    new = scouted.state
    assert new != old
    undo(scouted)
    assert (scouted.state, scouted.head) == (old, head)
    redo(scouted)
    assert scouted.state == new
    assert Audit(scouted).deep().wrong == ""


def test_a_move_is_annulled(scouted: Ledger[Any]) -> None:
    worked = rewrite(scouted, 2, ())
    worked.store(SAID)
    assert worked.how == "annul"
    assert doom(scouted) == [(10, 9), (9, 7)]
    assert "Mines" not in scouted.state.levels


def test_the_last_move_is_annulled(scouted: Ledger[Any]) -> None:
    rewrite(scouted, 5, ()).store(SAID)
    assert notes(scouted) == ""
    assert doom(scouted) == [(10, 7), (7, 6), (6, 4)]


def test_one_move_becomes_several(scouted: Ledger[Any]) -> None:
    rewrite(scouted, 3, (Scout(place="Mound", level=1), Note(text="and "))).store(SAID)
    assert list(scouted.state.levels) == ["Mines", "Mound", "Tower"]
    assert notes(scouted) == "and done"


def test_one_move_of_a_line_is_corrected(ledger: Ledger[Any]) -> None:
    say(ledger, Scout(place="Mines", level=3), Scout(place="Cave", level=3), Note(text="a"))
    worked = rewrite(ledger, 3, (Scout(place="Cave", level=1),))
    assert worked.repeated == 1, "what stands before it in its line is not said again because of it"
    worked.store(SAID)
    assert doom(ledger) == [(10, 7), (7, 6)]
    assert notes(ledger) == "a"


def test_each_repeated_line_stays_a_line(scouted: Ledger[Any]) -> None:
    rewrite(scouted, 2, (Scout(place="Mines", level=1),)).store(SAID)
    undo(scouted)
    steps = Steps(scouted)
    steps.restore(steps.of_move(7), SAID)
    assert list(scouted.state.levels) == ["Mines", "Cave"]


def test_later_moves_that_are_now_refused_are_named_and_left_out(scouted: Ledger[Any]) -> None:
    worked = rewrite(scouted, 2, (Scout(place="Cave", level=1),))
    assert [(each.number, each.objection.code) for each in worked.dropped] == [(3, "place-known")]
    worked.store(SAID)
    assert doom(scouted) == [(10, 9), (9, 7)]


def test_they_are_kept_by_ruling_where_the_table_says_why(scouted: Ledger[Any]) -> None:
    worked = rewrite(scouted, 2, (Scout(place="Cave", level=1),), keep="there are two caves")
    assert worked.dropped == []
    worked.store(SAID)
    assert doom(scouted) == [(10, 9), (9, 8), (8, 6)]
    assert scouted.state.overruled == 1


def test_what_no_ruling_carries_is_left_out_anyway(ledger: Ledger[Any]) -> None:
    say(ledger, Hire(hero="Brann"))
    say(ledger, Hire(hero="Cora"))
    worked = rewrite(ledger, 2, (Hire(hero="Cora"),), keep="they are twins")
    assert [each.objection.code for each in worked.dropped] == ["hero-hired"]


def test_what_a_reason_carries_only_half_way_is_left_out(scouted: Ledger[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def half_way(state: Toy, move: Scout) -> Decision[Toy]:
        yield from scouts(state, move)
        if move.because:
            raise refused("place-lost", "TOY-01", "It is gone.")

    scouts = TOY.deciders.rows[Scout]
    monkeypatch.setitem(TOY.deciders.rows, Scout, half_way)
    worked = rewrite(scouted, 2, (Hire(hero="Brann"), Scout(place="Cave", level=1)), keep="there are two caves")
    assert [(each.number, each.objection.code) for each in worked.dropped] == [(3, "place-lost")]
    worked.store(SAID)
    assert list(scouted.state.levels) == ["Cave", "Tower"]


def test_a_corrected_move_that_is_refused_stores_nothing(scouted: Ledger[Any]) -> None:
    before = list(scouted.rows.scan())
    with pytest.raises(Refused):
        rewrite(scouted, 3, (Scout(place="Mines", level=1),))
    assert list(scouted.rows.scan()) == before


def test_dice_and_cards_stay_as_they_fell(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines")
    say(ledger, Roll(dice="2d6", faces=("_", "_")), Draw(card="Torch", who="Ana"))
    chance = live(ledger)[-2:]
    rewrite(ledger, 2, (Scout(place="Cave", level=2),)).store(SAID)
    assert live(ledger)[-2:] == chance


def test_marks_stay_where_they_were_said(ledger: Ledger[Any]) -> None:
    scout(ledger, "Mines")
    Steps(ledger).mark("camp", SAID)
    scout(ledger, "Cave")
    rewrite(ledger, 2, (Scout(place="Tower", level=2),)).store(SAID)
    steps = Steps(ledger)
    assert [name for name, _ in steps.marks()] == ["camp", "camp"]
    steps.restore(steps.marked("camp"), SAID)
    assert list(ledger.state.levels) == ["Tower"]


def test_a_correction_is_corrected(scouted: Ledger[Any]) -> None:
    rewrite(scouted, 2, (Scout(place="Mines", level=1),)).store(SAID)
    rewrite(scouted, 6, (Scout(place="Mines", level=2),)).store(SAID)
    assert doom(scouted) == [(10, 8), (8, 7), (7, 5)]
    undo(scouted, 2)
    assert doom(scouted) == [(10, 7), (7, 6), (6, 4)]


@pytest.mark.parametrize("number", [1, 99, 0])
def test_some_moves_are_none_to_correct(scouted: Ledger[Any], number: int) -> None:
    with pytest.raises(NothingThere):
        rewrite(scouted, number, (Note(text="x"),))


def test_a_move_that_was_taken_back_is_none_to_correct(scouted: Ledger[Any]) -> None:
    undo(scouted)
    with pytest.raises(NothingThere, match="not one to correct"):
        rewrite(scouted, 5, (Note(text="x"),))
    note(scouted, "again")
    with pytest.raises(NothingThere, match="not one to correct"):
        rewrite(scouted, 5, (Note(text="x"),))


def test_somebody_else_was_quicker(scouted: Ledger[Any], home: Home) -> None:
    worked = rewrite(scouted, 2, ())
    other = open_campaign(home, "Test", quick=True)
    note(other, " theirs")
    other.close()
    with pytest.raises(MovedOn):
        worked.store(SAID)
    scouted.refresh()
    assert notes(scouted) == "done theirs"


# ------------------------------------------------------- moves that waited


def said_later(ledger: Ledger[Any]) -> list[tuple[str, int, bool]]:
    """The fights of the live chain."""
    return [(each.foe, each.total, each.won) for each in live(ledger) if isinstance(each, FoeFought)]


def half_said(ledger: Ledger[Any], half: Fight, *answers: Fight) -> None:
    """A move that waits, as move 2, and what completes it."""
    for move in (half, *answers):
        say(ledger, move)


@pytest.mark.parametrize(
    ("corrected", "fought"),
    [
        (Fight(foe="Ogre", boss=True), ("Ogre", 8, False)),
        (Fight(foe="Troll"), ("Troll", 8, True)),
        (Fight(foe="Troll", stance="bold", who="Ben"), ("Troll", 8, True)),
    ],
)
def test_a_later_answer_is_given_to_the_corrected_question(
    ledger: Ledger[Any], corrected: Fight, fought: tuple[str, int, bool]
) -> None:
    half_said(ledger, Fight(foe="Ogre"), Fight(foe="Ogre", faces=("5", "3")))
    worked = rewrite(ledger, 2, (corrected,))
    assert (worked.dropped, worked.asks) == ([], ())
    worked.store(SAID)
    assert said_later(ledger) == [fought]
    assert ledger.state.opened == ()


def test_what_an_answer_brings_otherwise_is_told(ledger: Ledger[Any]) -> None:
    half_said(ledger, Fight(foe="Ogre"), Fight(foe="Ogre", faces=("5", "3")))
    worked = rewrite(ledger, 2, (Fight(foe="Troll"),))
    (own,) = worked.otherwise
    assert own.number == 3
    assert "Troll" in own.now[0]
    assert "Ogre" in own.gone[0]


def test_an_answer_in_several_steps_goes_with_each_of_them(ledger: Ledger[Any]) -> None:
    half_said(ledger, Fight(foe="Ogre"), Fight(foe="Ogre", faces=("5", "_")), Fight(foe="Ogre", faces=("5", "3")))
    rewrite(ledger, 2, (Fight(foe="Troll"),)).store(SAID)
    assert said_later(ledger) == [("Troll", 8, True)]


def test_the_second_die_stays_where_the_first_is_corrected(ledger: Ledger[Any]) -> None:
    half_said(ledger, Fight(foe="Ogre"), Fight(foe="Ogre", faces=("5", "_")), Fight(foe="Ogre", faces=("5", "3")))
    rewrite(ledger, 3, (Fight(foe="Ogre", faces=("1", "_")),)).store(SAID)
    assert said_later(ledger) == [("Ogre", 4, False)]


def test_an_answer_to_what_the_correction_answers_itself_is_left_out(ledger: Ledger[Any]) -> None:
    half_said(ledger, Fight(foe="Ogre"), Fight(foe="Ogre", faces=("5", "3")))
    worked = rewrite(ledger, 2, (Fight(foe="Ogre", faces=("1", "2")),))
    assert [(each.number, each.objection.code) for each in worked.dropped] == [(3, "nothing-owed")]
    worked.store(SAID)
    assert said_later(ledger) == [("Ogre", 3, False)]


def test_an_answer_to_a_move_of_another_kind_is_left_out(ledger: Ledger[Any]) -> None:
    half_said(ledger, Fight(foe="Ogre"), Fight(foe="Ogre", faces=("5", "3")))
    worked = rewrite(ledger, 2, (Flee(),))
    assert [(each.number, each.objection.code) for each in worked.dropped] == [(3, "nothing-owed")]
    assert worked.asks == ("Really run?",)


def test_a_step_that_is_left_out_leaves_the_next_one_its_question(ledger: Ledger[Any]) -> None:
    half_said(ledger, Fight(foe="Ogre"), Fight(foe="Ogre", boss=True), Fight(foe="Ogre", boss=True, faces=("5", "3")))
    worked = rewrite(ledger, 3, ())
    assert worked.dropped == []
    worked.store(SAID)
    assert said_later(ledger) == [("Ogre", 8, True)]
