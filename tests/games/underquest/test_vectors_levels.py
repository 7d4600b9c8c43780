"""Worked cases of the end of a level, of rations and of poison."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.exploring import Eat, LevelEnd
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import Moves, begun, down, has, turns
from tests.tables import No, Row, each, prove


def level_done(level: int = 1, **numbers: int) -> Moves:
    """All turns of a level are done, with these numbers."""
    return (*begun(), *down(level), *turns(9), *has(**numbers))


LEVELS: dict[str, Row[UnderQuest]] = {
    "UQV-025": Row(
        proves="UQ-LVL-13",
        given=(*begun(), *turns(8), *has(rations=1)),
        when=LevelEnd(),
        refused={1: No("UQ-LVL-13", "level-unfinished")},
        then={at.rations: 1, at.level: 1},
    ),
    "UQV-181": Row(
        proves="UQ-LVL-15 UQ-LVL-20",
        given=level_done(health=10, grit=5, rations=2),
        when=LevelEnd(),
        then={at.health: 11, at.grit: 6, at.rations: 1, at.level: 2, at.turns: 0},
    ),
    "UQV-182": Row(
        proves="UQ-LVL-15",
        given=level_done(health=10, grit=5),
        when=LevelEnd(),
        then={at.health: 7, at.grit: 5, at.level: 2},
    ),
    "UQV-183": Row(
        proves="UQ-LVL-15 UQ-END-05",
        given=level_done(health=3),
        when=LevelEnd(),
        then={at.health: 0, at.result: "lost", at.cause: "health", at.level: 1},
    ),
    "UQV-184": Row(
        proves="UQ-LVL-18 UQ-LVL-19",
        given=level_done(health=6, poison=3),
        when=LevelEnd(),
        then={at.health: 3, at.poison: 3, at.result: "lost", at.cause: "poison", at.level: 1},
    ),
    "UQV-185": Row(
        proves="UQ-LVL-17 UQ-LVL-18",
        given=level_done(health=6, poison=4, rations=1),
        when=LevelEnd(),
        then={at.health: 7, at.poison: 6, at.result: "playing", at.level: 2},
    ),
    "UQV-186": Row(
        proves="UQ-LVL-17 UQ-LVL-18",
        given=level_done(health=5, poison=4, rations=1),
        when=LevelEnd(),
        then={at.health: 6, at.poison: 6, at.result: "lost", at.cause: "poison", at.rations: 0},
    ),
    "UQV-187": Row(
        proves="UQ-LVL-17",
        given=level_done(health=12, poison=5, rations=1),
        when=LevelEnd(),
        then={at.health: 13, at.poison: 7},
    ),
    "UQV-188": Row(
        proves="UQ-LVL-17",
        given=level_done(health=12, poison=1, rations=1),
        when=LevelEnd(),
        then={at.health: 13, at.poison: 1},
    ),
    "UQV-189": Row(
        proves="UQ-LVL-17",
        given=level_done(health=14, poison=6, rations=1),
        when=LevelEnd(),
        then={at.health: 15, at.poison: 9, at.result: "playing"},
    ),
    "UQV-190": Row(
        proves="UQ-LVL-12 UQ-LVL-18",
        given=level_done(health=5, poison=4, rations=2),
        when=(Eat(), LevelEnd()),
        then={at.health: 7, at.poison: 6, at.rations: 0, at.result: "playing", at.grit: 8},
    ),
    "UQV-195": Row(
        proves="UQ-LVL-21 UQ-END-05",
        given=level_done(5, health=10, rations=1),
        when=LevelEnd(),
        then={at.result: "lost", at.cause: "time"},
    ),
    "UQV-196": Row(
        proves="UQ-LVL-21 UQ-LVL-18",
        given=level_done(5, health=2),
        when=LevelEnd(),
        then={at.health: 0, at.result: "lost", at.cause: "health"},
    ),
    "UQV-216": Row(
        proves="UQ-LVL-12",
        given=(*begun(), *has(health=5)),
        when=Eat(),
        refused={1: No("UQ-LVL-12", "ration-missing")},
        then={at.health: 5},
    ),
    "UQV-217": Row(
        proves="UQ-LVL-12 UQ-CHR-06",
        given=(*begun(), *has(rations=2, grit=3)),
        when=Eat(),
        then={at.rations: 1, at.health: 17, at.grit: 4},
    ),
}


@each(LEVELS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
