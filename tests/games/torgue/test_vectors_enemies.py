"""Worked cases of the Enemy Turn: its orders, who comes first, Moves, what enemies gain."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.defence import StrikeMade
from ledger.games.torgue.events.enemies import AnnouncementSpent, EnemyActed
from ledger.games.torgue.events.turns import ModelMoved
from ledger.games.torgue.moves.enemies import Boost, EnemyMove, Exhaust, Special, Strike
from ledger.games.torgue.moves.turns import Next
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue import readers_enemies as of
from tests.games.torgue.histories import afflicted, game
from tests.games.torgue.histories_enemies import foe, plain, turn
from tests.tables import Fact, No, Row, each, prove

LINE = (*foe("E1"), *foe("E2"), *foe("E3"))

ORDERS: dict[str, Row[Torgue]] = {
    "TBV-008": Row(
        proves="TB-024",
        given=plain("move attack", *foe("E1"), *foe("E2")),
        when=(
            EnemyMove(enemy="E1"),
            Strike(enemy="E1", at="H1"),
            Next(),
            EnemyMove(enemy="E2"),
            (Next(), Strike(enemy="E1", at="H1")),
        ),
        refused={2: No("TB-024", "order-open", names="E2"), 3: No("TB-024", "order-open", names="E2")},
        then={of.open_order: "attack", at.defenders: ("H1",)},
    ),
    "TBV-130": Row(
        proves="TB-141",
        given=plain("move", *foe("E1"), *foe("E2", large=True), *foe("E3")),
        when=(
            EnemyMove(enemy="E2"),
            EnemyMove(enemy="E3"),
            EnemyMove(enemy="E2"),
            EnemyMove(enemy="E1"),
            EnemyMove(enemy="E2"),
        ),
        refused={1: No("TB-141", "large-waits", names="E1, E3"), 3: No("TB-141", "large-waits", names="E1")},
        then={of.waits: ()},
    ),
    "TBV-061": Row(
        proves="TB-187",
        given=game(queue=()),
        when=Exhaust(name="You're fired!"),
        refused={1: No("TB-187", "tier-zero")},
        then={of.announcement: "You're fired!", at.spent: ()},
        never=(AnnouncementSpent,),
    ),
}
MOVES: dict[str, Row[Torgue]] = {
    "TBV-022": Row(
        proves="TB-151",
        given=turn("move", *foe("Marauder 1", "F", move=2, reach=3), at={"H1": "B"}),
        stands={of.away: {"Marauder 1": 4}},
        when=(EnemyMove(enemy="Marauder 1", zone="D"), EnemyMove(enemy="Marauder 1")),
        refused={1: No("TB-151", "walk-past", names="H1")},
        happens=(Fact(ModelMoved, who="Marauder 1", steps=1),),
        then={of.away: {"Marauder 1": 3}},
    ),
    "TBV-128": Row(
        proves="TB-150 TB-151",
        given=turn("attack", *foe("E1", "D", move=2, reach=1), at={"H1": "I", "H2": "A"}),
        stands={of.away: {"E1": 5}},
        when=(Strike(enemy="E1"), EnemyMove(enemy="E1")),
        refused={1: No("TB-150", "target-missing")},
        happens=(Fact(ModelMoved, who="E1", steps=2), Fact(EnemyActed, enemy="E1", what="move")),
        never=(StrikeMade,),
        then={of.away: {"E1": 3}, at.zones: {"E1": "F"}, of.waits: ()},
    ),
    "TBV-129": Row(
        proves="TB-150 TB-143",
        given=turn("attack", *foe("E1", "C", move=2, reach=2), at={"H1": "G", "H2": "A"}),
        stands={of.away: {"E1": 4}},
        when=(EnemyMove(enemy="E1"), Strike(enemy="E1")),
        refused={1: No("TB-150", "target-in-reach", names="H2")},
        never=(ModelMoved,),
        then={at.defenders: ("H2",), of.away: {"E1": 4}},
    ),
    "TBV-039": Row(
        proves="TB-150",
        given=turn("attack", *foe("Suicide Psycho 1", "D", peaceful=True), at={"H1": "I"}),
        when=(Strike(enemy="Suicide Psycho 1"), EnemyMove(enemy="Suicide Psycho 1"), Next()),
        refused={1: No("TB-150", "enemy-peaceful"), 2: No("TB-150", "enemy-peaceful")},
        never=(StrikeMade, ModelMoved),
        then={at.zones: {"Suicide Psycho 1": "D"}, at.phase: "end"},
    ),
    "TBV-152": Row(
        proves="TB-266 TB-151 TB-150",
        given=turn(
            "move attack",
            *foe("E1", "E", move=3, reach=1),
            at={"H1": "I"},
            before=(afflicted("E1", "cryo"),),
        ),
        stands={of.away: {"E1": 4}, at.effects: {"E1": {"cryo": 1}}},
        when=(
            EnemyMove(enemy="E1", zone="F"),
            EnemyMove(enemy="E1"),
            (Next(), EnemyMove(enemy="E1", zone="F")),
            EnemyMove(enemy="E1"),
            Next(),
        ),
        refused={1: No("TB-266", "model-frozen"), 3: No("TB-266", "model-frozen")},
        after={2: {of.away: {"E1": 4}}, 4: {of.away: {"E1": 4}}},
        happens=(
            Fact(ModelMoved, who="E1", was="E", now="E"),
            Fact(ModelMoved, who="E1", was="E", now="E"),
        ),
        then={at.effects: {"E1": {}}, at.phase: "end"},
    ),
}
GAINS: dict[str, Row[Torgue]] = {
    "TBV-033": Row(
        proves="TB-147",
        given=plain("attack", *foe("E1", has=("rapid:2",))),
        stands={of.rapid: {"E1": 2}},
        when=Boost(enemy="E1", gives=("rapid:3",)),
        then={of.rapid: {"E1": 3}},
    ),
    "TBV-034": Row(
        proves="TB-147 TB-155",
        given=plain(
            "special attack",
            *foe("Shotgun Tink 1", strength=4, has=("crowd-control",), specials=("Slug",)),
        ),
        when=Special(enemy="Shotgun Tink 1", gives=("strength+2", "deadly")),
        then={
            of.strengths: {"Shotgun Tink 1": 6},
            of.keywords: {"Shotgun Tink 1": ("crowd-control", "deadly")},
        },
    ),
    "TBV-040": Row(
        proves="TB-158",
        given=plain("slaughterlight", *foe("E1", strength=5), gives=("strength+1",)),
        stands={at.side: "red"},
        when=Boost(enemy="E1", gives=("charge",)),
        then={of.strengths: {"E1": 6}},
    ),
}


@each({**ORDERS, **MOVES, **GAINS})
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
