"""Worked cases of enemies that are taken out, and of what they leave."""

from __future__ import annotations

from ledger.games.torgue import RULESET
from ledger.games.torgue.events.loot import DrawCounted, DrawOwed, LootLaid
from ledger.games.torgue.moves.attacks import Afflict, TakeOut, Wound
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.owed import Blast, Draw
from tests.games.torgue import readers as at
from tests.games.torgue.histories import enemy, enters, game
from tests.tables import Fact, No, Row, each, prove

VECTORS: dict[str, Row[Torgue]] = {
    "TBV-032": Row(
        proves="TB-257",
        given=game(
            board=(
                enemy("E1", has=("loot-puppet:1",)),
                enemy("E2", has=("loot-puppet:d4",)),
                enters("E1", "D"),
                enters("E2", "D"),
            )
        ),
        when=(
            TakeOut(who="H1", enemy="E1", dice=("2",)),
            TakeOut(who="H1", enemy="E1"),
            TakeOut(who="H1", enemy="E2", dice=("3",)),
        ),
        refused={1: No("TB-257", "puppet-missing")},
        after={2: {at.draws: 2}},
        happens=(
            Fact(DrawOwed, draw=Draw(count=2, zone="D", who="H1")),
            Fact(DrawOwed, draw=Draw(count=1, zone="D", who="H1", dice="d4")),
            Fact(DrawCounted, count=4),
        ),
        then={at.draws: 6},
    ),
    "TB-086": Row(
        proves="TB-086 TB-085",
        given=game(board=(enemy("E1", named=True, has=("loot-puppet:2",)), enters("E1", "D"))),
        when=TakeOut(who="H1", enemy="E1"),
        happens=(Fact(LootLaid, zone="D"),),
        never=(DrawOwed,),
        then={at.lying: {"D": ("legendary",)}},
    ),
    "TB-047": Row(
        proves="TB-047 TB-123",
        given=game(board=(enemy("E1", hp=3), enters("E1", "D"))),
        when=(
            Wound(enemy="E1"),
            Wound(enemy="E1", count=2, heals=True),
            Wound(enemy="E1", heals=True),
            Wound(enemy="E1", count=9),
        ),
        after={1: {at.enemy_wounds: {"E1": 1}}, 2: {at.enemy_wounds: {"E1": 0}}},
        refused={3: No("TB-123", "wounds-missing")},
        then={at.enemies: (), at.draws: 1},
    ),
    "TB-268": Row(
        given=game(board=(enemy("E1"), enters("E1", "D"))),
        when=(Afflict(model="E1", effect="radiation"), Wound(enemy="E1", count=2)),
        then={at.blasts: (Blast(zone="D", why="Radiation of E1", spared="E1"),)},
    ),
    "TB-270": Row(
        given=game(board=(enemy("E1", shield="green"), enters("E1", "D"))),
        when=Afflict(model="E1", effect="shock"),
        then={at.enemy_shields: {"E1": "spent"}, at.effects: {"E1": {"shock": 1}}},
    ),
    "TB-145": Row(
        given=game(board=(enters("E1", "D"),)), when=Wound(enemy="E1"), refused={1: No("TB-145", "hp-unknown")}
    ),
}


@each(VECTORS)
def test_vector(row: Row[Torgue]) -> None:
    prove(RULESET, row)
