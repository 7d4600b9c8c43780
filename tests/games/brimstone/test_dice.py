"""Dice of facts as dice, those of old ledgers too."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.core.dice import Die
from ledger.core.frozen import from_json
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import DynamiteThrown, FoeWounded
from ledger.games.brimstone.events.rolling import CheckMade
from ledger.games.brimstone.events.things import TokenGone
from ledger.games.brimstone.moves.fighting import Damage, Foes, Melee, Throw
from ledger.games.brimstone.moves.posse import Try
from ledger.games.brimstone.moves.things import Apply, Bag
from ledger.games.brimstone.state.game import Brimstone
from projections.dice import dice_in
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, Row, each, prove

ADA = game(hero("Ada", determination=2))
BAT = Foes(name="Bat", count=2, health=4)

ROWS: dict[str, Row[Brimstone]] = {
    "SB-HIT-04 the dice of damage are in the fact": Row(
        given=(*ADA, BAT, Melee(dice=("4", "1"), hits=(("Bat", 1),), who="Ada")),
        when=(Damage(name="Bat", dice=("1:3",), who="Ada"),),
        happens=(Fact(FoeWounded, thrown=(Die(faces=(1, 3)),)),),
    ),
    "SB-DYN-03 a die for each victim is the thrower's": Row(
        given=(*ADA, BAT, Bag(thing="Dynamite", who="Ada")),
        when=(Throw(distance=2, dice=("5",), victims=(("Bat", 3), ("Ada", 2)), who="Ada"),),
        happens=(Fact(DynamiteThrown, thrown=(Die(faces=(5,)),), damage=(Die(faces=(3,)), Die(faces=(2,)))),),
    ),
    "SB-BAG-03 the die of a token is in the fact": Row(
        given=(*ADA, Bag(thing="Bandages", who="Ada"), out("Ada", health=5)),
        when=(Apply(thing="Bandages", dice=("4",), who="Ada"),),
        happens=(Fact(TokenGone, thrown=(Die(faces=(4,)),)),),
    ),
    "SB-COR-05 dice that are not six-sided say so": Row(
        given=ADA,
        when=(Try(what="luck", target=7, dice=("8",), sides=8, who="Ada"),),
        happens=(Fact(CheckMade, dice="d8", thrown=(Die(faces=(8,)),)),),
    ),
}
OLD: dict[str, tuple[dict[str, Any], tuple[tuple[int, ...], ...]]] = {
    "attack-rolled": ({"faces": [[4], [2, 6]]}, ((4,), (2, 6))),
    "room-scavenged": ({}, ()),
    "escape-rolled": ({"faces": [1, 5]}, ((1, 5),)),
    "hero-recovered": ({"faces": [3, 4]}, ((3,), (4,))),
    "save-repeated": ({"face": 5}, ((5,),)),
}


@each(ROWS)
def test_it_is_as_the_summary_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)


@pytest.mark.parametrize("name", OLD)
def test_faces_of_old_facts_are_dice_now(name: str) -> None:
    body, shown = OLD[name]

    lifted: dict[str, Any] = RULESET.lifts[name, 1]({"who": "Ada", **body})

    found = tuple(from_json(Die, each) for each in lifted.pop("thrown"))
    assert tuple(die.faces for die in dice_in(found)) == shown
    assert lifted == {"who": "Ada"}
