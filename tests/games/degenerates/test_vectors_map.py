"""Worked cases of the map, its ways and its traits."""

from __future__ import annotations

from ledger.games.degenerates import RULESET
from ledger.games.degenerates.events.board import TraitHeld
from ledger.games.degenerates.moves.cards import Haunt
from ledger.games.degenerates.moves.danger import Raise
from ledger.games.degenerates.moves.phases import Lake, March, Next, River
from ledger.games.degenerates.state.game import Degenerates
from tests.games.degenerates import readers as at
from tests.games.degenerates.histories import (
    LANDS,
    become,
    begun,
    explored,
    hero,
    hurt,
    obtain,
    path,
    recover,
    rests,
    road,
    space,
    table,
    trait,
    turn_over,
    walk,
)
from tests.tables import Fact, No, Row, each, prove

PORT = "Pigskin Port"
FORTRESS = "Goblin Fortress"
PORTS = (
    *LANDS,
    space(PORT, 2),
    space("North Bridge"),
    space("East Bridge"),
    space("The Watchtower", 2),
    space("Gutfish Ford", 2),
    space("Crystal Crater"),
    space("Fishmonger Camp", 2),
    space("Tower Island", 2),
    space("Bandit Camp", 2),
    road(PORT, "The Windmill", "Foothills"),
    space("The Windmill", None, "inside"),
)
"""The River and Lake Ports with what the board prints there."""
AROUND_THE_FORTRESS = (
    *PORTS,
    space(FORTRESS, 3),
    space("Skull Bridge", 2),
    space("Last Chance", None, "inside"),
    *(path(FORTRESS, other) for other in ("Gutfish Ford", "Last Chance", "Skull Bridge")),
    *explored(f"{FORTRESS}-Gutfish Ford", f"{FORTRESS}-Crystal Crater"),
)
ALONG = (*LANDS, space("X", 2), space("Y", 2), space("Z", 2), road("X", "Y"), road("Y", "Z"), path("Z", "X"))
"""Three Locations in a ring: Roads X-Y and Y-Z, a Path Z-X."""


def march(place: str, who: str = "A") -> March:
    return March(who=who, place=place)


def river(place: str, *, with_: str = "", **pay: int) -> River:
    return River(who="A", place=place, with_=tuple(with_), pay=tuple(pay.items()))


