"""Worked cases of monsters: their abilities, their targets and what comes with them."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.fights import FoeDestroyed
from ledger.games.degenerates.moves.cards import Haunt
from ledger.games.degenerates.moves.danger import Aim, Compare, Stalk
from ledger.games.degenerates.moves.encounters import BeginFight, Encounter, EpicMonster, Monster, ResolveEncounter
from ledger.games.degenerates.moves.fights import Joins, Mar, Resist, Target
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    LANDS,
    Moves,
    attacked,
    become,
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
    on_to_danger,
    road,
    space,
    stand,
)
from tests.tables import Fact, No, Row, each, prove

DEN = space("Den", 5, "inside", region="lowlands")


def rat(name: str, val: int, *classes: str, att: int = 3) -> MonsterCard:
    return foe(name, att, 3, val=(val, 1), of=classes)


QUEEN = foe("Queen of the Rats", 4, 6, "command", val=(3, 1), of=("rat", "noble"))
GUARD = foe("Vermus Guard", 4, 4, "horde:vermin", arm=1, of=("vermin",))
SCROTT = foe("Lord Scrott", 5, 8, aim="low", target="mag", val=(4, 2), of=("human",), lairs=("highlands",))


def alone(*foes: MonsterCard, stance: str = "assault", **more: Any) -> Moves:
    """A single adventurer has chosen a Combat Stance against these."""
    return (*fighting(hero("A", **more), foes=foes), stand("A", stance))


def attacked_by(*foes: MonsterCard) -> Moves:
    """A single adventurer is about to fight these."""
    return (*begun(hero("A")), *attacked("A", *foes))


def epic_at(place: str, region: str, *has: str) -> Moves:
    """An Epic Monster is due in a place."""
    here = space(place, 3, *has, region=region)
    return (*begun(hero("A"), at=place, board=(here,)), *on_to_danger("A"), fog(1), Compare(epic=True), Next())


ABILITIES: dict[str, Row[Degenerates]] = {
    "DDV-011": Row(
        proves="DD-085 DD-200",
        given=fighting(hero("A"), foes=(rat("Megarat", 1, "rat", att=5),)),
        when=Mar(foe="Megarat", ailment="dazed"),
        then={fight.att: {"Megarat": 3}},
    ),
    "DDV-011 with the Queen": Row(
        proves="DD-085 DD-200 DD-221",
        given=fighting(hero("A"), foes=(rat("Megarat", 1, "rat", att=5), QUEEN)),
        when=Mar(foe="Megarat", ailment="dazed"),
        then={fight.att: {"Megarat": 4}},
    ),
    "DDV-014": Row(
        proves="DD-088 DD-225",
        given=alone(foe("Ghoul", 4, 9, "evade"), agi=8),
        when=hit("A", "Ghoul", "1 1", "1 1", "1", attribute="agi"),
        then={fight.passed: False, fight.needed: 8, fight.foes: {"Ghoul": 0}},
    ),
    "DDV-023": Row(
        proves="DD-229 DD-198",
        given=alone(GUARD),
        stands={fight.att: {"Vermus Guard": 4}, fight.targets: {"Vermus Guard": "A"}},
        when=(hit("A", "", "3 3", "1 1", "1"), (Next(), stand("A", "assault"), hit("A", "", "3 3", "1 1", "1"))),
        after={1: {fight.foes: {"Vermus Guard": 2}}},
        then={fight.foes_left: ()},
        happens=(Fact(FoeDestroyed, who="A", foe="Vermus Guard"),),
    ),
    "DDV-023 in company": Row(
        proves="DD-229",
        given=attacked_by(GUARD, rat("Rat", 1, "vermin")),
        when=BeginFight(),
        then={fight.att: {"Vermus Guard": 5, "Rat": 3}},
    ),
    "DDV-052": Row(
        proves="DD-210",
        given=(
            *begun(hero("A"), at="Den", board=(DEN,), stance="cautious"),
            *attacked("A", foe("Stalker", 4, 4, "ambush@outside", "pursue@bold")),
            BeginFight(),
        ),
        stands={fight.trials: (), fight.abilities: {"Stalker": ()}},
        when=(stand("A", "guard"), escape("A", "3 3", "1 1", "1")),
        then={fight.goes_on: False},
    ),
    "DDV-053": Row(
        proves="DD-217",
        given=(
            *begun(hero("A"), at="Bog", board=(space("Bog", 5, region="wetlands"),)),
            foe("Piper", 2, 2, "rally:wetlands.badlands"),
            foe("Swamp Hag", 2, 2, "rally"),
            *(foe(name, 2, 2, "rally") for name in ("Toad", "Imp", "Eel")),
            *on_to_danger("A"),
            fog(1),
            Compare(monsters=1, encounter=True),
            Next(),
            Encounter(card="Swamp Hag", now=True),
            ResolveEncounter(choice="fight"),
            Monster(cards=("Piper",)),
        ),
        when=(
            BeginFight(),
            Joins(card="Toad", deck="wetlands"),
            Joins(card="Imp", deck="badlands"),
            Joins(card="Eel", deck="wetlands"),
        ),
        after={1: {fight.draws: (("rally", "wetlands"), ("rally", "wetlands"), ("rally", "badlands"))}},
        then={
            fight.draws: (),
            fight.foes_left: ("Eel", "Imp", "Piper", "Swamp Hag", "Toad"),
            at.out: {"wetlands": ("Eel", "Piper", "Toad"), "badlands": ("Imp",)},
        },
    ),
    "DDV-054": Row(
        proves="DD-221",
        given=attacked_by(
            foe("Chicken Witch", 3, 3, "command", val=(2, 1), of=("goblin", "witch")),
            rat("Grunt", 1, "goblin"),
            rat("Crone", 1, "witch"),
            rat("Chief", 2, "goblin"),
            rat("Roach", 1, "vermin"),
        ),
        when=BeginFight(),
        then={fight.att: {"Chicken Witch": 3, "Grunt": 4, "Crone": 4, "Chief": 3, "Roach": 3}},
    ),
    "DDV-055": Row(
        proves="DD-223",
        given=alone(foe("Leech", 5, 9, "drain:2")),
        when=(hit("A", "", "3 3", "4 1", "1"), Next()),
        after={1: {fight.foes: {"Leech": 3}, at.wounds: {"A": 1}}},
        then={fight.foes: {"Leech": 1}},
    ),
    "DDV-055 without a Wound": Row(
        proves="DD-223",
        given=alone(foe("Leech", 5, 9, "drain:2")),
        when=(hit("A", "", "3 3", "5 1", "1"), Next()),
        after={1: {at.wounds: {"A": 0}}},
        then={fight.foes: {"Leech": 3}},
    ),
    "DDV-057": Row(
        proves="DD-229",
        given=alone(foe("Shark", 3, 9, "horde:fishoid", of=("fishoid",)), rat("Carp", 1, "fishoid")),
        stands={fight.att: {"Shark": 4, "Carp": 3}},
        when=blow("A", "Carp", 3),
        then={fight.att: {"Shark": 3}, fight.foes_left: ("Shark",)},
    ),
    "DDV-058": Row(
        proves="DD-237",
        given=(*alone(foe("Summoner", 4, 9, "summon")), foe("Ghost", 2, 2, "fear", "ambush", "rally")),
        when=(
            defend("A", "1 3", "1"),
            Next(),
            Joins(card="Ghost"),
            Next(),
            Resist(who="A", ability="fear", dice=dice("3 3")),
        ),
        after={
            2: {fight.draws: (("summon", "lowlands"),), fight.round_: 1},
            4: {fight.round_: 2, fight.targets: {"Ghost": "A"}, fight.trials: (("fear", "A"),), fight.draws: ()},
        },
        then={fight.step: "turns", fight.foes_left: ("Ghost", "Summoner"), at.out: {"lowlands": ("Ghost", "Summoner")}},
    ),
    "DDV-118": Row(
        proves="DD-230",
        given=alone(foe("Lich", 3, 9, "necro:2"), xp=1),
        when=defend("A", "6 6", "1"),
        then={at.xp: {"A": 0}, at.wounds: {"A": 3}},
    ),
    "DDV-129": Row(
        proves="DD-109",
        given=(
            *begun(hero("A")),
            *attacked("A", foe("Slug", 3, 1, "slime")),
            become("A", "slimed"),
            BeginFight(),
            stand("A", "assault"),
        ),
        when=(hit("A", "", "6 6", "6 6", "1"), (Next(), stand("A", "assault"), blow("A", "Slug", 1), Next())),
        after={1: {at.wounds: {"A": 3}, at.conditions: {"A": {"slimed": "recovery"}}}},
        then={at.afflicted: {"A": ("slimed",)}, at.conditions: {"A": {"slimed": "recovery"}}, fight.goes_on: False},
    ),
}

EPICS: dict[str, Row[Degenerates]] = {
    **{
        f"DDV-059 {name} {place}": Row(
            proves="DD-201",
            given=(
                *epic_at("Lair", region, *has),
                foe("Rat Queen", 4, 6, lairs=("highlands-metaphysical", "lowlands", "wetlands")),
                foe("Scrott", 4, 6, lairs=("highlands",)),
            ),
            when=EpicMonster(card=name),
            then={
                at.waiting_foes: {"A": (name,) if fits else ()},
                at.discarded: {"epic": () if fits else (name,)},
                at.epics_due: {"A": 0 if fits else 1},
            },
        )
        for place, region, has, found in (
            ("Metaphysical", "highlands", ("outside", "metaphysical"), {"Rat Queen": False, "Scrott": True}),
            ("Lowlands", "lowlands", ("outside",), {"Rat Queen": True, "Scrott": False}),
            ("Highlands", "highlands", ("outside",), {"Rat Queen": True, "Scrott": True}),
        )
        for name, fits in found.items()
    },
    "DDV-060": Row(
        proves="DD-206",
        given=(
            *begun(
                hero("A", "X", "Bloodsport Brawler", mag=5),
                hero("B", "Y", "Bog Conjurer", mag=9),
                hero("C", "Y", "Mercenary Alchemist", mag=7),
                board=(
                    *LANDS,
                    *(space(name, 2) for name in "XYM"),
                    road("M", "X"),
                    road("M", "Y"),
                    SCROTT,
                    Haunt(epic="Lord Scrott", place="M"),
                    Aim(epic="Lord Scrott", goal="party"),
                ),
            ),
            *on_to_danger("ABC"),
        ),
        when=(Stalk(epic="Lord Scrott", place="M-Y"), Stalk(epic="Lord Scrott", place="M-X")),
        refused={1: No("DD-206", "stalk-astray")},
        then={at.epics: {"Lord Scrott": "M-X"}},
    ),
    "DDV-061": Row(
        proves="DD-243",
        given=(
            *begun(hero("A", mag=6), hero("B", mag=6)),
            *attacked("AB", epics=(SCROTT.but(lairs=()),)),
            BeginFight(),
            Target(foe="Lord Scrott", at="A"),
            *(stand(who, "assault") for who in "AB"),
        ),
        when=(
            become("A", "exalted"),
            defend("A", "1 4", "1"),
            defend("B", power="1"),
            Next(),
        ),
        after={
            1: {at.attributes: {"A": {"mag": 7}}, fight.targets: {"Lord Scrott": "A"}},
            3: {fight.targets: {"Lord Scrott": "A"}},
        },
        then={fight.round_: 2, fight.targets: {"Lord Scrott": "B"}},
    ),
    "DDV-062": Row(
        proves="DD-244",
        given=alone(foe("Goblin Egg", None, 3), stance="guard"),
        stands={fight.targets: {"Goblin Egg": ""}},
        when=escape("A", power="1"),
        then={fight.goes_on: False},
        never=(facts.TestMade,),
    ),
    "DDV-062 Fighting Fortress": Row(
        proves="DD-244",
        given=(
            *fighting(hero("A"), hero("B"), hero("C"), foes=(foe("Fighting Fortress", 4, 9, aim="all"),)),
            *(stand(who, "assault") for who in "ABC"),
        ),
        when=tuple(defend(who, "6 6", "1") for who in "ABC"),
        after={1: {at.wounds: {"A": 4, "B": 0, "C": 0}}, 2: {at.wounds: {"B": 4, "C": 0}}},
        then={at.wounds: {"A": 4, "B": 4, "C": 4}},
    ),
}


@each(ABILITIES | EPICS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
