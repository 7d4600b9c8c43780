"""Worked cases of bosses, groups, clearing, failing, keeping and solo play."""

from __future__ import annotations

from ledger.core.table.moves import Note
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Resolve, Use, Wound
from ledger.games.draggmar.moves.keep import Keep, LevelUp
from ledger.games.draggmar.moves.party import Fail, Join, Merge, Split
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    TOGETHER,
    Moves,
    boss,
    crawl,
    crawl_on,
    decks,
    entered,
    failed,
    fames,
    fate,
    hall,
    hero,
    item,
    on_to_scouting,
    play,
)
from tests.tables import Row, each, prove

RESOLVE = Resolve(who="A")
WON = Resolve(who="A", outcome="won")
FALLEN = hero("Nub", "mage", (0, 1), 2)
"""A hero that any blow kills."""


def passed(*fames_of_rooms: int, who: str = "A") -> Moves:
    """Harmless rooms R1, R2 ... with these Fame values."""
    rooms = ((hall(f"R{n}", fame=fame, who=who), Resolve(who=who)) for n, fame in enumerate(fames_of_rooms, start=1))
    return tuple(move for room in rooms for move in room)


def first_passed(*fames_of_rooms: int, **heroes: str) -> Moves:
    """The same, with heroes that come into play in the first room."""
    rooms = passed(*fames_of_rooms, who=next(iter(heroes)))
    return (rooms[0], *play(**heroes), *rooms[1:])


GROUPS: dict[str, Row[Draggmar]] = {
    "DRV-001": Row(
        proves="DR-139 DR-140",
        given=crawl({"Mines": (1, "ABC")}),
        stands={at.phase: 3, at.groups: (("A", "B", "C"),), at.open_room: {"A": ""}},
        when=(Split(who="C", players=("C",)), Merge(who="A", player="C")),
        refused={2: "DR-140"},
        then={at.groups: (("A", "B"), ("C",))},
    ),
    "DRV-003": Row(
        proves="DR-139 DR-142 DR-143 DR-146 DR-170",
        given=(
            *crawl(
                TOGETHER,
                {
                    "A": [hero("Ada", "warrior", (3, 3)), item("Club", "weapon", (1, 0), for_=("warrior",))],
                    "B": [SOMEBODY],
                },
            ),
            *first_passed(1, 1, A="Ada", B=""),
            *fames(A=5, B=5),
        ),
        stands={at.fate: 15, at.fame: {"A": 5, "B": 5}, at.pile: {"A": ("R1", "R2")}, fight.wounds: {"A": 0}},
        when=(
            Split(who="A", players=("A",)),
            boss("Boss-1", (2, 4), fame=3),
            Use(who="A", item="Club"),
            RESOLVE,
        ),
        then={
            fight.monster_health: 4,
            fight.attack_total: 4,
            fight.defeated: True,
            fight.wounds: {"A": 2},
            fight.alive: {"A": True},
            at.hands: {"A": ()},
            at.pile: {"A": (), "B": ("R1", "R2")},
            at.fame: {"A": 10, "B": 5},
            at.trophies: {"A": (("Boss-1", 3),), "B": ()},
            at.scores: {"A": 13, "B": 5},
            at.fate: 16,
            at.token_on_map: {"Mines": False},
            at.boss_kills: {1: 1, 2: 0, 3: 0},
        },
    ),
    "DRV-096": Row(
        proves="DR-140 DR-141",
        given=(
            *crawl(
                {"Mines": (1, "ABC"), "Site-3": (1, "D")},
                {
                    "A": [hero("Ada", "warrior", (3, 9))],
                    "B": [hero("Bo", "mage", (3, 9))],
                    "C": [FALLEN, hero("Cid", "mage", (3, 3))],
                    "D": [FALLEN, hero("Dov", "mage", (3, 3))],
                },
            ),
            *entered(A="Ada", B="Bo", C="Nub"),
            Split(who="C", players=("C",)),
            *entered(D="Nub"),
            Wound(hero="C", by=1),
            Wound(hero="D", by=1),
        ),
        stands={
            at.groups_at: {"Mines": (("A", "B"), ("C",)), "Site-3": (("D",),)},
            fight.alive: {"A": True, "B": True, "C": False, "D": False},
            at.hand_sizes: {"C": 1, "D": 1},
        },
        when=(
            Join(who="C", agreed=("A",)),
            Join(who="D", agreed=("A", "B")),
            Join(who="C", agreed=("A", "B")),
        ),
        refused={1: "DR-141", 2: "DR-141"},
        then={at.groups_at: {"Mines": (("A", "B", "C"),), "Site-3": (("D",),)}},
    ),
    "DRV-098": Row(
        proves="DR-142 DR-148",
        given=(
            *crawl({"Mines": (2, "AB")}, {"A": [SOMEBODY]}),
            Split(who="B", players=("B",)),
            fate(12),
        ),
        stands={at.fate: 12, at.groups: (("A",), ("B",))},
        when=((boss("Boss-2"), *play(A=""), WON), Fail(who="B")),
        after={1: {at.fate: 14}, 2: {at.fate: 12}},
        then={at.fate: 12, at.token_on_map: {"Mines": False}},
    ),
}