PLACES: dict[str, Row[Degenerates]] = {
    "DDV-001": Row(
        proves="DD-014 DD-016 DD-018",
        given=begun(hero("A"), board=PORTS),
        when=Raise(place="Foothills", by="Plague"),
        then={
            at.neighbours: {PORT: (f"{PORT}-Bandit Camp", f"{PORT}-The Watchtower", f"{PORT}-The Windmill")},
            at.kinds: {f"{PORT}-Bandit Camp": "path", f"{PORT}-The Watchtower": "road"},
            at.danger: {"Foothills": 3, f"{PORT}-Bandit Camp": 3, f"{PORT}-The Watchtower": 3},
        },
    ),
    "DDV-002": Row(
        proves="DD-014 DD-135",
        given=begun(hero("A"), at="Catacombs", board=(space("Catacombs", 2), space("Graveyard", 2))),
        when=walk("A", "Graveyard"),
        then={at.where: {"A": "Graveyard"}, at.neighbours: {"Catacombs": ("Ghostgate", "Graveyard")}},
    ),
    "DDV-002 Ghostgate": Row(
        proves="DD-014 DD-135",
        given=begun(hero("A"), at="Catacombs", board=(space("Catacombs", 2), space("Ghostgate"))),
        when=walk("A", "Ghostgate"),
        then={at.where: {"A": "Ghostgate"}},
    ),
    "DDV-003": Row(
        proves="DD-014 DD-135",
        given=begun(
            hero("A"), at="Tunnel of Terror", board=(space("Tunnel of Terror", 2), space("Temple of Madness", 2))
        ),
        when=walk("A", "Temple of Madness"),
        then={at.where: {"A": "Temple of Madness"}},
    ),
    "DDV-004": Row(
        proves="DD-016 DD-136",
        given=begun(hero("A"), at=FORTRESS, board=AROUND_THE_FORTRESS, stance="bold"),
        when=(march("Last Chance"), march("Skull Bridge"), march("Gutfish Ford")),
        refused={1: No("DD-016", "path-secret"), 2: No("DD-016", "path-secret")},
        then={at.where: {"A": "Gutfish Ford"}},
    ),
    "DDV-004 Crystal Crater": Row(
        proves="DD-016 DD-136",
        given=begun(hero("A"), at=FORTRESS, board=AROUND_THE_FORTRESS, stance="bold"),
        when=march("Crystal Crater"),
        then={at.where: {"A": "Crystal Crater"}},
    ),
    "DDV-005": Row(
        proves="DD-017 DD-018",
        given=begun(hero("A"), board=LANDS),
        when=Raise(place="Burning Lakes", by="Plague"),
        then={
            at.territories: {f"{FORTRESS}-Crystal Crater": "Burning Lakes"},
            at.regions: {f"{FORTRESS}-Crystal Crater": "badlands"},
            at.danger: {"Burning Lakes": 3, f"{FORTRESS}-Crystal Crater": 3},
        },
    ),
    "DDV-006": Row(
        proves="DD-022",
        given=begun(hero("A"), board=LANDS),
        when=path(FORTRESS, "Last Chance"),
        then={at.traits: {"Last Chance": ("inside",), f"{FORTRESS}-Last Chance": ("outside",)}},
    ),
    "DDV-007": Row(
        proves="DD-023",
        given=begun(hero("A"), board=(space("Hell Pit", 2, "outside", "perilous"),)),
        when=trait("perilous", "Hell Pit"),
        then={at.traits: {"Hell Pit": ("outside", "perilous")}, at.counters: {"Hell Pit": ()}},
        happens=(Fact(TraitHeld, place="Hell Pit", trait="perilous"),),
    ),
    "DDV-008": Row(
        proves="DD-090 DD-027",
        given=(*begun(hero("A", skills=("Fieldcraft",)), at="Last Chance", board=AROUND_THE_FORTRESS), hurt("A", 9)),
        when=(
            recover("A", "3 3", using="Fieldcraft"),
            (
                walk("A", f"{FORTRESS}-Last Chance"),
                *turn_over(""),
                recover("A", "3 3", using="Fieldcraft"),
            ),
        ),
        refused={1: No("DD-289", "requirement-unmet")},
        then={at.wounds: {"A": 2}, at.where: {"A": f"{FORTRESS}-Last Chance"}},
    ),
    "DDV-172": Row(
        proves="DD-031 DD-023",
        given=(*begun(hero("A"), board=ALONG), *explored("X")),
        stands={at.explored: {"X": True}},
        when=trait("metaphysical", "X"),
        then={at.traits: {"X": ("metaphysical", "outside")}, at.explored: {"X": False}},
    ),
}

