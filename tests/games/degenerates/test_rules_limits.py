"""Where things end: the counters of the box, conditions of a Fight Round, Doom cards in play."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Found, Place
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import ConditionGained, ConditionKept, ConditionLost
from ledger.games.degenerates.events.decks import DecksShuffled
from ledger.games.degenerates.events.phases import TurnBegan
from ledger.games.degenerates.events.setup import AdventurerArrived, BoardLaid
from ledger.games.degenerates.moves.cards import Clue, Haunt
from ledger.games.degenerates.moves.danger import Advance, Doom, Gate
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.fights import Mar, Rejoin
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import DoomCard
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    attacked,
    become,
    begun,
    defend,
    escape,
    fighting,
    foe,
    hero,
    space,
    stand,
    table,
    trait,
    turn_over,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
FORTRESS = "Goblin Fortress"
FIENDS = tuple(foe(f"Fiend {n}", 4, 9) for n in range(1, 7))
AILMENTS: tuple[Any, ...] = ("corroded", "dazed", "hexed")
MARS = tuple(Mar(foe=fiend.name, ailment=ailment) for fiend in FIENDS for ailment in AILMENTS)
TOGETHER = (
    "slimed",
    "poisoned",
    "exalted",
    "blessed",
    "focused",
    "invigorated",
    "detained",
    "infected",
    "stunned",
)
"""Conditions that one adventurer may have at a time."""
ILLS = tuple(become(who, name) for who in "ABCD" for name in TOGETHER)
HALLS = tuple(space(f"Hall {n}", 2, region="wetlands") for n in range(1, 18))
SIDES = tuple(trait(("fungus", "metaphysical")[n % 2], hall.name) for n, hall in enumerate(HALLS))
REGIONS = ("badlands", "highlands", "lowlands", "wetlands")
RIFTS = tuple(space(f"Rift {name} {n}", 2, region=name) for name in REGIONS for n in (1, 2))
GATES = tuple(Gate(place=rift.name, by="Doom") for rift in RIFTS)


def pairs(*stances: str) -> Moves:
    """A and B fight an Ogre that aims at A, and have chosen their stances."""
    fought = fighting(hero("A", con=8), hero("B"), foes=(foe("Ogre", 4, 30),))
    return (*fought, *(stand(who, stance) for who, stance in zip("AB", stances, strict=False)))


def doomed(place: str, *grants: str) -> Moves:
    """A Doom card remains in play beside the Region of that place."""
    return (Advance(place=place, by="Omen"), Doom(card="Plague Moon", fits=True, stays=True, grants=grants))


def met(place: str, *grants: str) -> Moves:
    """A fight in that place, after a Doom card at the Goblin Fortress that remains in play."""
    board = (*LANDS, space(PIT, 3), space(FORTRESS, 3), space(HOME, 3, region="lowlands"))
    foes = (foe("Grunt", 3, 9, of=("goblin",)), foe("Rat", 3, 9, of=("vermin",)))
    return (*begun(hero("A"), at=place, board=board), *doomed(FORTRESS, *grants), *attacked("A", *foes), BeginFight())


SUPPLY: dict[str, Row[Degenerates]] = {
    "DD-004 Voidgates": Row(
        given=(*begun(hero("A"), board=RIFTS), *GATES),
        when=Place(thing="Voidgate", at=HOME, because="a card says so"),
        stands={shown.decks: {"Voidgates": (0, 0, 0)}},
        then={at.reminders: ("counter-short",), at.gates: {HOME: 0}},
    ),
    "DD-004 both sides of a counter count": Row(
        given=(*begun(hero("A"), board=HALLS), *SIDES[:15]),
        when=SIDES[15:],
        after={1: {at.reminders: (), shown.decks: {"Fungus or Metaphysical counters": (0, 0, 0)}}},
        then={at.reminders: ("counter-short",)},
    ),
    "DD-004 status counters": Row(
        given=(*begun(*(hero(who) for who in "ABCD")), *ILLS[:34]),
        when=ILLS[34:],
        after={1: {at.reminders: ("infected-counters",)}},
        then={at.reminders: ("infected-counters", "counter-short")},
    ),
    "DD-004 conditions of monsters": Row(
        given=(*fighting(hero("A"), foes=FIENDS), *MARS[:14]),
        when=MARS[14:16],
        after={1: {at.reminders: ()}},
        then={at.reminders: ("counter-short",)},
    ),
    "DD-004 what is left is shown": Row(
        given=begun(hero("A"), board=LANDS),
        when=(Clue(place=HOME), Haunt(epic="Baron", place=HOME), trait("perilous", HOME), trait("base", HOME)),
        then={
            shown.decks: {
                "Clue counters": (5, 0, 0),
                "Epic Monster counters": (15, 0, 0),
                "Explored or Perilous counters": (21, 0, 0),
                "Base counters": (0, 0, 0),
                "Voidgates": (8, 0, 0),
            },
            at.reminders: (),
        },
    ),
    "DD-024 the second Base is remarked": Row(
        given=(*begun(hero("A"), board=(*LANDS, space(PIT, 2))), trait("base", HOME)),
        when=trait("base", PIT),
        then={at.reminders: ("counter-short",), at.counters: {HOME: ("base",), PIT: ("base",)}},
    ),
}

FLED: Moves = (
    *(*pairs("guard", "guard"), escape("A", "3 3", "1 6", "1")),
    *(become("A", "slimed", "round", before=True), become("A", "weakened", "round")),
)
"""A has Escaped in this round, with two conditions of one turn."""
TIMERS: dict[str, Row[Degenerates]] = {
    "DD-117 until the start of the next turn": Row(
        given=(*pairs("assault", "assault"), defend("A", "1 1", "1"), become("A", "stunned", "round", before=True)),
        when=(
            (defend("B", power="1"), Next()),
            stand("A", "assault"),
            defend("A", "1 1", "1"),
        ),
        after={1: {at.afflicted: {"A": ("stunned",)}}, 2: {at.afflicted: {"A": ()}}},
        then={at.afflicted: {"A": ()}},
        happens=(Fact(ConditionLost, who="A", name="stunned", rule="DD-117"),),
    ),
    "DD-117 the roll itself begins the turn, where the stance stays": Row(
        given=(*pairs("assault", "assault"), defend("A", "1 1", "1"), become("A", "stunned", "round", before=True)),
        when=((defend("B", power="1"), Next()), defend("A", "1 1", "1")),
        then={at.afflicted: {"A": ()}, fight.round_: 2},
    ),
    "DD-117 a turn begins once": Row(
        given=pairs("assault"),
        when=(become("A", "stunned", "round", before=True), defend("A", "1 1", "1"), defend("A", "1 1")),
        refused={2: No("DD-116")},
        then={at.conditions: {"A": {"stunned": "round"}}},
    ),
    "DD-117 two turns later": Row(
        given=(
            *(*pairs("assault", "assault"), defend("A", "1 1", "1")),
            *(become("A", "weakened", "round", before=True, turns=2), defend("B", power="1"), Next()),
        ),
        when=((stand("A", "assault"), defend("A", "1 1", "1"), defend("B", power="1"), Next()), stand("A", "assault")),
        after={1: {at.afflicted: {"A": ("weakened",)}}},
        then={at.afflicted: {"A": ()}, fight.round_: 3},
    ),
    "DD-117 who returns begins a turn": Row(
        given=FLED,
        when=((defend("B", power="1"), Next()), Rejoin(who="A")),
        after={1: {at.afflicted: {"A": ("slimed", "weakened")}, fight.round_: 2}},
        then={at.afflicted: {"A": ("weakened",)}, fight.fighters: {"A": "in", "B": "in"}},
    ),
    "DD-117 the time of who Escaped runs on": Row(
        given=FLED,
        when=(defend("B", power="1"), Next(), (stand("B", "guard"), defend("B", "1 1", "1")), Next()),
        after={3: {at.afflicted: {"A": ("slimed", "weakened")}}},
        then={at.afflicted: {"A": ()}, fight.round_: 3},
    ),
    "DD-109 the end of a turn is later than its start": Row(
        given=(*begun(hero("A")), become("A", "stunned", "round", before=True)),
        when=(become("A", "stunned", "round"), become("A", "stunned", "round", before=True)),
        then={at.afflicted: {"A": ("stunned",)}},
        happens=(Fact(ConditionGained, who="A"), Fact(ConditionKept, who="A")),
    ),
}

OMENS: dict[str, Row[Degenerates]] = {
    "DD-062 a Doom card gives its Region's monsters an ability": Row(
        given=met(PIT, "fury:2", "fear/goblin"),
        when=Mar(foe="Grunt", ailment="hexed"),
        stands={
            fight.abilities: {"Grunt": ("fear", "fury"), "Rat": ("fury",)},
            fight.trials: (("fear", "A"),),
            at.doom_in_play: ("Plague Moon",),
            sheets.rows(): {"Doom cards that remain": ("Plague Moon (badlands): fury:2, fear/goblin",)},
        },
        then={fight.abilities: {"Grunt": (), "Rat": ("fury",)}},
    ),
    "DD-062 not those of another Region": Row(
        given=met(HOME, "fury:2"),
        when=stand("A", "assault"),
        then={fight.abilities: {"Grunt": (), "Rat": ()}},
    ),
    "DD-062 its abilities are those of the rulebook": Row(
        given=begun(hero("A")),
        when=DoomCard(name="Plague Moon", stays=True, grants=("furry",)),
        refused={1: No("DD-210", "ability-unknown")},
        then={at.doom_in_play: ()},
    ),
}


OPENING: dict[str, Row[Degenerates]] = {
    "DD-005 decks are shuffled before play, the Loot deck last": Row(
        when=(Found(players=("A",)), *table(hero("A"))[1:], Next()),
        then={at.turn: 1},
        happens=(
            Fact(BoardLaid),
            Fact(
                DecksShuffled,
                decks=(
                    *("danger", "epic-loot"),
                    *(f"encounters-{name}" for name in REGIONS),
                    *(*REGIONS, "law", "epic"),
                ),
            ),
            Fact(AdventurerArrived, who="A"),
            Fact(DecksShuffled, decks=("loot",)),
            Fact(TurnBegan, turn=1),
        ),
    ),
    "DD-005 not again in the next turn": Row(
        given=begun(hero("A")),
        when=turn_over("A"),
        then={at.turn: 2},
        never=(DecksShuffled,),
    ),
}


@each(OPENING | SUPPLY | TIMERS | OMENS)
def test_limits(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
