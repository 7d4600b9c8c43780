"""Worked cases of hiring, trading and hands."""

from __future__ import annotations

from ledger.core.model import Move
from ledger.core.table.moves import Give
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Loot, Resolve, UseSkill
from ledger.games.draggmar.moves.market import Hire, Pass, Ready, Redraw, Trade
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import KnowHero, Market
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    boss,
    crawl,
    decks,
    failed,
    fames,
    fate,
    hero,
    hiring,
    item,
    monster,
    on_to_scouting,
    play,
    scouting,
    standing,
    trading,
    unseen,
)
from tests.tables import Row, each, prove


def hold(count: int) -> tuple[Move, ...]:
    """A holds so many cards in hiring."""
    return tuple(each.but(who="A") for each in unseen(count))


def hire(level: int, name: str = "") -> Hire:
    return Hire(who="A", kind="item", level=level, name=name)


def hire_hero(level: int) -> Hire:
    return Hire(who="A", kind="hero", level=level)


def redraw(old: str, new: str) -> Redraw:
    return Redraw(who="A", card=new, instead=old)


HIRING: dict[str, Row[Draggmar]] = {
    "DRV-037": Row(
        proves="DR-054 DR-055 DR-171",
        given=(*hiring("AB"), *hold(6), *fames(A=2)),
        stands={at.hand_sizes: {"A": 6}, at.fame: {"A": 2}},
        when=(hire_hero(2), hire(1)),
        refused={2: "DR-055"},
        then={at.hand_sizes: {"A": 7}, at.fame: {"A": 0}},
    ),
    "DRV-038": Row(
        proves="DR-054",
        given=hiring("AB"),
        stands={at.hand_sizes: {"A": 0}, at.fame: {"A": 5}},
        when=(hire(3), hire_hero(3), hire_hero(2), hire_hero(2), hire_hero(1)),
        refused={2: "DR-054", 4: "DR-054"},
        after={1: {at.fame: {"A": 2}}, 3: {at.fame: {"A": 0}}, 5: {at.fame: {"A": 0}}},
        then={at.hand_sizes: {"A": 3}, at.fame: {"A": 0}},
    ),
    "DRV-039": Row(
        proves="DR-057 DR-058",
        given=(*hiring("AB"), *hold(2), *decks(items_2=12)),
        stands={at.hand_sizes: {"A": 2}, at.fame: {"A": 5}, at.decks: {"items-2": 12}, at.discards: {"items-2": 0}},
        when=(hire(2, "I-1"), redraw("I-1", "I-2"), redraw("I-2", "I-3")),
        refused={3: "DR-057"},
        then={
            at.hand_sizes: {"A": 3},
            at.fame: {"A": 2},
            at.decks: {"items-2": 10},
            at.discarded: {"items-2": ("I-1",)},
        },
    ),
    "DRV-041": Row(
        proves="DR-055 DR-057",
        given=(*hiring("AB"), *hold(6), *fames(A=1), *decks(items_1=10)),
        stands={at.hand_sizes: {"A": 6}, at.fame: {"A": 1}, at.decks: {"items-1": 10}, at.discards: {"items-1": 0}},
        when=(hire(1, "I-1"), redraw("I-1", "I-2")),
        then={
            at.hand_sizes: {"A": 7},
            at.fame: {"A": 0},
            at.decks: {"items-1": 8},
            at.discards: {"items-1": 1},
        },
    ),
    "DRV-042": Row(
        proves="DR-057",
        given=(*hiring("AB"), *decks(items_1=10)),
        stands={at.hand_sizes: {"A": 0}, at.fame: {"A": 5}, at.decks: {"items-1": 10}, at.discards: {"items-1": 0}},
        when=(hire(1, "I-1"), redraw("I-1", "I-2"), hire(1, "I-3"), redraw("I-3", "I-4")),
        then={
            at.hands: {"A": ("I-2", "I-4")},
            at.fame: {"A": 3},
            at.decks: {"items-1": 6},
            at.discards: {"items-1": 2},
        },
    ),
    "DRV-043": Row(
        proves="DR-057 DR-059",
        given=(*hiring("AB"), *decks(items_1=1, items_discard_1=9), fate(12)),
        stands={
            at.hand_sizes: {"A": 0},
            at.fame: {"A": 5},
            at.fate: 12,
            at.decks: {"items-1": 1},
            at.discards: {"items-1": 9},
        },
        when=(hire(1, "I-1"), redraw("I-1", "I-2")),
        after={1: {at.decks: {"items-1": 9}, at.discards: {"items-1": 0}}},
        then={
            at.hand_sizes: {"A": 1},
            at.fame: {"A": 4},
            at.fate: 12,
            at.decks: {"items-1": 8},
            at.discards: {"items-1": 1},
        },
    ),
    "DRV-155": Row(
        proves="DR-059 DR-056",
        given=(*hiring("AB"), *fames(A=8), *decks(items_3=1)),
        stands={at.hand_sizes: {"A": 0}, at.fame: {"A": 8}, at.decks: {"items-3": 1}, at.discards: {"items-3": 0}},
        when=(hire(3), hire(3), hire(2)),
        refused={2: "DR-059"},
        then={at.hand_sizes: {"A": 2}, at.fame: {"A": 3}, at.decks: {"items-3": 0}},
    ),
    "DRV-165": Row(
        proves="DR-055 DR-061",
        given=(
            *crawl({"Mines": (1, "A"), "Site-3": (1, "B")}, {"A": [SOMEBODY]}),
            boss("Boss-1", fame=3),
            *play(A=""),
            Resolve(who="A", outcome="won"),
            Afflict(player="A", name="c1"),
            Afflict(player="A", name="c2"),
            failed("B"),
            *on_to_scouting(),
            *standing({"Site-4": (1, "AB")}),
            Next(),
            *hold(6),
            *fames(A=5),
        ),
        stands={
            at.hand_sizes: {"A": 6},
            at.fame: {"A": 5},
            at.curses: {"A": ("c1", "c2")},
            at.trophies: {"A": (("Boss-1", 3),)},
        },
        when=(hire(2), hire(2)),
        refused={2: "DR-055"},
        then={
            at.hand_sizes: {"A": 7},
            at.fame: {"A": 3},
            at.curses: {"A": ("c1", "c2")},
            at.trophies: {"A": (("Boss-1", 3),)},
        },
    ),
    "DRV-074 the skill": Row(
        proves="DR-056 DR-098 DR-099 DR-100",
        given=(*crawl({"Mines": (1, "AB")}, {"A": [hero("Fern", "hunter", (3, 3), 2)]}), monster("Rat", (1, 3))),
        when=((*play(A="Fern"), UseSkill(who="A", skill="attack")),),
        refused={1: "DR-100"},
        then={fight.skill_used: {"A": False}},
    ),
    "DRV-074 hiring": Row(
        proves="DR-056 DR-098 DR-099 DR-100",
        given=(
            *scouting("AB", KnowHero(name="Wolf", level=1, of="hunter", values=(2, 2))),
            *standing({"Mines": (1, "AB")}),
            Next(),
            hero("Fern", "hunter", (3, 3), 2).but(who="A"),
            Pass(who="A"),
        ),
        stands={at.hands: {"A": ("Fern",), "B": ()}},
        when=(
            Hire(who="B", kind="hero", level=2, name="Fern", of="hunter"),
            Hire(who="B", kind="hero", level=2, name="Wolf"),
        ),
        refused={1: "DR-099", 2: "DR-056"},
        then={at.hands: {"B": ()}},
    ),
}

