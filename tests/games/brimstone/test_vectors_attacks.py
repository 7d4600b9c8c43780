"""Worked cases of attacks."""

from __future__ import annotations

from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import AttackRolled, FoeWounded
from ledger.games.brimstone.moves.fighting import Damage, EndTurn, Foes, Melee, Shoot
from ledger.games.brimstone.moves.things import Hold, PickUp
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero
from tests.tables import Fact, No, Row, each, prove

ROWS: dict[str, Row[Brimstone]] = {
    "SBV-087 SB-MEL-02 SB-HIT-01 Combat 2 rolls two dice; To Hit 3+ hits on a 3": Row(
        given=(*game(hero("Ada", combat=2, to_hit=3)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Melee(dice=("3", "2"), hits=(("Ghoul", 1),), who="Ada"),),
        then={at.attacked: {"Ada": True}},
        happens=(Fact(AttackRolled, hits=1, crits=0),),
    ),
    "SBV-088 SB-MEL-02 An item's bonus die makes three, a fourth is refused": Row(
        given=(*game(hero("Ada", combat=2)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Melee(dice=("4", "5", "1", "6"), hits=(("Ghoul", 3),), bonus=1, who="Ada"),),
        refused={1: No("SB-MEL-02")},
        then={at.attacked: {"Ada": False}},
    ),
    "SBV-089 SB-MEL-01 Melee only next to the enemy": Row(
        given=(*game(hero("Ada", combat=2)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Melee(dice=("4", "5"), hits=(("Ghoul", 2),), apart=True, who="Ada"),),
        refused={1: No("SB-MEL-01")},
        then={at.attacked: {"Ada": False}},
    ),
    "SBV-090 SB-MEL-03 No more hits can be assigned than were rolled": Row(
        given=(*game(hero("Ada", combat=2, to_hit=4)), Foes(name="Ghoul", count=2, initiative=3, escape=4)),
        when=(Melee(dice=("4", "3"), hits=(("Ghoul", 2),), who="Ada"),),
        refused={1: No("SB-MEL-03")},
        then={at.attacked: {"Ada": False}},
    ),
    "SBV-091 SB-HIT-05 One regular attack per turn": Row(
        given=(*game(hero("Ada", combat=1, to_hit=4)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Melee(dice=("4",), hits=(("Ghoul", 1),), who="Ada"), Melee(dice=("5",), hits=(("Ghoul", 1),), who="Ada")),
        refused={2: No("SB-HIT-05")},
        then={at.attacked: {"Ada": True}},
    ),
    "SBV-092 SB-RNG-03 SB-RNG-02 SB-HIT-01 Four shots at range 6 - four dice, up to four hits": Row(
        given=(
            *game(hero("Ada", to_hit=3)),
            PickUp(item="Repeater", weight=2, hands=2, range=6, shots=4, who="Ada"),
            Hold(items=("Repeater",), who="Ada"),
            Foes(name="Ghoul", count=2, initiative=3, escape=4),
        ),
        when=(Shoot(weapon="Repeater", dice=("3", "4", "5", "3"), targets=(("Ghoul", "4/6"),), who="Ada"),),
        then={at.attacked: {"Ada": True}},
        happens=(Fact(AttackRolled, hits=4, crits=0),),
    ),
    "SBV-093 SB-RNG-02 Seven spaces are out of range 6": Row(
        given=(
            *game(hero("Ada", to_hit=3)),
            PickUp(item="Repeater", weight=2, hands=2, range=6, shots=4, who="Ada"),
            Hold(items=("Repeater",), who="Ada"),
            Foes(name="Ghoul", count=2, initiative=3, escape=4),
        ),
        when=(Shoot(weapon="Repeater", dice=("3", "4", "5", "3"), targets=(("Ghoul", "4/7"),), who="Ada"),),
        refused={1: No("SB-RNG-02")},
        then={at.attacked: {"Ada": False}},
    ),
    "SBV-094 SB-RNG-05 SB-RNG-04 A wall between blocks that target": Row(
        given=(
            *game(hero("Ada", to_hit=3)),
            PickUp(item="Repeater", weight=2, hands=2, range=6, shots=4, who="Ada"),
            Hold(items=("Repeater",), who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
            Foes(name="Spider", count=1, initiative=6, escape=3),
        ),
        when=(
            Shoot(
                weapon="Repeater",
                dice=("3", "4", "1", "1"),
                targets=(("Ghoul", "1/3"), ("Spider", "1/4")),
                behind=("Spider",),
                who="Ada",
            ),
        ),
        refused={1: No("SB-RNG-05")},
        then={at.attacked: {"Ada": False}},
    ),
    "SBV-095 SB-RNG-04 Hits may be spread over targets in range and sight": Row(
        given=(
            *game(hero("Ada", to_hit=3)),
            PickUp(item="Repeater", weight=2, hands=2, range=6, shots=4, who="Ada"),
            Hold(items=("Repeater",), who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
            Foes(name="Spider", count=1, initiative=6, escape=3),
        ),
        when=(
            Shoot(
                weapon="Repeater", dice=("3", "4", "1", "6"), targets=(("Ghoul", "1/3"), ("Spider", "2/6")), who="Ada"
            ),
        ),
        then={at.attacked: {"Ada": True}},
        happens=(Fact(AttackRolled, hits=3, crits=1),),
    ),
    "SBV-096 SB-HIT-02 SB-HIT-03 A 6 is critical and ignores armour": Row(
        given=(
            *game(hero("Ada", combat=2, to_hit=4)),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, defense=2, health=12),
        ),
        when=(
            Melee(dice=("6", "1"), hits=(("Ghoul", 1),), who="Ada"),
            Damage(name="Ghoul", dice=("4",), crits=1, who="Ada"),
        ),
        then={at.enemy_health: {"Ghoul": 8}},
        happens=(Fact(FoeWounded, dealt=4),),
    ),
    "SBV-097 SB-HIT-04 Armour above the damage leaves 0, not healing": Row(
        given=(
            *game(hero("Ada", combat=1, to_hit=4)),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, defense=3, health=12),
        ),
        when=(
            Melee(dice=("5",), hits=(("Ghoul", 1),), who="Ada"),
            Damage(name="Ghoul", dice=("2",), crits=0, who="Ada"),
        ),
        then={at.enemy_health: {"Ghoul": 12}},
        happens=(Fact(FoeWounded, dealt=0),),
    ),
    "SBV-098 SB-HIT-02 A weapon that is critical on 5 or 6": Row(
        given=(*game(hero("Ada", combat=3, to_hit=4, crit=5)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Melee(dice=("5", "6", "4"), hits=(("Ghoul", 3),), who="Ada"),),
        happens=(Fact(AttackRolled, hits=3, crits=2),),
    ),
    "SBV-099 SB-MEL-03 Damage cannot be rolled before hits are assigned": Row(
        given=(*game(hero("Ada", combat=2)), Foes(name="Ghoul", count=1, initiative=3, escape=4, defense=0, health=6)),
        when=(Damage(name="Ghoul", dice=("5",), crits=0, who="Ada"),),
        refused={1: No("SB-MEL-03")},
        then={at.enemy_health: {"Ghoul": 6}},
    ),
    "SBV-100 SB-FRE-01 SB-FRE-03 A Free Attack besides the regular one": Row(
        given=(*game(hero("Ada", combat=1, to_hit=4)), Foes(name="Ghoul", count=2, initiative=3, escape=4)),
        when=(
            Melee(dice=("4",), hits=(("Ghoul", 1),), who="Ada"),
            Melee(dice=("5",), hits=(("Ghoul", 1),), free="Quick Draw", who="Ada"),
        ),
        then={at.attacked: {"Ada": True}, at.free_attacks: {"Ada": 1}},
    ),
    "SBV-101 SB-FRE-02 A second Free Attack is refused even from another source": Row(
        given=(*game(hero("Ada", combat=1, to_hit=4)), Foes(name="Ghoul", count=2, initiative=3, escape=4)),
        when=(
            Melee(dice=("4",), hits=(("Ghoul", 1),), free="Quick Draw", who="Ada"),
            Melee(dice=("5",), hits=(("Ghoul", 1),), free="Boot Knife", who="Ada"),
        ),
        refused={2: No("SB-FRE-02")},
        then={at.attacked: {"Ada": False}, at.free_attacks: {"Ada": 1}},
    ),
    "SBV-102 SB-FRE-02 The next turn allows one again": Row(
        given=(*game(hero("Ada", combat=1, to_hit=4)), Foes(name="Ghoul", count=2, initiative=3, escape=4)),
        when=(
            Melee(dice=("4",), hits=(("Ghoul", 1),), free="Quick Draw", who="Ada"),
            EndTurn(),
            Melee(dice=("5",), hits=(("Ghoul", 1),), free="Boot Knife", who="Ada"),
        ),
        then={at.attacked: {"Ada": False}, at.free_attacks: {"Ada": 1}, at.turn: 2},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
