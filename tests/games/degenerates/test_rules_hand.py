"""The Hand of Doom, Voidgates and the Maze."""

from __future__ import annotations

from typing import Any

from ledger.core.table.moves import Gain, Lose, Remove
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.adventurers import WoundsSuffered
from ledger.games.degenerates.events.board import DangerRaised, GateWithheld, TownFounded
from ledger.games.degenerates.events.doom import DoomAdvanced, DoomHeld, DoomLoomed, DoomReduced
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.danger import Advance, Compare, Danger, Dispel, Doom, Gate, Sign
from ledger.games.degenerates.moves.phases import Next, Shock, Void
from ledger.games.degenerates.moves.resting import Explore, Invest, Perform, Trade
from ledger.games.degenerates.moves.setup import Card, DangerCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates import shown
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    become,
    begun,
    dice,
    fog,
    hero,
    hurt,
    obtain,
    on_to_danger,
    recover,
    space,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

PIT = "Hell Pit"
FORTRESS = "Goblin Fortress"
CHANCE = "Last Chance"
MAZE = "The Maze"
ORDER = "Holy Order"
PLACES = (
    *LANDS,
    space(PIT, 2),
    space(FORTRESS, 2),
    space(CHANCE, None, "inside"),
    space("The Windmill", None, "inside"),
)

CAMPING = (Card(name="Kettle", kind="item", needs=("camp",)), Card(name="Ledger", kind="item", needs=("town",)))
COAT = (Card(name="Coat", kind="item", slot="body", gives=("arm+2",)),)


def advance(place: str) -> Advance:
    return Advance(place=place, by="Omen")


def rift(place: str, *, raise_: bool = False) -> Gate:
    return Gate(place=place, raise_=raise_, by="Rift")


def cursed(place: str, *, at: str = HOME, stance: str = "bold", **more: Any) -> Moves:
    """The Map Action Phase, with the Hand in that place."""
    told = begun(hero("A", **{"mag": 9, **more}), at=at, board=PLACES, stance=stance)
    return (*told, advance(place), Doom(card="Omen", fits=True))


def at_hand(**more: Any) -> Moves:
    """The Encounter Phase in the space of the Hand, with nobody to fight."""
    return (*cursed(HOME, **more), *on_to_danger("A"), fog(12), Sign(card="Eclipse"), Next())


def at_gate(place: str = HOME, *, board: Moves = PLACES, **more: Any) -> Moves:
    """The Encounter Phase in the space of a Voidgate, with nobody to fight."""
    told = begun(hero("A", **{"mag": 9, **more}), at=place, board=board, stance="bold")
    return (*told, rift(place), *on_to_danger("A"), fog(12), Next())


def dispel(told: str, **more: Any) -> Dispel:
    return Dispel(who="A", dice=dice(told), **more)


def lost(*, stance: str = "bold", board: Moves = (), **more: Any) -> Moves:
    """An adventurer begins the Map Action Phase in the Maze."""
    return begun(hero("A", **more), at=MAZE, board=(*PLACES, *board), stance=stance)


