"""Worked cases of health, sanity, Corruption and Determination."""

from __future__ import annotations

from ledger.core.table.moves import Remove
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import AttackRolled
from ledger.games.brimstone.events.posse import AttackSaved
from ledger.games.brimstone.moves.fighting import Foes, Melee
from ledger.games.brimstone.moves.harm import Struck
from ledger.games.brimstone.moves.posse import Corrupt, Mutation
from ledger.games.brimstone.moves.things import Apply, Bag
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero
from tests.tables import Fact, No, Row, each, prove

ROWS: dict[str, Row[Brimstone]] = {
    "SBV-001 SB-HLT-02 Defense 3+ blocks on a 3": Row(
        given=(*game(hero("Ada", defense=3)),),
        when=(Struck(amount=4, dice=("3",), pool="health", who="Ada"),),
        then={at.health: {"Ada": 10}},
        happens=(Fact(AttackSaved, blocked=True),),
    ),
    "SBV-002 SB-HLT-02 SB-HLT-03 Defense 3+ fails on a 2 and the whole damage comes through": Row(
        given=(*game(hero("Ada", defense=3)),),
        when=(Struck(amount=4, dice=("2",), pool="health", who="Ada"),),
        then={at.health: {"Ada": 6}},
        happens=(Fact(AttackSaved, blocked=False),),
    ),
    "SBV-003 SB-SAN-02 Willpower 3+ saves sanity on a 3": Row(
        given=(*game(hero("Ada", willpower=3)),),
        when=(Struck(amount=2, dice=("3",), pool="sanity", who="Ada"),),
        then={at.sanity: {"Ada": 10}},
        happens=(Fact(AttackSaved, blocked=True),),
    ),
    "SBV-005 SB-HLT-01 SB-KO-01 Health 0 knocks out; damage beyond is not counted": Row(
        given=(*game(hero("Ada", health=3, health_max=10)),),
        when=(Struck(amount=5, dice=("1",), pool="health", who="Ada"),),
        then={at.health: {"Ada": 0}, at.ko: {"Ada": "health"}},
    ),
    "SBV-006 SB-SAN-01 SB-KO-01 Sanity 0 knocks out too": Row(
        given=(*game(hero("Ada", sanity=2, sanity_max=10)),),
        when=(Struck(amount=2, dice=("1",), pool="sanity", who="Ada"),),
        then={at.sanity: {"Ada": 0}, at.health: {"Ada": 10}, at.ko: {"Ada": "sanity"}},
    ),
    "SBV-007 SB-COR-01 Four corruption are still carried": Row(
        given=(*game(hero("Ada", corruption=3)),),
        when=(Corrupt(points=1, who="Ada"),),
        then={at.corruption: {"Ada": 4}, at.mutations: {"Ada": ()}, at.pending: ()},
    ),
    "SBV-009 SB-COR-02 A surplus is lost and gives one mutation only": Row(
        given=(*game(hero("Ada", corruption=3)),),
        when=(Corrupt(points=7, who="Ada"), Mutation(result="Third Eye", dice=("3", "4"), who="Ada")),
        then={at.corruption: {"Ada": 0}, at.mutations: {"Ada": ("Third Eye",)}, at.pending: ()},
    ),
    "SBV-011 SB-COR-03 A mutation cannot be taken off": Row(
        given=(*game(hero("Ada")), Mutation(result="Third Eye", who="Ada")),
        when=(Remove(thing="Third Eye", from_="traits", who="Ada"),),
        refused={1: No("SB-COR-03")},
        then={at.mutations: {"Ada": ("Third Eye",)}},
    ),
    "SBV-014 SB-DET-01 Without Determination no re-roll": Row(
        given=(*game(hero("Ada", determination=0)),),
        when=(Struck(amount=4, dice=("2:6",), pool="health", who="Ada"),),
        refused={1: No("SB-DET-01")},
        then={at.health: {"Ada": 10}},
    ),
    "SBV-015 SB-DET-03 One point touches one die only; the other dice stand": Row(
        given=(
            *game(hero("Ada", determination=1, combat=3, to_hit=4)),
            Foes(name="Ghoul", count=2, initiative=3, escape=4),
        ),
        when=(Melee(dice=("1:4", "2", "5"), hits=(("Ghoul", 2),), who="Ada"),),
        then={at.determination: {"Ada": 0}},
        happens=(Fact(AttackRolled, hits=2, crits=0),),
    ),
    "SBV-016 SB-DET-04 The same die twice for two points": Row(
        given=(*game(hero("Ada", willpower=5, determination=2)),),
        when=(Struck(amount=3, dice=("1:2:5",), pool="sanity", who="Ada"),),
        then={at.sanity: {"Ada": 10}, at.determination: {"Ada": 0}},
        happens=(Fact(AttackSaved, blocked=True),),
    ),
    "SBV-017 SB-BAG-06 SB-DET-05 SB-BAG-01 A Tonic gives 1 Determination and is gone": Row(
        given=(*game(hero("Ada", determination=1)), Bag(thing="Tonic", who="Ada")),
        when=(Apply(thing="Tonic", who="Ada"),),
        then={at.determination: {"Ada": 2}, at.sidebag: {"Ada": ()}},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
