"""Rules of potions: what may be crafted, what it costs, what it does, and what a 1 and a 6 bring."""

from __future__ import annotations

import pytest

from ledger.core.model import Pick
from ledger.core.piles import UNSEEN
from ledger.core.ruleset import decide
from ledger.core.table.moves import Cards
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDrawn
from ledger.games.underquest.events.items import IngredientsGained
from ledger.games.underquest.events.learning import PotionBrewed, PotionRewarded, PotionSpoilt, RollAgain
from ledger.games.underquest.moves.exploring import Draw
from ledger.games.underquest.moves.fighting import Attack
from ledger.games.underquest.moves.potions import Exquisite, Risk
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_meeting as met
from tests.games.underquest.histories import begun, boss, fights, first, foe, has, item, put
from tests.games.underquest.histories_meeting import (
    BEETLE,
    BLOOD,
    BONE_ROWS,
    CAP,
    EYE_ROWS,
    TOOTH,
    crafts,
    gets,
    kitchen,
    reads,
)
from tests.tables import Fact, No, Row, Sitting, each, prove

EYE_BONE = ("Serpent's Eye", "Human Bone")
TWINS = reads("Human Bone", 2, "heart:2", "star:1", "-")
NEAR = kitchen(EYE_ROWS, TWINS, mind=4, health=10, grit=3)
HEARTS = ("heart", 4)
EYE_TOLD = "Serpent's Eye (difficulty 2, heart 1, star 2, drop 1)"
BEETLES = crafts("Dusk Beetle", "Fresh Blood", "5", HEARTS)
SPOILT = (*kitchen(CAP, TOOTH, health=10), crafts("Ghost Cap", "Wyrm Tooth", "1", HEARTS))
FINE = (*kitchen(CAP, TOOTH, health=10), crafts("Ghost Cap", "Wyrm Tooth", "6", ("heart", 2)))

