"""Worked cases of the set-up and of the round."""

from __future__ import annotations

import pytest

from ledger.core.model import Move
from ledger.core.table.moves import Found, SetOption
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Resolve
from ledger.games.draggmar.moves.market import Hire
from ledger.games.draggmar.moves.party import Fail
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import Decks, First, Market
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    SOMEBODY,
    boss,
    crawl,
    crawl_on,
    failed,
    fate,
    founded,
    on_to_scouting,
    play,
    round_over,
    scouting,
    standing,
)
from tests.tables import Row, each, prove

MARKET: tuple[Move, ...] = (Market(level=1), Market(level=2), Market(level=3))

VECTORS: dict[str, Row[Draggmar]] = {
    "DRV-006": Row(
        proves="DR-014 DR-015 DR-017 DR-018 DR-019 DR-020 DR-021 DR-023",
        when=((Found(players=("A", "B", "C", "D")), First(name="A")),),
        then={
            at.fate: 15,
            at.fame: {"A": 5, "B": 5, "C": 5, "D": 5},
            at.tokens_on_map: 12,
            at.face_down: 12,
            at.unrevealed_mix: {1: 4, 2: 4, 3: 4},
            at.tokens_in_box: 3,
            at.set_aside: ("Cultist Hansen", "Cultist Borgen", "Death Mage"),
            at.standees: {"A": "City", "B": "City", "C": "City", "D": "City"},
            at.market_places: 9,
            at.decks: {"curses": 30},
            at.phase: 1,
        },
    ),
    "DRV-008": Row(
        proves="DR-011",
        when=(
            Found(players=()),
            Found(players=("A", "B", "C", "D", "E")),
            Found(players=("A", "B", "C", "D", "E"), because="two boxes on the table"),
        ),
        refused={1: "DR-011", 2: "DR-011"},
        then={at.players: ("A", "B", "C", "D", "E"), at.overruled: 1},
    ),
    "DRV-010": Row(
        proves="DR-027 DR-030",
        given=(
            *crawl({"Mines": (1, "A"), "Burial Mound": (1, "B")}, {"A": [SOMEBODY]}),
            boss("Boss-1"),
            *play(A=""),
            Resolve(who="A", outcome="won"),
            fate(14),
        ),
        stands={at.phase: 3, at.fate: 14, at.crawls: {"Mines": "cleared", "Burial Mound": "open"}},
        when=(Next(), Fail(who="B"), Next()),
        refused={1: "DR-030"},
        then={at.phase: 4, at.fate: 13, at.crawls: {"Mines": "cleared", "Burial Mound": "failed"}},
    ),
    "DRV-140": Row(
        proves="DR-019 DR-023 DR-193 DR-194 DR-195",
        when=(
            (
                *founded("AB", dark_elves="on"),
                Decks(kind="rooms", one=20, two=20, three=20),
                Decks(kind="items", one=18, two=18, three=18),
            ),
            MARKET,
            (
                Next(),
                *standing({"Mines": (1, "AB")}),
                Next(),
                Hire(who="A", kind="item", level=3, name="Epic-3"),
            ),
        ),
        then={
            at.decks: {"rooms-1": 22, "rooms-2": 22, "rooms-3": 19, "items-1": 18, "items-2": 18, "items-3": 17},
            at.market_places: 6,
            at.fame: {"A": 2, "B": 5},
            at.hand_sizes: {"A": 1, "B": 0},
        },
    ),
    "DRV-141": Row(
        proves="DR-024 DR-199",
        given=(
            *scouting("AB", difficult="on"),
            *round_over({"Mines": (1, "AB")}),
            *round_over({"Site-3": (1, "AB")}, {"Site-4": 2}),
        ),
        stands={at.options: {"difficult": "on"}, at.round_: 3},
        when=(
            SetOption(name="brutal", value="on"),
            SetOption(name="brutal", value="on", because="table wants it harder"),
        ),
        refused={1: "DR-024"},
        then={at.options: {"difficult": "on", "brutal": "on"}, at.overruled: 1},
    ),
    "DRV-143": Row(
        proves="DR-022 DR-028",
        given=(
            *founded("ABC"),
            First(name="B"),
            Next(),
            *crawl_on({"Mines": (1, "ABC")}, first="B"),
            failed("ABC"),
            *on_to_scouting()[:-1],
        ),
        stands={at.first: "B", at.round_: 1, at.step: "discarding"},
        when=(Next(), First(name="C", because="table agreed")),
        after={1: {at.first: "B"}, 2: {at.first: "C"}},
        then={at.turn_order: ("C", "A", "B"), at.round_: 2},
    ),
}


@each(VECTORS)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)


@pytest.mark.parametrize("proves", ["DR-001 to DR-009"], ids=["DRV-161"])
def test_vector_of_the_box(proves: str) -> None:
    assert at.components() == {
        "Dungeon Room cards": 90,
        "Hero cards": 42,
        "Item cards": 68,
        "Curse cards": 30,
        "Fame tokens (1 and 5)": 40,
        "Dungeon Level tokens": 15,
        "Dungeon Threat tokens": 17,
        "Red cubes (health)": 20,
        "Blue cubes (skills)": 4,
        "Reference screens": 4,
        "Standees": 4,
        "Fate token": 1,
        "First Player token": 1,
        "Map": 1,
        "Card-organizer mat": 1,
        "Rulebook": 1,
    }