HAND: dict[str, Row[Degenerates]] = {
    "DD-064 to the Location that a Territory's card names": Row(
        given=(*begun(hero("A"), board=(*PLACES, space("Foothills", 6))), *on_to_danger("A")),
        when=Danger(card="Foothills", value=12),
        then={at.hand: "The Windmill", at.doom: ("yellow",)},
    ),
    "DD-064 the Fields bring it to the Crossroads": Row(
        given=(*begun(hero("A"), at=PIT, board=(*PLACES, space("Fields", 6))), *on_to_danger("A")),
        when=Danger(card="Fields", value=12),
        then={at.hand: HOME},
    ),
    "DD-064 there is one Hand": Row(
        given=cursed(PIT),
        when=advance(CHANCE),
        then={at.hand: CHANCE, shown.counters: {PIT: {}, CHANCE: {"Hand of Doom, Wounds": 0}}},
    ),
    "DD-065 its space is Perilous while it is there": Row(
        given=cursed(PIT),
        stands={at.traits: {PIT: ("outside", "perilous")}},
        when=Remove(thing="Hand", from_=PIT, because="a card says so"),
        then={at.traits: {PIT: ("outside",)}, at.hand: ""},
    ),
    "DD-066 a party there draws one Sign of Power": Row(
        given=(*cursed(HOME), *on_to_danger("A"), fog(12)),
        when=(Next(), Sign(card="Eclipse"), Sign(card="Comet"), Next()),
        refused={1: No("DD-066", "sign-missing"), 3: No("DD-066", "sign-drawn")},
        then={at.decks: {"sign": 7}, at.discarded: {"sign": ("Eclipse",)}, at.phase: "encounter"},
    ),
    "DD-066 also when the Hand came by the card of this turn": Row(
        given=(*begun(hero("A"), board=(*PLACES, space(HOME, 6))), *on_to_danger("A")),
        when=((Danger(card="Your current space", value=12), Doom(card="Omen", fits=True)), Next()),
        refused={2: No("DD-066", "sign-missing")},
        then={at.hand: HOME},
    ),
    "DD-066 not when it left by the card": Row(
        given=(
            *begun(hero("A"), board=(*PLACES, space(PIT, 6))),
            *(advance(HOME), Doom(card="Omen", fits=True), *on_to_danger("A")),
        ),
        when=((Danger(card=PIT, value=12), Doom(card="Omen 2", fits=True)), Sign(card="Eclipse"), Next()),
        refused={2: No("DD-066", "sign-none")},
        then={at.hand: PIT, at.phase: "encounter", at.decks: {"sign": 8}},
    ),
    "DD-067 no random Encounter there, but Dispel": Row(
        given=(*cursed(HOME), *on_to_danger("A"), fog(1), Sign(card="Eclipse")),
        when=(Compare(encounter=True), Next()),
        after={1: {at.encounter_due: {"A": False}}},
        then={shown.owed: ("dispel", "next")},
    ),
    "DD-068 each adventurer once a turn": Row(
        given=at_hand(),
        when=(dispel("1 3"), dispel("1 3")),
        refused={2: No("DD-068", "dispel-used")},
        then={at.hand_wounds: 3},
    ),
    "DD-068 a failed Test puts no Wounds on it": Row(
        given=at_hand(),
        when=dispel("6 4"),
        then={at.hand_wounds: 0},
    ),
    "DD-069 it hurts by the lower die, passed or failed": Row(
        given=at_hand(),
        when=dispel("6 4"),
        then={at.wounds: {"A": 4}},
        happens=(Fact(WoundsSuffered, who="A", by=4),),
    ),
    "DD-069 it may Defeat": Row(
        given=(*at_hand(), hurt("A", 12)),
        when=dispel("2 2"),
        then={at.wounds: {"A": 14}, at.defeated: {"A": True}, at.hand_wounds: 2},
    ),
    "DD-070 Wounds stay from turn to turn, and 6 drive it off": Row(
        given=at_hand(),
        when=(
            dispel("1 5"),
            (Next(), Next(), recover("A", "1 1"), Next(), fog(12).but(card="Fog 2"), Sign(card="Comet"), Next()),
            dispel("1 2"),
        ),
        after={1: {at.hand_wounds: 5, shown.notes(): ("Wounds on the Hand: 5",)}, 2: {at.hand_wounds: 5}},
        then={at.hand: "", at.hand_wounds: 0},
    ),
    "DD-060 a counter of the colour of the space goes with it": Row(
        given=(*at_hand(), advance(PIT), Doom(card="Omen 2", fits=True), advance(HOME), Doom(card="O 3", fits=True)),
        stands={at.doom: ("blue", "blue", "red")},
        when=dispel("6 3"),
        then={at.doom: ("blue", "red")},
        happens=(Fact(DoomReduced, colour="blue", was=3, now=2),),
    ),
    "DD-060 none of another colour": Row(
        given=(*at_hand(), Lose(what="doom-blue", by=1, because="told"), Gain(what="doom-red", by=1, because="told")),
        when=dispel("6 3"),
        then={at.hand: "", at.doom: ("red",), shown.says("No blue counter"): True},
        happens=(Fact(DoomHeld, colour="blue"),),
    ),
    "DD-071 Wounds vanish when it moves": Row(
        given=(*at_hand(), dispel("1 5")),
        stands={at.hand_wounds: 5},
        when=(advance(PIT), Doom(card="Omen 2", fits=True)),
        then={at.hand: PIT, at.hand_wounds: 0},
    ),
    "DD-071 and when it leaves the board": Row(
        given=(*at_hand(), dispel("1 5")),
        when=Remove(thing="Hand", from_=HOME, because="a card says so"),
        then={at.hand: "", at.hand_wounds: 0},
    ),
}

