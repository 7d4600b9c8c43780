"""Worked cases of edges that reviews met."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.core.table.moves import Found
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import FoeWounded
from ledger.games.brimstone.events.rolling import DiceThrown
from ledger.games.brimstone.moves.exploring import Scavenge
from ledger.games.brimstone.moves.fighting import Brawl, Damage, Done, FightEnd, Foes, Go, Melee, Movement, Throw
from ledger.games.brimstone.moves.harm import Recover
from ledger.games.brimstone.moves.posse import Enlist, Injury, Rolls, Sell
from ledger.games.brimstone.moves.things import Bag, Hold, PickUp
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, each, prove


def counting(table: at.At) -> tuple[int, ...]:
    """The faces that count of the dice thrown last."""
    return tuple(die.face for die in table.last(DiceThrown).thrown)


ROWS: dict[str, Row[Brimstone]] = {
    "SBV-119 SB-BAG-02 With a stated reason the table may put in a sixth token": Row(
        given=(
            *game(hero("Ada")),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Bandages", who="Ada"),
        ),
        when=(Bag(thing="Dynamite", because="SB-BAG-02 Card of the hero gives a sixth slot", who="Ada"),),
        then={
            at.sidebag: {"Ada": ("Tonic", "Tonic", "Whiskey", "Whiskey", "Bandages", "Dynamite")},
            at.overrides: ("SB-BAG-02",),
        },
    ),
    "SBV-121 SB-KEY-01 SB-HND-02 An override of one rule does not lift another": Row(
        given=(
            *game(hero("Ada")),
            PickUp(item="Marshal Gun", weight=1, hands=1, keyword="Law", who="Ada"),
            PickUp(item="Shotgun", weight=2, hands=2, who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
        ),
        when=(Hold(items=("Marshal Gun", "Shotgun"), because="SB-KEY-01 House rule", who="Ada"),),
        refused={1: No("SB-HND-02")},
        then={at.hands: {"Ada": ()}, at.overrides: ()},
    ),
    "SBV-122 SB-HIT-02 SB-HIT-03 SB-HIT-04 A critical and a normal hit together, only the normal one is reduced": Row(
        given=(
            *game(hero("Ada", combat=2, to_hit=4)),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, defense=2, health=12),
        ),
        when=(
            Melee(dice=("6", "4"), hits=(("Ghoul", 2),), who="Ada"),
            Damage(name="Ghoul", dice=("4", "5"), crits=1, who="Ada"),
        ),
        then={at.enemy_health: {"Ghoul": 5}},
        happens=(Fact(FoeWounded, dealt=7),),
    ),
    "SBV-123 SB-FGT-01 Without a fight there is nothing to end": Row(
        given=(*game(hero("Ada")),),
        when=(FightEnd(),),
        refused={1: No("SB-FGT-01")},
        then={at.fight: False},
    ),
    "SBV-124 SB-KO-08 The end of one hero's own turn does not open recovery": Row(
        given=(*game(hero("Ada"), hero("Ben")), out("Ada", health=10)),
        when=(Done(who="Ada"), Recover(dice=("3", "3"), health=6, sanity=0, who="Ada")),
        refused={2: No("SB-KO-08")},
        then={at.health: {"Ada": 0}, at.ko: {"Ada": "health"}},
    ),
    "SBV-125 SB-FGT-02 SB-FGT-03 The Darkness may start a fight, and then scavenging is over": Row(
        given=(*game(hero("Ada")),),
        when=(Brawl(cause="the Darkness"), Scavenge(room="Crossing", who="Ada")),
        refused={2: No("SB-FGT-03")},
        then={at.fight: True},
    ),
    "SBV-126 SB-INV-02 Darkstone sells at a typed price, no more than is held": Row(
        given=(*game(hero("Ada", gold=10, dark_stone=3)),),
        when=(Sell(stones=2, gold=100, who="Ada"), Sell(stones=2, gold=100, who="Ada")),
        refused={2: No("SB-INV-02")},
        then={at.darkstone: {"Ada": 1}, at.gold: {"Ada": 110}},
    ),
    "SBV-127 SB-INV-03 SB-CAR-01 An artefact is carried like gear and keeps its class": Row(
        given=(*game(hero("Ada", strength=2)), PickUp(item="Rope", weight=4, who="Ada")),
        when=(PickUp(item="Void Lamp", weight=2, artefact=True, who="Ada"),),
        then={
            at.items: {"Ada": ("Rope", "Void Lamp")},
            at.artefacts: {"Ada": ("Void Lamp",)},
            at.weight: {"Ada": 6},
            at.carry_limit: {"Ada": 7},
        },
    ),
    "SBV-128 SB-KO-03 The space of a knocked-out hero can be crossed": Row(
        given=(*game(hero("Ada"), hero("Ben", movement=5)), out("Ada", health=10)),
        when=(Go(squares=3, through=("Ada",), who="Ben"),),
        then={at.movement: {"Ben": 2}, at.ko: {"Ada": "health"}},
    ),
    "SBV-129 SB-POS-03 SB-DET-02 A movement roll is re-rolled, the squares are typed and used up": Row(
        given=(*game(hero("Ada", determination=1, movement=0)),),
        when=(
            Rolls(what="movement", dice=("1:5",), who="Ada"),
            Movement(squares=5, who="Ada"),
            Go(squares=4, who="Ada"),
        ),
        then={at.movement: {"Ada": 1}, at.determination: {"Ada": 0}},
    ),
    "SBV-130 SB-POS-02 A new hero keeps all typed start values": Row(
        given=(Found(players=("Ada", "Cal")),),
        when=(
            Enlist(
                name="Cal",
                values=(
                    ("health", 12),
                    ("health-max", 12),
                    ("sanity", 8),
                    ("sanity-max", 8),
                    ("defense", 3),
                    ("willpower", 5),
                    ("corruption-max", 5),
                    ("determination", 1),
                    ("strength", 3),
                    ("initiative", 6),
                    ("gold", 50),
                    ("dark-stone", 2),
                ),
                keywords=("Law",),
                who="Cal",
            ),
        ),
        then={
            at.health: {"Cal": 12},
            at.health_max: {"Cal": 12},
            at.sanity: {"Cal": 8},
            at.sanity_max: {"Cal": 8},
            at.defense: {"Cal": 3},
            at.willpower: {"Cal": 5},
            at.corruption: {"Cal": 0},
            at.corruption_max: {"Cal": 5},
            at.determination: {"Cal": 1},
            at.strength: {"Cal": 3},
            at.carry_limit: {"Cal": 8},
            at.initiative: {"Cal": 6},
            at.gold: {"Cal": 50},
            at.darkstone: {"Cal": 2},
            at.keywords: {"Cal": ("Law",)},
            at.ko: {"Cal": "none"},
        },
    ),
    "SBV-131 SB-DET-02 SB-DET-01 A re-roll of a monster's die is accepted with a warning": Row(
        given=(*game(hero("Ada", determination=1)), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Rolls(what="damage", dice=("6:2",), of="Ghoul", who="Ada"),),
        then={at.determination: {"Ada": 0}, counting: (2,), at.warned: ("SB-DET-02",)},
        happens=(Fact(DiceThrown, thrown=(Die(faces=(6, 2)),)),),
    ),
    "SBV-135 SB-DYN-01 SB-HIT-05 No throw after the attack of the turn": Row(
        given=(
            *game(hero("Ada", strength=2, to_hit=4)),
            Bag(thing="Dynamite", who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, health=9),
            Melee(dice=("1", "1"), who="Ada"),
        ),
        when=(Throw(distance=2, dice=("5",), victims=(("Ghoul", 3),), who="Ada"),),
        refused={1: No("SB-HIT-05")},
        then={at.sidebag: {"Ada": ("Dynamite",)}, at.enemy_health: {"Ghoul": 9}},
    ),
    "SBV-136 SB-FGT-01 With every hero dead the fight is over although an enemy stands": Row(
        given=(
            *game(hero("Ada"), hero("Ben")),
            Injury(result="death", who="Ada"),
            Injury(result="death", who="Ben"),
            Foes(name="Ghoul", count=2, initiative=3, escape=4),
        ),
        when=(FightEnd(),),
        then={at.enemies: {"Ghoul": 2}, at.fight: False},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
