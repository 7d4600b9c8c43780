"""Worked cases of attributes, Tests, Luck, conditions and hit points."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Gain
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import LuckGained
from ledger.games.degenerates.moves import cards
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Explore
from ledger.games.degenerates.moves.setup import BeginMission, Join, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    Moves,
    attacked,
    become,
    begun,
    blow,
    dice,
    foe,
    founded,
    hero,
    hurt,
    obtain,
    recover,
    stand,
    table,
)
from tests.tables import Fact, Row, each, prove

WANTED = "Brüttelburg's Most Wanted"
TATTOO = "Lucky Tattoo"


def me(**more: Any) -> Moves:
    """One adventurer at the start of the first Map Action Phase."""
    return begun(hero("A", **more))


def tries(attribute: Any, told: str, **more: Any) -> cards.Test:
    return cards.Test(who="A", attribute=attribute, dice=dice(told), **more)


def explores(told: str, **more: Any) -> Explore:
    return Explore(who="A", dice=dice(told), **more)


def exploring(*conditions: str, **more: Any) -> Moves:
    """A Bold Hinterlander has Recovered and then got these conditions."""
    hinterlander = hero("A", "", "Hinterlander", per=9, **more)
    got = tuple(become("A", name) for name in conditions)
    return (*begun(hinterlander, stance="bold"), recover("A"), *got)


TESTS: dict[str, Row[Degenerates]] = {
    **{
        f"DDV-013 {name}": Row(
            proves="DD-087 DD-111",
            given=exploring(*conditions),
            when=explores("6 6"),
            then={fight.needed: needed, fight.passed: False},
        )
        for name, conditions, needed in (
            ("without condition", (), 9),
            ("Blinded", ("blinded",), 8),
            ("Focused", ("focused",), 10),
        )
    },
    "DDV-015": Row(
        proves="DD-091",
        given=exploring(skills=("Track",)),
        stands={at.explored: {HOME: False}},
        when=explores("6 4 5", using="Track"),
        then={fight.total: 9, fight.passed: True, at.explored: {HOME: True}},
    ),
    **{
        f"DDV-016 {told}": Row(
            proves="DD-089",
            given=begun(hero("A", "", "Void Witch", mag=9, xp=3)),
            when=tries("mag", told, xp=True),
            then={fight.passed: passes, fight.brace: brace, at.xp: {"A": xp}},
        )
        for told, passes, brace, xp in (("4 5", True, 5, 8), ("3 6", True, 6, 9), ("6 6", False, 0, 3))
    },
    **{
        f"DDV-017 {told}": Row(
            proves="DD-094",
            given=me(per=8, luck=2),
            when=tries("per", told),
            then={fight.total: total, fight.passed: passes, at.luck: {"A": luck}},
        )
        for told, total, passes, luck in (
            ("5 5", 10, False, 2),
            ("5:6 5", 11, False, 1),
            ("5:6 5:2", 8, True, 0),
            ("5:6 5:4", 10, False, 0),
        )
    },
    "DDV-086": Row(
        proves="DD-318",
        given=(*me(luck=3), obtain("A", TATTOO)),
        when=(
            cards.Throw(who="A", sides="d6", dice=("4:4",), using=TATTOO),
            cards.Throw(who="A", sides="d6", dice=("4:4:2",), using=TATTOO),
        ),
        after={1: {fight.thrown: 4, at.reminders: ("same-result",)}},
        then={fight.thrown: 2, at.luck: {"A": 3}},
    ),
    "DDV-086 in a Test": Row(
        proves="DD-318",
        given=(*me(per=7, luck=1), obtain("A", TATTOO)),
        when=tries("per", "4:4:2 5", using=TATTOO),
        then={fight.total: 7, fight.passed: True, at.luck: {"A": 0}},
    ),
    **{
        f"DDV-093 {face}": Row(
            proves="DD-084",
            given=me(),
            when=(
                cards.Throw(who="A", sides="d3", dice=(str(face),)),
                cards.Throw(who="A", sides="d3", dice=(str(face),), plus=1),
            ),
            after={1: {fight.thrown: third}},
            then={fight.thrown: third + 1},
        )
        for face, third in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3))
    },
    "DDV-100": Row(
        proves="DD-088",
        given=me(agi=2, mag=11),
        when=(tries("agi", "1 1"), tries("mag", "6 6")),
        after={1: {fight.passed: True}},
        then={fight.passed: False},
    ),
    **{
        f"DDV-101 {told}": Row(
            proves="DD-089",
            given=me(per=7),
            when=tries("per", told),
            then={fight.brace: brace},
        )
        for told, brace in (("6 1", 6), ("3 4", 4), ("6 2", 0), ("3 3", 3))
    },
}

CONDITIONS: dict[str, Row[Degenerates]] = {
    "DDV-010": Row(
        proves="DD-085 DD-102 DD-112",
        given=me(con=7),
        stands={at.hp: {"A": 14}},
        when=become("A", "poisoned"),
        then={at.attributes: {"A": {"con": 6}}, at.hp: {"A": 12}},
    ),
    "DDV-018": Row(
        proves="DD-108",
        given=(*me(), *attacked("A", foe("Rat", 4, 1)), BeginFight()),
        when=(
            become("A", "poisoned"),
            (stand("A", "assault"), blow("A", "Rat", 1), Next()),
            (Next(), Next(), recover("A", "1 1")),
        ),
        after={
            1: {at.conditions: {"A": {"poisoned": "recovery"}}},
            2: {fight.goes_on: False, at.conditions: {"A": {"poisoned": "recovery"}}},
        },
        then={at.turn: 2, at.afflicted: {"A": ()}},
    ),
    "DDV-019": Row(
        proves="DD-109",
        given=(*me(), become("A", "stunned", "round")),
        stands={at.conditions: {"A": {"stunned": "round"}}},
        when=become("A", "stunned", "fight"),
        then={at.conditions: {"A": {"stunned": "fight"}}, at.afflicted: {"A": ("stunned",)}},
    ),
    "DDV-020": Row(
        proves="DD-109",
        given=(*me(agi=8), become("A", "slimed")),
        when=become("A", "slimed"),
        then={at.afflicted: {"A": ("slimed",)}, at.attributes: {"A": {"agi": 7}}},
    ),
    "DDV-021": Row(
        proves="DD-110",
        given=(*me(mrl=7), become("A", "blessed")),
        stands={at.attributes: {"A": {"mrl": 8}}},
        when=become("A", "demoralized"),
        then={at.afflicted: {"A": ()}, at.attributes: {"A": {"mrl": 7}}},
    ),
    "DDV-098": Row(
        proves="DD-086",
        given=me(agi=2, mag=11),
        when=(become("A", "slimed"), become("A", "exalted")),
        then={at.attributes: {"A": {"agi": 2, "mag": 11}}, at.afflicted: {"A": ("exalted", "slimed")}},
    ),
    "DDV-128": Row(
        proves="DD-110",
        given=(*me(per=7), become("A", "focused", "recovery")),
        when=become("A", "blinded", "round"),
        then={at.afflicted: {"A": ()}, at.attributes: {"A": {"per": 7}}},
    ),
    "DDV-130 Fatigued first": Row(
        proves="DD-113 DD-114",
        given=(*me(), become("A", "fatigued")),
        when=become("A", "detained"),
        then={at.afflicted: {"A": ("detained",)}},
    ),
    "DDV-130 Detained first": Row(
        proves="DD-113 DD-114",
        given=(*me(), become("A", "detained")),
        when=become("A", "fatigued"),
        then={at.afflicted: {"A": ("detained",)}},
    ),
}

WOUNDS: dict[str, Row[Degenerates]] = {
    "DDV-012": Row(
        proves="DD-085 DD-101",
        given=me(xp=7),
        when=hurt("A", 14),
        then={at.defeated: {"A": True}, at.xp: {"A": 4}},
    ),
    "DDV-119": Row(
        proves="DD-105 DD-112 DD-104 DD-101",
        given=(*me(con=7, xp=5), hurt("A", 13)),
        stands={at.hp: {"A": 14}, at.wounds: {"A": 13}, at.defeated: {"A": False}},
        when=become("A", "poisoned"),
        then={at.hp: {"A": 12}, at.wounds: {"A": 12}, at.defeated: {"A": True}, at.xp: {"A": 3}},
    ),
    "DDV-120": Row(
        proves="DD-105 DD-112",
        given=(*me(con=7), hurt("A", 12)),
        when=become("A", "poisoned"),
        then={at.hp: {"A": 12}, at.wounds: {"A": 12}, at.defeated: {"A": True}},
    ),
    "DDV-121": Row(
        proves="DD-105",
        given=(*me(con=7), hurt("A", 11)),
        when=become("A", "poisoned"),
        then={at.hp: {"A": 12}, at.wounds: {"A": 11}, at.defeated: {"A": False}},
    ),
}


def luckier(by: int) -> Gain:
    return Gain(who="A", what="luck", by=by, because="a card says so")


LUCK: dict[str, Row[Degenerates]] = {
    "DDV-106": Row(
        proves="DD-093",
        given=me(mag=7, luck=7),
        when=luckier(1),
        then={at.luck: {"A": 7}},
        happens=(Fact(LuckGained, who="A", was=7, now=7, by=1),),
    ),
    "DDV-107": Row(
        proves="DD-093 DD-111",
        given=me(mag=8, luck=8),
        when=(become("A", "suppressed"), recover("A")),
        after={1: {at.attributes: {"A": {"mag": 7}}, at.luck: {"A": 7}}},
        then={at.attributes: {"A": {"mag": 8}}, at.luck: {"A": 7}},
    ),
    "DDV-108": Row(
        proves="DD-093 DD-111 DD-110",
        given=(*me(mag=6, luck=6), become("A", "exalted"), luckier(1)),
        stands={at.attributes: {"A": {"mag": 7}}, at.luck: {"A": 7}},
        when=become("A", "suppressed"),
        then={at.afflicted: {"A": ()}, at.attributes: {"A": {"mag": 6}}, at.luck: {"A": 6}},
    ),
}

ARRIVALS: dict[str, Row[Degenerates]] = {
    "DDV-070": Row(
        proves="DD-275",
        given=founded("AB"),
        when=(
            hero("A", HOME, items=("Ratspike",)),
            hero("B", HOME, "Vermin Hunter", gold=3, items=("Ratspike",)),
        ),
        then={at.items: {"A": ("Ratspike",), "B": ()}, at.gold: {"A": 0, "B": 7}},
    ),
    "DDV-083": Row(
        proves="DD-049",
        given=(*founded("A"), hero("A", HOME), Weakness(who="A", name=WANTED)),
        when=BeginMission(name="On The Run", bounty=2),
        then={at.bounty: 3},
    ),
    "DDV-083 a late joiner": Row(
        proves="DD-049",
        given=(*begun(hero("A"), bounty=3), Join(name="B"), hero("B", HOME)),
        stands={at.bounty: 3},
        when=Weakness(who="B", name=WANTED),
        then={at.bounty: 4, at.weaknesses: {"A": (), "B": (WANTED,)}},
    ),
    "DDV-085": Row(
        proves="DD-319",
        given=(*table(hero("A")), Weakness(who="A", name="Scratcher"), Next(), recover("A")),
        when=Next(),
        then={at.phase: "danger", at.afflicted: {"A": ("demoralized",)}},
    ),
    "DDV-085 Demoralized before": Row(
        proves="DD-319",
        given=(
            *table(hero("A")),
            Weakness(who="A", name="Scratcher"),
            Next(),
            recover("A"),
            become("A", "demoralized"),
        ),
        when=Next(),
        then={at.afflicted: {"A": ("demoralized", "poisoned")}},
    ),
}


@each(TESTS | CONDITIONS | WOUNDS | LUCK | ARRIVALS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
