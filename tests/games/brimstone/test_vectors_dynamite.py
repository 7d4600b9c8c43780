"""Worked cases of Dynamite."""

from __future__ import annotations

from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import DynamiteThrown
from ledger.games.brimstone.moves.fighting import EndTurn, Foes, Throw
from ledger.games.brimstone.moves.posse import Enlist
from ledger.games.brimstone.moves.things import Bag
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero
from tests.tables import Fact, No, Row, each, prove

STRANGER = Enlist(name="Kit", values=(("health", 10), ("sanity", 10), ("determination", 0), ("to-hit", 4)), who="Ada")
"""A hero whose Strength nobody told."""
ROWS: dict[str, Row[Brimstone]] = {
    "SBV-103 SB-DYN-02 SB-DYN-01 SB-DYN-03 Strength 2 throws 5 squares; d6 to all around, past Defense": Row(
        given=(
            *game(hero("Ada", strength=2, to_hit=4), hero("Ben", health=6, health_max=10, defense=2)),
            Bag(thing="Dynamite", who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, defense=3, health=9),
        ),
        when=(Throw(distance=5, dice=("4",), victims=(("Ghoul", 5), ("Ben", 2)), who="Ada"),),
        then={
            at.sidebag: {"Ada": ()},
            at.attacked: {"Ada": True},
            at.health: {"Ben": 4},
            at.enemy_health: {"Ghoul": 4},
        },
        happens=(Fact(DynamiteThrown, range=5, hit=True),),
    ),
    "SBV-105 SB-DYN-04 SB-DYN-03 A miss bounces and may come back to a hero": Row(
        given=(
            *game(hero("Ada", health=5, health_max=10, strength=2, to_hit=4)),
            Bag(thing="Dynamite", who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, health=9),
        ),
        when=(Throw(distance=3, dice=("2",), victims=(("Ada", 6),), bounces=2, who="Ada"),),
        then={at.health: {"Ada": 0}, at.ko: {"Ada": "health"}, at.sidebag: {"Ada": ()}, at.enemy_health: {"Ghoul": 9}},
        happens=(Fact(DynamiteThrown, hit=False),),
    ),
    "SBV-106 SB-DYN-04 Four bounces are refused": Row(
        given=(
            *game(hero("Ada", strength=2, to_hit=4)),
            Bag(thing="Dynamite", who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, health=9),
        ),
        when=(Throw(distance=3, dice=("2",), victims=(), bounces=4, who="Ada"),),
        refused={1: No("SB-DYN-04")},
        then={at.sidebag: {"Ada": ("Dynamite",)}},
    ),
    "SBV-108 SB-DYN-04 SB-DET-01 SB-DYN-05 A miss re-rolled into a hit lands where it was meant to": Row(
        given=(
            *game(hero("Ada", determination=1, strength=2, to_hit=4)),
            Bag(thing="Dynamite", who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, health=9),
        ),
        when=(Throw(distance=3, dice=("2:5",), victims=(("Ghoul", 6),), who="Ada"),),
        then={at.determination: {"Ada": 0}, at.sidebag: {"Ada": ()}, at.enemy_health: {"Ghoul": 3}},
        happens=(Fact(DynamiteThrown, hit=True),),
    ),
    "SB-DYN-02 SB-POS-02 a Strength that nobody told is asked for, and doubted where the throw needs it": Row(
        given=(*game(STRANGER), Foes(name="Ghoul", count=2, initiative=3, health=9)),
        when=(
            (Bag(thing="Dynamite", who="Ada"), Bag(thing="Dynamite", who="Ada")),
            Throw(distance=6, dice=("4",), victims=(("Ghoul", 5),), who="Ada"),
            Throw(distance=4, dice=("4",), victims=(("Ghoul", 5),), who="Ada"),
            EndTurn(),
            Throw(distance=3, dice=("4",), victims=(("Ghoul", 5),), who="Ada"),
        ),
        refused={2: No("SB-DYN-02", "throw-far")},
        after={
            1: {at.owed: ("Ada: not told, stands in: strength 2",)},
            3: {at.warned: ("SB-DYN-02",)},
        },
        then={at.warned: ("SB-DYN-02",), at.owed: ()},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