ROWS: dict[str, Row[UnderQuest]] = {
    "UQ-POT-01 one card is no two": Row(
        given=(*begun(), *put("ingredients", "Dusk Beetle", "Human Bone")),
        when=(
            crafts("Dusk Beetle", "Dusk Beetle", "5", HEARTS, hard=4),
            crafts("Dusk Beetle", "Ghost Cap", "5", HEARTS, hard=4),
        ),
        refused={1: No("UQ-POT-01", "ingredient-missing"), 2: No("UQ-POT-01", "ingredient-missing", "Ghost Cap")},
        then={at.ingredients: 2},
    ),
    "UQ-POT-01 a card that nobody named is named now": Row(
        given=(*begun(), *put("ingredients", "?", "?"), *has(health=10)),
        when=crafts("Dusk Beetle", "Fresh Blood", "4", HEARTS, hard=5),
        then={at.ingredients: 0, met.spent: ("Dusk Beetle", "Fresh Blood"), at.health: 14},
    ),
    "UQ-POT-02 a row that nobody typed cannot be used by its number": Row(
        given=kitchen(BEETLE, BLOOD),
        when=(crafts("Dusk Beetle", "Fresh Blood", "5", row=1), crafts("Dusk Beetle", "Fresh Blood", "5")),
        refused={1: No("UQ-POT-02", "rows-unread", "Dusk Beetle")},
        asked={2: "makes"},
    ),
    "UQ-POT-02 the sheet shows what was read": Row(
        given=kitchen(EYE_ROWS, reads("Ghost Cap", 1, "-", "star:1")),
        when=put("ingredients", "?"),
        then={met.listed: {"Ingredients": (EYE_TOLD, "Ghost Cap (difficulty 1, -, star 1)", "unnamed")}},
    ),
    "UQ-POT-03 no row matches": Row(
        given=kitchen(EYE_ROWS, BONE_ROWS),
        when=(crafts(*EYE_BONE, "5"), crafts(*EYE_BONE, "5", slide=7), crafts(*EYE_BONE, "5", row=9)),
        refused={
            1: No("UQ-POT-03", "rows-apart"),
            2: No("UQ-POT-03", "rows-apart"),
            3: No("UQ-POT-03", "row-mismatch"),
        },
        then={at.ingredients: 2},
    ),
    "UQ-POT-03 the only row that matches is used": Row(
        given=kitchen(EYE_ROWS, BONE_ROWS, mind=2, grit=4),
        when=crafts(*EYE_BONE, "3", slide=1),
        then={at.grit: 7},
        happens=(Fact(PotionBrewed, icon="star", count=3, shift=1, difficulty=5),),
    ),
    "UQ-POT-03 the other card moved up": Row(
        given=kitchen(BONE_ROWS, EYE_ROWS, mind=2, grit=4),
        when=crafts("Human Bone", "Serpent's Eye", "3", slide=-1),
        then={at.grit: 7},
        happens=(Fact(PotionBrewed, icon="star", count=3, shift=1, difficulty=5),),
    ),
    "UQ-POT-03 an empty row matches nothing": Row(
        given=kitchen(reads("Ghost Cap", 1, "-", "star:1"), reads("Wyrm Tooth", 1, "heart:2", "drop:1")),
        when=crafts("Ghost Cap", "Wyrm Tooth", "5", row=1),
        refused={1: No("UQ-POT-03", "row-mismatch")},
    ),
    "UQ-POT-03 icons that the cards do not show": Row(
        given=NEAR,
        when=(crafts(*EYE_BONE, "2", ("heart", 5)), crafts(*EYE_BONE, "2", ("heart", 3))),
        refused={1: No("UQ-POT-03", "icons-differ", "5 heart")},
        then={at.health: 13, at.ingredients: 0},
    ),
    "UQ-POT-03 a ruling stands by other icons": Row(
        given=NEAR,
        when=crafts(*EYE_BONE, "2", ("heart", 5)).but(because="the card was typed wrong"),
        then={at.health: 15, at.overruled: 1},
    ),
    "UQ-POT-03 each of the two cards shows the icon": Row(
        given=kitchen(BEETLE, BLOOD),
        when=crafts("Dusk Beetle", "Fresh Blood", "5", ("heart", 1)),
        refused={1: No("UQ-POT-03", "icons-few")},
    ),
    "UQ-POT-04 each icon does its own": Row(
        given=(
            *kitchen(BEETLE, BLOOD, mind=4, poison=5, curses=3),
            *put("ingredients", *(["Dusk Beetle", "Fresh Blood"] * 3)),
        ),
        when=(
            crafts("Dusk Beetle", "Fresh Blood", "5", ("drop", 2)),
            crafts("Dusk Beetle", "Fresh Blood", "5", ("cross", 2)),
            crafts("Dusk Beetle", "Fresh Blood", "5", ("mushroom", 2)),
            crafts("Dusk Beetle", "Fresh Blood", "5", ("drop", 4)),
        ),
        after={1: {at.poison: 3}, 2: {at.curses: 1}, 3: {at.rations: 2}},
        then={at.poison: 0, at.ingredients: 0},
    ),
    "UQ-POT-04 a potion above the caps is noted": Row(
        given=kitchen(BEETLE, BLOOD, mind=4),
        when=BEETLES,
        then={at.health: 17, at.reminders: ("nothing-gained",), at.ingredients: 0},
    ),
    "UQ-POT-04 no such icon": Row(
        given=kitchen(BEETLE, BLOOD),
        when=crafts("Dusk Beetle", "Fresh Blood", "5", ("moon", 2)),
        refused={1: No("UQ-POT-04", "icon-unknown", "moon")},
    ),
    "UQ-POT-05 of several rows one is chosen": Row(
        given=NEAR,
        when=(crafts(*EYE_BONE, "2"), crafts(*EYE_BONE, "2", ("heart", 3), ("star", 3))),
        asked={1: "row"},
        refused={2: No("UQ-POT-05", "rows-several")},
        then={at.health: 10, at.grit: 3, at.ingredients: 2},
    ),
    "UQ-POT-06 a shift that no row needs is noted": Row(
        given=kitchen(
            reads("Ghost Cap", 2, "heart:1", "star:1"), reads("Wyrm Tooth", 2, "heart:1", "heart:2"), health=10
        ),
        when=crafts("Ghost Cap", "Wyrm Tooth", "4", row=1, slide=-1),
        then={at.health: 13, at.reminders: ("shift-needless",)},
        happens=(Fact(PotionBrewed, difficulty=5, shift=1),),
    ),
    "UQ-POT-07 the stars of both cards are asked for once": Row(
        given=kitchen(BEETLE, reads("Ghost Cap", 1).but(difficulty=None)),
        when=(crafts("Dusk Beetle", "Ghost Cap", "5", HEARTS), crafts("Dusk Beetle", "Ghost Cap", "5", HEARTS, hard=7)),
        asked={1: "hard"},
        happens=(Fact(PotionBrewed, difficulty=7, total=6, success=False),),
    ),
    "UQ-POT-07 other stars than the cards show": Row(
        given=kitchen(BEETLE, BLOOD),
        when=crafts("Dusk Beetle", "Fresh Blood", "5", HEARTS, hard=4),
        refused={1: No("UQ-POT-07", "stars-differ", "5")},
    ),
    "UQ-POT-08 the bonus of a check is none of a potion": Row(
        given=(*kitchen(BEETLE, BLOOD, health=10), item("Circlet", slot="HD", gives=("mind-check+3",), carried=True)),
        when=(*put("items", "Circlet"), crafts("Dusk Beetle", "Fresh Blood", "3", HEARTS)),
        then={at.health: 10},
        happens=(Fact(PotionBrewed, mind=1, total=4, success=False),),
    ),
    "UQ-POT-08 what raises Mind raises the sum": Row(
        given=(*kitchen(BEETLE, BLOOD, health=10), item("Circlet", slot="HD", gives=("mind+1",), carried=True)),
        when=(*put("items", "Circlet"), crafts("Dusk Beetle", "Fresh Blood", "3", HEARTS)),
        then={at.health: 14},
        happens=(Fact(PotionBrewed, mind=2, total=5, success=True),),
    ),
    "UQ-POT-09 both cards go, whatever the die": Row(
        given=kitchen(BEETLE, BLOOD),
        when=crafts("Dusk Beetle", "Fresh Blood", "2", HEARTS),
        then={met.spent: ("Dusk Beetle", "Fresh Blood"), met.cards: {"ingredient": 15}},
    ),
}
ENDS: dict[str, Row[UnderQuest]] = {
    "UQ-POT-10 the reward comes from one of the two cards": Row(
        given=FINE,
        when=(Exquisite(card="Dusk Beetle", gains=(("gold", 1),)), Exquisite(card="Wyrm Tooth", gains=(("gold", 2),))),
        refused={1: No("UQ-POT-10", "reward-other", "Ghost Cap")},
        then={at.gold: 2, at.pending: ()},
        happens=(Fact(PotionRewarded, card="Wyrm Tooth"),),
    ),
    "UQ-POT-10 none gives nothing": Row(
        given=FINE,
        when=Exquisite(card="none", gains=(("gold", 1),)),
        refused={1: No("UQ-POT-10", "reward-declined")},
        then={at.pending: ("potion-reward",)},
    ),
    "UQ-POT-10 a reward that was read need not be typed": Row(
        given=(
            *kitchen(CAP.but(reward=("gold+2",)), TOOTH, health=10),
            crafts("Ghost Cap", "Wyrm Tooth", "6", ("heart", 2)),
        ),
        when=Exquisite(card="Ghost Cap"),
        then={at.gold: 2, at.pending: ()},
    ),
    "UQ-POT-10 a reward beyond numbers is left to the table": Row(
        given=FINE,
        when=Exquisite(card="Ghost Cap"),
        then={at.pending: (), at.reminders: ("effect-untold",)},
    ),
    "UQ-POT-10 play waits for the reward": Row(
        given=FINE,
        when=(Draw(card="Altar"), Exquisite(card="none"), Draw(card="Altar")),
        refused={1: No("UQ-LVL-09", "still-open")},
        then={at.phase: "revealed"},
    ),
    "UQ-POT-10 no reward without a 6": Row(
        given=(*kitchen(BEETLE, BLOOD), BEETLES),
        when=(Exquisite(card="Dusk Beetle", gains=(("gold", 1),)), Exquisite(card="none")),
        refused={1: No("UQ-POT-10", "reward-spent"), 2: No("UQ-POT-10", "reward-spent")},
        then={at.gold: 0},
    ),
    "UQ-POT-11 the program picks one of the two": Row(
        given=SPOILT,
        when=(Risk(card="_"), Risk(), Risk(card="Human Bone")),
        asked={1: "card", 2: "card"},
        refused={3: No("UQ-POT-11", "risk-other", "Wyrm Tooth")},
        then={at.pending: ("potion-risk",)},
    ),
    "UQ-POT-11 a risk that was typed is known the next time": Row(
        given=(*SPOILT, Risk(card="Ghost Cap", gains=(("curses", 1),)), *put("ingredients", "Ghost Cap", "Wyrm Tooth")),
        when=(crafts("Ghost Cap", "Wyrm Tooth", "1", HEARTS), Risk(card="Ghost Cap")),
        then={at.curses: 2, at.pending: ()},
        happens=(Fact(PotionSpoilt, card="Ghost Cap", gains=(("curses", 1),)),),
    ),
    "UQ-POT-11 the same card has the same risk": Row(
        given=(*SPOILT, Risk(card="Ghost Cap", gains=(("curses", 1),)), *put("ingredients", "Ghost Cap", "Wyrm Tooth")),
        when=(crafts("Ghost Cap", "Wyrm Tooth", "1", HEARTS), Risk(card="Ghost Cap", gains=(("curses", 2),))),
        refused={2: No("UQ-INV-12", "card-differs")},
        then={at.curses: 1},
    ),
    "UQ-POT-11 a 1 that is not paid for stays a 1": Row(
        given=kitchen(BEETLE, BLOOD),
        when=crafts("Dusk Beetle", "Fresh Blood", "1:4", HEARTS),
        refused={1: No("UQ-XP-02", "experience-short")},
        then={at.ingredients: 2, at.pending: ()},
    ),
    "UQ-POT-11 a 6 that is thrown again is no 6": Row(
        given=kitchen(BEETLE, BLOOD, xp=1),
        when=crafts("Dusk Beetle", "Fresh Blood", "6:2", HEARTS),
        then={at.xp: 0, at.pending: ()},
        happens=(Fact(RollAgain, price=1), Fact(PotionBrewed, total=3, success=False, exquisite=False)),
    ),
    "UQ-POT-12 a plain failure has no risk": Row(
        given=(*kitchen(BEETLE, BLOOD), crafts("Dusk Beetle", "Fresh Blood", "2", HEARTS)),
        when=Risk(card="Dusk Beetle", gains=(("poison", 1),)),
        refused={1: No("UQ-POT-12", "risk-spared")},
        then={at.poison: 0},
    ),
    "UQ-POT-12 a table that reads it otherwise says why": Row(
        given=(*kitchen(BEETLE, BLOOD), crafts("Dusk Beetle", "Fresh Blood", "2", HEARTS)),
        when=Risk(card="Dusk Beetle", gains=(("poison", 1),), because="every failure is a risk here"),
        then={at.poison: 1, at.overruled: 1},
    ),
    "UQ-POT-13 no potion while a card is resolved": Row(
        given=(*kitchen(BEETLE, BLOOD), *first("Altar")),
        when=BEETLES,
        refused={1: No("UQ-POT-13", "between-turns")},
        then={at.ingredients: 2},
    ),
    "UQ-POT-13 a ruling lets one boil in a fight": Row(
        given=(*kitchen(BEETLE, BLOOD, health=10), *fights(foe())),
        when=BEETLES.but(because="Alchemy says so"),
        then={at.health: 14, at.side: "adventurer"},
    ),
    "UQ-POT-13 before the first turn there is time": Row(
        given=kitchen(BEETLE, BLOOD, health=10),
        stands={at.phase: "shop"},
        when=BEETLES,
        then={at.health: 14},
    ),
    "UQ-POT-13 after the victory there is time": Row(
        given=(*kitchen(BEETLE, BLOOD), *boss(health=1), Attack(dice=("6", "1")), *has(health=10)),
        stands={at.phase: "won", at.pending: ("victory",)},
        when=BEETLES,
        then={at.health: 14},
    ),
    "UQ-INV-01 nothing is crafted under too much weight": Row(
        given=(*kitchen(BEETLE, BLOOD), item("Anvil", "trapping", 12), *put("items", "Anvil")),
        when=BEETLES,
        refused={1: No("UQ-INV-01", "weight-over")},
    ),
    "UQ-INV-01 what is too heavy comes before a reward or a risk": Row(
        given=(*SPOILT, item("Anvil", "trapping", 12), *put("items", "Anvil")),
        when=(Risk(card="Ghost Cap"), Exquisite(card="none")),
        refused={1: No("UQ-INV-01", "weight-over"), 2: No("UQ-INV-01", "weight-over")},
        then={at.pending: ("overweight", "potion-risk")},
    ),
    "UQ-CUR-02 the scourge comes before the next potion": Row(
        given=(*kitchen(BEETLE, BLOOD), gets(curses=5)),
        when=BEETLES,
        refused={1: No("UQ-LVL-09", "still-open")},
    ),
}


