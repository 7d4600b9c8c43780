"""Worked cases of the side bag."""

from __future__ import annotations

from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.fighting import DynamiteThrown
from ledger.games.brimstone.events.numbers import HeroHealed
from ledger.games.brimstone.moves.fighting import Done, Foes, Throw
from ledger.games.brimstone.moves.things import Apply, Bag, PickUp
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, each, prove

ROWS: dict[str, Row[Brimstone]] = {
    "SBV-043 SB-BAG-03 SB-BAG-05 SB-XP-02 SB-BAG-01 Bandages on a neighbour - 4 healed, 20 XP for the user": Row(
        given=(
            *game(hero("Ada", health=4, health_max=10), hero("Ben", xp=10)),
            Bag(thing="Bandages", who="Ben"),
            Bag(thing="Tonic", who="Ben"),
        ),
        when=(Apply(thing="Bandages", dice=("4",), to="Ada", who="Ben"),),
        then={at.health: {"Ada": 8}, at.xp: {"Ada": 0, "Ben": 30}, at.sidebag: {"Ben": ("Tonic",)}},
    ),
    "SBV-044 SB-BAG-05 Only damage really removed counts - die 6 on 2 missing gives 10 XP": Row(
        given=(*game(hero("Ada", health=8, health_max=10), hero("Ben")), Bag(thing="Bandages", who="Ben")),
        when=(Apply(thing="Bandages", dice=("6",), to="Ada", who="Ben"),),
        then={at.health: {"Ada": 10}, at.xp: {"Ben": 10}},
        happens=(Fact(HeroHealed, health_was=8, health_now=10),),
    ),
    "SBV-045 SB-BAG-05 Healing oneself brings no XP": Row(
        given=(*game(hero("Ben", health=4, health_max=10)), Bag(thing="Bandages", who="Ben")),
        when=(Apply(thing="Bandages", dice=("3",), to="Ben", who="Ben"),),
        then={at.health: {"Ben": 7}, at.xp: {"Ben": 0}, at.sidebag: {"Ben": ()}},
    ),
    "SBV-046 SB-BAG-04 SB-BAG-05 Whiskey does the same for sanity": Row(
        given=(
            *game(hero("Ada", health=5, health_max=10, sanity=5, sanity_max=10), hero("Ben")),
            Bag(thing="Whiskey", who="Ben"),
        ),
        when=(Apply(thing="Whiskey", dice=("3",), to="Ada", who="Ben"),),
        then={at.health: {"Ada": 5}, at.sanity: {"Ada": 8}, at.xp: {"Ben": 15}},
    ),
    "SBV-047 SB-BAG-03 Not over a distance": Row(
        given=(*game(hero("Ada", health=4, health_max=10), hero("Ben")), Bag(thing="Bandages", who="Ben")),
        when=(Apply(thing="Bandages", dice=("4",), to="Ada", apart=True, who="Ben"),),
        refused={1: No("SB-BAG-03")},
        then={at.health: {"Ada": 4}, at.sidebag: {"Ben": ("Bandages",)}},
    ),
    "SBV-048 SB-BAG-02 The sixth token does not fit": Row(
        given=(
            *game(hero("Ada")),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Bandages", who="Ada"),
        ),
        when=(Bag(thing="Dynamite", who="Ada"),),
        refused={1: No("SB-BAG-02")},
        then={at.sidebag: {"Ada": ("Tonic", "Tonic", "Whiskey", "Whiskey", "Bandages")}},
    ),
    "SBV-049 SB-BAG-02 SB-BAG-01 Using one makes room for it": Row(
        given=(
            *game(hero("Ada")),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Bandages", who="Ada"),
        ),
        when=(Apply(thing="Tonic", who="Ada"), Bag(thing="Dynamite", who="Ada")),
        then={
            at.determination: {"Ada": 1},
            at.sidebag: {"Ada": ("Whiskey", "Whiskey", "Whiskey", "Bandages", "Dynamite")},
        },
    ),
    "SBV-050 SB-BAG-09 Sidebag tokens do not weigh": Row(
        given=(
            *game(hero("Ada", strength=1)),
            PickUp(item="Pick", weight=6, hands=2, who="Ada"),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Tonic", who="Ada"),
        ),
        when=(Bag(thing="Dynamite", who="Ada"),),
        then={
            at.weight: {"Ada": 6},
            at.carry_limit: {"Ada": 6},
            at.sidebag: {"Ada": ("Tonic", "Tonic", "Dynamite")},
            at.pending: (),
        },
    ),
    "SBV-051 SB-BAG-07 Far Eastern Potion - +2 on a skill until the drinker's turn ends": Row(
        given=(*game(hero("Ada", strength=2)), Bag(thing="Far Eastern Potion", who="Ada")),
        when=(Apply(thing="Far Eastern Potion", skill="strength", who="Ada"), Done(who="Ada")),
        then={at.strength: {"Ada": 2}, at.sidebag: {"Ada": ()}},
    ),
    "SBV-052 SB-BAG-07 SB-DYN-02 SB-CAR-01 While it lasts, carry limit and dynamite range follow the strength": Row(
        given=(
            *game(hero("Ada", strength=2, to_hit=4)),
            Bag(thing="Far Eastern Potion", who="Ada"),
            Bag(thing="Dynamite", who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4, health=8),
        ),
        when=(
            Apply(thing="Far Eastern Potion", skill="strength", who="Ada"),
            Throw(distance=7, dice=("4",), victims=(("Ghoul", 5),), who="Ada"),
        ),
        then={
            at.strength: {"Ada": 4},
            at.carry_limit: {"Ada": 9},
            at.sidebag: {"Ada": ()},
            at.attacked: {"Ada": True},
            at.enemy_health: {"Ghoul": 3},
        },
        happens=(Fact(DynamiteThrown, range=7, hit=True),),
    ),
    "SBV-053 SB-BAG-10 SB-KO-02 A knocked-out hero cannot drink his own whiskey": Row(
        given=(*game(hero("Ada")), Bag(thing="Whiskey", who="Ada"), out("Ada", sanity=10)),
        when=(Apply(thing="Whiskey", dice=("5",), to="Ada", who="Ada"),),
        refused={1: No("SB-KO-02")},
        then={at.sanity: {"Ada": 0}, at.sidebag: {"Ada": ("Whiskey",)}},
    ),
    "SBV-054 SB-BAG-10 Bandaged by a friend, the hero stays out until recovery": Row(
        given=(*game(hero("Ada"), hero("Ben")), out("Ada", health=10), Bag(thing="Bandages", who="Ben")),
        when=(Apply(thing="Bandages", dice=("4",), to="Ada", who="Ben"),),
        then={at.health: {"Ada": 4}, at.ko: {"Ada": "health"}, at.xp: {"Ben": 20}},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
