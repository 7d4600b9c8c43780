"""Lines: several moves in one breath, and chance left to the program."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.core.dice import Die
from ledger.core.model import Refused
from ledger.core.table.events import DiceRolled, MoveOpened
from ledger.core.table.moves import Note, Roll, SetOption
from ledger.store.entries import Said
from ledger.store.facts import CampaignFounded
from ledger.store.ledger import Ledger
from tests.store.table import live, note, notes, say
from tests.toy import Draw, Fight, Flee, Scout, Tell
from tests.toy.events import CardDrawn, FoeFought
from tests.toy.state import CARDS


def last_said(ledger: Ledger[Any]) -> Said:
    """The envelope of the last move."""
    number = ledger.last.number
    while not ledger.entry(number).said:
        number -= 1
    said = ledger.entry(number).said
    assert said is not None
    return said


def dice_of(ledger: Ledger[Any]) -> tuple[Die, ...]:
    """The dice of the last fact."""
    event = live(ledger)[-1]
    assert isinstance(event, (DiceRolled, FoeFought))
    return event.thrown


def test_the_first_entry_names_the_game(ledger: Ledger[Any]) -> None:
    founded = ledger.entry(1)
    assert isinstance(founded.event, CampaignFounded)
    assert (founded.event.game, founded.move, founded.batch) == ("toy", 0, 1)


def test_moves_of_a_line_share_a_batch_and_not_a_number(ledger: Ledger[Any]) -> None:
    first = ledger.last.number + 1
    say(ledger, Scout(place="Mines", level=1), Note(text="a"))
    added = [ledger.entry(number) for number in range(first, ledger.last.number + 1)]
    assert {entry.batch for entry in added} == {first}
    assert [entry.move for entry in added if entry.said] == [2, 3]
    assert [entry.said.verb for entry in added if entry.said] == ["scout", "note"]


def test_each_move_of_a_line_is_decided_on_the_one_before(ledger: Ledger[Any]) -> None:
    line = ledger.line()
    line.say(Scout(place="Mines", level=1))
    with pytest.raises(Refused):
        line.say(Scout(place="Mines", level=1))
    line.say(Note(text="a"))
    ledger.store(line)
    assert notes(ledger) == "a"
    assert list(ledger.state.levels) == ["Mines"]


def test_a_line_that_is_not_stored_leaves_nothing(ledger: Ledger[Any]) -> None:
    before = list(ledger.rows.scan()), ledger.state
    line = ledger.line()
    line.say(Scout(place="Mines", level=1))
    assert (list(ledger.rows.scan()), ledger.state) == before


def test_f1_dice_are_the_tables_unless_it_says_otherwise(ledger: Ledger[Any]) -> None:
    say(ledger, Roll(dice="2d6"))
    assert isinstance(live(ledger)[-1], MoveOpened)
    say(ledger, Roll(dice="2d6", faces=("4", "1")))
    assert [(die.face, die.source) for die in dice_of(ledger)] == [(4, "table"), (1, "table")]
    assert last_said(ledger).source == "table"


def test_f1_one_die_of_a_throw_may_be_left_to_the_program(ledger: Ledger[Any]) -> None:
    say(ledger, Roll(dice="2d6", faces=("4", "_")))
    real, virtual = dice_of(ledger)
    assert (real.face, real.source, virtual.source) == (4, "table", "app")
    assert 1 <= virtual.face <= 6
    assert last_said(ledger).source == "app"


def test_f3_a_campaign_may_leave_all_chance_to_the_program(ledger: Ledger[Any]) -> None:
    say(ledger, SetOption(name="dice", value="app"))
    say(ledger, Fight(foe="Ogre"))
    assert {die.source for die in dice_of(ledger)} == {"app"}
    say(ledger, Draw(who="Ana"))
    drawn = live(ledger)[-1]
    assert isinstance(drawn, CardDrawn)
    assert drawn.card in CARDS
    assert last_said(ledger).source == "app"
    note(ledger, "no chance in this")
    assert last_said(ledger).source == "table"


def test_what_the_program_threw_is_kept_in_the_move(ledger: Ledger[Any]) -> None:
    """So that a correction decides it again with the same faces."""
    say(ledger, Roll(dice="3d6", faces=("_", "5", "_")))
    faces = [f"{die.face}{'_' if die.source == 'app' else ''}" for die in dice_of(ledger)]
    assert last_said(ledger).move == f'{{"dice":"3d6","faces":["{faces[0]}","5","{faces[2]}"]}}'


def test_a_choice_is_never_made_by_the_program(ledger: Ledger[Any]) -> None:
    say(ledger, SetOption(name="dice", value="app"))
    say(ledger, Flee())
    assert [opened.verb for opened in ledger.state.opened] == ["flee"]


def test_d17_nothing_is_drawn_from_a_pile_that_is_empty(ledger: Ledger[Any]) -> None:
    say(ledger, SetOption(name="dice", value="app"))
    for card, count in CARDS.items():
        for _ in range(count):
            say(ledger, Draw(card=card, who="Ana", because="the hand is large"))
    say(ledger, Draw(who="Ben"))
    assert [opened.asks for opened in ledger.state.opened] == ["Which card?"]


def test_d21_the_program_draws_each_card_as_often_as_it_is_there(ledger: Ledger[Any]) -> None:
    line = ledger.line()
    line.say(SetOption(name="dice", value="app"))
    seen = dict.fromkeys(CARDS, 0)
    state = line.state
    for _ in range(400):
        line.state = state
        line.say(Draw(who="Ana"))
        seen[line.state.hands["Ana"][0]] += 1
    assert all(seen[card] / count > 50 for card, count in CARDS.items())


def test_b16_what_was_said_is_there_after_a_restart(ledger: Ledger[Any]) -> None:
    say(ledger, Tell(text="  a  b ", to="Ben", secret=True, who="Ana", because="it is so"))
    ledger.refresh()
    said = last_said(ledger)
    assert said.move == '{"who":"Ana","because":"it is so","text":"  a  b ","to":"Ben","secret":true}'
    assert (said.verb, said.who) == ("tell", "Ana")


def test_chance_that_gives_nothing_leaves_the_question_open(
    ledger: Ledger[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked again and again, the program would never be done."""
    say(ledger, SetOption(name="dice", value="app"))
    monkeypatch.setattr("ledger.store.chance.answered", lambda move, _asking: move)
    say(ledger, Roll(dice="2d6"))

    assert isinstance(live(ledger)[-1], MoveOpened)
