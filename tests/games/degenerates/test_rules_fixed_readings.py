"""Readings that no option switches: what the rulebook leaves open, and the table settles in one way."""

from __future__ import annotations

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.events.board import GateWithheld, LevelHeld
from ledger.games.degenerates.moves.danger import Compare, Gate, Lower, Raise
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import LootRoll, Strike
from ledger.games.degenerates.moves.phases import Next, Void
from ledger.games.degenerates.moves.resting import Invest
from ledger.games.degenerates.moves.setup import Space
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    attacked,
    become,
    begun,
    defend,
    fighting,
    foe,
    fog,
    hero,
    hurt,
    on_to_danger,
    recover,
    space,
    stand,
    table,
    town,
)
from tests.tables import Fact, Row, each, prove

PIT, FORTRESS, CHANCE, MAZE, MARKET = "Hell Pit", "Goblin Fortress", "Last Chance", "The Maze", "Market"
PLACES = (*LANDS, space(PIT, 2), space(FORTRESS, 2), space(CHANCE, None, "inside"))
OGRE = foe("Ogre", 4, 20, val=(3, 2))


def rift(place: str) -> Gate:
    return Gate(place=place, by="Rift")


READINGS: dict[str, Row[Degenerates]] = {
    "AMB-26 DD-193 the Encounter icon counts when only the Law attacks": Row(
        given=(
            *begun(hero("A"), board=(*PLACES, space(HOME, 1, "law")), bounty=3),
            *(*on_to_danger("A"), fog(3, law=True)),
        ),
        when=Compare(monsters=1, encounter=True),
        then={at.encounter_due: {"A": True}, at.monsters_due: {"A": ("law", 1)}},
    ),
    "AMB-27 DD-280 at the XP cap the printed XP of the trophies counts": Row(
        given=(
            *begun(hero("A", xp=21)),
            *(*attacked("A", OGRE), BeginFight(), Strike(who="A", foe="Ogre", damage=20)),
        ),
        when=LootRoll(who="A", die=("3",)),
        then={fight.loot_passed: True, at.xp: {"A": 21}},
    ),
    "AMB-29 DD-074 a gate where one stands is only withheld, also in a full Region": Row(
        given=(*begun(hero("A"), board=PLACES), rift(PIT), rift(FORTRESS)),
        when=rift(PIT),
        then={at.danger: {PIT: 2, FORTRESS: 2}, at.gates_at: (FORTRESS, PIT)},
        happens=(Fact(GateWithheld, place=PIT, rule="DD-074"),),
    ),
    **{
        f"AMB-34 DD-242 of equal PER {first} may act first": Row(
            given=(*fighting(hero("A", con=8), hero("B"), foes=(OGRE,)), *(stand(who, "guard") for who in "AB")),
            when=tuple(defend(who, *(("1 1", "6") if who == "A" else ("", "6"))) for who in (first, second)),
            then={fight.fighters: {"A": "in", "B": "in"}, at.wounds: {"A": 0}},
        )
        for first, second in (("A", "B"), ("B", "A"))
    },
    "AMB-37 DD-041 a Settlement on the level of its Territory is no Town at 1": Row(
        given=begun(hero("A"), board=(*LANDS, space("Wasteland", 1), space(CHANCE, None, "inside", "settlement"))),
        when=Lower(place=CHANCE, by="Prayer"),
        then={at.danger: {"Wasteland": 1, CHANCE: 1}, at.is_town: {CHANCE: False}, at.reminders: ("town-shared",)},
        happens=(Fact(LevelHeld, place="Wasteland", level=1),),
    ),
    "AMB-39 DD-154 the Infected need not roll": Row(
        given=(*begun(hero("A")), hurt("A", 5), become("A", "infected")),
        when=recover("A"),
        then={at.wounds: {"A": 5}, at.acted: {"A": "rest"}},
        never=(facts.TestMade,),
    ),
    "AMB-41 DD-018 a Location for which the board prints no level takes that of its Territory": Row(
        given=begun(hero("A"), board=LANDS),
        when=(Space(name="Graveyard", territory="Witchwood", shares=True), Raise(place="Graveyard", by="Plague")),
        then={at.danger: {"Graveyard": 3, "Witchwood": 3}},
    ),
    "AMB-42 DD-146 Void Travel by a Territory's card raises the Territory": Row(
        given=begun(hero("A"), at=MAZE, board=PLACES, stance="bold"),
        when=Void(who="A", card="Fields"),
        then={at.where: {"A": HOME}, at.gates_at: (HOME,), at.danger: {"Fields": 3, HOME: 3}},
    ),
    "AMB-46 DD-122 leaders are read again at the start of a phase": Row(
        given=(*begun(hero("A", mrl=8), hero("B"), board=PLACES), recover("A")),
        when=(recover("B"), become("A", "demoralized"), Next(first=("B", "A"))),
        after={1: {at.leaders: ("A",)}, 2: {at.leaders: ("A",)}},
        then={at.leaders: ("B",), at.phase: "danger"},
    ),
    "AMB-47 DD-242 a changed PER moves nobody within the round": Row(
        given=(
            *fighting(hero("A", con=8, per=8), hero("B"), foes=(OGRE,)),
            *(become("A", "blinded"), become("B", "focused")),
        ),
        when=((stand("A", "guard"), defend("A", "1 1", "6")), (stand("B", "guard"), defend("B", power="1"), Next())),
        after={1: {shown.queue: {"Fight order": ("B (PER 7, fights)",)}}},
        then={shown.queue: {"Fight order": ("B (PER 8, fights)", "A (PER 7, fights)")}},
    ),
    "AMB-48 DD-122 who goes first in a tie is typed": Row(
        given=table(hero("A"), hero("B", PIT), board=PLACES),
        when=(Next(), Next(first=("B", "A"))),
        asked={1: "first"},
        then={at.leaders: ("B", "A")},
    ),
    "AMB-50 DD-160 one may Invest at Town Level 6": Row(
        given=(
            *begun(
                hero("A", gold=20), at=MARKET, board=town(MARKET, 6, "law", region="highlands"), bounty=4, stance="bold"
            ),
            recover("A"),
        ),
        when=Invest(who="A"),
        then={at.towns: {MARKET: 6}, at.bounty: 3, at.gold: {"A": 0}},
    ),
}


@each(READINGS)
def test_fixed_readings(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
