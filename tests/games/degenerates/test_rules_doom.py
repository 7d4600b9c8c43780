"""The Doom Track."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Note
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.decks import CardReturned, DeckReshuffled, DeckShuffled
from ledger.games.degenerates.events.doom import (
    DoomAdvanced,
    DoomCardDue,
    DoomLoomed,
    HandMoved,
)
from ledger.games.degenerates.moves.cards import Draw
from ledger.games.degenerates.moves.danger import (
    Advance,
    Compare,
    Danger,
    Dispel,
    Doom,
    Gate,
    NoDoom,
    Prevent,
    Raise,
    Sign,
)
from ledger.games.degenerates.moves.phases import Next, River
from ledger.games.degenerates.moves.setup import Deck, DoomCard
from ledger.games.degenerates.state.game import Degenerates
from tests import sheets
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    begun,
    dice,
    fog,
    hero,
    on_to_danger,
    space,
    town,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
FORTRESS = "Goblin Fortress"
CHANCE = "Last Chance"
MAZE = "The Maze"
MARKET = "Market"
PLACES = (*LANDS, space(PIT, 2), space(FORTRESS, 2), space(CHANCE, None, "inside"), space("The Windmill"))
RED = Deck(name="badlands", cards=30, strong=4)


def advance(place: str, who: str = "") -> Advance:
    return Advance(who=who, place=place, by="Omen")


def rift(place: str, *, raise_: bool = False) -> Gate:
    return Gate(place=place, raise_=raise_, by="Rift")


def drawing(danger: int = 2, **more: Any) -> Moves:
    """The Danger Phase, with the Hell Pit at that level."""
    return (*begun(hero("A", **more), board=(*PLACES, space(PIT, danger), RED)), *on_to_danger("A"))


def doomed(place: str, *colours: str) -> Moves:
    """Counters that cards brought, and a resolved Doom card for each."""
    return tuple(move for n, each_ in enumerate((place, *colours)) for move in (advance(each_), resolved(f"Omen {n}")))


def resolved(card: str) -> Doom:
    return Doom(card=card, fits=True)


def at_hand(place: str = HOME, **more: Any) -> Moves:
    """The Encounter Phase in the space of the Hand, with nobody to fight."""
    heroes = (hero("A", **{"mag": 9, **more}),)
    board = (*PLACES, *town(MARKET, 2, region="lowlands"))
    told = begun(*heroes, at=place, board=board, stance="bold")
    return (*told, *doomed(place), *on_to_danger("A"), fog(12), Sign(card="Eclipse"), Next())


def dispel(told: str) -> Dispel:
    return Dispel(who="A", dice=dice(told))


DOOM: dict[str, Row[Degenerates]] = {
    "DD-052 nothing but a card may advance Doom": Row(
        given=drawing(),
        when=(Advance(place=PIT), Advance(place=PIT, because="the table wants it"), Advance()),
        refused={1: No("DD-052", "doom-cause"), 3: No("DD-052", "doom-calm")},
        after={2: {at.doom: ("red",)}},
        then={at.doom: ("red",), at.hand: PIT},
    ),
    "DD-053 a raise by a Voidgate is none": Row(
        given=drawing(6),
        when=rift(PIT, raise_=True),
        then={at.danger: {PIT: 6}, at.doom: ()},
        never=(DoomAdvanced, DoomLoomed),
    ),
    "DD-053 nor the card for spaces with Voidgates": Row(
        given=(*drawing(6), rift(PIT)),
        when=Danger(card="Each space with a Voidgate", value=12),
        then={at.danger: {PIT: 6}, at.doom: ()},
        never=(DoomAdvanced, DoomLoomed),
    ),
    "DD-054 counter, reshuffle, Hand, card, in this order": Row(
        given=drawing(6),
        when=(Danger(card=PIT, value=12), Compare(), Next(), resolved("Plague"), Compare()),
        refused={2: No("DD-054", "doom-due"), 3: No("DD-054", "doom-due")},
        after={1: {shown.owing: ("doom",)}},
        then={at.doom: ("red",), at.hand: PIT, at.doom_due: False},
        happens=(
            Fact(DoomAdvanced, colour="red", was=0, now=1),
            Fact(DeckReshuffled, deck="badlands"),
            Fact(HandMoved, place=PIT),
            Fact(DoomCardDue),
        ),
    ),
    **{
        f"DD-055 a {colour} counter for {place}": Row(
            given=drawing(),
            when=advance(place),
            then={at.doom: (colour,), sheets.fields(): {f"Doom, {colour}": "1", "Doom counters": "1"}},
        )
        for place, colour in ((PIT, "red"), ("The Windmill", "yellow"), (HOME, "blue"), ("Tomb Lake", "green"))
    },
    "DD-056 only the first counter of a colour brings the strong ones": Row(
        given=drawing(),
        stands={at.decks: {"badlands": 26}, at.strong_waiting: {"badlands": 4}},
        when=(advance(PIT), resolved("Plague"), Draw(who="A", deck="badlands", card="Rat"), advance(CHANCE)),
        after={1: {at.decks: {"badlands": 30}, at.strong_waiting: {"badlands": 0}}},
        then={at.doom: ("red", "red"), at.decks: {"badlands": 29}, at.discarded: {"badlands": ("Rat",)}},
    ),
    "DD-056 the sheet keeps which colours were placed": Row(
        given=(*at_hand(), dispel("6 3")),
        when=Next(),
        then={at.doom: (), shown.ticked: ("blue counter was placed once",)},
    ),
    "DD-057 the first blue one reshuffles the Law too": Row(
        given=(*drawing(), Deck(name="law", cards=14, strong=2), Deck(name="lowlands", cards=30, strong=3)),
        when=advance(HOME),
        then={at.decks: {"law": 14, "lowlands": 30, "badlands": 26}, at.strong_waiting: {"law": 0, "badlands": 4}},
        happens=(
            Fact(DeckReshuffled, deck="lowlands", rule="DD-056"),
            Fact(DeckReshuffled, deck="law", rule="DD-057"),
        ),
    ),
    "DD-058 the sixth advance loses, and nothing goes on": Row(
        given=(*drawing(6), *doomed(PIT, PIT, PIT, PIT, PIT)),
        stands={at.status: "running", shown.thresholds: {"doom": {"one more loses": True}}},
        when=(Danger(card=PIT, value=12), Next(), Raise(place=PIT, by="Plague")),
        refused={2: No("DD-058", "game-over"), 3: No("DD-058", "game-over")},
        then={at.status: "lost", at.doom: ("red",) * 5},
    ),
    "DD-058 a last Doom card may be shown then, without effect, and notes taken": Row(
        given=(*drawing(6), *doomed(PIT, PIT, PIT, PIT, PIT), Danger(card=PIT, value=12)),
        stands={at.status: "lost", at.hand: PIT},
        when=(Doom(card="Bubbling Death"), Note(text="That was it."), Doom(card="Ruin", fits=True)),
        refused={3: No("DD-058", "game-over")},
        then={at.status: "lost", at.doom_in_play: (), at.doom: ("red",) * 5},
    ),
    "DD-059 Luck prevents the whole advance": Row(
        given=(
            *begun(
                *(hero("A", luck=3, mrl=9), hero("B", luck=1), hero("C", MAZE, luck=5, mrl=8)),
                board=(*PLACES, space(PIT, 6)),
            ),
            *on_to_danger("ABC"),
        ),
        when=(
            Danger(card=PIT, value=12),
            Prevent(pay=(("A", 2),)),
            Prevent(pay=(("A", 1), ("B", 2))),
            Prevent(pay=(("A", 2), ("C", 1))),
            Prevent(pay=(("A", 2), ("B", 1))),
        ),
        refused={2: No("DD-059", "luck-price"), 3: No("DD-059", "luck-short"), 4: No("DD-059", "payer-in-maze")},
        after={1: {at.looms: True, shown.owing: ("prevent",)}},
        then={at.luck: {"A": 1, "B": 0, "C": 5}, at.doom: (), at.hand: "", at.doom_due: False},
        never=(DoomAdvanced,),
    ),
    "DD-059 not in a standalone mission": Row(
        given=(
            *begun(hero("A", luck=3), board=(*PLACES, space(PIT, 6)), mode="standalone"),
            *on_to_danger("A"),
        ),
        when=(Danger(card=PIT, value=12), Prevent(pay=(("A", 1),))),
        refused={2: No("DD-059", "campaign-only")},
        then={at.doom: ("red",), at.luck: {"A": 3}},
    ),
    "DD-061 cards that do not list the space are set aside": Row(
        given=(*drawing(), DoomCard(name="Flood", at=("Tomb Lake",)), DoomCard(name="Fire", at=(PIT, CHANCE))),
        when=(advance(PIT), Doom(card="Flood"), Doom(card="Bubbling Death"), Doom(card="Fire")),
        after={
            3: {
                at.doom_aside: ("Flood", "Bubbling Death"),
                at.doom_due: True,
                shown.aside: {"doom": ("Bubbling Death", "Flood")},
                shown.in_play: {"doom": ()},
            }
        },
        then={at.doom_aside: (), at.doom_due: False},
    ),
    "DD-061 with no card left none is resolved": Row(
        given=(*drawing(), Deck(name="doom", cards=2)),
        when=(advance(PIT), Doom(card="Flood", fits=False), NoDoom(), Doom(card="Fog", fits=False), NoDoom()),
        refused={3: No("DD-061", "doom-left")},
        then={at.doom_due: False, at.decks: {"doom": 2}, at.doom_in_play: ()},
    ),
    "DD-062 a card that remains is kept on the sheet, and blocks the river": Row(
        given=(
            *begun(hero("A", gold=9), at="Gutfish Ford", stance="bold", board=(*PLACES, space("Gutfish Ford", 2))),
            advance(FORTRESS),
        ),
        when=(Doom(card="Bubbling Death"), River(who="A", place="Crystal Crater")),
        refused={2: No("DD-062", "river-blocked")},
        then={
            at.doom_in_play: ("Bubbling Death",),
            at.downriver: {"Gutfish Ford": (), "The Watchtower": ()},
            sheets.rows(): {"Doom cards that remain": ("Bubbling Death (badlands)",)},
        },
    ),
    "DD-063 what was set aside goes back, and the deck is shuffled": Row(
        given=drawing(),
        stands={at.decks: {"doom": 24}},
        when=(
            advance(PIT),
            *(Doom(card=name, fits=False) for name in ("Flood", "Fog")),
            resolved("Plague"),
        ),
        after={3: {at.decks: {"doom": 22}, at.doom_aside: ("Flood", "Fog")}},
        then={at.decks: {"doom": 23}, at.discarded: {"doom": ("Plague",)}, at.out: {"doom": ()}},
        happens=(
            Fact(CardReturned, deck="doom", card="Flood"),
            Fact(CardReturned, deck="doom", card="Fog"),
            Fact(DeckShuffled, deck="doom", why="after the search"),
        ),
    ),
    "DD-063 one that remains is neither discarded nor drawn again": Row(
        given=(*drawing(), advance(FORTRESS)),
        when=(Doom(card="Bubbling Death"), advance(FORTRESS), Doom(card="Bubbling Death")),
        refused={3: No("DD-061", "doom-card-out")},
        then={at.decks: {"doom": 23}, at.discarded: {"doom": ()}, at.out: {"doom": ("Bubbling Death",)}},
    ),
}


@each(DOOM)
def test_doom(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
