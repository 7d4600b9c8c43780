"""Worked cases of attacks on enemies: targets, rolls, shields, wounds, fumbles."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.attacks import AttackRolled, BlastSet, FumbleTriggered, TargetHit, TargetMissed
from ledger.games.torgue.events.defence import TokenHealed
from ledger.games.torgue.moves.attacks import Melee, Wound
from ledger.games.torgue.moves.setup import LayZone, Put
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import afflicted, enemy, enters, game, hunter
from tests.tables import Fact, No, Row, each, prove

ROW = (LayZone(name="A", by=("B",)), LayZone(name="B", by=("C",)))
APART = {"H2": "Z", "H3": "Z"}
"""Room for enemies in the zone of H1."""

TARGETS: dict[str, Row[Torgue]] = {
    "TBV-206": Row(
        proves="TB-062 TB-059",
        given=game(
            hunter("H1", "red", skills={"melee": 1}),
            board=(*ROW, enemy("E1", defense=4), enemy("E2"), enters("E1", "C"), enters("E2", "B")),
        ),
        when=(Melee(who="H1", target="E1", dice=("4",)), Melee(who="H1", target="E2", dice=("4",))),
        refused={1: No("TB-043", "range-missing")},
        happens=(Fact(AttackRolled, total=5), Fact(TargetHit, enemy="E2", needed=5, wounds=1)),
        then={at.enemy_wounds: {"E2": 1}, at.tokens: {"H1": {"a": "RED/exhausted"}}},
    ),
    "TBV-067": Row(
        proves="TB-036 TB-046",
        given=game(
            hunter("H1", "red"),
            at=APART,
            board=(*ROW, enemy("E1"), enemy("E2"), enters("E1", "A"), enters("E2", "B")),
        ),
        when=(Melee(who="H1", target="E2", dice=("2",)), Melee(who="H1", target="E1", dice=("2",))),
        refused={1: No("TB-036", "sight-missing")},
    ),
    "TBV-068": Row(
        proves="TB-046 TB-240",
        given=game(hunter("H1", "red"), board=(*ROW, Put(kind="barrel", at="B", element="burning"))),
        when=(Melee(who="H1", target="H2", dice=("5",)), Melee(who="H1", target="Barrel", dice=("5",))),
        refused={1: No("TB-046", "target-friend")},
        happens=(Fact(TargetHit, enemy="Barrel", needed=5), Fact(BlastSet)),
        then={at.terrain: {"B": ()}},
    ),
}
ROLLS: dict[str, Row[Torgue]] = {
    "TB-051": Row(
        proves="TB-051 TB-052 TB-044",
        given=game(hunter("H1", "red red", skills={"melee": 8}), board=(enemy("E1", defense=20, hp=9), enters("E1"))),
        when=(Melee(who="H1", target="E1", dice=("6",)), Melee(who="H1", target="E1", dice=("1",))),
        happens=(Fact(TargetHit, wounds=1), Fact(TargetMissed, total=9)),
        then={at.enemy_wounds: {"E1": 1}},
    ),
    "TB-054": Row(
        given=game(hunter("H1", "red"), board=(enemy("E1", attack="moves_and_attacks"), enters("E1"))),
        when=Melee(who="H1", target="E1", dice=("1",)),
        happens=(Fact(FumbleTriggered),),
    ),
    "TB-181": Row(
        proves="TB-181 TB-182 TB-183",
        given=game(
            hunter("H1", "yellow yellow", skills={"melee": 1}),
            board=(enemy("E1", defense=8, shield="green"), enters("E1")),
        ),
        when=(
            Melee(who="H1", target="E1", dice=("2",), shields=("3",)),
            Melee(who="H1", target="E1", dice=("6",)),
        ),
        happens=(Fact(TargetHit, total=3, needed=3), Fact(TargetMissed, total=7, needed=8)),
        then={at.enemy_shields: {"E1": "spent"}, at.enemy_wounds: {"E1": 0}},
    ),
    "TB-181 asks": Row(
        given=game(hunter("H1", "red"), board=(enemy("E1", shield="green"), enters("E1"))),
        when=Melee(who="H1", target="E1", dice=("2",)),
        asked={1: "shields"},
        then={at.tokens: {"H1": {"a": "RED/ready"}}},
    ),
    "TB-042": Row(
        given=game(hunter("H1", "green yellow"), board=(enemy("E1"), enters("E1"))),
        when=Melee(who="H1", target="E1"),
        asked={1: "token"},
    ),
    "TB-239": Row(
        given=game(
            hunter("H1", "yellow yellow"),
            board=(enemy("E1", defense=5), Put(kind="tire", at="B"), enters("E1", "B"), *ROW),
        ),
        when=(Melee(who="H1", target="E1", dice=("5",)), Melee(who="H1", target="E1", dice=("6",))),
        happens=(Fact(TargetMissed, needed=6), Fact(TargetHit, needed=6)),
    ),
    "TB-271": Row(
        given=game(
            hunter("H1", "yellow"),
            board=(enemy("E1", hp=5), enters("E1")),
            then=(afflicted("E1", "slag", 3), Wound(enemy="E1")),
        ),
        when=Melee(who="H1", target="E1", dice=("7",)),
        happens=(Fact(TargetHit, wounds=2, parts=(("hit", 1), ("slag", 1))),),
        never=(TokenHealed,),
        then={at.enemy_wounds: {"E1": 3}},
    ),
}


@each(TARGETS | ROLLS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
