"""Worked cases of the end of a round, of what protects monsters, and of what their Wounds bring."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Pick
from ledger.core.ruleset import decide
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.board import DangerRaised, DangerReduced
from ledger.games.degenerates.events.decks import CardReturned
from ledger.games.degenerates.events.doom import DoomAdvanced
from ledger.games.degenerates.events.fights import FoeDestroyed, FoeLeft
from ledger.games.degenerates.events.looting import FightWon
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Acid, Mar, Resist
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Reveal, Trade
from ledger.games.degenerates.moves.setup import BeginMission, Card, MonsterCard
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
    dice,
    fighting,
    foe,
    hero,
    hit,
    item,
    obtain,
    recover,
    space,
    stand,
    table,
    town,
)
from tests.tables import Fact, No, Row, Sitting, each, prove

MARKET = "Market"
RAT = foe("Rat", 4, 9)


def level(danger: int) -> Moves:
    return (space(HOME, danger, region="lowlands"),)


def runner(name: str) -> MonsterCard:
    return foe(name, 4, 9, "skirmish")


def alone(*foes: MonsterCard, danger: int = 3, stance: str = "assault", **more: Any) -> Moves:
    """A single adventurer has chosen a Combat Stance against these, at that Danger Level."""
    return (*fighting(hero("A", **more), foes=foes, board=level(danger)), stand("A", stance))


def round_over(defence: str = "1 1") -> Moves:
    """The turn of a single adventurer without an attack, and the end step."""
    return (defend("A", defence, "1"), Next())


SKIRMISH: dict[str, Row[Degenerates]] = {
    "DDV-240": Row(
        proves="DD-239 DD-261",
        given=alone(runner("Scout"), foe("Cutpurse", 2, 9, "thief"), RAT, gold=2),
        stands={at.danger: {HOME: 3}, at.gold: {"A": 2}},
        when=(defend("A", "6 6", "1"), Next()),
        after={1: {at.gold: {"A": 0}}},
        then={at.danger: {HOME: 4}, fight.foes_left: ("Rat",), at.out: {"lowlands": ("Rat",)}, at.gold: {"A": 0}},
        happens=(
            Fact(DangerRaised, place=HOME, was=3, now=4),
            Fact(FoeLeft, foe="Scout"),
            Fact(FoeLeft, foe="Cutpurse"),
        ),
    ),
    "DDV-241": Row(
        proves="DD-236",
        given=alone(runner("Scout"), runner("Spy"), RAT),
        stands={at.danger: {HOME: 3}},
        when=round_over(),
        then={at.danger: {HOME: 4}, fight.foes_left: ("Rat",), at.discarded: {"lowlands": ()}},
    ),
    "DDV-242": Row(
        proves="DD-236",
        given=alone(runner("Scout"), danger=6),
        stands={at.danger: {HOME: 6}},
        when=round_over(),
        then={at.danger: {HOME: 6}, fight.foes_left: ("Scout",), at.doom: (), at.looms: False},
        never=(DoomAdvanced, FoeLeft),
    ),
    "DDV-244": Row(
        proves="DD-236",
        given=(
            *begun(hero("A"), at=MARKET, board=(*town(MARKET, 2, region="lowlands"), runner("Mimic")), stance="bold"),
            recover("A"),
            Trade(who="A"),
            Reveal(who="A", card="Mimic", kind="monster"),
            Reveal(who="A", card="Rope", kind="item", price=2),
            BeginFight(who="A"),
            stand("A", "assault"),
        ),
        stands={at.towns: {MARKET: 2}, fight.foes: {"Mimic": 0}},
        when=round_over(),
        then={at.towns: {MARKET: 1}, fight.foes_left: ()},
        happens=(Fact(CardReturned, deck="loot", card="Mimic", top=12),),
    ),
    "DDV-245": Row(
        proves="DD-236 DD-262 DD-263",
        given=alone(runner("Scout"), runner("Spy")),
        stands={at.danger: {HOME: 3}},
        when=round_over(),
        then={at.danger: {HOME: 3}, fight.loot_rolls: (), fight.goes_on: False, at.xp: {"A": 0}},
        happens=(
            Fact(DangerRaised, place=HOME, was=3, now=4),
            Fact(DangerReduced, place=HOME, was=4, now=3),
            Fact(FightWon, rolls=()),
        ),
    ),
    "DDV-379": Row(
        proves="DD-236 DD-039",
        given=alone(runner("Scout"), runner("Spy"), RAT, danger=5),
        stands={at.danger: {HOME: 5}},
        when=round_over(),
        then={at.danger: {HOME: 6}, fight.foes_left: ("Rat",), at.doom: (), at.looms: False},
        never=(DoomAdvanced,),
    ),
}

WITCH = foe("Hag", 1, 1, of=("witch",))
ENDLESS = foe("Ghoul", 1, 4, "endless")


def again() -> Moves:
    return (Next(), stand("A", "assault"))


PROTECTION: dict[str, Row[Degenerates]] = {
    "DDV-247": Row(
        proves="DD-223",
        given=(*alone(foe("Troll", 4, 9, "regenerate:2")), blow("A", "Troll", 1)),
        stands={fight.foes: {"Troll": 1}},
        when=Next(),
        then={fight.foes: {"Troll": 0}},
    ),
    "DDV-248": Row(
        proves="DD-224",
        given=(*alone(ENDLESS, WITCH), blow("A", "Ghoul", 3), *again()),
        stands={fight.foes: {"Ghoul": 3}},
        when=(
            blow("A", "Ghoul", 3),
            (*again(), blow("A", "Hag", 1)),
            (*again(), blow("A", "Ghoul", 1)),
        ),
        after={1: {fight.foes: {"Ghoul": 3}}, 2: {fight.foes_left: ("Ghoul",)}},
        then={fight.foes_left: ()},
        happens=(Fact(FoeDestroyed, who="A", foe="Hag"), Fact(FoeDestroyed, who="A", foe="Ghoul")),
    ),
    "DDV-321": Row(
        proves="DD-119 DD-224",
        given=(*alone(ENDLESS, WITCH), blow("A", "Ghoul", 3), *again()),
        stands={fight.foes: {"Ghoul": 3}, fight.abilities: {"Ghoul": ("endless",)}},
        when=(Mar(foe="Ghoul", ailment="hexed"), blow("A", "Ghoul", 1)),
        after={1: {fight.abilities: {"Ghoul": ()}}},
        then={fight.foes_left: ("Hag",)},
        happens=(Fact(FoeDestroyed, who="A", foe="Ghoul"),),
    ),
    "DDV-253": Row(
        proves="DD-238 DD-248",
        given=alone(foe("X", 4, 9, "taunt"), foe("Y", 4, 9, "taunt"), foe("Z", 4, 9)),
        stands={fight.targets: {"X": "A", "Y": "A", "Z": "A"}},
        when=(blow("A", "Z", 1), blow("A", "Y", 1)),
        refused={1: No("DD-238")},
        then={fight.foes: {"X": 0, "Y": 1, "Z": 0}},
    ),
}

SHIELD = Card(name="Iron Shield", kind="item", slot="lh", shield=True)
ACID = foe("Slime", 2, 9, "acidic")


def splashed(defence: str) -> Moves:
    """An adventurer with a Shield, two Items and one of the Mission deck meets acid."""
    mission = BeginMission(name="On The Run", bounty=2, cards=(("Idol", "loot"),))
    owned = (SHIELD, *(item(name) for name in ("Rope", "Lamp", "Idol")))
    begins = (*table(hero("A"), board=owned)[:-1], mission, Next())
    got = (*(obtain("A", each.name, deck="loot") for each in owned),)
    fought = (*attacked("A", ACID), BeginFight(), stand("A", "assault"))
    return (*begins, *got, *fought, defend("A", defence, "1"))


def acid(name: str) -> Acid:
    return Acid(who="A", item=name)


HARM: dict[str, Row[Degenerates]] = {
    **{
        f"DDV-318 the random Item is {name}": Row(
            proves="DD-218",
            given=splashed("6 6"),
            stands={at.wounds: {"A": 2}, at.items: {"A": ("Idol", "Iron Shield", "Lamp", "Rope")}},
            when=(Acid(who="A"), acid("Idol"), acid(name)),
            asked={1: "item"},
            refused={2: No("DD-218", "acid-item")},
            then={at.items: {"A": left}, at.discarded: {"loot": (name,)}},
        )
        for name, left in (
            ("Iron Shield", ("Idol", "Lamp", "Rope")),
            ("Lamp", ("Idol", "Iron Shield", "Rope")),
            ("Rope", ("Idol", "Iron Shield", "Lamp")),
        )
    },
    "DDV-318 the Shield": Row(
        proves="DD-218",
        given=splashed("6 6"),
        when=acid("Iron Shield"),
        then={at.items: {"A": ("Idol", "Lamp", "Rope")}, at.discarded: {"loot": ("Iron Shield",)}},
    ),
    "DDV-318 an Item at random": Row(
        proves="DD-218",
        given=splashed("6 6"),
        stands={at.wounds: {"A": 2}},
        when=(acid(""), acid("Idol"), acid("Rope")),
        asked={1: "item"},
        refused={2: No("DD-218", "acid-item")},
        then={at.items: {"A": ("Idol", "Iron Shield", "Lamp")}, at.discarded: {"loot": ("Rope",)}},
    ),
    "DDV-318 no Wound": Row(
        proves="DD-218",
        given=splashed("5 1"),
        stands={at.wounds: {"A": 0}},
        when=(acid("Iron Shield"), Next()),
        refused={1: No("DD-218", "acid-missing")},
        then={at.items: {"A": ("Idol", "Iron Shield", "Lamp", "Rope")}, at.discarded: {"loot": ()}, fight.round_: 2},
    ),
    "DDV-322": Row(
        proves="DD-232 DD-240",
        given=alone(foe("Adder", 2, 9, "venom", "pain"), con=7),
        when=(defend("A", "6 6", "1"), Resist(who="A", ability="pain", dice=dice("4 3"))),
        after={
            1: {
                at.wounds: {"A": 2},
                at.afflicted: {"A": ("poisoned",)},
                at.attributes: {"A": {"con": 6}},
                fight.trials: (("pain", "A"),),
            }
        },
        then={fight.needed: 6, fight.passed: False, at.afflicted: {"A": ("poisoned", "stunned")}},
    ),
    "DDV-323": Row(
        proves="DD-117 DD-116",
        given=(
            *alone(foe("Adder", 2, 9, "pain")),
            *round_over("1 3"),
            stand("A", "assault"),
            defend("A", "6 6", "1"),
            Resist(who="A", ability="pain", dice=dice("6 5")),
            Next(),
            stand("A", "assault"),
        ),
        stands={fight.round_: 3, at.afflicted: {"A": ("stunned",)}},
        when=(
            defend("A", "1 3", "1"),
            defend("A", "1 3"),
            (Next(), stand("A", "assault"), defend("A", "1 3", "1")),
        ),
        refused={1: No("DD-116", "adventurer-stunned")},
        after={2: {at.afflicted: {"A": ()}, fight.round_: 3}},
        then={fight.round_: 4, at.afflicted: {"A": ()}},
    ),
    "DDV-324": Row(
        proves="DD-285 DD-108",
        given=(
            *alone(foe("Rat", 4, 1)),
            become("A", "slimed", "fight"),
            become("A", "stunned", "round", turns=3),
            become("A", "poisoned", "recovery"),
            hit("A", "", "1 1", "1 1"),
        ),
        stands={at.afflicted: {"A": ("poisoned", "slimed", "stunned")}, fight.loot_rolls: ("A",)},
        when=Next(),
        then={at.afflicted: {"A": ("poisoned",)}, fight.goes_on: False},
    ),
}


@each(SKIRMISH | PROTECTION | HARM)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)


def test_the_shield_is_among_what_acid_takes_at_random_and_no_card_of_the_mission_is() -> None:
    asking = decide(RULESET, Sitting(RULESET, splashed("6 6")).state, acid("")).asking
    assert asking is not None
    assert asking.chance == Pick(among=("Iron Shield", "Rope", "Lamp"))
