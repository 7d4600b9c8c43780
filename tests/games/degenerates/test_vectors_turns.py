"""Worked cases of an adventurer's turn in a fight: Escape, Unarmed Strike, and falling while striking."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.adventurers import AdventurerDied, GoldGained
from ledger.games.degenerates.events.fights import FoeMissed
from ledger.games.degenerates.events.looting import FightDrawn, FightWon
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Mar, Rejoin
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import AddAdventurer, Card, MonsterCard
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
    defend,
    escape,
    fighting,
    foe,
    hero,
    hit,
    hurt,
    item,
    space,
    stand,
)
from tests.tables import Fact, No, Row, each, prove

OGRE = foe("Ogre", 4, 9)
RAT = foe("Rat", 4, 1)


def level(danger: int) -> Moves:
    return (space(HOME, danger, region="lowlands"),)


def alone(*foes: MonsterCard, stance: str = "assault", **more: Any) -> Moves:
    """A single adventurer has chosen a Combat Stance against these."""
    return (*fighting(hero("A", **more), foes=foes), stand("A", stance))


def wounded(wounds: int, *heroes: AddAdventurer, foes: tuple[MonsterCard, ...], danger: int = 3) -> Moves:
    """A takes Wounds in the Danger Phase, and the fight has begun."""
    players = "".join(each.who for each in heroes)
    read = len(foes)
    told = attacked(players, *foes)
    before, after = told[: read + len(players) + 1], told[read + len(players) + 1 :]
    return (*begun(*heroes, board=level(danger)), *before, hurt("A", wounds), *after, BeginFight())


ESCAPES: dict[str, Row[Degenerates]] = {
    "DDV-254": Row(
        proves="DD-234 DD-250",
        given=alone(foe("Hound", 4, 9, "pursue"), stance="guard"),
        stands={fight.targets: {"Hound": "A"}},
        when=(
            escape("A", "3 3", "1 1", "1"),
            Mar(foe="Hound", ailment="dazed"),
            escape("A", "", "1 1", "1"),
        ),
        refused={1: No("DD-234")},
        then={fight.goes_on: False, at.alive: ("A",)},
    ),
    "DDV-255": Row(
        proves="DD-250",
        given=alone(OGRE),
        when=escape("A", "3 3", "1 1", "1"),
        refused={1: No("DD-250")},
        then={fight.fighters: {"A": "in"}},
    ),
    "DDV-256": Row(
        proves="DD-251 DD-268",
        given=(
            *wounded(11, hero("A", con=7, agi=7), hero("B", con=6), foes=(foe("Ogre", 6, 9),)),
            *(stand(who, "guard") for who in "AB"),
        ),
        stands={at.hp: {"A": 14}, at.wounds: {"A": 11}, fight.targets: {"Ogre": "A"}, at.armor: {"A": 0}},
        when=escape("A", "3 3", "5 4", "1", cut=(("Ogre", 1),)),
        then={at.wounds: {"A": 14}, at.defeated: {"A": True}, fight.fighters: {"A": "out", "B": "in"}},
        happens=(Fact(facts.WoundsSuffered, who="A", by=5),),
    ),
    "DDV-257": Row(
        proves="DD-252 DD-277",
        given=(
            *fighting(hero("A", con=8), hero("B"), foes=(RAT, OGRE)),
            *(stand(who, "assault") for who in "AB"),
            blow("A", "Rat", 1),
            defend("B", power="1"),
            Next(),
            stand("A", "guard"),
            escape("A", "3 3", "1 6", "1"),
            stand("B", "assault"),
            blow("B", "Ogre", 8).but(def_=()),
            Next(),
        ),
        stands={fight.fighters: {"A": "escaped", "B": "in"}, fight.foes: {"Ogre": 8}, at.gold: {"A": 0, "B": 0}},
        when=(
            (Rejoin(who="A"), stand("A", "assault"), defend("A", power="1")),
            (stand("B", "assault"), blow("B", "Ogre", 1)),
        ),
        after={1: {fight.fighters: {"A": "in", "B": "in"}, fight.trophies: {"A": ("Rat",)}}},
        then={at.gold: {"A": 1, "B": 1}, at.xp: {"A": 1, "B": 1}},
        happens=(Fact(FightWon, rolls=("A", "B")), Fact(GoldGained, who="A", by=1)),
    ),
    "DDV-258": Row(
        proves="DD-250",
        given=(
            *fighting(hero("A"), hero("B", con=8), foes=(OGRE,)),
            *(stand(who, "guard") for who in "AB"),
        ),
        stands={fight.targets: {"Ogre": "B"}},
        when=escape("A", power="1"),
        then={fight.fighters: {"A": "escaped", "B": "in"}},
        never=(facts.TestMade,),
    ),
}

STRIKES: dict[str, Row[Degenerates]] = {
    "DDV-261": Row(
        proves="DD-254 DD-249",
        given=alone(OGRE, stance="guard"),
        stands={at.armor: {"A": 0}, fight.att: {"Ogre": 4}},
        when=hit("A", "", "4 3", "2 1", "5"),
        then={at.wounds: {"A": 1}},
    ),
    "DDV-262 Power 6": Row(
        proves="DD-249",
        given=alone(OGRE),
        when=hit("A", "", "5 2", "1 1", "6"),
        then={fight.foes: {"Ogre": 3}},
    ),
    "DDV-262 Power 3": Row(
        proves="DD-249",
        given=alone(OGRE),
        when=hit("A", "", "5 2", "1 1", "3"),
        then={fight.foes: {"Ogre": 2}},
    ),
    "DDV-263": Row(
        proves="DD-258",
        given=alone(OGRE, str=6),
        when=hit("A", "", "4 3", "1 1", "6"),
        then={fight.needed: 6, fight.passed: False, fight.foes: {"Ogre": 0}},
        happens=(Fact(FoeMissed, who="A", foe="Ogre"),),
    ),
    "DDV-264": Row(
        proves="DD-257 DD-268 DD-267",
        given=(
            *wounded(12, hero("A", con=7, xp=4), foes=(foe("Ogre", 5, 3),), danger=4),
            stand("A", "assault"),
        ),
        stands={at.hp: {"A": 14}, at.wounds: {"A": 12}, at.danger: {HOME: 4}, at.xp: {"A": 4}},
        when=hit("A", "", "3 3", "6 6", "1"),
        then={
            at.danger: {HOME: 3},
            at.xp: {"A": 2},
            at.gold: {"A": 0},
            at.defeated: {"A": True},
            at.alive: ("A",),
            fight.goes_on: False,
        },
        happens=(Fact(facts.WoundsSuffered, who="A", by=5), Fact(FightDrawn)),
        never=(AdventurerDied,),
    ),
}

CLAWS = Card(name="Claws", kind="skill", attack="str", reach="melee")
BOXER = Card(name="Boxer", kind="skill")
HELMET = item("Helmet", slot="head")
MAIL = item("Mail", slot="body")
DAGGER = item("Dagger", slot="1h", attack="str", reach="melee")
SABRE = item("Sabre", slot="1h", attack="str", reach="melee")


def again(*players: str) -> Moves:
    return (Next(), *(stand(who, "assault") for who in players or ("A",)))


SKILLS: dict[str, Row[Degenerates]] = {
    "DDV-413": Row(
        proves="DD-313 DD-249",
        given=(
            *begun(hero("A", skills=("Claws", "Boxer")), board=(CLAWS, BOXER)),
            *attacked("A", foe("Ogre", 4, 20)),
            BeginFight(),
            stand("A", "assault"),
        ),
        when=(
            hit("A", "", "5 2", "1 1", "6", using="Claws"),
            (*again(), hit("A", "", "5 2", "1 1", "6", bonus=2)),
        ),
        after={1: {fight.foes: {"Ogre": 6}}},
        then={fight.foes: {"Ogre": 6 + 5}},
    ),
}


def orders(sitting: at.At) -> tuple[tuple[str, int], ...]:
    """Everybody in the fight with the PER that orders the round, highest first."""
    assert sitting.state.fight is not None
    found = ((who, each.per) for who, each in sitting.state.fight.fighters.items())
    return tuple(sorted(found, key=lambda pair: (-pair[1], pair[0])))


ORDER: dict[str, Row[Degenerates]] = {
    "DDV-338": Row(
        proves="DD-242 DD-111",
        given=(
            *fighting(hero("A", per=8, con=8), hero("B", per=7), foes=(OGRE,)),
            stand("A", "assault"),
        ),
        stands={orders: (("A", 8), ("B", 7))},
        when=(
            become("A", "blinded", "fight"),
            (defend("A", "1 1", "1"), stand("B", "assault"), defend("B", power="1"), Next()),
            (stand("B", "assault"), defend("B", power="1")),
            (stand("A", "assault"), defend("A", "1 1", "1")),
        ),
        after={1: {at.attributes: {"A": {"per": 7}}}, 2: {fight.round_: 2, orders: (("A", 7), ("B", 7))}},
        then={fight.round_: 2},
    ),
    "DDV-387": Row(
        proves="DD-242 DD-111",
        given=(
            *fighting(hero("A", per=9, con=8), hero("B", per=8), hero("C", per=7), foes=(OGRE,)),
            stand("A", "assault"),
        ),
        stands={orders: (("A", 9), ("B", 8), ("C", 7))},
        when=(
            become("B", "blinded", "fight"),
            defend("A", "1 1", "1"),
            stand("C", "assault"),
            (stand("B", "assault"), defend("B", power="1")),
            (stand("C", "assault"), defend("C", power="1")),
            Next(),
            (stand("A", "assault"), defend("A", "1 1", "1")),
            (stand("C", "assault"), defend("C", power="1")),
            (stand("B", "assault"), defend("B", power="1")),
        ),
        refused={3: No("DD-242")},
        after={
            1: {at.attributes: {"B": {"per": 7}}, orders: (("A", 9), ("B", 8), ("C", 7))},
            6: {fight.round_: 2, orders: (("A", 9), ("B", 7), ("C", 7))},
        },
        then={fight.round_: 2},
    ),
}


@each(ESCAPES | STRIKES | SKILLS | ORDER)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