GATES: dict[str, Row[Degenerates]] = {
    "DD-072 in a Territory the party picks the space": Row(
        given=begun(hero("A"), board=PLACES),
        when=(
            rift("Wasteland"),
            Gate(place=PIT, within="Wasteland", by="Rift"),
            Gate(place=CHANCE, within="Wasteland", by="Rift"),
        ),
        refused={1: No("DD-072", "space-missing"), 2: No("DD-072", "space-outside")},
        then={at.gates_at: (CHANCE,)},
    ),
    "DD-072 one a space, two a Region": Row(
        given=begun(hero("A"), board=PLACES),
        when=tuple(rift(place) for place in (PIT, CHANCE, "The Windmill", HOME)),
        then={at.gates_at: (HOME, PIT, CHANCE, "The Windmill")},
    ),
    "DD-073 a third in a Region raises where the two are": Row(
        given=(*begun(hero("A"), board=(*PLACES, space(PIT, 6))), rift(PIT), rift(FORTRESS)),
        when=rift(CHANCE),
        then={at.gates_at: (FORTRESS, PIT), at.danger: {PIT: 6, FORTRESS: 3, CHANCE: 3}, at.doom: ()},
        never=(DoomLoomed, DoomAdvanced),
    ),
    "DD-074 a second in the same space is not placed": Row(
        given=(*begun(hero("A"), board=PLACES), rift(PIT)),
        when=rift(PIT),
        then={at.gates_at: (PIT,), at.danger: {PIT: 2}},
        happens=(Fact(GateWithheld, place=PIT, rule="DD-074"),),
        never=(DangerRaised,),
    ),
    "DD-074 but the raise that the same card orders happens": Row(
        given=(*begun(hero("A"), board=PLACES), rift(PIT)),
        when=rift(PIT, raise_=True),
        then={at.gates_at: (PIT,), at.danger: {PIT: 3}},
    ),
    "DD-075 no random Encounter there, but Dispel": Row(
        given=(*begun(hero("A"), board=PLACES, stance="bold"), rift(HOME), *on_to_danger("A"), fog(1)),
        when=(Compare(encounter=True), Next()),
        after={1: {at.encounter_due: {"A": False}}},
        then={shown.owed: ("dispel", "next")},
    ),
    "DD-076 a dispelled Voidgate takes a Danger Level along, and no Doom counter": Row(
        given=(*at_gate(PIT), advance(CHANCE), Doom(card="Omen", fits=True)),
        stands={at.doom: ("red",), at.danger: {PIT: 2}},
        when=dispel("1 6"),
        then={at.gates_at: (), at.danger: {PIT: 1}, at.doom: ("red",)},
    ),
    "DD-076 a Settlement at 1 becomes a Town": Row(
        given=at_gate(ORDER, board=(*PLACES, space(ORDER, 1, "settlement", region="lowlands"))),
        when=dispel("1 6"),
        then={at.gates_at: (), at.towns: {ORDER: 1}},
        happens=(Fact(TownFounded, place=ORDER),),
    ),
    "DD-076 five Wounds do not close it": Row(
        given=at_gate(PIT),
        when=dispel("1 5"),
        then={at.gates: {PIT: 5}, at.danger: {PIT: 2}},
    ),
    "DD-077 only through a gate that stood there before the phase": Row(
        given=(*begun(hero("A"), board=PLACES, stance="bold"), rift(HOME)),
        when=(Void(who="A"), (*on_to_danger("A"), fog(12), Next(), Next(), Next()), Void(who="A")),
        refused={1: No("DD-077", "gate-missing")},
        then={at.where: {"A": MAZE}, at.acted: {"A": "travel"}},
    ),
    "DD-077 not while Detained": Row(
        given=(*begun(hero("A"), board=(*PLACES, rift(HOME)), stance="bold"), become("A", "detained")),
        when=Void(who="A"),
        refused={1: No("DD-114", "adventurer-detained")},
        then={at.where: {"A": HOME}},
    ),
}

