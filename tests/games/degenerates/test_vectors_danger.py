"""Worked cases of Danger cards, Encounters and the Law."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.danger import EncounterResolved, ReshuffleDue
from ledger.games.degenerates.events.decks import DeckReshuffled
from ledger.games.degenerates.moves.danger import Compare, Danger, Hunt, Stealth
from ledger.games.degenerates.moves.encounters import BeginFight, Bribe, Encounter, Monster, ResolveEncounter
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import AddAdventurer, DangerCard, MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    begun,
    dice,
    foe,
    fog,
    hero,
    on_to_danger,
    path,
    space,
    spot,
    town,
)
from tests.tables import Fact, No, Row, each, prove

WINDMILL = (*LANDS, space("The Windmill", None, "inside"), space("North Bridge"))
FOOTHILLS = DangerCard(name="Foothills", values=(("outside", 6), ("inside", 5)))
HEATH = "Hell Pit-Skull Bridge"
GRINDER = foe("Organ Grinder", 3, 3, val=(1, 1))


def drawing(*heroes: AddAdventurer, **begins: Any) -> Moves:
    """The Danger Phase of the first turn; the first party is about to draw."""
    return (*begun(*heroes, **begins), *on_to_danger("".join(each.who for each in heroes)))


def meeting(*heroes: AddAdventurer, encounter: bool = True, monsters: int = 0, **begins: Any) -> Moves:
    """The Encounter Phase, with an Encounter card and monsters that are due."""
    compared = Compare(monsters=monsters, encounter=encounter)
    return (*drawing(*heroes, **begins), fog(1), compared, Next())


def party(size: int) -> tuple[AddAdventurer, ...]:
    return tuple(hero(who) for who in "ABCD"[:size])


def resolve(choice: str) -> ResolveEncounter:
    return ResolveEncounter(choice=choice)


CARDS: dict[str, Row[Degenerates]] = {
    "DDV-040": Row(
        proves="DD-171 DD-018 DD-038",
        given=drawing(hero("A"), board=WINDMILL),
        stands={at.danger: {"Foothills": 2}},
        when=Danger(card="Foothills", value=6),
        then={at.danger: {"Foothills": 3, "The Windmill": 3, "North Bridge": 3}},
    ),
    "DDV-042": Row(
        proves="DD-175",
        given=drawing(hero("A"), board=(*WINDMILL, FOOTHILLS)),
        when=Danger(card="Foothills"),
        then={at.value: {"A": 6}},
    ),
    "DDV-042 Inside": Row(
        proves="DD-175",
        given=drawing(hero("A"), at="The Windmill", board=(*WINDMILL, FOOTHILLS)),
        when=Danger(card="Foothills"),
        then={at.value: {"A": 5}},
    ),
    "DDV-043": Row(
        proves="DD-178 DD-043",
        given=drawing(
            hero("A", "", "Mercenary Alchemist"),
            hero("B", "", "Vermin Hunter"),
            at="The Windmill",
            board=(*WINDMILL, *town("Holy Order", 3)),
        ),
        stands={at.towns: {"Holy Order": 3}, at.danger: {"The Windmill": 2}},
        when=(Danger(card="Holy Order", value=2), Compare(monsters=3, encounter=True)),
        then={
            at.towns: {"Holy Order": 2},
            at.encounter_due: {"A": True},
            at.monsters_due: {"A": ("highlands", 3)},
            at.is_safe: {"A": False},
        },
    ),
    "DDV-043 with Stealth": Row(
        proves="DD-178 DD-177",
        given=drawing(
            hero("A", "", "Mercenary Alchemist"),
            hero("B", "", "Vermin Hunter"),
            at="The Windmill",
            board=(*WINDMILL, *town("Holy Order", 3)),
            stance="cautious",
        ),
        when=(Danger(card="Holy Order", value=2), Stealth(), spot("A", "3 4"), spot("B", "1 6"), Compare()),
        then={
            at.value: {"A": 3},
            at.is_safe: {"A": True},
            at.encounter_due: {"A": False},
            at.monsters_due: {"A": ("", 0)},
        },
    ),
    "DDV-044": Row(
        proves="DD-176 DD-173",
        given=drawing(
            hero("A", "", "Bloodsport Brawler"),
            hero("B", "", "Void Witch"),
            at=HEATH,
            board=(
                *LANDS,
                space("Blasted Heath", 4, "outside", "perilous"),
                path("Hell Pit", "Skull Bridge", "Blasted Heath"),
            ),
            stance="bold",
        ),
        when=(
            Danger(card="Reshuffle", value=5, trait="perilous"),
            Hunt(names=("A", "B")),
            spot("A", "3 4"),
            spot("B", "5 1"),
            Compare(monsters=2, epic=True),
        ),
        after={1: {at.value: {"A": 5}}},
        then={
            at.value: {"A": 4},
            at.danger: {HEATH: 4},
            at.epics_due: {"A": 1},
            at.monsters_due: {"A": ("badlands", 2)},
        },
        happens=(Fact(ReshuffleDue),),
    ),
    "DDV-044 the end of the turn": Row(
        proves="DD-173",
        given=drawing(hero("A"), board=LANDS),
        when=(Danger(card="Reshuffle", value=5), Next(), Next()),
        then={at.turn: 2, at.discarded: {"danger": ()}, at.decks: {"danger": 36}, at.danger: {HOME: 3}},
        after={2: {at.decks: {"danger": 35}}},
        happens=(Fact(DeckReshuffled, deck="danger"),),
    ),
    "DDV-045": Row(
        proves="DD-193 DD-179",
        given=drawing(
            hero("A", "", "Hinterlander"),
            at="Brüttelburg",
            board=(*town("Brüttelburg", 3, "inside", "law"), space("Tower Island", 2)),
            bounty=3,
        ),
        when=(Danger(card="Tower Island", value=3, law=True), Compare(monsters=1)),
        then={
            at.law_attacks: {"A": True},
            at.monsters_due: {"A": ("law", 1)},
            at.towns: {"Brüttelburg": 3},
            at.danger: {"Tower Island": 3},
        },
    ),
    "DDV-046": Row(
        proves="DD-184",
        given=drawing(hero("A"), at="Den", board=(*WINDMILL, FOOTHILLS, space("Den", 5, "inside", region="badlands"))),
        when=(Danger(card="Foothills"), Compare(encounter=True), Next(), Encounter(card="Beggar")),
        after={2: {at.value: {"A": 5}, at.encounter_due: {"A": True}, at.monsters_due: {"A": ("", 0)}}},
        then={at.encounters: {"A": "Beggar"}, at.out: {"encounters-badlands": ("Beggar",)}},
    ),
    "DDV-050 party of 3": Row(
        proves="DD-184",
        given=drawing(*party(3), board=(*LANDS, space(HOME, 6), FOOTHILLS)),
        when=(Danger(card="Foothills"), Compare(monsters=6)),
        then={at.value: {"A": 6}, at.monsters_due: {"A": ("lowlands", 6)}, at.epics_due: {"A": 0}},
    ),
    "DDV-050 party of 4": Row(
        proves="DD-184",
        given=drawing(*party(4), board=(*LANDS, space(HOME, 6), FOOTHILLS)),
        when=(Danger(card="Foothills"), Compare(monsters=2, epic=True)),
        then={at.value: {"A": 6}, at.monsters_due: {"A": ("lowlands", 2)}, at.epics_due: {"A": 1}},
    ),
}

IDOL = "Lost in the Fog/Hideous Idol"

ENCOUNTERS: dict[str, Row[Degenerates]] = {
    "DDV-047": Row(
        proves="DD-187 DD-186",
        given=(*meeting(hero("A"), monsters=1), foe("Rat")),
        when=(
            Encounter(card=IDOL, half="inside", now=True),
            Encounter(card=IDOL, half="outside", now=True),
            Monster(cards=("Rat",)),
            resolve("lost"),
            Monster(cards=("Rat",)),
        ),
        refused={1: No("DD-187", "half-wrong"), 3: No("DD-186", "encounter-first")},
        then={at.choices: {"A": "lost"}, at.waiting_foes: {"A": ("Rat",)}},
    ),
    "DDV-047 Inside": Row(
        proves="DD-187 DD-186",
        given=meeting(hero("A"), at="Den", board=(space("Den", 5, "inside", region="lowlands"),)),
        when=(Encounter(card=IDOL, half="outside", now=True), Encounter(card=IDOL, half="inside", now=True)),
        refused={1: No("DD-187", "half-wrong")},
        then={at.encounters: {"A": IDOL}},
    ),
    "DDV-048": Row(
        proves="DD-188",
        given=(*meeting(*party(2)), Encounter(card="Organ Grinder")),
        when=(resolve("approach"), resolve("ignore")),
        refused={2: No("DD-186", "encounter-missing")},
        then={at.choices: {"A": "approach"}},
    ),
    "DDV-048 Fight": Row(
        proves="DD-188 DD-189",
        given=(*meeting(*party(2)), GRINDER, Encounter(card="Organ Grinder")),
        when=(resolve("fight"), BeginFight()),
        after={1: {at.waiting_foes: {"A": ("Organ Grinder",)}}},
        then={fight.foes: {"Organ Grinder": 0}},
        happens=(Fact(EncounterResolved, card="Organ Grinder", choice="fight"),),
    ),
    "DDV-049": Row(
        proves="DD-190",
        given=(*meeting(hero("A")), Encounter(card="Hideous Idol", now=True), resolve("bow")),
        stands={at.out: {"encounters-lowlands": ("Hideous Idol",)}},
        when=(Next(), Next()),
        then={
            at.phase: "map",
            at.out: {"encounters-lowlands": ()},
            at.discarded: {"encounters-lowlands": ("Hideous Idol",)},
        },
    ),
    "DDV-091": Row(
        proves="DD-189",
        given=(*meeting(hero("A")), Encounter(card="Game of Cards")),
        when=(resolve("fight"), resolve("play")),
        refused={1: No("DD-189", "encounter-peaceful")},
        then={at.choices: {"A": "play"}, at.waiting_foes: {"A": ()}},
    ),
    "DDV-091 Start a War": Row(
        proves="DD-189",
        given=meeting(hero("A"), mission="Start a War"),
        when=(Encounter(card="Game of Cards"), (Next(), Next())),
        then={at.discarded: {"encounters-lowlands": ("Game of Cards",)}, at.phase: "map"},
        happens=(Fact(EncounterResolved, card="Game of Cards", choice="destroyed"),),
    ),
}


def lawful(name: str, val: int) -> MonsterCard:
    return foe(name, 3, 3, val=(val, 1))


LAW: dict[str, Row[Degenerates]] = {
    "DDV-051": Row(
        proves="DD-194",
        given=(
            *drawing(
                hero("A", mrl=8, gold=9),
                at="Brüttelburg",
                board=(
                    *town("Brüttelburg", 3, "inside", "law"),
                    lawful("Imperial Huntsman", 2),
                    lawful("Smelling Dwarf", 1),
                ),
                bounty=4,
            ),
            fog(3, law=True),
            Compare(monsters=2),
            Next(),
            Monster(cards=("Imperial Huntsman", "Smelling Dwarf")),
        ),
        stands={at.waiting_foes: {"A": ("Imperial Huntsman", "Smelling Dwarf")}, at.bounty: 4},
        when=Bribe(who="A", dice=dice("4 3")),
        then={
            at.gold: {"A": 2},
            at.xp: {"A": 0},
            at.bounty: 4,
            at.waiting_foes: {"A": ()},
            at.discarded: {"law": ("Imperial Huntsman", "Smelling Dwarf")},
        },
    ),
}


@each(CARDS | ENCOUNTERS | LAW)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
