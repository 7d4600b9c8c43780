"""Rules of the ends of an adventure, of its reward, and of the inn."""

from __future__ import annotations

from ledger.core.table.moves import Cards
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDiscarded, CardReturned
from ledger.games.underquest.events.setup import AdventurerRetired
from ledger.games.underquest.moves.cards import ItemCard, TrinketCard
from ledger.games.underquest.moves.exploring import Draw, Eat
from ledger.games.underquest.moves.inn import BuyRations, Scarla, Sell, Spoils
from ledger.games.underquest.moves.inventory import Disarm, Treasure
from ledger.games.underquest.moves.meeting import Die, Get
from ledger.games.underquest.moves.setup import EnterInn, Retire, SetOut
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.views.sheets import sheets
from tests.games.underquest import readers as at
from tests.games.underquest.histories import begun, has, item, put
from tests.games.underquest.histories_inn import RING, STRONG, at_boss, at_inn, won
from tests.games.underquest.readers_company import where
from tests.tables import Fact, No, Row, each, prove

BELT = item("Belt", "reward", weight=0)
PEARLS = TrinketCard(name="Pearls", worth=2)
RULED = "the table is kind"


def adventures(sitting: at.At) -> tuple[str, ...]:
    """The line of each adventure on the sheet of the campaign."""
    return next(each.rows for each in sheets(sitting.state)[0].lists if each.title == "Adventures")


