"""Worked cases of the Danger Phase: what a card raises, what it is compared with, what is drawn."""

from __future__ import annotations

from typing import Any

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.board import DangerRaised, LevelHeld
from ledger.games.degenerates.events.decks import DeckReshuffled
from ledger.games.degenerates.events.doom import DoomAdvanced
from ledger.games.degenerates.moves.danger import (
    Advance,
    Compare,
    Danger,
    Doom,
    Gate,
    Hunt,
    Raise,
    Stealth,
)
from ledger.games.degenerates.moves.encounters import Encounter
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.moves.setup import AddAdventurer, DangerCard, Deck
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    FAR,
    HOME,
    LANDS,
    Moves,
    begun,
    fog,
    hero,
    hurt,
    on_to_danger,
    path,
    rests,
    space,
    spot,
    town,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
FORTRESS = "Goblin Fortress"
CHANCE = "Last Chance"
MARKET = "Market"
MAZE = "The Maze"
GATES = "Each space with a Voidgate"
HERE = "Your current space"
PLACES = (*LANDS, space(PIT, 2), space(FORTRESS, 2), space(CHANCE, None, "inside"), space("The Windmill"))
TRAIL = "Hell Pit-Last Chance"
WASTES = (*PLACES, path(PIT, CHANCE))


def drawing(*heroes: AddAdventurer, board: Moves = PLACES, before: Moves = (), **begins: Any) -> Moves:
    """The Danger Phase of the first turn, after what happened `before` in the Map Action Phase."""
    players = "".join(each.who for each in heroes)
    return (*begun(*heroes, board=board, **begins), *before, *on_to_danger(players))


def gates(*places: str) -> Moves:
    return tuple(Gate(place=each, by="Rift") for each in places)


def red_doom() -> Moves:
    """A red counter that a card placed earlier; the Badlands deck was reshuffled then."""
    return (Advance(place=FORTRESS, by="Omen"), Doom(card="Omen", fits=True))


LEVELS: dict[str, Row[Degenerates]] = {
    "DDV-190": Row(
        proves="DD-039 DD-053",
        given=drawing(hero("A"), board=(*PLACES, space(PIT, 6))),
        stands={at.danger: {PIT: 6}, at.doom: ()},
        when=(fog(1), Compare(encounter=True), Next(), Encounter(card="Pit Fiend"), Raise(place=PIT, by="Pit Fiend")),
        then={at.danger: {PIT: 6}, at.doom: (), at.looms: False},
        happens=(Fact(LevelHeld, place=PIT, level=6),),
        never=(DoomAdvanced,),
    ),
    "DDV-191": Row(
        proves="DD-172 DD-039",
        given=drawing(
            hero("A"),
            board=(*PLACES, space(FORTRESS, 6), *town(MARKET, 1, region="lowlands")),
            before=gates(FORTRESS, MARKET),
        ),
        stands={at.gates_at: (FORTRESS, MARKET), at.towns: {MARKET: 1}},
        when=Danger(card=GATES, value=12),
        then={at.danger: {FORTRESS: 6, MARKET: 1}, at.is_town: {MARKET: False}, at.doom: (), at.looms: False},
        never=(DoomAdvanced,),
    ),
    "DDV-192": Row(
        proves="DD-172",
        given=drawing(hero("A"), board=WASTES, before=gates(TRAIL, CHANCE)),
        stands={at.danger: {"Wasteland": 3}, at.gates_at: (TRAIL, CHANCE)},
        when=Danger(card=GATES, value=12),
        then={at.danger: {"Wasteland": 5}},
    ),
    "DDV-193": Row(
        proves="DD-174 DD-052 DD-064",
        given=drawing(
            hero("A"),
            at=TRAIL,
            board=(*WASTES, space("Wasteland", 6, "outside"), Deck(name="badlands", cards=30, strong=4)),
            before=red_doom(),
        ),
        stands={at.doom: ("red",), at.hand: FORTRESS, at.decks: {"badlands": 30}},
        when=Danger(card=HERE, value=12),
        then={at.doom: ("red", "red"), at.hand: TRAIL, at.danger: {"Wasteland": 6}},
        never=(DeckReshuffled,),
    ),
    "DDV-194": Row(
        proves="DD-174",
        given=drawing(hero("A"), at=MAZE),
        when=Danger(card=HERE, value=4),
        then={at.wounds: {"A": 4}, at.doom: ()},
        never=(DangerRaised, LevelHeld),
    ),
    "DDV-195": Row(
        proves="DD-169",
        given=drawing(hero("A", HOME, mrl=8), hero("B", FORTRESS), board=(*PLACES, space(PIT, 5))),
        stands={at.parties: (("A",), ("B",)), at.danger: {PIT: 5, "Foothills": 2}},
        when=(
            Danger(card="Foothills", value=12),
            Next(),
            Danger(who="B", card=PIT, value=2),
            Compare(who="B", monsters=3),
        ),
        after={3: {at.value: {"B": 2}}},
        then={at.danger: {"Foothills": 3, PIT: 5}, at.monsters_due: {"B": ("badlands", 3)}},
    ),
    "DDV-198": Row(
        proves="DD-171 DD-178",
        given=drawing(hero("A"), at=PIT, board=(*PLACES, space(PIT, 3))),
        stands={at.danger: {PIT: 3}},
        when=(Danger(card=PIT, value=4), Compare(monsters=2, encounter=True)),
        after={1: {at.danger: {PIT: 4}, at.value: {"A": 4}}},
        then={at.is_safe: {"A": False}, at.monsters_due: {"A": ("badlands", 2)}, at.encounter_due: {"A": True}},
    ),
    "DDV-312": Row(
        proves="DD-039 DD-042",
        given=begun(hero("A"), board=(*LANDS, space("Fields", 6), *town(MARKET, 6))),
        stands={at.towns: {MARKET: 6}, at.danger: {"Fields": 6}},
        when=(Raise(place=MARKET, town=True, by="Feast"), Raise(place="Fields", by="Feast")),
        then={at.towns: {MARKET: 6}, at.danger: {"Fields": 6}},
        happens=(Fact(LevelHeld, place=MARKET, town=True), Fact(LevelHeld, place="Fields", town=False)),
    ),
    "DDV-355": Row(
        proves="DD-036 DD-018",
        given=(*begun(hero("A")), *on_to_danger("A")),
        when=(
            Danger(card=PIT, value=12),
            Danger(card=PIT, value=12, level=7),
            Danger(card=PIT, value=12, level=3),
        ),
        asked={1: "level"},
        refused={2: No("DD-036")},
        then={at.danger: {PIT: 4}},
    ),
    "DDV-356": Row(
        proves="DD-019 DD-055",
        given=drawing(
            hero("A"),
            at="Moor-Fen",
            board=(
                *PLACES,
                space("Rotting Swamp", 6),
                space("Moor", 2, region="wetlands"),
                space("Fen", 2, region="wetlands"),
                path("Moor", "Fen", "Rotting Swamp"),
                Deck(name="wetlands", cards=30, strong=4),
            ),
        ),
        stands={
            at.doom: (),
            at.danger: {"Moor-Fen": 6},
            at.decks: {"wetlands": 26},
            at.strong_waiting: {"wetlands": 4},
        },
        when=Danger(card=HERE, value=12),
        then={at.doom: ("green",), at.decks: {"wetlands": 30}, at.strong_waiting: {"wetlands": 0}},
        happens=(Fact(DoomAdvanced, colour="green", first=True), Fact(DeckReshuffled, deck="wetlands", strong=True)),
    ),
}

