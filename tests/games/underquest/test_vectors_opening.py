"""Worked cases of the opening of a fight."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import AttackRolled, EnemyRolled, InitiativeRolled
from ledger.games.underquest.moves.cards import AbominationCard
from ledger.games.underquest.moves.fighting import Attack, EnemyAttack
from ledger.games.underquest.moves.meeting import StatCheck
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import HATCHET, Moves, begun, down, first, foe, has, second, worn
from tests.tables import Fact, No, Row, each, prove

GHOUL = foe("Ghoul", 8, 5)
SKELETON = foe("Skeleton", 6, 5, damage=1)
SAINTED = AbominationCard(name="Sainted", side="suffix", damage=2, immune=("holy",))


def at_level(level: int, *moves: Any) -> Moves:
    return (*begun(), GHOUL, SKELETON, SAINTED, *down(level), *moves)


def stout(die: str = "4", **more: Any) -> BeginFight:
    return BeginFight(enemy="Skeleton", prefix="Stout", hp=(die,), **more)


def rolls(die: str) -> RollInitiative:
    return RollInitiative(die=(die,))


OPENING: dict[str, Row[UnderQuest]] = {
    "UQV-128": Row(
        proves="UQ-CBT-04",
        given=at_level(1, *first("Skirmish")),
        when=(BeginFight(enemy="Ghoul"), rolls("2")),
        then={at.side: "adventurer"},
        happens=(Fact(InitiativeRolled, total=5),),
    ),
    "UQV-129": Row(
        proves="UQ-CBT-04",
        given=at_level(1, *first("Skirmish")),
        when=(BeginFight(enemy="Ghoul"), rolls("1")),
        then={at.side: "enemy"},
        happens=(Fact(InitiativeRolled, total=4),),
    ),
    "UQV-130": Row(
        proves="UQ-CBT-03",
        given=at_level(3, *first("Skirmish")),
        when=BeginFight(enemy="Ghoul"),
        then={at.phase: "combat", at.foe: 11, at.initiative: 5},
    ),
    "UQV-132": Row(
        proves="UQ-ABO-02 UQ-ABO-05 UQ-CBT-03",
        given=at_level(2, *second("Ambush")),
        when=stout("4"),
        then={at.phase: "combat", at.foe: 12, at.initiative: 3, at.left: {"abomination": 9, "enemy": 17}},
    ),
    "UQV-133": Row(
        proves="UQ-ABO-02 UQ-LVL-26",
        given=at_level(2, *second("Skirmish")),
        when=BeginFight(enemy="Skeleton"),
        refused={1: No("UQ-ABO-02", "prefix-missing")},
        then={at.phase: "resolving"},
    ),
    "UQV-134": Row(
        proves="UQ-ABO-02 UQ-LVL-26",
        given=at_level(2, *first("Ambush")),
        when=stout(),
        refused={1: No("UQ-ABO-02", "prefix-extra")},
        then={at.phase: "resolving"},
    ),
    "UQV-136": Row(
        proves="UQ-LVL-25 UQ-ABO-03",
        given=at_level(1, *second("Exalted Foe")),
        when=stout("5"),
        refused={1: No("UQ-ABO-03", "suffix-missing")},
        then={at.phase: "resolving"},
    ),
    "UQV-137": Row(
        proves="UQ-CBT-05 UQ-ABO-05",
        given=(*at_level(1), *has(agility=1), *second("Skirmish")),
        when=(stout("1"), rolls("2")),
        then={at.side: "adventurer", at.foe: 8, at.initiative: 3},
    ),
    "UQV-218": Row(
        proves="UQ-XP-02 UQ-CBT-04",
        given=(*at_level(1), *has(agility=2, xp=1), *first("Skirmish")),
        when=(BeginFight(enemy="Ghoul", initiative=6, because="the card says 6"), rolls("1:4")),
        then={at.xp: 0, at.side: "adventurer"},
        happens=(Fact(InitiativeRolled, total=6),),
    ),
    "UQV-233": Row(
        proves="UQ-XP-02 UQ-ABO-05",
        given=(*at_level(1), *has(xp=1), *second("Skirmish")),
        when=stout("6:1"),
        then={at.xp: 0, at.foe: 8, at.initiative: 3},
    ),
    "UQV-257": Row(
        proves="UQ-CBT-03 UQ-CBT-02",
        given=(
            *at_level(5),
            foe("Bog Troll", 11, 6, damage=3, defence=2, treasure="B", weakness=("fire",), xp=3),
            *first("Altar"),
        ),
        when=BeginFight(enemy="Bog Troll", as_="encounter"),
        then={
            at.phase: "combat",
            at.foe: 11,
            at.initiative: 6,
            at.printed: {"damage": 3, "defence": 2, "treasure": "B", "weakness": ("fire",), "xp": 3},
        },
    ),
    "UQV-086": Row(
        proves="UQ-ITM-05",
        given=(*at_level(4), foe("Mimic", 9, 5), *first("Treasure Chest")),
        when=BeginFight(enemy="Mimic", as_="mimic"),
        then={at.phase: "combat", at.foe: 9, at.left: {"enemy": 18}},
    ),
    "UQV-266": Row(
        proves="UQ-CBT-05 UQ-CHK-01",
        given=(*begun(), *worn(HATCHET), foe("Siren", 8, 5, check="mind"), *first("Skirmish")),
        when=(
            BeginFight(enemy="Siren"),
            rolls("6"),
            Attack(dice=("5", "2")),
            StatCheck(stat="mind", die=("6",)),
            Attack(dice=("5", "2")),
        ),
        after={2: {at.check_due: "mind", at.side: "adventurer"}, 4: {at.check_due: None}},
        refused={3: No("UQ-CBT-05", "check-due")},
        then={at.side: "enemy", at.foe: 3, at.pending: ()},
        happens=(Fact(AttackRolled, base=3, dealt=6),),
    ),
    "UQV-135": Row(
        proves="UQ-ABO-03 UQ-ABO-04 UQ-ABO-06 UQ-LVL-25",
        given=(*at_level(3), *has(health=15), *first("Exalted Foe")),
        when=(
            BeginFight(enemy="Skeleton", prefix="Stout", suffix="Sainted", hp=("5",)),
            rolls("1"),
            Attack(dice=("3", "3")),
            EnemyAttack(dice=("6", "3")),
        ),
        after={1: {at.foe: 14, at.initiative: 3}, 2: {at.side: "adventurer"}},
        then={at.health: 9, at.foe: 14, at.printed: {"immune": ("holy",), "loot": (("rations", 1),)}},
        happens=(Fact(EnemyRolled, hit=True, base=3, standard=6),),
    ),
}


@each(OPENING)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