ON_FOOT: dict[str, Row[Degenerates]] = {
    "DDV-030": Row(
        proves="DD-135",
        given=begun(hero("A", character="Mercenary Alchemist"), at="The Windmill", board=PORTS),
        when=(walk("A", f"{PORT}-The Windmill"), (*turn_over(""), walk("A", PORT))),
        after={1: {at.where: {"A": f"{PORT}-The Windmill"}}},
        then={at.where: {"A": PORT}, at.turn: 2},
    ),
    "DDV-031": Row(
        proves="DD-136 DD-016",
        given=begun(
            hero("A"),
            at="Stone Circle",
            stance="bold",
            board=(*LANDS, space("Stone Circle", 2), space("Black Tree", 2), path("Stone Circle", "Black Tree")),
        ),
        when=(march("Black Tree"), trait("explored", "Stone Circle-Black Tree"), march("Black Tree")),
        refused={1: No("DD-016", "path-secret")},
        then={at.where: {"A": "Black Tree"}},
    ),
    "DDV-142": Row(
        proves="DD-135",
        given=begun(hero("A"), at="X-Y", board=ALONG),
        when=(walk("A", "Y-Z"), walk("A", "Y")),
        refused={1: No("DD-135", "space-far")},
        then={at.where: {"A": "Y"}, at.neighbours: {"X-Y": ("X", "Y")}},
    ),
    "DDV-143": Row(
        proves="DD-136",
        given=begun(hero("A"), at="Z-X", board=(*ALONG, *explored("Z-X")), stance="bold"),
        when=march("Y"),
        refused={1: No("DD-136", "march-start")},
        then={at.where: {"A": "Z-X"}},
    ),
    "DDV-144": Row(
        proves="DD-136",
        given=begun(hero("A"), at="X", board=ALONG, stance="cautious"),
        when=march("Y"),
        refused={1: No("DD-136", "stance-cautious")},
        then={at.where: {"A": "X"}},
    ),
    "DDV-147": Row(
        proves="DD-138 DD-204",
        given=begun(hero("A"), at="X", board=(*ALONG, Haunt(epic="Lord Scrott", place="X-Y")), stance="bold"),
        when=(march("Y"), walk("A", "X-Y")),
        refused={1: No("DD-138", "epic-on-way")},
        then={at.where: {"A": "X-Y"}},
    ),
    "DDV-148": Row(
        proves="DD-025",
        given=(
            *begun(hero("B"), hero("C"), board=ALONG, at="Z"),
            trait("destroyed", "Z"),
            become("B", "detained"),
        ),
        when=rests("BC"),
        refused={2: No("DD-025", "rest-destroyed")},
        then={at.acted: {"B": "rest", "C": ""}},
    ),
    "DDV-148 travel": Row(
        proves="DD-025",
        given=(*begun(hero("A"), at="Z-X", board=ALONG), trait("destroyed", "Z")),
        when=walk("A", "Z"),
        refused={1: No("DD-025", "space-destroyed")},
        then={at.where: {"A": "Z-X"}},
    ),
    "DDV-149": Row(
        proves="DD-025 DD-270",
        given=(
            *table(hero("A"), hero("B"), board=ALONG, at="X"),
            hurt("A", 14),
            trait("destroyed", "X"),
            Next(first=("A", "B")),
        ),
        stands={at.defeated: {"A": True}},
        when=(*rests("A"), (walk("B", "X-Y", with_="B"), Next())),
        refused={1: No("DD-025", "rest-destroyed")},
        then={at.alive: ("B",), at.fallen: ("A",)},
    ),
}

MARCHES: dict[str, Row[Degenerates]] = {
    "DDV-084": Row(
        proves="DD-029",
        given=begun(hero("A"), at="X", board=(*ALONG, space("Y", 2, "metaphysical")), stance="bold"),
        when=march("Y"),
        refused={1: No("DD-029", "space-metaphysical")},
        then={at.where: {"A": "X"}},
    ),
    "DDV-084 a Disease": Row(
        proves="DD-029",
        given=(
            *begun(hero("A"), at="X", board=(*ALONG, space("Y", 2, "metaphysical")), stance="bold"),
            obtain("A", "Rot", "disease"),
        ),
        when=march("Y"),
        then={at.where: {"A": "Y"}},
    ),
    "DDV-084 Slimed": Row(
        proves="DD-029",
        given=(
            *begun(hero("A"), at="X", board=(*ALONG, space("Y", 2, "metaphysical")), stance="bold"),
            become("A", "slimed"),
        ),
        when=march("Y"),
        then={at.where: {"A": "Y"}},
    ),
    "DDV-084 Fatigued": Row(
        proves="DD-029 DD-113",
        given=(
            *begun(hero("A"), at="X", board=(*ALONG, space("Y", 2, "metaphysical")), stance="bold"),
            become("A", "fatigued"),
        ),
        when=(
            march("Y"),
            walk("A", "X-Y"),
            (*turn_over(""), walk("A", "Y")),
        ),
        refused={1: No("DD-113", "adventurer-fatigued")},
        then={at.where: {"A": "Y"}},
    ),
    "DDV-084 Detained": Row(
        proves="DD-029 DD-114",
        given=(
            *begun(hero("A"), at="X", board=(*ALONG, space("Y", 2, "metaphysical")), stance="bold"),
            become("A", "detained"),
        ),
        when=(march("Y"), walk("A", "X-Y"), Lake(who="A", place="Ghostgate"), river("North Bridge")),
        refused=dict.fromkeys((1, 2, 3, 4), No("DD-114", "adventurer-detained")),
        then={at.where: {"A": "X"}},
    ),
}

