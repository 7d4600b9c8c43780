"""Worked cases of fights with Epic Monsters and of what remains of them."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.doom import DoomAdvanced
from ledger.games.degenerates.events.looting import FightLost, FightWon
from ledger.games.degenerates.moves.cards import Haunt
from ledger.games.degenerates.moves.danger import Compare
from ledger.games.degenerates.moves.encounters import BeginFight, EpicMonster, Monster
from ledger.games.degenerates.moves.fights import Mar
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
    foe,
    fog,
    hero,
    hit,
    on_to_danger,
    space,
    stand,
)
from tests.tables import Fact, Row, each, prove

PIT = "Hell Pit"
CHANCE = "Last Chance"
RAT = foe("Rat", 4, 1)
SERGEANT = foe("Sergeant", 4, 1)


def level(danger: int, *has: Any, at: str = HOME) -> Moves:
    return (space(at, danger, *has, region="lowlands"),)


SCROTT = foe("Scrott", 4, 9)


def meets_epic(place: str, *more: MonsterCard, board: Moves = ()) -> Moves:
    """A single adventurer fights an Epic Monster there."""
    begins = begun(hero("A"), at=place, board=board)
    return (*begins, *attacked("A", *more, epics=(SCROTT,)), BeginFight(), stand("A", "assault"))


def on_to_danger_again() -> Moves:
    """The next turn in the same space, up to the fight."""
    return (Next(), Next(), *on_to_danger("A"), fog(12).but(card="Mist"), Next())


def epics_at(sitting: at.At) -> tuple[tuple[str, str], ...]:
    """All Epic counters on the board: where, and whose."""
    return tuple((each.space, name) for name, each in sitting.state.epics.items())


EPICS: dict[str, Row[Degenerates]] = {
    "DDV-271": Row(
        proves="DD-202 DD-203 DD-266",
        given=(
            *meets_epic(PIT, board=(space(PIT, 6),)),
            blow("A", "Scrott", 4).but(def_=dice("4 1")),
            Mar(foe="Scrott", ailment="dazed"),
            Next(),
            stand("A", "guard"),
        ),
        stands={fight.foes: {"Scrott": 4}, fight.ailments: {"Scrott": ("dazed",)}, at.danger: {PIT: 6}},
        when=(
            escape("A", "", "1 4", "1"),
            (*on_to_danger_again(), BeginFight()),
        ),
        after={1: {at.epics: {"Scrott": PIT}, at.danger: {PIT: 6}, at.doom: (), fight.goes_on: False}},
        then={fight.foes: {"Scrott": 0}, fight.ailments: {"Scrott": ()}, at.doom: (), at.danger: {PIT: 6}},
        happens=(Fact(FightLost),),
        never=(DoomAdvanced,),
    ),
    "DDV-272": Row(
        proves="DD-204",
        given=(
            *begun(hero("A"), board=(*LANDS, space(PIT, 2), space(CHANCE, None, "inside"), SCROTT)),
            Haunt(epic="Scrott", place=PIT),
        ),
        stands={at.epics: {"Scrott": PIT}},
        when=Haunt(epic="Scrott", place=CHANCE),
        then={at.epics: {"Scrott": CHANCE}, epics_at: ((CHANCE, "Scrott"),)},
    ),
    "DDV-418 run 1": Row(
        proves="DD-264 DD-265 DD-201",
        given=(
            *begun(hero("A"), board=(*level(4), foe("Judge", 4, 1, lairs=("law",)))),
            BeginFight(foes=("Judge",), from_="epic"),
            stand("A", "assault"),
        ),
        stands={at.danger: {HOME: 4}},
        when=blow("A", "Judge", 1),
        then={at.danger: {HOME: 1}},
        happens=(Fact(FightWon),),
    ),
    "DDV-418 run 2": Row(
        proves="DD-264 DD-265 DD-201",
        given=(
            *begun(hero("A"), at="Gaol", board=(*level(4, "law", at="Gaol"), SERGEANT)),
            *attacked("A", foe("Judge", 4, 1, lairs=("law",)))[:1],
            *on_to_danger("A"),
            fog(1, law=True),
            Compare(monsters=1, epic=True),
            Next(),
            EpicMonster(card="Judge"),
            Monster(cards=("Sergeant",)),
            BeginFight(),
            stand("A", "assault"),
            blow("A", "Judge", 1),
            Next(),
            stand("A", "assault"),
        ),
        stands={at.danger: {"Gaol": 4}, fight.foes_left: ("Sergeant",)},
        when=blow("A", "Sergeant", 1),
        then={at.danger: {"Gaol": 4}},
        happens=(Fact(FightWon),),
    ),
    "DDV-424": Row(
        proves="DD-263 DD-264",
        given=(
            *begun(hero("A"), board=level(4)),
            *attacked("A", RAT),
            BeginFight(),
            stand("A", "assault"),
            blow("A", "Rat", 1),
            Next(),
            SCROTT.but(hp=1),
            BeginFight(foes=("Scrott",), from_="epic"),
            stand("A", "assault"),
        ),
        stands={at.danger: {HOME: 3}, fight.foes: {"Scrott": 0}},
        when=blow("A", "Scrott", 1),
        then={at.danger: {HOME: 3}},
        happens=(Fact(FightWon),),
    ),
    "DDV-416": Row(
        proves="DD-279 DD-277 DD-268",
        given=(
            *begun(hero("A", con=8, xp=6), hero("B", xp=3)),
            *attacked("AB", foe("Ogre", 16, 1, val=(0, 0)), epics=(SCROTT.but(hp=1, val=(5, 2)),)),
            BeginFight(),
            *(stand(who, "assault") for who in "AB"),
            hit("A", "Scrott", "1 1", "6 1", "1"),
            defend("B", power="1"),
            Next(),
            *(stand(who, "assault") for who in "AB"),
            defend("A", "6 6", "1"),
        ),
        stands={at.defeated: {"A": True}, fight.foes_left: ("Ogre",)},
        when=(blow("B", "Ogre", 1).but(def_=()), Next()),
        then={
            at.xp: {"A": 3, "B": 8},
            at.gold: {"A": 0, "B": 0},
            fight.loot_rolls: (),
            fight.goes_on: False,
            at.discarded: {"epic": ("Scrott",), "lowlands": ("Ogre",)},
        },
        happens=(Fact(FightWon, rolls=()),),
    ),
}


@each(EPICS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
