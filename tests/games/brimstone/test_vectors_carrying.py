"""Worked cases of what heroes carry, hold and wear."""

from __future__ import annotations

from ledger.games.brimstone import RULESET
from ledger.games.brimstone.moves.fighting import Done, EndTurn, Foes, Shoot
from ledger.games.brimstone.moves.things import Apply, Bag, Hold, PickUp, Wear
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero
from tests.tables import No, Row, each, prove

ROWS: dict[str, Row[Brimstone]] = {
    "SBV-055 SB-HND-01 SB-HND-02 Two one-handed items fill the hands": Row(
        given=(
            *game(hero("Ada")),
            PickUp(item="Pistol", weight=1, hands=1, who="Ada"),
            PickUp(item="Knife", weight=1, hands=1, who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
        ),
        when=(Hold(items=("Pistol", "Knife"), who="Ada"),),
        then={at.hands: {"Ada": ("Pistol", "Knife")}},
    ),
    "SBV-057 SB-HND-03 No second assignment in the same turn, but one in the next": Row(
        given=(
            *game(hero("Ada")),
            PickUp(item="Shotgun", weight=2, hands=2, who="Ada"),
            PickUp(item="Knife", weight=1, hands=1, who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
        ),
        when=(
            Hold(items=("Shotgun",), who="Ada"),
            EndTurn(),
            Hold(items=("Knife",), who="Ada"),
            Hold(items=("Shotgun",), who="Ada"),
        ),
        refused={4: No("SB-HND-03")},
        then={at.hands: {"Ada": ("Knife",)}, at.turn: 2},
    ),
    "SBV-058 SB-HND-04 SB-RNG-01 A gun that is carried but not assigned cannot be fired": Row(
        given=(
            *game(hero("Ada")),
            PickUp(item="Pistol", weight=1, hands=1, range=6, shots=2, who="Ada"),
            PickUp(item="Knife", weight=1, hands=1, who="Ada"),
            Hold(items=("Knife",), who="Ada"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
        ),
        when=(Shoot(weapon="Pistol", dice=("4", "5"), targets=(("Ghoul", "2/3"),), who="Ada"),),
        refused={1: No("SB-HND-04")},
        then={at.attacked: {"Ada": False}},
    ),
    "SBV-059 SB-CAR-01 SB-CAR-02 Strength 3 carries 8; a Journal Page more is no problem": Row(
        given=(
            *game(hero("Ada", strength=3)),
            PickUp(item="Pick", weight=4, hands=2, who="Ada"),
            PickUp(item="Rope", weight=4, who="Ada"),
        ),
        when=(PickUp(item="Journal Page", weight=0, who="Ada"),),
        then={at.carry_limit: {"Ada": 8}, at.weight: {"Ada": 8}, at.pending: ()},
    ),
    "SBV-060 SB-CAR-01 One weight too many is refused": Row(
        given=(
            *game(hero("Ada", strength=3)),
            PickUp(item="Pick", weight=4, hands=2, who="Ada"),
            PickUp(item="Rope", weight=4, who="Ada"),
        ),
        when=(PickUp(item="Lamp", weight=1, who="Ada"),),
        refused={1: No("SB-CAR-01")},
        then={at.weight: {"Ada": 8}},
    ),
    "SBV-061 SB-CAR-03 SB-BAG-07 What was picked up on a potion's strength must go when it ends": Row(
        given=(
            *game(hero("Ada", strength=2)),
            PickUp(item="Pick", weight=7, hands=2, who="Ada"),
            Bag(thing="Far Eastern Potion", who="Ada"),
        ),
        when=(
            Apply(thing="Far Eastern Potion", skill="strength", who="Ada"),
            PickUp(item="Rope", weight=2, who="Ada"),
            Done(who="Ada"),
        ),
        then={at.carry_limit: {"Ada": 7}, at.weight: {"Ada": 9}, at.pending: ("overloaded Ada",)},
    ),
    "SBV-062 SB-KEY-01 A Law-only item may be carried, not used, by others": Row(
        given=(*game(hero("Ada", keywords=("Outlaw",))), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(
            PickUp(item="Marshal Gun", weight=1, hands=1, keyword="Law", who="Ada"),
            Hold(items=("Marshal Gun",), who="Ada"),
        ),
        refused={2: No("SB-KEY-01")},
        then={at.weight: {"Ada": 1}, at.hands: {"Ada": ()}},
    ),
    "SBV-063 SB-CLO-01 One coat at a time": Row(
        given=(
            *game(hero("Ada")),
            PickUp(item="Duster", weight=1, clothing="Coat", who="Ada"),
            PickUp(item="Fur Coat", weight=1, clothing="Coat", who="Ada"),
            Wear(item="Duster", who="Ada"),
        ),
        when=(Wear(item="Fur Coat", who="Ada"),),
        refused={1: No("SB-CLO-01")},
        then={at.worn: {"Ada": ("Duster",)}, at.weight: {"Ada": 2}},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
