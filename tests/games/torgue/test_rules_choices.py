"""What a defence chooses by itself: the better Skill, and a RED token where all are RED."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.defence import DefenceRolled
from ledger.games.torgue.moves.enemies import Exhaust, Strike
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue.histories import enemy, gun, hunter, hurt, spent
from tests.games.torgue.histories_defence import attacked
from tests.tables import Fact, Row, each, prove

PISTOL = gun("Jakobs", has=("pistol",))
ARMED = hunter("H1", "green green", gear=("Jakobs",), skills={"ranged": 2, "melee": 0})
CHOICES: dict[str, Row[Torgue]] = {
    "TB-170 better": Row(
        proves="TB-170 TB-168",
        given=attacked(ARMED, foes=(enemy("E1"),), cards=(PISTOL,)),
        when=Strike(enemy="E1", token="a", dice=("3",)),
        happens=(Fact(DefenceRolled, skill="ranged", value=2, total=5, result="success", instead=True),),
    ),
    "TB-170 named": Row(
        proves="TB-170",
        given=attacked(ARMED, foes=(enemy("E1"),), cards=(PISTOL,)),
        when=Strike(enemy="E1", token="a", dice=("3",), skill="melee"),
        happens=(Fact(DefenceRolled, skill="melee", total=3, result="failure", instead=False),),
    ),
    "TB-170 no worse": Row(
        proves="TB-170",
        given=attacked(
            hunter("H1", "green green", gear=("Jakobs",), skills={"ranged": 1, "melee": 1}),
            foes=(enemy("E1"),),
            cards=(PISTOL,),
        ),
        when=Strike(enemy="E1", token="a", dice=("3",)),
        happens=(Fact(DefenceRolled, skill="melee", instead=False),),
    ),
    "TB-170 empty": Row(
        proves="TB-170 TB-101",
        given=attacked(ARMED, foes=(enemy("E1"),), cards=(PISTOL,), before=(Exhaust(name="Jakobs"),)),
        when=Strike(enemy="E1", token="a", dice=("3",)),
        happens=(Fact(DefenceRolled, skill="melee", total=3, result="failure"),),
    ),
    "TB-167 all RED": Row(
        proves="TB-167 TB-117",
        given=attacked(hunter("H1", "red red green"), foes=(enemy("E1"),), before=(*spent("H1", "a"), hurt("H1", "c"))),
        when=Strike(enemy="E1", dice=("5",)),
        happens=(Fact(DefenceRolled, colour="red", result="success"),),
    ),
}


@each(CHOICES)
def test_rule(row: Row[Torgue]) -> None:
    prove(RULESET, row)
