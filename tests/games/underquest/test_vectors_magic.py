"""Worked cases of magic damage, in either direction."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import EnemyHurt
from ledger.games.underquest.events.meeting import DamageStopped
from ledger.games.underquest.moves.fighting import Harm
from ledger.games.underquest.moves.meeting import Suffer
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import HATCHET, foe, item
from tests.games.underquest.histories_fighting import dealt, hits, its, mine
from tests.tables import Fact, No, Row, each, prove

ORC = foe("Orc", 10, defence=2, weakness=("fire",))
TORCH = item("Torch Sword", "treasure", 1, "PH", uses="brawn", bonus=1, deals=("fire+3",))
RING = item("Ember Ring", "treasure", 1, "AS", gives=("fire-damage+2",))
HELM = item("Iron Helm", "trapping", 1, "HD", gives=("defence+1",))
LEATHER = item("Leather Armor", "trapping", 2, "BD", gives=("defence+2",))
SHADOW: Any = "shadow"
"""A kind that there is none of."""
CLOAK = item("Fur Cloak", "trapping", 1, "BD")


def hurt(was: int, now: int, **more: Any) -> Fact:
    return Fact(EnemyHurt, was=was, now=now, **more)


DEALT: dict[str, Row[UnderQuest]] = {
    "UQV-158": Row(
        proves="UQ-MAG-04 UQ-MAG-01",
        given=mine(enemy=ORC),
        when=Harm(damage=3, magic="fire"),
        then={at.foe: 4, at.side: "adventurer"},
        happens=(hurt(10, 4, parts=(("fire", 6),)),),
    ),
    "UQV-159": Row(
        proves="UQ-MAG-04 UQ-MAG-03",
        given=mine(enemy=ORC),
        when=Harm(damage=3, magic="ice"),
        then={at.foe: 7, at.side: "adventurer"},
        happens=(hurt(10, 7, parts=(("ice", 3),)),),
    ),
    "UQ-MAG-01 everything else is standard, and defence stops it": Row(
        proves="UQ-MAG-01 UQ-CBT-15",
        given=mine(enemy=ORC),
        when=(Harm(damage=3, by="Trap Door"), Harm(damage=1)),
        after={1: {at.foe: 9}},
        then={at.foe: 9},
        happens=(hurt(10, 9, why="Trap Door"), hurt(9, 9)),
    ),
    "UQ-MAG-01 no fourth kind": Row(
        given=mine(enemy=ORC),
        when=(Harm(damage=3, magic=SHADOW), Suffer(damage=3, magic=SHADOW)),
        refused={1: No("UQ-MAG-01", "magic-unknown", "shadow"), 2: No("UQ-MAG-01", "magic-unknown", "shadow")},
        then={at.foe: 10, at.health: 17},
    ),
    "UQ-MAG-03 magic may be all that gets through": Row(
        given=mine(TORCH, enemy=foe(health=20, defence=9)),
        when=hits("6", "4", grit=1),
        then={at.foe: 17},
        happens=(dealt(3, standard=7, magic=(("fire", 3),), defence=7),),
    ),
    "UQ-MAG-04 only the magic part is doubled, that of a ring too": Row(
        proves="UQ-MAG-04 UQ-MAG-05 UQ-CBT-13",
        given=mine(TORCH, RING, enemy=foe(health=30, defence=2, weakness=("fire",))),
        when=hits("5", "1", grit=2),
        then={at.foe: 10},
        happens=(dealt(20, standard=12, magic=(("fire", 10),), defence=2),),
    ),
    "UQ-MAG-04 a prefix adds a weakness once": Row(
        given=mine(enemy=foe("Orc", 10, weakness=("fire", "fire"))),
        when=Harm(damage=2, magic="fire"),
        then={at.foe: 6},
    ),
    "UQ-MAG-06 an immunity beats a weakness": Row(
        given=mine(enemy=foe(health=10, weakness=("holy",), immune=("holy",))),
        when=(Harm(damage=4, magic="holy"), Harm(damage=4, magic="ice")),
        after={1: {at.foe: 10}},
        then={at.foe: 6},
    ),
    "UQ-CBT-27 harm may defeat, and health stops at 0": Row(
        proves="UQ-CBT-27 UQ-CBT-16",
        given=mine(enemy=foe(health=2, xp=1)),
        when=Harm(damage=9, magic="ice"),
        then={at.foe: None, at.xp: 1, at.pending: ("treasure",)},
        happens=(hurt(2, 0),),
    ),
    "UQ-CBT-06 nobody is there to be harmed": Row(
        given=mine(enemy=ORC)[:-3],
        when=Harm(damage=3, magic="fire"),
        refused={1: No("UQ-CBT-06", "fight-missing")},
    ),
}
SUFFERED: dict[str, Row[UnderQuest]] = {
    "UQ-MAG-02 armour stops no magic, in a fight either": Row(
        proves="UQ-MAG-02 UQ-CBT-18",
        given=its(HELM, LEATHER, enemy=ORC, health=12),
        when=(Suffer(damage=3, magic="fire"), Suffer(damage=4)),
        after={1: {at.health: 9}},
        then={at.health: 8},
        happens=(Fact(DamageStopped, stopped=3),),
    ),
    "UQ-MAG-02 a cloak stops its own kind, never below 0": Row(
        given=its(CLOAK, enemy=ORC, health=12),
        when=(Suffer(damage=1, magic="ice"), Suffer(damage=5, magic="ice"), Suffer(damage=2, magic="holy")),
        after={1: {at.health: 12}, 2: {at.health: 9}},
        then={at.health: 7},
    ),
    "UQ-MAG-02 outside a fight armour stops nothing": Row(
        given=mine(HELM, HATCHET, enemy=ORC, health=12)[:-3],
        when=Suffer(damage=3),
        then={at.health: 9},
    ),
}


@each(DEALT | SUFFERED)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
