"""Worked cases of knock-outs and the ways back."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.posse import HeroDragged
from ledger.games.brimstone.events.rolling import DiceThrown
from ledger.games.brimstone.moves.fighting import EndTurn, Foes, Melee
from ledger.games.brimstone.moves.harm import Assist, Drag, Recover, Revive, Suffer
from ledger.games.brimstone.moves.posse import GainRevive, Injury
from ledger.games.brimstone.moves.things import Bag, PickUp
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out
from tests.tables import Fact, No, Row, each, prove


def counting(table: at.At) -> tuple[int, ...]:
    """The faces that count of the dice thrown last."""
    return tuple(die.face for die in table.last(DiceThrown).thrown)


ROWS: dict[str, Row[Brimstone]] = {
    "SBV-018 SB-KO-02 A knocked-out hero cannot attack": Row(
        given=(*game(hero("Ada")), out("Ada", health=10), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(Melee(dice=("6", "6"), hits=(("Ghoul", 2),), who="Ada"),),
        refused={1: No("SB-KO-02")},
    ),
    "SBV-019 SB-KO-06 SB-KO-07 SB-DET-05 A Posse Revive restores everything and 1 Determination, enemies or not": Row(
        given=(
            *game(hero("Ada", sanity=4, sanity_max=10, determination=0)),
            out("Ada", health=10),
            GainRevive(which="posse"),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
        ),
        when=(Revive(which="posse", who="Ada"),),
        then={
            at.health: {"Ada": 10},
            at.sanity: {"Ada": 10},
            at.determination: {"Ada": 1},
            at.ko: {"Ada": "none"},
            at.injuries: {"Ada": ()},
            at.revives: 0,
            at.pending: (),
        },
    ),
    "SBV-020 SB-KO-06 With 2 Determination left the Revive makes it 3": Row(
        given=(*game(hero("Ada", determination=2)), out("Ada", sanity=10), GainRevive(which="posse")),
        when=(Revive(which="posse", who="Ada"),),
        then={at.sanity: {"Ada": 10}, at.determination: {"Ada": 3}, at.ko: {"Ada": "none"}},
    ),
    "SBV-021 SB-KO-05 A Personal Revive serves its owner only": Row(
        given=(*game(hero("Ada"), hero("Ben")), out("Ada", health=10), GainRevive(which="personal", who="Ben")),
        when=(Revive(which="personal", owner="Ben", who="Ada"),),
        refused={1: No("SB-KO-05")},
        then={at.ko: {"Ada": "health"}, at.personal: {"Ben": 1}},
    ),
    "SBV-022 SB-KO-05 SB-KO-06 The owner may use the personal one and keep the Posse's": Row(
        given=(
            *game(hero("Ben")),
            out("Ben", health=10, sanity=10),
            GainRevive(which="posse"),
            GainRevive(which="personal", who="Ben"),
        ),
        when=(Revive(which="personal", owner="Ben", who="Ben"),),
        then={
            at.health: {"Ben": 10},
            at.sanity: {"Ben": 10},
            at.ko: {"Ben": "none"},
            at.revives: 1,
            at.personal: {"Ben": 0},
            at.pending: (),
        },
    ),
    "SBV-023 SB-KO-04 A Revive takes no slot and has no weight": Row(
        given=(
            *game(hero("Ada", strength=0)),
            PickUp(item="Pick", weight=5, hands=2, who="Ada"),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Tonic", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Whiskey", who="Ada"),
            Bag(thing="Bandages", who="Ada"),
        ),
        when=(GainRevive(which="posse"),),
        then={
            at.weight: {"Ada": 5},
            at.carry_limit: {"Ada": 5},
            at.sidebag: {"Ada": ("Tonic", "Tonic", "Whiskey", "Whiskey", "Bandages")},
            at.revives: 1,
        },
    ),
    "SBV-024 SB-KO-08 SB-KO-10 SB-INJ-01 Recovery after the fight - 2d6 healing and an injury roll": Row(
        given=(*game(hero("Ada", sanity=7, sanity_max=10)), out("Ada", health=10)),
        when=(EndTurn(), Recover(dice=("3", "4"), health=5, sanity=2, steps=1, who="Ada")),
        then={at.health: {"Ada": 5}, at.sanity: {"Ada": 9}, at.ko: {"Ada": "none"}, at.pending: ("injury Ada",)},
    ),
    "SBV-025 SB-INJ-01 Knocked out by sanity - a madness roll instead": Row(
        given=(*game(hero("Ada", health=6, health_max=10)), out("Ada", sanity=10)),
        when=(EndTurn(), Recover(dice=("1", "1"), health=0, sanity=2, who="Ada")),
        then={at.health: {"Ada": 6}, at.sanity: {"Ada": 2}, at.ko: {"Ada": "none"}, at.pending: ("madness Ada",)},
    ),
    "SBV-026 SB-INJ-02 SB-KO-10 Both at once - both rolls": Row(
        given=(*game(hero("Ada", health=2, health_max=10, sanity=1, sanity_max=10)),),
        when=(
            Suffer(health=4, sanity=3, who="Ada"),
            EndTurn(),
            Recover(dice=("6", "2"), health=5, sanity=3, who="Ada"),
        ),
        then={
            at.health: {"Ada": 5},
            at.sanity: {"Ada": 3},
            at.ko: {"Ada": "none"},
            at.pending: ("injury Ada", "madness Ada"),
        },
    ),
    "SBV-027 SB-INJ-02 Sanity lost later, while already out, does not add the madness roll": Row(
        given=(*game(hero("Ada", health=2, health_max=10, sanity=3, sanity_max=10)),),
        when=(
            Suffer(health=4, sanity=0, who="Ada"),
            Suffer(health=0, sanity=3, who="Ada"),
            EndTurn(),
            Recover(dice=("6", "2"), health=5, sanity=3, who="Ada"),
        ),
        then={at.health: {"Ada": 5}, at.sanity: {"Ada": 3}, at.pending: ("injury Ada",)},
    ),
    "SBV-029 SB-KO-10 More healing than rolled is refused": Row(
        given=(*game(hero("Ada", sanity=5, sanity_max=10)), out("Ada", health=10)),
        when=(EndTurn(), Recover(dice=("2", "2"), health=3, sanity=2, who="Ada")),
        refused={2: No("SB-KO-10")},
        then={at.health: {"Ada": 0}, at.ko: {"Ada": "health"}},
    ),
    "SBV-031 SB-KO-08 No recovery while an enemy is on the board": Row(
        given=(*game(hero("Ada")), out("Ada", health=10), Foes(name="Ghoul", count=1, initiative=3, escape=4)),
        when=(EndTurn(), Recover(dice=("3", "3"), health=6, sanity=0, who="Ada")),
        refused={2: No("SB-KO-08")},
        then={at.health: {"Ada": 0}, at.ko: {"Ada": "health"}},
    ),
    "SBV-032 SB-KO-08 Not before the end of the turn either": Row(
        given=(*game(hero("Ada")), out("Ada", health=10)),
        when=(Recover(dice=("3", "3"), health=6, sanity=0, who="Ada"),),
        refused={1: No("SB-KO-08")},
        then={at.ko: {"Ada": "health"}},
    ),
    "SBV-033 SB-KO-12 SB-KO-13 Help on an enemy-free tile, though enemies stand elsewhere": Row(
        given=(
            *game(hero("Ada"), hero("Ben")),
            out("Ada", health=10),
            Foes(name="Ghoul", count=2, initiative=3, escape=4),
        ),
        when=(Assist(hero="Ada", who="Ben"), Recover(dice=("1", "3"), health=4, sanity=0, who="Ada")),
        then={at.health: {"Ada": 4}, at.ko: {"Ada": "none"}, at.attacked: {"Ben": True}, at.pending: ("injury Ada",)},
    ),
    "SBV-034 SB-KO-13 An enemy on the tile's arrow square prevents help": Row(
        given=(
            *game(hero("Ada"), hero("Ben")),
            out("Ada", health=10),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
        ),
        when=(Assist(hero="Ada", tile=1, who="Ben"),),
        refused={1: No("SB-KO-13")},
        then={at.attacked: {"Ben": False}},
    ),
    "SBV-035 SB-KO-12 A hero who has attacked cannot help": Row(
        given=(
            *game(hero("Ada"), hero("Ben")),
            out("Ada", health=10),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
            Melee(dice=("1", "1"), who="Ben"),
        ),
        when=(Assist(hero="Ada", who="Ben"),),
        refused={1: No("SB-KO-12")},
        then={at.ko: {"Ada": "health"}},
    ),
    "SBV-036 SB-KO-12 SB-HIT-05 A hero who has helped cannot attack": Row(
        given=(
            *game(hero("Ada"), hero("Ben", combat=1)),
            out("Ada", health=10),
            Foes(name="Ghoul", count=1, initiative=3, escape=4),
        ),
        when=(
            Assist(hero="Ada", who="Ben"),
            Recover(dice=("1", "1"), health=2, sanity=0, who="Ada"),
            Injury(result="none", dice=("4", "4"), who="Ada"),
            Melee(dice=("6",), hits=(("Ghoul", 1),), who="Ben"),
        ),
        refused={4: No("SB-HIT-05")},
        then={at.health: {"Ada": 2}, at.injuries: {"Ada": ()}},
    ),
    "SBV-037 SB-KO-14 Three squares of dragging cost 6 movement": Row(
        given=(*game(hero("Ada"), hero("Ben", movement=7)), out("Ada", health=10)),
        when=(Drag(hero="Ada", squares=3, who="Ben"),),
        then={at.movement: {"Ben": 1}},
        happens=(Fact(HeroDragged, cost=6),),
    ),
    "SBV-038 SB-KO-14 SB-KO-15 With 5 movement the third square is out of reach": Row(
        given=(*game(hero("Ada"), hero("Ben", movement=5)), out("Ada", health=10)),
        when=(Drag(hero="Ada", squares=3, who="Ben"),),
        refused={1: No("SB-KO-14")},
        then={at.movement: {"Ben": 5}},
    ),
    "SBV-040 SB-INJ-04 SB-DET-01 The injury roll may be re-rolled with Determination": Row(
        given=(*game(hero("Ada", determination=1)), out("Ada", health=10)),
        when=(
            EndTurn(),
            Recover(dice=("4", "4"), health=8, sanity=0, who="Ada"),
            Injury(result="Limp", dice=("1", "1:6"), who="Ada"),
        ),
        then={
            at.health: {"Ada": 8},
            at.determination: {"Ada": 0},
            at.injuries: {"Ada": ("Limp",)},
            at.pending: (),
            counting: (1, 6),
        },
        happens=(Fact(DiceThrown, thrown=(Die(faces=(1,)), Die(faces=(1, 6)))),),
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
