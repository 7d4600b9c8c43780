"""Worked cases of levels and of the Bounty token."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.moves.cards import AnnouncementCard, TreeCard
from ledger.games.torgue.moves.defence import Fall
from ledger.games.torgue.moves.ending import CleanUp, Respawn, Verdict
from ledger.games.torgue.moves.loot import DrawLoot, GainLevels, LevelUp
from ledger.games.torgue.moves.setup import AddHunter, Bag
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_loot as read
from tests.games.torgue.histories import BECAUSE, enemy_turn, game
from tests.games.torgue.histories_loot import filled, foes, slain
from tests.tables import No, Row, each, prove

TREE = TreeCard(name="Tree Salvador", slots=("t1.1:ranged+1", "t2.1:melee+1", "t2.2:tech+1", "t3.1:medical+1"))
QUIET = AnnouncementCard(name="A1", tier=1, orders=("slaughterlight",))
SALVADOR = AddHunter(name="Salvador", tokens=("red",))

LEVELS: dict[str, Row[Torgue]] = {
    "TBV-017": Row(
        proves="TB-130",
        given=game(
            SALVADOR,
            cards=(TREE,),
            then=(GainLevels(count=3, because=BECAUSE), *filled("Salvador", "t1.1", "t2.1")),
        ),
        stands={read.options: {"Salvador": ("t2.2", "t3.1")}},
        when=(LevelUp(who="Salvador", slot="t3.1"),),
        then={
            at.slots: {"Salvador": ("t1.1", "t2.1", "t3.1")},
            read.options: {"Salvador": ("t2.2",)},
            read.unspent: {"Salvador": 0, "H1": 3},
        },
    ),
    "TBV-017 the other one": Row(
        given=game(
            SALVADOR,
            cards=(TREE,),
            then=(GainLevels(count=3, because=BECAUSE), *filled("Salvador", "t1.1")),
        ),
        stands={read.options: {"Salvador": ("t2.1", "t2.2")}},
        when=(LevelUp(who="Salvador", slot="t3.1"), LevelUp(who="Salvador", slot="t2.2")),
        refused={1: No("TB-130", "tier-closed")},
        then={at.slots: {"Salvador": ("t1.1", "t2.2")}, read.options: {"Salvador": ("t2.1", "t3.1")}},
    ),
}
BOUNTY: dict[str, Row[Torgue]] = {
    "TBV-209": Row(
        proves="TB-078 TB-222",
        given=game(
            cards=(QUIET,),
            board=foes("F"),
            bag=(Bag(kind="bounty"),),
            then=(*slain("H2", "E1"), DrawLoot(kind="bounty")),
        ),
        stands={at.aside: ("bounty",), read.bounty: "H2"},
        when=(
            (Fall(hunter="H2"), *enemy_turn("H1", "H3", "H4"), Next(), CleanUp(dice=("1",))),
            Respawn(hunter="H2", zone="A"),
            Verdict(how="won"),
        ),
        after={1: {at.stands: {"H2": "out"}, at.aside: ("bounty",), read.bounty: "H2"}, 2: {at.shared_cash: 3}},
        then={at.aside: ("bounty",), read.bounty: "H2", at.phase: "between", read.hunt_offered: True},
    ),
}


@each(LEVELS)
def test_levels(row: Row[Torgue]) -> None:
    prove(RULESET, row)


@each(BOUNTY)
def test_the_bounty(row: Row[Torgue]) -> None:
    prove(RULESET, row)
