"""Rules of items that are used, thrown, drawn and bought, and of trinkets."""

from __future__ import annotations

from ledger.core.table.moves import Cards
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDrawn, DueFell, DueSettled
from ledger.games.underquest.events.fighting import EnemyHurt, FightBegun, FightOver, RearmOpened, SideTurned
from ledger.games.underquest.events.items import DaggerThrown, ItemUsed
from ledger.games.underquest.events.meeting import CheckMade
from ledger.games.underquest.events.numbers import HealthMoved
from ledger.games.underquest.events.setup import AdventureLost
from ledger.games.underquest.moves.cards import EnemyCard
from ledger.games.underquest.moves.exploring import Done
from ledger.games.underquest.moves.fighting import Attack, ClaimTreasure
from ledger.games.underquest.moves.inventory import (
    Break,
    Buy,
    Consume,
    Disarm,
    Equip,
    GainIngredient,
    GainTrinket,
    Obtain,
    PickUp,
    Treasure,
)
from ledger.games.underquest.moves.meeting import Get, StatCheck, Suffer
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_inventory as inv
from tests.games.underquest import readers_meeting as met
from tests.games.underquest.histories import CLUB, FAMILIAR, begun, fights, first, foe, has, item, worn
from tests.games.underquest.histories_inventory import (
    BLADE,
    DAGGER,
    GHOUL,
    HELM,
    MACE,
    MAIL,
    POWDER,
    REMEDY,
    SWORD,
    carried,
    facing,
    thrown,
)
from tests.tables import Fact, No, Row, each, prove

GLASS_IN_HAND = ("PH empty", "OH Glass Shield (weight 1, red: breaks on a 1)", "HD empty", "BD empty", "AS empty")

TURN = No("UQ-CBT-06", "turn-other")
ORC = foe("Orc", 8, weakness=("fire",), defence=3)

