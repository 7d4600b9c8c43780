"""Worked cases of Rest: Recover, Improve, Invest and what cards offer."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Give
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.moves.cards import Draw, Heal
from ledger.games.degenerates.moves.danger import Advance, Danger, Doom, Sign
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Improve, Invest, Perform
from ledger.games.degenerates.moves.setup import Card, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    FAR,
    HOME,
    Moves,
    become,
    begun,
    dice,
    fog,
    hero,
    hurt,
    item,
    learn,
    next_,
    obtain,
    on_to_danger,
    recover,
    rests,
    skill,
    space,
    table,
    town,
    trait,
    turn_over,
)
from tests.tables import Facts, No, Row, each, prove

FIELDCRAFT = "Fieldcraft"
MEAT = "Mystery Meat"
NIGHT = "Your current space"


def me(wounds: int = 0, *conditions: str, **more: Any) -> Moves:
    """One adventurer with Wounds and conditions at the start of the first Map Action Phase."""
    taken = (hurt("A", wounds),) if wounds else ()
    return (*begun(hero("A", **more)), *taken, *(become("A", name) for name in conditions))


def defeated(*conditions: str, wounds: int = 14, **more: Any) -> Moves:
    """A begins the turn Defeated in that state, B is with A, and both may Rest."""
    pair = (hero("A", **more), hero("B"))
    return (*table(*pair), *(become("A", name) for name in conditions), hurt("A", wounds), next_(*pair))


RECOVERY: dict[str, Row[Degenerates]] = {
    "DDV-009": Row(
        proves="DD-090 DD-153",
        given=me(10, con=8, mrl=6, skills=(FIELDCRAFT,)),
        when=recover("A", "3 5", using=FIELDCRAFT),
        then={at.wounds: {"A": 2}},
    ),
    "DDV-009 failed": Row(
        proves="DD-090 DD-153",
        given=me(10, con=8, mrl=6, skills=(FIELDCRAFT,)),
        when=recover("A", "4 5", using=FIELDCRAFT),
        then={at.wounds: {"A": 6}},
    ),
    "DDV-022": Row(
        proves="DD-115 DD-270",
        given=defeated("infected"),
        stands={at.hp: {"A": 14}, at.wounds: {"A": 14}, at.defeated: {"A": True}},
        when=(recover("A"), Heal(who="A", wounds=3, by="Mend Wounds"), (recover("B"), Next())),
        after={1: {at.wounds: {"A": 14}}, 2: {at.wounds: {"A": 11}}},
        then={at.alive: ("A", "B"), at.phase: "danger", at.defeated: {"A": False}},
    ),
    "DDV-095": Row(
        proves="DD-085 DD-153",
        given=me(10, "demoralized", mrl=8),
        stands={at.attributes: {"A": {"mrl": 7}}},
        when=recover("A", "6 5"),
        then={at.wounds: {"A": 6}, at.afflicted: {"A": ()}},
    ),
    "DDV-097": Row(
        proves="DD-153",
        given=me(3, mrl=8),
        when=recover("A", "1 4"),
        then={at.wounds: {"A": 0}},
    ),
    "DDV-123": Row(
        proves="DD-153 DD-155 DD-112",
        given=me(11, "poisoned", con=7, mrl=6),
        stands={at.hp: {"A": 12}, at.wounds: {"A": 11}},
        when=recover("A", "2 3"),
        then={
            at.wounds: {"A": 5},
            at.afflicted: {"A": ()},
            at.attributes: {"A": {"con": 7}},
            at.hp: {"A": 14},
        },
    ),
    "DDV-124": Row(
        proves="DD-106 DD-270 DD-115",
        given=defeated("infected", "poisoned", wounds=12, con=7),
        stands={at.hp: {"A": 12}, at.wounds: {"A": 12}, at.defeated: {"A": True}},
        when=(recover("A"), (recover("B"), Next())),
        after={1: {at.wounds: {"A": 12}, at.afflicted: {"A": ()}, at.hp: {"A": 14}, at.defeated: {"A": True}}},
        then={at.alive: ("B",), at.fallen: ("A",)},
    ),
    "DDV-132": Row(
        proves="DD-115 DD-155",
        given=me(9, "infected", mrl=7),
        when=(recover("A"), (*turn_over(""), recover("A", "3 3"))),
        after={1: {at.wounds: {"A": 9}, at.afflicted: {"A": ()}}},
        then={at.wounds: {"A": 2}, at.turn: 2},
    ),
    "DDV-133 Detained": Row(
        proves="DD-030 DD-114",
        given=(*me(8, "poisoned", "detained", mrl=6), trait("metaphysical", HOME)),
        when=recover("A", "4 2"),
        then={at.wounds: {"A": 2}, at.afflicted: {"A": ("poisoned",)}},
    ),
    "DDV-133 Fatigued": Row(
        proves="DD-030 DD-113",
        given=(*me(8, "poisoned", "fatigued", mrl=6), trait("metaphysical", HOME)),
        when=recover("A", "4 2"),
        then={at.wounds: {"A": 2}, at.afflicted: {"A": ("fatigued", "poisoned")}},
    ),
    "DDV-180": Row(
        proves="DD-032 DD-155 DD-154",
        given=(*me(6, "slimed"), trait("perilous", HOME)),
        when=recover("A"),
        then={at.wounds: {"A": 6}, at.afflicted: {"A": ()}, at.acted: {"A": "rest"}},
    ),
    "DDV-181": Row(
        proves="DD-033",
        given=(*defeated(), trait("perilous", HOME)),
        stands={at.defeated: {"A": True}, at.wounds: {"A": 14}, at.hp: {"A": 14}},
        when=(*rests("AB"), Next()),
        after={1: {at.wounds: {"A": 14}}},
        then={at.alive: ("B",), at.fallen: ("A",)},
    ),
    "DDV-181 healed": Row(
        proves="DD-033",
        given=(*defeated(), trait("perilous", HOME)),
        when=(*rests("AB"), Heal(who="A", wounds=2, by="Mend Wounds"), Next()),
        then={at.alive: ("A", "B"), at.wounds: {"A": 12}, at.phase: "danger"},
    ),
    "DDV-182": Row(
        proves="DD-065 DD-156",
        given=(*me(5, mrl=7), Advance(place=HOME, by="Omen"), Doom(card="Locusts", fits=True)),
        stands={at.hand: HOME, at.traits: {HOME: ("outside", "perilous")}},
        when=(
            recover("A", "2 2"),
            (
                Next(),
                fog(12),
                Sign(card="Eclipse"),
                Next(),
                Next(),
                Next(),
                Advance(place=FAR, by="Omen"),
                Doom(card="Plague", fits=True),
                recover("A", "2 2"),
            ),
        ),
        after={1: {at.wounds: {"A": 5}}},
        then={at.hand: FAR, at.wounds: {"A": 0}, at.turn: 2},
    ),
}

CLEAVE = skill("Cleave", 3, mastery=5, master=("str6+",))


def known(xp: int) -> Moves:
    """An adventurer who has learned Cleave has Recovered."""
    return (*begun(hero("A", skills=("Cleave",), xp=xp), board=(CLEAVE,)), recover("A"))


IMPROVING: dict[str, Row[Degenerates]] = {
    "DDV-039": Row(
        proves="DD-150",
        given=(*me(xp=12), recover("A")),
        when=(learn("A", "Track", cost=3), learn("A", "Cleave", cost=4)),
        refused={2: No("DD-150", "action-repeated")},
        then={at.skills: {"A": {"Track": "learned"}}, at.xp: {"A": 9}},
    ),
    "DDV-168": Row(
        proves="DD-157",
        given=(*known(15), learn("A", "Cleave"), *turn_over(""), recover("A")),
        stands={at.skills: {"A": {"Cleave": "mastered"}}, at.xp: {"A": 10}},
        when=learn("A", "Cleave"),
        refused={1: No("DD-157", "skill-owned")},
        then={at.xp: {"A": 10}},
    ),
    "DDV-169": Row(
        proves="DD-158",
        given=known(4),
        when=learn("A", "Cleave"),
        refused={1: No("DD-100", "xp-short")},
        then={at.skills: {"A": {"Cleave": "learned"}}, at.xp: {"A": 4}},
    ),
    "DDV-169 with 5 XP": Row(
        proves="DD-158",
        given=known(5),
        when=Improve(who="A", skill="Cleave"),
        then={at.skills: {"A": {"Cleave": "mastered"}}, at.xp: {"A": 0}},
    ),
}


def settlers(gold: int, board: Moves, at_: str, bounty: int = 2) -> Moves:
    """A and B have Recovered, Bold, each with that gold."""
    pair = (hero("A", gold=gold), hero("B", gold=gold))
    return (*begun(*pair, at=at_, board=board, stance="bold", bounty=bounty), *rests("AB"))


LAW_TOWN = "Brüttelburg"

INVESTING: dict[str, Row[Degenerates]] = {
    "DDV-088": Row(
        proves="DD-161",
        given=settlers(20, town(LAW_TOWN, 3, "inside", "law"), LAW_TOWN, bounty=4),
        stands={at.towns: {LAW_TOWN: 3}, at.bounty: 4, at.regions: {LAW_TOWN: "lowlands"}},
        when=(Invest(who="A"), Invest(who="B")),
        then={at.towns: {LAW_TOWN: 5}, at.bounty: 2, at.gold: {"A": 0, "B": 0}},
    ),
    "DDV-174": Row(
        proves="DD-160 DD-044 DD-041",
        given=settlers(20, (space("Camp", 2, "outside", "settlement", region="wetlands"),), "Camp"),
        stands={at.danger: {"Camp": 2}, at.towns: {}},
        when=(Invest(who="A"), Invest(who="B")),
        after={1: {at.danger: {"Camp": 1}, at.is_town: {"Camp": False}}},
        then={at.towns: {"Camp": 1}, at.bounty: 2, at.gold: {"A": 0, "B": 0}},
    ),
    "DDV-176": Row(
        proves="DD-160 DD-042 DD-051",
        given=settlers(20, town(LAW_TOWN, 6, "inside", "law"), LAW_TOWN, bounty=3),
        when=Invest(who="A"),
        then={at.towns: {LAW_TOWN: 6}, at.bounty: 2, at.gold: {"A": 0, "B": 20}},
    ),
}


def performing(needs: tuple[str, ...], *more: Any, stance: str = "bold", place: str = HOME) -> Moves:
    """One adventurer who has Recovered has an Item whose Rest action needs that."""
    idol = Card(name="Idol", kind="item", needs=needs)
    return (*begun(hero("A"), at=place, board=(*more, idol), stance=stance), obtain("A", "Idol"), recover("A"))


IDOL = Perform(who="A", card="Idol")
MARKET = town("Market", 2)
DONE: Facts[Degenerates] = {at.rested: {"A": ("recover", "perform Idol")}}

OFFERS: dict[str, Row[Degenerates]] = {
    "DDV-027 separate icons in a Town": Row(
        proves="DD-289",
        given=performing(("town/camp",), *MARKET, place="Market"),
        when=IDOL,
        then=DONE,
    ),
    "DDV-027 separate icons at a Camp": Row(proves="DD-289", given=performing(("town/camp",)), when=IDOL, then=DONE),
    "DDV-027 joined icons": Row(
        proves="DD-289",
        given=performing(("town", "bold"), *MARKET, place="Market", stance="cautious"),
        when=IDOL,
        refused={1: No("DD-289", "requirement-unmet")},
        then={at.rested: {"A": ("recover",)}},
    ),
    "DDV-027 a pink box": Row(
        proves="DD-289",
        given=performing(("outside",), space("Den", 2, "inside"), place="Den"),
        when=IDOL,
        refused={1: No("DD-289", "requirement-unmet")},
        then={at.rested: {"A": ("recover",)}},
    ),
    "DDV-087": Row(
        proves="DD-311",
        given=(*me(6, con=7), trait("perilous", HOME), obtain("A", MEAT), recover("A")),
        stands={at.wounds: {"A": 6}},
        when=Perform(who="A", card=MEAT, dice=dice("2 5")),
        then={at.wounds: {"A": 4}, at.items: {"A": ()}, at.discarded: {"loot": (MEAT,)}},
    ),
    "DDV-087 failed": Row(
        proves="DD-311",
        given=(*me(6, con=7), trait("perilous", HOME), obtain("A", MEAT), recover("A")),
        when=Perform(who="A", card=MEAT, dice=dice("6 5")),
        then={
            at.wounds: {"A": 6},
            at.afflicted: {"A": ("poisoned",)},
            at.attributes: {"A": {"con": 6}},
            at.items: {"A": ()},
            at.discarded: {"loot": (MEAT,)},
        },
    ),
    "DDV-090": Row(
        proves="DD-315",
        given=(*table(hero("A")), Weakness(who="A", name="Flashbacks"), Next()),
        when=(Draw(deck="danger", card=NIGHT), (*on_to_danger("A"), Danger(card=NIGHT, value=6))),
        after={1: {at.reminders: ()}},
        then={at.reminders: ("card-twice", "flashbacks")},
    ),
    "DDV-179": Row(
        proves="DD-151",
        given=(*begun(hero("A"), hero("B"), board=(item("Idol"),)), obtain("A", "Idol"), *rests("AB")),
        when=(IDOL, Give(who="A", thing="Idol", to="B"), IDOL.but(who="B")),
        refused={3: No("DD-151", "item-used")},
        then={at.items: {"A": (), "B": ("Idol",)}, at.rested: {"B": ("recover",)}},
    ),
}


@each(RECOVERY | IMPROVING | INVESTING | OFFERS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
