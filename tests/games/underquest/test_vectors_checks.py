"""Worked cases of stat checks, and of what cards do to numbers."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.meeting import CheckMade
from ledger.games.underquest.moves.cards import ItemCard
from ledger.games.underquest.moves.meeting import Get, StatCheck, Suffer
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import FAMILIAR, begun, first, has, item, put, worn
from tests.tables import Fact, No, Row, each, prove


def checks(stat: Any, die: str, *plus: tuple[str, int]) -> StatCheck:
    return StatCheck(stat=stat, die=(die,), plus=plus)


def made(total: int, *, success: bool) -> Fact:
    return Fact(CheckMade, total=total, success=success)


NIMBLE = (*begun(), *has(agility=2), *put("skills", "Nimble"), *first("Altar"))
OWL_UP = FAMILIAR.but(way="up", does=("grit+1",))
CLOAK = ItemCard(name="Fur Cloak", deck="trapping", weight=1, slot="BD")

CHECKS: dict[str, Row[UnderQuest]] = {
    "UQV-033": Row(
        proves="UQ-CHK-01 UQ-CHK-02",
        given=NIMBLE,
        when=checks("agility", "4"),
        happens=(made(7, success=True),),
    ),
    "UQV-034": Row(
        proves="UQ-CHK-04 UQ-MAG-02",
        given=(*NIMBLE, *has(health=10)),
        when=(checks("agility", "3"), Get(gains=(("gold", 1),)), Suffer(damage=3, magic="ice")),
        then={at.health: 7, at.gold: 1},
        happens=(made(6, success=False),),
    ),
    "UQV-035": Row(
        proves="UQ-CHK-01",
        given=(*begun(), *first("Altar")),
        when=checks("mind", "5"),
        happens=(made(6, success=False),),
    ),
    "UQV-036": Row(
        proves="UQ-CHK-03",
        given=(*begun(), *has(mind=0), *first("Altar")),
        when=checks("mind", "6"),
        happens=(made(6, success=False),),
    ),
    "UQV-037": Row(
        proves="UQ-CHK-03",
        given=(*begun(), *has(agility=4), *first("Altar")),
        when=checks("agility", "1", ("Nimble", 1), ("Boots", 1)),
        happens=(made(7, success=True),),
    ),
    "UQV-039": Row(
        proves="UQ-XP-02",
        given=(*begun(), *first("Altar")),
        when=checks("brawn", "4:5"),
        refused={1: No("UQ-XP-02", "experience-short")},
        then={at.xp: 0},
    ),
    "UQV-040": Row(
        proves="UQ-XP-03",
        given=(*begun(), *has(xp=1), *first("Altar")),
        when=checks("brawn", "5:1"),
        then={at.xp: 0},
        happens=(made(3, success=False),),
    ),
    "UQV-229": Row(
        proves="UQ-SET-08",
        given=(*begun(), *first("Altar")),
        when=checks("brawn", "7"),
        refused={1: No("UQ-SET-08", "die-face")},
    ),
    "UQV-234": Row(
        proves="UQ-LVL-22 UQ-CUR-03",
        given=(*begun(), *has(curses=1), *first("Altar")),
        when=Get(gains=(("curses", -2),), by="Altar"),
        then={at.curses: 0},
    ),
    "UQV-277": Row(
        proves="UQ-SET-02",
        given=(*begun(), *has(gold=10)),
        when=Get(gains=(("gold", 4),)),
        then={at.gold: 14},
    ),
    "UQV-164": Row(
        proves="UQ-MAG-02",
        given=(*begun(), *worn(CLOAK), *has(health=10), *first("Altar")),
        when=Suffer(damage=3, magic="ice"),
        then={at.health: 9},
    ),
    "UQV-165": Row(
        proves="UQ-MAG-02",
        given=(*begun(), *worn(CLOAK), *has(health=10), *first("Altar")),
        when=(Suffer(damage=3, magic="fire"), Suffer(damage=1, magic="ice")),
        then={at.health: 7},
    ),
    "UQV-111": Row(
        proves="UQ-CUR-02",
        given=(*begun(), *has(curses=4)),
        when=Get(gains=(("curses", 1),)),
        then={at.curses: 0, at.pending: ("scourge",)},
    ),
    "UQV-112": Row(
        proves="UQ-CUR-01",
        given=(*begun(), *has(curses=2)),
        when=Get(gains=(("curses", 2),)),
        then={at.curses: 4, at.pending: ()},
    ),
    "UQV-118": Row(
        proves="UQ-MOR-03 UQ-CHR-17",
        given=(*begun(familiar=OWL_UP), *has(morality=1, grit=4), *first("Altar")),
        when=(Get(gains=(("morality", -1),)), Get(gains=(("morality", 1),))),
        then={at.morality: 1, at.grit: 5},
    ),
}
CAPS: dict[str, Row[UnderQuest]] = {
    "UQ-CHK-02 a card of the line is not counted twice": Row(
        given=NIMBLE,
        when=checks("agility", "4", ("Nimble", 1)),
        happens=(made(7, success=True),),
    ),
    "UQ-CHR-06 nothing above the starting value": Row(
        given=(*begun(), *has(health=16)),
        when=(Get(gains=(("health", 5), ("grit", 2))), Get(gains=(("health", 1),))),
        then={at.health: 17, at.grit: 8, at.reminders: ("nothing-gained",)},
    ),
    "UQ-CUR-02 nine curses: five go, four stay": Row(
        given=(*begun(), *has(curses=4)),
        when=Get(gains=(("curses", 5),)),
        then={at.curses: 4, at.pending: ("scourge",)},
    ),
    "UQ-LVL-19 poison kills at once": Row(
        given=(*begun(), *has(health=4)),
        when=Get(gains=(("poison", 4),)),
        then={at.result: "lost", at.cause: "poison"},
    ),
    "UQ-SET-02 no such number": Row(
        given=begun(),
        when=Get(gains=(("mana", 1),)),
        refused={1: No("UQ-SET-02", "counter-unknown", "mana")},
    ),
    "UQ-INV-01 what is too heavy is noted": Row(
        given=(*begun(), item("Anvil", "trapping", 12)),
        when=put("items", "Anvil"),
        then={at.reminders: ("weight-over",), at.pending: ("overweight",)},
    ),
}


@each(CHECKS | CAPS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