PURSE = (hero("A", gold=4), hero("B", gold=1), hero("C", gold=1))

BY_WATER: dict[str, Row[Degenerates]] = {
    "DDV-033": Row(
        proves="DD-139",
        given=begun(hero("A"), at="Fishmonger Camp", board=(*PORTS, space("Dusk Falls")), stance="bold"),
        when=Lake(who="A", place="Dusk Falls"),
        then={
            at.where: {"A": "Dusk Falls"},
            at.gold: {"A": 0},
            at.lake_ports: ("Dusk Falls", "Fishmonger Camp", "Ghostgate", "Tower Island"),
        },
    ),
    "DDV-034": Row(
        proves="DD-140 DD-141",
        given=begun(hero("A", gold=5), at="Gutfish Ford", board=PORTS, stance="bold"),
        when=(river("The Watchtower"), river("Crystal Crater")),
        refused={1: No("DD-141", "river-wrong")},
        then={at.where: {"A": "Crystal Crater"}, at.gold: {"A": 3}},
    ),
    "DDV-150": Row(
        proves="DD-140",
        given=begun(*PURSE, at=PORT, board=PORTS, stance="bold"),
        when=river("North Bridge"),
        then={
            at.where: {"A": "North Bridge", "B": "North Bridge", "C": "North Bridge"},
            at.gold: {"A": 0, "B": 0, "C": 0},
        },
    ),
    "DDV-151": Row(
        proves="DD-140",
        given=begun(hero("A", gold=3), hero("B", gold=1), hero("C", gold=1), at=PORT, board=PORTS, stance="bold"),
        when=(river("East Bridge"), river("East Bridge", with_="B")),
        refused={1: No("DD-140", "gold-short")},
        then={
            at.where: {"A": "East Bridge", "B": "East Bridge", "C": PORT},
            at.gold: {"A": 0, "B": 0, "C": 1},
        },
    ),
    "DDV-152": Row(
        proves="DD-141",
        given=begun(hero("A", gold=10), at="North Bridge", board=PORTS, stance="bold"),
        when=(river(PORT), river("East Bridge")),
        refused={1: No("DD-141", "river-wrong"), 2: No("DD-141", "river-wrong")},
        then={at.downriver: {"North Bridge": ()}, at.gold: {"A": 10}},
    ),
    "DDV-152 Crystal Crater": Row(
        proves="DD-141",
        given=begun(hero("A", gold=10), at="Crystal Crater", board=PORTS, stance="bold"),
        when=(river("Gutfish Ford"), river("Dusk Falls")),
        refused={1: No("DD-141", "river-wrong"), 2: No("DD-141", "river-wrong")},
        then={at.downriver: {"Crystal Crater": ()}, at.gold: {"A": 10}},
    ),
    "DDV-153": Row(
        proves="DD-141 DD-021",
        given=begun(hero("A", gold=2), at="East Bridge", board=PORTS, stance="bold"),
        when=(
            river("Fishmonger Camp"),
            (*turn_over(""), Lake(who="A", place="East Bridge")),
            river("East Bridge"),
        ),
        refused={2: No("DD-139", "port-wrong"), 3: No("DD-141", "river-wrong")},
        after={1: {at.where: {"A": "Fishmonger Camp"}, at.gold: {"A": 0}}},
        then={at.where: {"A": "Fishmonger Camp"}},
    ),
}


@each(PLACES | ON_FOOT | MARCHES | BY_WATER)
def test_vector(row: Row[Degenerates]) -> None:
    prove(RULESET, row)
