"""Worked cases of rooms: traps, chests, monsters, decks, curses."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Boost, Close, Dies, Dispute, Loot, Resolve, Room, Use
from ledger.games.draggmar.moves.party import Afflict, Lift
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.moves.setup import Faction, KnowRoom
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
    SOMEBODY,
    TOGETHER,
    boss,
    crawl,
    decks,
    entered,
    failed,
    fames,
    fate,
    hall,
    hero,
    item,
    monster,
    play,
    scouting,
    unseen,
)
from tests.tables import Row, each, prove

RESOLVE = Resolve(who="A")
ADA = hero("Ada", "warrior", (3, 3))
BO = hero("Bo", "mage", (2, 4))

ROOMS: dict[str, Row[Draggmar]] = {
    "DRV-075": Row(
        proves="DR-115",
        given=(
            *crawl(
                {"Mines": (1, "ABC")},
                {
                    "A": [hero("Ada", "warrior", (2, 3))],
                    "B": [hero("Bo", "mage", (2, 3), 2)],
                    "C": [hero("Cid", "mage", (2, 3), 3)],
                },
            ),
            *entered(A="Ada", B="Bo", C="Cid"),
        ),
        stands={fight.wounds: {"A": 0, "B": 0, "C": 0}},
        when=(Room(who="A", name="Pit", kind="trap", lock=2, harm=1, fame=1), RESOLVE),
        then={
            fight.trap_hits: ("Ada", "Bo"),
            fight.wounds: {"A": 1, "B": 1, "C": 0},
            at.pile_fame: {"A": 1},
        },
    ),
    "DRV-077": Row(
        proves="DR-117 DR-118 DR-127",
        given=(
            *crawl(
                TOGETHER,
                {"A": [ADA, item("pick2", "lockpick", level=2), item("x", "weapon")], "B": [BO, *unseen(2)]},
            ),
            *entered(A="Ada", B="Bo"),
            *decks(items_2=9),
        ),
        stands={at.hands: {"A": ("pick2", "x")}, at.hand_sizes: {"B": 2}, at.pile_fame: {"A": 0}},
        when=(
            Room(who="A", name="C1", kind="chest", lock=3, reward=3, fame=2),
            Use(who="A", item="pick2"),
            RESOLVE,
            Room(who="A", name="C2", kind="chest", lock=2, reward=2, fame=1),
            Use(who="A", item="pick2"),
            RESOLVE,
            Loot(who="A", player="B"),
        ),
        refused={2: "DR-117"},
        then={
            at.hand_sizes: {"A": 1, "B": 3},
            at.hands: {"A": ("x",)},
            at.decks: {"items-2": 8},
            at.discards: {"items-2": 1},
            at.pile_fame: {"A": 3},
        },
    ),
    "DRV-078": Row(
        proves="DR-119 DR-120 DR-121 DR-122 DR-129",
        given=(
            *crawl(
                {"Mines": (1, "ABC")},
                {
                    "A": [hero("Ada", "warrior", (2, 2))],
                    "B": [hero("Bo", "mage", (3, 3))],
                    "C": [hero("Cid", "mage", (4, 4))],
                },
            ),
            *entered(A="Ada", B="Bo", C="Cid"),
            *decks(items_1=10),
        ),
        stands={fight.wounds: {"A": 0, "B": 0, "C": 0}, at.discards: {"heroes-1": 0}, at.decks: {"items-1": 10}},
        when=(monster("Rat", (2, 3), fame=2).but(loot=True), RESOLVE, Loot(who="B", player="A")),
        then={
            fight.monster_health: 9,
            fight.attack_total: 9,
            fight.defeated: True,
            fight.wounds: {"B": 2, "C": 2},
            fight.alive: {"A": False, "B": True, "C": True},
            at.discards: {"heroes-1": 1},
            at.decks: {"items-1": 9},
            at.pile_fame: {"A": 2},
            at.loot_receivers: ("A",),
        },
    ),
    "DRV-083": Row(
        proves="DR-111 DR-171",
        given=(*crawl(ALONE, {"A": [ADA]}), *entered(A="Ada"), *fames(A=3)),
        stands={at.fame: {"A": 3}, fight.wounds: {"A": 0}},
        when=(
            boss("Boss-1", (3, 5)),
            Boost(who="A", stat="attack"),
            Boost(who="A", stat="attack"),
            Boost(who="A", stat="defence"),
            Boost(who="A", stat="attack"),
            RESOLVE,
        ),
        refused={5: "DR-111"},
        then={
            fight.attack_total: 5,
            fight.monster_health: 5,
            fight.defeated: True,
            fight.wounds: {"A": 2},
            fight.alive: {"A": True},
            at.fame: {"A": 0},
            fight.boosts: 0,
        },
    ),
    "DRV-084 clear": Row(
        proves="DR-133",
        given=(*crawl({"Mines": (1, "AB"), "Site-3": (1, "C")}), *fames(A=4, B=6, C=9)),
        when=Dispute(who="A"),
        then={at.decider: ("B",)},
    ),
    "DRV-084 tie": Row(
        proves="DR-133",
        given=(*crawl({"Mines": (1, "AB"), "Site-3": (1, "C")}), *fames(A=6, B=6, C=9)),
        when=Dispute(who="A"),
        then={at.decider: ("A", "B")},
    ),
    "DRV-123": Row(
        proves="DR-175",
        given=(
            *crawl(ALONE, {"A": [ADA]}, Faction(place="Mines", faction="undead"), difficult="on"),
            *entered(A="Ada"),
        ),
        when=(
            monster("R1", (1, 3)).but(faction="undead"),
            RESOLVE,
            monster("R2", (1, 3)).but(faction="bandits"),
            RESOLVE,
        ),
        after={
            2: {fight.wounds: {"A": 2}, fight.alive: {"A": True}},
            4: {fight.wounds: {"A": 3}, fight.alive: {"A": False}},
        },
        then={fight.outcomes: {"R1": True, "R2": True}},
    ),
    "DRV-144": Row(
        proves="DR-107",
        given=crawl(ALONE, {"A": [SOMEBODY]}),
        stands={at.pending: {"A": ()}},
        when=(
            (hall("Rune", fame=1).but(delayed=True), *play(A="")),
            RESOLVE,
            monster("M1", (2, 2), fame=1),
            Close(who="A", room="Rune"),
        ),
        after={
            1: {at.pending: {"A": ("Rune",)}},
            2: {at.pending: {"A": ("Rune",)}},
            3: {at.pending: {"A": ("Rune",)}},
            4: {at.pending: {"A": ()}},
        },
    ),
    "DRV-168": Row(
        proves="DR-128 DR-198",
        given=(
            *crawl(
                ALONE,
                {"A": [hero("Ada", "warrior", (3, 4))]},
                KnowRoom(name="Ogre", level=1, kind="monster", values=(2, 3), fame=2),
            ),
            hall(fame=1),
            *play(A="Ada"),
            RESOLVE,
        ),
        stands={at.fate: 15, at.pile_fame: {"A": 1}, fight.wounds: {"A": 0}},
        when=(Room(who="A", name="Ogre"), RESOLVE),
        then={
            fight.monster_health: 3,
            fight.attack_total: 3,
            fight.defeated: True,
            fight.wounds: {"A": 2},
            fight.alive: {"A": True},
            at.pile_fame: {"A": 3},
        },
    ),
}

DECKS: dict[str, Row[Draggmar]] = {
    "DRV-086": Row(
        proves="DR-105 DR-106 DR-112",
        given=(*crawl({"Mines": (2, "A"), "Site-3": (2, "B")}), *decks(rooms_2=20)),
        stands={at.fate: 15, at.decks: {"rooms-2": 20}},
        when=(hall("R1").but(level=2), hall("R2", who="B").but(level=2), hall("R3").but(level=2)),
        refused={3: "DR-106"},
        then={at.decks: {"rooms-2": 18}, at.open_room: {"A": "R1", "B": "R2"}},
    ),
    "DRV-142": Row(
        proves="DR-019",
        given=(*crawl({"Site-3": (3, "A"), "Mines": (1, "B")}), *decks(rooms_3=18)),
        stands={at.fate: 15, at.decks: {"rooms-3": 18}},
        when=(boss("Death Mage").but(level=3), monster("Ogre", (2, 3)).but(level=3)),
        refused={1: "DR-019"},
        then={at.decks: {"rooms-3": 17}, at.open_room: {"A": "Ogre"}},
    ),
    "DRV-145": Row(
        proves="DR-134",
        given=(*crawl(ALONE), *decks(bosses_gone_1=4, rooms_1=12)),
        stands={at.fate: 15, at.bosses_gone: {1: 4, 2: 0, 3: 0}, at.decks: {"rooms-1": 12}},
        when=(boss("Boss-1e").but(level=1), monster("Rat", (1, 1)).but(level=1)),
        refused={1: "DR-134"},
        then={at.decks: {"rooms-1": 11}, at.open_room: {"A": "Rat"}, at.bosses_left: {1: 0, 2: 4, 3: 4}},
    ),
    "DRV-164": Row(
        proves="DR-029 DR-105",
        given=(*crawl({"Mines": (1, "C"), "Site-3": (1, "AB")}, {"A": [ADA], "B": [BO]}), *decks(rooms_1=20)),
        stands={at.phase: 3, at.fate: 15, at.first: "A", at.decks: {"rooms-1": 20}},
        when=(
            hall("R1", who="C").but(level=1),
            (hall("R2").but(level=1), *play(A="Ada", B="Bo")),
            Resolve(who="B"),
            hall("R3", who="B").but(level=1),
        ),
        then={at.decks: {"rooms-1": 17}, at.open_room: {"C": "R1", "A": "R3", "B": "R3"}},
    ),
}

CURSES: dict[str, Row[Draggmar]] = {
    "DRV-103": Row(
        proves="DR-050 DR-124",
        given=(*scouting("AB"), fate(2), *decks(curse_discard=20, curse_deck=1)),
        stands={at.fate: 2, at.decks: {"curses": 1}, at.discards: {"curses": 20}},
        when=Afflict(player="A", name="c-1"),
        then={at.fate: 0, at.status: "lost", at.decks: {"curses": 20}, at.discards: {"curses": 0}},
    ),
    "DRV-104": Row(
        proves="DR-125 DR-126 DR-156",
        given=(
            *crawl(ALONE, {"A": [ADA, *unseen(4)]}),
            *entered(A="Ada"),
            Afflict(player="A", name="c1"),
            Afflict(player="A", name="c2", on="Ada"),
            Dies(hero="Ada"),
            failed("A"),
            failed("B"),
            Next(),
            *decks(curse_discard=3, curse_deck=25),
        ),
        stands={
            at.phase: 4,
            at.hand_sizes: {"A": 4},
            at.curses: {"A": ("c1", "c2")},
            at.decks: {"curses": 25},
            at.discards: {"curses": 3},
        },
        when=(Lift(curse="c2"), (Next(), Next(), Next())),
        then={
            at.phase: 1,
            at.hand_sizes: {"A": 0},
            at.curses: {"A": ("c1",)},
            at.discards: {"curses": 4},
            at.decks: {"curses": 25},
        },
    ),
}


@each(ROOMS | DECKS | CURSES)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
