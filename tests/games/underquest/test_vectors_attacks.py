"""Worked cases of blows in either direction."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import EnemyRolled
from ledger.games.underquest.moves.exploring import Pay
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import (
    CLUB,
    HATCHET,
    begun,
    boss,
    down,
    foe,
    has,
    item,
    phases,
    second,
    turns,
    worn,
)
from tests.games.underquest.histories_fighting import dealt, foes, hits, its, mine
from tests.tables import Fact, No, Row, each, prove

SWORD = item("Iron Sword", "trapping", 3, "PH", uses="brawn", bonus=2)
ROD = item("Frost Rod", "treasure", 1, "PH", uses="brawn", deals=("ice+2",))
MACE = item("Saints Mace", "treasure", 1, "PH", uses="brawn", deals=("holy+3",))
WARDEN = foe("Warden", 6, 4)
PLATE = item("Plate", "treasure", 1, "BD", gives=("defence+9",))


ATTACKS: dict[str, Row[UnderQuest]] = {
    "UQV-141": Row(
        proves="UQ-CBT-12",
        given=mine(CLUB, enemy=foe(health=10), brawn=0),
        when=hits("2", "5"),
        then={at.foe: 7},
        happens=(dealt(3, hit=True, base=3),),
    ),
    "UQV-142": Row(
        proves="UQ-CBT-13 UQ-ITM-02",
        given=mine(SWORD, enemy=foe(health=15), brawn=3, grit=0),
        when=hits("5", "2"),
        then={at.foe: 7, at.grit: 0},
        happens=(dealt(8, base=3),),
    ),
    "UQV-143": Row(
        proves="UQ-CBT-14 UQ-CBT-13 UQ-CBT-10 UQ-CHR-13",
        given=mine(HATCHET, enemy=foe(health=14)),
        when=hits("4", "2", grit=2),
        then={at.grit: 6, at.foe: 4, at.side: "enemy"},
        happens=(dealt(10, base=2),),
    ),
    "UQV-144": Row(
        proves="UQ-CBT-11 UQ-CBT-12",
        given=mine(HATCHET, enemy=foe(health=14)),
        when=hits("5", "5", grit=2),
        then={at.grit: 6, at.foe: 14, at.side: "enemy"},
        happens=(dealt(0, hit=False),),
    ),
    "UQV-145": Row(
        proves="UQ-CBT-11 UQ-XP-03",
        given=mine(HATCHET, enemy=foe(health=14), xp=2),
        when=hits("5:1", "5:6", grit=2),
        then={at.grit: 6, at.xp: 1, at.foe: 1},
        happens=(dealt(13, hit=True, base=5),),
    ),
    "UQV-146": Row(
        proves="UQ-CBT-10",
        given=mine(HATCHET, enemy=foe(health=14)),
        when=hits("5", "1", grit=4),
        refused={1: No("UQ-CBT-10", "grit-unpriced")},
        then={at.grit: 8, at.foe: 14},
    ),
    "UQV-147": Row(
        proves="UQ-CBT-10",
        given=mine(HATCHET, enemy=foe(health=14), grit=1),
        when=hits("5", "1", grit=2),
        refused={1: No("UQ-CBT-10", "grit-short")},
        then={at.grit: 1, at.foe: 14},
    ),
    "UQV-148": Row(
        proves="UQ-CBT-15",
        given=mine(HATCHET, enemy=foe(health=14, defence=3)),
        when=hits("4", "2", grit=2),
        then={at.foe: 7},
        happens=(dealt(7, standard=10),),
    ),
    "UQV-150": Row(
        proves="UQ-CBT-16 UQ-CBT-24",
        given=mine(HATCHET, enemy=foe(health=3, xp=2, damage=4), xp=1),
        when=hits("4", "2", grit=2),
        then={at.foe: None, at.xp: 3, at.phase: "shop", at.pending: ("treasure",), at.health: 17},
    ),
    "UQV-151": Row(
        proves="UQ-CBT-06",
        given=mine(enemy=foe(health=9, damage=2)),
        when=foes("6", "1"),
        refused={1: No("UQ-CBT-06", "turn-yours")},
        then={at.health: 17},
    ),
    "UQV-152": Row(
        proves="UQ-CBT-21",
        given=mine(enemy=foe(health=7, defence=6), brawn=3),
        when=hits("1", "3"),
        then={at.foe: 5},
        happens=(dealt(2, base=2),),
    ),
    "UQV-153": Row(
        proves="UQ-CBT-21",
        given=mine(enemy=foe(health=7, defence=6)),
        when=hits("6", "6"),
        then={at.foe: 7, at.side: "enemy"},
        happens=(dealt(0, hit=False),),
    ),
    "UQV-161": Row(
        proves="UQ-MAG-05 UQ-CBT-15",
        given=mine(ROD, enemy=foe(health=20, defence=9, weakness=("holy",)), brawn=1),
        when=hits("6", "4"),
        then={at.foe: 18},
        happens=(dealt(2, standard=3, magic=(("ice", 2),)),),
    ),
    "UQV-162": Row(
        proves="UQ-MAG-06 UQ-ABO-06",
        given=mine(MACE, enemy=foe(health=20, defence=1, weakness=("holy",), immune=("holy",))),
        when=hits("6", "4"),
        then={at.foe: 17},
        happens=(dealt(3, standard=4, magic=(("holy", 0),)),),
    ),
    "UQV-242": Row(
        proves="UQ-CHR-13 UQ-CBT-10 UQ-CBT-12",
        given=mine(HATCHET, enemy=foe(health=20), grit=3),
        when=hits("1", "6", grit=3),
        then={at.grit: 0, at.foe: 4},
        happens=(dealt(16, base=5),),
    ),
    "UQV-258": Row(
        proves="UQ-CBT-16 UQ-CBT-06",
        given=mine(HATCHET, enemy=foe(health=3, xp=2, damage=4)),
        when=(hits("4", "2"), foes("6", "1")),
        refused={2: No("UQ-CBT-06", "fight-missing")},
        then={at.health: 17, at.foe: None},
    ),
}
VICTORY: dict[str, Row[UnderQuest]] = {
    "UQV-197": Row(
        proves="UQ-LVL-21 UQ-END-01 UQ-QST-06",
        given=(*begun(), *worn(HATCHET), *down(5), *turns(9), *phases(6), *has(nature=1, health=10), WARDEN),
        stands={at.level: 5, at.turns: 9, at.quest_phase: 6},
        when=(
            Pay(),
            BeginFight(enemy="Warden", as_="boss"),
            RollInitiative(die=("3",)),
            hits("6", "5", grit=2),
        ),
        after={1: {at.pending: ("boss",)}, 2: {at.foe: 6, at.left: {"boss": 2}}},
        then={at.result: "won", at.cause: "Warden", at.xp: 4, at.foe: None, at.pending: ("victory",), at.phase: "won"},
    ),
    "UQ-CBT-24 experience, loot and a treasure": Row(
        proves="UQ-CBT-24 UQ-ABO-07",
        given=(*begun(), *worn(HATCHET), foe("Rat", 3, 1, xp=2), *second("Skirmish")),
        when=(BeginFight(enemy="Rat", prefix="Stout", hp=("1",)), RollInitiative(die=("6",)), hits("5", "2", grit=2)),
        then={
            at.rations: 1,
            at.xp: 2,
            at.pending: ("treasure",),
            at.phase: "resolving",
            at.left: {"abomination": 9, "enemy": 17},
        },
    ),
    "UQ-CBT-03 the boss adds no level": Row(
        given=(*begun(), *worn(HATCHET), *down(2), *boss()),
        when=hits("3", "2"),
        then={at.foe: 2},
    ),
}
DEFENCE: dict[str, Row[UnderQuest]] = {
    "UQV-166": Row(
        proves="UQ-CBT-17 UQ-CBT-22",
        given=its(enemy=foe("Orc", 8, damage=2), health=12),
        when=foes("3", "6"),
        then={at.health: 7, at.side: "adventurer"},
        happens=(Fact(EnemyRolled, base=3, standard=5, suffered=5),),
    ),
    "UQV-167": Row(
        proves="UQ-CBT-22",
        given=mine(HATCHET, enemy=foe("Orc", 8), health=12),
        when=(hits("1", "1"), foes("3", "6")),
        then={at.health: 4},
        happens=(Fact(EnemyRolled, standard=8, suffered=8),),
    ),
    "UQV-168": Row(
        proves="UQ-CBT-22",
        given=mine(CLUB, enemy=foe("Orc", 8), health=12, brawn=0),
        when=(hits("1", "1"), foes("4", "4"), hits("1", "2"), foes("3", "6")),
        then={at.health: 7, at.foe: 7},
        happens=(Fact(EnemyRolled, suffered=5),),
    ),
    "UQV-171": Row(
        proves="UQ-CBT-18",
        given=its(PLATE, enemy=foe(health=8, damage=2), health=12),
        when=foes("2", "1"),
        then={at.health: 12},
        happens=(Fact(EnemyRolled, standard=3, suffered=0),),
    ),
    "UQV-174": Row(
        proves="UQ-CBT-25 UQ-END-05",
        given=its(enemy=foe(health=8, damage=2), health=5),
        when=foes("3", "6"),
        then={at.health: 0, at.result: "lost", at.cause: "health"},
    ),
    "UQV-175": Row(
        proves="UQ-CBT-20 UQ-LVL-19",
        given=its(enemy=foe(health=8, damage=2), health=8, poison=3),
        when=foes("3", "6"),
        then={at.health: 3, at.poison: 3, at.result: "lost", at.cause: "poison"},
    ),
    "UQV-176": Row(
        proves="UQ-LVL-19",
        given=its(enemy=foe(health=8, damage=2), health=9, poison=3),
        when=foes("3", "6"),
        then={at.health: 4, at.poison: 3, at.result: "playing"},
    ),
    "UQV-219": Row(
        proves="UQ-XP-03",
        given=its(enemy=foe(health=8, damage=2), health=12, xp=3),
        when=foes("1:2", "6:2"),
        refused={1: No("UQ-XP-03", "reroll-barred")},
        then={at.xp: 3, at.health: 12},
    ),
    "UQV-243": Row(
        proves="UQ-CBT-20 UQ-LVL-19",
        given=its(enemy=foe(health=8, damage=2, on_hit=("poison+1",)), health=9, poison=3),
        when=foes("3", "6"),
        then={at.health: 4, at.poison: 4, at.result: "lost", at.cause: "poison"},
    ),
}


@each(ATTACKS | VICTORY | DEFENCE)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