USES: dict[str, Row[UnderQuest]] = {
    "UQ-ITM-02 the stat of the weapon in hand is added": Row(
        given=facing(BLADE),
        when=Attack(dice=("5", "3")),
        then={at.foe: 3},
    ),
    "UQ-ITM-03 the red text is shown, and its break is typed": Row(
        given=(*begun(), *worn(item("Glass Shield", "treasure", 1, "OH", weak="breaks_on_a_1"))),
        stands={inv.shown: {"Equipped": GLASS_IN_HAND}},
        when=Break(item="Glass Shield"),
        then={at.items: (), inv.lying: {"treasure": ("Glass Shield",)}},
    ),
    "UQ-ITM-08 remedies in any number, and the attack all the same": Row(
        given=facing(SWORD, before=(*carried(REMEDY, REMEDY), *has(health=9))),
        when=(Consume(item="Bitter Remedy"), Consume(item="Bitter Remedy"), Attack(dice=("5", "3"))),
        after={2: {at.health: 15, at.side: "adventurer"}},
        then={at.items: ("Iron Sword",), at.foe: 3, at.side: "enemy"},
    ),
    "UQ-ITM-08 a remedy helps in the enemy's turn too": Row(
        given=facing(side="enemy", before=(*carried(REMEDY), *has(health=9))),
        when=Consume(item="Bitter Remedy"),
        then={at.health: 12, at.side: "enemy"},
    ),
    "UQ-ITM-08 Black Powder is the attack of the turn": Row(
        given=facing(CLUB, before=carried(POWDER, POWDER), enemy=ORC),
        when=(Consume(item="Black Powder"), Consume(item="Black Powder")),
        refused={2: No("UQ-CBT-06", "fight-missing")},
        after={1: {at.foe: None, at.items: ("Black Powder", "Club")}},
        happens=(Fact(ItemUsed), Fact(EnemyHurt, now=0, parts=(("fire", 10),)), Fact(FightOver)),
        never=(SideTurned,),
    ),
    "UQ-ITM-08 and not in the turn of the enemy": Row(
        given=facing(CLUB, before=carried(POWDER), side="enemy"),
        when=(Consume(item="Black Powder"), Consume(item="Black Powder", because="a card lets us")),
        refused={1: TURN},
        then={at.foe: 4, at.items: ("Club",)},
    ),
    "UQ-ITM-08 its damage is asked for, and known from then on": Row(
        given=facing(before=carried(item("Black Powder"), item("Black Powder"))),
        when=(
            Consume(item="Black Powder"),
            Consume(item="Black Powder", damage=3),
            Attack(dice=("1", "1"), because="it hesitates"),
            Consume(item="Black Powder", because="it hesitates"),
        ),
        asked={1: "damage"},
        then={at.foe: 3, inv.dealt: (3, 3), at.items: ()},
    ),
    "UQ-ITM-08 UQ-MAG-02 what it costs its owner may kill": Row(
        given=facing(before=(*carried(POWDER), *has(health=2))),
        when=Consume(item="Black Powder", gains=(("health", -2),)),
        then={at.health: 0, at.cause: "health"},
        happens=(Fact(EnemyHurt, now=4), Fact(AdventureLost, cause="health")),
        never=(SideTurned,),
    ),
    "UQ-ITM-08 what it does is typed once": Row(
        given=(*begun(), *carried(item("Salve"), item("Salve")), *has(health=5)),
        when=(Consume(item="Salve"), Consume(item="Salve", gains=(("health", 2),)), Consume(item="Salve")),
        refused={1: No("UQ-ITM-08", "item-lasting")},
        then={at.health: 9, at.items: ()},
    ),
    "UQ-ITM-08 a remedy of words only is gone all the same": Row(
        given=(*begun(), *carried(item("Smoke", use="free"))),
        when=Consume(item="Smoke"),
        then={at.items: (), at.reminders: ("effect-untold",)},
    ),
    "UQ-ITM-08 a weapon is not used up, nor armour": Row(
        given=(*begun(), *carried(SWORD, HELM)),
        when=(
            Consume(item="Iron Sword", gains=(("health", 1),)),
            Consume(item="Rope"),
            Consume(item="Iron Helm", gains=(("health", 1),)),
        ),
        refused={
            1: No("UQ-ITM-08", "item-lasting"),
            2: No("UQ-INV-06", "item-missing"),
            3: No("UQ-ITM-08", "item-lasting"),
        },
        then={at.items: ("Iron Helm", "Iron Sword")},
    ),
    "UQ-ITM-08 the line counts for this once where the card was read": Row(
        given=(*begun(), *carried(REMEDY, REMEDY), *has(health=5)),
        when=(Consume(item="Bitter Remedy", gains=(("health", 1),)), Consume(item="Bitter Remedy")),
        after={1: {at.health: 6}},
        then={at.health: 9},
    ),
    "UQ-ITM-08 damage of the line: its kind doubles, or is that of the card": Row(
        given=facing(before=carried(item("Oil"), POWDER), enemy=ORC.but(health=30)),
        when=(
            Consume(item="Oil", damage=2, magic="fire"),
            Consume(item="Black Powder", damage=4, because="it hesitates"),
        ),
        then={inv.dealt: (4, 8), at.items: (), at.side: "enemy"},
    ),
    "UQ-ITM-07 alignment counts in use as well": Row(
        given=(*begun(), *carried(item("Psalm", use="free", does=("grit+2",), needs="positive")), *has(grit=1)),
        when=(Consume(item="Psalm"), has(morality=1), Consume(item="Psalm")),
        refused={1: No("UQ-ITM-07", "alignment-unmet")},
        then={at.grit: 3, at.items: ()},
    ),
    "UQ-ITM-07 AMB-40 carrying is barred too, where the table reads it so": Row(
        given=(*begun(options={"alignment": "carry"}), MAIL),
        when=(Obtain(item="Holy Mail"), (*has(morality=1), Obtain(item="Holy Mail"), *has(morality=-1))),
        refused={1: No("UQ-ITM-07", "alignment-unmet")},
        then={at.items: ("Holy Mail",), at.reminders: ("alignment-lost",)},
    ),
    "UQ-ITM-07 UQ-MOR-04 what is worn stays, and is noted": Row(
        given=(*begun(familiar=FAMILIAR.but(way="up")), *has(morality=1), *worn(MAIL)),
        when=Get(gains=(("morality", -1),)),
        then={at.equipped: ("Holy Mail",), at.reminders: ("alignment-lost",)},
    ),
}
DAGGERS: dict[str, Row[UnderQuest]] = {
    "UQ-ITM-04 it weighs nothing where it lies, and is picked up after the fight": Row(
        given=(
            *begun(),
            *worn(DAGGER),
            foe("Ghoul", 3, 1),
            *first("Skirmish"),
            BeginFight(enemy="Ghoul"),
            RollInitiative(die=("6",)),
        ),
        when=(thrown(4), PickUp(item="Dagger"), (ClaimTreasure(gains=(("gold", 1),)), Done()), PickUp(item="Dagger")),
        after={1: {at.foe: None, at.weight: 0, inv.whole: {"trapping": 14}}, 2: {inv.thrown: (), at.weight: 1}},
        refused={4: No("UQ-ITM-04", "dagger-missing")},
        then={at.items: ("Dagger",), at.equipped: ()},
        happens=(Fact(DaggerThrown), Fact(EnemyHurt, now=0), Fact(FightOver)),
    ),
    "UQ-ITM-04 the table is told where it lies": Row(
        given=(*begun(), *worn(DAGGER), foe("Ghoul", 3, 1), *first("Skirmish"), BeginFight(enemy="Ghoul")),
        when=((RollInitiative(die=("6",)), thrown(4)), ClaimTreasure(gains=(("gold", 1),))),
        then={inv.first_words: "pick-up Dagger"},
    ),
    "UQ-ITM-04 picking it up asks for room, and for the morality that the table reads so": Row(
        given=(
            *begun(options={"alignment": "carry"}),
            *has(morality=1),
            *worn(DAGGER.but(needs="positive")),
            *fights(foe("Ghoul", 3)),
            thrown(4),
            ClaimTreasure(gains=(("gold", 1),)),
            *has(morality=-1),
        ),
        when=(PickUp(item="Dagger"), (*has(morality=1, encumbrance=2), *carried(HELM, HELM)), PickUp(item="Dagger")),
        refused={1: No("UQ-ITM-07", "alignment-unmet"), 3: No("UQ-INV-01", "weight-over")},
        then={inv.thrown: ("Dagger",)},
    ),
    "UQ-ITM-04 only a dagger, only from the hand, only in a fight": Row(
        given=(*begun(), *carried(DAGGER), *worn(SWORD)),
        when=(thrown(), (GHOUL.but(initiative=1), *first("Altar")), BeginFight(enemy="Ghoul", as_="card"), thrown()),
        refused={1: No("UQ-CBT-06", "fight-missing"), 4: No("UQ-CBT-05", "initiative-due")},
        then={inv.thrown: ()},
    ),
    "UQ-ITM-04 only a dagger, only from the hand": Row(
        given=facing(SWORD, before=carried(DAGGER)),
        when=(thrown(), thrown(name="Iron Sword")),
        refused={1: No("UQ-ITM-04", "dagger-stowed"), 2: No("UQ-ITM-04", "dagger-only")},
        then={inv.thrown: (), at.foe: 9},
    ),
    "UQ-ITM-04 not in the turn of the enemy; defence stops it": Row(
        given=facing(DAGGER, enemy=foe("Ghoul", 9, defence=3), side="enemy"),
        when=(thrown(5), thrown(5, "Dagger").but(because="a skill lets us")),
        refused={1: TURN},
        then={at.foe: 7, inv.window: True},
    ),
    "UQ-ITM-04 from the off hand beside a weapon nothing has to be taken up": Row(
        given=facing(SWORD, DAGGER.but(slot="OH"), before=carried(MACE)),
        when=(thrown(), Equip(item="Mace")),
        refused={2: No("UQ-CBT-09", "fight-open")},
        then={at.slots: {"PH": "Iron Sword"}, at.foe: 5, at.side: "enemy"},
        never=(RearmOpened,),
    ),
}
TREASURES: dict[str, Row[UnderQuest]] = {
    "UQ-ITM-06 a trap is resolved before the next treasure comes": Row(
        given=(*begun(), *first("Treasure Chest")),
        when=(
            Treasure(card="Dart Trap", is_="trap"),
            Treasure(card="Axe", weight=1),
            Obtain(item="Axe", weight=1),
            Done(),
            (StatCheck(stat="agility", die=("1",)), Suffer(damage=2), Disarm()),
            Treasure(card="Axe", weight=1),
            Disarm(),
        ),
        refused={
            2: No("UQ-ITM-06", "trap-open", names="Dart Trap"),
            3: No("UQ-ITM-06", "trap-open"),
            4: No("UQ-LVL-09", "still-open"),
            7: No("UQ-ITM-06", "trap-missing"),
        },
        after={
            1: {at.pending: ("trap",), inv.whole: {"treasure": 23}},
            5: {at.pending: ("next-treasure",), at.health: 15, inv.lying: {"treasure": ("Dart Trap",)}},
        },
        then={at.items: ("Axe",), inv.whole: {"treasure": 23}, at.left: {"treasure": 21}},
        happens=(
            Fact(CheckMade, by="Dart Trap", success=False),
            Fact(HealthMoved, why="Dart Trap"),
            Fact(DueFell, rule="UQ-ITM-06"),
        ),
    ),
    "UQ-ITM-06 a trap that is known is one again": Row(
        given=(*begun(), Treasure(card="Dart Trap", is_="trap"), Disarm()),
        when=(Treasure(card="Dart Trap"), Disarm(), Obtain(item="Dart Trap")),
        then={at.pending: ("trap",), at.items: ()},
    ),
    "UQ-ITM-06 with the trap its check is over": Row(
        given=(*begun(), *first("Treasure Chest"), Treasure(card="Dart Trap", is_="trap")),
        when=(StatCheck(stat="agility", die=("6",)), Disarm()),
        after={1: {met.checked: "agility check passed"}},
        then={met.checked: ""},
    ),
    "UQ-ITM-05 a mimic has to be fought, and goes to the treasures": Row(
        given=(
            *begun(),
            *worn(CLUB),
            EnemyCard(name="Mimic", health=3, defence=0, initiative=2, xp=0),
            *first("Treasure Chest"),
        ),
        when=(
            Treasure(card="Mimic", is_="mimic"),
            Treasure(card="Axe", weight=1),
            Done(),
            (BeginFight(enemy="Mimic"), RollInitiative(die=("6",))),
            Attack(dice=("6", "1")),
        ),
        refused={2: No("UQ-ITM-05", "mimic-open"), 3: No("UQ-LVL-09", "still-open")},
        after={
            1: {at.pending: ("mimic",), inv.first_words: "fight MIMIC as mimic"},
            4: {at.foe: 3, at.pending: (), inv.whole: {"treasure": 23}, at.left: {"enemy": 18}},
        },
        then={at.foe: None, at.pending: ("treasure",), inv.lying: {"treasure": ("Mimic",)}},
        happens=(Fact(CardDrawn, deck="treasure"), Fact(DueSettled, name="mimic"), Fact(FightBegun)),
    ),
    "UQ-ITM-05 a mimic that is fought at once leaves the treasure deck": Row(
        given=(*begun(), *first("Treasure Chest")),
        when=BeginFight(enemy="Mimic", as_="mimic", health=9, initiative=3),
        then={at.left: {"treasure": 22, "enemy": 18}, inv.whole: {"treasure": 23}, at.foe: 9},
    ),
    "UQ-CBT-24 a treasure card settles the treasure of an enemy": Row(
        given=(*facing(CLUB, enemy=foe("Rat", 1)), Attack(dice=("6", "1"))),
        stands={at.pending: ("treasure",)},
        when=(Treasure(card="Axe"), Treasure(card="Axe", weight=2)),
        asked={1: "weight"},
        then={at.pending: (), at.items: ("Axe", "Club"), at.weight: 3},
    ),
    "UQ-CHR-18 the card of the familiar settles what it owes": Row(
        given=(*begun(familiar=FAMILIAR.but(bonus="Lantern")), HELM),
        stands={at.pending: ("familiar-bonus",)},
        when=(Obtain(item="Iron Helm"), Obtain(item="Lantern", deck="trapping", weight=1)),
        after={1: {at.pending: ("familiar-bonus",)}},
        then={at.pending: (), at.items: ("Iron Helm", "Lantern")},
    ),
    "UQ-CHR-18 a random card settles it too, and a treasure, trap or not": Row(
        given=begun(familiar=FAMILIAR.but(bonus="treasure")),
        when=Treasure(card="Dart Trap", is_="trap"),
        then={at.pending: ("trap",)},
    ),
    "UQ-CHR-18 so does an ingredient by its name": Row(
        given=begun(familiar=FAMILIAR.but(bonus="Human Bone")),
        stands={at.pending: ("familiar-bonus",)},
        when=(GainIngredient(card="Dusk Beetle"), GainIngredient(card="Human Bone")),
        after={1: {at.pending: ("familiar-bonus",)}},
        then={at.pending: (), inv.bag: ("Dusk Beetle", "Human Bone")},
    ),
    "UQ-CHR-18 so does a trinket": Row(
        given=begun(familiar=FAMILIAR.but(bonus="trinket")),
        stands={at.pending: ("familiar-bonus",)},
        when=GainTrinket(card="Idol"),
        then={at.pending: (), at.trinkets: ("Idol",)},
    ),
    "UQ-SET-01 the program draws from a deck that is listed": Row(
        given=(*begun(), Cards(deck="treasure", cards=(("Axe", 22), ("Dart Trap", 1)))),
        when=(
            Treasure(card="_"),
            Obtain(item="_"),
            Treasure(card="Rope", weight=1),
            Treasure(card="Dart Trap", is_="trap"),
            (Disarm(), Treasure(card="Dart Trap")),
        ),
        asked={1: "card", 2: "item"},
        refused={3: No("UQ-SET-01", "card-unlisted"), 5: No("UQ-SET-01", "card-unlisted")},
        then={at.left: {"treasure": 22}},
    ),
    "UQ-SET-01 it draws trappings too, and what is bought is on the list": Row(
        given=(
            *begun(),
            Cards(deck="trapping", cards=(("Rope", 14),)),
            Cards(deck="treasure", cards=(("Axe", 23),)),
            *has(gold=9),
            *first("Merchant"),
        ),
        when=(
            Obtain(item="_", deck="trapping"),
            Buy(item="Ring", deck="treasure", weight=0, cost=1),
            Buy(item="Axe", deck="treasure", weight=0, cost=1),
        ),
        asked={1: "item"},
        refused={2: No("UQ-SET-01", "card-unlisted")},
        then={at.left: {"treasure": 22}, at.gold: 8},
    ),
    "UQ-SET-01 it draws ingredients and trinkets": Row(
        given=(
            *begun(),
            Cards(deck="ingredient", cards=(("Dusk Beetle", 15),)),
            Cards(deck="trinket", cards=(("Idol", 16),)),
        ),
        when=(GainIngredient(card="_"), GainTrinket(card="_"), GainTrinket(card="Marbles")),
        asked={1: "card", 2: "card"},
        refused={3: No("UQ-SET-01", "card-unlisted")},
        then={at.left: {"ingredient": 15, "trinket": 16}},
    ),
    "UQ-SET-03 a treasure goes by its name": Row(
        given=begun(),
        when=(Treasure(card="?", weight=1), GainTrinket(card="?"), Obtain(item="?", weight=1)),
        refused=dict.fromkeys((1, 2, 3), No("UQ-SET-03", "card-unnamed")),
        then={at.left: {"treasure": 23, "trinket": 16}},
    ),
}


@each(USES | DAGGERS | TREASURES)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