BOSSES: dict[str, Row[Draggmar]] = {
    "DRV-088": Row(
        proves="DR-135 DR-137 DR-142 DR-143 DR-146",
        given=(
            *crawl(
                TOGETHER,
                {
                    "A": [hero("Ada", "warrior", (5, 4)), hero("Ari", "mage", (5, 4))],
                    "B": [hero("Bo", "mage", (4, 4))],
                },
            ),
            *first_passed(1, 2, A="Ada", B="Bo"),
            boss("Boss-1", (1, 5), fame=3),
            RESOLVE,
            *fames(A=5, B=5),
            fate(12),
        ),
        stands={
            at.fate: 12,
            at.fame: {"A": 5, "B": 5},
            fight.alive: {"A": False, "B": False},
            at.open_room: {"A": "Boss-1"},
            at.pile_fame: {"A": 3},
        },
        when=(*play(A="Ari"), Fail(who="B"), RESOLVE),
        then={
            fight.monster_health: 5,
            fight.attack_total: 5,
            fight.defeated: True,
            fight.wounds: {"A": 1},
            at.fame: {"A": 11, "B": 5},
            at.trophies: {"A": (("Boss-1", 3),), "B": ()},
            at.fate: 13,
            at.pile: {"A": ()},
            at.token_on_map: {"Mines": False},
        },
    ),
    "DRV-090": Row(
        proves="DR-138 DR-148 DR-161",
        given=(
            *crawl(
                {"Mines": (2, "AB")},
                {"A": [hero("Ada", "warrior", (5, 4))], "B": [hero("Bo", "mage", (5, 5))]},
            ),
            *first_passed(1, 2, A="Ada", B="Bo"),
            *fames(A=5, B=5),
            *decks(rooms_2=15),
            fate(12),
        ),
        stands={
            at.fate: 12,
            at.decks: {"rooms-2": 15},
            at.fame: {"A": 5, "B": 5},
            at.hand_sizes: {"A": 0, "B": 0},
            at.boss_kills: {1: 0, 2: 0, 3: 0},
        },
        when=(boss("Boss-2", (6, 5), fame=3), RESOLVE, Fail(who="A"), Fail(who="B")),
        then={
            fight.defeated: True,
            at.fame: {"A": 5, "B": 5},
            at.fate: 10,
            at.pile: {"A": (), "B": ()},
            at.decks: {"rooms-2": 17},
            at.token_on_map: {"Mines": True},
            at.boss_kills: {1: 0, 2: 1, 3: 0},
        },
    ),
    "DRV-091": Row(
        proves="DR-142 DR-143 DR-147",
        given=(
            *crawl({"Mines": (2, "ABC")}, {"A": [SOMEBODY], "B": [SOMEBODY], "C": [SOMEBODY]}),
            *first_passed(1, 2, 2, 1, A="", B="", C=""),
            *fames(A=5, B=3, C=0),
            fate(11),
        ),
        stands={at.fate: 11, at.fame: {"A": 5, "B": 3, "C": 0}, at.pile_fame: {"A": 6}},
        when=((boss("Boss-2", fame=3), WON),),
        then={
            at.fame: {"A": 14, "B": 12, "C": 9},
            at.fate: 13,
            at.pile: {"A": ()},
            at.token_on_map: {"Mines": False},
            at.trophies: {"A": (), "B": (), "C": ()},
            at.boss_kills: {1: 0, 2: 1, 3: 0},
        },
    ),
    "DRV-093": Row(
        proves="DR-138 DR-146",
        given=(
            *crawl(ALONE, {"A": [hero("Ada", "warrior", (5, 5)), hero("Ari", "mage", (1, 1))]}),
            *first_passed(1, A="Ada"),
            *fames(A=5),
            fate(14),
        ),
        stands={at.fate: 14, at.fame: {"A": 5}, at.hand_sizes: {"A": 1}, at.pile_fame: {"A": 1}},
        when=(boss("Boss-1", (5, 5), fame=3), RESOLVE, *play(A="Ari")),
        after={2: {fight.alive: {"A": False}}},
        then={
            fight.defeated: True,
            at.fame: {"A": 9},
            at.trophies: {"A": (("Boss-1", 3),)},
            at.fate: 15,
            at.pile: {"A": ()},
            at.hand_sizes: {"A": 0},
            at.token_on_map: {"Mines": False},
        },
    ),
    "DRV-094": Row(
        proves="DR-114",
        given=(*crawl(ALONE, {"A": [SOMEBODY]}), boss("Boss-1"), *play(A=""), WON),
        stands={at.crawls: {"Mines": "cleared"}},
        when=hall("R9").but(level=1),
        refused={1: "DR-114"},
        then={at.open_room: {"A": ""}},
    ),
    "DRV-095": Row(
        proves="DR-170 DR-145",
        given=(
            *crawl(ALONE, {"A": [SOMEBODY]}),
            *first_passed(2, A=""),
            boss("Boss-1", fame=3),
            WON,
            failed("B"),
            *on_to_scouting(),
            *crawl_on({"Site-4": (1, "A"), "Site-5": (2, "B")}, {"A": [SOMEBODY]}),
            *first_passed(2, A=""),
            boss("Boss-2", fame=4),
            WON,
            *fames(A=11, B=14),
        ),
        stands={
            at.fame: {"A": 11, "B": 14},
            at.trophies: {"A": (("Boss-1", 3), ("Boss-2", 4)), "B": ()},
            at.spoils: {"A": ("R1", "R1"), "B": ()},
        },
        when=Note(text="we count"),
        then={at.scores: {"A": 18, "B": 14}},
    ),
    "DRV-124 standard": Row(
        proves="DR-150 DR-176",
        given=(*crawl({"Mines": (2, "ABC")}, brutal="off"), fate(14)),
        when=failed("ABC"),
        then={at.fate: 12},
    ),
    "DRV-124 brutal": Row(
        proves="DR-150 DR-176",
        given=(*crawl({"Mines": (2, "ABC")}, brutal="on"), fate(14)),
        when=failed("ABC"),
        then={at.fate: 8},
    ),
}