TWO_VALUES = DangerCard(name="Scorched", raises=FAR, values=(("outside", 6), ("perilous", 5)))


def sneaking(value: int, *rolls: tuple[str, str]) -> Moves:
    """A card is drawn, and a Cautious party sneaks."""
    return (fog(value), Stealth(), *(spot(who, told) for who, told in rolls))


def beside(who: str, *heroes: AddAdventurer, **begins: Any) -> Moves:
    """A Cautious party in the Danger Phase, one of whom was Defeated after its Rest."""
    players = "".join(each.who for each in heroes)
    return (*begun(*heroes, stance="cautious", **begins), *rests(players), hurt(who, 14), Next())


def asks_for_three(sitting: at.At) -> bool:
    """Whether the column that the table is asked to read is that of three adventurers."""
    return "for 3?" in sitting.state.opened[-1].asks


TRIO = (hero("A"), hero("B"), hero("C"))

VALUES: dict[str, Row[Degenerates]] = {
    "DDV-201": Row(
        proves="DD-176",
        given=(*drawing(hero("A"), hero("B"), stance="bold"), fog(1)),
        stands={at.value: {"A": 1}},
        when=(Hunt(), spot("A", "3 4"), spot("B", "2 2"), Compare(monsters=1)),
        then={at.value: {"A": 1}},
    ),
    "DDV-203 one fails": Row(
        proves="DD-177",
        given=(*drawing(hero("A"), hero("B"), stance="cautious"), *sneaking(3, ("A", "3 4"), ("B", "6 5"))),
        stands={at.danger: {HOME: 3}},
        when=Compare(monsters=1),
        then={at.value: {"A": 3}, at.is_safe: {"A": False}},
    ),
    "DDV-203 both pass": Row(
        proves="DD-177",
        given=(*drawing(hero("A"), hero("B"), stance="cautious"), *sneaking(3, ("A", "3 4"), ("B", "2 5"))),
        when=Compare(),
        then={at.value: {"A": 4}, at.is_safe: {"A": True}, at.monsters_due: {"A": ("", 0)}},
    ),
    "DDV-317": Row(
        proves="DD-175",
        given=drawing(
            hero("A"),
            at="Hell Pit-Skull Bridge",
            board=(*PLACES, path(PIT, "Skull Bridge", "Blasted Heath"), TWO_VALUES),
        ),
        stands={at.traits: {"Hell Pit-Skull Bridge": ("outside", "perilous")}},
        when=(Danger(card="Scorched"), Danger(card="Scorched", trait="perilous")),
        asked={1: "trait"},
        then={at.value: {"A": 5}},
    ),
    "DDV-423 C fails": Row(
        proves="DD-184 DD-177",
        given=(
            *beside("C", *TRIO, board=(space(HOME, 4, region="lowlands"),)),
            *sneaking(4, ("A", "3 4"), ("B", "3 4"), ("C", "6 5")),
        ),
        stands={at.defeated: {"C": True}, at.danger: {HOME: 4}},
        when=(Compare(), Compare(monsters=4)),
        asked={1: "monsters"},
        after={1: {asks_for_three: True}},
        then={
            at.parties: (("A", "B", "C"),),
            at.value: {"A": 4},
            at.is_safe: {"A": False},
            at.monsters_due: {"A": ("lowlands", 4)},
        },
    ),
    "DDV-423 C passes": Row(
        proves="DD-184 DD-177",
        given=(
            *beside("C", *TRIO, board=(space(HOME, 4, region="lowlands"),)),
            *sneaking(4, ("A", "3 4"), ("B", "3 4"), ("C", "3 4")),
        ),
        when=Compare(),
        then={at.value: {"A": 5}, at.is_safe: {"A": True}},
    ),
}


@each(LEVELS | VALUES)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
