"""Abilities of monsters: on arrival, in their attacks, when they are struck, and at the end of a round."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.fights import FoeDestroyed, FoeMissed
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Grant, Joins, Mar, Resist, Strike
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import MonsterCard
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
from tests.tables import Fact, No, Row, each, prove


def alone(*foes: MonsterCard, stance: str = "", board: Moves = (), before: Moves = (), **more: Any) -> Moves:
    """A single adventurer against these; in a Combat Stance if one is named."""
    told = (*begun(hero("A", **more), board=board), *before, *attacked("A", *foes), BeginFight())
    return (*told, stand("A", stance)) if stance else told


def pair(*foes: MonsterCard, **more: Any) -> Moves:
    """A, at whom all aim, and B."""
    return fighting(hero("A", con=8, **more), hero("B"), foes=foes)


def resist(ability: Any, told: str, who: str = "A", **more: Any) -> Resist:
    return Resist(who=who, ability=ability, dice=dice(told), **more)


def shield(penalty: int = 1) -> Moves:
    """An equipped Shield with an AGI penalty."""
    card = item("Tower Shield", slot="lh", shield=True, gives=(f"agi-{penalty}",))
    return (card, obtain("A", "Tower Shield"), Equip(who="A", item="Tower Shield"))


def attributes_of(sitting: at.At) -> tuple[str, ...]:
    """The attributes of all Tests since the history ended."""
    return tuple(each.attribute for each in sitting.facts(facts.TestMade))


COAT = (item("Coat", slot="body", gives=("arm+2",)), obtain("A", "Coat"), Equip(who="A", item="Coat"))
BOW = (item("Bow", slot="2h", attack="agi", reach="range"), obtain("A", "Bow"), Equip(who="A", item="Bow"))
BASILISK = foe("Basilisk", 4, 9, "petrify")
COCKATRICE = foe("Cockatrice", 4, 9, "petrify")

ARRIVALS: dict[str, Row[Degenerates]] = {
    "DD-210 an ability of a trait or a stance works only there": Row(
        given=alone(foe("Wolf", 4, 9, "fury:2@outside", "pierce@inside", "pursue@guard"), stance="assault"),
        when=Grant(who="A", foe="Wolf", ability="fury:3"),
        stands={fight.abilities: {"Wolf": ("fury",)}},
        then={fight.abilities: {"Wolf": ("fury",)}},
        happens=(Fact(FoeMissed, foe="Wolf", why="it has fury already"),),
    ),
    "DD-210 it may be granted and lost": Row(
        given=alone(foe("Wolf", 4, 9, "fury:2")),
        when=(Grant(who="A", foe="Wolf", ability="evade"), Grant(who="A", foe="Wolf", ability="fury", off=True)),
        after={1: {fight.abilities: {"Wolf": ("evade", "fury")}}},
        then={fight.abilities: {"Wolf": ("evade",)}},
    ),
    "DD-211 arrival abilities act once, in the first round": Row(
        given=(*alone(foe("Ghoul", 4, 9, "fear")), resist("fear", "1 1"), stand("A", "guard"), defend("A", "1 1", "6")),
        when=Next(),
        then={fight.trials: (), fight.step: "turns", fight.round_: 2},
    ),
    **{
        f"DD-{row} {ability} tests {attribute} of everybody, once a fight": Row(
            given=pair(foe("One", 4, 9, ability), foe("Two", 4, 9, ability)),
            stands={fight.trials: ((ability, "A"), (ability, "B"))},
            when=(resist(ability, "6 6"), resist(ability, "1 1", "B")),
            then={fight.trials: (), at.afflicted: {"A": (condition,), "B": ()}, attributes_of: (attribute, attribute)},
        )
        for row, ability, attribute, condition in (
            (212, "ambush", "per", "stunned"),
            (214, "fear", "mrl", "stunned"),
            (215, "gas", "con", "poisoned"),
        )
    },
    "DD-213 Curse tests the target alone, once a monster": Row(
        given=pair(foe("One", 4, 9, "curse"), foe("Two", 4, 9, "curse"), luck=1),
        stands={fight.trials: (("curse", "A"), ("curse", "A"))},
        when=(resist("curse", "6 6", foe="One"), resist("curse", "6 6", foe="Two")),
        then={at.luck: {"A": 0}, at.conditions: {"A": {"demoralized": "recovery"}}},
    ),
    "DD-216 Petrify tests AGI of everybody, once a monster": Row(
        given=pair(BASILISK, COCKATRICE),
        stands={fight.trials: tuple(("petrify", who) for who in ("A", "B", "A", "B"))},
        when=(resist("petrify", "3 4"), resist("petrify", "3 4", "B"), resist("petrify", "3 4")),
        then={fight.trials: (("petrify", "B"),), attributes_of: ("agi",) * 3, at.afflicted: {"A": (), "B": ()}},
    ),
    "DD-216 a failed one is the last, and Stuns to the end of the fight": Row(
        given=alone(BASILISK, COCKATRICE),
        when=(resist("petrify", "6 6"), resist("petrify", "1 1")),
        refused={2: No("DD-211", "trial-missing")},
        then={fight.trials: (), at.conditions: {"A": {"stunned": "fight"}}, fight.step: "turns"},
    ),
    "DD-216 it outlasts the rounds, and goes with the fight": Row(
        given=(*alone(foe("Basilisk", 0, 2, "petrify")), resist("petrify", "6 6"), stand("A", "assault")),
        when=((hit("A", "", "1 1", "1 1"), Next()), (stand("A", "assault"), hit("A", "", "1 1", "1 1"), Next())),
        after={1: {at.conditions: {"A": {"stunned": "fight"}}}},
        then={fight.goes_on: False, at.afflicted: {"A": ()}},
    ),
    "DD-216 a Shield's penalty is a bonus for this Test": Row(
        given=alone(BASILISK, before=shield(2), agi=7),
        stands={at.attributes: {"A": {"agi": 5}}},
        when=resist("petrify", "5 4"),
        then={fight.needed: 9, at.afflicted: {"A": ()}},
    ),
    "DD-216 DD-086 no bonus leads beyond 11": Row(
        given=alone(BASILISK, before=shield(1), agi=11),
        stands={at.attributes: {"A": {"agi": 10}}},
        when=resist("petrify", "6 6"),
        then={fight.needed: 11, fight.passed: False},
    ),
    "DD-216 nor does a penalty beyond 2 count twice": Row(
        given=alone(BASILISK, before=shield(2), agi=2),
        stands={at.attributes: {"A": {"agi": 2}}},
        when=resist("petrify", "3 2"),
        then={fight.needed: 4},
    ),
    "DD-217 Rally draws of the own deck, and what it brought does not Rally": Row(
        given=alone(foe("Drummer", 4, 9, "rally"), board=(foe("Rat", 4, 1, "rally"),)),
        stands={fight.draws: (("rally", "lowlands"),)},
        when=(Next(), Joins(who="A", card="Rat")),
        refused={1: No("DD-217", "draw-open")},
        then={fight.draws: (), fight.foes: {"Drummer": 0, "Rat": 0}, fight.targets: {"Rat": "A"}, fight.step: "turns"},
    ),
}

ATTACKS: dict[str, Row[Degenerates]] = {
    "DD-219 Annoy forces its target into Guard": Row(
        given=alone(foe("Imp", 4, 9, "annoy")),
        when=(stand("A", "assault"), stand("A", "guard")),
        refused={1: No("DD-219", "stance-annoyed")},
        then={at.combat_stances: {"A": "guard"}},
    ),
    "DD-219 nobody else, and not while Hexed": Row(
        given=(*pair(foe("Imp", 4, 9, "annoy")), Mar(foe="Imp", ailment="hexed")),
        when=(stand("B", "assault"), stand("A", "assault")),
        then={at.combat_stances: {"A": "assault", "B": "assault"}},
    ),
    "DD-219 B may choose while A is annoyed": Row(
        given=pair(foe("Imp", 4, 9, "annoy")),
        when=(stand("B", "assault"), stand("A", "assault")),
        refused={2: No("DD-219")},
        then={at.combat_stances: {"A": "", "B": "assault"}},
    ),
    "DD-220 Berzerk adds 2 in the first round": Row(
        given=alone(foe("Ogre", 4, 9, "berzerk"), stance="guard"),
        stands={fight.att: {"Ogre": 6}},
        when=(defend("A", "1 1", "6"), Next()),
        then={fight.att: {"Ogre": 4}},
    ),
    "DD-220 not while Dazed": Row(
        given=alone(foe("Ogre", 4, 9, "berzerk")),
        when=Mar(foe="Ogre", ailment="dazed"),
        then={fight.att: {"Ogre": 2}},
    ),
    "DD-227 Fury adds while it has a Wound": Row(
        given=alone(foe("Boar", 4, 9, "fury:3", "regenerate"), stance="assault"),
        stands={fight.att: {"Boar": 4}},
        when=(blow("A", "Boar", 1), Next()),
        after={1: {fight.att: {"Boar": 7}}},
        then={fight.att: {"Boar": 4}, fight.foes: {"Boar": 0}},
    ),
    "DD-227 without a number it is 1": Row(
        given=alone(foe("Boar", 4, 9, "fury")),
        when=Strike(who="A", foe="Boar", damage=1),
        then={fight.att: {"Boar": 5}},
    ),
    "DD-227 and it hurts so much": Row(
        given=(*alone(foe("Boar", 4, 9, "fury:3"), stance="assault"), Strike(who="A", foe="Boar", damage=1)),
        when=defend("A", "6 6", "1"),
        then={at.wounds: {"A": 7}},
    ),
    **{
        f"DD-231 Onslaught {told} in {stance}": Row(
            given=alone(foe("Knight", 4, 9, ability)),
            when=(stand("A", stance), defend("A", "6 6", "1", cut=())),
            after={1: {fight.att: {"Knight": att}}},
            then={at.wounds: {"A": wounds}},
        )
        for told, ability, stance, att, wounds in (
            ("2", "onslaught:2", "guard", 6, 5),
            ("2", "onslaught:2", "assault", 4, 4),
            ("1", "onslaught", "guard", 5, 4),
        )
    },
    "DD-230 Necro takes XP with Wounds, to nothing": Row(
        given=alone(foe("Lich", 4, 9, "necro:3"), stance="assault", xp=2),
        when=defend("A", "6 6", "1"),
        then={at.xp: {"A": 0}, at.wounds: {"A": 4}},
    ),
    "DD-233 Pierce ignores all ARM, Pierce 1 one point of it": Row(
        given=alone(foe("Spear", 4, 9, "pierce"), foe("Fork", 4, 9, "pierce:1"), before=COAT, stance="assault"),
        stands={at.armor: {"A": 2}},
        when=defend("A", "6 6", "1"),
        then={at.wounds: {"A": 7}},
    ),
    "DD-240 what follows a Wound": Row(
        given=alone(foe("Toad", 4, 9, "venom", "infect", "nullify", "slime"), stance="assault"),
        when=defend("A", "6 6", "1"),
        then={
            at.conditions: {
                "A": {"poisoned": "recovery", "infected": "recovery", "suppressed": "recovery", "slimed": "fight"}
            }
        },
    ),
    "DD-240 nothing follows none": Row(
        given=alone(foe("Toad", 4, 9, "venom", "infect", "nullify", "slime"), stance="assault"),
        when=defend("A", "1 4", "1"),
        then={at.afflicted: {"A": ()}, at.wounds: {"A": 0}},
    ),
}

BOMB = foe("Bomb", 4, 2, "explode:3", val=(1, 1))

STRUCK: dict[str, Row[Degenerates]] = {
    "DD-226 Explode hurts everybody in the space, ARM or no ARM": Row(
        given=(
            *begun(hero("A", con=8), hero("B")),
            *COAT,
            *attacked("AB", BOMB, foe("Ogre", 4, 9), foe("Rat", 4, 3, arm=2)),
            BeginFight(),
        ),
        stands={at.armor: {"A": 2}, fight.armor: {"Rat": 2}},
        when=Strike(who="B", foe="Bomb", damage=2),
        then={
            at.wounds: {"A": 3, "B": 3},
            fight.foes: {"Ogre": 3},
            fight.foes_left: ("Ogre",),
            fight.trophies: {"A": (), "B": ("Bomb", "Rat")},
        },
        happens=(Fact(FoeDestroyed, who="B", foe="Bomb"), Fact(FoeDestroyed, who="B", foe="Rat")),
    ),
    "DD-226 without a number it is 1, and one sets off the other": Row(
        given=alone(foe("Fuse", 4, 2, "explode"), foe("Keg", 4, 1, "explode:2"), foe("Ogre", 4, 9)),
        when=Strike(who="A", foe="Fuse", damage=2),
        then={at.wounds: {"A": 3}, fight.foes: {"Ogre": 3}, fight.trophies: {"A": ("Fuse", "Keg")}},
    ),
    "DD-226 it may Defeat, and is nothing to the Defeated": Row(
        given=(
            *fighting(hero("A", con=8), hero("B"), hero("C"), foes=(BOMB, foe("Ogre", 4, 9))),
            *(hurt("A", 16), hurt("B", 12)),
        ),
        when=Strike(who="C", foe="Bomb", damage=2),
        then={
            at.defeated: {"A": True, "B": True, "C": False},
            at.wounds: {"A": 16, "B": 14, "C": 3},
            fight.fighters: {"A": "out", "B": "out", "C": "in"},
        },
    ),
    "DD-228 Ghostly halves AGI too": Row(
        given=alone(foe("Ghost", 4, 9, "ghostly"), stance="assault", agi=7),
        when=hit("A", "", "2 3", "1 1", "1", attribute="agi"),
        then={fight.needed: 4, fight.foes: {"Ghost": 0}},
    ),
    "DD-235 Retaliate hurts who wounded it in Melee, Piercing": Row(
        given=alone(foe("Hedgehog", 0, 9, "retaliate:2"), before=COAT, stance="assault"),
        when=hit("A", "", "2 3", "1 1", "1"),
        then={at.wounds: {"A": 2}, fight.foes: {"Hedgehog": 2}},
    ),
    "DD-235 without a number it is 1": Row(
        given=alone(foe("Hedgehog", 0, 9, "retaliate"), stance="assault"),
        when=hit("A", "", "2 3", "1 1", "1"),
        then={at.wounds: {"A": 1}},
    ),
    **{
        f"DD-235 not {why}": Row(
            given=alone(foe("Hedgehog", 0, hp, "retaliate:2", arm=arm), stance="assault", before=BOW),
            when=hit("A", "", told, "1 1", "1", **more),
            then={at.wounds: {"A": 0}},
        )
        for why, hp, arm, told, more in (
            ("when destroyed", 2, 0, "2 3", {}),
            ("when missed", 9, 0, "6 6", {}),
            ("without a Wound", 9, 6, "2 3", {}),
            ("from afar", 9, 0, "2 3", {"using": "Bow", "attribute": "agi"}),
            ("by a Reach attack", 9, 0, "2 3", {"reach": "reach"}),
        )
    },
    "DD-225 Evade: doubles of a Melee attack miss": Row(
        given=alone(foe("Bat", 0, 9, "evade"), stance="assault"),
        when=hit("A", "", "1 1", "1 1", "1"),
        then={fight.passed: False, fight.foes: {"Bat": 0}},
        happens=(Fact(facts.TestMade, who="A", passed=False, why="attack, Evade"),),
    ),
    "DD-225 those of a Range attack hit": Row(
        given=alone(foe("Bat", 0, 9, "evade"), stance="assault", before=BOW),
        when=hit("A", "", "1 1", "1 1", "1", using="Bow", attribute="agi"),
        then={fight.passed: True, fight.foes: {"Bat": 1}},
    ),
}


@each(ARRIVALS | ATTACKS | STRUCK)
def test_abilities(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
