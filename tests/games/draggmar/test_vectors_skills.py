"""Worked cases of hero skills."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Loot, Resolve, Room, Use, Wound
from ledger.games.draggmar.moves.keep import Keep
from ledger.games.draggmar.moves.party import Afflict
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
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
    monster,
    play,
    skill,
    unseen,
)
from tests.tables import Row, each, prove

RESOLVE = Resolve(who="A")
BO = hero("Bo", "mage", (2, 4))


def worn_out(*items: str) -> Moves:
    """A laid these items beside the hero in a room before."""
    return (hall("Attic"), *(Use(who="A", item=name) for name in items), RESOLVE)


WARRIORS: dict[str, Row[Draggmar]] = {
    "DRV-057": Row(
        proves="DR-079 DR-082 DR-127",
        given=(*crawl(ALONE, {"A": [hero("Brann", "warrior", (3, 4))]}), *decks(rooms_1=20)),
        stands={at.decks: {"rooms-1": 20}, at.pile: {"A": ()}},
        when=(
            (monster("X", (1, 3), fame=2), *play(A="Brann")),
            (skill("replace"), monster("Y", (1, 3), fame=1)),
            RESOLVE,
            Room(who="A", name="Z", kind="trap", harm=1, fame=1),
            skill("replace"),
        ),
        refused={5: "DR-079"},
        then={
            at.decks: {"rooms-1": 17},
            at.pile: {"A": ("Y",)},
            at.pile_fame: {"A": 1},
            at.thrown: {"A": ("X",)},
            at.open_room: {"A": "Z"},
        },
    ),
    "DRV-060": Row(
        proves="DR-084",
        given=crawl(ALONE, {"A": [hero("Brann", "warrior", (2, 4), 2)]}),
        when=(
            (monster("R1", (1, 3), fame=1), *play(A="Brann")),
            skill("attack"),
            RESOLVE,
            monster("R2", (1, 3), fame=1),
            RESOLVE,
            monster("R3", (1, 4), fame=1),
            RESOLVE,
        ),
        then={
            fight.outcomes: {"R1": True, "R2": True, "R3": False},
            fight.wounds: {"A": 3},
            fight.alive: {"A": True},
            at.pile_fame: {"A": 3},
        },
    ),
    "DRV-061": Row(
        proves="DR-079 DR-085",
        given=crawl(ALONE, {"A": [hero("Brann", "warrior", (4, 4), 3), hero("H-1", "mage", (1, 1))]}),
        when=(
            (monster("R1", (5, 5), fame=2), *play(A="Brann")),
            skill("defence"),
            RESOLVE,
            monster("R2", (1, 4), fame=1),
            skill("swap", "H-1"),
            RESOLVE,
        ),
        refused={5: "DR-079"},
        after={
            3: {fight.wounds: {"A": 5}, fight.health: 6, fight.alive: {"A": True}},
            6: {fight.wounds: {"A": 6}, fight.alive: {"A": False}, fight.defeated: True},
        },
    ),
    "DRV-153": Row(
        proves="DR-085 DR-114",
        given=(
            *crawl(
                {"Site-3": (3, "A"), "Mines": (1, "B")},
                {"A": [hero("Brann", "warrior", (4, 4), 3), hero("Ilse", "mage", (6, 5), 3)]},
            ),
            *entered(A="Brann"),
            Wound(hero="Brann", by=3),
        ),
        stands={fight.wounds: {"A": 3}, at.hands: {"A": ("Ilse",)}},
        when=(boss("Boss-3", (4, 6), fame=5), skill("swap", "Ilse"), RESOLVE),
        then={
            fight.monster_health: 6,
            fight.attack_total: 6,
            fight.defeated: True,
            fight.hero_wounds: {"Ilse": 4},
            fight.heroes: {"A": ("Ilse",)},
            at.hands: {"A": ("Brann",)},
            at.trophies: {"A": (("Boss-3", 5),)},
        },
    ),
}

RANGERS: dict[str, Row[Draggmar]] = {
    "DRV-062": Row(
        proves="DR-086 DR-087 DR-129",
        given=(*crawl(ALONE, {"A": [hero("Reed", "ranger", (2, 3), 2)]}), *entered(A="Reed"), *decks(items_1=10)),
        when=(
            monster("Rat", (3, 2), fame=1).but(loot=True),
            skill("extra"),
            skill("defence"),
            RESOLVE,
            Loot(who="A", player="A"),
        ),
        refused={2: "DR-087"},
        then={fight.defeated: True, fight.wounds: {"A": 2}, fight.alive: {"A": True}, at.decks: {"items-1": 9}},
    ),
    "DRV-063": Row(
        proves="DR-087 DR-130",
        given=(
            *crawl(TOGETHER, {"A": [hero("Reed", "ranger", (2, 3), 3), *unseen(2)], "B": [BO, *unseen(2)]}),
            *entered(A="Reed", B="Bo"),
            *decks(items_1=10, items_2=10, items_3=10),
        ),
        stands={at.hand_sizes: {"A": 2, "B": 2}, at.decks: {"items-1": 10, "items-2": 10, "items-3": 10}},
        when=(
            Room(who="A", name="Troll", kind="monster", reward=3, fame=3),
            skill("extra"),
            RESOLVE.but(outcome="won"),
            Loot(who="A", player="B"),
        ),
        then={at.decks: {"items-1": 10, "items-2": 10, "items-3": 8}, at.hand_sizes: {"A": 3, "B": 3}},
    ),
    "DRV-073": Row(
        proves="DR-079 DR-080",
        given=(*crawl(ALONE, {"A": [hero("Reed", "ranger", (2, 3))]}), failed("B"), *fames(A=1)),
        stands={at.fame: {"A": 1}, fight.skill_used: {"A": False}},
        when=(
            (monster("R1", (1, 1)), *play(A="Reed")),
            RESOLVE,
            skill("defence"),
            monster("R2", (1, 1)),
            skill("defence"),
            RESOLVE,
            (boss("Boss-1"), RESOLVE.but(outcome="won")),
            (Next(), Keep(who="A", hero="Reed", search="missing")),
            (
                *(Next(), Next(), Next()),
                *crawl_on({"Site-4": (1, "A"), "Site-5": (2, "B")}),
                hall(),
                *play(A="Reed"),
            ),
        ),
        refused={3: "DR-080"},
        after={5: {fight.skill_used: {"A": True}}, 8: {at.fame: {"A": 0}}, 9: {fight.skill_used: {"A": False}}},
        then={at.fame: {"A": 0}, fight.heroes: {"A": ("Reed",)}},
    ),
    "DRV-154": Row(
        proves="DR-059 DR-087 DR-129",
        given=(
            *crawl(ALONE, {"A": [hero("Reed", "ranger", (2, 3)), *unseen(1)]}),
            *entered(A="Reed"),
            *decks(items_1=1, items_discard_1=5),
            fate(12),
        ),
        stands={
            at.fate: 12,
            at.hand_sizes: {"A": 1},
            at.decks: {"items-1": 1},
            at.discards: {"items-1": 5},
        },
        when=(
            Room(who="A", name="Rat", kind="monster", loot=True, fame=1),
            skill("extra"),
            RESOLVE.but(outcome="won"),
            Loot(who="A", player="A"),
        ),
        then={
            at.hand_sizes: {"A": 3},
            at.decks: {"items-1": 4},
            at.discards: {"items-1": 0},
            at.fate: 12,
        },
    ),
    "DRV-170": Row(
        proves="DR-080 DR-086",
        given=(
            *crawl(ALONE, {"A": [hero("Reed", "ranger", (2, 3), 2), item("bow", "weapon", (1, 0), for_=("ranger",))]}),
            *entered(A="Reed"),
        ),
        stands={fight.wounds: {"A": 0}, at.hands: {"A": ("bow",)}},
        when=(monster("Rat", (3, 3), fame=1), Use(who="A", item="bow"), skill("defence"), RESOLVE),
        after={2: {at.reminders: ()}, 3: {at.reminders: ("skill-late",)}},
        then={
            fight.monster_health: 3,
            fight.attack_total: 3,
            fight.defeated: True,
            fight.wounds: {"A": 2},
            fight.alive: {"A": True},
            at.hands: {"A": ()},
            fight.skill_used: {"A": True},
        },
    ),
}

OTHERS: dict[str, Row[Draggmar]] = {
    "DRV-065": Row(
        proves="DR-088 DR-089",
        given=(
            *crawl(
                ALONE,
                {
                    "A": [
                        hero("Mira", "mage", (3, 4), 2),
                        item("a2", "weapon", level=2),
                        item("d1", "weapon"),
                        item("d2", "helmet", level=2),
                    ]
                },
            ),
            *entered(A="Mira"),
            *worn_out("d1", "d2"),
            monster("Rat", (1, 3)),
        ),
        stands={at.hands: {"A": ("a2",)}, at.discarded: {"items-1": ("d1",), "items-2": ("d2",)}},
        when=(
            skill("attack"),
            skill("exchange", "a2").but(take="d1", from_="discard"),
            skill("exchange", "a2").but(take="d2", from_="discard"),
        ),
        refused={1: "DR-089", 2: "DR-088"},
        then={
            at.hands: {"A": ("d2",)},
            at.discarded: {"items-1": ("d1",), "items-2": ("a2",)},
            fight.skill_used: {"A": True},
        },
    ),
    "DRV-067": Row(
        proves="DR-091 DR-119 DR-120",
        given=(
            *crawl(
                {"Mines": (1, "ABV")},
                {
                    "A": [hero("Ada", "warrior", (3, 4))],
                    "B": [hero("Bo", "mage", (5, 4))],
                    "V": [hero("Vex", "vagabond", (1, 3), 2)],
                },
            ),
            *entered(A="Ada", B="Bo", V="Vex"),
        ),
        stands={fight.wounds: {"A": 0, "B": 0, "V": 0}},
        when=(monster("Troll", (2, 4), fame=2), skill("hide", who="V"), RESOLVE),
        then={
            fight.heroes_fighting: 2,
            fight.monster_health: 8,
            fight.attack_total: 8,
            fight.defeated: True,
            fight.wounds: {"A": 2, "B": 2, "V": 0},
        },
    ),
    "DRV-150": Row(
        proves="DR-091 DR-119 DR-127 DR-129",
        given=(
            *crawl({"Mines": (1, "V"), "Site-3": (1, "A")}, {"V": [hero("Vex", "vagabond", (3, 3), 2)]}),
            hall(fame=2, who="V"),
            *play(V="Vex"),
            Resolve(who="V"),
            Wound(hero="Vex", by=1),
            *decks(items_1=10),
        ),
        stands={fight.wounds: {"V": 1}, at.pile_fame: {"V": 2}, at.decks: {"items-1": 10}},
        when=(
            monster("Rat", (3, 4), fame=2, who="V").but(loot=True),
            skill("hide", who="V"),
            Resolve(who="V"),
            Loot(who="V", player="V"),
        ),
        refused={4: "DR-129"},
        then={
            fight.heroes_fighting: 0,
            fight.defeated: False,
            fight.wounds: {"V": 1},
            at.decks: {"items-1": 10},
            at.pile_fame: {"V": 4},
        },
    ),
    "DRV-068": Row(
        proves="DR-079 DR-092 DR-093 DR-115",
        given=(
            *crawl(
                TOGETHER,
                {
                    "A": [hero("Vex", "vagabond", (3, 3), 3), *unseen(2)],
                    "B": [BO, item("b1", "weapon"), item("b2", "weapon"), hero("H-9", "mage", (1, 1))],
                },
            ),
            *entered(A="Vex", B="Bo"),
        ),
        stands={at.hand_sizes: {"A": 2, "B": 3}},
        when=(
            Room(who="A", name="Pit", kind="trap", lock=3, harm=2, fame=1),
            skill("steal", "H-9").but(from_="B"),
            skill("disarm"),
            RESOLVE,
            Room(who="A", name="Box", kind="chest", lock=3, reward=3, fame=1),
            skill("steal", "b1").but(from_="B"),
        ),
        refused={2: "DR-093", 6: "DR-079"},
        then={
            fight.trap_hits: (),
            fight.wounds: {"A": 0, "B": 0},
            at.hand_sizes: {"A": 2, "B": 3},
            at.pile_fame: {"A": 1},
        },
    ),
    "DRV-069": Row(
        proves="DR-075 DR-080 DR-094",
        given=(
            *crawl(
                TOGETHER,
                {
                    "A": [hero("Pia", "priest", (2, 4)), item("mace", "weapon"), *unseen(2)],
                    "B": [BO, item("axe", "weapon"), item("helm", "helmet"), *unseen(1)],
                },
            ),
            *entered(A="Pia", B="Bo"),
        ),
        stands={at.hand_sizes: {"A": 3, "B": 3}, at.discards: {"items-1": 0}},
        when=(
            Room(who="A", name="Rat", kind="monster", fame=1),
            Use(who="B", item="axe"),
            Use(who="B", item="helm"),
            Use(who="A", item="mace"),
            skill("return", "axe").but(from_="B"),
            RESOLVE.but(outcome="won"),
        ),
        then={at.hand_sizes: {"A": 2, "B": 2}, at.discarded: {"items-1": ("helm", "mace")}},
    ),
    "DRV-070": Row(
        proves="DR-095",
        given=(
            *crawl(TOGETHER, {"A": [hero("Pia", "priest", (2, 4), 2, cubes=3)], "B": [BO]}),
            monster("Rat", (1, 3)),
            *play(A="Pia", B="Bo"),
            Wound(hero="Pia", by=1),
            Wound(hero="Bo", by=3),
        ),
        stands={fight.wounds: {"A": 1, "B": 3}},
        when=(
            skill("heal").but(cubes=(("A", 2), ("B", 1))),
            skill("heal").but(cubes=(("A", 1), ("B", 2))),
        ),
        refused={1: "DR-095"},
        then={fight.wounds: {"A": 0, "B": 1}, fight.skill_used: {"A": True}},
    ),
    "DRV-071": Row(
        proves="DR-097 DR-123",
        given=(
            *crawl(TOGETHER, {"A": [hero("Pia", "priest", (2, 4), 3)]}),
            monster("Rat", (1, 3)),
            *play(A="Pia"),
            Afflict(player="A", name="c1"),
            Afflict(player="A", name="c2"),
            *decks(curse_deck=20, curse_discard=8),
        ),
        stands={at.curses: {"A": ("c1", "c2"), "B": ()}, at.decks: {"curses": 20}, at.discards: {"curses": 8}},
        when=skill("pass", "c2").but(to="B"),
        then={at.curses: {"A": ("c1",), "B": ("c2",)}, at.decks: {"curses": 20}, at.discards: {"curses": 8}},
    ),
}


@each(WARRIORS | RANGERS | OTHERS)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
