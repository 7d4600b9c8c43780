"""Worked cases of weapons that break in a fight, of companions at one's side, and of what takes the turn."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import AttackRolled, EnemyHurt, RearmClosed
from ledger.games.underquest.moves.exploring import Eat
from ledger.games.underquest.moves.inventory import Break, Consume, Equip
from ledger.games.underquest.moves.potions import Craft
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import HATCHET, Moves, begun, fights, foe, has, item, put, worn
from tests.games.underquest.histories_company import borko
from tests.games.underquest.histories_fighting import dealt, foes, hits
from tests.tables import Fact, No, Row, each, prove

SWORD = item("Iron Sword", "trapping", 3, "PH", uses="brawn", bonus=2)
MACE = item("Mace", "treasure", 3, "PH", uses="brawn", bonus=1)
BLADE = item("Short Blade", "treasure", 2, "OH", uses="agility", bonus=1)
POWDER = item("Black Powder", "treasure", 1, None, deals=("fire+5",))
REMEDY = item("Bitter Remedy", "treasure", 1, None, does=("health+3",))


def armed(*weapons: Any, enemy: Any, loose: tuple[Any, ...] = (), friend: int = 0, **numbers: int) -> Moves:
    """The adventurer acts, with these weapons in hand, `loose` in the pack, and a companion of that damage."""
    carried = tuple(move for each in loose for move in (each, *put("items", each.name)))
    beside = borko(damage=friend) if friend else ()
    return (*begun(), *worn(*weapons), *carried, *beside, *has(**numbers), *fights(enemy))


WEAPONS: dict[str, Row[UnderQuest]] = {
    "UQV-057": Row(
        proves="UQ-INV-09",
        given=armed(SWORD, loose=(MACE,), enemy=foe(health=9)),
        when=(Break(), Equip(item="Mace"), hits("5", "3")),
        then={at.items: ("Mace",), at.equipped: ("Mace",), at.foe: 4},
        happens=(dealt(5, base=2),),
    ),
    "UQV-059": Row(
        proves="UQ-CBT-26 UQ-CBT-21",
        given=armed(SWORD, enemy=foe(health=9, defence=5)),
        when=(Break(), hits("6", "1", grit=2)),
        refused={2: No("UQ-CBT-21", "grit-barehanded")},
        then={at.grit: 8, at.foe: 9},
    ),
    "UQV-261": Row(
        proves="UQ-INV-09",
        given=armed(SWORD, BLADE, enemy=foe(health=9)),
        when=(Break(), Equip(item="Short Blade", slot="PH"), hits("5", "3")),
        then={
            at.items: ("Short Blade",),
            at.equipped: ("Short Blade",),
            at.slots: {"PH": "Short Blade"},
            at.foe: 3,
        },
        happens=(dealt(6, base=2),),
    ),
    "UQV-262": Row(
        proves="UQ-CBT-26 UQ-CBT-21",
        given=armed(SWORD, BLADE, enemy=foe(health=20, defence=2)),
        when=(Break(), hits("5", "3", grit=2)),
        then={at.grit: 6, at.slots: {"OH": "Short Blade"}, at.foe: 11},
        happens=(dealt(9, standard=11),),
    ),
    "UQ-CBT-26 nothing else in hand: bare hands, whatever the defence": Row(
        given=armed(SWORD, loose=(MACE,), enemy=foe(health=9, defence=5)),
        when=(Break(), hits("6", "1"), foes("2", "2"), Equip(item="Mace")),
        refused={4: No("UQ-CBT-09", "fight-open")},
        then={at.foe: 4, at.slots: {}},
        happens=(dealt(5, bare=True), Fact(RearmClosed)),
    ),
    "UQ-CBT-13 of two weapons the one in the primary hand counts": Row(
        given=armed(SWORD, BLADE, enemy=foe(health=20)),
        when=hits("5", "3"),
        then={at.foe: 14},
        happens=(dealt(6, parts=(("base", 2), ("brawn", 2), ("Iron Sword", 2))),),
    ),
}
COMPANIONS: dict[str, Row[UnderQuest]] = {
    "UQV-154": Row(
        proves="UQ-CBT-21 UQ-COM-03",
        given=armed(friend=2, enemy=foe(health=7, defence=6)),
        stands={at.companion: {"Borko": 3}},
        when=hits("1", "3"),
        then={at.foe: 5},
        happens=(dealt(2),),
    ),
    "UQV-155": Row(
        proves="UQ-COM-03 UQ-CBT-13",
        given=armed(HATCHET, friend=2, enemy=foe(health=14, defence=1)),
        when=hits("6", "3"),
        then={at.foe: 7},
        happens=(dealt(7, base=3, standard=8),),
    ),
    "UQV-259": Row(
        proves="UQ-COM-03 UQ-CBT-12",
        given=armed(HATCHET, friend=2, enemy=foe(health=14, defence=1)),
        when=hits("3", "3"),
        then={at.foe: 14, at.side: "enemy"},
        happens=(dealt(0, hit=False),),
    ),
    "AMB-06 a companion beside bare hands, at a table that reads it so": Row(
        proves="UQ-COM-03 UQ-CBT-21",
        given=(*begun(options={"bare-companion": "yes"}), *borko(damage=2), *fights(foe(health=7, defence=6))),
        when=hits("1", "3"),
        then={at.foe: 3},
        happens=(dealt(4, parts=(("base", 2), ("Borko", 2))),),
    ),
}
ACTIONS: dict[str, Row[UnderQuest]] = {
    "UQV-157": Row(
        proves="UQ-CBT-07 UQ-ITM-08 UQ-CBT-06",
        given=armed(HATCHET, loose=(POWDER,), enemy=foe(health=14, defence=2)),
        when=(Consume(item="Black Powder"), hits("4", "2")),
        refused={2: No("UQ-CBT-06", "turn-other")},
        then={at.foe: 9, at.items: ("Hatchet",), at.side: "enemy"},
        happens=(Fact(EnemyHurt, was=14, now=9, parts=(("fire", 5),)),),
    ),
    "UQ-CBT-08 what heals takes no turn": Row(
        given=armed(HATCHET, loose=(REMEDY,), enemy=foe(health=14), health=10),
        when=(Consume(item="Bitter Remedy"), hits("4", "2")),
        after={1: {at.health: 13, at.side: "adventurer", at.items: ("Hatchet",)}},
        then={at.foe: 9, at.side: "enemy"},
        happens=(Fact(AttackRolled, dealt=5),),
    ),
    "UQ-CBT-08 nor do rations, and several of them": Row(
        given=armed(HATCHET, enemy=foe(health=14), health=10, grit=5, rations=3),
        when=(Eat(), Eat(), hits("4", "2")),
        then={at.health: 12, at.grit: 7, at.rations: 1, at.foe: 9},
    ),
    "UQ-CBT-09 no potion is brewed in a fight": Row(
        given=(*begun(), *put("ingredients", "Dusk Beetle", "Human Bone"), *fights(foe(health=14))),
        when=Craft(one="Dusk Beetle", other="Human Bone"),
        refused={1: No("UQ-POT-13")},
        then={at.ingredients: 2, at.foe: 14},
    ),
}


@each(WEAPONS | COMPANIONS | ACTIONS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
