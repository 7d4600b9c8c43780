"""Encounters, the Law, missions that end, and Epic Monsters on the move."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.board import DangerReduced, EpicRemoved
from ledger.games.degenerates.events.danger import Captured, EncounterGone, FoeDismissed
from ledger.games.degenerates.events.doom import GameWon
from ledger.games.degenerates.events.setup import MissionChosen, MissionEnded
from ledger.games.degenerates.moves.cards import Haunt
from ledger.games.degenerates.moves.danger import Aim, Compare, Stalk
from ledger.games.degenerates.moves.encounters import (
    BeginFight,
    Bribe,
    Choose,
    Encounter,
    EpicMonster,
    Fulfil,
    Monster,
    ResolveEncounter,
    Surrender,
)
from ledger.games.degenerates.moves.fights import Strike
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import AddAdventurer, BeginMission, Way
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    begun,
    dice,
    escape,
    foe,
    fog,
    hero,
    hurt,
    on_to_danger,
    road,
    space,
    stand,
    table,
    town,
)
from tests.tables import Fact, No, Row, each, prove

X, Y = "Xanten", "Yburg"
ORDER = "Holy Order"
PLACES = (*LANDS, space(X, 2, region="lowlands"), space(Y, 2, region="lowlands"), road(HOME, X), road(X, Y))
RAT = foe("Rat", 4, 1)
GUARD = foe("Guard", 4, 9, val=(2, 3))
BEGGAR = foe("Beggar", 3, 3, val=(1, 1))
BARON = foe("Baron", 4, 6, val=(4, 2), lairs=("lowlands",))
COUNT = foe("Count", 4, 6, val=(3, 1))
JUDGE = foe("Judge", 4, 6, lairs=("law",))
RESERVED = "The Dread Saint"
COURIER = (("Courier", "encounters-lowlands"),)


def epic_count(sitting: at.At) -> int:
    """How many Epic counters are on the board."""
    return len(sitting.state.epics)


def meeting(*heroes: AddAdventurer, monsters: int = 0, encounter: bool = True, board: Moves = (), **more: Any) -> Moves:
    """The Encounter Phase, with these icons."""
    told = begun(*heroes, board=(*PLACES, RAT, BEGGAR, *board), **more)
    key = Compare(monsters=monsters, encounter=encounter)
    return (*told, *on_to_danger("".join(each.who for each in heroes)), fog(1), key, Next())


def resolve(choice: str, **more: Any) -> ResolveEncounter:
    return ResolveEncounter(choice=choice, **more)


ENCOUNTERS: dict[str, Row[Degenerates]] = {
    "DD-184 cards come from the decks of the Region": Row(
        given=meeting(hero("A"), monsters=2),
        when=(Next(), Encounter(card="Beggar"), Monster(cards=("Rat", "Rat", "Rat")), Monster(cards=("Rat", "Rat"))),
        refused={1: No("DD-184", "encounter-due"), 3: No("DD-184", "monsters-none")},
        then={
            at.out: {"encounters-lowlands": ("Beggar",), "lowlands": ("Rat", "Rat")},
            at.waiting_foes: {"A": ("Rat", "Rat 2")},
        },
    ),
    "DD-185 the Encounter is read before monsters are drawn": Row(
        given=meeting(hero("A"), monsters=1),
        when=(Monster(cards=("Rat",)), Encounter(card="Beggar"), Monster(cards=("Rat",))),
        refused={1: No("DD-185", "encounter-first")},
        then={at.waiting_foes: {"A": ("Rat",)}},
    ),
    "DD-186 what is resolved at once comes before monsters": Row(
        given=(*meeting(hero("A"), monsters=1), Encounter(card="Fog Bank", now=True)),
        when=(Monster(cards=("Rat",)), resolve("lost"), Monster(cards=("Rat",))),
        refused={1: No("DD-186", "encounter-first")},
        then={at.choices: {"A": "lost"}},
    ),
    "DD-186 all others wait until the monsters are beaten": Row(
        given=(*meeting(hero("A"), monsters=1), Encounter(card="Beggar"), Monster(cards=("Rat",))),
        when=(resolve("approach"), (BeginFight(), Strike(who="A", foe="Rat", damage=1), Next()), resolve("approach")),
        refused={1: No("DD-186", "encounter-early")},
        then={at.choices: {"A": "approach"}},
    ),
    "DD-187 only the half of a trait that is there": Row(
        given=meeting(hero("A")),
        when=(Encounter(card="Idol", half="inside"), Encounter(card="Idol", half="outside")),
        refused={1: No("DD-187", "half-wrong")},
        then={at.encounters: {"A": "Idol"}},
    ),
    "DD-188 DD-190 an ignored Encounter is discarded with the turn": Row(
        given=(*meeting(hero("A")), Encounter(card="Beggar")),
        when=(Next(), resolve("ignore"), Next(), Next()),
        refused={1: No("DD-186", "encounter-waits")},
        after={3: {at.choices: {"A": "ignore"}}},
        then={at.discarded: {"encounters-lowlands": ("Beggar",)}, at.turn: 2},
    ),
    "DD-189 DD-324 one that is fought is destroyed like a monster, and pays": Row(
        given=(*meeting(hero("A"), board=(space(HOME, 3),)), Encounter(card="Beggar")),
        when=(resolve("fight"), BeginFight(), *(Strike(who="A", foe="Beggar", damage=by) for by in (2, 1))),
        after={3: {fight.foes: {"Beggar": 2}}},
        then={at.xp: {"A": 1}, at.gold: {"A": 1}, at.danger: {HOME: 2}},
    ),
    "DD-189 not without attributes": Row(
        given=(*meeting(hero("A")), Encounter(card="Well")),
        when=(resolve("fight"), resolve("approach")),
        refused={1: No("DD-189", "encounter-peaceful")},
        then={at.choices: {"A": "approach"}},
    ),
    "DD-189 Game of Cards is destroyed by itself in Start a War": Row(
        given=meeting(hero("A"), mission="Start a War"),
        when=(Encounter(card="Game of Cards"), Next()),
        then={at.choices: {"A": "destroyed"}},
    ),
    "DD-191 when all Escape, the Encounter is not resolved": Row(
        given=(*meeting(hero("A"), monsters=1), Encounter(card="Beggar"), Monster(cards=("Rat",)), BeginFight()),
        when=(stand("A", "guard"), escape("A", "1 1", "1 1", "6")),
        then={at.discarded: {"encounters-lowlands": ("Beggar",)}},
        happens=(Fact(EncounterGone, card="Beggar"),),
    ),
    "DD-191 a card of the Mission deck goes back there": Row(
        given=(
            *table(hero("A"), board=(*PLACES, RAT)),
            *(BeginMission(name="On The Run", cards=COURIER), Next(), *on_to_danger("A")),
            *(fog(1), Compare(monsters=1, encounter=True), Next()),
            *(Encounter(card="Courier"), Monster(cards=("Rat",)), BeginFight()),
        ),
        when=(stand("A", "guard"), escape("A", "1 1", "1 1", "6")),
        then={at.mission_cards: {"Courier": "encounters-lowlands"}, at.discarded: {"encounters-lowlands": ()}},
    ),
    "DD-192 an Epic without a Lair here is thrown away": Row(
        given=(
            *begun(hero("A"), board=(*PLACES, foe("Scrott", 4, 6, lairs=("highlands",)))),
            *(*on_to_danger("A"), fog(1), Compare(epic=True), Next()),
        ),
        when=(EpicMonster(card="Scrott"), EpicMonster(card="Toad King", unfit=True)),
        then={
            at.reminders: ("lair-elsewhere",) * 2,
            at.discarded: {"epic": ("Scrott", "Toad King")},
            at.epics_due: {"A": 1},
        },
    ),
}


def arrested(*heroes: AddAdventurer, guards: int = 1, value: int = 1, bounty: int = 3, **more: Any) -> Moves:
    """Guards of the Law stand before the party."""
    told = begun(*heroes, board=(*PLACES, space(HOME, 3, "law"), GUARD, RAT), bounty=bounty, **more)
    drawn = (fog(value, law=True), Compare(monsters=guards), Next(), Monster(cards=("Guard",) * guards))
    return (*told, *on_to_danger("".join(each.who for each in heroes)), *drawn)


LAW: dict[str, Row[Degenerates]] = {
    "DD-193 a random Epic needs the Law Lair": Row(
        given=(
            *begun(hero("A"), board=(*PLACES, space(HOME, 3, "law"), BARON, JUDGE), bounty=3),
            *(*on_to_danger("A"), fog(2, law=True), Compare(epic=True), Next()),
        ),
        when=(EpicMonster(card="Baron"), EpicMonster(card="Judge")),
        then={at.reminders: ("lair-elsewhere",), at.waiting_foes: {"A": ("Judge",)}},
    ),
    "DD-194 a passed Bribe costs Bounty and the VAL of all monsters there": Row(
        given=arrested(hero("A", gold=4), hero("B", gold=9), guards=2),
        stands={shown.questions: ("Bribe the Law for 7 gold?", "2 monsters to fight")},
        when=Bribe(who="A", dice=dice("3 4"), pay=(("A", 4), ("B", 3))),
        then={
            at.gold: {"A": 0, "B": 6},
            at.waiting_foes: {"A": ()},
            at.discarded: {"law": ("Guard", "Guard")},
            at.xp: {"A": 0, "B": 0},
            at.bounty: 3,
        },
    ),
    "DD-194 one try": Row(
        given=(*arrested(hero("A", gold=9)), Bribe(who="A", dice=dice("6 6"))),
        stands={at.bounty: 4, at.waiting_foes: {"A": ("Guard",)}},
        when=Bribe(who="A", dice=dice("1 1")),
        refused={1: No("DD-194", "bribe-tried")},
        then={at.bounty: 4, at.gold: {"A": 9}},
    ),
    "DD-195 unpaid, the monsters stay and the Bounty too (AMB-58)": Row(
        given=arrested(hero("A", gold=4)),
        when=(Bribe(who="A", dice=dice("1 1")), Bribe(who="A", dice=dice("1 1"), unpaid=True), BeginFight()),
        refused={1: No("DD-195", "gold-short")},
        then={at.bounty: 3, at.gold: {"A": 4}, fight.foes_left: ("Guard",)},
    ),
    "DD-195 monsters of another deck are not bought off, but counted": Row(
        given=(*arrested(hero("A", gold=9)), Monster(cards=("Rat",), from_="lowlands")),
        when=Bribe(who="A", dice=dice("1 1")),
        then={at.gold: {"A": 3}, at.waiting_foes: {"A": ("Rat",)}},
    ),
    "DD-196 in a campaign the party may surrender, and the mission ends": Row(
        given=arrested(hero("A"), hero("B")),
        when=Surrender(),
        then={
            at.outcome: "captured",
            at.phase: "between",
            at.alive: ("A", "B"),
            at.danger: {HOME: 3},
            at.out: {"law": ()},
            shown.owing: ("capture", "mission"),
        },
        happens=(Fact(Captured, names=("A", "B")), Fact(FoeDismissed, label="Guard"), Fact(MissionEnded)),
    ),
    "DD-196 not standalone": Row(
        given=arrested(hero("A"), mode="standalone"),
        when=Surrender(),
        refused={1: No("DD-196", "campaign-only")},
        then={at.outcome: "", at.waiting_foes: {"A": ("Guard",)}},
    ),
    "DD-196 to nobody but the Law": Row(
        given=(*meeting(hero("A"), monsters=1, encounter=False), Monster(cards=("Rat",))),
        when=Surrender(),
        refused={1: No("DD-196", "law-missing")},
        then={at.outcome: ""},
    ),
    "DD-197 DD-265 beaten by the Law: captured, and the level stays": Row(
        given=(*arrested(hero("A")), BeginFight(), stand("A", "guard")),
        when=escape("A", "1 1", "1 1", "6"),
        then={at.danger: {HOME: 3}, at.alive: ("A",), shown.owing: ("capture",)},
        happens=(Fact(Captured, names=("A",)),),
    ),
    "DD-197 standalone, the Law kills whom it beat": Row(
        given=(
            *arrested(hero("A", con=8), hero("B"), mode="standalone"),
            *(BeginFight(), stand("B", "guard"), escape("B", power="6"), hurt("A", 16)),
        ),
        when=Next(),
        then={at.fallen: ("A",), at.alive: ("B",), at.danger: {HOME: 3}},
        never=(Captured,),
    ),
    "DD-296 the path leads to the next mission, with a faction": Row(
        given=(*begun(hero("A"), board=PLACES), *on_to_danger("A"), fog(12), Next(), Fulfil(reward="3 gold each")),
        when=(Choose(mission="Start a War", faction="Goblins"), Next(), BeginMission(name="Start a War")),
        refused={2: No("DD-296", "mission-missing")},
        after={1: {sheets.fields(): {"Next mission": "Start a War", "Faction": "Goblins"}}},
        then={
            at.mission: "Start a War",
            at.phase: "set-up",
            sheets.fields(): {"Faction": "Goblins"},
            sheets.rows(): {"Missions played": ("On The Run",)},
        },
        happens=(Fact(MissionChosen, name="Start a War", faction="Goblins"),),
    ),
    "DD-296 the reward is written down": Row(
        given=(*begun(hero("A"), board=PLACES), *on_to_danger("A"), fog(12), Next()),
        when=Fulfil(reward="3 gold each"),
        then={at.outcome: "done", at.phase: "between"},
        happens=(Fact(MissionEnded, name="On The Run", outcome="done", reward="3 gold each"),),
        never=(GameWon,),
    ),
}


SCROTT = (Haunt(epic="Scrott", place=X), Aim(epic="Scrott", goal="party"))


def stalking(*epics: Any, place: str = Y, goal: str = HOME, home: str = HOME, board: Moves = ()) -> Moves:
    """The first Epic is sent somewhere from that place; the Danger Phase has begun."""
    mover, *others = epics
    put = (*(Haunt(epic=each.name, place=f"{X}-{Y}") for each in others), Haunt(epic=mover.name, place=place))
    told = begun(hero("A"), at=home, board=(*PLACES, *board, *epics, *put, Aim(epic=mover.name, goal=goal)))
    return (*told, *on_to_danger("A"))


EPICS_MOVE: dict[str, Row[Degenerates]] = {
    "DD-204 placed again, the counter moves": Row(
        given=begun(hero("A"), board=(*PLACES, BARON, Haunt(epic="Baron", place=X))),
        when=Haunt(epic="Baron", place=Y),
        then={at.epics: {"Baron": Y}, at.out: {"epic": ("Baron", RESERVED)}},
    ),
    "DD-204 discarded, it is gone": Row(
        given=begun(hero("A"), board=(*PLACES, BARON, Haunt(epic="Baron", place=X))),
        when=Haunt(epic="Baron", off=True),
        then={at.discarded: {"epic": ("Baron",)}, epic_count: 0},
    ),
    "DD-205 one space a turn, toward the goal, as a mission says": Row(
        given=(*stalking(BARON), Haunt(epic="Count", place="Black Tree")),
        when=(
            Stalk(epic="Count", place=HOME),
            Stalk(epic="Baron", place=X),
            Stalk(epic="Baron", place=f"{X}-{Y}"),
            Stalk(epic="Baron", place=X),
        ),
        refused={1: No("DD-205", "epic-aimless"), 2: No("DD-207", "space-far"), 4: No("DD-205", "epic-moved")},
        then={at.epics: {"Baron": f"{X}-{Y}"}},
    ),
    "DD-205 it must move before cards are drawn, and is shown": Row(
        given=stalking(BARON),
        stands={shown.owing: ("stalk", "danger")},
        when=(fog(12), Stalk(epic="Baron", place=f"{X}-{Y}"), fog(12)),
        refused={1: No("DD-126", "epic-first")},
        then={at.epics: {"Baron": f"{X}-{Y}"}},
    ),
    "DD-206 of equally close parties its Target decides": Row(
        given=(
            *begun(
                *(hero("A", HOME, mag=6, mrl=9), hero("B", Y, mag=9, mrl=8)),
                board=(*PLACES, foe("Scrott", 4, 6, target="mag", aim="low"), *SCROTT),
            ),
            *on_to_danger("AB"),
        ),
        when=(Stalk(epic="Scrott", place=f"{X}-{Y}"), Stalk(epic="Scrott", place=f"{HOME}-{X}")),
        refused={1: No("DD-206", "stalk-astray")},
        then={at.epics: {"Scrott": f"{HOME}-{X}"}},
    ),
    "DD-208 a Town that an Epic enters loses a level": Row(
        given=stalking(BARON, goal=ORDER, board=(*town(ORDER, 2), Way(kind="touch", one=Y, other=ORDER))),
        when=Stalk(epic="Baron", place=ORDER),
        then={at.towns: {ORDER: 1}},
    ),
    "DD-208 not by a Law Epic": Row(
        given=stalking(JUDGE, goal=ORDER, board=(*town(ORDER, 2), Way(kind="touch", one=Y, other=ORDER))),
        when=Stalk(epic="Judge", place=ORDER),
        then={at.towns: {ORDER: 2}},
    ),
    "DD-209 a Law Epic that meets another one clears the space, and the level falls": Row(
        given=stalking(JUDGE, BARON, COUNT),
        stands={at.epics: {"Judge": Y, "Baron": f"{X}-{Y}", "Count": f"{X}-{Y}"}, at.danger: {"Fields": 2}},
        when=Stalk(epic="Judge", place=f"{X}-{Y}"),
        then={epic_count: 0, at.danger: {"Fields": 1}, at.discarded: {"epic": ("Baron", "Count", "Judge")}},
        happens=(
            Fact(EpicRemoved, epic="Baron"),
            Fact(EpicRemoved, epic="Count"),
            Fact(EpicRemoved, epic="Judge"),
            Fact(DangerReduced, place="Fields", was=2, now=1),
        ),
    ),
    "DD-209 two of the Law stay together": Row(
        given=stalking(JUDGE, foe("Bailiff", 4, 6, lairs=("law",))),
        when=Stalk(epic="Judge", place=f"{X}-{Y}"),
        then={at.epics: {"Judge": f"{X}-{Y}", "Bailiff": f"{X}-{Y}"}, at.danger: {"Fields": 2}},
    ),
    "DD-209 nor does another Epic that meets the Law": Row(
        given=stalking(BARON, JUDGE),
        when=Stalk(epic="Baron", place=f"{X}-{Y}"),
        then={at.epics: {"Judge": f"{X}-{Y}", "Baron": f"{X}-{Y}"}, at.danger: {"Fields": 2}},
    ),
}


@each(ENCOUNTERS | LAW | EPICS_MOVE)
def test_encounters(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
