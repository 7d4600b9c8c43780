"""The Fate track."""

from __future__ import annotations

from ledger.core.table.moves import Lose, Set
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.events.rounds import (
    DungeonsLowered,
    DungeonsRaised,
    FateRaised,
    FateReduced,
    GameLost,
    GameResumed,
)
from ledger.games.draggmar.moves.crawl import Resolve
from ledger.games.draggmar.moves.market import Pass, Ready
from ledger.games.draggmar.moves.rounds import Next
from ledger.games.draggmar.state.game import Draggmar
from tests.games.draggmar import readers as at
from tests.games.draggmar import shown
from tests.games.draggmar.histories import (
    SOMEBODY,
    WHY,
    boss,
    crawl,
    failed,
    fate,
    hall,
    play,
    scouting,
    standing,
    turned,
)
from tests.tables import Fact, No, Row, each, prove

FATE: dict[str, Row[Draggmar]] = {
    **{
        f"DR-046 DR-049 at Fate {now} dungeons count {', '.join(map(str, counts))}": Row(
            given=scouting("AB", *turned(Mines=1, Site_3=2, Site_4=3)),
            when=fate(now),
            then={
                at.effective: dict(zip(("Mines", "Site-3", "Site-4"), counts, strict=True)),
                shown.levels: {"Mines": told},
            },
        )
        for now, counts, told in (
            (16, (1, 2, 3), "1"),
            (11, (1, 2, 3), "1"),
            (10, (2, 3, 3), "1, counts 2"),
            (6, (2, 3, 3), "1, counts 2"),
            (5, (3, 3, 3), "1, counts 3"),
            (1, (3, 3, 3), "1, counts 3"),
        )
    },
    "DR-046 DR-047 thresholds are crossed both ways": Row(
        given=scouting("AB", *turned(Mines=1)),
        when=(fate(10), fate(4), fate(6), fate(11)),
        happens=(
            Fact(DungeonsRaised, by=1),
            Fact(DungeonsRaised, by=2),
            Fact(DungeonsLowered, by=1),
            Fact(DungeonsLowered, by=0),
        ),
        then={at.effective: {"Mines": 1}},
    ),
    "DR-045 every change says why, and by which rule": Row(
        given=crawl({"Mines": (2, "A"), "Site-3": (1, "B")}, {"B": [SOMEBODY]}),
        when=(failed("A"), (boss("Boss-1", who="B"), *play(B=""), Resolve(who="B", outcome="won"))),
        happens=(
            Fact(FateReduced, was=15, now=13, by=2, why="Mines failed", rule="DR-148"),
            Fact(FateRaised, was=13, now=14, by=1, why="Site-3 cleared", rule="DR-142"),
        ),
    ),
    "DR-045 DR-199 nobody moves Fate by hand without a reason": Row(
        given=scouting("AB"),
        when=(Set(what="fate", to=9), Lose(what="fate", by=1, because=" "), Lose(what="fate", by=1, because="a card")),
        refused={1: No("DR-199", "reason-missing"), 2: No("DR-199", "reason-missing")},
        then={at.fate: 14},
        happens=(Fact(FateReduced, was=15, now=14, why="a card"),),
    ),
    "DR-048 read otherwise: a crawl keeps the level that it began with": Row(
        given=(*crawl({"Mines": (1, "A"), "Site-3": (2, "B")}, level_change="next-crawl"), fate(12), failed("B")),
        stands={at.fate: 10},
        when=(hall("R1").but(level=2), hall("R1").but(level=1)),
        refused={1: No("DR-048", "room-level")},
        then={at.open_room_level: {"A": 1}},
    ),
    "DR-050 Fate stops at 0 and everybody loses": Row(
        given=(*crawl({"Mines": (3, "A"), "Site-3": (1, "B")}), fate(2)),
        when=(failed("A"), failed("B")),
        refused={2: No("DR-050", "game-over")},
        happens=(Fact(FateReduced, was=2, now=0, by=3), Fact(GameLost, rule="DR-050")),
        then={at.fate: 0, at.status: "lost", at.winners: ()},
    ),
    "DR-050 a Fate that was counted wrong takes the loss back": Row(
        given=(*scouting("AB"), fate(1), Lose(what="fate", by=1, because=WHY)),
        stands={at.status: "lost"},
        when=Set(what="fate", to=2, because="it was 3"),
        happens=(Fact(GameResumed, fate=2),),
        then={at.status: "running"},
    ),
    "DR-051 deployment reads the level that counts, failure the token": Row(
        given=(*scouting("AB", *turned(Mines=1)), fate(10), *standing({"Mines": (0, "AB")})),
        when=(Next(), (Pass(who="A"), Pass(who="B"), Next(), Ready(who="A"), Ready(who="B"), Next(), failed("AB"))),
        after={1: {at.fate: 8}},
        then={at.fate: 7},
    ),
    "DR-052 levels are read before the first loss": Row(
        given=(
            *scouting("ABC", *turned(Mines=1, Site_3=1, Site_4=2)),
            *standing({"Mines": (0, "A"), "Site-3": (0, "B"), "Site-4": (0, "C")}),
            fate(11),
        ),
        when=Next(),
        then={at.fate: 7},
        happens=(Fact(FateReduced, was=11, now=7, by=4),),
    ),
}


@each(FATE)
def test_rule(row: Row[Draggmar]) -> None:
    prove(RULESET, row)
