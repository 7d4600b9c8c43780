"""The numbers of a hero by the words of the table, and what traits and items change in them."""

from __future__ import annotations

from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import AttackRolled
from ledger.games.brimstone.events.numbers import NumberSet
from ledger.games.brimstone.events.posse import TraitGained
from ledger.games.brimstone.moves.fighting import Foes, Melee
from ledger.games.brimstone.moves.posse import Corrupt, Enlist, Injury, LevelUp, Maximum, Mutation
from ledger.games.brimstone.moves.things import Apply, Bag, Hold, PickUp, TakeOff, Wear
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import Trait
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero
from tests.tables import Fact, No, Row, each, prove

ADA = game(hero("Ada", health=14, sanity=14, to_hit=4))
LEG = ("health-max-1", "to-hit-1", "sanity-max-2", "hands-1", "sidebag-4", "crit-1")

ROWS: dict[str, Row[Brimstone]] = {
    "SB-COR-03 SB-HLT-04 what lasts counts in every number that it names": Row(
        given=(*ADA, Foes(name="Bat", count=2)),
        when=(
            Injury(result="Bad Leg", dice=("3", "4"), gives=LEG, who="Ada"),
            Melee(dice=("3", "5"), who="Ada"),
            PickUp(item="Shotgun", hands=2, who="Ada"),
            Hold(items=("Shotgun",), who="Ada"),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Tonic", who="Ada"),
        ),
        refused={4: No("SB-HND-02", "hands-full"), 6: No("SB-BAG-02", "bag-full")},
        then={at.health: {"Ada": 13}, at.sanity: {"Ada": 12}},
        happens=(
            Fact(NumberSet, number="health", was=14, now=13),
            Fact(NumberSet, number="sanity", was=14, now=12),
            Fact(AttackRolled, needed=3, hits=2, crits=1),
        ),
    ),
    "SB-COR-03 a short form is stored as the whole name": Row(
        given=ADA,
        when=(Mutation(result="Horns", gives=("str-1", "hp-2", "will+1"), who="Ada"),),
        then={at.strength: {"Ada": 1}, at.health: {"Ada": 12}, at.willpower: {"Ada": 5}},
        happens=(
            Fact(
                TraitGained,
                trait=Trait(name="Horns", sort="mutation", gives=("strength-1", "health-max-2", "willpower+1")),
            ),
        ),
    ),
    "SB-COR-03 a word that names no number is refused": Row(
        given=ADA,
        when=(
            Injury(result="Limp", gives=("strenght-1",), who="Ada"),
            Injury(result="Limp", gives=("gold-5",), who="Ada"),
            PickUp(item="Hat", gives=("helth+1",), who="Ada"),
        ),
        refused={
            1: No("SB-COR-03", "modifier-unknown"),
            2: No("SB-COR-03", "modifier-unknown"),
            3: No("SB-MEL-02", "modifier-unknown"),
        },
        never=(TraitGained,),
    ),
    "SB-COR-03 a skill that only this hero has is a number too": Row(
        given=(*game(hero("Ada")), Enlist(name="Kit", values=(("riding", 3),), who="Ada", because="another sheet")),
        when=(Injury(result="Limp", gives=("riding-1",), who="Ada"),),
        happens=(Fact(TraitGained, trait=Trait(name="Limp", sort="injury", gives=("riding-1",))),),
    ),
    "SB-HLT-04 clothing that is worn lifts the maximum as long as it is worn": Row(
        given=(*ADA, PickUp(item="Vest", clothing="Torso", gives=("health+2",), who="Ada")),
        when=(
            Wear(item="Vest", who="Ada"),
            LevelUp(gains=(("hp", 1),), because="a gift", who="Ada"),
            Maximum(what="health", to=14, who="Ada"),
            TakeOff(item="Vest", who="Ada"),
        ),
        after={2: {at.health: {"Ada": 15}, at.health_max: {"Ada": 17}}, 3: {at.health: {"Ada": 15}}},
        then={at.health: {"Ada": 14}},
    ),
    "SB-COR-01 what a hero carries at most may be changed by what lasts": Row(
        given=(*ADA, Injury(result="Weak Blood", gives=("corruption-1",), who="Ada")),
        when=(Corrupt(points=4, who="Ada"),),
        then={at.corruption: {"Ada": 0}},
    ),
    "SB-KEY-01 what is only carried gives nothing to whom it is not made for": Row(
        given=ADA,
        when=(PickUp(item="Star", keyword="Law", gives=("strength+1",), who="Ada"),),
        then={at.strength: {"Ada": 2}},
    ),
    "SB-BAG-07 AMB-20 a potion lifts a skill by any word for it, and nothing else": Row(
        given=(*ADA, Bag(thing="Far Eastern Potion", who="Ada")),
        when=(
            Apply(thing="Far Eastern Potion", skill="gold", who="Ada"),
            Apply(thing="Far Eastern Potion", skill="side-bag", who="Ada"),
            Apply(thing="Far Eastern Potion", skill="str", who="Ada"),
        ),
        refused={1: No("SB-BAG-07", "skill-unknown"), 2: No("SB-BAG-07", "skill-unknown")},
        then={at.strength: {"Ada": 4}},
    ),
    "SB-POS-02 a sheet is read by the same words": Row(
        given=game(hero("Ada")),
        when=(Enlist(name="Kit", values=(("hp", 12), ("str", 3), ("will", 3)), who="Ada", because="another"),),
        then={at.health_max: {"Ada": 12}, at.strength: {"Ada": 3}, at.willpower: {"Ada": 3}},
    ),
}


@each(ROWS)
def test_it_is_as_the_summary_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
