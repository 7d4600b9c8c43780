"""Worked cases of the Doom Track, the Hand of Doom and Voidgates."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.decks import DeckReshuffled
from ledger.games.degenerates.events.doom import DoomCardResolved
from ledger.games.degenerates.moves.danger import Advance, Compare, Danger, Dispel, Doom, Gate, Prevent, Sign
from ledger.games.degenerates.moves.encounters import BeginFight
from ledger.games.degenerates.moves.phases import Next, River
from ledger.games.degenerates.moves.setup import AddAdventurer, Deck
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import fights as fight
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    attacked,
    begun,
    dice,
    escape,
    foe,
    fog,
    hero,
    hurt,
    next_,
    on_to_danger,
    rests,
    road,
    space,
    stand,
    table,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
CRATER = "Crystal Crater"
FORTRESS = "Goblin Fortress"
DEATH = "Bubbling Death"
PLACES = (
    *LANDS,
    space(PIT, 2),
    space(FORTRESS, 2),
    space(CRATER),
    space("The Windmill", None, "inside"),
    space("Last Chance", None, "inside"),
)
COUNTED = (
    *(Deck(name=name, cards=30, strong=4) for name in ("badlands", "highlands", "lowlands")),
    Deck(name="law", cards=14, strong=3),
)
"""The monster decks as the box has them: their strong ones begin in the discard piles."""


def advance(place: str) -> Advance:
    return Advance(place=place, by="Omen")


def doomed(*places: str, looms: bool = False) -> Moves:
    """Doom counters that cards brought, each with its resolved Doom card."""
    let: Moves = (Advance(),) if looms else ()
    return tuple(
        move
        for number, place in enumerate(places)
        for move in (advance(place), *let, Doom(card=f"Omen {number}", fits=True))
    )


def drawing(*heroes: AddAdventurer, board: Moves = PLACES, doom: Moves = (), **begins: Any) -> Moves:
    """The Danger Phase of the first turn; the first party is about to draw."""
    return (*begun(*heroes, board=board, **begins), *doom, *on_to_danger("".join(each.who for each in heroes)))


def prevent(**luck: int) -> Prevent:
    return Prevent(pay=tuple(luck.items()))


TRACK: dict[str, Row[Degenerates]] = {
    "DDV-041": Row(
        proves="DD-052 DD-064 DD-061 DD-056",
        given=drawing(hero("A"), board=(*PLACES, *COUNTED, space("Foothills", 6)), doom=doomed(PIT)),
        stands={at.doom: ("red",), at.danger: {"Foothills": 6}, at.decks: {"highlands": 26}},
        when=(
            Danger(card="Foothills", value=12),
            Doom(card="Locusts", fits=False),
            Doom(card="Broken Sails", fits=True),
        ),
        after={
            1: {at.doom: ("red", "yellow"), at.hand: "The Windmill", at.doom_due: True},
            2: {at.doom_aside: ("Locusts",), at.doom_due: True},
        },
        then={
            at.danger: {"Foothills": 6},
            at.doom_due: False,
            at.doom_aside: (),
            at.decks: {"highlands": 30, "badlands": 30, "lowlands": 26},
        },
        happens=(
            Fact(DeckReshuffled, deck="highlands"),
            Fact(DoomCardResolved, card="Broken Sails"),
        ),
    ),
    "DDV-074": Row(
        proves="DD-053 DD-266",
        given=(
            *begun(hero("A"), board=(*PLACES, space(HOME, 6))),
            *doomed(PIT, CRATER),
            *attacked("A", foe("Goblin Egg", None, 3)),
            BeginFight(),
        ),
        when=(stand("A", "guard"), escape("A", power="1")),
        then={at.danger: {HOME: 6}, at.doom: ("red", "red"), fight.goes_on: False},
    ),
    "DDV-074 a Voidgate": Row(
        proves="DD-053 DD-072",
        given=(*begun(hero("A"), board=(*PLACES, space(HOME, 6))), *doomed(PIT, CRATER)),
        when=Gate(place=HOME, raise_=True, by="Rift"),
        then={at.danger: {HOME: 6}, at.doom: ("red", "red"), at.gates_at: (HOME,)},
    ),
    "DDV-075": Row(
        proves="DD-055 DD-056",
        given=drawing(hero("A"), board=(*PLACES, *COUNTED, space(PIT, 6))),
        stands={at.decks: {"badlands": 26}, at.doom: ()},
        when=Danger(card=PIT, value=12),
        then={at.doom: ("red",), at.hand: PIT, at.decks: {"badlands": 30, "highlands": 26}},
        happens=(Fact(DeckReshuffled, deck="badlands"),),
    ),
    "DDV-076": Row(
        proves="DD-057",
        given=begun(hero("A"), board=(*PLACES, *COUNTED)),
        stands={at.decks: {"lowlands": 26, "law": 11}},
        when=advance(HOME),
        then={at.doom: ("blue",), at.decks: {"lowlands": 30, "law": 14, "badlands": 26}},
        happens=(Fact(DeckReshuffled, deck="lowlands"), Fact(DeckReshuffled, deck="law")),
    ),
    "DDV-189": Row(
        proves="DD-171 DD-039 DD-052 DD-056",
        given=drawing(hero("A"), board=(*PLACES, *COUNTED, space(PIT, 6)), mode="standalone"),
        when=Danger(card=PIT, value=12),
        then={at.doom: ("red",), at.hand: PIT, at.danger: {PIT: 6}, at.decks: {"badlands": 30}},
        happens=(Fact(DeckReshuffled, deck="badlands"),),
    ),
}

DOOM_CARDS: dict[str, Row[Degenerates]] = {
    "DDV-078": Row(
        proves="DD-061",
        given=(*begun(hero("A"), board=PLACES), advance(PIT)),
        stands={at.hand: PIT, at.doom_due: True, at.decks: {"doom": 24}},
        when=(Doom(card=DEATH), Doom(card="Locusts", fits=True)),
        after={1: {at.doom_aside: (DEATH,), at.doom_due: True, at.doom_in_play: ()}},
        then={at.doom_due: False, at.doom_aside: (), at.doom_in_play: (), at.decks: {"doom": 23}},
    ),
    "DDV-078 at Crystal Crater": Row(
        proves="DD-061 DD-062 DD-140",
        given=(
            *begun(
                hero("A", gold=6),
                at="Gutfish Ford",
                board=(*PLACES, space("Gutfish Ford", 2)),
                stance="bold",
            ),
            advance(CRATER),
        ),
        stands={at.hand: CRATER},
        when=(Doom(card=DEATH), River(who="A", place=CRATER)),
        refused={2: No("DD-062", "river-blocked")},
        then={at.doom_in_play: (DEATH,), at.doom_due: False, at.gold: {"A": 6}},
    ),
    "DDV-155": Row(
        proves="DD-062 DD-140",
        given=(
            *begun(
                hero("A", gold=6),
                at="The Watchtower",
                board=(
                    *PLACES,
                    space("The Watchtower", 2),
                    space("Gutfish Ford", 2),
                    road("The Watchtower", "Gutfish Ford", "Foothills"),
                ),
                stance="bold",
            ),
            advance(CRATER),
            Doom(card=DEATH),
        ),
        when=(River(who="A", place="Gutfish Ford"), walk("A", "The Watchtower-Gutfish Ford")),
        refused={1: No("DD-062", "river-blocked")},
        then={at.where: {"A": "The Watchtower-Gutfish Ford"}, at.gold: {"A": 6}},
    ),
}

LUCK: dict[str, Row[Degenerates]] = {
    "DDV-109": Row(
        proves="DD-059",
        given=(
            *begun(
                hero("A", HOME, luck=2),
                hero("B", "Last Chance", luck=1),
                hero("C", "The Maze", luck=5),
                board=PLACES,
            ),
            *doomed(PIT, PIT, PIT, looms=True),
            advance(CRATER),
        ),
        stands={at.doom: ("red", "red", "red"), at.looms: True, at.hand: PIT},
        when=(prevent(A=2, C=1), prevent(A=2, B=1)),
        refused={1: No("DD-059", "payer-in-maze")},
        then={
            at.doom: ("red", "red", "red"),
            at.hand: PIT,
            at.doom_due: False,
            at.looms: False,
            at.luck: {"A": 0, "B": 0, "C": 5},
        },
    ),
    "DDV-110": Row(
        proves="DD-059 DD-104",
        given=(
            *table(
                hero("A", luck=4),
                hero("B"),
                hero("C", "Ditch"),
                board=(*PLACES, space("Ditch", 2, "outside", "perilous")),
            ),
            hurt("C", 14),
            next_(hero("A"), hero("B"), hero("C")),
            *rests("ABC"),
            Next(),
            hurt("B", 14),
        ),
        stands={at.alive: ("A", "B"), at.fallen: ("C",), at.defeated: {"A": False, "B": True}},
        when=(advance(PIT), prevent(A=2)),
        then={at.luck: {"A": 2}, at.doom: (), at.looms: False},
    ),
    "DDV-112": Row(
        proves="DD-059 DD-002",
        given=begun(hero("A", luck=6), board=PLACES, mode="standalone"),
        when=(advance(PIT), prevent(A=1)),
        refused={2: No("DD-059", "campaign-only")},
        then={at.doom: ("red",), at.luck: {"A": 6}},
    ),
}

HAND: dict[str, Row[Degenerates]] = {
    "DDV-077": Row(
        proves="DD-070 DD-060",
        given=(
            *drawing(hero("A", mag=8), hero("B"), doom=doomed(PIT, HOME, HOME), stance="bold"),
            fog(12),
            Sign(card="Eclipse"),
            Next(),
            Dispel(who="B", dice=dice("4 1")),
        ),
        stands={at.hand: HOME, at.hand_wounds: 4, at.doom: ("blue", "blue", "red"), at.wounds: {"A": 0}},
        when=Dispel(who="A", dice=dice("2 4")),
        then={
            at.hand: "",
            at.hand_wounds: 0,
            at.doom: ("blue", "red"),
            at.wounds: {"A": 2},
        },
    ),
    "DDV-079": Row(
        proves="DD-073 DD-039",
        given=begun(
            hero("A"),
            board=(
                *PLACES,
                space(FORTRESS, 6),
                space("Wasteland", 4),
                *(Gate(place=place, by="Rift") for place in (FORTRESS, "Last Chance")),
            ),
        ),
        stands={at.danger: {FORTRESS: 6, "Wasteland": 4}},
        when=Gate(place=PIT, by="Rift"),
        then={
            at.gates_at: (FORTRESS, "Last Chance"),
            at.danger: {FORTRESS: 6, "Wasteland": 5},
            at.doom: (),
        },
    ),
    "DDV-092": Row(
        proves="DD-066 DD-067 DD-056",
        given=drawing(hero("A"), at="The Windmill", board=(*PLACES, *COUNTED, space("Foothills", 6))),
        stands={at.hand: "", at.doom: ()},
        when=(
            Danger(card="Foothills", value=5),
            Doom(card="Broken Sails", fits=True),
            Compare(monsters=1, encounter=True),
            Next(),
            (Sign(card="Eclipse"), Next()),
        ),
        refused={4: No("DD-066", "sign-missing")},
        after={
            1: {at.doom: ("yellow",), at.hand: "The Windmill", at.decks: {"highlands": 30}},
            2: {at.doom_due: False},
            3: {at.sign_due: {"A": True}, at.encounter_due: {"A": False}, at.monsters_due: {"A": ("highlands", 1)}},
        },
        then={at.sign_due: {"A": False}, at.discarded: {"sign": ("Eclipse",)}, at.phase: "encounter"},
        happens=(Fact(DeckReshuffled, deck="highlands"), Fact(DoomCardResolved, card="Broken Sails")),
    ),
}


@each(TRACK | DOOM_CARDS | LUCK | HAND)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
