"""Rules of weight, slots, and what may be changed when."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import RearmClosed, RearmOpened, SideTurned
from ledger.games.underquest.events.items import ItemBroken, ItemGained, ItemLost
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.moves.cards import CompanionCard, ScourgeCard
from ledger.games.underquest.moves.company import Dismiss, GainCompanion
from ledger.games.underquest.moves.exploring import Draw, Eat, Trade
from ledger.games.underquest.moves.fighting import Attack, Bribe, EnemyAttack, Flee, Harm, Pass
from ledger.games.underquest.moves.inventory import (
    Break,
    Combine,
    Consume,
    Disarm,
    Discard,
    Equip,
    GainIngredient,
    GainTrinket,
    Obtain,
    Treasure,
    Unequip,
)
from ledger.games.underquest.moves.meeting import DrawScourge, Get, StatCheck, Suffer
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_inventory as inv
from tests.games.underquest.histories import begun, fights, first, has, item, put, worn
from tests.games.underquest.histories_inventory import (
    ARMOR,
    BLADE,
    DAGGER,
    GHOUL,
    GREAT_AXE,
    HELM,
    MACE,
    POWDER,
    REMEDY,
    SHIELD,
    SWORD,
    TENT,
    carried,
    facing,
    full,
    heavy,
    helm,
    thrown,
)
from tests.tables import Fact, No, Row, each, prove

OVER = No("UQ-INV-01", "weight-over")
RING = item("Ring", "treasure", 0, "AS")
OTHER_RING = item("Gold Ring", "treasure", 1, "AS")
OX = CompanionCard(name="Ox", encumbrance=3)
BANNED: tuple[Move, ...] = (
    Obtain(item="Axe", weight=1),
    Treasure(card="Dart Trap", is_="trap"),
    GainTrinket(card="Loose Pearls"),
    GainIngredient(card="Dusk Beetle"),
    Equip(item="Armor"),
    Break(item="Armor"),
    Combine(one="Wand Shaft", other="Amethyst"),
    helm(cost=0),
    Draw(),
    Get(gains=(("gold", 1),)),
    StatCheck(stat="mind", die=("3",)),
    Suffer(damage=1),
    DrawScourge(card="Frailty"),
)
BLOWS: tuple[Move, ...] = (
    Attack(dice=("5", "3")),
    Harm(damage=1),
    Pass(),
    Flee(by="Smoke Bomb"),
    Bribe(gains=(("gold", -1),)),
)

WEIGHT: dict[str, Row[UnderQuest]] = {
    "UQ-INV-01 too much stops the game": Row(
        given=heavy(*put("trinkets", "Wand Shaft", "Amethyst"), item("Ice Wand", "reward", 0)),
        stands={at.pending: ("overweight",)},
        when=BANNED,
        refused=dict.fromkeys(range(1, len(BANNED) + 1), OVER),
        then={at.weight: 7, at.capacity: 4},
    ),
    "UQ-INV-01 nothing is put away, as that makes nothing lighter": Row(
        given=(*begun(), *worn(HELM), *has(encumbrance=1)),
        when=Unequip(item="Iron Helm"),
        refused={1: OVER},
        then={at.equipped: ("Iron Helm",)},
    ),
    "UQ-INV-01 and an armed trap waits as well": Row(
        given=(*begun(), Treasure(card="Dart Trap", is_="trap"), *carried(ARMOR), *has(encumbrance=4)),
        when=Disarm(),
        refused={1: OVER},
        then={at.pending: ("overweight", "trap")},
    ),
    "UQ-INV-01 a fight waits too": Row(
        given=(*facing(), *has(gold=1), *carried(ARMOR), *has(encumbrance=4)),
        when=BLOWS,
        refused=dict.fromkeys(range(1, len(BLOWS) + 1), OVER),
        then={at.foe: 9, at.side: "adventurer"},
    ),
    "UQ-INV-01 so does the enemy": Row(
        given=(*facing(side="enemy"), *carried(ARMOR), *has(encumbrance=4)),
        when=(EnemyAttack(dice=("5", "3")), Discard(card="Armor"), EnemyAttack(dice=("5", "3"))),
        refused={1: OVER},
        then={at.health: 15, at.side: "adventurer"},
    ),
    "UQ-INV-01 nor is a dagger thrown, or picked up": Row(
        given=(*facing(DAGGER), *has(encumbrance=0)),
        when=(thrown(), has(encumbrance=1), thrown(), has(encumbrance=0)),
        refused={1: OVER},
        then={inv.thrown: ("Dagger",), at.weight: 0},
    ),
    "UQ-INV-01 what makes lighter goes on: a discard, a remedy, a ration, a token": Row(
        given=(*begun(), *carried(ARMOR, TENT, REMEDY), *has(encumbrance=4, rations=1, nature=1, health=9)),
        when=(Eat(), Trade(what="nature"), Consume(item="Bitter Remedy"), Discard(card="Armor")),
        after={3: {at.pending: ("overweight",), at.weight: 9}},
        then={at.pending: (), at.weight: 3, at.health: 13, at.xp: 2},
    ),
    "UQ-INV-01 a reason carries what is refused": Row(
        given=heavy(),
        when=Obtain(item="Axe", weight=1, because="it is in a chest for now"),
        then={at.weight: 7, at.overruled: 1},
        happens=(Fact(ItemGained, weight=1), Fact(Reminded, code="weight-over")),
    ),
    "UQ-INV-02 an ingredient or a trinket makes room as well": Row(
        given=(*full(), *put("ingredients", "Dusk Beetle"), *put("trinkets", "Amethyst")),
        when=(GainIngredient(card="?"), GainTrinket(card="Marbles"), Discard(card="Marbles")),
        after={1: {at.weight: 10}, 2: {at.weight: 11, at.pending: ("overweight",)}},
        then={at.weight: 10, at.pending: (), inv.lying: {"trinket": ("Marbles",)}},
    ),
    "UQ-INV-02 an ingredient that nobody named turns out to be one": Row(
        given=(*begun(), *put("ingredients", "?", "?")),
        when=(Discard(card="Human Bone"), Discard(card="?"), Discard(card="Human Bone")),
        refused={3: No("UQ-INV-06", "card-missing")},
        then={at.ingredients: 0, inv.lying: {"ingredient": ("Human Bone", "?")}},
    ),
    "UQ-INV-02 the copy that is not worn goes first": Row(
        given=(*begun(), *worn(RING), *put("items", "Ring")),
        when=Discard(card="Ring", by="Sortab"),
        then={at.equipped: ("Ring",), at.items: ("Ring",)},
        happens=(Fact(ItemLost, why="Sortab"),),
    ),
    "UQ-INV-02 nothing is discarded that nobody has": Row(
        given=begun(),
        when=(Discard(card="Tent"), Discard(card="Tent", because="it was there")),
        refused={1: No("UQ-INV-06", "card-missing"), 2: No("UQ-INV-06", "card-missing")},
    ),
    "UQ-INV-03 the table is told that a remedy may be used at once": Row(
        given=(*begun(weight=6), *carried(ARMOR), REMEDY),
        when=Obtain(item="Bitter Remedy"),
        then={inv.first_words: "discard CARD", inv.offers: ("consume Bitter_Remedy",)},
    ),
    "UQ-INV-06 equipped items weigh": Row(
        given=(*begun(), *worn(HELM), *carried(TENT)),
        when=Unequip(item="Iron Helm"),
        stands={at.weight: 5},
        then={at.weight: 5, at.equipped: (), at.items: ("Iron Helm", "Tent")},
    ),
    "UQ-INV-06 AMB-02 or they do not, and putting one on makes lighter": Row(
        given=(*begun(options={"equipped-weigh": "no"}), *carried(HELM, TENT), *has(encumbrance=4)),
        stands={at.weight: 5, at.pending: ("overweight",)},
        when=(Equip(item="Iron Helm"), Unequip(item="Iron Helm")),
        after={1: {at.weight: 3, at.pending: ()}},
        then={at.weight: 5, at.pending: ("overweight",), at.reminders: ("effect-untold", "weight-over")},
    ),
    "UQ-INV-07 AMB-01 an odd card weighs 1 where the table reads it so": Row(
        given=begun(options={"pair-weight": "up"}),
        when=(put("ingredients", "Dusk Beetle"), put("trinkets", "Marbles"), put("trinkets", "Amethyst")),
        after={1: {at.weight: 1}, 2: {at.weight: 1}},
        then={at.weight: 2},
    ),
    "UQ-INV-10 a scourge lowers the limit": Row(
        given=(*begun(), *carried(ARMOR, TENT), ScourgeCard(name="Frailty", gives=("encumbrance-3",))),
        when=(put("scourges", "Frailty"), Draw(), Discard(card="Tent")),
        after={1: {at.capacity: 7, at.pending: ("overweight",)}},
        refused={2: OVER},
        then={at.weight: 6, at.pending: ()},
        happens=(Fact(Reminded, code="weight-over", rule="UQ-INV-10"),),
    ),
    "UQ-INV-10 so does a companion that leaves": Row(
        given=(*begun(), OX, GainCompanion(name="Ox", morale=4, by="quest"), *carried(ARMOR, ARMOR)),
        stands={at.capacity: 13, at.weight: 12},
        when=(Dismiss(), Draw()),
        refused={2: OVER},
        then={at.capacity: 10, at.pending: ("overweight",)},
        happens=(Fact(Reminded, code="weight-over", rule="UQ-INV-10"),),
    ),
    "UQ-INV-10 so does a pack that is put away": Row(
        given=(*begun(), *worn(item("Pack", "trapping", 0, "AS", gives=("encumbrance+3",))), *carried(ARMOR, ARMOR)),
        stands={at.weight: 12, at.capacity: 13},
        when=Unequip(item="Pack"),
        then={at.capacity: 10, at.pending: ("overweight",)},
        happens=(Fact(Reminded, code="weight-over", rule="UQ-INV-10"),),
    ),
    "UQ-INV-11 a price in gold and rations makes nothing heavier": Row(
        given=begun(weight=2),
        when=has(gold=30, rations=30, wealth=8),
        then={at.weight: 0, at.pending: ()},
    ),
    "UQ-INV-12 the card is typed once and shown": Row(
        given=begun(),
        when=(
            item(
                "Torch",
                "trapping",
                1,
                "OH",
                cost=2,
                deals=("fire+2",),
                gives=("initiative+1",),
                weak="goes_out_in_water",
                text="burns_webs",
            ),
            Obtain(item="Torch"),
        ),
        then={
            inv.shown: {
                "Carried": ("Torch (weight 1, OH, cost 2, fire +2, initiative +1, burns webs, red: goes out in water)",)
            },
            inv.listed: {"Torch": 2},
            at.left: {"trapping": 13},
        },
    ),
    "UQ-INV-12 what was typed otherwise is not changed in silence": Row(
        given=(*begun(), HELM),
        when=(Obtain(item="Iron Helm", weight=3), Obtain(item="Iron Helm", weight=3, because="I misread it")),
        refused={1: No("UQ-INV-12", "card-differs")},
        then={at.weight: 3},
    ),
}
SLOTS: dict[str, Row[UnderQuest]] = {
    "UQ-INV-04 any number of accessories, one item elsewhere": Row(
        given=(*begun(), *carried(RING, OTHER_RING, RING, SWORD, MACE)),
        when=(
            Equip(item="Ring"),
            Equip(item="Gold Ring"),
            Equip(item="Ring"),
            Equip(item="Ring"),
            Equip(item="Iron Sword"),
            Equip(item="Mace"),
        ),
        refused={4: No("UQ-INV-06", "item-worn"), 6: No("UQ-INV-04", "slot-full", names="Iron Sword")},
        then={at.equipped: ("Gold Ring", "Iron Sword", "Ring", "Ring")},
    ),
    "UQ-INV-04 the slot is asked for where nobody typed it": Row(
        given=(*begun(), Obtain(item="Odd Thing", weight=1)),
        when=(Equip(item="Odd Thing"), Equip(item="Odd Thing", slot="HD")),
        asked={1: "slot"},
        then={at.slots: {"HD": "Odd Thing"}},
    ),
    "UQ-INV-04 every item has its own place": Row(
        given=(*begun(), *carried(HELM, MACE, BLADE, SHIELD)),
        when=(
            Equip(item="Iron Helm", slot="BD"),
            Equip(item="Mace", slot="OH"),
            Equip(item="Short Blade", slot="PH"),
            Equip(item="Iron Helm", slot="BD", because="worn as a breastplate"),
            Equip(item="Shield", slot="PH"),
        ),
        refused={1: No("UQ-INV-12", "slot-other", names="HD"), 5: No("UQ-INV-12", "slot-other", names="OH")},
        then={at.slots: {"BD": "Iron Helm", "OH": "Mace", "PH": "Short Blade"}, at.overruled: 1},
    ),
    "UQ-INV-05 nothing goes into either hand beside a two-handed weapon": Row(
        given=(*begun(), *worn(GREAT_AXE), *carried(SHIELD, MACE)),
        when=(Equip(item="Shield"), Equip(item="Mace")),
        refused={1: No("UQ-INV-05", "hands-full"), 2: No("UQ-INV-05", "hands-full")},
        then={at.equipped: ("Great Axe",)},
    ),
    "UQ-INV-06 what is not equipped cannot be put away": Row(
        given=(*begun(), *carried(HELM)),
        when=(Unequip(item="Iron Helm"), Equip(item="Tent")),
        refused={1: No("UQ-INV-06", "item-unworn"), 2: No("UQ-INV-06", "item-missing")},
    ),
    "UQ-INV-08 nothing is changed while a card is resolved": Row(
        given=(*begun(), *worn(HELM), *carried(SHIELD), *first("Altar")),
        when=(Unequip(item="Iron Helm"), Equip(item="Shield")),
        refused={1: No("UQ-INV-08", "between-turns"), 2: No("UQ-INV-08", "between-turns")},
        then={at.equipped: ("Iron Helm",)},
    ),
    "UQ-INV-08 UQ-CBT-09 nor in a fight, unless the table says why": Row(
        given=(*begun(), *worn(HELM), *carried(SHIELD), *fights(GHOUL)),
        when=(Equip(item="Shield"), Unequip(item="Iron Helm"), Equip(item="Shield", because="we forgot it")),
        refused={1: No("UQ-CBT-09", "fight-open"), 2: No("UQ-CBT-09", "fight-open")},
        then={at.equipped: ("Iron Helm", "Shield"), at.overruled: 1},
    ),
}
BREAKS: dict[str, Row[UnderQuest]] = {
    "UQ-INV-09 armour and accessories stay as they are": Row(
        given=facing(SWORD, before=carried(HELM, MACE)),
        when=(Break(), Equip(item="Iron Helm"), Equip(item="Mace", slot="OH"), Equip(item="Mace"), Equip(item="Mace")),
        refused={
            2: No("UQ-INV-09", "weapon-only"),
            3: No("UQ-INV-09", "hand-other"),
            5: No("UQ-CBT-09", "fight-open"),
        },
        after={1: {inv.window: True, at.items: ("Iron Helm", "Mace"), inv.lying: {"trapping": ()}}},
        then={at.slots: {"PH": "Mace"}, inv.window: False},
        happens=(Fact(ItemBroken), Fact(RearmOpened, slot="PH", rule="UQ-INV-09"), Fact(RearmClosed)),
    ),
    "UQ-INV-09 both hands are free when a two-handed weapon breaks": Row(
        given=facing(GREAT_AXE, before=carried(MACE)),
        when=(Break(by="Rust Fiend"), Equip(item="Mace")),
        then={at.slots: {"PH": "Mace"}, inv.lying: {"treasure": ("Great Axe",)}},
        happens=(Fact(ItemBroken, by="Rust Fiend"), Fact(RearmOpened, slot="2H")),
    ),
    "UQ-INV-09 at once, or not at all": Row(
        given=facing(SWORD, before=carried(MACE), side="enemy"),
        when=(Break(), EnemyAttack(dice=("3", "3")), Equip(item="Mace")),
        refused={3: No("UQ-CBT-09", "fight-open")},
        then={at.equipped: ()},
    ),
    "UQ-INV-09 nor after a damage item": Row(
        given=facing(SWORD, before=carried(MACE, POWDER)),
        when=(Break(), Consume(item="Black Powder"), Equip(item="Mace")),
        refused={3: No("UQ-CBT-09", "fight-open")},
        then={at.foe: 4, inv.window: False},
        happens=(Fact(RearmOpened), Fact(RearmClosed)),
    ),
    "UQ-INV-09 nothing opens when armour breaks, or a weapon is only discarded": Row(
        given=facing(SWORD, HELM, before=carried(MACE)),
        when=(Break(item="Iron Helm"), Discard(card="Iron Sword"), Equip(item="Mace")),
        refused={3: No("UQ-CBT-09", "fight-open")},
        then={at.items: ("Mace",)},
        never=(RearmOpened, SideTurned),
    ),
    "UQ-INV-09 nor when the weapon of the off hand breaks beside another": Row(
        given=facing(SWORD, BLADE),
        when=Break(item="Short Blade"),
        then={at.slots: {"PH": "Iron Sword"}, inv.window: False},
        never=(RearmOpened,),
    ),
    "UQ-CBT-26 the off-hand weapon alone is the one that breaks": Row(
        given=facing(BLADE, before=carried(MACE)),
        when=(Break(), Equip(item="Mace"), Break(), Break()),
        refused={4: No("UQ-CBT-26", "weapon-missing")},
        then={at.items: ()},
        happens=(Fact(RearmOpened, slot="OH"), Fact(RearmOpened, slot="PH")),
    ),
    "UQ-INV-09 between fights a weapon breaks and opens nothing": Row(
        given=(*begun(), *worn(SWORD)),
        when=Break(),
        then={at.items: (), at.left: {"trapping": 14}},
        never=(RearmOpened,),
    ),
}


@each(WEIGHT | SLOTS | BREAKS)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
