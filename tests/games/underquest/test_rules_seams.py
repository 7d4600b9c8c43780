"""Rules of the tableau, the quest deck, and of turns that a ruling of the table changes."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import DeckCounted
from ledger.games.underquest.events.exploring import CardLaid, DungeonCardTakenBack, DungeonShuffled, QuestTurned
from ledger.games.underquest.events.items import IngredientsLost
from ledger.games.underquest.moves.company import Dismiss, Reward
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
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.moves.inn import Spoils
from ledger.games.underquest.moves.meeting import Encounter
from ledger.games.underquest.moves.opening import BeginFight
from ledger.games.underquest.moves.setup import EnterInn, SetOut
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_company as seen
from tests.games.underquest.histories import (
    Moves,
    begun,
    boss,
    fights,
    first,
    foe,
    founded,
    has,
    made,
    phases,
    put,
    quest,
    second,
    turn,
    turns,
)
from tests.tables import Fact, No, Row, each, prove

SWAPS = ("mystic:2:ingredients",)
BOTH = (("nature", 1), ("mystic", 1))
HOME: Moves = (Attack(dice=("6", "1")), Spoils(raise_="mind"), EnterInn())
"""The boss is beaten with bare hands, and the adventurer goes to the inn."""
AGAIN: Moves = (*begun(), *boss(health=5), *HOME, SetOut(), quest())
"""The second adventure begins."""
PIGMAN = Reward(card="Pigman", item=False, morale=2)
WAND = Reward(card="Ice Wand", weight=1)
ROW = Lay(end="left", left="nature", right="nature")
REASON = "we laid the wrong card"


def bottles(*names: str, cost: tuple[tuple[str, int], ...] = BOTH, **tokens: int) -> Moves:
    """A quest card that takes two ingredients for a Mystic token, and these ingredients."""
    return (*founded(), *made(), quest(cost=cost, instead=SWAPS), *has(**tokens), *put("ingredients", *names))


SEAMS: dict[str, Row[UnderQuest]] = {
    "UQ-TAB-03 what each end would give is shown before the choice": Row(
        given=(*begun(), *turn("mystic", "wealth"), Draw(card="Altar")),
        when=(
            Lay(end="either", left="nature", right="mystic"),
            Lay(end="left", left="nature", right="mystic"),
        ),
        asked={1: "end"},
        after={1: {seen.asks: ("Altar: left gives mystic, right gives nothing. Which end?",), at.turns: 1}},
        then={at.tokens: {"mystic": 1}, at.turns: 2},
    ),
    "UQ-TAB-01 the first card has no end": Row(
        given=(*begun(), *first("Altar")),
        when=Lay(end="either", left="wealth", right="wealth"),
        then={at.tableau: (("wealth", "wealth"),), at.token: None, at.turns: 1},
        happens=(Fact(CardLaid, end="right", rule="UQ-TAB-01"),),
    ),
    "UQ-TAB-05 the sheet counts the tokens of a level": Row(
        given=begun(),
        when=(*turn("nature", "nature"), *turn("nature", "nature", "left"), *turn("wealth", "wealth")),
        then={seen.fields: {"Tokens of this level": "1 of 8"}, at.tokens: {"nature": 1, "wealth": 0}},
    ),
    "UQ-TAB-05 seven tokens at most in later adventures": Row(
        proves="UQ-TAB-05 UQ-LVL-01 UQ-LVL-13",
        given=AGAIN,
        stands={at.adventure: 2, at.turns_per_level: 8},
        when=(*(turn("wealth", "wealth") * 8), Draw(card="Altar")),
        refused={17: No("UQ-INN-08", "level-over")},
        then={
            at.tokens: {"wealth": 7},
            at.turns: 8,
            at.dungeon_left: 0,
            seen.fields: {"Tokens of this level": "7 of 7"},
        },
    ),
    "UQ-TAB-07 all tokens of a kind at once": Row(
        given=(*begun(), *has(wealth=3)),
        when=(Trade(what="wealth", count=3), Trade(what="wealth")),
        refused={2: No("UQ-TAB-07", "token-missing")},
        then={at.xp: 6, at.tokens: {"wealth": 0}},
    ),
    "UQ-LVL-11 a ration and a token in the middle of a fight": Row(
        given=(*begun(), *has(rations=1, health=9, combat=1), *fights(foe(), "enemy")),
        when=(Eat(), Trade(what="combat")),
        then={at.rations: 0, at.health: 10, at.xp: 2, at.side: "enemy", at.phase: "combat"},
    ),
    "UQ-LVL-11 not when the game is over": Row(
        given=(*begun(), *has(rations=1, combat=1), *turns(9), *has(poison=16, rations=0), LevelEnd()),
        stands={at.result: "lost"},
        when=(Eat(), Trade(what="combat")),
        refused={1: No("UQ-LVL-19", "game-over"), 2: No("UQ-LVL-19", "game-over")},
        then={at.xp: 0},
    ),
}
QUESTS: dict[str, Row[UnderQuest]] = {
    "UQ-QST-02 what is read when it is turned up": Row(
        given=(*founded(), *made()),
        when=quest(cost=BOTH, instead=SWAPS, text="No_fires_here"),
        happens=(Fact(QuestTurned, rule="UQ-SET-07"),),
        then={
            seen.fields: {
                "Quest": "A Cold Trail",
                "It asks for": "1 nature, 1 mystic (2 ingredients for 1 mystic)",
                "It says": "No fires here",
            }
        },
    ),
    "UQ-QST-04 which ingredients go is asked": Row(
        given=bottles("Fresh Blood", "Human Bone", "Dusk Beetle", nature=1),
        when=(
            Pay(tokens=(("nature", 1), ("ingredients", 2))),
            Pay(spend=("Human Bone",)),
            Pay(spend=("Human Bone", "Dusk Beetle")),
        ),
        asked={1: "spend"},
        refused={2: No("UQ-QST-03", "tokens-over")},
        then={at.ingredients: 1, at.tokens: {"nature": 0}, at.pending: ("resolve-quest",), at.left: {"ingredient": 12}},
        happens=(Fact(IngredientsLost, named=("Human Bone", "Dusk Beetle"), rule="UQ-QST-04"),),
    ),
    "UQ-QST-04 of equal cards any pays": Row(
        given=bottles("?", "?", "?", nature=1),
        when=Pay(tokens=(("nature", 1), ("ingredients", 2))),
        then={at.ingredients: 1, at.pending: ("resolve-quest",)},
    ),
    "UQ-QST-04 as many as are named": Row(
        given=bottles("Fresh Blood", "Human Bone", "Dusk Beetle", nature=1),
        when=(
            Pay(tokens=(("nature", 1), ("ingredients", 2)), spend=("Human Bone",)),
            Pay(tokens=(("nature", 1), ("ingredients", 2)), spend=("Human Bone", "Raw Egg")),
        ),
        refused={1: No("UQ-QST-04", "ingredients-other"), 2: No("UQ-POT-01", "ingredient-missing", "Raw Egg")},
        then={at.ingredients: 3, at.tokens: {"nature": 1}},
    ),
    "UQ-QST-04 tokens stay where ingredients stand for them": Row(
        given=bottles("Fresh Blood", "Human Bone", cost=(("mystic", 2),), mystic=2),
        when=Pay(spend=("Fresh Blood", "Human Bone")),
        then={at.tokens: {"mystic": 1}, at.ingredients: 0, at.pending: ("resolve-quest",)},
    ),
    "UQ-QST-06 paid in a fight it is noted": Row(
        given=(*begun(), *has(nature=1), *fights(foe())),
        when=Pay(),
        then={at.reminders: ("fight-open",), at.pending: ("resolve-quest",), at.tokens: {"nature": 0}},
    ),
    "UQ-QST-06 paid in the middle of a card": Row(
        given=(*begun(), *has(nature=1), *first("Altar")),
        when=(Pay(), Done(), ROW, Draw(card="Altar"), Conclude()),
        refused={4: No("UQ-LVL-09", "still-open")},
        then={at.turns: 1, at.quest_phase: 2, at.reminders: ()},
    ),
    "UQ-QST-08 the boss is typed": Row(
        proves="UQ-QST-08 UQ-QST-07",
        given=(*begun(), *phases(6), *has(nature=1)),
        when=(BeginFight(enemy="Warden", as_="boss", health=6, initiative=4), Pay(), BeginFight(enemy="Warden")),
        refused={1: No("UQ-QST-07", "boss-early")},
        asked={3: "health"},
        then={at.quest_phase: 6, at.pending: ("boss",), at.left: {"boss": 3}, at.result: "playing"},
    ),
    "UQ-QST-08 one of three": Row(
        given=(*begun(), *phases(6), *has(nature=1), Pay()),
        when=BeginFight(enemy="Warden", health=6, initiative=4),
        then={at.foe: 6, at.left: {"boss": 2}, at.pending: ()},
    ),
}
LATER: dict[str, Row[UnderQuest]] = {
    "UQ-RWD-01 a new set-up has the rewards that nobody carries": Row(
        given=(*begun(), PIGMAN, Dismiss(), WAND, *boss(health=5), *HOME, SetOut()),
        stands={seen.rewards: ("Ice Wand",)},
        when=(PIGMAN, WAND),
        refused={2: No("UQ-RWD-01", "reward-taken")},
        then={at.companion: {"Pigman": 2}},
    ),
}
RULINGS: dict[str, Row[UnderQuest]] = {
    "UQ-LVL-05 the table takes the other card after all": Row(
        proves="UQ-LVL-05 UQ-LVL-09",
        given=(*begun(), *first("Altar")),
        when=Swap(card="Merchant", because=REASON),
        then={at.resolves: ("Merchant", 0), at.dungeon_left: 16, seen.gone: {"dungeon": ("Altar",)}},
        happens=(Fact(DungeonCardTakenBack, card="?"),),
    ),
    "UQ-LVL-05 the table goes back to the first card": Row(
        proves="UQ-LVL-05 UQ-LVL-09",
        given=(*begun(), *second("Merchant", after="Altar")),
        when=Swap(card="Altar", because=REASON),
        then={at.resolves: ("Altar", 0), seen.gone: {"dungeon": ("Merchant",)}},
    ),
    "UQ-LVL-03 the table turns up another card": Row(
        given=(*begun(), *first("Altar")),
        when=(TurnUp(card="Merchant", because=REASON), Resolve()),
        then={at.resolves: ("Merchant", 0), at.dungeon_discard: 1, at.dungeon_left: 16},
    ),
    "UQ-LVL-03 nothing to turn up": Row(
        given=begun(),
        when=(
            TurnUp(card="Altar", because=REASON),
            Resolve(because=REASON),
            ROW,
        ),
        refused={
            1: No("UQ-LVL-02", "cards-missing"),
            2: No("UQ-LVL-03", "card-missing"),
            3: No("UQ-TAB-02", "phase-wrong"),
        },
        then={at.dungeon_left: 18},
    ),
    "UQ-LVL-02 a turn that is broken off": Row(
        given=(*begun(), *first("Clearing"), Encounter(card="Old Well")),
        when=(Draw(card="Altar", because=REASON), ROW),
        then={
            at.dungeon_left: 14,
            at.turns: 1,
            seen.gone: {"dungeon": ("?", "Clearing", "?"), "encounter": ("Old Well",)},
        },
    ),
    "UQ-LVL-13 a level that is broken off": Row(
        given=(*begun(), Draw(card="Altar"), *has(rations=1)),
        when=(LevelEnd(because="we are tired"), Draw(card="Altar")),
        then={at.level: 2, at.turns: 0, at.dungeon_left: 16, at.phase: "revealed"},
    ),
    "UQ-LVL-14 a level with a turn too many": Row(
        given=(*begun(), *turns(9), Draw(card="Altar", because=REASON), ROW, *has(rations=1)),
        stands={at.turns: 10, at.dungeon_left: 0, at.dungeon_discard: 10},
        when=LevelEnd(),
        then={at.dungeon_left: 18, at.level: 2},
        happens=(Fact(DungeonShuffled, left=20), Fact(DeckCounted, was=20, now=18)),
    ),
    "UQ-LVL-09 resolved twice, away once": Row(
        given=(*begun(), *first("Altar"), Done()),
        when=(Resolve(because=REASON), Done()),
        then={at.dungeon_discard: 1, at.phase: "placing"},
    ),
    "UQ-LVL-09 done without a choice": Row(
        given=(*begun(), Draw(card="Altar")),
        when=Done(because=REASON),
        then={at.dungeon_discard: 1, at.phase: "placing"},
    ),
}


@each(SEAMS | QUESTS | LATER | RULINGS)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
