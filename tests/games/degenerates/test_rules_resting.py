"""Travel, Rest actions and Trade."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.board import TownRaised
from ledger.games.degenerates.events.cards import SkillLearned, SkillMastered
from ledger.games.degenerates.moves.cards import Clue, Haunt
from ledger.games.degenerates.moves.danger import Gate
from ledger.games.degenerates.moves.phases import Endure, Lake, March, Next, Void
from ledger.games.degenerates.moves.resting import (
    Buy,
    Explore,
    Invest,
    Perform,
    Reveal,
    Sell,
    Ticket,
    Trade,
)
from ledger.games.degenerates.moves.setup import AddAdventurer, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    become,
    begun,
    dice,
    explored,
    hero,
    hurt,
    item,
    learn,
    obtain,
    recover,
    rests,
    road,
    skill,
    space,
    table,
    town,
    trait,
    turn_over,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

X, Y = "Xanten", "Yburg"
WAY = f"{HOME}-{X}"
MAZE = "The Maze"
PIT, FORTRESS = "Hell Pit", "Goblin Fortress"
MARKET = "Market"
PLACES = (*LANDS, space(X, 2), space(Y, 2), road(HOME, X), road(X, Y), space(PIT, 2), space(FORTRESS, 2))


def me(*, stance: str = "bold", board: Moves = (), place: str = HOME, **more: Any) -> Moves:
    """A alone on the map."""
    return begun(hero("A", **more), at=place, board=(*PLACES, *board), stance=stance)


def march(place: str, who: str = "A") -> March:
    return March(who=who, place=place)


CLEAVE = skill("Cleave", 3, mastery=5, master=("str6+",))

TRAVEL: dict[str, Row[Degenerates]] = {
    "DD-135 from Path to Path there is no step": Row(
        given=me(place=WAY),
        when=(walk("A", f"{X}-{Y}"), walk("A", X)),
        refused={1: No("DD-135", "space-far")},
        then={at.where: {"A": X}},
    ),
    "DD-136 a march is one way long": Row(
        given=me(),
        when=(march(Y), march(X)),
        refused={1: No("DD-136", "way-unknown")},
        then={at.where: {"A": X}},
    ),
    "DD-137 each who marched tests CON before the phase goes on": Row(
        given=(*begun(hero("A", con=8), hero("B", con=6), board=PLACES, stance="bold"), march(X)),
        when=(Next(), Endure(who="A", dice=dice("4 4")), Next(), Endure(who="B", dice=dice("4 4")), Next()),
        refused={1: No("DD-137", "march-open"), 3: No("DD-137", "march-open", "B")},
        then={at.afflicted: {"A": (), "B": ("fatigued",)}, at.phase: "danger"},
    ),
    "DD-138 not over a Destroyed way, nor past an Epic": Row(
        given=me(
            board=(
                *(trait("destroyed", WAY), space("Z", 2), road(HOME, "Z")),
                Haunt(epic="Baron", place=f"{HOME}-Z"),
            )
        ),
        when=(march(X), march("Z"), walk("A", f"{HOME}-Z")),
        refused={1: No("DD-138", "space-destroyed"), 2: No("DD-138", "epic-on-way")},
        then={at.where: {"A": f"{HOME}-Z"}},
    ),
    "DD-139 only from Lake Port to Lake Port": Row(
        given=me(place="Ghostgate", board=(space("Ghostgate"), space("Tower Island", 2))),
        when=(Lake(who="A", place=HOME), Lake(who="A", place="Ghostgate"), Lake(who="A", place="Tower Island")),
        refused={1: No("DD-139", "port-wrong"), 2: No("DD-139", "port-wrong")},
        then={at.where: {"A": "Tower Island"}},
    ),
    "DD-147 a card for a Destroyed place means Rest, without a Test (AMB-49)": Row(
        given=me(place=MAZE, mag=9, board=(trait("destroyed", PIT), Gate(place=FORTRESS, by="Rift"))),
        when=(Void(who="A", card=PIT), Void(who="A", card=FORTRESS), recover("A")),
        refused={2: No("DD-147", "void-failed")},
        then={at.where: {"A": MAZE}, at.acted: {"A": "rest"}, at.gates_at: (FORTRESS,)},
        never=(facts.TestMade,),
    ),
    **{
        f"DD-147 so does the card {card}": Row(
            given=me(place=MAZE),
            when=(Void(who="A", card=card), walk("A", HOME)),
            refused={2: No("DD-078")},
            then={at.where: {"A": MAZE}, shown.questions: ("A must Rest",)},
        )
        for card in ("Your current space", "Each space with a Voidgate", "Reshuffle")
    },
    "DD-148 the Defeated stay, others may leave them": Row(
        given=(*begun(hero("A"), hero("B"), board=PLACES), hurt("A", 14)),
        when=(walk("A", WAY), walk("B", WAY, with_="B")),
        refused={1: No("DD-148", "rest-forced")},
        then={at.where: {"A": HOME, "B": WAY}},
    ),
}

REST: dict[str, Row[Degenerates]] = {
    "DD-149 members Rest in the order of MRL, another order is remarked": Row(
        given=begun(hero("A", mrl=8), hero("B"), board=PLACES),
        when=(recover("B"), recover("A")),
        then={at.reminders: ("rest-order",), at.acted: {"A": "rest", "B": "rest"}},
    ),
    "DD-150 each action once a turn": Row(
        given=(*me(board=(item("Kettle"),)), obtain("A", "Kettle"), recover("A"), Perform(who="A", card="Kettle")),
        when=(recover("A"), Perform(who="A", card="Kettle"), (*turn_over(""), recover("A"))),
        refused={1: No("DD-150", "action-repeated"), 2: No("DD-150", "action-repeated")},
        then={at.rested: {"A": ("recover",)}, at.turn: 2},
    ),
    "DD-152 first of all one Recovers": Row(
        given=(*me(xp=9, gold=20, place=MARKET, board=(*town(MARKET, 2), item("Kettle"))), obtain("A", "Kettle")),
        when=(
            Explore(who="A", dice=dice("3 3")),
            learn("A", "Track", cost=3),
            Invest(who="A"),
            Trade(who="A"),
            Perform(who="A", card="Kettle"),
            recover("A"),
            learn("A", "Track", cost=3),
        ),
        refused=dict.fromkeys((1, 2, 3, 4, 5), No("DD-152", "recover-first")),
        then={at.rested: {"A": ("recover", "improve")}, at.gold: {"A": 20}},
    ),
    "DD-152 without it there is no Rest at all": Row(
        given=me(xp=9),
        when=(learn("A", "Track", cost=3), Next()),
        refused={1: No("DD-152", "recover-first"), 2: No("DD-127", "action-missing")},
        then={at.acted: {"A": ""}, at.skills: {"A": {}}},
    ),
    **{
        f"DD-153 {told} with MRL 7 and {before} Wounds": Row(
            given=(*me(mrl=7), hurt("A", before)),
            when=recover("A", told),
            then={at.wounds: {"A": after}},
        )
        for told, before, after in (("3 4", 10, 3), ("4 4", 10, 6), ("3 4", 5, 0))
    },
    "DD-154 without Wounds nobody rolls": Row(
        given=me(),
        when=recover("A"),
        then={at.acted: {"A": "rest"}},
        never=(facts.TestMade,),
    ),
    "DD-154 unless a card makes failing count": Row(
        given=me(),
        when=(recover("A", tested=True), recover("A", "6 6", tested=True)),
        asked={1: "dice"},
        then={at.acted: {"A": "rest"}},
        happens=(Fact(facts.TestMade, who="A", passed=False),),
    ),
    **{
        f"DD-156 {why}: no Wounds removed": Row(
            given=(*me(), hurt("A", 5), *more),
            when=recover("A", "1 1"),
            then={at.wounds: {"A": 5}, at.afflicted: {"A": ()}},
            happens=(Fact(facts.WoundsKept, who="A"),),
        )
        for why, more in (("Infected", (become("A", "infected"),)), ("Perilous", (trait("perilous", HOME),)))
    },
    "DD-155 conditions leave passed or failed, after the Wounds": Row(
        given=(*me(mrl=8), hurt("A", 10), become("A", "demoralized"), become("A", "weakened")),
        when=recover("A", "6 6"),
        then={at.wounds: {"A": 6}, at.afflicted: {"A": ()}, at.attributes: {"A": {"mrl": 8, "str": 7}}},
    ),
    "DD-157 a Skill is learned for its XP": Row(
        given=(*me(xp=9, board=(skill("Cleave", 4),)), recover("A")),
        when=learn("A", "Cleave"),
        then={at.xp: {"A": 5}, at.decks: {"skills": 35}},
        happens=(Fact(SkillLearned, who="A", skill="Cleave"),),
    ),
    "DD-158 a Skill becomes its Mastery, once a Rest": Row(
        given=(*me(xp=9, skills=("Cleave",), board=(CLEAVE,)), recover("A")),
        when=(learn("A", "Cleave"), learn("A", "Bash", cost=1)),
        refused={2: No("DD-150", "action-repeated")},
        then={at.skills: {"A": {"Cleave": "mastered"}}, at.xp: {"A": 4}, sheets.rows("A"): {"Masteries": ("Cleave",)}},
        happens=(Fact(SkillMastered, who="A", skill="Cleave"),),
    ),
    "DD-158 its own requirements count": Row(
        given=(*me(str=5, xp=9, skills=("Cleave",), board=(CLEAVE,)), recover("A")),
        when=learn("A", "Cleave"),
        refused={1: No("DD-157", "requirement-unmet")},
        then={at.skills: {"A": {"Cleave": "learned"}}},
    ),
    "DD-159 a passed PER Test lays an Explored counter": Row(
        given=(*me(per=7), recover("A")),
        when=Explore(who="A", dice=dice("3 4")),
        then={at.counters: {HOME: ("explored",)}, at.rested: {"A": ("recover", "explore")}},
    ),
    "DD-159 a failed one does not, and the space was tried": Row(
        given=(*begun(hero("A", per=7), hero("B", per=9), board=PLACES, stance="bold"), *rests("AB")),
        when=(Explore(who="A", dice=dice("4 4")), Explore(who="B", dice=dice("1 1"))),
        refused={2: No("DD-159", "explore-tried")},
        then={at.counters: {HOME: ()}},
    ),
    "DD-159 the next turn may try again": Row(
        given=(*me(per=7), recover("A"), Explore(who="A", dice=dice("4 4")), *turn_over("")),
        when=(recover("A"), Explore(who="A", dice=dice("1 1"))),
        then={at.explored: {HOME: True}},
    ),
    "DD-159 not the Cautious": Row(
        given=(*me(stance="cautious"), recover("A")),
        when=Explore(who="A", dice=dice("1 1")),
        refused={1: No("DD-159", "stance-cautious")},
        then={at.explored: {HOME: False}},
    ),
    "DD-159 an Explored space only for its Clue": Row(
        given=(*me(), *explored(HOME), recover("A")),
        when=(Explore(who="A", dice=dice("1 1")), (Clue(place=HOME), Explore(who="A", dice=dice("1 1")))),
        refused={1: No("DD-159", "explored-already")},
        then={at.reminders: ("clue-explored",), at.clues: (HOME,), at.explored: {HOME: True}},
    ),
    "DD-160 the party pays together": Row(
        given=(
            *begun(hero("A", gold=12), hero("B", gold=9), at=MARKET, board=town(MARKET, 2), stance="bold"),
            *rests("AB"),
        ),
        when=(
            Invest(who="A", pay=(("A", 12), ("B", 9))),
            Invest(who="A", pay=(("A", 12), ("B", 8))),
        ),
        refused={1: No("DD-160", "price-wrong")},
        then={at.gold: {"A": 0, "B": 1}, at.towns: {MARKET: 3}},
        happens=(Fact(TownRaised, was=2, now=3),),
    ),
    "DD-160 not the Cautious": Row(
        given=(*me(gold=20, place=MARKET, board=town(MARKET, 2), stance="cautious"), recover("A")),
        when=Invest(who="A"),
        refused={1: No("DD-160", "stance-cautious")},
        then={at.gold: {"A": 20}},
    ),
}


def market(*heroes: AddAdventurer, level: int = 3, stance: str = "bold", more: Moves = ()) -> Moves:
    """All have Recovered in a Town, and A trades."""
    told = begun(*heroes, at=MARKET, board=(*town(MARKET, level, region="lowlands"), *more), stance=stance)
    return (*told, *rests("".join(each.who for each in heroes)), Trade(who="A"))


def reveal(card: str, kind: Any = "item", price: int | None = None, **more: Any) -> Reveal:
    return Reveal(who="A", card=card, kind=kind, price=price, **more)


TRADE: dict[str, Row[Degenerates]] = {
    "DD-163 as many cards as the Town Level, Loot Only ones replaced": Row(
        given=market(hero("A"), level=2),
        when=(reveal("Rope", price=2), reveal("Idol", lootonly=True), reveal("Lamp", price=3), reveal("Saw", price=1)),
        refused={4: No("DD-163", "wares-full")},
        then={at.stalls: {MARKET: ("Rope", "Lamp")}, at.discarded: {"loot": ("Idol",)}, at.decks: {"loot": 69}},
    ),
    "DD-166 bought at the price, sold for half of it, rounded up": Row(
        given=(*market(hero("A", gold=7)), reveal("Rope", price=5), obtain("A", "Hound", "ally")),
        when=(Buy(who="A", card="Rope"), Sell(who="A", card="Rope"), Sell(who="A", card="Hound", price=8)),
        after={1: {at.gold: {"A": 2}, at.items: {"A": ("Rope",)}}, 2: {at.gold: {"A": 5}}},
        then={at.gold: {"A": 9}, at.allies: {"A": ()}, at.discarded: {"loot": ("Hound", "Rope")}},
    ),
    "DD-166 not with too little gold": Row(
        given=(*market(hero("A", gold=4)), reveal("Rope", price=5)),
        when=Buy(who="A", card="Rope"),
        refused={1: No("DD-166", "gold-short")},
        then={at.gold: {"A": 4}, at.stalls: {MARKET: ("Rope",)}},
    ),
    "DD-166 gold beyond 21 is lost": Row(
        given=(*market(hero("A", gold=20)), obtain("A", "Crown")),
        when=Sell(who="A", card="Crown", price=9),
        then={at.gold: {"A": 21}},
    ),
    "DD-168 what nobody bought is discarded when the phase ends": Row(
        given=(*market(hero("A", gold=9)), reveal("Rope", price=5), reveal("Lamp", price=1), Buy(who="A", card="Lamp")),
        when=Next(),
        then={at.discarded: {"loot": ("Rope",)}, at.items: {"A": ("Lamp",)}, at.towns: {MARKET: 3}},
    ),
    "DD-168 a bought Goblin Jar does no harm": Row(
        given=(*market(hero("A", gold=9)), reveal("Goblin Jar", price=1), Buy(who="A", card="Goblin Jar")),
        when=Next(),
        then={at.towns: {MARKET: 3}, at.items: {"A": ("Goblin Jar",)}},
    ),
    "DD-320 a Stage Coach Ticket ends the phase of its own party only": Row(
        given=(*begun(hero("A", mrl=8), hero("B", X), board=PLACES), obtain("A", "Stage Coach Ticket")),
        when=(Ticket(who="A", card="Stage Coach Ticket", place=Y), Next(), recover("B"), Next()),
        refused={2: No("DD-127", "action-missing", "B")},
        then={at.where: {"A": Y, "B": X}, at.phase: "danger", at.discarded: {"loot": ("Stage Coach Ticket",)}},
    ),
    "DD-319 Scratch spares the owner of Scratcher": Row(
        given=(*table(hero("A")), Weakness(who="A", name="Scratcher"), Next(), recover("A")),
        when=(Perform(who="A", card="Scratcher", scratch="scratch"), Next()),
        then={at.afflicted: {"A": ()}},
    ),
}


@each(TRAVEL | REST | TRADE)
def test_travel_and_rest(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