ENDINGS: dict[str, Row[UnderQuest]] = {
    "UQ-END-03 both halves are taken once": Row(
        proves="UQ-END-03",
        given=(*won(), RING),
        when=(Spoils(treasure="Ring", ingredients=("Sage", "Rue")), Spoils(raise_="mind")),
        refused={2: No("UQ-END-03", "victory-missing")},
        then={at.gold: 2, at.ingredients: 2, at.items: ("Club", "Ring"), at.stats: {"mind": 1}},
    ),
    "UQ-END-03 not both, nor three ingredients": Row(
        given=won(),
        when=(Spoils(treasure="Ring", raise_="mind"), Spoils(treasure="Ring", ingredients=("A", "B", "C"))),
        refused={1: "UQ-END-03", 2: No("UQ-END-03", "ingredients-many")},
        then={at.pending: ("victory",)},
    ),
    "UQ-END-03 what is chosen and what it weighs is asked for": Row(
        given=won(),
        when=(Spoils(), Spoils(treasure="Ring")),
        asked={1: "treasure", 2: "weight"},
        then={at.gold: 0},
    ),
    "UQ-END-03 a listed deck knows the treasure": Row(
        given=(*won(), RING, Cards(deck="treasure", cards=(("Crown", 23),))),
        when=Spoils(treasure="Ring"),
        refused={1: "UQ-SET-01"},
        then={at.pending: ("victory",)},
    ),
    "UQ-END-03 a treasure that nobody knew turns out to be a trap, and the next one comes": Row(
        proves="UQ-END-03 UQ-ITM-06",
        given=(*won(), RING),
        when=(
            Spoils(treasure="Pit"),
            Spoils(treasure="Pit", is_="trap", ingredients=("Sage", "Rue")),
            EnterInn(),
            Disarm(),
            Treasure(card="Ring"),
            EnterInn(),
        ),
        asked={1: "weight"},
        refused={3: No("UQ-LVL-09", "still-open")},
        then={at.gold: 2, at.ingredients: 2, at.items: ("Club", "Ring"), at.phase: "inn"},
    ),
    "UQ-END-03 a treasure that is a trap lies open": Row(
        given=(*won(), ItemCard(name="Pit", deck="treasure", hazard="trap")),
        when=Spoils(treasure="Pit"),
        then={at.pending: ("trap",), at.gold: 2, at.items: ("Club",)},
    ),
    "UQ-END-03 the inn waits for the reward": Row(
        proves="UQ-INN-01",
        given=won(),
        when=(EnterInn(), Retire()),
        refused={1: No("UQ-LVL-09", "still-open"), 2: No("UQ-LVL-09", "still-open")},
        then={at.phase: "won"},
    ),
    "UQ-END-04 no base stat above four": Row(
        given=(*won(), *has(agility=4)),
        when=(Spoils(raise_="agility"), Spoils(raise_="agility", because=RULED)),
        refused={1: No("UQ-END-04", "stat-full")},
        then={at.stats: {"agility": 5}},
    ),
    "UQ-END-04 only stats": Row(
        given=won(),
        when=Spoils(raise_="luck"),
        refused={1: No("UQ-END-03", "stat-unknown")},
        then={at.pending: ("victory",)},
    ),
    "UQ-END-01 UQ-END-05 how it ended stands on the sheet": Row(
        proves="UQ-END-01 UQ-END-05",
        given=at_boss(),
        when=Get(gains=(("health", -17),)),
        then={
            at.result: "lost",
            at.cause: "health",
            at.phase: "over",
            adventures: ("1: lost, no health is left (level 1, turn 0)",),
            where: "Adventure 1: lost, no health is left",
        },
    ),
    "UQ-ENC-07 the card that killed stands there by its name": Row(
        proves="UQ-END-05",
        given=begun(),
        when=Die(by="Trap Door"),
        then={at.result: "lost", where: "Adventure 1: lost, Trap Door kills"},
    ),
    "UQ-END-01 a farewell by ruling, before any adventure is over": Row(
        given=begun(),
        when=Retire(because=RULED),
        then={where: "Adventure 1: won", adventures: ()},
    ),
    "UQ-END-06 death ends it at once, and nothing comes back": Row(
        proves="UQ-END-05 UQ-END-06",
        given=(*begun(), *has(rations=2, gold=3)),
        when=(Get(gains=(("health", -17), ("gold", 1))), Draw(card="Altar"), Eat(count=1)),
        refused={2: "UQ-END-05", 3: "UQ-END-05"},
        then={at.health: 0, at.result: "lost", at.rations: 2},
    ),
    "UQ-END-01 a victory and a farewell": Row(
        given=won(),
        when=(STRONG, Retire()),
        then={
            at.result: "won",
            at.phase: "over",
            adventures: ("1: won, Warden (level 1, turn 0)",),
            where: "Adventure 1: won, Warden",
        },
        happens=(Fact(AdventurerRetired, adventures=1),),
    ),
}
INN: dict[str, Row[UnderQuest]] = {
    "UQ-INN-02 what is full already is left": Row(
        given=(*won(), STRONG),
        when=EnterInn(),
        then={at.health: 17, at.grit: 8, at.phase: "inn"},
    ),
    "UQ-INN-04 what Scarla is asked for": Row(
        given=(*at_inn(), *has(gold=4, curses=1)),
        when=(Scarla(), Scarla(scourge="Frailty"), Scarla(curses=2), Scarla(curses=1)),
        refused={1: "UQ-INN-04", 2: No("UQ-INN-04", "scourge-missing"), 3: No("UQ-INN-04", "curses-fewer")},
        then={at.gold: 3, at.curses: 0},
    ),
    "UQ-INN-04 the scourge goes back to its pile": Row(
        given=(*at_inn(), *has(gold=3), *put("scourges", "Frailty")),
        when=Scarla(scourge="Frailty"),
        then={at.gold: 0},
        happens=(Fact(CardDiscarded, deck="scourge", card="Frailty"),),
    ),
    "UQ-INN-04 elsewhere nobody is there": Row(
        proves="UQ-INN-04 UQ-INN-05 UQ-INN-06",
        given=(*begun(), *has(gold=9, curses=1), RING, *put("items", "Ring")),
        when=(Scarla(curses=1), Sell(cards=("Ring",)), BuyRations(gold=1)),
        refused={1: "UQ-INN-04", 2: "UQ-INN-05", 3: "UQ-INN-06"},
        then={at.gold: 9},
    ),
    "UQ-INN-05 no trinket": Row(
        given=(*at_inn(), *put("trinkets", "Amethyst")),
        when=Sell(cards=("Amethyst",)),
        refused={1: No("UQ-INN-05", "trinket-unsold")},
        then={at.gold: 0, at.trinkets: ("Amethyst",)},
    ),
    "UQ-INN-05 only what is there": Row(
        given=(*at_inn(), RING, *put("items", "Ring")),
        when=(Sell(cards=("Ring", "Ring")), Sell(cards=("Crown", "Ring"))),
        refused={1: "UQ-INV-06", 2: "UQ-POT-01"},
        then={at.items: ("Club", "Ring")},
    ),
    "UQ-INN-05 two of a name, and the one that is worn goes last": Row(
        given=(*at_inn(), *put("items", "Club")),
        when=(Sell(cards=("Club",)), Sell(cards=("Club",))),
        after={1: {at.gold: 1, at.equipped: ("Club",)}},
        then={at.gold: 2, at.items: ()},
        happens=(Fact(CardReturned, deck="trapping"), Fact(CardReturned, deck="trapping")),
    ),
    "AMB-16 a reward sells like a treasure": Row(
        proves="UQ-INN-05",
        given=(*at_inn(), BELT, *put("items", "Belt")),
        when=Sell(cards=("Belt",)),
        then={at.gold: 1, at.items: ("Club",)},
    ),
    "AMB-16 or not at all": Row(
        proves="UQ-INN-05",
        given=(*at_inn(sell_rewards="no"), BELT, *put("items", "Belt")),
        when=Sell(cards=("Belt",)),
        refused={1: No("UQ-INN-05", "reward-unsold")},
        then={at.gold: 0},
    ),
    "UQ-INN-06 what is paid": Row(
        given=(*at_inn(), *has(gold=1)),
        when=(BuyRations(), BuyRations(gold=2), BuyRations(trinkets=("Amethyst",)), BuyRations(gold=1)),
        refused={1: "UQ-INN-06", 2: No("UQ-INN-06", "gold-short"), 3: "UQ-TRK-01"},
        then={at.gold: 0, at.rations: 1},
    ),
    "UQ-INN-06 AMB-13 a trinket that is worth nothing buys nothing": Row(
        proves="UQ-INN-06 UQ-TRK-05",
        given=(*at_inn(), *put("trinkets", "Forgotten Note", "Marbles")),
        when=(BuyRations(trinkets=("Forgotten Note",)), BuyRations(trinkets=("Marbles",))),
        refused={1: No("UQ-INN-06", "trinket-worthless", names="Forgotten Note")},
        then={at.rations: 1},
    ),
    "AMB-13 or by their worth": Row(
        proves="UQ-INN-06",
        given=(
            *at_inn(ration_trinket="worth"),
            *put("trinkets", "Pearls", "Jade"),
            TrinketCard(name="Pearls", worth=2),
        ),
        when=(BuyRations(trinkets=("Jade",)), BuyRations(trinkets=("Pearls",))),
        refused={1: "UQ-TRK-02"},
        then={at.rations: 2, at.trinkets: ("Jade",)},
    ),
    "UQ-INN-01 from the inn one may stay at home": Row(
        given=at_inn(),
        when=(EnterInn(), Retire(), SetOut()),
        refused={1: "UQ-INN-01", 3: "UQ-INN-01"},
        then={at.phase: "over"},
    ),
}


@each(ENDINGS | INN)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


def test_a_farewell_counts_its_adventures() -> None:
    told = [AdventurerRetired(adventures=count).sentence() for count in (1, 2)]

    assert told == ["The adventurer retires after 1 adventure.", "The adventurer retires after 2 adventures."]
