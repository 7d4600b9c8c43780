"""Rules of trinkets as money and as parts, and of buying."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDrawn, CardTaken
from ledger.games.underquest.events.fighting import FightOver
from ledger.games.underquest.events.items import Bought
from ledger.games.underquest.events.numbers import GoldMoved
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.moves.cards import CompanionCard, ItemCard, TrinketCard
from ledger.games.underquest.moves.company import Cheer, GainCompanion
from ledger.games.underquest.moves.fighting import Bribe
from ledger.games.underquest.moves.inventory import Buy, Combine, Discard, GainTrinket, Obtain
from ledger.games.underquest.moves.meeting import Get
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_inventory as inv
from tests.games.underquest.histories import begun, fights, first, foe, has, item, put, second
from tests.games.underquest.histories_inventory import ARMOR, HELM, IDOL, NOTE, carried, feasting, full, helm, purse
from tests.tables import Fact, No, Row, each, prove

PEARLS = "Loose Pearls"
MARBLES = TrinketCard(name="Marbles", worth=1, set_worth=3)
WAND = item("Ice Wand", "reward", 1, "PH")
PARTS = put("trinkets", "Wand Shaft", "Amethyst")
FULL = begun(weight=6)
ROPE = Buy(item="Rope", deck="trapping")

BUYING: dict[str, Row[UnderQuest]] = {
    "UQ-ITM-01 too little is refused, and so is gold that nobody has": Row(
        given=purse(PEARLS, gold=3),
        when=(helm(cost=4, gold=3), helm(cost=4, gold=4), helm(cost=4, trinkets=(PEARLS, PEARLS))),
        refused={
            1: No("UQ-ITM-01", "value-short", names="4"),
            2: No("UQ-ITM-01", "gold-short", names="3"),
            3: No("UQ-TRK-01", "trinket-missing"),
        },
        then={at.gold: 3, at.trinkets: (PEARLS,), at.items: ()},
    ),
    "UQ-ITM-01 a reason lets it go for less, and no purse goes below nothing": Row(
        given=purse(gold=3),
        when=(helm(cost=4, gold=3, because="the Merchant likes us"), helm(cost=4, gold=4, because="on credit")),
        then={at.gold: 0, at.items: ("Iron Helm", "Iron Helm"), at.overruled: 2},
    ),
    "UQ-ITM-01 gold makes up what trinkets leave": Row(
        given=purse(PEARLS, gold=9),
        when=(helm(cost=5, trinkets=(PEARLS,)), helm()),
        after={1: {at.gold: 6}},
        then={at.gold: 1, at.items: ("Iron Helm", "Iron Helm")},
        happens=(Fact(Bought, gold=3, worth=2, over=0), Fact(Bought, gold=5, worth=0)),
    ),
    "UQ-ITM-01 the cost and the weight are asked for where nobody typed them": Row(
        given=purse(gold=9),
        when=(Buy(item="Rope"), ROPE, ROPE.but(weight=1), ROPE.but(weight=1, cost=2)),
        asked={1: "deck", 2: "weight", 3: "cost"},
        then={at.gold: 7, inv.listed: {"Rope": 2}, at.left: {"trapping": 13}},
    ),
    "UQ-ITM-01 AMB-12 what is too much comes back where the table reads it so": Row(
        given=purse(PEARLS, options={"change": "gold"}),
        when=helm(cost=1, gold=0, trinkets=(PEARLS,)),
        then={at.gold: 1, inv.overpaid: 1, at.reminders: ()},
    ),
    "UQ-ITM-09 before the adventure trappings only": Row(
        given=begun(gold=9),
        when=(Buy(item="Ring", deck="treasure", weight=0, cost=1), helm(cost=4)),
        refused={1: No("UQ-ITM-09", "goods-other")},
        then={at.phase: "shop", at.gold: 5},
        happens=(Fact(CardTaken, deck="trapping"),),
    ),
    "UQ-ITM-09 the inn sells trappings": Row(
        given=(*feasting(*put("trinkets", PEARLS)), *has(gold=3)),
        when=helm(cost=4, gold=2, trinkets=(PEARLS,)),
        then={at.gold: 1, at.items: ("Iron Helm",), at.trinkets: ()},
    ),
    "UQ-ITM-09 the Merchant sells while his card is resolved, treasures too": Row(
        given=(*begun(), *has(gold=9), *second("Merchant")),
        when=Buy(item="Ring", deck="treasure", weight=0, cost=6),
        then={at.gold: 3, at.items: ("Ring",), at.left: {"treasure": 22}},
        happens=(Fact(CardDrawn, deck="treasure", card="Ring"),),
    ),
    "UQ-ITM-09 of which deck his goods are is asked": Row(
        given=(*begun(), *has(gold=9), *first("Merchant")),
        when=(
            Buy(item="Ring", weight=0, cost=6),
            Buy(item="Ring", deck="treasure", weight=0, cost=6),
            Buy(item="Cape", weight=0, cost=1),
            ItemCard(name="Cape", deck="trapping"),
        ),
        asked={1: "deck", 3: "deck"},
        after={2: {at.items: ("Ring",), at.left: {"treasure": 22}}},
        then={at.items: ("Cape", "Ring"), at.left: {"treasure": 22, "trapping": 13}},
    ),
    "UQ-ITM-09 UQ-CHR-11 a stall has trappings only, a card beside it anything": Row(
        given=begun(gold=9),
        when=(Buy(item="Ring", weight=0, cost=6), Buy(item="Cape", weight=0, cost=1, by="Bridge")),
        asked={2: "deck"},
        then={at.items: ("Ring",), at.left: {"trapping": 13}},
    ),
    "UQ-ITM-09 a card that sells something is named": Row(
        given=(*begun(), *has(gold=4), *first("Clearing")),
        when=helm(cost=4, by="Old Pedlar"),
        then={at.gold: 0, at.items: ("Iron Helm",), at.overruled: 0},
    ),
    "UQ-ITM-09 never in a fight": Row(
        given=(*begun(), *has(gold=4), *first("Merchant"), *fights(foe())),
        when=helm(cost=4, by="Old Pedlar"),
        refused={1: No("UQ-ITM-09", "fight-open")},
        then={at.gold: 4},
    ),
    "UQ-ITM-09 what was bought may be too heavy": Row(
        given=(*full(), HELM, *has(gold=4), *first("Merchant")),
        when=helm(cost=4),
        then={at.weight: 11, at.pending: ("overweight",), at.reminders: ("weight-over",)},
    ),
}
MONEY: dict[str, Row[UnderQuest]] = {
    "UQ-TRK-01 what was spent is discarded": Row(
        given=purse(PEARLS, PEARLS),
        when=helm(cost=4, trinkets=(PEARLS, PEARLS)),
        then={at.trinkets: (), inv.lying: {"trinket": (PEARLS, PEARLS)}, inv.whole: {"trinket": 16}},
        never=(GoldMoved,),
    ),
    "UQ-TRK-02 the worth is typed before it pays": Row(
        given=purse("Idol", gold=2),
        when=(
            helm(cost=3, gold=1, trinkets=("Idol",)),
            IDOL,
            helm(cost=3, gold=1, trinkets=("Idol",)),
        ),
        refused={1: No("UQ-TRK-02", "worth-unread", names="Idol")},
        then={at.gold: 1, at.trinkets: (), inv.overpaid: 0},
    ),
    "UQ-TRK-02 or typed as it comes": Row(
        given=begun(),
        when=(GainTrinket(card="Idol", worth=2), GainTrinket(card="Idol", worth=3)),
        refused={2: No("UQ-INV-12", "card-differs")},
        then={inv.shown: {"Trinkets": ("Idol (worth 2)",)}, at.left: {"trinket": 15}},
    ),
    "UQ-TRK-03 a set of marbles is worth more": Row(
        given=purse("Marbles", "Marbles", reads=(MARBLES,)),
        stands={inv.shown: {"Trinkets": ("Marbles (worth 3)", "Marbles (worth 3)")}},
        when=helm(cost=6, trinkets=("Marbles", "Marbles")),
        then={at.trinkets: (), inv.overpaid: 0},
    ),
    "UQ-TRK-03 a single one is worth what it shows": Row(
        given=purse("Marbles", reads=(MARBLES,)),
        stands={inv.shown: {"Trinkets": ("Marbles (worth 1)",)}},
        when=helm(cost=3, gold=0, trinkets=("Marbles",)),
        refused={1: No("UQ-ITM-01", "value-short")},
        then={at.trinkets: ("Marbles",)},
    ),
    "UQ-TRK-03 the worth of a set is typed before it pays": Row(
        given=purse("Marbles", "Marbles", reads=(TrinketCard(name="Marbles", worth=1),)),
        when=(
            helm(cost=2, trinkets=("Marbles", "Marbles")),
            helm(cost=2, trinkets=("Marbles", "Marbles"), because="just two pieces"),
        ),
        refused={1: No("UQ-TRK-03", "set-unread")},
        then={at.trinkets: (), at.items: ("Iron Helm",), inv.overpaid: 0},
    ),
    "UQ-TRK-06 a bribe counts cards, whatever they are worth": Row(
        given=(*begun(), *put("trinkets", PEARLS, NOTE), *fights(foe("Orc", bribe=("trinkets+2",)))),
        when=(Bribe(trinkets=(PEARLS,)), Bribe(trinkets=(PEARLS, NOTE))),
        refused={1: No("UQ-CBT-23", "bribe-unmet")},
        then={at.trinkets: (), at.grit: 6, at.foe: None},
        happens=(Fact(FightOver, how="bribed"),),
    ),
    "UQ-TRK-06 so does the price of morale": Row(
        given=(
            *begun(),
            CompanionCard(name="Borko", morale=3, price=("trinkets+1",)),
            GainCompanion(name="Borko", by="quest"),
            Get(gains=(("morale", -1),)),
            *put("trinkets", PEARLS),
        ),
        when=Cheer(cards=(PEARLS,)),
        then={at.trinkets: (), at.companion: {"Borko": 3}},
    ),
    "UQ-TRK-07 its use is shown, and typed with its name": Row(
        given=(*begun(TrinketCard(name="Old Bone", worth=1, text="calms_hounds")), *first("Clearing")),
        when=(GainTrinket(card="Old Bone", by="Sortab"), Discard(card="Old Bone", by="Hounds")),
        after={1: {inv.shown: {"Trinkets": ("Old Bone (worth 1, calms hounds)",)}}},
        then={at.trinkets: (), inv.lying: {"trinket": ("Old Bone",)}},
    ),
}
PARTS_OF_WANDS: dict[str, Row[UnderQuest]] = {
    "UQ-TRK-04 in either order; the weight of the wand is asked for": Row(
        given=(*begun(), *PARTS),
        when=(Combine(one="Amethyst", other="Wand Shaft"), Combine(one="Amethyst", other="Wand Shaft", weight=2)),
        asked={1: "weight"},
        then={at.items: ("Ice Wand",), at.trinkets: (), at.weight: 2},
        happens=(Fact(CardTaken, deck="reward", card="Ice Wand"),),
    ),
    "UQ-TRK-04 both parts are needed": Row(
        given=(*begun(), WAND, *put("trinkets", "Wand Shaft", PEARLS)),
        when=(Combine(one="Wand Shaft", other="Amethyst"), Combine(one="Wand Shaft", other=PEARLS)),
        refused={1: No("UQ-TRK-04", "part-missing", names="Amethyst"), 2: No("UQ-TRK-04", "parts-unfit")},
        then={at.trinkets: (PEARLS, "Wand Shaft"), at.items: ()},
    ),
    "UQ-TRK-04 the wand may be too heavy": Row(
        given=(*FULL, *carried(ARMOR.but(weight=5)), *PARTS),
        when=Combine(one="Wand Shaft", other="Amethyst", weight=2),
        then={at.weight: 7, at.pending: ("overweight",)},
    ),
    "UQ-TRK-04 UQ-RWD-01 a wand that was taken is not there again": Row(
        given=(*begun(), WAND, *PARTS, Combine(one="Wand Shaft", other="Amethyst"), *PARTS),
        when=(Combine(one="Wand Shaft", other="Amethyst"), Obtain(item="Ice Wand")),
        refused=dict.fromkeys((1, 2), No("UQ-RWD-01", "reward-taken")),
        then={at.items: ("Ice Wand",)},
    ),
}
NOTES: dict[str, Row[UnderQuest]] = {
    "UQ-TRK-05 without the grit it stays": Row(
        given=(*begun(), *has(grit=1), *put("trinkets", NOTE)),
        when=(Discard(card=NOTE), Discard(card=NOTE, because="the fire took it")),
        refused={1: No("UQ-TRK-05", "grit-short")},
        then={at.trinkets: (), at.grit: 0},
    ),
    "UQ-TRK-05 it takes up space, and the table is told": Row(
        given=(*begun(), *put("trinkets", PEARLS)),
        when=GainTrinket(card=NOTE),
        then={at.weight: 1, at.trinkets: (NOTE, PEARLS)},
        happens=(Fact(Reminded, code="trinket-burden", rule="UQ-TRK-05"),),
    ),
    "UQ-TRK-05 AMB-14 refusing it costs the grit": Row(
        given=(*FULL, *carried(ARMOR), *put("trinkets", PEARLS)),
        when=(GainTrinket(card=NOTE), Discard(card=NOTE)),
        after={1: {at.pending: ("overweight",)}},
        then={at.grit: 6, at.trinkets: (PEARLS,), at.pending: ()},
    ),
    "UQ-TRK-05 AMB-14 or nothing, where the table reads it so": Row(
        given=(*begun(options={"note-refused": "free"}, weight=6), *carried(ARMOR), *put("trinkets", PEARLS)),
        when=(GainTrinket(card=NOTE), Discard(card=NOTE)),
        then={at.grit: 8, at.trinkets: (PEARLS,), at.pending: ()},
    ),
    "UQ-TRK-05 AMB-14 but not once it was taken": Row(
        given=(*begun(options={"note-refused": "free"}, weight=6), *carried(ARMOR), *put("trinkets", NOTE)),
        when=(GainTrinket(card=PEARLS), Discard(card=NOTE)),
        after={1: {at.pending: ("overweight",)}},
        then={at.grit: 6, at.trinkets: (PEARLS,)},
    ),
    "UQ-TRK-05 as payment it is worth nothing, and costs the grit": Row(
        given=purse(NOTE, gold=4),
        when=helm(cost=4, gold=4, trinkets=(NOTE,)),
        then={at.gold: 0, at.grit: 6, at.trinkets: ()},
    ),
    "UQ-TRK-05 as payment it is not accepted without the grit": Row(
        given=purse(NOTE, gold=4, grit=1),
        when=helm(cost=4, gold=4, trinkets=(NOTE,)),
        refused={1: No("UQ-TRK-05", "grit-short")},
        then={at.gold: 4, at.grit: 1, at.trinkets: (NOTE,)},
    ),
}


@each(BUYING | MONEY | PARTS_OF_WANDS | NOTES)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