KEEPING: dict[str, Row[Draggmar]] = {
    "DRV-107": Row(
        proves="DR-152 DR-153",
        given=(
            *crawl(ALONE, {"A": [hero("Fen", "mage", (4, 1), 3), hero("Brann", "warrior", (2, 3))]}),
            boss("Boss-1", (1, 4)),
            *play(A="Fen"),
            RESOLVE,
            *play(A="Brann"),
            failed("B"),
            Next(),
            *fames(A=4),
            *decks(heroes_2=10),
        ),
        stands={
            at.phase: 4,
            at.crawls: {"Mines": "cleared"},
            fight.heroes: {"A": ("Brann",)},
            at.fame: {"A": 4},
            at.decks: {"heroes-2": 10},
            at.discards: {"heroes-1": 0},
        },
        when=Keep(who="A", hero="Brann", search="found"),
        then={
            at.fame: {"A": 3},
            at.hand_levels: {"A": (("Brann", 2),)},
            at.decks: {"heroes-2": 9},
            at.discards: {"heroes-1": 1},
        },
    ),
    "DRV-110": Row(
        proves="DR-152 DR-154",
        given=(
            *crawl(
                ALONE,
                {
                    "A": [hero("Brann", "warrior", (9, 9), 2)],
                    "B": [hero("Fen", "mage", (4, 1), 3), hero("Sela", "ranger", (2, 3))],
                },
            ),
            boss("Boss-1", (1, 4)),
            *play(A="Brann"),
            RESOLVE,
            boss("Boss-2", (1, 4), who="B"),
            *play(B="Fen"),
            Resolve(who="B"),
            *play(B="Sela"),
            Next(),
            *fames(A=0, B=2),
        ),
        stands={
            at.phase: 4,
            at.crawls: {"Mines": "cleared", "Site-3": "cleared"},
            fight.heroes: {"A": ("Brann",), "B": ("Sela",)},
            at.fame: {"A": 0, "B": 2},
        },
        when=(
            Keep(who="B", hero="Sela", search="found"),
            (Next(), Next(), LevelUp(who="B", hero="Sela")),
            LevelUp(who="A", hero="Brann", search="found"),
        ),
        refused={2: "DR-154"},
        then={
            at.fame: {"A": 0, "B": 1},
            at.hand_levels: {"A": (("Brann", 3),), "B": (("Sela", 2),)},
        },
    ),
}


@each(GROUPS | BOSSES | KEEPING)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