@each(ROWS | ENDS)
def test_row(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


def test_the_difficulty_is_shown_before_the_roll() -> None:
    """UQ-POT-07: the question for the die names the difficulty and Mind."""
    table = Sitting(RULESET, kitchen(EYE_ROWS, BONE_ROWS, mind=2))
    asking = decide(RULESET, table.state, crafts(*EYE_BONE, "", slide=1)).asking
    assert asking is not None
    assert (asking.field, asking.asks) == ("die", "Serpent's Eye and Human Bone, difficulty 5, Mind 2: the die?")


@pytest.mark.parametrize("move", [Risk(), Risk(card="_")])
def test_either_card_may_be_picked_at_random(move: Risk) -> None:
    """UQ-POT-11: chance is between the two cards of the potion."""
    asking = decide(RULESET, Sitting(RULESET, SPOILT).state, move).asking
    assert asking is not None
    assert isinstance(asking.chance, Pick)
    assert asking.chance.among == ("Ghost Cap", "Wyrm Tooth")
    assert asking.now is (move.card == "_")


def test_a_listed_deck_counts_what_was_crafted() -> None:
    """UQ-POT-09: both cards lie on the discard pile of the deck that they came from."""
    listed = Cards(deck="ingredient", cards=(("Dusk Beetle", 8), ("Fresh Blood", 7)))
    table = Sitting(RULESET, (*kitchen(BEETLE, BLOOD), listed, BEETLES))
    assert met.spent(table) == ("Dusk Beetle", "Fresh Blood")
    assert met.cards(table)["ingredient"] == 15


def test_a_card_that_nobody_named_is_told_in_words() -> None:
    """UQ-POT-01: an ingredient may lie there unnamed."""
    drawn, gained = CardDrawn(deck="ingredient", card=UNSEEN), IngredientsGained(cards=(UNSEEN, "Human Bone"))
    assert (drawn.sentence(), gained.sentence()) == ("Drawn from ingredient.", "Ingredients: unnamed, Human Bone.")
