"""Worked cases of items: used, thrown, bought, and trinkets."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import RearmOpened
from ledger.games.underquest.events.items import DaggerLeft, ItemUsed
from ledger.games.underquest.events.numbers import GoldMoved
from ledger.games.underquest.moves.exploring import Done
from ledger.games.underquest.moves.fighting import Attack, ClaimTreasure
from ledger.games.underquest.moves.inventory import Buy, Combine, Consume, Discard, Equip, Obtain, PickUp
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_inventory as inv
from tests.games.underquest.histories import begun, first, foe, has, item, put, turn, worn
from tests.games.underquest.histories_inventory import (
    ARMOR,
    DAGGER,
    IDOL,
    MACE,
    NOTE,
    REMEDY,
    carried,
    facing,
    feasting,
    full,
    helm,
    purse,
    thrown,
)
from tests.tables import Fact, No, Row, each, prove

AXE = Obtain(item="Axe", deck="treasure", weight=2)
WAND = item("Ice Wand", "reward", 1, "PH")
FIRE_WAND = item("Fire Wand", "reward", 1, "PH")

ROOM: dict[str, Row[UnderQuest]] = {
    "UQV-045": Row(
        proves="UQ-INV-02",
        given=full(),
        when=(AXE, Discard(card="Axe")),
        after={1: {at.pending: ("overweight",), at.weight: 11}},
        then={at.weight: 9, at.items: ("Armor", "Tent"), at.pending: (), inv.lying: {"treasure": ("Axe",)}},
    ),
    "UQV-046": Row(
        proves="UQ-INV-02",
        given=full(),
        when=(AXE, Discard(card="Tent")),
        then={at.weight: 8, at.items: ("Armor", "Axe"), at.pending: ()},
    ),
    "UQV-049": Row(
        proves="UQ-INV-03",
        given=(*begun(weight=6), *carried(ARMOR), *has(health=9), REMEDY, *first("Treasure Chest")),
        when=(Obtain(item="Bitter Remedy"), Consume(item="Bitter Remedy")),
        after={1: {at.pending: ("overweight",), at.phase: "resolving"}},
        then={at.health: 12, at.weight: 6, at.items: ("Armor",), at.pending: ()},
        happens=(Fact(ItemUsed, gains=(("health", 3),)),),
    ),
}
DAGGERS: dict[str, Row[UnderQuest]] = {
    "UQV-249": Row(
        proves="UQ-ITM-04 UQ-CBT-07 UQ-CBT-06",
        given=facing(DAGGER, before=carried(MACE)),
        when=(thrown(4), Equip(item="Mace"), Attack(dice=("5", "1"))),
        refused={3: No("UQ-CBT-06", "turn-other")},
        then={
            at.foe: 5,
            at.side: "enemy",
            at.equipped: ("Mace",),
            at.items: ("Mace",),
            inv.thrown: ("Dagger",),
        },
        happens=(Fact(RearmOpened, rule="UQ-ITM-04"),),
    ),
    "UQV-250": Row(
        proves="UQ-ITM-04",
        given=facing(DAGGER),
        when=(thrown(0), PickUp(item="Dagger")),
        refused={2: No("UQ-ITM-04", "fight-open")},
        then={at.items: (), inv.thrown: ("Dagger",), at.foe: 9},
    ),
    "UQV-251": Row(
        proves="UQ-ITM-04",
        given=(
            *begun(),
            *worn(DAGGER),
            foe("Ghoul", 3, 1),
            *first("Skirmish"),
            BeginFight(enemy="Ghoul"),
            RollInitiative(die=("6",)),
            thrown(4),
            ClaimTreasure(gains=(("gold", 1),)),
        ),
        stands={inv.thrown: ("Dagger",), at.phase: "resolving"},
        when=Done(),
        then={at.phase: "placing", at.items: (), inv.thrown: (), at.weight: 0},
        happens=(Fact(DaggerLeft),),
    ),
}
TRADE: dict[str, Row[UnderQuest]] = {
    "UQV-009": Row(
        proves="UQ-CHR-11 UQ-ITM-01",
        given=begun(gold=5),
        stands={at.phase: "shop", at.gold: 5},
        when=Buy(item="Leather Armor", deck="trapping", weight=3, cost=3, gold=3),
        then={at.gold: 2, at.items: ("Leather Armor",), at.weight: 3},
    ),
    "UQV-082": Row(
        proves="UQ-ITM-01 UQ-ITM-09 UQ-TRK-02 UQ-TRK-01",
        given=purse("Loose Pearls", gold=3),
        stands={at.phase: "resolving"},
        when=helm(cost=4, gold=2, trinkets=("Loose Pearls",)),
        then={at.gold: 1, at.trinkets: (), at.items: ("Iron Helm",), inv.lying: {"trinket": ("Loose Pearls",)}},
    ),
    "UQV-084": Row(
        proves="UQ-ITM-01",
        given=purse("Loose Pearls", "Idol", reads=(IDOL,)),
        when=helm(cost=3, gold=0, trinkets=("Loose Pearls", "Idol")),
        then={at.gold: 0, at.trinkets: (), at.items: ("Iron Helm",), inv.overpaid: 1, at.reminders: ("change-none",)},
        never=(GoldMoved,),
    ),
    "UQV-252": Row(
        proves="UQ-ITM-09",
        given=(*begun(), *turn(), *has(gold=5)),
        stands={at.phase: "between"},
        when=helm(cost=4, gold=4),
        refused={1: No("UQ-ITM-09", "seller-missing")},
        then={at.gold: 5, at.items: ()},
    ),
    "UQV-253": Row(
        proves="UQ-ITM-09",
        given=(*begun(), *has(gold=5), *first("Campsite")),
        when=helm(cost=4, gold=4),
        refused={1: No("UQ-ITM-09", "seller-missing")},
        then={at.gold: 5, at.items: ()},
    ),
    "UQV-254": Row(
        proves="UQ-ITM-09 UQ-INN-06",
        given=(*feasting(), *has(gold=9)),
        stands={at.phase: "inn", at.items: ()},
        when=Buy(item="Ring", deck="treasure", weight=0, cost=6, gold=6),
        refused={1: No("UQ-ITM-09", "goods-other", names="Ring")},
        then={at.gold: 9, at.items: ()},
    ),
}
TRINKETS: dict[str, Row[UnderQuest]] = {
    "UQV-089": Row(
        proves="UQ-TRK-04",
        given=(*begun(), WAND, *put("trinkets", "Wand Shaft", "Amethyst", "Loose Pearls")),
        when=Combine(one="Wand Shaft", other="Amethyst"),
        then={at.trinkets: ("Loose Pearls",), at.items: ("Ice Wand",), at.left: {"reward": 11}},
    ),
    "UQV-090": Row(
        proves="UQ-TRK-04",
        given=(*begun(), FIRE_WAND, *put("trinkets", "Wand Shaft", "Raw Amber")),
        when=Combine(one="Wand Shaft", other="Raw Amber"),
        then={at.trinkets: (), at.items: ("Fire Wand",), inv.lying: {"trinket": ("Wand Shaft", "Raw Amber")}},
    ),
    "UQV-091": Row(
        proves="UQ-TRK-04",
        given=(*begun(), *put("trinkets", "Amethyst", "Raw Amber")),
        when=Combine(one="Raw Amber", other="Amethyst"),
        refused={1: No("UQ-TRK-04", "parts-unfit")},
        then={at.trinkets: ("Amethyst", "Raw Amber"), at.items: ()},
    ),
    "UQV-092": Row(
        proves="UQ-TRK-05",
        given=(*begun(), *has(grit=5), *put("trinkets", NOTE)),
        when=Discard(card=NOTE),
        then={at.grit: 3, at.trinkets: ()},
    ),
}


@each(ROOM | DAGGERS | TRADE | TRINKETS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
