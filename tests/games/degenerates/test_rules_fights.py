"""Fights: rounds, targets, turns, dice, attacks, Escape, and what ends a round."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Act
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.board import DangerRaised
from ledger.games.degenerates.events.fights import (
    CombatRolled,
    FightBegan,
    FighterEscaped,
    FoeHealed,
    FoeJoined,
    FoeLeft,
    FoeWounded,
    RoundBegan,
)
from ledger.games.degenerates.events.looting import FightDrawn, FightLost, FightWon
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import (
    Defend,
    Drive,
    Joins,
    Mar,
    Quick,
    Rejoin,
    Strike,
    Target,
)
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import Card, Join, MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    Moves,
    attacked,
    become,
    begun,
    defend,
    escape,
    fighting,
    foe,
    fog,
    hero,
    hit,
    hurt,
    item,
    obtain,
    recover,
    space,
    stand,
)
from tests.tables import Fact, No, Row, each, prove

OGRE = foe("Ogre", 4, 20)
RAT = foe("Rat", 4, 1)
EGG = foe("Goblin Egg", None, 2)
ALL = foe("Fortress", 3, 20, aim="all")


def alone(*foes: MonsterCard, stance: str = "", before: Moves = (), danger: int = 3, **more: Any) -> Moves:
    """A single adventurer against these; in a Combat Stance if one is named."""
    board = (space(HOME, danger),)
    told = (*begun(hero("A", **more), board=board), *before, *attacked("A", *foes), BeginFight())
    return (*told, stand("A", stance)) if stance else told


def pair(*foes: MonsterCard, stances: str = "", **more: Any) -> Moves:
    """A, at whom all aim, and B."""
    told = fighting(hero("A", con=8, **more), hero("B"), foes=foes)
    return (*told, *(stand(who, stances) for who in "AB")) if stances else told


AXE = item("Axe", slot="2h", attack="str", reach="melee")
DAGGER = item("Dagger", slot="1h", attack="agi")
ARMED = (AXE, DAGGER, obtain("A", "Axe"), obtain("A", "Dagger"), Equip(who="A", item="Axe"))
GUN = Card(name="Pistol", kind="item", slot="1h", attack="per", reach="range")
POLE = Card(name="Pike", kind="item", slot="2h", attack="str", reach="reach")

SAW = item("Saw", slot="1h", attack="str")
DRUM = item("Drum", slot="jewelry", gives=("power+1",))
BOTH = tuple(move for name in ("Dagger", "Saw") for move in (obtain("A", name), Equip(who="A", item=name)))


def worn(card: Card) -> Moves:
    return (obtain("A", card.name), Equip(who="A", item=card.name))


ROUNDS: dict[str, Row[Degenerates]] = {
    "DD-241 a fight is finished before anything else": Row(
        given=(*alone(OGRE), item("Rope")),
        when=(recover("A"), BeginFight(), fog(3), stand("A", "guard")),
        refused={1: No("DD-241", "fight-open"), 2: No("DD-241", "fight-open"), 3: No("DD-241", "fight-open")},
        then={fight.goes_on: True, at.combat_stances: {"A": "guard"}},
    ),
    "DD-241 its monsters are written down with their decks": Row(
        given=(*begun(hero("A"), board=(RAT, OGRE)),),
        when=BeginFight(who="A", foes=("Rat", "Ogre"), from_="badlands"),
        then={fight.foes: {"Rat": 0, "Ogre": 0}, at.out: {"badlands": ("Ogre", "Rat")}},
        happens=(Fact(FightBegan),),
    ),
    "DD-242 targets, arrivals, turns, end step, and again": Row(
        given=alone(OGRE),
        stands={fight.step: "turns", fight.round_: 1, shown.owing: ("stance",)},
        when=(Next(), (stand("A", "guard"), defend("A", "1 1", "6")), Next()),
        refused={1: No("DD-245", "turn-missing")},
        then={fight.step: "turns", fight.round_: 2},
        happens=(Fact(RoundBegan, round=2),),
    ),
    "DD-242 turns go by PER": Row(
        given=pair(OGRE, per=8),
        stands={shown.queue: {"Fight order": ("A (PER 8, fights)", "B (PER 7, fights)")}},
        when=(
            stand("B", "guard"),
            (stand("A", "guard"), defend("A", "1 1", "6")),
            (stand("B", "guard"), defend("B", power="1")),
        ),
        refused={1: No("DD-242", "turn-other", "A")},
        then={shown.queue: {"Fight order": ()}},
    ),
    "DD-243 the highest or lowest attribute is aimed at, a tie is chosen": Row(
        given=(
            *begun(hero("A", mag=5, agi=9), hero("B", mag=5)),
            *attacked("AB", foe("Owl", 4, 9, target="mag", aim="low"), foe("Cat", 4, 9, target="agi")),
            BeginFight(),
        ),
        stands={fight.targets: {"Owl": "", "Cat": "A"}},
        when=(Next(), Target(foe="Owl", at="B"), Target(foe="Cat", at="B")),
        refused={1: No("DD-243", "target-missing"), 3: No("DD-243", "target-fixed")},
        then={fight.targets: {"Owl": "B", "Cat": "A"}, fight.step: "turns"},
    ),
    "DD-243 it is read again at the start of a round only": Row(
        given=(*fighting(hero("A", con=8), hero("B", con=8), foes=(OGRE,)), Target(foe="Ogre", at="A")),
        when=(
            (become("A", "poisoned"), stand("A", "guard"), defend("A", "1 1", "6")),
            (stand("B", "guard"), defend("B", power="6"), Next()),
        ),
        after={1: {fight.targets: {"Ogre": "A"}}},
        then={fight.targets: {"Ogre": "B"}, fight.round_: 2},
    ),
    "DD-244 Target ALL attacks in every turn": Row(
        given=pair(ALL, stances="assault"),
        when=(defend("A", "6 6", "1"), defend("B", "6 6", "1")),
        then={at.wounds: {"A": 3, "B": 3}, fight.targets: {"Fortress": "*"}},
    ),
    "DD-244 from what attacks nobody one Escapes without a Test": Row(
        given=alone(EGG, stance="guard"),
        when=escape("A", power="1"),
        then={fight.goes_on: False},
        happens=(Fact(FighterEscaped, who="A"),),
        never=(facts.TestMade,),
    ),
    "DD-245 who is not targeted still acts": Row(
        given=pair(OGRE, stances="assault"),
        when=(defend("A", "1 1", "6"), hit("B", "", "3 2", "", "1")),
        then={fight.foes: {"Ogre": 2}, at.wounds: {"B": 0}},
    ),
    "DD-245 in the turn of one who Escaped, conditions run out": Row(
        given=(
            *pair(OGRE, stances="guard"),
            *(escape("A", "1 1", "1 1", "6"), become("A", "slimed", "round"), defend("B", power="1")),
        ),
        stands={at.conditions: {"A": {"slimed": "round"}}},
        when=((Next(), stand("B", "guard"), defend("B", "1 1", "6")), Next()),
        after={1: {at.conditions: {"A": {"slimed": "round"}}, fight.targets: {"Ogre": "B"}}},
        then={at.afflicted: {"A": ()}},
    ),
    "DD-245 so they do for the Defeated, who neither act nor are targeted": Row(
        given=(
            *pair(OGRE, stances="guard"),
            *(hurt("A", 16), become("A", "slimed", "round")),
        ),
        when=(
            defend("A", "1 1", "6"),
            (defend("B", power="1"), Next()),
        ),
        refused={1: No("DD-245", "fighter-missing")},
        then={at.afflicted: {"A": ()}, fight.targets: {"Ogre": "B"}, fight.round_: 2},
    ),
}

TURNS: dict[str, Row[Degenerates]] = {
    "DD-245 nobody but a living adventurer acts, whatever the table rules": Row(
        given=(
            *begun(hero("A", con=8), hero("B"), hero("C")),
            *(*attacked("ABC", OGRE), BeginFight(), stand("A", "guard"), defend("A", "1 1", "6")),
            *(stand("B", "guard"), defend("B", power="6"), stand("C", "guard"), defend("C", power="6")),
            Join(name="D", because="she is here"),
            Act(name="D"),
        ),
        when=Defend(because="it is late"),
        refused={1: No("DD-120", "who-missing")},
        then={fight.foes: {"Ogre": 0}},
    ),
    "DD-246 a stance before any action": Row(
        given=alone(OGRE),
        when=(hit("A", "", "1 1", "1 1", "1"), stand("A", "assault"), hit("A", "", "1 1", "1 1", "1")),
        refused={1: No("DD-246", "stance-missing")},
        then={fight.foes: {"Ogre": 1}},
    ),
    "DD-247 one action a turn, and one Quick Action before it": Row(
        given=alone(OGRE, before=ARMED, stance="assault"),
        when=(
            Quick(who="A", what="stow", card="Axe"),
            Quick(who="A", what="equip", card="Dagger"),
            hit("A", "", "1 1", "1 1", "1"),
            hit("A", "", "1 1", "1 1", "1"),
        ),
        refused={2: No("DD-247", "quick-used"), 4: No("DD-247", "turn-over")},
        then={at.worn: {"A": ()}, fight.foes: {"Ogre": 1}},
    ),
    "DD-242 DD-247 or after it": Row(
        given=alone(OGRE, before=ARMED, stance="assault"),
        when=(
            hit("A", "", "1 1", "1 1", "1"),
            Quick(who="A", what="stow", card="Axe"),
            Quick(who="A", what="equip", card="Axe"),
        ),
        refused={3: No("DD-247", "quick-used")},
        then={at.worn: {"A": ()}, fight.foes: {"Ogre": 1}},
    ),
    "DD-247 two weapons are one attack": Row(
        given=alone(OGRE, before=(DAGGER, SAW, *BOTH), stance="assault"),
        when=(
            hit("A", "", "1 1", "1 1", "1", using="Dagger"),
            hit("A", "", "1 1", "1 1", "1", using="Saw"),
        ),
        refused={2: No("DD-247", "turn-over")},
        then={fight.foes: {"Ogre": 1}, at.worn: {"A": ("Dagger", "Saw")}},
    ),
    "DD-248 an attacked one aims at an attacker": Row(
        given=pair(foe("One", 4, 9), foe("Two", 4, 9, target="con", aim="low"), stances="assault"),
        stands={fight.targets: {"One": "A", "Two": "B"}},
        when=tuple(hit(who, at_, "1 1", "1 1", "1") for who, at_ in (("A", "Two"), ("A", "One"), ("B", "One"))),
        refused={1: No("DD-248", "target-other", "One"), 3: No("DD-248", "target-other", "Two")},
        then={fight.foes: {"One": 1, "Two": 0}},
    ),
    "DD-248 an unattacked one at any": Row(
        given=pair(OGRE, RAT, stances="assault"),
        when=(defend("A", "1 1", "6"), hit("B", "Rat", "1 1", "", "1")),
        then={fight.foes_left: ("Ogre",)},
    ),
    "DD-249 Unarmed: the lowest die, Power dice as D3": Row(
        given=alone(OGRE, stance="assault"),
        when=hit("A", "", "2 5", "1 1", "5"),
        then={fight.foes: {"Ogre": 3}},
    ),
    "DD-249 with AGI or STR, and nothing else": Row(
        given=alone(OGRE, stance="assault"),
        when=(
            hit("A", "", "2 5", "1 1", "1", attribute="per"),
            hit("A", "", "2 5", "1 1", "1", attribute=None),
            hit("A", "", "2 5", "1 1", "1", attribute="agi"),
        ),
        refused={1: No("DD-249", "attribute-missing"), 2: No("DD-249", "attribute-missing")},
        then={fight.foes: {"Ogre": 2}},
    ),
    "DD-250 a failed Escape stays, and may try again": Row(
        given=alone(OGRE, stance="guard"),
        when=(escape("A", "6 6", "1 1", "6"), (Next(), stand("A", "guard"), escape("A", "1 1", "1 1", "6"))),
        after={1: {fight.fighters: {"A": "in"}}},
        then={fight.goes_on: False},
    ),
    **{
        f"DD-250 no Test against {what}": Row(
            given=(*alone(monster, stance="guard"), *more),
            when=escape("A", "", "1 1", "6"),
            then={fight.goes_on: False},
            never=(facts.TestMade,),
        )
        for what, monster, more in (
            ("ATT 0", foe("Snail", 0, 9), ()),
            ("a Dazed one", OGRE, (Mar(foe="Ogre", ailment="dazed"),)),
        )
    },
    "DD-252 who Escaped may return": Row(
        given=(*pair(OGRE, stances="guard"), escape("A", "1 1", "1 1", "6"), defend("B", power="1")),
        when=(Rejoin(who="A"), (Next(), Rejoin(who="A")), (stand("A", "guard"), defend("A", power="1"))),
        refused={1: No("DD-252", "rejoin-late")},
        after={2: {fight.fighters: {"A": "in"}}},
        then={fight.fighters: {"A": "in", "B": "in"}, fight.targets: {"Ogre": "B"}},
    ),
    "DD-253 as many dice as are due": Row(
        given=pair(OGRE, stances="assault"),
        when=(
            hit("A", "", "1", "1 1", "1"),
            hit("A", "", "1 1", "1 1", "1 1"),
            hit("A", "", "1 1", "", "1"),
            hit("A", "", "1 1", "1 1", "1"),
            hit("B", "", "1 1", "1 1", "1"),
        ),
        asked={3: "def_"},
        refused={1: No("", "dice-count"), 2: No("", "dice-count"), 5: No("DD-253", "dice-extra")},
        then={fight.foes: {"Ogre": 1}},
    ),
    "DD-253 one Power die more for each that a card gives": Row(
        given=alone(OGRE, stance="assault", before=(DRUM, obtain("A", "Drum"), Equip(who="A", item="Drum"))),
        when=(hit("A", "", "1 1", "1 1", "3"), hit("A", "", "1 1", "1 1", "3 6")),
        refused={1: No("", "dice-count")},
        then={fight.foes: {"Ogre": 3}},
    ),
    "DD-257 who falls still strikes": Row(
        given=(*alone(OGRE, stance="assault"), hurt("A", 13)),
        when=hit("A", "", "3 2", "6 6", "1"),
        then={at.alive: ()},
        happens=(Fact(facts.AdventurerDefeated, who="A"), Fact(FoeWounded, foe="Ogre", now=2)),
    ),
    "DD-258 a miss is nothing, whatever the Power die": Row(
        given=alone(OGRE, stance="assault"),
        when=hit("A", "", "4 4", "1 1", "6"),
        then={fight.foes: {"Ogre": 0}},
    ),
    **{
        f"DD-260 a {reach} attack is told apart only by abilities": Row(
            given=alone(foe("Bat", 0, 20, "evade"), stance="assault", before=(card, *worn(card))),
            when=hit("A", "", "3 3", "1 1", "1", using=card.name),
            then={fight.passed: passed, fight.foes: {"Bat": wounds}},
            happens=(Fact(CombatRolled, who="A", reach=reach.casefold()),),
        )
        for reach, card, passed, wounds in (("Melee", AXE, False, 0), ("Reach", POLE, True, 3), ("Range", GUN, True, 3))
    },
    "DD-260 without any ability all do the same": Row(
        given=(
            *pair(OGRE, stances="assault"),
            *(POLE, obtain("A", "Pike")),
        ),
        when=(hit("A", "", "1 2", "1 1", "1", reach="reach"), hit("B", "", "1 2", "", "1", reach="range")),
        then={fight.foes: {"Ogre": 2}},
    ),
}

ENDS: dict[str, Row[Degenerates]] = {
    "DD-261 DD-237 Summon, then Skirmish, then Regenerate": Row(
        given=(
            *alone(
                foe("Witch", 4, 9, "summon"),
                foe("Scout", 4, 9, "skirmish"),
                foe("Troll", 4, 9, "regenerate:2"),
                stance="guard",
            ),
            *(RAT, Strike(who="A", foe="Troll", damage=3), defend("A", "1 1", "6")),
        ),
        when=(Next(), Joins(who="A", card="Rat"), Next()),
        then={fight.foes: {"Troll": 1, "Witch": 0, "Rat": 0}, fight.round_: 2, at.danger: {HOME: 4}},
        happens=(Fact(FoeJoined), Fact(DangerRaised), Fact(FoeLeft, foe="Scout"), Fact(FoeHealed, foe="Troll")),
    ),
    "DD-262 a card may drive a monster away, which is no trophy": Row(
        given=alone(RAT, stance="assault"),
        when=Drive(who="A", foe="Rat"),
        then={fight.goes_on: False, at.xp: {"A": 0}, at.discarded: {"lowlands": ("Rat",)}},
        happens=(Fact(FightWon, rolls=()),),
    ),
    "DD-262 both gone at once: No Victor": Row(
        given=(*alone(foe("Bomb", 4, 1, "explode:9"), stance="assault"), hurt("A", 10)),
        when=Strike(who="A", foe="Bomb", damage=1),
        then={fight.goes_on: False, at.alive: ("A",), at.defeated: {"A": True}, at.danger: {HOME: 2}},
        happens=(Fact(FightDrawn),),
        never=(FightWon, FightLost),
    ),
    "DD-262 all adventurers gone: the monsters win": Row(
        given=alone(OGRE, stance="guard"),
        when=escape("A", "1 1", "1 1", "6"),
        then={at.danger: {HOME: 4}},
        happens=(Fact(FightLost, names=("A",)),),
    ),
}


@each(ROUNDS | TURNS | ENDS)
def test_fights(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
