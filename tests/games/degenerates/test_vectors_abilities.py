"""Worked cases of what monsters can do: their ATT, their arrival, and what follows their Wounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.fights import GoldStolen
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Joins, Mar, Resist, Wits
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import Card, MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    Moves,
    attacked,
    begun,
    blow,
    defend,
    dice,
    fighting,
    foe,
    hero,
    hit,
    hurt,
    item,
    obtain,
    stand,
)
from tests.tables import Fact, Row, each, prove

VEST = item("Vest", slot="body", gives=("arm+1",))
MAIL = item("Mail", slot="body", gives=("arm+3",))


def alone(*foes: MonsterCard, stance: str = "assault", wears: tuple[Card, ...] = (), **more: Any) -> Moves:
    """A single adventurer with that equipment has chosen a Combat Stance against these."""
    dressed = tuple(move for each in wears for move in (each, obtain("A", each.name), Equip(who="A", item=each.name)))
    return (*begun(hero("A", **more)), *dressed, *attacked("A", *foes), BeginFight(), stand("A", stance))


def again(*told: str) -> Moves:
    """The next round of the fight, with Assault for everybody."""
    return (Next(), *(stand(who, "assault") for who in told or ("A",)))


def resist(ability: Any, told: str, **more: Any) -> Resist:
    return Resist(who="A", ability=ability, dice=dice(told), **more)


def grunt(name: str, xp: int, att: int = 3, *can: str) -> MonsterCard:
    return foe(name, att, 3, *can, val=(xp, 1), of=("goblin",))


ATTACKS: dict[str, Row[Degenerates]] = {
    "DDV-224": Row(
        proves="DD-200 DD-220",
        given=fighting(hero("A"), foes=(foe("Ogre", 4, 9, "berzerk"),)),
        stands={fight.att: {"Ogre": 6}},
        when=Mar(foe="Ogre", ailment="dazed"),
        then={fight.att: {"Ogre": 2}},
    ),
    "DDV-228": Row(
        proves="DD-221",
        given=begun(hero("A")),
        when=(
            *attacked("A", grunt("Chief", 3, 3, "command"), grunt("Shaman", 2, 3, "command"), grunt("Grunt", 1)),
            BeginFight(),
        ),
        then={fight.att: {"Grunt": 4}},
    ),
    "DDV-326": Row(
        proves="DD-221",
        given=alone(grunt("Chief", 3, 3, "command"), grunt("Grunt", 1, 3)),
        stands={fight.att: {"Grunt": 4}},
        when=blow("A", "Chief", 3),
        then={fight.att: {"Grunt": 3}, fight.foes_left: ("Grunt",)},
    ),
    "DDV-319 run 1": Row(
        proves="DD-222 DD-200",
        given=(*begun(hero("A")), *attacked("A", foe("Troll", 6, 9, "dimwit")), BeginFight()),
        when=(
            Wits(who="A", foe="Troll", die=("3",)),
            (stand("A", "assault"), defend("A", "6 6", "1"), Next()),
        ),
        after={1: {fight.att: {"Troll": 3}}},
        then={fight.att: {"Troll": 6}, fight.round_: 2, at.wounds: {"A": 3}},
    ),
    "DDV-319 run 2": Row(
        proves="DD-222 DD-200",
        given=(
            *begun(hero("A")),
            *attacked("A", foe("Troll", 6, 9, "dimwit")),
            BeginFight(),
            Mar(foe="Troll", ailment="dazed"),
        ),
        when=(
            Wits(who="A", foe="Troll", die=("3",)),
            (stand("A", "assault"), defend("A", "6 6", "1"), Next()),
        ),
        after={1: {fight.att: {"Troll": 2}}},
        then={fight.att: {"Troll": 3}, fight.round_: 2, at.wounds: {"A": 2}},
    ),
    "DDV-388": Row(
        proves="DD-085 DD-200",
        given=(*alone(grunt("Chief", 3, 0, "command"), grunt("Grunt", 1, 5)), Mar(foe="Grunt", ailment="dazed")),
        when=(
            defend("A", "6 6", "1"),
            (*again(), defend("A", "6 6", "1", early=True)),
        ),
        after={1: {fight.att: {"Grunt": 4}, at.wounds: {"A": 4}}},
        then={at.wounds: {"A": 4 + 3}},
    ),
}

FUME = foe("Fume", 4, 9, "gas")

ARRIVALS: dict[str, Row[Degenerates]] = {
    "DDV-230": Row(
        proves="DD-214 DD-237",
        given=(
            *begun(hero("A")),
            *attacked("A", foe("Ghost", 4, 9, "fear"), foe("Caller", 4, 9, "summon")),
            foe("Shade", 4, 9, "fear"),
            BeginFight(),
        ),
        stands={fight.trials: (("fear", "A"),)},
        when=(
            resist("fear", "3 3"),
            (stand("A", "assault"), defend("A", "1 1", "1"), Next(), Joins(card="Shade"), Next()),
        ),
        then={fight.round_: 2, fight.trials: (), fight.foes: {"Shade": 0}, fight.step: "turns"},
    ),
    "DDV-232": Row(
        proves="DD-213 DD-092",
        given=(
            *begun(hero("A", luck=1, mag=6)),
            *attacked("A", foe("Hag", 4, 9, "curse"), foe("Crone", 4, 9, "curse")),
            BeginFight(),
        ),
        stands={fight.trials: (("curse", "A"), ("curse", "A")), at.luck: {"A": 1}},
        when=(resist("curse", "4 3", foe="Hag"), resist("curse", "4 3", foe="Crone")),
        after={1: {at.luck: {"A": 0}, at.afflicted: {"A": ("demoralized",)}}},
        then={at.luck: {"A": 0}, at.afflicted: {"A": ("demoralized",)}, fight.trials: ()},
    ),
    "DDV-233": Row(
        proves="DD-215 DD-105",
        given=(
            *begun(hero("A", con=6)),
            *attacked("A", FUME)[:3],
            hurt("A", 10),
            *attacked("A", FUME)[3:],
            BeginFight(),
        ),
        stands={at.hp: {"A": 12}, at.wounds: {"A": 10}, fight.trials: (("gas", "A"),)},
        when=resist("gas", "4 4"),
        then={
            fight.passed: False,
            at.afflicted: {"A": ("poisoned",)},
            at.hp: {"A": 10},
            at.wounds: {"A": 10},
            at.defeated: {"A": True},
        },
    ),
    "DDV-234": Row(
        proves="DD-217 DD-237",
        given=(
            *begun(hero("A")),
            *attacked("A", foe("Caller", 4, 9, "rally", "summon")),
            *(foe("Ghost", 4, 9, "rally", "fear", "summon"), foe("Rat", 4, 9), foe("Toad", 4, 9)),
            BeginFight(),
        ),
        stands={fight.draws: (("rally", "lowlands"),)},
        when=(
            Joins(card="Ghost"),
            resist("fear", "3 3"),
            (stand("A", "assault"), defend("A", "1 1", "1"), Next()),
            (Joins(card="Rat"), Joins(card="Toad"), Next()),
        ),
        after={
            1: {fight.draws: (), fight.trials: (("fear", "A"),)},
            3: {fight.draws: (("summon", "lowlands"), ("summon", "lowlands"))},
        },
        then={fight.foes_left: ("Caller", "Ghost", "Rat", "Toad"), fight.round_: 2, fight.draws: ()},
    ),
    "DDV-325": Row(
        proves="DD-237",
        given=(*alone(foe("Caller", 4, 9, "summon")), foe("Rat", 4, 9)),
        when=(
            (defend("A", "1 1", "1"), Next()),
            (Joins(card="Rat"), Next()),
            (stand("A", "assault"), defend("A", "1 1", "1"), Next()),
        ),
        after={1: {fight.draws: (("summon", "lowlands"),)}, 2: {fight.round_: 2}},
        then={fight.draws: (), fight.round_: 3, fight.foes_left: ("Caller", "Rat")},
    ),
    "DDV-420": Row(
        proves="DD-117 DD-212 DD-116",
        given=(*begun(hero("A")), *attacked("A", foe("Lurker", 4, 9, "ambush")), BeginFight(), resist("ambush", "6 5")),
        stands={at.conditions: {"A": {"stunned": "round"}}},
        when=(
            (stand("A", "assault"), defend("A", "1 1", "1")),
            defend("A", "1 1"),
            (*again(), defend("A", "1 1")),
            defend("A", "1 1", "1"),
        ),
        refused={1: "DD-116"},
        after={2: {at.afflicted: {"A": ()}}},
        asked={3: "pow_"},
        then={fight.round_: 2},
    ),
    **{
        f"DDV-342 {' then '.join(first for first, _ in order)}": Row(
            proves="DD-211 DD-213 DD-214",
            given=(
                *begun(hero("A", luck=1)),
                *attacked("A", foe("Ghost", 4, 9, "fear"), foe("Hag", 4, 9, "curse")),
                BeginFight(),
            ),
            when=tuple(resist(kind, told) for kind, told in order),
            after={1: {fight.trials: ((order[1][0], "A"),)}},
            then={fight.trials: (), at.luck: {"A": 0}, at.afflicted: {"A": ("demoralized", "stunned")}},
            happens=tuple(Fact(facts.TestMade, why=kind.capitalize()) for kind, _ in order),
        )
        for order in ((("fear", "6 5"), ("curse", "6 5")), (("curse", "6 5"), ("fear", "6 5")))
    },
}


def held(sitting: at.At) -> Mapping[str, int]:
    """The gold on each foe."""
    assert sitting.state.fight is not None
    return {each.label: each.gold for each in sitting.state.fight.foes}


THIEF = foe("Cutpurse", 6, 1, "thief")

THIEVES: dict[str, Row[Degenerates]] = {
    "DDV-236": Row(
        proves="DD-239 DD-254 DD-256",
        given=alone(THIEF, wears=(VEST,), gold=5),
        stands={at.armor: {"A": 1}, at.gold: {"A": 5}},
        when=defend("A", "3 1", "1"),
        then={at.gold: {"A": 2}, at.wounds: {"A": 0}, held: {"Cutpurse": 3}},
        happens=(Fact(GoldStolen, foe="Cutpurse", who="A", gold=3),),
    ),
    "DDV-378": Row(
        proves="DD-239 DD-256 DD-107",
        given=alone(THIEF, wears=(MAIL,), gold=5),
        stands={at.armor: {"A": 3}, at.gold: {"A": 5}},
        when=defend("A", "3 1", "1"),
        then={at.gold: {"A": 2}, at.wounds: {"A": 0}, held: {"Cutpurse": 3}},
    ),
    "DDV-238": Row(
        proves="DD-239",
        given=alone(foe("Cutpurse", 4, 1, "thief"), gold=2),
        stands={at.armor: {"A": 0}},
        when=defend("A", "6 6", "1"),
        then={at.gold: {"A": 0}, at.wounds: {"A": 0}, held: {"Cutpurse": 2}},
    ),
    "DDV-239": Row(
        proves="DD-239 DD-278",
        given=alone(foe("Cutpurse", 6, 1, "thief", val=(1, 1)), gold=5),
        when=hit("A", "", "1 1", "3 1", "1"),
        then={at.gold: {"A": 2 + 4}, fight.foes_left: ()},
        happens=(
            Fact(GoldStolen, foe="Cutpurse", gold=3),
            Fact(facts.GoldGained, who="A", was=2, now=6, by=4),
        ),
    ),
}


@each(ATTACKS | ARRIVALS | THIEVES)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
