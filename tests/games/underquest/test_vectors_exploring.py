"""Worked cases of turns, the tableau, the quest deck and the end of a level."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.exploring import (
    Draw,
    Eat,
    Lay,
    LevelEnd,
    Pay,
    Resolve,
    Swap,
    Trade,
    TurnUp,
)
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import (
    Moves,
    begun,
    down,
    first,
    founded,
    has,
    made,
    put,
    quest,
    turn,
    turns,
)
from tests.tables import No, Row, each, prove

FOUR: Moves = (
    *turn("mystic", "wealth"),
    *turn("combat", "combat"),
    *turn("combat", "wealth"),
    *turn("mystic", "nature"),
)
"""A row of four whose only match is the third seam."""


def laid(left: Any, right: Any, end: Any = "right") -> Lay:
    return Lay(end=end, left=left, right=right)


def level_done(level: int = 1, **numbers: int) -> Moves:
    """All turns of a level are done, with these numbers."""
    return (*begun(), *down(level), *turns(9), *has(**numbers))


TURNS: dict[str, Row[UnderQuest]] = {
    "UQV-018": Row(
        proves="UQ-LVL-04 UQ-LVL-07 UQ-LVL-03",
        given=begun(),
        when=(Draw(), TurnUp(card="Clearing"), Resolve()),
        then={at.phase: "resolving", at.resolves: ("Clearing", 1), at.discarded: "?"},
    ),
    "UQV-019": Row(
        proves="UQ-LVL-05 UQ-LVL-07",
        given=begun(),
        when=(Draw(card="Altar"), Swap(card="Labyrinth")),
        then={at.phase: "resolving", at.resolves: ("Labyrinth", 2), at.discarded: "Altar"},
    ),
    "UQV-020": Row(
        proves="UQ-LVL-06",
        given=begun(),
        when=(Draw(card="Clearing"), Swap(card="Merchant")),
        then={at.resolves: ("Merchant", 0), at.discarded: "Clearing"},
    ),
    "UQV-222": Row(
        proves="UQ-LVL-08",
        given=begun(),
        when=(Draw(), TurnUp(card="Oasis")),
        refused={2: No("UQ-LVL-08", "card-unknown")},
        then={at.phase: "drawn"},
    ),
    "UQV-215": Row(
        proves="UQ-LVL-09 UQ-LVL-02",
        given=begun(),
        when=turn("nature", "wealth"),
        then={
            at.turns: 1,
            at.dungeon_left: 16,
            at.dungeon_discard: 1,
            at.tableau: (("nature", "wealth"),),
            at.phase: "between",
        },
    ),
}
TABLEAU: dict[str, Row[UnderQuest]] = {
    "UQV-010": Row(
        proves="UQ-TAB-03 UQ-TAB-02",
        given=(*begun(), *FOUR, *first("Altar")),
        stands={at.turns: 4, at.tokens: {"mystic": 0, "nature": 0}},
        when=laid("nature", "mystic", "left"),
        then={at.turns: 5, at.tokens: {"mystic": 1, "nature": 0}, at.token: "mystic"},
    ),
    "UQV-011": Row(
        proves="UQ-TAB-03 UQ-TAB-02",
        given=(*begun(), *FOUR, *first("Altar")),
        when=laid("nature", "mystic", "right"),
        then={at.turns: 5, at.tokens: {"mystic": 0, "nature": 1}, at.token: "nature"},
    ),
    "UQV-012": Row(
        proves="UQ-TAB-04",
        given=(*begun(), *turn("mystic", "wealth"), *first("Altar")),
        when=laid("combat", "nature"),
        then={at.turns: 2, at.tokens: {"combat": 0, "nature": 0, "mystic": 0, "wealth": 0}, at.token: None},
    ),
    "UQV-013": Row(
        proves="UQ-TAB-01",
        given=(*begun(), *first("Altar")),
        when=laid("wealth", "wealth", "left"),
        then={at.turns: 1, at.tokens: {"wealth": 0}, at.token: None},
    ),
    "UQV-014": Row(
        proves="UQ-TAB-03",
        given=(*begun(), *turn("nature", "wealth"), *first("Altar")),
        when=laid("wealth", "combat", "left"),
        then={at.tokens: {"nature": 0, "wealth": 0, "combat": 0}, at.token: None},
    ),
    "UQV-015": Row(
        proves="UQ-TAB-07",
        given=(*begun(), *has(wealth=1, xp=3)),
        when=Trade(what="wealth"),
        then={at.tokens: {"wealth": 0}, at.xp: 5},
    ),
    "UQV-027": Row(
        proves="UQ-TAB-05",
        given=begun(),
        when=tuple(
            move
            for end in ("right", "right", "left", "right", "left", "right", "right", "left", "right")
            for move in turn("nature", "nature", end)
        ),
        then={at.turns: 9, at.tokens: {"nature": 8}},
    ),
}
MYSTIC = ("mystic:2:ingredients",)
QUESTS: dict[str, Row[UnderQuest]] = {
    "UQV-028": Row(
        proves="UQ-QST-03 UQ-QST-05 UQ-QST-01",
        given=(*begun(cost=(("combat", 1), ("mystic", 2))), *has(combat=2, mystic=2, nature=1)),
        when=Pay(tokens=(("combat", 1), ("mystic", 2))),
        then={
            at.quest_phase: 1,
            at.tokens: {"combat": 1, "mystic": 0, "nature": 1},
            at.pending: ("resolve-quest",),
        },
    ),
    "UQV-029": Row(
        proves="UQ-QST-04 UQ-QST-05",
        given=(
            *founded(),
            *made(),
            quest(cost=(("nature", 1), ("mystic", 1)), instead=MYSTIC),
            *has(nature=1),
            *put("ingredients", "Fresh Blood", "Dusk Beetle", "Human Bone"),
        ),
        when=Pay(tokens=(("nature", 1), ("ingredients", 2))),
        then={
            at.quest_phase: 1,
            at.tokens: {"nature": 0},
            at.ingredients: 1,
            at.pending: ("resolve-quest",),
        },
    ),
    "UQV-030": Row(
        proves="UQ-QST-04",
        given=(
            *begun(cost=(("mystic", 1),)),
            *put("ingredients", "Fresh Blood", "Dusk Beetle", "Human Bone", "Fresh Blood"),
        ),
        when=Pay(tokens=(("ingredients", 2),)),
        refused={1: No("UQ-QST-04", "substitute-barred")},
        then={at.quest_phase: 1, at.ingredients: 4},
    ),
    "UQV-031": Row(
        proves="UQ-QST-03 UQ-QST-06",
        given=(*begun(cost=(("wealth", 2),)), *has(wealth=1, combat=5)),
        when=Pay(tokens=(("wealth", 1),)),
        refused={1: No("UQ-QST-03", "tokens-short")},
        then={at.quest_phase: 1, at.tokens: {"wealth": 1, "combat": 5}},
    ),
    "UQV-247": Row(
        proves="UQ-QST-01",
        given=(*founded(), *made()),
        when=quest("The Ash Stair", phase=4),
        refused={1: No("UQ-QST-01", "phase-other")},
        then={at.quest_phase: 1, at.pending: ("reveal-quest",)},
    ),
    "UQV-248": Row(
        proves="UQ-SET-06 UQ-SET-07 UQ-QST-01",
        given=(*founded(), *made()),
        stands={at.pending: ("reveal-quest",)},
        when=quest(phase=1),
        then={at.quest_phase: 1, at.quest_left: 6, at.pending: ()},
    ),
}
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


@each(TURNS | TABLEAU | QUESTS | LEVELS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
