"""Worked cases of how a fight ends: for the place and for the beaten."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import AdventurerDied
from ledger.games.degenerates.events.board import LevelHeld
from ledger.games.degenerates.events.decks import CardReturned
from ledger.games.degenerates.events.doom import DoomAdvanced
from ledger.games.degenerates.events.looting import FightDrawn, FightLost, FightWon
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Joins
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.resting import Buy, Reveal, Trade
from ledger.games.degenerates.moves.setup import AddAdventurer, MonsterCard
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
    escape,
    fighting,
    foe,
    hero,
    hit,
    hurt,
    obtain,
    path,
    recover,
    space,
    stand,
    town,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
CHANCE = "Last Chance"
MARKET = "Market"
RAT = foe("Rat", 4, 1)
TOAD = foe("Toad", 4, 1)
SERGEANT = foe("Sergeant", 4, 1)


def level(danger: int, *has: Any, at: str = HOME) -> Moves:
    return (space(at, danger, *has, region="lowlands"),)


def carded(*foes: MonsterCard, deck: str, danger: int = 4, **more: Any) -> Moves:
    """A single adventurer fights these, which a card brings from that deck."""
    begins = BeginFight(foes=tuple(each.name for each in foes), from_=deck)
    return (*begun(hero("A", **more), board=(*level(danger), *foes)), begins, stand("A", "assault"))


def wounded(wounds: int, *heroes: AddAdventurer, foes: tuple[MonsterCard, ...], danger: int = 3) -> Moves:
    """A takes Wounds in the Danger Phase, and the fight has begun."""
    players = "".join(each.who for each in heroes)
    told = attacked(players, *foes)
    cut = len(foes) + len(players) + 1
    return (*begun(*heroes, board=level(danger)), *told[:cut], hurt("A", wounds), *told[cut:], BeginFight())


LEVELS: dict[str, Row[Degenerates]] = {
    "DDV-266 a Settlement": Row(
        proves="DD-263 DD-040 DD-041",
        given=(
            *fighting(hero("A"), foes=(RAT,), board=level(1, "settlement", "outside", at="Hamlet"), at="Hamlet"),
            stand("A", "assault"),
        ),
        stands={at.danger: {"Hamlet": 1}},
        when=blow("A", "Rat", 1),
        then={at.towns: {"Hamlet": 1}, at.is_town: {"Hamlet": True}},
        happens=(Fact(FightWon),),
    ),
    "DDV-266 a Path": Row(
        proves="DD-263 DD-040 DD-041",
        given=(
            *fighting(
                hero("A"),
                foes=(RAT,),
                board=(*LANDS, space("Wasteland", 1, "outside"), space(PIT, 2), path(PIT, "Skull Bridge")),
                at="Hell Pit-Skull Bridge",
            ),
            stand("A", "assault"),
        ),
        stands={at.danger: {"Wasteland": 1}},
        when=blow("A", "Rat", 1),
        then={at.danger: {"Wasteland": 1}, at.is_town: {"Hell Pit-Skull Bridge": False}},
        happens=(Fact(LevelHeld, place="Wasteland", level=1), Fact(FightWon)),
    ),
    "DDV-268 run 1": Row(
        proves="DD-265",
        given=carded(SERGEANT, deck="law"),
        stands={at.danger: {HOME: 4}},
        when=blow("A", "Sergeant", 1),
        then={at.danger: {HOME: 4}},
        happens=(Fact(FightWon),),
    ),
    "DDV-268 run 2": Row(
        proves="DD-265",
        given=carded(RAT, deck="loot"),
        stands={at.danger: {HOME: 4}},
        when=blow("A", "Rat", 1),
        then={at.danger: {HOME: 4}},
        happens=(Fact(FightWon),),
    ),
    "DDV-268 run 3": Row(
        proves="DD-265",
        given=(
            *fighting(hero("A"), foes=(foe("Piper", 4, 1, "rally:law"),), board=(*level(4), SERGEANT)),
            Joins(card="Sergeant"),
            stand("A", "assault"),
            blow("A", "Piper", 1),
            Next(),
            stand("A", "assault"),
        ),
        stands={at.danger: {HOME: 4}, at.out: {"law": ("Sergeant",)}},
        when=blow("A", "Sergeant", 1),
        then={at.danger: {HOME: 4}},
        happens=(Fact(FightWon),),
    ),
    "DDV-367": Row(
        proves="DD-265 DD-267",
        given=(
            *begun(hero("A", con=7), board=(*level(4, "outside", "law"), foe("Sergeant", 5, 3)), bounty=3),
            hurt("A", 12),
            BeginFight(foes=("Sergeant",), from_="law"),
            stand("A", "assault"),
        ),
        stands={at.danger: {HOME: 4}, at.bounty: 3},
        when=hit("A", "", "3 3", "6 6", "1"),
        then={at.danger: {HOME: 4}, at.bounty: 3, at.xp: {"A": 0}, at.gold: {"A": 0}, at.alive: ("A",)},
        happens=(Fact(FightDrawn),),
    ),
    "DDV-364": Row(
        proves="DD-327 DD-267 DD-268",
        given=(
            *begun(hero("A", con=7, xp=6), board=(*level(4), foe("Mimic", 5, 2))),
            hurt("A", 12),
            BeginFight(foes=("Mimic",), from_="loot"),
            stand("A", "assault"),
        ),
        stands={at.danger: {HOME: 4}, at.hp: {"A": 14}, at.wounds: {"A": 12}, fight.armor: {"Mimic": 0}},
        when=hit("A", "", "3 3", "6 6", "1"),
        then={
            at.danger: {HOME: 3},
            at.xp: {"A": 3},
            at.gold: {"A": 0},
            at.defeated: {"A": True},
            at.alive: ("A",),
            at.discarded: {"loot": ("Mimic",)},
        },
        happens=(Fact(FightDrawn),),
        never=(AdventurerDied,),
    ),
}


def market(town_level: int, *cards: Reveal, **more: Any) -> Moves:
    """A single adventurer trades in a Town; a Mimic came up."""
    mimic = foe("Mimic", 5, 2)
    begins = begun(
        hero("A", con=7, gold=5), at=MARKET, board=(*town(MARKET, town_level, region="lowlands"), mimic), stance="bold"
    )
    found = Reveal(who="A", card="Mimic", kind="monster")
    return (*begins, recover("A"), Trade(who="A"), found, *cards, *more.get("then", ()), BeginFight(who="A"))


ROPE = Reveal(who="A", card="Rope", kind="item", price=2)
LAMP = Reveal(who="A", card="Lamp", kind="item", price=2)

TRADES: dict[str, Row[Degenerates]] = {
    "DDV-365": Row(
        proves="DD-327 DD-047",
        given=(*market(3, ROPE, LAMP, then=(hurt("A", 12),)), stand("A", "assault")),
        stands={at.towns: {MARKET: 3}, at.wounds: {"A": 12}},
        when=hit("A", "", "3 3", "6 6", "1"),
        then={at.towns: {MARKET: 3}, fight.goes_on: False},
        happens=(Fact(LevelHeld, place=MARKET, level=3), Fact(FightDrawn)),
    ),
    "DDV-366": Row(
        proves="DD-327 DD-045 DD-165",
        given=(*market(1), stand("A", "guard")),
        stands={at.towns: {MARKET: 1}},
        when=(escape("A", "3 3", "1 5", "1"), Buy(who="A", card="Rope")),
        refused={2: No("DD-166", "ware-missing")},
        after={1: {at.danger: {MARKET: 1}, at.is_town: {MARKET: False}}},
        then={at.traits: {MARKET: ("outside", "settlement")}, at.doom: (), at.looms: False, at.gold: {"A": 5}},
        happens=(Fact(FightLost),),
        never=(DoomAdvanced,),
    ),
}


def turns_of_b(name: str) -> Moves:
    """A round in which A only defends and B, whom nobody attacks, destroys a monster."""
    stands = tuple(stand(who, "assault") for who in "AB")
    return (*stands, defend("A", "1 6", "1"), blow("B", name, 1).but(def_=()), Next())


PAIR = (hero("A", con=8, xp=5), hero("B"))

BEATEN: dict[str, Row[Degenerates]] = {
    "DDV-269": Row(
        proves="DD-266 DD-271",
        given=(
            *wounded(10, *PAIR, foes=(RAT, TOAD, foe("Ogre", 6, 9)), danger=5),
            obtain("A", "Rope", deck="loot"),
            *(move for name in ("Rat", "Toad") for move in turns_of_b(name)),
            stand("A", "assault"),
            stand("B", "guard"),
        ),
        stands={
            at.danger: {HOME: 5},
            at.wounds: {"A": 10},
            fight.trophies: {"B": ("Rat", "Toad")},
            fight.foes_left: ("Ogre",),
        },
        when=(defend("A", "6 6", "1"), escape("B", power="1")),
        after={1: {at.defeated: {"A": True}}},
        then={
            at.alive: ("B",),
            at.fallen: ("A",),
            at.discarded: {"loot": ("Rope",), "lowlands": ("Rat", "Toad")},
            at.xp: {"B": 0},
            at.gold: {"B": 0},
            at.danger: {HOME: 6},
            at.out: {"lowlands": (), "loot": ()},
        },
        happens=(Fact(FightLost), Fact(CardReturned, deck="lowlands", card="Ogre")),
    ),
    "DDV-363": Row(
        proves="DD-327 DD-266 DD-271",
        given=(
            *begun(hero("A", con=8), hero("B"), board=(*level(4), foe("Mimic", 6, 9))),
            obtain("A", "Rope", deck="loot"),
            hurt("A", 10),
            BeginFight(foes=("Mimic",), from_="loot"),
            stand("A", "assault"),
            stand("B", "guard"),
        ),
        stands={at.danger: {HOME: 4}},
        when=(defend("A", "6 6", "1"), escape("B", power="1")),
        then={
            at.danger: {HOME: 5},
            at.doom: (),
            at.alive: ("B",),
            at.fallen: ("A",),
            at.discarded: {"loot": ("Rope",)},
            at.xp: {"B": 0},
            at.gold: {"B": 0},
            at.out: {"loot": ()},
        },
        happens=(Fact(FightLost), Fact(CardReturned, deck="loot", card="Mimic")),
        never=(DoomAdvanced,),
    ),
    "DDV-273": Row(
        proves="DD-269 DD-263 DD-106",
        given=(
            *fighting(hero("A", con=8, mrl=6, xp=5), hero("B"), foes=(foe("Ogre", 20, 1),)),
            *(stand(who, "assault") for who in "AB"),
            defend("A", "6 6", "1"),
        ),
        stands={at.defeated: {"A": True}, at.xp: {"A": 3}, at.wounds: {"A": 16}},
        when=(
            (blow("B", "Ogre", 1).but(def_=()), Next()),
            (Next(), Next(), recover("B"), recover("A", "5 5")),
        ),
        after={1: {at.alive: ("A", "B"), at.xp: {"A": 3, "B": 1}, at.gold: {"A": 0, "B": 1}, at.turn: 1}},
        then={at.turn: 2, at.wounds: {"A": 13}, at.defeated: {"A": False}, at.alive: ("A", "B")},
        happens=(Fact(FightWon),),
    ),
}


@each(LEVELS | TRADES | BEATEN)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
