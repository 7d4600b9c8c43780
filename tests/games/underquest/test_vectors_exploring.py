"""Worked cases of turns, the tableau and the quest deck."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.exploring import (
    Draw,
    Lay,
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
    first,
    founded,
    has,
    made,
    phases,
    put,
    quest,
    turn,
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
        given=(
            *begun(),
            *phases(2)[:-1],
            quest(cost=(("combat", 1), ("mystic", 2)), phase=2),
            *has(combat=2, mystic=2, nature=1),
        ),
        when=Pay(tokens=(("combat", 1), ("mystic", 2))),
        then={
            at.quest_phase: 2,
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
        when=Pay(tokens=(("nature", 1), ("ingredients", 2)), spend=("Fresh Blood", "Human Bone")),
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
        given=(*begun(), *phases(3)[:-1], quest(cost=(("wealth", 2),), phase=3), *has(wealth=1, combat=5)),
        when=Pay(tokens=(("wealth", 1),)),
        refused={1: No("UQ-QST-03", "tokens-short")},
        then={at.quest_phase: 3, at.tokens: {"wealth": 1, "combat": 5}},
    ),
    "UQV-247": Row(
        proves="UQ-QST-01",
        given=(*begun(), *phases(3)[:-1]),
        when=quest("The Ash Stair", cost=(("wealth", 1),), phase=4),
        refused={1: No("UQ-QST-01", "phase-other")},
        then={at.quest_phase: 3, at.pending: ("reveal-quest",)},
    ),
    "UQV-248": Row(
        proves="UQ-SET-06 UQ-SET-07 UQ-QST-01",
        given=(*founded(), *made()),
        stands={at.pending: ("reveal-quest",)},
        when=quest(phase=1),
        then={at.quest_phase: 1, at.quest_left: 6, at.pending: ()},
    ),
}


@each(TURNS | TABLEAU | QUESTS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
