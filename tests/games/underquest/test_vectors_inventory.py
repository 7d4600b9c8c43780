"""Worked cases of weight, slots, and what is carried."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.inventory import Equip, Obtain, Unequip
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import Moves, begun, first, has, item, put, worn
from tests.tables import No, Row, each, prove

HELM = item("Iron Helm", "trapping", 2, "HD")
HOOD = item("Hood", "treasure", 1, "HD")
SHIELD = item("Shield", "trapping", 2, "OH")
GREAT_AXE = item("Great Axe", "treasure", 4, "2H", uses="brawn", bonus=3)
ARMOR = item("Armor", "treasure", 6, "BD")
MAIL = item("Holy Mail", "treasure", 2, "BD", needs="positive")


def carried(*items: Any) -> Moves:
    return tuple(move for each in items for move in (each, *put("items", each.name)))


SLOTS: dict[str, Row[UnderQuest]] = {
    "UQV-041": Row(
        proves="UQ-INV-07",
        given=begun(),
        when=(*put("ingredients", "Dusk Beetle", "Fresh Blood", "Human Bone"), *put("trinkets", "Loose Pearls")),
        then={at.weight: 2},
    ),
    "UQV-042": Row(
        proves="UQ-INV-07",
        given=begun(),
        when=(
            *put("ingredients", "Dusk Beetle", "Fresh Blood", "Human Bone", "Fresh Blood"),
            *put("trinkets", "Loose Pearls"),
        ),
        then={at.weight: 2},
    ),
    "UQV-047": Row(
        proves="UQ-INV-01",
        given=(*begun(), *carried(ARMOR)),
        when=Obtain(item="Axe", deck="treasure", weight=4),
        then={at.weight: 10, at.pending: ()},
    ),
    "UQV-051": Row(
        proves="UQ-INV-04",
        given=(*begun(), *worn(HELM), *carried(HOOD)),
        when=Equip(item="Hood"),
        refused={1: No("UQ-INV-04", "slot-full")},
        then={at.equipped: ("Iron Helm",)},
    ),
    "UQV-053": Row(
        proves="UQ-INV-05",
        given=(*begun(), *worn(SHIELD), *carried(GREAT_AXE)),
        when=Equip(item="Great Axe"),
        refused={1: No("UQ-INV-05", "hands-full")},
        then={at.equipped: ("Shield",)},
    ),
    "UQV-054": Row(
        proves="UQ-INV-05 UQ-INV-06",
        given=(*begun(), *worn(SHIELD), *carried(GREAT_AXE)),
        when=(Unequip(item="Shield"), Equip(item="Great Axe")),
        then={at.equipped: ("Great Axe",), at.weight: 6},
    ),
    "UQV-088": Row(
        proves="UQ-ITM-07 UQ-MOR-04",
        given=(*begun(), *has(morality=-1), *carried(MAIL)),
        when=Equip(item="Holy Mail"),
        refused={1: No("UQ-ITM-07", "alignment-unmet")},
        then={at.equipped: ()},
    ),
    "UQV-268": Row(
        proves="UQ-ITM-07 UQ-MOR-04",
        given=(*begun(), *has(morality=-1), MAIL, *first("Altar")),
        when=Obtain(item="Holy Mail"),
        then={at.items: ("Holy Mail",), at.equipped: (), at.weight: 2, at.pending: ()},
    ),
    "UQV-226": Row(
        proves="UQ-INV-11",
        given=begun(weight=0),
        when=has(gold=20, rations=9, combat=3),
        then={at.weight: 0, at.capacity: 0, at.pending: ()},
    ),
    "UQV-239": Row(
        proves="UQ-INV-08",
        given=(*begun(), *carried(HELM), *first("Altar")),
        when=Equip(item="Iron Helm", because="forgotten before the draw"),
        then={at.equipped: ("Iron Helm",), at.overruled: 1},
    ),
    "UQV-241": Row(
        proves="UQ-INV-08 UQ-INV-04",
        given=(*begun(), *worn(HOOD), *carried(HELM), *first("Altar")),
        when=Equip(item="Iron Helm", because="forgotten before the draw"),
        refused={1: No("UQ-INV-04", "slot-full")},
        then={at.equipped: ("Hood",), at.overruled: 0},
    ),
    "UQV-240": Row(
        proves="UQ-INV-08",
        given=(*begun(), *carried(HELM), *first("Altar")),
        when=(Equip(item="Iron Helm"), Equip(item="Iron Helm", because="")),
        refused={1: No("UQ-INV-08", "between-turns"), 2: No("UQ-SET-02", "reason-missing")},
        then={at.equipped: (), at.overruled: 0},
    ),
    "UQ-INV-12 the weight is asked for where nobody typed it": Row(
        given=begun(),
        when=(Obtain(item="Idol"), Obtain(item="Idol", weight=3)),
        asked={1: "weight"},
        then={at.weight: 3, at.left: {"treasure": 22}},
    ),
}


@each(SLOTS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
