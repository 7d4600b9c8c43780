"""What a defence chooses by itself: the better Skill, a RED token where all are RED; and the die of each token."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.torgue import RULESET
from ledger.games.torgue.events.agreeing import GroupAgreed
from ledger.games.torgue.events.attacks import BlastRolled, CrowdCounted, ElementRolled
from ledger.games.torgue.events.defence import DefenceRolled
from ledger.games.torgue.events.ending import CleanUpRolled
from ledger.games.torgue.events.hunts import HuntBegan
from ledger.games.torgue.events.loot import DrawCounted
from ledger.games.torgue.events.turns import SkillRolled
from ledger.games.torgue.moves.attacks import Melee
from ledger.games.torgue.moves.enemies import Exhaust, Strike
from ledger.games.torgue.state.game import Torgue
from projections.dice import thrown_in
from tests.games.torgue.histories import enemy, gun, hunter, hurt, spent
from tests.games.torgue.histories_defence import attacked
from tests.tables import Fact, Row, Sitting, each, prove

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


def test_a_fact_knows_the_sides_of_its_dice() -> None:
    """TB-004: the colour of a token is its die, whatever face it shows."""
    table = Sitting(RULESET, attacked(hunter("H1", "yellow green"), foes=(enemy("E1", shield="green"),)))
    table.say(Strike(enemy="E1", token="a", dice=("2",)))
    table.say(Melee(who="H1", target="E1", token="b", dice=("5",), shields=("3",)))
    found = [sides for step in table.steps[table.begun :] for each in step.events for sides, _ in thrown_in(each)]
    assert found == [8, 12, 12]


def test_other_dice_are_told_too() -> None:
    """TB-057, TB-191, TB-241, TB-253, TB-257, TB-264: dice that no token picks."""
    die = (Die(faces=(2,)),)
    facts: dict[int, tuple[Event, ...]] = {
        4: (CrowdCounted(thrown=die, count=2), ElementRolled(element="shock", thrown=die, placed=False)),
        10: (BlastRolled(zone="A", thrown=die, strength=2), HuntBegan(card="X", map="Y", thrown=die)),
        3: (DrawCounted(thrown=die, count=2, die=3),),
        6: (GroupAgreed(choice="left", die="d6", dice=die),),
    }
    assert all(sides == told for told, each in facts.items() for fact in each for sides, _ in thrown_in(fact))
    assert [sides for sides, _ in thrown_in(CleanUpRolled(face=2, thrown=die, effect="nothing"))] == [4]
    rolled = SkillRolled(
        who="H1",
        skill="tech",
        colour="red",
        thrown=die,
        value=0,
        plus=0,
        total=2,
        needed=2,
        obstacle=die,
        result="success",
    )
    assert [sides for sides, _ in thrown_in(rolled)] == [6, 10]
