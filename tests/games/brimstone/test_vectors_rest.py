"""Worked cases of edges of many chapters."""

from __future__ import annotations

from ledger.core.dice import Die
from ledger.games.brimstone import RULESET
from ledger.games.brimstone.events.rolling import CheckMade, DiceThrown
from ledger.games.brimstone.moves.fighting import EndTurn, Foes
from ledger.games.brimstone.moves.harm import Recover
from ledger.games.brimstone.moves.posse import Earn, Rolls, Spend, Try
from ledger.games.brimstone.moves.things import Hold, PickUp
from ledger.games.brimstone.state.game import Brimstone
from tests.games.brimstone import readers as at
from tests.games.brimstone.histories import game, hero, out, posse
from tests.tables import Fact, No, Row, each, prove


def counting(table: at.At) -> tuple[int, ...]:
    """The faces that count of the dice thrown last."""
    return tuple(die.face for die in table.last(DiceThrown).thrown)


ROWS: dict[str, Row[Brimstone]] = {
    "SBV-110 SB-INI-02 Equal initiative, heroes before monsters": Row(
        given=(*game(hero("Ada", initiative=3), hero("Ben", initiative=3)),),
        when=(Foes(name="Ghoul", count=1, initiative=3, escape=4),),
        then={at.order: ("Ada", "Ben", "Ghoul")},
    ),
    "SBV-111 SB-POS-01 SB-THR-01 Seven heroes - the table has no entry, the tracker asks": Row(
        when=(posse(7),),
        then={at.threat: "ask"},
    ),
    "SBV-112 SB-KO-09 Standing up two spaces away is not possible": Row(
        given=(*game(hero("Ada")), out("Ada", health=10)),
        when=(EndTurn(), Recover(dice=("3", "3"), health=6, sanity=0, steps=2, who="Ada")),
        refused={2: No("SB-KO-09")},
        then={at.health: {"Ada": 0}, at.ko: {"Ada": "health"}},
    ),
    "SBV-113 SB-HND-05 SB-HND-03 Outside a fight hands may be changed at will": Row(
        given=(
            *game(hero("Ada")),
            PickUp(item="Shotgun", weight=2, hands=2, who="Ada"),
            PickUp(item="Knife", weight=1, hands=1, who="Ada"),
        ),
        when=(Hold(items=("Shotgun",), who="Ada"), Hold(items=("Knife",), who="Ada")),
        then={at.hands: {"Ada": ("Knife",)}},
    ),
    "SBV-114 SB-INV-01 Gold that is not there cannot be spent": Row(
        given=(*game(hero("Ada", gold=40)),),
        when=(Spend(by=50, who="Ada"),),
        refused={1: No("SB-INV-01")},
        then={at.gold: {"Ada": 40}},
    ),
    "SBV-116 SB-DET-02 SB-DET-03 SB-POS-04 Any other roll of the hero may be re-rolled die by die": Row(
        given=(*game(hero("Ada", determination=2)),),
        when=(Rolls(what="travel to town", dice=("1:6", "2:3"), who="Ada"),),
        then={at.determination: {"Ada": 0}, counting: (6, 3)},
        happens=(Fact(DiceThrown, thrown=(Die(faces=(1, 6)), Die(faces=(2, 3)))),),
    ),
    "SBV-117 SB-COR-05 SB-COR-01 SB-COR-02 A failed corruption check on top of four points mutates": Row(
        given=(*game(hero("Ada", corruption=4)),),
        when=(Try(what="corruption", target=4, dice=("3",), corrupts=1, who="Ada"),),
        then={at.corruption: {"Ada": 0}, at.pending: ("mutation Ada",)},
        happens=(Fact(CheckMade, success=False),),
    ),
    "SBV-118 SB-XP-01 SB-XP-02 XP from another source is added with that source": Row(
        given=(*game(hero("Ada", xp=15)),),
        when=(Earn(by=20, what="xp", source="encounter", who="Ada"),),
        then={at.xp: {"Ada": 35}},
    ),
}


@each(ROWS)
def test_it_is_as_the_case_says(row: Row[Brimstone]) -> None:
    prove(RULESET, row)