TRADING: dict[str, Row[Draggmar]] = {
    "DRV-045": Row(
        proves="DR-060 DR-129",
        given=(
            *crawl(ALONE, {"A": [SOMEBODY, *unseen(6)]}),
            monster("Rat", (0, 1)).but(loot=True),
            *play(A=""),
            Resolve(who="A", outcome="won"),
            Loot(who="A", player="A"),
            *decks(items_1=10),
        ),
        stands={at.phase: 3, at.hand_sizes: {"A": 7}, fight.alive: {"A": True}, at.decks: {"items-1": 10}},
        when=(
            (monster("Bat", (0, 1)).but(loot=True), Resolve(who="A", outcome="won")),
            Loot(who="A", player="A", card="I-1"),
        ),
        then={at.hand_sizes: {"A": 8}, at.decks: {"items-1": 9}, at.reminders: ("hand-above",)},
    ),
    "DRV-047": Row(
        proves="DR-063 DR-064",
        given=(
            *scouting(
                "AB",
                Market(level=1, cards=("m1", "n1")),
                Market(level=2, cards=("m2",)),
                Market(level=3, cards=("m3",)),
            ),
            *standing({"Mines": (1, "AB")}),
            Next(),
            *(
                each.but(who="A")
                for each in (item("a1", "weapon"), item("b1", "weapon"), item("c2", "weapon", level=2))
            ),
            Pass(who="A"),
            Pass(who="B"),
            Next(),
            *fames(A=0),
        ),
        stands={
            at.step: "trading",
            at.turn: "A",
            at.fame: {"A": 0},
            at.hands: {"A": ("a1", "b1", "c2")},
            at.market: {"1-1": ("m1",), "1-2": ("n1",), "2-1": ("m2",), "3-1": ("m3",)},
        },
        when=(
            Trade(who="A", item="a1", place="1-1"),
            Trade(who="A", item="b1", place="1-2"),
            Trade(who="A", item="c2", place="3-1"),
            Trade(who="A", item="c2", place="2-1"),
        ),
        refused={3: "DR-063"},
        then={
            at.hands: {"A": ("m1", "m2", "n1")},
            at.fame: {"A": 0},
            at.market: {"1-1": ("a1",), "1-2": ("b1",), "2-1": ("c2",), "3-1": ("m3",)},
        },
    ),
    "DRV-048": Row(
        proves="DR-063 DR-064 DR-065",
        given=(
            *scouting("AB", Market(level=1, cards=("m1",))),
            *standing({"Mines": (1, "AB")}),
            Next(),
            item("a1", "weapon").but(who="A"),
            Pass(who="A"),
            item("b1", "weapon").but(who="B"),
            hero("H-1", "mage", (1, 1)).but(who="B"),
            Pass(who="B"),
            Next(),
        ),
        stands={
            at.step: "trading",
            at.first: "A",
            at.hands: {"A": ("a1",), "B": ("H-1", "b1")},
            at.market: {"1-1": ("m1",)},
        },
        when=(
            Trade(who="A", item="a1", place="1-1"),
            Ready(who="A"),
            Trade(who="B", item="H-1", place="1-1"),
            Trade(who="B", item="b1", place="1-1"),
            Pass(who="B"),
            Next(),
            Ready(who="A"),
            Ready(who="B"),
            Next(),
        ),
        refused={3: "DR-063", 6: "DR-065"},
        then={at.hands: {"A": ("m1",), "B": ("H-1", "a1")}, at.market: {"1-1": ("b1",)}, at.phase: 3},
    ),
    "DRV-049": Row(
        proves="DR-069 DR-199",
        given=trading("AB", {"A": [item("a1", "weapon"), *unseen(1)], "B": unseen(1)}),
        stands={at.step: "trading", at.hand_sizes: {"A": 2, "B": 1}},
        when=(
            Give(who="A", thing="a1", to="B"),
            Give(who="A", thing="a1", to="B", because=""),
            Give(who="A", thing="a1", to="B", because="house rule agreed by all"),
        ),
        refused={1: "DR-069", 2: "DR-199"},
        then={at.hand_sizes: {"A": 1, "B": 2}, at.overruled: 1},
    ),
}


@each(HIRING | TRADING)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
