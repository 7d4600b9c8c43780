"""Worked cases of the reward of a victory, of the inn, and of later adventures."""

from __future__ import annotations

from ledger.core.table.moves import Place
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.cards import TrinketCard
from ledger.games.underquest.moves.exploring import Draw, Lay, LevelEnd
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.moves.inn import BuyRations, Scarla, Sell, Spoils
from ledger.games.underquest.moves.learning import CastIncantation, GainIncantation
from ledger.games.underquest.moves.setup import EnterInn, SetOut
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import BEFORE, HATCHET, begun, boss, has, item, put, turn, worn
from tests.games.underquest.histories_inn import RING, STRONG, again, at_inn, eight_turns, won
from tests.tables import No, Row, each, prove

PEARLS = TrinketCard(name="Loose Pearls", worth=2)
AMETHYST = TrinketCard(name="Amethyst", worth=1)
HELD_RING = (item("Ring", weight=0, cost=6), *put("items", "Ring"))
NATURE = Lay(end="right", left="nature", right="nature")

VICTORY: dict[str, Row[UnderQuest]] = {
    "UQV-198": Row(
        proves="UQ-END-02 UQ-END-03",
        given=(*begun(), *worn(HATCHET), *boss(health=4), *has(xp=3, gold=1), RING),
        when=(Attack(dice=("6", "4")), Spoils(treasure="Ring")),
        after={1: {at.result: "won", at.xp: 7, at.pending: ("victory",)}},
        then={
            at.result: "won",
            at.xp: 7,
            at.gold: 3,
            at.ingredients: 2,
            at.items: ("Hatchet", "Ring"),
            at.weight: 2,
            at.pending: (),
        },
    ),
    "UQV-199": Row(
        proves="UQ-END-03 UQ-END-04",
        given=won(),
        stands={at.stats: {"agility": 3, "brawn": 2, "mind": 1}},
        when=Spoils(raise_="agility"),
        then={at.stats: {"agility": 4, "brawn": 2, "mind": 1}, at.pending: ()},
    ),
}
INN: dict[str, Row[UnderQuest]] = {
    "UQV-201": Row(
        proves="UQ-INN-02 UQ-INN-03",
        given=(
            *won(),
            STRONG,
            *put("skills", "Wizardry"),
            GainIncantation(name="Faith", level=1),
            GainIncantation(name="Spark", level=1),
            CastIncantation(name="Faith", gains=(("health", 1),)),
            *put("scourges", "Frailty"),
            *has(health=3, grit=1, poison=2, curses=3),
        ),
        stands={at.incantations: {"Faith": "spent"}},
        when=EnterInn(),
        then={
            at.phase: "inn",
            at.health: 17,
            at.grit: 8,
            at.poison: 0,
            at.curses: 3,
            at.scourges: ("Frailty",),
            at.incantations: {"Faith": "ready"},
        },
    ),
    "UQV-203": Row(
        proves="UQ-INN-04",
        given=(*at_inn(), *has(gold=5, curses=2), *put("scourges", "Frailty")),
        when=Scarla(curses=2, scourge="Frailty"),
        then={at.gold: 0, at.curses: 0, at.scourges: ()},
    ),
    "UQV-204": Row(
        proves="UQ-INN-04",
        given=(*at_inn(), *has(gold=2), *put("scourges", "Frailty")),
        when=Scarla(scourge="Frailty"),
        refused={1: No("UQ-INN-04", "gold-short")},
        then={at.gold: 2, at.scourges: ("Frailty",)},
    ),
    "UQV-205": Row(
        proves="UQ-INN-05",
        given=(*at_inn(), *HELD_RING, *put("ingredients", "Sage", "Rue", "Mint")),
        when=(Sell(cards=("Ring",)), Sell(cards=("Sage", "Rue"))),
        then={at.gold: 2, at.ingredients: 1, at.items: ("Club",)},
    ),
    "UQV-206": Row(
        proves="UQ-INN-05",
        given=(*at_inn(), *put("ingredients", "Sage")),
        when=Sell(cards=("Sage",)),
        refused={1: No("UQ-INN-05", "ingredient-odd")},
        then={at.gold: 0, at.ingredients: 1},
    ),
    "UQV-207": Row(
        proves="UQ-INN-05",
        given=(*at_inn(), *put("ingredients", *("Sage",) * 5)),
        when=Sell(cards=("Sage",) * 4),
        then={at.gold: 2, at.ingredients: 1},
    ),
    "UQV-208": Row(
        proves="UQ-INN-06",
        given=(*at_inn(), *has(gold=2), AMETHYST, Place(thing="Amethyst", at="trinkets", because=BEFORE)),
        when=BuyRations(gold=1, trinkets=("Amethyst",)),
        then={at.gold: 1, at.rations: 2, at.trinkets: ()},
    ),
    "UQV-209": Row(
        proves="UQ-INN-06",
        given=(*at_inn(), PEARLS, *put("trinkets", "Loose Pearls")),
        when=BuyRations(trinkets=("Loose Pearls",)),
        then={at.gold: 0, at.rations: 1, at.trinkets: ()},
    ),
}
LATER: dict[str, Row[UnderQuest]] = {
    "UQV-211": Row(
        proves="UQ-INN-07 UQ-INN-08",
        given=(*at_inn(), *put("skills", "Nimble"), *has(xp=5, gold=2, curses=1, morality=2)),
        when=SetOut(),
        then={
            at.adventure: 2,
            at.level: 1,
            at.turns: 0,
            at.quest_phase: 1,
            at.dungeon_left: 16,
            at.turns_per_level: 8,
            at.xp: 5,
            at.gold: 2,
            at.curses: 1,
            at.morality: 2,
            at.skills: ("Nimble",),
            at.result: "playing",
        },
    ),
    "UQV-212": Row(
        proves="UQ-INN-08 UQ-LVL-13",
        given=(*eight_turns(), *has(health=10, rations=1)),
        stands={at.adventure: 2, at.turns: 8, at.level: 1},
        when=LevelEnd(),
        then={at.level: 2, at.turns: 0, at.health: 11, at.dungeon_left: 16},
    ),
    "UQV-213": Row(
        proves="UQ-INN-08 UQ-LVL-01",
        given=eight_turns(),
        when=Draw(card="Altar"),
        refused={1: "UQ-INN-08"},
        then={at.turns: 8, at.level: 1},
    ),
    "UQV-214": Row(
        proves="UQ-INN-08",
        given=(*eight_turns(3, 3), *has(health=10, rations=1)),
        stands={at.adventure: 3, at.level: 3, at.turns: 8},
        when=LevelEnd(),
        then={at.level: 4, at.dungeon_left: 16, at.turns_per_level: 8},
    ),
    "UQV-220": Row(
        proves="UQ-TAB-05 UQ-INN-08 UQ-LVL-01",
        given=(*again(), *turn("nature", "nature") * 7, Draw(card="Altar")),
        stands={at.turns: 7, at.tokens: {"nature": 6}},
        when=(NATURE, Draw(card="Altar")),
        refused={2: "UQ-INN-08"},
        then={at.turns: 8, at.tokens: {"nature": 7}},
    ),
}


@each(VICTORY | INN | LATER)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
