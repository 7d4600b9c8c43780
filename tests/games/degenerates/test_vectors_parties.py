"""Worked cases of parties, marches, the Void and its shocks."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events import adventurers as facts
from ledger.games.degenerates.moves.cards import Equip
from ledger.games.degenerates.moves.danger import Danger, Gate
from ledger.games.degenerates.moves.phases import Endure, March, Next, Shock, Stance, Void
from ledger.games.degenerates.moves.setup import DangerCard
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    HOME,
    LANDS,
    Moves,
    become,
    begun,
    dice,
    hero,
    item,
    obtain,
    recover,
    rests,
    road,
    space,
    table,
    turn_over,
    walk,
)
from tests.tables import No, Row, each, prove

MAZE = "The Maze"
PORT = "Pigskin Port"
FORTRESS = "Goblin Fortress"
MILL = (*LANDS, space("The Windmill", None, "inside"), space(PORT, 2), road(PORT, "The Windmill", "Foothills"))
BADLANDS = (
    *LANDS,
    space(FORTRESS, 3),
    space("Last Chance", None, "inside"),
    space("Hell Pit", 2),
)
LOWLANDS = (*LANDS, space("Hag's Fork"))


def march(who: str, place: str) -> March:
    return March(who=who, place=place)


def endure(who: str, told: str) -> Endure:
    return Endure(who=who, dice=dice(told))


def gate(place: str) -> Gate:
    return Gate(place=place, by="Rift")


def lost(*board: Move, mag: int = 7) -> Moves:
    """A Bold adventurer begins the Map Action Phase in the Maze."""
    return begun(hero("A", mag=mag), at=MAZE, board=board, stance="bold")


def void(card: str, told: str = "", to: str = "") -> Void:
    return Void(who="A", card=card, tester="A" if told else "", dice=dice(told), to=to)


BRAWLERS = begun(
    hero("A", HOME, "Hinterlander"),
    hero("B", HOME, "Void Witch"),
    hero("C", "Graveyard", "Bloodsport Brawler", mrl=9),
    board=(*LANDS, space("Graveyard", 2), road("Graveyard", HOME), space("X", 2), road(HOME, "X")),
)
"""A and B at the Crossroads, C at the Graveyard with the highest MRL."""
STANCES = tuple(Stance(who=who, stance="cautious", alone=True) for who in "ABC")

PARTIES: dict[str, Row[Degenerates]] = {
    "DDV-028": Row(
        proves="DD-124 DD-121",
        given=(*BRAWLERS, *STANCES[:2], STANCES[2].but(stance="bold")),
        when=(march("C", HOME), endure("C", "1 1"), *rests("AB"), Next()),
        then={
            at.phase: "danger",
            at.parties: (("A", "B", "C"),),
            at.leaders: ("C",),
            at.stances: {"A": "bold", "B": "bold", "C": "bold"},
        },
    ),
    "DDV-029": Row(
        proves="DD-125 DD-123",
        given=(*BRAWLERS, STANCES[2].but(stance="bold"), march("C", HOME), endure("C", "1 1"), *STANCES[:2]),
        when=(walk("C", f"{HOME}-X"), walk("A", f"{HOME}-X")),
        refused={1: No("DD-125", "action-used")},
        then={
            at.where: {"A": f"{HOME}-X", "B": f"{HOME}-X", "C": HOME},
            at.stances: {"A": "cautious", "B": "cautious", "C": "bold"},
        },
    ),
    "DDV-137": Row(
        proves="DD-121 DD-122",
        given=(
            *table(hero("A", HOME, mrl=8), hero("B", "X", mrl=7), board=(space("X", 2),)),
            Next(),
        ),
        stands={at.leaders: ("A", "B")},
        when=(*rests("AB"), become("A", "demoralized"), Next(), Next(first=("B", "A"))),
        asked={4: "first"},
        after={3: {at.attributes: {"A": {"mrl": 7}, "B": {"mrl": 7}}}, 4: {at.phase: "map"}},
        then={at.phase: "danger"},
    ),
    "DDV-032": Row(
        proves="DD-137 DD-113",
        given=begun(hero("A", "", "Mercenary Alchemist", con=7), at="The Windmill", board=MILL, stance="bold"),
        when=(
            march("A", PORT),
            endure("A", "5 4"),
            (*turn_over(""), march("A", "The Windmill")),
            (*turn_over("A"), march("A", "The Windmill")),
        ),
        refused={3: No("DD-113", "adventurer-fatigued")},
        after={
            2: {at.where: {"A": PORT}, at.conditions: {"A": {"fatigued": "recovery"}}},
            3: {at.where: {"A": PORT}},
        },
        then={at.where: {"A": "The Windmill"}, at.afflicted: {"A": ()}},
    ),
    "DDV-145": Row(
        proves="DD-137",
        given=begun(hero("A", con=8), hero("B", con=6), at="The Windmill", board=MILL, stance="bold"),
        when=(march("A", PORT), endure("A", "4 4"), endure("B", "4 3")),
        then={at.where: {"A": PORT, "B": PORT}, at.afflicted: {"A": (), "B": ("fatigued",)}},
    ),
}

VOID: dict[str, Row[Degenerates]] = {
    "DDV-035": Row(
        proves="DD-146 DD-072",
        given=lost(*BADLANDS),
        stands={at.gates_at: (), at.danger: {FORTRESS: 3}},
        when=void(FORTRESS),
        then={
            at.gates_at: (FORTRESS,),
            at.danger: {FORTRESS: 4},
            at.where: {"A": FORTRESS},
            at.discarded: {"danger": (FORTRESS,)},
        },
    ),
    "DDV-036": Row(
        proves="DD-145",
        given=lost(*BADLANDS, gate("Last Chance"), mag=7),
        when=void(FORTRESS, "3 4", "Last Chance"),
        then={
            at.where: {"A": "Last Chance"},
            at.gates_at: ("Last Chance",),
            at.danger: {FORTRESS: 3, "Wasteland": 3},
        },
    ),
    "DDV-037": Row(
        proves="DD-146",
        given=lost(*LOWLANDS),
        when=void("Fields"),
        then={at.gates_at: (HOME,), at.danger: {"Fields": 3}, at.where: {"A": HOME}},
    ),
    "DDV-038": Row(
        proves="DD-145",
        given=lost(*LOWLANDS, gate("Hag's Fork"), mag=6),
        when=void("Fields", "2 3", "Hag's Fork"),
        then={at.where: {"A": "Hag's Fork"}, at.gates_at: ("Hag's Fork",), at.danger: {"Fields": 2}},
    ),
    "DDV-157": Row(
        proves="DD-077",
        given=begun(hero("A"), at="X", board=(*LANDS, space("X", 2), road("X", HOME), gate(HOME)), stance="bold"),
        when=(walk("A", f"X-{HOME}"), (*turn_over(""), walk("A", HOME)), Void(who="A")),
        refused={3: No("DD-125", "action-used")},
        then={at.where: {"A": HOME}},
    ),
    "DDV-157 opened in this phase": Row(
        proves="DD-077",
        given=(*begun(hero("A"), stance="bold"), gate(HOME)),
        when=(Void(who="A"), (*turn_over("A"), Next(), Void(who="A"))),
        refused={1: No("DD-077", "gate-missing")},
        after={1: {at.where: {"A": HOME}}},
        then={at.where: {"A": MAZE}},
    ),
    "DDV-159": Row(
        proves="DD-147 DD-025",
        given=lost(*BADLANDS, space("Hell Pit", None, "outside", "destroyed"), gate("Last Chance")),
        when=(void("Hell Pit"), void(FORTRESS), recover("A")),
        refused={2: No("DD-147")},
        then={at.where: {"A": MAZE}, at.acted: {"A": "rest"}, at.gates_at: ("Last Chance",)},
        never=(facts.TestMade,),
    ),
    "DDV-160": Row(
        proves="DD-144",
        given=lost(*BADLANDS[:-1], space("Hell Pit", 4), gate("Hell Pit")),
        when=void("Hell Pit"),
        then={at.where: {"A": "Hell Pit"}, at.danger: {"Hell Pit": 4}, at.gates_at: ("Hell Pit",)},
        never=(facts.TestMade,),
    ),
    "DDV-162": Row(
        proves="DD-146 DD-073",
        given=lost(*LANDS, space(FORTRESS, 4), *BADLANDS[-2:], gate(FORTRESS), gate("Last Chance"), mag=6),
        stands={at.danger: {FORTRESS: 4, "Wasteland": 3, "Hell Pit": 2}},
        when=void("Hell Pit", "5 4", "Last Chance"),
        then={
            at.gates_at: (FORTRESS, "Last Chance"),
            at.danger: {FORTRESS: 5, "Wasteland": 4, "Hell Pit": 3},
            at.where: {"A": "Hell Pit"},
        },
    ),
}

MAIL = item("Mail", slot="body", gives=("arm+2",))
FIELDS = DangerCard(name="Fields", values=(("outside", 2), ("inside", 1)))

SHOCKS: dict[str, Row[Degenerates]] = {
    "DDV-080": Row(
        proves="DD-082 DD-083",
        given=(
            *begun(hero("A", mag=7), hero("B", mag=8), at=MAZE, board=(*LANDS, MAIL, FIELDS)),
            *(move for who in "AB" for move in (obtain(who, "Mail"), Equip(who=who, item="Mail"))),
            *rests("AB"),
            Next(),
        ),
        stands={at.armor: {"A": 2, "B": 2}, at.wounds: {"A": 0, "B": 0}},
        when=(Danger(card="Fields"), Next()),
        then={at.wounds: {"A": 2, "B": 1}, at.monsters_due: {"A": ("", 0)}, at.encounter_due: {"A": False}},
    ),
    "DDV-081": Row(
        proves="DD-082 DD-083",
        given=begun(hero("A", mag=9), board=(*LANDS, *BADLANDS[-1:])),
        when=Shock(who="A", card="Hell Pit", values=(("outside", 4), ("inside", 3))),
        then={
            at.wounds: {"A": 3},
            at.discarded: {"danger": ("Hell Pit",)},
            at.danger: {"Hell Pit": 2},
            at.doom: (),
        },
    ),
}


@each(PARTIES | VOID | SHOCKS)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
