"""Worked cases of the Law, of Encounters, and of what a party meets in the Encounter Phase."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import AdventurerDied
from ledger.games.degenerates.events.board import LevelHeld
from ledger.games.degenerates.events.danger import Captured, CaptureTold
from ledger.games.degenerates.events.doom import BountyHeld
from ledger.games.degenerates.events.looting import FightWon
from ledger.games.degenerates.moves.cards import Clue, Haunt
from ledger.games.degenerates.moves.danger import Aim, Compare, Danger, Dispel, Doom, Gate, Sign, Stalk
from ledger.games.degenerates.moves.encounters import (
    BeginFight,
    Bribe,
    Capture,
    Encounter,
    Monster,
    ResolveEncounter,
)
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import AddAdventurer, BeginMission, MonsterCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    FAR,
    HOME,
    LANDS,
    Moves,
    begun,
    blow,
    defend,
    dice,
    escape,
    foe,
    fog,
    hero,
    on_to_danger,
    recover,
    road,
    space,
    stand,
    table,
    town,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
MARKET = "Market"
GAOL = "Gaol"
JUDGE = "The Judge"
"""A Law Epic."""


def drawing(*heroes: AddAdventurer, before: Moves = (), **begins: Any) -> Moves:
    """The Danger Phase of the first turn, after what happened `before` in the Map Action Phase."""
    players = "".join(each.who for each in heroes)
    return (*begun(*heroes, **begins), *before, *on_to_danger(players))


def gaol(danger: int) -> Moves:
    """A Law space with that Danger Level."""
    return (space(GAOL, danger, "outside", "law", region="lowlands"),)


def lawful(name: str, xp: int = 1, gold: int = 1, att: int = 3, hp: int = 3) -> MonsterCard:
    return foe(name, att, hp, val=(xp, gold))


def arrested(*heroes: AddAdventurer, foes: tuple[MonsterCard, ...], danger: int = 3, **begins: Any) -> Moves:
    """The Law attacks with these, and nothing is decided yet."""
    names = tuple(each.name for each in foes)
    drawn = drawing(*heroes, at=GAOL, board=(*gaol(danger), *foes), **begins)
    return (*drawn, fog(1, law=True), Compare(monsters=len(names)), Next(), Monster(cards=names))


ICONS: dict[str, Row[Degenerates]] = {
    "DDV-206": Row(
        proves="DD-193",
        given=drawing(hero("A"), at=GAOL, board=gaol(2), bounty=6),
        stands={at.danger: {GAOL: 2}, at.bounty: 6},
        when=(fog(4, law=False), Compare()),
        then={at.law_attacks: {"A": False}, at.is_safe: {"A": True}, at.monsters_due: {"A": ("", 0)}},
    ),
    "DDV-207": Row(
        proves="DD-193",
        given=drawing(hero("A"), bounty=6),
        stands={at.danger: {HOME: 3}, at.bounty: 6},
        when=(fog(3, law=True), Compare(monsters=2)),
        then={at.law_attacks: {"A": False}, at.monsters_due: {"A": ("lowlands", 2)}, at.is_safe: {"A": False}},
    ),
    "DDV-211": Row(
        proves="DD-182",
        given=drawing(
            hero("A"),
            hero("B"),
            board=(space(HOME, 6, region="lowlands"), foe(JUDGE, 4, 6, lairs=("law",))),
            before=(Haunt(epic=JUDGE, place=HOME),),
            bounty=2,
        ),
        stands={at.danger: {HOME: 6}, at.bounty: 2, at.epics: {JUDGE: HOME}},
        when=(fog(4, law=False), Compare(monsters=2, encounter=True), Next(), BeginFight()),
        after={
            2: {
                at.monsters_due: {"A": ("", 0)},
                at.epics_due: {"A": 0},
                at.encounter_due: {"A": False},
                at.waiting_foes: {"A": (JUDGE,)},
            }
        },
        then={fight.foes: {JUDGE: 0}, fight.foes_left: (JUDGE,)},
    ),
    "DDV-347": Row(
        proves="DD-179 DD-046 DD-178",
        given=drawing(hero("A"), at=MARKET, board=town(MARKET, 2, region="lowlands")),
        stands={at.towns: {MARKET: 2}},
        when=(fog(1), Compare(monsters=3, encounter=True)),
        then={at.is_safe: {"A": True}, at.encounter_due: {"A": False}, at.monsters_due: {"A": ("", 0)}},
    ),
}

RATS = (foe("Rat", 4, 1), foe("Toad", 4, 1))
BEGGAR = foe("Beggar", 3, 3)


def meeting(*heroes: AddAdventurer, monsters: int = 0, **begins: Any) -> Moves:
    """The Encounter Phase, with an Encounter card and monsters that are due."""
    return (*drawing(*heroes, **begins), fog(1), Compare(monsters=monsters, encounter=True), Next())


def in_flight(mission: Moves, drawn: Encounter) -> Moves:
    """A party with a waiting Encounter is about to Escape from a monster."""
    begins = (*table(hero("A"), board=RATS)[:-1], *mission, Next(), *on_to_danger("A"))
    due = (fog(1), Compare(monsters=1, encounter=not drawn.mission), Next(), drawn, Monster(cards=("Rat",)))
    return (*begins, *due, BeginFight(), stand("A", "guard"))


SECRET = BeginMission(name="On The Run", bounty=2, cards=(("Informer", "encounters-lowlands"),))
OPEN = BeginMission(name="On The Run", bounty=2)

ENCOUNTERS: dict[str, Row[Degenerates]] = {
    "DDV-213": Row(
        proves="DD-183 DD-075",
        given=(
            *drawing(hero("A", mag=9), board=RATS, before=(Gate(place=HOME, by="Rift"),), stance="bold"),
            fog(1),
        ),
        stands={at.gates_at: (HOME,)},
        when=(
            Compare(monsters=2, encounter=True),
            Next(),
            Encounter(card="Beggar"),
            Monster(cards=("Rat", "Toad")),
            Dispel(who="A", dice=dice("2 3")),
            (BeginFight(), stand("A", "assault"), blow("A", "Rat", 1)),
            (Next(), stand("A", "assault"), blow("A", "Toad", 1), Next()),
            Dispel(who="A", dice=dice("2 3")),
        ),
        refused={3: No("DD-184", "encounter-none"), 5: No("DD-068", "foes-wait")},
        after={1: {at.encounter_due: {"A": False}, at.monsters_due: {"A": ("lowlands", 2)}}},
        then={at.gates: {HOME: 3}, fight.goes_on: False},
    ),
    "DDV-214": Row(
        proves="DD-180",
        given=(
            *drawing(hero("A"), before=(Clue(place=HOME),)),
            fog(1),
            Compare(monsters=0, encounter=True),
            Next(),
        ),
        stands={at.clues: (HOME,)},
        when=(
            Encounter(card="Witness", mission=True),
            ResolveEncounter(choice="listen"),
            Encounter(card="Beggar"),
        ),
        refused={3: No("DD-180", "encounter-second")},
        then={at.encounters: {"A": "Witness"}, at.choices: {"A": "listen"}},
    ),
    "DDV-217": Row(
        proves="DD-186 DD-185",
        given=(*meeting(hero("A"), monsters=3, board=RATS), foe("Imp", 4, 1)),
        when=(
            Monster(cards=("Rat",)),
            Encounter(card="Beggar", now=True),
            Monster(cards=("Rat",)),
            ResolveEncounter(choice="give"),
            Monster(cards=("Rat", "Toad", "Imp")),
        ),
        refused={1: No("DD-185", "encounter-first"), 3: No("DD-186", "encounter-first")},
        then={at.waiting_foes: {"A": ("Rat", "Toad", "Imp")}, at.choices: {"A": "give"}},
    ),
    "DDV-218 of the Mission deck": Row(
        proves="DD-191",
        given=in_flight((SECRET,), Encounter(card="Informer", mission=True)),
        stands={at.encounters: {"A": "Informer"}},
        when=escape("A", "3 3", "1 3", "1"),
        then={
            fight.goes_on: False,
            at.encounters: {"A": ""},
            at.mission_cards: {"Informer": "encounters-lowlands"},
            at.discarded: {"encounters-lowlands": ()},
        },
    ),
    "DDV-218 an ordinary one": Row(
        proves="DD-191",
        given=in_flight((OPEN,), Encounter(card="Beggar")),
        stands={at.encounters: {"A": "Beggar"}},
        when=escape("A", "3 3", "1 3", "1"),
        then={
            fight.goes_on: False,
            at.encounters: {"A": ""},
            at.discarded: {"encounters-lowlands": ("Beggar",)},
        },
    ),
}


def bribe(told: str, **more: Any) -> Bribe:
    return Bribe(who="A", dice=dice(told), **more)


BRIBES: dict[str, Row[Degenerates]] = {
    "DDV-219": Row(
        proves="DD-194 DD-050",
        given=arrested(hero("A", mrl=7, gold=20), foes=(lawful("Huntsman", 2),), bounty=6),
        stands={at.bounty: 6},
        when=(bribe("5 4"), BeginFight()),
        then={fight.passed: False, at.bounty: 6, fight.foes_left: ("Huntsman",), at.gold: {"A": 20}},
        happens=(Fact(BountyHeld, level=6),),
    ),
    "DDV-220": Row(
        proves="DD-195",
        given=arrested(
            hero("A", gold=4), hero("B", gold=2), foes=(lawful("Huntsman", 2), lawful("Dwarf", 1)), bounty=4
        ),
        when=(bribe("3 3"), bribe("3 3", unpaid=True), BeginFight()),
        refused={1: No("DD-195")},
        then={at.bounty: 4, at.gold: {"A": 4, "B": 2}, fight.foes_left: ("Dwarf", "Huntsman")},
    ),
    "DDV-220 seven are enough": Row(
        proves="DD-195",
        given=arrested(
            hero("A", gold=5), hero("B", gold=2), foes=(lawful("Huntsman", 2), lawful("Dwarf", 1)), bounty=4
        ),
        when=bribe("3 3", pay=(("A", 5), ("B", 2))),
        then={at.bounty: 4, at.gold: {"A": 0, "B": 0}, at.waiting_foes: {"A": ()}},
    ),
    "DDV-221": Row(
        proves="DD-194 DD-195",
        given=(
            *arrested(hero("A", gold=10), foes=(lawful("Huntsman", 2),), bounty=3),
            foe("Rat", 4, 1),
            Monster(cards=("Rat",), from_="lowlands"),
        ),
        when=(bribe("3 3"), BeginFight()),
        after={1: {at.gold: {"A": 4}, at.discarded: {"law": ("Huntsman",)}, at.waiting_foes: {"A": ("Rat",)}}},
        then={fight.foes_left: ("Rat",), at.bounty: 3},
    ),
    "DDV-222": Row(
        proves="DD-194",
        given=arrested(hero("A", gold=5), foes=(lawful("Huntsman", 2, 1),), bounty=1),
        when=bribe("3 3"),
        then={at.gold: {"A": 2}, at.waiting_foes: {"A": ()}},
    ),
    "DDV-390": Row(
        proves="DD-195",
        given=arrested(hero("A", gold=10), foes=(lawful("Huntsman", 2),), bounty=2),
        when=(bribe("3 3", unpaid=True), BeginFight()),
        then={at.gold: {"A": 10}, at.bounty: 2, fight.foes_left: ("Huntsman",), at.discarded: {"law": ()}},
    ),
}


def beaten(mode: str) -> Moves:
    """A falls to the Law in the first round, and B is about to Escape."""
    hunters = (lawful("Huntsman", 2, att=20, hp=9),)
    pair = (hero("A", con=8), hero("B"))
    began = arrested(*pair, foes=hunters, mode=mode)
    return (*began, BeginFight(), *(stand(who, "guard") for who in "AB"), defend("A", "6 6", "1"))


def at_market() -> Moves:
    """The Encounter Phase of a party in a Town, which is safe there."""
    market = (*town(MARKET, 2, region="lowlands"), BEGGAR)
    return (*drawing(hero("A"), at=MARKET, board=market), fog(1), Next())


BEATEN: dict[str, Row[Degenerates]] = {
    "DDV-331": Row(
        proves="DD-197 DD-271",
        given=beaten("campaign"),
        stands={at.danger: {GAOL: 3}, at.defeated: {"A": True}, fight.fighters: {"A": "out", "B": "in"}},
        when=(escape("B", power="1"), Capture(ends=True, text="all go to prison")),
        after={1: {at.danger: {GAOL: 3}, at.alive: ("A", "B"), at.outcome: ""}},
        then={at.danger: {GAOL: 3}, at.alive: ("A", "B"), at.outcome: "captured"},
        happens=(Fact(Captured), Fact(CaptureTold, text="all go to prison")),
        never=(AdventurerDied,),
    ),
    "DDV-332": Row(
        proves="DD-197 DD-002",
        given=beaten("standalone"),
        stands={at.danger: {GAOL: 3}},
        when=escape("B", power="1"),
        then={at.danger: {GAOL: 3}, at.alive: ("B",), at.fallen: ("A",)},
        never=(Captured,),
    ),
    "DDV-333": Row(
        proves="DD-047",
        given=(*at_market(), Encounter(card="Beggar", mission=True), ResolveEncounter(choice="fight")),
        stands={at.towns: {MARKET: 2}, at.phase: "encounter"},
        when=(BeginFight(), stand("A", "assault"), blow("A", "Beggar", 3)),
        after={1: {fight.foes: {"Beggar": 0}}},
        then={at.towns: {MARKET: 2}, fight.foes_left: ()},
        happens=(Fact(LevelHeld, place=MARKET, level=2), Fact(FightWon)),
    ),
    "DDV-333 by a card": Row(
        proves="DD-047",
        given=(*at_market(), BeginFight(foes=("Beggar",), from_="encounters-lowlands"), stand("A", "assault")),
        stands={at.towns: {MARKET: 2}, fight.foes: {"Beggar": 0}},
        when=blow("A", "Beggar", 3),
        then={at.towns: {MARKET: 2}, fight.foes_left: ()},
        happens=(Fact(LevelHeld, place=MARKET, level=2), Fact(FightWon)),
    ),
}

PARTIES: dict[str, Row[Degenerates]] = {
    "DDV-337": Row(
        proves="DD-066",
        given=drawing(
            hero("A", "Last Chance", mrl=8),
            hero("B", PIT),
            board=(*LANDS, space(PIT, 6), space("Last Chance", None, "inside")),
        ),
        stands={at.parties: (("A",), ("B",)), at.danger: {PIT: 6}},
        when=(
            (Danger(card=PIT, value=12), Doom(card="Omen", fits=True)),
            Next(),
            fog(12, "B"),
            Next(),
            Sign(who="B", card="Eclipse"),
            Next(),
        ),
        refused={4: No("DD-066")},
        after={1: {at.hand: PIT}, 2: {at.sign_due: {"A": False}, at.party_next: ("B",)}, 3: {at.sign_due: {"B": True}}},
        then={at.sign_due: {"A": False}, at.discarded: {"sign": ("Eclipse",)}, at.phase: "encounter"},
    ),
    "DDV-405": Row(
        proves="DD-126",
        given=(
            *begun(
                hero("A", HOME, mrl=8),
                hero("B", PIT),
                board=(
                    *LANDS,
                    space(PIT, 2),
                    road(FAR, HOME),
                    *RATS,
                    foe(JUDGE, 4, 6, lairs=("law",)),
                    Haunt(epic=JUDGE, place=FAR),
                    Aim(epic=JUDGE, goal="B"),
                ),
            ),
            recover("A"),
        ),
        stands={at.acted: {"A": "rest", "B": ""}},
        when=(
            fog(1),
            (recover("B"), Next()),
            fog(1),
            Stalk(epic=JUDGE, place=f"{FAR}-{HOME}"),
            fog(1),
            (Compare(monsters=1), Next(), fog(1, "B").but(card="Mist"), Compare(monsters=1), Next()),
            BeginFight(who="B"),
            Monster(who="B", cards=("Toad",)),
            Monster(who="A", cards=("Rat",)),
        ),
        refused={
            1: No("DD-126", "phase-wrong"),
            3: No("DD-126", "epic-first"),
            7: No("DD-126", "party-first"),
            8: No("DD-126", "party-first"),
        },
        after={5: {at.party_next: ("A",), at.phase: "danger"}},
        then={at.phase: "encounter", at.waiting_foes: {"A": ("Rat",), "B": ()}},
    ),
}


@each(ICONS | ENCOUNTERS | BRIBES | BEATEN | PARTIES)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
