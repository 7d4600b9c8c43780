"""Worked cases of the Maze, of Void Travel, and of decks that run out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.board import DangerRaised, GateOpened
from ledger.games.degenerates.events.decks import CardDrawn, DeckReshuffled, DeckShuffled
from ledger.games.degenerates.moves.cards import Draw
from ledger.games.degenerates.moves.danger import Advance, Compare, Danger, Doom, Gate
from ledger.games.degenerates.moves.encounters import Monster
from ledger.games.degenerates.moves.phases import Next, Void
from ledger.games.degenerates.moves.resting import Improve
from ledger.games.degenerates.moves.setup import Deck
from ledger.games.degenerates.state.game import Degenerates
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
    recover,
    skill,
    space,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
FORTRESS = "Goblin Fortress"
CHANCE = "Last Chance"
MAZE = "The Maze"
PLACES = (*LANDS, space(PIT, 2), space(FORTRESS, 2), space(CHANCE, None, "inside"))


def discards(sitting: at.At) -> Mapping[str, int]:
    """The number of cards on each discard pile."""
    return {name: len(each.discard) for name, each in sitting.state.piles.items()}


def lost(*gates: str, board: Moves = PLACES, **more: Any) -> Moves:
    """A Bold adventurer is in the Maze, and Voidgates stand there."""
    opened = tuple(Gate(place=each, by="Rift") for each in gates)
    return begun(hero("A", mag=8), at=MAZE, board=(*board, *opened), stance="bold", **more)


def void(card: str = PIT, **more: Any) -> Void:
    return Void(who="A", card=card, **more)


def passes(to: str) -> Void:
    """A passed MAG Test with the Hell Pit card, and where the party goes."""
    return void(tester="A", dice=dice("2 2"), to=to)


TRAVEL: dict[str, Row[Degenerates]] = {
    "DDV-345": Row(
        proves="DD-143 DD-131",
        given=(*lost(FORTRESS, CHANCE), Draw(who="A", deck="danger", card="Fields", past=34)),
        stands={at.decks: {"danger": 1}, discards: {"danger": 35}},
        when=void(tester="A", dice=dice("2 2"), to=CHANCE),
        then={at.decks: {"danger": 35}, at.discarded: {"danger": (PIT,)}},
        happens=(Fact(DeckReshuffled, deck="danger", cards=35),),
    ),
    "DDV-362": Row(
        proves="DD-078 DD-135",
        given=lost(),
        when=(walk("A", HOME), recover("A")),
        refused={1: No("DD-078")},
        then={at.where: {"A": MAZE}, at.acted: {"A": "rest"}},
    ),
    "DDV-382": Row(
        proves="DD-146 DD-018",
        given=lost(board=(*PLACES, space("Fields", 3), space(HOME, 2, region="lowlands"))),
        stands={at.danger: {"Fields": 3, HOME: 2}},
        when=void("Fields"),
        then={at.gates_at: (HOME,), at.where: {"A": HOME}, at.danger: {"Fields": 4, HOME: 2}},
    ),
    **{
        f"DDV-383 to {to}": Row(
            proves="DD-145",
            given=lost(FORTRESS, CHANCE),
            when=void(tester="A", dice=dice("2 2"), to=to),
            then={at.where: {"A": to}, at.gates_at: (FORTRESS, CHANCE)},
            never=(GateOpened, DangerRaised),
        )
        for to in (CHANCE, FORTRESS)
    },
    "DDV-383 not moving": Row(
        proves="DD-145",
        given=lost(FORTRESS, CHANCE),
        when=(
            void(tester="A", dice=dice("2 2"), to="stay"),
            void(tester="A", dice=dice("2 2"), to=CHANCE),
            recover("A"),
        ),
        refused={2: No("DD-125", "action-used"), 3: No("DD-125", "action-used")},
        after={1: {at.acted: {"A": "travel"}, at.where: {"A": MAZE}}},
        then={at.where: {"A": MAZE}, at.gates_at: (FORTRESS, CHANCE)},
        never=(GateOpened, DangerRaised),
    ),
    "DDV-384": Row(
        proves="DD-145 DD-146",
        given=lost(CHANCE),
        stands={at.danger: {PIT: 2}, at.gates_at: (CHANCE,)},
        when=void(tester="nobody"),
        then={at.gates_at: (PIT, CHANCE), at.danger: {PIT: 3}, at.where: {"A": PIT}},
    ),
    **{
        f"DDV-406 {stance}": Row(
            proves="DD-142 DD-077",
            given=begun(hero("A"), board=(*PLACES, Gate(place=HOME, by="Rift")), stance=stance),
            stands={at.gates_at: (HOME,)},
            when=Void(who="A"),
            refused={} if bold else {1: No("DD-142")},
            then={at.where: {"A": MAZE if bold else HOME}},
        )
        for stance, bold in (("bold", True), ("cautious", False))
    },
}

BEASTS = (foe("Rat", 4, 1), foe("Toad", 4, 1))


def shuffles(sitting: at.At) -> tuple[tuple[str, bool], ...]:
    """Decks that were shuffled since the history ended, and whether it was for their first use."""
    return tuple((each.deck, each.first) for each in sitting.facts(DeckShuffled))


DECKS: dict[str, Row[Degenerates]] = {
    "DDV-300": Row(
        proves="DD-131 DD-006",
        given=(
            *begun(hero("A"), at=PIT, board=(*PLACES, *BEASTS, Deck(name="badlands", cards=21, strong=4))),
            Draw(who="A", deck="badlands", card="Imp", past=15),
            *on_to_danger("A"),
            fog(1),
            Compare(monsters=2),
            Next(),
        ),
        stands={at.decks: {"badlands": 1}, discards: {"badlands": 20}, at.strong_waiting: {"badlands": 4}},
        when=Monster(cards=("Rat", "Toad")),
        then={
            at.decks: {"badlands": 19},
            discards: {"badlands": 0},
            at.strong_waiting: {"badlands": 0},
            at.waiting_foes: {"A": ("Rat", "Toad")},
        },
        happens=(Fact(DeckReshuffled, deck="badlands", cards=20, strong=True),),
    ),
    "DDV-344": Row(
        proves="DD-130 DD-173",
        given=(
            *begun(hero("A"), board=PLACES),
            Draw(who="A", deck="danger", card="Fields", past=24),
            *on_to_danger("A"),
            Danger(card="Reshuffle", value=12),
        ),
        stands={at.decks: {"danger": 10}, discards: {"danger": 25}},
        when=(Next(), Next()),
        after={1: {at.decks: {"danger": 10}, at.phase: "encounter"}},
        then={at.decks: {"danger": 36}, discards: {"danger": 0}, at.turn: 2},
        happens=(Fact(DeckReshuffled, deck="danger", cards=26),),
    ),
    "DDV-393": Row(
        proves="DD-005",
        given=(*begun(hero("A", xp=5), board=(*PLACES, skill("Track", 3))), recover("A")),
        when=(
            Improve(who="A", skill="Track"),
            Advance(place=PIT, by="Omen"),
            Doom(card="Locusts", fits=True),
        ),
        then={at.skills: {"A": {"Track": "learned"}}, at.decks: {"doom": 23}},
        after={1: {shuffles: ()}, 2: {shuffles: ()}},
        happens=(Fact(DeckShuffled, deck="doom", first=True), Fact(CardDrawn, deck="doom", card="Locusts")),
    ),
}


@each(TRAVEL | DECKS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
