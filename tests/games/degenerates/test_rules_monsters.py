"""What monsters are and do: cards, Lairs, arrivals, attacks, Thieves, Skirmishers, defence, trophies."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.board import EpicPlaced
from ledger.games.degenerates.events.decks import CardReturned
from ledger.games.degenerates.events.fights import FoeHealed, FoeLeft, FoeMissed
from ledger.games.degenerates.moves.cards import Equip, Haunt
from ledger.games.degenerates.moves.danger import Compare
from ledger.games.degenerates.moves.encounters import BeginFight, EpicMonster
from ledger.games.degenerates.moves.fights import Acid, LootDraw, LootRoll, Mar, Resist, Strike, Wits
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    attacked,
    begun,
    blow,
    defend,
    dice,
    escape,
    fighting,
    foe,
    fog,
    hero,
    hit,
    hurt,
    item,
    obtain,
    on_to_danger,
    space,
    stand,
    trait,
)
from tests.tables import Fact, No, Row, each, prove

RAT = foe("Rat", 4, 1)
OGRE = foe("Ogre", 4, 20)
BARON = foe("Baron", 4, 6, val=(4, 2))


def alone(*foes: MonsterCard, stance: str = "", danger: int = 3, before: Moves = (), **more: Any) -> Moves:
    """A single adventurer against these; in a Combat Stance if one is named."""
    begins = begun(hero("A", **more), board=(space(HOME, danger, region="lowlands"),))
    told = (*begins, *before, *attacked("A", *foes), BeginFight())
    return (*told, stand("A", stance)) if stance else told


def pair(*foes: MonsterCard, **more: Any) -> Moves:
    """A, at whom all aim, and B."""
    return fighting(hero("A", con=8, **more), hero("B"), foes=foes)


def resist(ability: Any, told: str, who: str = "A", **more: Any) -> Resist:
    return Resist(who=who, ability=ability, dice=dice(told), **more)


def armored(armor: int) -> Moves:
    """ARM of an equipped Item."""
    return (item("Coat", slot="body", gives=(f"arm+{armor}",)), obtain("A", "Coat"), Equip(who="A", item="Coat"))


def round_over(power: str = "6") -> Moves:
    """The end of a round in which A defended unhurt."""
    return (defend("A", "1 1", power), Next())


HURT = (defend("A", "6 6", "1"),)
DRUMS = (item("Drum", slot="jewelry", gives=("power+1",)), obtain("A", "Drum"), Equip(who="A", item="Drum"))
EPIC_LOOT = ("Crown", "Crown of Cruelty", "Doombringer Horn")

CARDS: dict[str, Row[Degenerates]] = {
    "DD-198 a monster is typed once, and never silently changed": Row(
        given=(*begun(hero("A")), foe("Ogre", 4, 9, arm=1)),
        when=(
            foe("Ogre", 5, 9, arm=1),
            (foe("Ogre", 4, 9, "fury"),),
            BeginFight(who="A", foes=("Ogre",), from_="lowlands"),
        ),
        refused={1: No("DD-198", "card-differs")},
        then={fight.att: {"Ogre": 4}, fight.armor: {"Ogre": 1}, fight.abilities: {"Ogre": ("fury",)}},
    ),
    "DD-198 unread it is not fought": Row(
        given=begun(hero("A")),
        when=BeginFight(who="A", foes=("Ogre",), from_="lowlands"),
        refused={1: No("DD-198", "monster-unread")},
        then={fight.goes_on: False},
    ),
    "DD-198 damage less ARM, Wounds as many as HP destroy": Row(
        given=alone(foe("Ogre", 4, 5, arm=2), stance="assault"),
        when=(blow("A", "Ogre", 4), (Next(), stand("A", "assault"), blow("A", "Ogre", 5))),
        after={1: {fight.foes: {"Ogre": 2}}},
        then={fight.foes_left: (), fight.trophies: {"A": ("Ogre",)}},
    ),
    "DD-198 an attack that ARM stops does nothing": Row(
        given=alone(foe("Ogre", 4, 5, arm=2), stance="assault"),
        when=hit("A", "", "2 2", "1 1", "1"),
        then={fight.foes: {"Ogre": 0}},
        happens=(Fact(FoeMissed, foe="Ogre", why="its ARM holds"),),
    ),
    "DD-199 VAL is XP and gold for the destroyer": Row(
        given=pair(foe("Ogre", 4, 1, val=(3, 2))),
        when=Strike(who="B", foe="Ogre", damage=1),
        then={at.xp: {"A": 0, "B": 3}, at.gold: {"A": 0, "B": 2}},
    ),
    "DD-200 halved first, then all that is added": Row(
        given=(
            *alone(foe("Wolf", 5, 9, "fury:2", "horde:beast"), foe("Chief", 4, 9, "command", val=(2, 2))),
            *(Strike(who="A", foe="Wolf", damage=1), Mar(foe="Wolf", ailment="dazed")),
        ),
        when=stand("A", "assault"),
        then={fight.att: {"Wolf": 7}},
    ),
    **{
        f"DD-201 Lair {lair} {'fits' if fits else 'does not fit'} a {'strange' if counter else 'plain'} space": Row(
            given=(
                *begun(hero("A"), board=(*LANDS, foe("Baron", 4, 6, lairs=(lair,)))),
                *(*on_to_danger("A"), *((trait("metaphysical", HOME),) if counter else ())),
                *(fog(1), Compare(epic=True), Next()),
            ),
            when=EpicMonster(card="Baron"),
            then={at.waiting_foes: {"A": ("Baron",) if fits else ()}, at.epics_due: {"A": 0 if fits else 1}},
        )
        for lair, counter, fits in (
            ("lowlands", False, True),
            ("lowlands", True, True),
            ("lowlands+metaphysical", False, False),
            ("lowlands+metaphysical", True, True),
            ("lowlands-metaphysical", False, True),
            ("lowlands-metaphysical", True, False),
            ("badlands", False, False),
            ("law", False, False),
        )
    },
    "DD-202 DD-203 an Epic that wins stays as a counter, whole again": Row(
        given=(
            *begun(hero("A")),
            *(*attacked("A", epics=(BARON,)), BeginFight(), Strike(who="A", foe="Baron", damage=3)),
            *(Mar(foe="Baron", ailment="dazed"), stand("A", "guard")),
        ),
        when=(escape("A", "", "1 1", "6"), BeginFight(who="A", foes=("Baron",))),
        after={1: {at.epics: {"Baron": HOME}, at.out: {"epic": ("Baron", "The Dread Saint")}}},
        then={fight.foes: {"Baron": 0}, fight.ailments: {"Baron": ()}},
        happens=(Fact(EpicPlaced, epic="Baron", place=HOME),),
    ),
}

ARRIVALS: dict[str, Row[Degenerates]] = {
    "DD-212 Ambush Stuns for the first turn, and only then (AMB-38)": Row(
        given=(*alone(foe("Bandit", 4, 9, "ambush")), resist("ambush", "6 6"), stand("A", "guard")),
        when=(defend("A", "1 1", "6"), defend("A", "1 4"), Next()),
        refused={1: No("DD-116", "adventurer-stunned")},
        after={2: {at.afflicted: {"A": ()}}},
        then={fight.trials: (), fight.round_: 2},
    ),
    "DD-214 Fear tests everybody once, however many frighten": Row(
        given=pair(foe("One", 4, 9, "fear"), foe("Two", 4, 9, "fear")),
        stands={fight.trials: (("fear", "A"), ("fear", "B"))},
        when=(Next(), resist("fear", "6 6"), resist("fear", "1 1", "B")),
        refused={1: No("DD-211", "trial-open")},
        then={at.conditions: {"A": {"stunned": "round"}}, at.afflicted: {"B": ()}, fight.step: "turns"},
    ),
    "DD-215 Gas Poisons until Recovery": Row(
        given=pair(foe("Skunk", 4, 9, "gas")),
        when=(resist("gas", "6 6"), resist("gas", "1 1", "B")),
        then={at.conditions: {"A": {"poisoned": "recovery"}}, at.hp: {"A": 14, "B": 14}},
    ),
    "DD-222 a Dimwit rolls before its target acts, in its first round": Row(
        given=alone(foe("Oaf", 5, 20, "dimwit"), stance="assault"),
        when=(
            defend("A", "6 6", "1"),
            Wits(who="A", foe="Oaf", die=("2",)),
            defend("A", "6 6", "1"),
            Next(),
            Wits(who="A", foe="Oaf", die=("1",)),
        ),
        refused={1: No("DD-222", "wits-missing"), 5: No("DD-222", "wits-late")},
        after={3: {at.wounds: {"A": 2}}},
        then={fight.att: {"Oaf": 5}},
    ),
    "DD-221 Command adds 1 once, to those of lower XP that share a Class": Row(
        given=alone(
            *(foe(name, 4, 9, "command", val=(3, 3), of=("beast",)) for name in ("Chief", "Elder")),
            foe("Wolf", 4, 9, of=("beast",)),
            foe("Imp", 4, 9, of=("daemon",)),
        ),
        when=stand("A", "assault"),
        then={fight.att: {"Wolf": 5, "Imp": 4, "Chief": 4, "Elder": 4}},
    ),
    "DD-229 Horde needs another of the Class": Row(
        given=alone(foe("Wolf", 4, 9, "horde:beast"), foe("Cub", 4, 1), stance="assault"),
        stands={fight.att: {"Wolf": 5, "Cub": 4}},
        when=Strike(who="A", foe="Cub", damage=1),
        then={fight.att: {"Wolf": 4}},
    ),
}

STRUCK: dict[str, Row[Degenerates]] = {
    "DD-218 Acidic takes no card of the Mission deck, and nothing from who has nothing": Row(
        given=(*alone(foe("Slime", 4, 9, "acidic"), stance="assault"), defend("A", "6 6", "1")),
        when=(Acid(who="A", item="Rope"), Next()),
        refused={1: No("DD-218", "acid-missing")},
        then={fight.round_: 2},
    ),
    "DD-218 the round waits for it": Row(
        given=(*alone(foe("Slime", 4, 9, "acidic"), stance="assault", before=(obtain("A", "Rope"),)), *HURT),
        when=(Next(), Acid(who="A", item="Rope")),
        refused={1: No("DD-218", "acid-open")},
        then={at.items: {"A": ()}, at.discarded: {"loot": ("Rope",)}},
    ),
    "DD-223 Drain heals only with blood of its target": Row(
        given=(*alone(foe("Leech", 4, 9, "drain:2"), stance="guard"), Strike(who="A", foe="Leech", damage=5)),
        when=(round_over(), (stand("A", "assault"), *HURT, Next())),
        after={1: {fight.foes: {"Leech": 5}}},
        then={fight.foes: {"Leech": 3}},
        happens=(Fact(FoeHealed, foe="Leech", was=5, now=3, why="Drain"),),
    ),
    "DD-223 both together are told as both": Row(
        given=(
            *alone(foe("Leech", 4, 9, "drain:2", "regenerate"), stance="assault"),
            Strike(who="A", foe="Leech", damage=5),
        ),
        when=(*HURT, Next()),
        then={fight.foes: {"Leech": 2}},
        happens=(Fact(FoeHealed, foe="Leech", was=5, now=2, why="Drain and Regenerate"),),
    ),
    "DD-223 no further than to no Wound": Row(
        given=(*alone(foe("Troll", 4, 9, "regenerate:3"), stance="guard"), Strike(who="A", foe="Troll", damage=2)),
        when=round_over(),
        then={fight.foes: {"Troll": 0}},
    ),
    "DD-224 a Witch keeps the Endless at 1 HP": Row(
        given=alone(foe("Ghoul", 4, 4, "endless"), foe("Hag", 4, 2, of=("witch",))),
        when=(
            Strike(who="A", foe="Ghoul", damage=9),
            Strike(who="A", foe="Hag", damage=2),
            Strike(who="A", foe="Ghoul", damage=1),
        ),
        after={1: {fight.foes: {"Ghoul": 3}}, 2: {fight.foes_left: ("Ghoul",)}},
        then={fight.foes_left: ()},
    ),
    "DD-232 Pain Stuns to the end of the next turn (AMB-38)": Row(
        given=(*alone(foe("Adder", 4, 20, "pain"), stance="assault"), *HURT),
        when=(
            resist("pain", "6 6"),
            (Next(), stand("A", "assault")),
            defend("A", "1 4"),
            (Next(), stand("A", "assault")),
        ),
        after={1: {at.afflicted: {"A": ("stunned",)}}, 2: {at.afflicted: {"A": ("stunned",)}}, 3: {fight.round_: 2}},
        then={at.afflicted: {"A": ()}, fight.round_: 3},
    ),
    "DD-234 who is pursued does not Escape, unless it is Dazed": Row(
        given=alone(foe("Hound", 4, 9, "pursue"), stance="guard"),
        when=(escape("A", "1 1", "1 1", "6"), Mar(foe="Hound", ailment="dazed"), escape("A", "", "1 1", "6")),
        refused={1: No("DD-234")},
        then={fight.goes_on: False},
    ),
    "DD-238 a Taunter first": Row(
        given=alone(foe("Jester", 4, 9, "taunt"), RAT, stance="assault"),
        when=(hit("A", "Rat", "1 1", "1 1", "1"), hit("A", "Jester", "1 1", "1 1", "1")),
        refused={1: No("DD-238", "target-taunted", "Jester")},
        then={fight.foes: {"Jester": 1, "Rat": 0}},
    ),
    "DD-239 a Thief takes gold, and leaves with it": Row(
        given=alone(foe("Thief", 4, 9, "thief"), OGRE, stance="assault", gold=9, before=armored(1)),
        when=(defend("A", "6 6", "1"), Next()),
        after={1: {at.gold: {"A": 5}, at.wounds: {"A": 3}}},
        then={fight.foes_left: ("Ogre",), at.gold: {"A": 5}, at.out: {"lowlands": ("Ogre",)}},
        happens=(Fact(FoeLeft, foe="Thief"),),
    ),
    "DD-239 destroyed, it gives the gold back with its own": Row(
        given=(*alone(foe("Thief", 4, 9, "thief", val=(1, 1)), stance="assault", gold=9), *HURT),
        stands={at.gold: {"A": 5}},
        when=Strike(who="A", foe="Thief", damage=9),
        then={at.gold: {"A": 10}},
    ),
    "DD-239 without gold it wounds": Row(
        given=alone(foe("Thief", 4, 9, "thief"), stance="assault"),
        when=HURT,
        then={at.wounds: {"A": 4}},
    ),
    "DD-236 Skirmish: +1 once, and all of them leave": Row(
        given=alone(*(foe(name, 4, 9, "skirmish") for name in ("Scout", "Spy")), OGRE, stance="guard"),
        when=round_over(),
        then={at.danger: {HOME: 4}, fight.foes_left: ("Ogre",), at.out: {"lowlands": ("Ogre",)}},
    ),
    "DD-236 a Loot monster goes among the top 12 cards": Row(
        given=(
            *begun(hero("A"), board=(space(HOME, 3), foe("Imp", 4, 9, "skirmish"))),
            *(BeginFight(who="A", foes=("Imp",), from_="loot"), stand("A", "guard")),
        ),
        when=round_over(),
        then={at.decks: {"loot": 72}, at.out: {"loot": ()}},
        happens=(Fact(CardReturned, deck="loot", card="Imp", top=12),),
    ),
    "DD-204 a destroyed Epic takes its counter along": Row(
        given=(
            *begun(hero("A"), board=(BARON, Haunt(epic="Baron", place=HOME))),
            *(*on_to_danger("A"), fog(12), Next(), BeginFight()),
        ),
        stands={at.epics: {"Baron": HOME}},
        when=Strike(who="A", foe="Baron", damage=6),
        then={at.epics: {}, at.danger: {HOME: 1}},
    ),
    "DD-236 not at 6": Row(
        given=(*alone(foe("Scout", 4, 9, "skirmish"), stance="guard", danger=6), defend("A", "1 1", "6")),
        when=Next(),
        then={at.danger: {HOME: 6}, fight.foes_left: ("Scout",), at.doom: ()},
    ),
}

DEFENCE: dict[str, Row[Degenerates]] = {
    "DD-251 the damage of the turn comes before the Escape": Row(
        given=(*alone(OGRE, stance="guard"), hurt("A", 8)),
        when=escape("A", "1 1", "6 6", "1"),
        then={at.wounds: {"A": 11}, at.danger: {HOME: 4}, at.alive: ("A",)},
    ),
    **{
        f"DD-254 Defence {told} and Power {power} in {stance}": Row(
            given=alone(foe("Ogre", 9, 20), stance=stance),
            when=defend("A", told, power),
            then={at.wounds: {"A": wounds}},
        )
        for told, power, stance, wounds in (
            ("3 4", "6", "assault", 5),
            ("3 4", "6", "guard", 3),
            ("3 4", "2", "guard", 5),
            ("4 4", "1", "assault", 9),
        )
    },
    "DD-255 a failed Defence leaves one Power die a monster, in Guard": Row(
        given=alone(OGRE, foe("Troll", 4, 20), stance="guard", before=DRUMS),
        when=(
            defend("A", "6 6", "2 3", cut=(("Ogre", 2), ("Ogre", 3))),
            defend("A", "6 6", "2 3", cut=(("Ogre", 5),)),
            defend("A", "6 6", "2 3", cut=(("Ogre", 2), ("Troll", 3))),
        ),
        refused={1: No("DD-255", "cut-twice"), 2: No("DD-255", "cut-wrong")},
        then={at.wounds: {"A": 3}},
    ),
    "DD-255 not in Assault": Row(
        given=alone(OGRE, stance="assault"),
        when=defend("A", "6 6", "3", cut=(("Ogre", 3),)),
        refused={1: No("DD-255", "guard-needed")},
        then={at.wounds: {"A": 0}},
    ),
    "DD-256 each monster's ATT less Defence and ARM, and the sum of it": Row(
        given=alone(foe("One", 5, 9), foe("Two", 3, 9), foe("Three", 6, 9), stance="assault", before=armored(1)),
        when=defend("A", "3 2", "1"),
        then={at.wounds: {"A": 3}},
        happens=(Fact(facts.WoundsSuffered, who="A", by=3),),
    ),
    "DD-259 a trophy is the destroyer's, until the fight ends": Row(
        given=pair(RAT, OGRE),
        when=Strike(who="B", foe="Rat", damage=1),
        then={fight.trophies: {"A": (), "B": ("Rat",)}, at.xp: {"B": 0}},
    ),
    "DD-283 all roll first, then found monsters are fought together": Row(
        given=(
            *pair(foe("Ogre", 4, 1, val=(3, 1)), foe("Troll", 4, 1, val=(3, 1))),
            *(foe(name, 4, 1, val=(1, 1)) for name in ("Mimic", "Jar")),
            *(Strike(who="A", foe="Ogre", damage=1), Strike(who="B", foe="Troll", damage=1)),
        ),
        when=(
            LootRoll(who="A", die=("1",)),
            LootDraw(who="A", card="Mimic", kind="monster"),
            LootRoll(who="B", die=("1",)),
            (LootDraw(who="A", card="Mimic", kind="monster"), LootDraw(who="B", card="Jar", kind="monster")),
        ),
        refused={2: No("DD-283", "rolls-first")},
        then={fight.foes: {"Mimic": 0, "Jar": 0}, fight.round_: 1, at.xp: {"A": 3, "B": 3}},
    ),
    "DD-308 another Epic in Spread the Blight opens the Epic Loot as ever": Row(
        given=(
            *begun(hero("A"), mission="Spread the Blight", bounty=3),
            *(*attacked("A", epics=(BARON,)), BeginFight(), Strike(who="A", foe="Baron", damage=6)),
            LootRoll(who="A", die=("1",)),
        ),
        when=LootDraw(who="A", card="Crown", kind="item", epic=True),
        then={at.bounty: 3, fight.loot_found: {"Crown": "A"}, at.out: {"epic-loot": EPIC_LOOT}},
    ),
}


@each(CARDS | ARRIVALS | STRUCK | DEFENCE)
def test_monsters(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
