"""Rules of turns, the tableau, the quest deck and the end of a level."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.exploring import CardResolved, CardSettled, DungeonCardDiscarded, DungeonShuffled
from ledger.games.underquest.events.numbers import HealthMoved, PoisonMoved, RationsMoved
from ledger.games.underquest.moves.exploring import (
    Conclude,
    Done,
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
from tests.games.underquest import readers_company as seen
from tests.games.underquest.histories import (
    begun,
    first,
    founded,
    has,
    item,
    made,
    put,
    quest,
    second,
    turns,
)
from tests.tables import Fact, No, Row, each, prove

LAY = Lay(end="left", left="nature", right="wealth")

TURNS: dict[str, Row[UnderQuest]] = {
    "UQ-LVL-02 no second draw in a turn": Row(
        given=(*begun(), Draw()),
        when=(Draw(), TurnUp(card="Altar"), TurnUp(card="Altar")),
        refused={1: No("UQ-LVL-02", "phase-wrong"), 3: No("UQ-LVL-03", "phase-wrong")},
        then={at.dungeon_left: 16, at.phase: "revealed"},
    ),
    "UQ-LVL-05 no way back to the first card": Row(
        given=(*begun(), *second("Merchant", after="Clearing")),
        when=(Swap(card="Clearing"), Resolve()),
        refused={1: No("UQ-LVL-05", "phase-wrong"), 2: No("UQ-LVL-04", "phase-wrong")},
        then={at.phase: "resolving", at.dungeon_discard: 1},
    ),
    "UQ-LVL-07 the second card shows its lower part": Row(
        given=begun(),
        when=second("Mushroom Cave"),
        happens=(
            Fact(DungeonCardDiscarded, card="Altar"),
            Fact(CardResolved, card="Mushroom Cave", part=2, position="second"),
        ),
    ),
    "UQ-LVL-09 turn after turn one in the row, one away": Row(
        given=begun(),
        when=turns(9),
        then={at.turns: 9, at.dungeon_left: 0, at.dungeon_discard: 9},
    ),
    "UQ-LVL-01 no tenth draw": Row(
        given=(*begun(), *turns(9)),
        when=Draw(card="Altar"),
        refused={1: No("UQ-LVL-01", "level-over")},
        then={at.turns: 9},
    ),
    "UQ-LVL-01 a tenth turn by a ruling is shown as it is": Row(
        given=(*begun(), *turns(9)),
        when=(Draw(card="Altar", because="a card says so"), LAY),
        then={at.turns: 10, seen.beyond: ()},
    ),
    "UQ-LVL-13 the level ends after the last card only": Row(
        given=(*begun(), *turns(8), *first("Altar")),
        when=(LevelEnd(), LAY, LevelEnd()),
        refused={1: No("UQ-LVL-13", "phase-wrong")},
        then={at.level: 2, at.turns: 0},
    ),
    "UQ-TAB-09 the last card is placed before the level ends": Row(
        given=(*begun(), *turns(8), *first("Altar"), Done()),
        when=LevelEnd(),
        refused={1: No("UQ-LVL-13", "phase-wrong")},
        then={at.phase: "placing"},
    ),
    "UQ-TAB-02 placing is not left out": Row(
        given=(*begun(), *first("Altar"), Done()),
        when=(Draw(card="Altar"), Done(), LAY),
        refused={1: No("UQ-LVL-02", "phase-wrong"), 2: No("UQ-LVL-09", "phase-wrong")},
        then={at.turns: 1},
    ),
    "UQ-TAB-09 laying resolves what was turned up": Row(
        given=(*begun(), Draw(card="Altar")),
        when=LAY,
        happens=(Fact(CardResolved, card="Altar"), Fact(CardSettled, card="Altar")),
        then={at.turns: 1, at.phase: "between"},
    ),
    "UQ-ENC-01 a Clearing without its encounter": Row(
        given=(*begun(), *first("Clearing")),
        when=Done(),
        refused={1: No("UQ-ENC-01", "encounter-missing")},
    ),
    "UQ-LVL-26 a Skirmish without a fight is noted": Row(
        given=(*begun(), *first("Skirmish")),
        when=Done(),
        then={at.reminders: ("foe-unseen",), at.phase: "placing"},
    ),
    "a ruling lays the card although the level is over": Row(
        proves="UQ-LVL-01",
        given=(*begun(), *turns(9)),
        when=(Draw(card="Altar", because="we skipped one"), LAY),
        then={at.turns: 10, at.overruled: 1},
    ),
}
LEVELS: dict[str, Row[UnderQuest]] = {
    "UQ-LVL-14 everything goes back, tokens stay": Row(
        given=(*begun(), *turns(9), *has(rations=1, mystic=2)),
        when=LevelEnd(),
        then={
            at.dungeon_left: 18,
            at.dungeon_discard: 0,
            at.tableau: (),
            at.tokens: {"mystic": 2},
        },
        happens=(Fact(DungeonShuffled, removed=0, left=18),),
    ),
    "UQ-LVL-18 the order of the steps": Row(
        given=(*begun(), *turns(9), *has(health=9, poison=4, rations=1)),
        when=LevelEnd(),
        happens=(
            Fact(DungeonShuffled),
            Fact(RationsMoved, was=1, now=0),
            Fact(HealthMoved, was=9, now=10),
            Fact(PoisonMoved, was=4, now=6),
        ),
        then={at.level: 2},
    ),
    "UQ-LVL-20 no sixth level": Row(
        given=(*begun(), *has(rations=9), *((*turns(9), LevelEnd()) * 4), *turns(9)),
        stands={at.level: 5},
        when=(LevelEnd(), Draw(card="Altar")),
        refused={2: No("UQ-LVL-21", "game-over")},
        then={at.result: "lost", at.cause: "time", at.level: 5},
    ),
    "UQ-LVL-11 a ration and a token in the middle of a card": Row(
        given=(*begun(), *has(rations=1, health=9, combat=1), *first("Altar")),
        when=(Eat(), Trade(what="combat")),
        then={at.rations: 0, at.health: 10, at.xp: 2},
    ),
    "UQ-LVL-12 at both caps it is noted": Row(
        given=(*begun(), *has(rations=1)),
        when=Eat(),
        then={at.rations: 0, at.health: 17, at.grit: 8, at.reminders: ("nothing-gained",)},
    ),
    "UQ-TAB-07 no token of that kind": Row(
        given=(*begun(), *has(wealth=1)),
        when=Trade(what="combat"),
        refused={1: No("UQ-TAB-07", "token-missing")},
        then={at.xp: 0},
    ),
    "UQ-INV-01 too heavy to go on": Row(
        given=(*begun(), item("Anvil", "trapping", 11), *put("items", "Anvil")),
        stands={at.pending: ("overweight",)},
        when=(Draw(card="Altar"),),
        refused={1: No("UQ-INV-01", "weight-over")},
        then={at.phase: "shop"},
    ),
}
QUESTS: dict[str, Row[UnderQuest]] = {
    "UQ-QST-01 one card after the other": Row(
        given=(*begun(), *has(nature=1)),
        when=(quest("The Ash Stair"), Pay(), Conclude(), quest("The Ash Stair", phase=2)),
        refused={1: No("UQ-QST-01", "quest-open")},
        then={at.quest_phase: 2, at.quest: "The Ash Stair", at.quest_left: 5, at.pending: ()},
    ),
    "UQ-QST-05 the next card opens when the lower part is resolved": Row(
        given=(*begun(), *has(nature=1), Pay()),
        stands={at.pending: ("resolve-quest",), at.quest_phase: 1},
        when=(Draw(card="Altar"), Pay(), Conclude()),
        refused={1: No("UQ-LVL-09", "still-open"), 2: No("UQ-QST-05", "quest-paid")},
        then={at.quest_phase: 2, at.pending: ("reveal-quest",), at.quest_left: 5},
    ),
    "UQ-QST-03 the lower part before it is paid": Row(
        given=begun(),
        when=Conclude(),
        refused={1: No("UQ-QST-03", "quest-unpaid")},
    ),
    "UQ-QST-03 tokens that one has not": Row(
        given=begun(),
        when=Pay(),
        refused={1: No("UQ-QST-03", "tokens-missing")},
        then={at.quest_phase: 1},
    ),
    "UQ-QST-03 nothing the card does not ask for": Row(
        given=(*begun(), *has(nature=1, combat=1)),
        when=Pay(tokens=(("nature", 1), ("combat", 1))),
        refused={1: No("UQ-QST-03", "tokens-over")},
        then={at.tokens: {"nature": 1, "combat": 1}},
    ),
    "UQ-QST-02 UQ-QST-03 what it asks for is asked for, and never nothing": Row(
        given=(*founded(), *made(), *has(nature=2)),
        when=(quest(cost=()), quest(cost=(("nature", 2),)), Pay()),
        asked={1: "cost"},
        after={2: {at.owes: ()}},
        then={at.tokens: {"nature": 0}},
    ),
    "UQ-TAB-06 four kinds of tokens": Row(
        given=begun()[:-1],
        when=quest(cost=(("chaos", 1),)),
        refused={1: No("UQ-TAB-06", "token-unknown")},
    ),
    "UQ-QST-04 a substitution that means nothing": Row(
        given=begun()[:-1],
        when=quest(instead=("mystic:two:bones",)),
        refused={1: No("UQ-QST-04", "substitute-unfit")},
    ),
    "UQV-032": Row(
        proves="UQ-QST-07 UQ-END-01",
        given=(
            *begun(),
            *((*has(nature=1), Pay(), Conclude(), quest("On")) * 5),
            *has(nature=1),
        ),
        stands={at.quest_phase: 6},
        when=Pay(),
        then={
            at.result: "playing",
            at.pending: ("boss",),
            at.tokens: {"nature": 0},
            seen.waits: ("Fight the final boss",),
        },
    ),
}


@each(TURNS | LEVELS | QUESTS)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
