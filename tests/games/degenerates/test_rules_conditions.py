"""Status Conditions of adventurers and monsters, and what they switch."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import ConditionGained, ConditionKept, ConditionLost
from ledger.games.degenerates.events.fights import FoeMissed
from ledger.games.degenerates.moves.cards import Equip, Heal, Shed
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Mar
from ledger.games.degenerates.moves.phases import Foot, March, Next
from ledger.games.degenerates.moves.setup import Card, Weakness
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    attacked,
    become,
    begun,
    blow,
    defend,
    escape,
    foe,
    hero,
    hit,
    hurt,
    item,
    learn,
    next_,
    obtain,
    recover,
    road,
    skill,
    space,
    stand,
    table,
)
from tests.tables import Fact, No, Row, each, prove

AVERAGE = dict.fromkeys(("agi", "con", "mag", "mrl", "per", "str"), 7)
OGRE = foe("Ogre", 4, 20)


def me(**more: Any) -> Moves:
    return begun(hero("A", **more))


def fights(*can: str, **more: Any) -> Moves:
    """A alone against an Ogre."""
    return (*begun(hero("A", **more)), *attacked("A", foe("Ogre", 4, 20, *can)), BeginFight())


PAIRS = (("exalted", "suppressed"), ("blessed", "demoralized"), ("focused", "blinded"), ("invigorated", "weakened"))
MOVED = (
    ("slimed", "agi", 6),
    ("exalted", "mag", 8),
    ("suppressed", "mag", 6),
    ("blessed", "mrl", 8),
    ("demoralized", "mrl", 6),
    ("focused", "per", 8),
    ("blinded", "per", 6),
    ("invigorated", "str", 8),
    ("weakened", "str", 6),
    ("poisoned", "con", 6),
)

CONDITIONS: dict[str, Row[Degenerates]] = {
    "DD-108 without a duration it lasts until Recovery": Row(
        given=me(),
        when=(become("A", "slimed"), become("A", "stunned", "fight"), become("A", "infected")),
        then={at.conditions: {"A": {"slimed": "recovery", "stunned": "fight", "infected": "recovery"}}},
        happens=(Fact(ConditionGained, who="A", why="Trap"),),
    ),
    "DD-108 a card may end it": Row(
        given=(*me(), become("A", "slimed")),
        when=(Shed(who="A", condition="slimed", by="Balm"), Shed(who="A", condition="slimed", by="Balm")),
        refused={2: No("DD-108", "condition-missing")},
        then={at.afflicted: {"A": ()}},
        happens=(Fact(ConditionLost, name="slimed", why="Balm"),),
    ),
    **{
        f"DD-109 {second} after {first} stays {stays}": Row(
            given=(*me(), become("A", "slimed", first)),
            when=become("A", "slimed", second),
            then={at.conditions: {"A": {"slimed": stays}}, at.afflicted: {"A": ("slimed",)}},
        )
        for first, second, stays in (
            ("round", "fight", "fight"),
            ("fight", "recovery", "recovery"),
            ("recovery", "fight", "recovery"),
            ("fight", "round", "fight"),
        )
    },
    "DD-109 the same again changes nothing": Row(
        given=(*me(), become("A", "slimed", "fight")),
        when=become("A", "slimed", "fight"),
        then={at.conditions: {"A": {"slimed": "fight"}}},
        happens=(Fact(ConditionKept, name="slimed"),),
    ),
    **{
        f"DD-110 {one} and {other} cancel": Row(
            given=(*me(), become("A", one)),
            when=become("A", other, "round"),
            then={
                at.afflicted: {"A": ()},
                at.attributes: {"A": AVERAGE},
                shown.says(f"{other} cancels {one}"): True,
            },
        )
        for pair in PAIRS
        for one, other in (pair, pair[::-1])
    },
    **{
        f"{'DD-112' if name == 'poisoned' else 'DD-111'} {name} changes {attribute}": Row(
            given=me(),
            when=become("A", name),
            then={at.attributes: {"A": {**AVERAGE, attribute: value}}},
        )
        for name, attribute, value in MOVED
    },
    "DD-112 Poisoned takes 2 HP": Row(
        given=me(con=7),
        when=become("A", "poisoned"),
        then={at.hp: {"A": 12}, at.defeated: {"A": False}},
    ),
    "DD-113 the Fatigued do not march, but walk": Row(
        given=(
            *begun(hero("A"), board=(*LANDS, space("X", 2), road(HOME, "X")), stance="bold"),
            become("A", "fatigued"),
        ),
        when=(March(who="A", place="X"), Foot(who="A", place=f"{HOME}-X")),
        refused={1: No("DD-113", "adventurer-fatigued")},
        then={at.where: {"A": f"{HOME}-X"}},
    ),
    "DD-115 Infected and Defeated, Rest does not save": Row(
        given=(*table(hero("A"), hero("B")), hurt("A", 14), become("A", "infected"), next_(hero("A"), hero("B"))),
        when=(recover("A"), recover("B"), Next()),
        after={1: {at.wounds: {"A": 14}, at.afflicted: {"A": ()}}},
        then={at.alive: ("B",), at.fallen: ("A",)},
    ),
    "DD-115 but another means does": Row(
        given=(*table(hero("A"), hero("B")), hurt("A", 14), become("A", "infected"), next_(hero("A"), hero("B"))),
        when=(recover("A"), Heal(who="A", wounds=1, by="Mend Wounds"), recover("B"), Next()),
        then={at.alive: ("A", "B"), at.wounds: {"A": 13}},
    ),
    "DD-116 no Power dice for the Stunned, extra ones neither": Row(
        given=(
            *fights(),
            *(item("Drum", slot="jewelry", gives=("power+1",)), obtain("A", "Drum")),
            *(become("A", "stunned", "fight"), stand("A", "assault")),
        ),
        when=(hit("A", "", "3 2", "1 1", "6"), hit("A", "", "3 2", "1 1")),
        refused={1: No("DD-116", "adventurer-stunned")},
        then={fight.foes: {"Ogre": 2}},
    ),
    "DD-117 a Fight Round condition leaves at the end of the own turn": Row(
        given=(*fights(), become("A", "slimed", "round"), stand("A", "assault")),
        when=defend("A", "1 1", "1"),
        then={at.afflicted: {"A": ()}},
    ),
    "DD-117 or at the end of the next one": Row(
        given=(*fights(), become("A", "slimed", "round", turns=2), stand("A", "assault")),
        when=(defend("A", "1 1", "1"), (Next(), stand("A", "assault"), defend("A", "1 1", "1"))),
        after={1: {at.conditions: {"A": {"slimed": "round"}}}},
        then={at.afflicted: {"A": ()}},
    ),
}

TRADE_RING = item("Ring", slot="jewelry", needs=("str6+",), gives=("per+2",))

CARDS: dict[str, Row[Degenerates]] = {
    "DD-118 a fallen attribute switches a Skill off, a risen one on again": Row(
        given=(
            *me(str=7, per=7, skills=("Keen Eye",)),
            Card(name="Keen Eye", kind="skill", needs=("str7+",), gives=("per+1",)),
        ),
        stands={at.attributes: {"A": {"per": 8}}, sheets.rows("A"): {"Skills": ("Keen Eye",)}},
        when=(become("A", "weakened"), become("A", "invigorated")),
        after={
            1: {
                at.attributes: {"A": {"per": 7}},
                at.skills: {"A": {"Keen Eye": "learned"}},
                sheets.rows("A"): {"Skills": ("Keen Eye (requirement unmet)",)},
            }
        },
        then={at.attributes: {"A": {"per": 8}}, sheets.rows("A"): {"Skills": ("Keen Eye",)}},
    ),
    "DD-118 a passing bonus lets one learn": Row(
        given=(*me(str=6, xp=9), skill("Cleave", 3, needs=("str7+",)), recover("A")),
        when=(learn("A", "Cleave"), (become("A", "invigorated"), learn("A", "Cleave"))),
        refused={1: No("DD-157", "requirement-unmet")},
        then={at.skills: {"A": {"Cleave": "learned"}}, at.xp: {"A": 6}},
    ),
    "DD-118 a Weakness is off while its requirement is unmet": Row(
        given=(
            *me(agi=7, per=7),
            Weakness(who="A", name="Clumsy", gives=("per-2",)),
            *(item("Boots", slot="jewelry", gives=("agi+1",)), obtain("A", "Boots")),
        ),
        stands={at.attributes: {"A": {"per": 5}}},
        when=Equip(who="A", item="Boots"),
        then={at.attributes: {"A": {"agi": 8, "per": 7}}, at.weaknesses: {"A": ("Clumsy",)}},
    ),
    "DD-118 an equipped Item comes off outside a fight, and is kept": Row(
        given=(*me(str=6), TRADE_RING, obtain("A", "Ring"), Equip(who="A", item="Ring")),
        stands={at.worn: {"A": ("Ring",)}, at.attributes: {"A": {"per": 9}}},
        when=become("A", "weakened"),
        then={at.worn: {"A": ()}, at.items: {"A": ("Ring",)}, at.attributes: {"A": {"per": 7}}},
    ),
}

MONSTERS: dict[str, Row[Degenerates]] = {
    "DD-119 Corroded has no ARM": Row(
        given=(*me(), *attacked("A", foe("Ogre", 4, 20, arm=2)), BeginFight(), stand("A", "assault")),
        stands={fight.armor: {"Ogre": 2}},
        when=(Mar(foe="Ogre", ailment="corroded"), blow("A", "Ogre", 5)),
        then={fight.armor: {"Ogre": 0}, fight.foes: {"Ogre": 5}},
    ),
    "DD-119 Dazed halves ATT up, before what is added": Row(
        given=(*fights("fury:2"), stand("A", "assault"), blow("A", "Ogre", 1), Next()),
        stands={fight.att: {"Ogre": 6}},
        when=Mar(foe="Ogre", ailment="dazed"),
        then={fight.att: {"Ogre": 4}},
    ),
    "DD-119 Hexed has no abilities, granted ones neither": Row(
        given=(*fights("pursue"), stand("A", "guard")),
        stands={fight.abilities: {"Ogre": ("pursue",)}},
        when=(Mar(foe="Ogre", ailment="hexed"), escape("A", "1 1", "1 1", "6")),
        then={fight.goes_on: False},
    ),
    "DD-119 each once": Row(
        given=(*fights(), Mar(foe="Ogre", ailment="dazed")),
        when=Mar(foe="Ogre", ailment="dazed"),
        then={fight.ailments: {"Ogre": ("dazed",)}, fight.att: {"Ogre": 2}},
        happens=(Fact(FoeMissed, foe="Ogre"),),
    ),
    "DD-119 to the end of the fight, or as a card says": Row(
        given=(*fights(), *(Mar(foe="Ogre", ailment=name) for name in ("dazed", "corroded")), stand("A", "guard")),
        when=((defend("A", "1 1", "6"), Next()), Mar(foe="Ogre", ailment="dazed", off=True)),
        after={1: {fight.ailments: {"Ogre": ("corroded", "dazed")}}},
        then={fight.ailments: {"Ogre": ("corroded",)}},
    ),
}


@each(CONDITIONS | CARDS | MONSTERS)
def test_conditions(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
