"""Other readings of groups that part, that come second, and that fail early, each chosen as an option."""

from __future__ import annotations

from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.crawls import CrawlFailed, DungeonCleared, TrophyTaken
from ledger.games.draggmar.events.rounds import FateReduced
from ledger.games.draggmar.moves.crawl import Dies, Resolve
from ledger.games.draggmar.moves.party import Join, Split
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    ALONE,
    SPARE,
    TOGETHER,
    Moves,
    beaten,
    boss,
    crawl,
    failed,
    fames,
    fate,
    hall,
    hero,
    play,
    settled,
)
from tests.tables import Fact, Row, each, prove

ADA = hero("Ada", "warrior", (3, 9))
BO = hero("Bo", "mage", (2, 9))
CID = hero("Cid", "mage", (2, 9))


def parted(**reading: str) -> Moves:
    """A and B shared a hall of Fame 1 and parted; then A passed a hall of Fame 2, and B one of Fame 4."""
    return (
        *crawl(TOGETHER, {"A": [ADA], "B": [BO, CID]}, *settled(**reading)),
        *(hall("Hall-1", fame=1), *play(A="Ada", B="Bo"), Resolve(who="A"), Split(who="B", players=("B",))),
        *(hall("Hall-2", fame=2), Resolve(who="A"), hall("Hall-4", fame=4, who="B"), Resolve(who="B")),
        *fames(A=0, B=0),
        fate(12),
    )


def second(**reading: str) -> Moves:
    """A cleared the Mines, and B, who parted from A, crawls on in them."""
    return (*parted(**reading), *beaten("Boss-1", fame=3))


def died_early(**reading: str) -> Moves:
    """A's only hero died in a hall."""
    begun = crawl(ALONE, {"A": [ADA]}, fate(12), spare=SPARE, **reading)
    return (*begun, hall(), *play(A="Ada"), Dies(hero="Ada"))


def died_at_boss(**reading: str) -> Moves:
    """A's only hero died at the boss."""
    begun = crawl(ALONE, {"A": [ADA]}, fate(12), *settled(**reading))
    return (*begun, boss("Boss-1"), *play(A="Ada"), Resolve(who="A", outcome="lost"))


GROUPS: dict[str, Row[Draggmar]] = {
    **{
        f"AMB-20 DR-139 DR-143 what pays after a split: {reading}": Row(
            given=parted(split_pile=reading),
            when=(beaten("Boss-1", fame=3), beaten("Boss-2", fame=5, who="B")),
            after={1: {at.fame: {"A": one, "B": 0}}},
            then={at.fame: {"A": one, "B": 1 + 4 + 5}},
        )
        for reading, one in (("own", 1 + 2 + 3), ("dungeon", 1 + 2 + 3 + 4))
    },
    **{
        f"AMB-20 DR-145 which rooms leave with the first clear: {reading}": Row(
            given=parted(split_pile=reading),
            stands={shown.rows("Crawls"): tuple(f"Mines, {who}: open, {told}" for who, told in crawls)},
            when=beaten("Boss-1", fame=3),
            then={at.removed: {"rooms-1": gone}, at.pile: {"B": ("Hall-1", "Hall-4")}},
            happens=(Fact(TrophyTaken, who="A", spoils=tuple(name for name in gone if name != "Boss-1")),),
        )
        for reading, gone, crawls in (
            ("own", ("Hall-1", "Hall-2", "Boss-1"), (("A", "2 rooms, Fame 3"), ("B", "2 rooms, Fame 5"))),
            (
                "dungeon",
                ("Hall-1", "Hall-2", "Boss-1", "Hall-4"),
                (("A", "3 rooms, Fame 7"), ("B", "3 rooms, Fame 7")),
            ),
        )
    },
    **{
        f"AMB-20 DR-141 the rooms of a group that nobody is in any more: {reading}": Row(
            given=(*parted(split_pile=reading), Dies(hero="Bo"), Join(who="B", agreed=("A",))),
            stands={at.groups: (("A", "B"),)},
            when=(hall("Hall-0"), play(B="Cid"), Resolve(who="A"), beaten("Boss-1", fame=3)),
            then={at.fame: {"A": fame, "B": fame}, at.removed: {"rooms-1": gone}, at.decks: {"rooms-1": None}},
        )
        for reading, fame, gone in (
            ("own", 6, ("Hall-1", "Hall-2", "Hall-0", "Boss-1")),
            ("dungeon", 10, ("Hall-4", "Hall-1", "Hall-2", "Hall-0", "Boss-1")),
        )
    },
    **{
        f"AMB-21 DR-142 the second boss of a cleared dungeon pays {reading}": Row(
            given=second(second_clear=reading),
            stands={at.fate: 13, at.token_on_map: {"Mines": False}},
            when=beaten("Boss-2", fame=5, who="B"),
            then={
                at.fate: 13,
                at.fame: {"A": 6, "B": fame},
                at.trophies: {"B": trophy},
                at.boss_kills: {1: 2},
                at.bosses_gone: {1: 2},
            },
            happens=(Fact(DungeonCleared, players=("B",)),),
        )
        for reading, fame, trophy in (("fame", 10, (("Boss-2", 5),)), ("nothing", 0, ()))
    },
    **{
        f"AMB-21 DR-150 a group that fails where others cleared: {reading}": Row(
            given=(*second(late_failure=reading), Dies(hero="Bo")),
            stands={at.fate: 13},
            when=failed("B"),
            then={at.fate: left, at.pile: {"B": ()}},
            happens=(Fact(CrawlFailed, place="Mines"),),
        )
        for reading, left in (("costs", 12), ("free", 13))
    },
    "AMB-21 DR-150 before anybody cleared it a failure costs in any case": Row(
        given=(*parted(late_failure="free"), Dies(hero="Bo")),
        when=failed("B"),
        then={at.fate: 11},
    ),
    **{
        f"AMB-23 DR-149 DR-148 out of heroes before a boss: {reading}": Row(
            given=died_early(early_failure=reading),
            stands={at.fate: 12},
            when=failed("A"),
            then={at.fate: left, at.crawls: {"Mines": "failed"}, at.pile: {"A": ()}},
        )
        for reading, left in (("costs", 11), ("free", 12))
    },
    "AMB-23 DR-148 at the boss it costs in any case": Row(
        given=died_at_boss(early_failure="free"),
        when=failed("A"),
        then={at.fate: 11},
        happens=(Fact(FateReduced, was=12, now=11, rule="DR-148"),),
    ),
    "AMB-23 DR-176 in the brutal variant each player pays in any case": Row(
        given=died_early(early_failure="free", brutal="on"),
        when=failed("A"),
        then={at.fate: 11},
        happens=(Fact(FateReduced, rule="DR-176"),),
    ),
}


@each(GROUPS)
def test_readings(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