MAZES: dict[str, Row[Degenerates]] = {
    "DD-078 the Maze has no level and no neighbours": Row(
        given=lost(),
        when=walk("A", HOME),
        refused={1: No("DD-078", "maze-closed")},
        then={shown.levels: {MAZE: "none"}, at.regions: {MAZE: "void"}, at.neighbours: {MAZE: ()}},
    ),
    "DD-079 Exploring the Maze lays no counter": Row(
        given=(*lost(), recover("A")),
        when=Explore(who="A", dice=dice("3 3")),
        then={at.explored: {MAZE: False}, at.counters: {MAZE: ()}, at.rested: {"A": ("recover", "explore")}},
    ),
    "DD-080 Rest in the Maze is Camp (AMB-12)": Row(
        given=(
            *lost(gold=20, mrl=7, board=CAMPING),
            *(obtain("A", name) for name in ("Kettle", "Ledger")),
            hurt("A", 9),
        ),
        when=(
            recover("A", "3 3"),
            Perform(who="A", card="Kettle"),
            Perform(who="A", card="Ledger"),
            Trade(who="A"),
            Invest(who="A"),
        ),
        refused={
            3: No("DD-289", "requirement-unmet"),
            4: No("DD-162", "town-missing"),
            5: No("DD-034", "settlement-missing"),
        },
        then={at.wounds: {"A": 2}, at.rested: {"A": ("recover", "perform Kettle")}},
    ),
    "DD-080 it is forced when Void Travel fails": Row(
        given=lost(),
        when=(Void(who="A", card="Reshuffle"), Void(who="A", card=PIT), recover("A")),
        refused={2: No("DD-147", "void-failed")},
        then={at.where: {"A": MAZE}, at.acted: {"A": "rest"}},
    ),
    "DD-081 the icons do not count there, everybody is shocked": Row(
        given=(
            *begun(hero("A", mag=7), hero("B", mag=8), at=MAZE, board=PLACES),
            *on_to_danger("AB"),
            DangerCard(name="Fields", values=(("outside", 2), ("inside", 5))),
        ),
        when=(Danger(card="Fields"), Next()),
        then={
            at.wounds: {"A": 5, "B": 2},
            at.is_safe: {"A": True},
            at.monsters_due: {"A": ("", 0)},
            at.encounter_due: {"A": False},
            at.danger: {"Fields": 3},
            at.phase: "encounter",
        },
    ),
    "DD-081 a later party's card raises nothing": Row(
        given=(
            *begun(hero("A", mrl=8), hero("B", MAZE, mag=7), board=PLACES),
            *on_to_danger("AB"),
            *(fog(12), Next()),
        ),
        when=Danger(card="Fields", value=3),
        then={at.wounds: {"B": 3}, at.danger: {"Fields": 2}},
    ),
    "DD-082 the shock is Piercing": Row(
        given=(*lost(mag=7, board=COAT), obtain("A", "Coat"), Equip(who="A", item="Coat"), *on_to_danger("A")),
        stands={at.armor: {"A": 2}},
        when=Danger(card="Fields", value=4),
        then={at.wounds: {"A": 4}},
    ),
    "DD-082 elsewhere a card is drawn for its value, and discarded unresolved": Row(
        given=begun(hero("A", mag=7), board=PLACES),
        when=Shock(who="A", card="Fields", values=(("outside", 2), ("inside", 5))),
        then={
            at.wounds: {"A": 5},
            at.danger: {"Fields": 2},
            at.discarded: {"danger": ("Fields",)},
            at.decks: {"danger": 35},
        },
    ),
    **{
        f"DD-083 MAG {mag} takes the {which}": Row(
            given=begun(hero("A", mag=mag), board=PLACES),
            when=Shock(who="A", card="Fields", values=(("outside", 2), ("inside", 5))),
            then={at.wounds: {"A": by}},
        )
        for mag, which, by in ((7, "highest", 5), (8, "lowest", 2))
    },
    "DD-083 by the MAG of the moment": Row(
        given=(*begun(hero("A", mag=8), board=PLACES), become("A", "suppressed")),
        when=Shock(who="A", card="Fields", values=(("outside", 2), ("inside", 5))),
        then={at.wounds: {"A": 5}},
    ),
}


@each(HAND | GATES | MAZES)
def test_hand_and_void(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
