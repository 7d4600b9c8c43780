"""The rule tables themselves: a row that is false is found out."""

from __future__ import annotations

import pytest

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.rounds import FateReduced, StepBegan, TokenScouted
from ledger.games.draggmar.moves.crawl import Room
from ledger.games.draggmar.moves.rounds import Next, Scout
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import ALONE, crawl, scouting
from tests.tables import Fact, No, Row, Sitting, each, prove

SCOUT = Scout(who="A", place="Mines", level=1)
AGAIN = Scout(who="A", place="Site-3", level=1)
UNREAD = Room(who="A", name="Ogre", kind="monster")

FALSE: dict[str, Row[Draggmar]] = {
    "another number": Row(given=scouting("AB"), when=SCOUT, then={at.face_down: 12}),
    "another number of one player": Row(given=scouting("AB"), when=SCOUT, then={at.fame: {"A": 5, "B": 4}}),
    "a player who is not there": Row(given=scouting("AB"), when=SCOUT, then={at.fame: {"C": 5}}),
    "yes for one": Row(given=scouting("AB"), when=SCOUT, then={at.round_: True}),
    "another number on the way": Row(given=scouting("AB"), when=SCOUT, after={1: {at.fate: 14}}),
    "a history that is no history": Row(given=(*scouting("AB"), SCOUT, AGAIN), when=Next(), then={at.fate: 15}),
    "a history that ends elsewhere": Row(given=scouting("AB"), stands={at.fate: 9}, when=SCOUT, then={at.fate: 15}),
    "a move that is refused": Row(given=(*scouting("AB"), SCOUT), when=AGAIN, then={at.fate: 15}),
    "the first of two moves is refused": Row(
        given=(*scouting("AB"), SCOUT), when=((AGAIN, SCOUT),), refused={1: No("DR-031")}
    ),
    "a move that is accepted": Row(given=scouting("AB"), when=SCOUT, refused={1: No("DR-031")}),
    "another rule": Row(given=(*scouting("AB"), SCOUT), when=AGAIN, refused={1: No("DR-032")}),
    "another code": Row(given=(*scouting("AB"), SCOUT), when=AGAIN, refused={1: No("DR-031", "token-known")}),
    "a name that is not named": Row(given=(*scouting("AB"), SCOUT), when=AGAIN, refused={1: No("DR-031", names="Q")}),
    "a move that only asks": Row(given=crawl(ALONE), when=UNREAD, then={at.fate: 15}),
    "a question that is not asked": Row(given=scouting("AB"), when=SCOUT, asked={1: "level"}),
    "a fact that did not happen": Row(given=scouting("AB"), when=SCOUT, happens=(Fact(FateReduced),)),
    "a fact with another field": Row(given=scouting("AB"), when=SCOUT, happens=(Fact(TokenScouted, level=2),)),
    "facts in another order": Row(
        given=scouting("A"),
        when=(SCOUT, Next()),
        happens=(Fact(StepBegan, step="deployment"), Fact(TokenScouted, place="Mines")),
    ),
    "a fact that must not happen": Row(given=scouting("AB"), when=SCOUT, never=(TokenScouted,)),
}


@each(FALSE)
def test_a_false_row_is_found_out(row: Row[Draggmar]) -> None:
    with pytest.raises(AssertionError):
        prove(RULESET, row)


def test_a_row_has_to_expect_something() -> None:
    with pytest.raises(TypeError):
        Row[Draggmar](given=scouting("AB"), when=SCOUT)
    with pytest.raises(TypeError):
        Row[Draggmar](given=scouting("AB"), when=SCOUT, refused={2: No("DR-031")})


def test_a_refusal_changes_nothing() -> None:
    table = Sitting(RULESET, (*scouting("AB"), SCOUT))
    before = table.state
    step = table.say(AGAIN)
    assert (step.refusal is not None, step.events, table.state == before) == (True, (), True)
