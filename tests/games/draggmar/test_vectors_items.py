"""Worked cases of items beside heroes."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Resolve, Room, Use
from ledger.games.draggmar.moves.market import Hire
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import fights as fight
from tests.games.draggmar import readers as at
from tests.games.draggmar.histories import (
    ALONE,
    TOGETHER,
    Moves,
    crawl,
    entered,
    hero,
    item,
    monster,
    play,
    unseen,
)
from tests.tables import Row, each, prove

WARRIOR = hero("Brann", "warrior", (5, 5))


def with_hero(mine: Hire, *items: Hire) -> Moves:
    """A's hero stands in a room with a monster; the items are in A's hand."""
    return (*crawl(ALONE, {"A": [mine, *items]}), monster("Rat", (1, 9)), *play(A=mine.name))


def use(name: str) -> Use:
    return Use(who="A", item=name)


VECTORS: dict[str, Row[Draggmar]] = {
    "DRV-002": Row(
        proves="DR-104 DR-070",
        given=with_hero(
            hero("Ilse", "paladin", (2, 4)),
            item("P-helm", "helmet", for_=("priest",)),
            item("W-axe", "weapon", for_=("warrior",)),
            item("WP-plate", "armour", for_=("warrior", "priest")),
            item("M-wand", "weapon", for_=("mage",)),
        ),
        when=(use("P-helm"), use("M-wand"), use("W-axe"), use("WP-plate")),
        refused={2: "DR-070"},
        then={fight.in_play: {"A": ("P-helm", "W-axe", "WP-plate")}, at.hands: {"A": ("M-wand",)}},
    ),
    "DRV-050": Row(
        proves="DR-072 DR-073 DR-074",
        given=with_hero(
            WARRIOR,
            item("sword", "weapon"),
            item("helm", "helmet"),
            item("axe", "weapon"),
            item("scroll", "scroll"),
            item("plate", "armour"),
            item("charm", "weapon", overloaded=True),
        ),
        when=(
            use("sword"),
            use("helm"),
            use("axe"),
            use("scroll").but(as_="weapon"),
            use("scroll").but(as_="armour"),
            use("plate"),
            use("charm"),
        ),
        refused={3: "DR-072", 4: "DR-073", 6: "DR-072"},
        then={fight.in_play: {"A": ("charm", "helm", "scroll", "sword")}, at.hands: {"A": ("axe", "plate")}},
    ),
    "DRV-051": Row(
        proves="DR-073",
        given=with_hero(
            hero("Mira", "mage", (2, 4)),
            item("s1", "scroll"),
            item("s2", "scroll"),
            item("s3", "scroll"),
            item("hat", "helmet"),
        ),
        when=(
            use("s1").but(as_="weapon"),
            use("s2").but(as_="armour"),
            use("s3").but(as_="armour"),
            use("s3").but(as_="helmet"),
            use("hat"),
        ),
        refused={3: "DR-073", 4: "DR-073"},
        then={fight.in_play: {"A": ("hat", "s1", "s2")}, at.hands: {"A": ("s3",)}},
    ),
    "DRV-053": Row(
        proves="DR-075 DR-113",
        given=(
            *crawl(
                ALONE, {"A": [WARRIOR, item("club", "weapon", (1, 0)), item("mail", "armour", (0, 3), 2), *unseen(2)]}
            ),
            *entered(A="Brann"),
        ),
        stands={
            at.hand_sizes: {"A": 4},
            at.discards: {"items-1": 0, "items-2": 0},
            fight.alive: {"A": True},
            fight.wounds: {"A": 0},
        },
        when=(monster("Rat", (0, 2), fame=1), use("club"), use("mail"), Resolve(who="A")),
        then={
            fight.defeated: True,
            fight.wounds: {"A": 0},
            at.hand_sizes: {"A": 2},
            at.discarded: {"items-1": ("club",), "items-2": ("mail",)},
            fight.alive: {"A": True},
        },
    ),
    "DRV-054": Row(
        proves="DR-071 DR-077 DR-122",
        given=(
            *crawl(
                TOGETHER,
                {
                    "A": [hero("Ada", "warrior", (2, 3)), item("mail", "armour", (0, 3))],
                    "B": [hero("Bo", "warrior", (2, 4))],
                },
            ),
            *entered(A="Ada", B="Bo"),
        ),
        stands={fight.wounds: {"A": 0, "B": 0}},
        when=((monster("Ogre", (4, 3), fame=1), use("mail")), Resolve(who="A")),
        then={
            fight.monster_health: 6,
            fight.attack_total: 4,
            fight.defeated: False,
            fight.wounds: {"A": 1, "B": 4},
            fight.alive: {"A": True, "B": False},
        },
    ),
    "DRV-056": Row(
        proves="DR-078",
        given=(
            *crawl(
                TOGETHER,
                {
                    "A": [hero("Ada", "warrior", (2, 3)), item("sword", "weapon", for_=("warrior",))],
                    "B": [hero("Bo", "warrior", (2, 4))],
                },
            ),
            monster("Ogre", (1, 3)),
            *play(A="Ada", B="Bo"),
        ),
        when=(use("sword").but(on="Bo"), use("sword").but(on="Ada")),
        refused={1: "DR-078"},
        then={fight.in_play: {"A": ("sword",), "B": ()}, at.hands: {"A": ()}},
    ),
    "DRV-171": Row(
        proves="DR-072 DR-076 DR-116",
        given=(
            *crawl(
                ALONE,
                {
                    "A": [
                        hero("Vex", "vagabond", (2, 3)),
                        item("dagger", "weapon"),
                        item("hood", "helmet"),
                        item("leather", "armour"),
                        item("pick2", "lockpick", level=2),
                    ]
                },
            ),
            *entered(A="Vex"),
        ),
        stands={fight.wounds: {"A": 0}, at.discards: {"items-1": 0, "items-2": 0}},
        when=(
            Room(who="A", name="Pit", kind="trap", lock=2, harm=1, fame=1),
            use("dagger"),
            use("hood"),
            use("leather"),
            use("pick2"),
            Resolve(who="A"),
        ),
        then={
            fight.trap_hits: (),
            fight.wounds: {"A": 0},
            at.hands: {"A": ()},
            at.discards: {"items-1": 3, "items-2": 1},
            at.pile_fame: {"A": 1},
        },
    ),
}


@each(VECTORS)
def test_vector(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
