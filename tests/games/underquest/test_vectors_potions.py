"""Worked cases of potions: rows, shifts, the difficulty, a 6, a 1."""

from __future__ import annotations

from typing import Any

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.learning import PotionBrewed, PotionRewarded, PotionSpoilt
from ledger.games.underquest.moves.potions import Craft, Exquisite, Risk
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_meeting as met
from tests.games.underquest.histories import begun, fights, foe, has, put
from tests.games.underquest.histories_meeting import (
    BEETLE,
    BLOOD,
    BONE,
    BONE_ROWS,
    CAP,
    EYE,
    EYE_ROWS,
    TOOTH,
    crafts,
    kitchen,
    reads,
)
from tests.tables import Fact, No, Row, each, prove

HEARTS = ("heart", 4)
CAP_ROWS = reads("Ghost Cap", 1, "heart:1", "star:2", "drop:1")
BONE_OTHER = reads("Human Bone", 2, "heart:2", "star:1", "cross:1")


def beetle(die: str, **more: Any) -> Craft:
    """The potion of the rulebook's first example."""
    return crafts("Dusk Beetle", "Fresh Blood", die, HEARTS, **more)


def brewed(difficulty: int, total: int, *, success: bool, exquisite: bool = False, spoilt: bool = False) -> Fact:
    return Fact(PotionBrewed, difficulty=difficulty, total=total, success=success, exquisite=exquisite, spoilt=spoilt)


BREWED: dict[str, Row[UnderQuest]] = {
    "UQV-064": Row(
        proves="UQ-POT-03 UQ-POT-07 UQ-POT-08 UQ-POT-09",
        given=kitchen(BEETLE, BLOOD, health=10),
        when=beetle("4"),
        then={at.health: 14, at.ingredients: 0},
        happens=(brewed(5, 5, success=True),),
    ),
    "UQV-066": Row(
        proves="UQ-POT-06 UQ-POT-07",
        given=kitchen(EYE, BONE, mind=2, grit=4),
        when=crafts("Serpent's Eye", "Human Bone", "3", ("star", 3), slide=1),
        then={at.grit: 7, at.ingredients: 0},
        happens=(brewed(5, 5, success=True),),
    ),
    "UQV-067": Row(
        proves="UQ-POT-06 UQ-POT-12",
        given=kitchen(EYE, BONE, mind=2, grit=4),
        when=crafts("Serpent's Eye", "Human Bone", "3", ("star", 3), slide=2),
        then={at.grit: 4, at.ingredients: 0, at.pending: ()},
        happens=(brewed(6, 5, success=False),),
    ),
    "UQV-068": Row(
        proves="UQ-POT-10",
        given=kitchen(CAP.but(difficulty=6), TOOTH.but(difficulty=5), health=10),
        when=crafts("Ghost Cap", "Wyrm Tooth", "6", ("heart", 3), slide=1),
        then={at.health: 13, at.ingredients: 0, at.pending: ("potion-reward",)},
        happens=(brewed(12, 7, success=True, exquisite=True),),
    ),
    "UQV-069": Row(
        proves="UQ-POT-10",
        given=kitchen(CAP, TOOTH.but(difficulty=2), health=10),
        when=(
            crafts("Ghost Cap", "Wyrm Tooth", "6", ("heart", 2)),
            Exquisite(card="Ghost Cap", gains=(("gold", 1),)),
            Exquisite(card="Wyrm Tooth", gains=(("gold", 1),)),
        ),
        refused={3: No("UQ-POT-10", "reward-spent")},
        then={at.health: 12, at.gold: 1},
    ),
    "UQV-070": Row(
        proves="UQ-POT-11",
        given=kitchen(CAP, TOOTH, mind=4, health=10),
        when=(
            crafts("Ghost Cap", "Wyrm Tooth", "1", ("heart", 4)),
            Risk(card="Wyrm Tooth", gains=(("poison", 1),)),
        ),
        after={1: {at.pending: ("potion-risk",)}},
        then={at.health: 10, at.poison: 1, at.ingredients: 0, at.pending: ()},
        happens=(brewed(5, 5, success=False, spoilt=True), Fact(PotionSpoilt, card="Wyrm Tooth")),
    ),
    "UQV-071": Row(
        proves="UQ-POT-11 UQ-XP-02",
        given=kitchen(BEETLE, BLOOD, health=10, xp=1),
        when=beetle("1:4"),
        then={at.health: 14, at.xp: 0, at.pending: ()},
        happens=(brewed(5, 5, success=True),),
    ),
    "UQV-072": Row(
        proves="UQ-POT-11 UQ-LVL-19",
        given=kitchen(CAP, TOOTH, health=3, poison=2),
        when=(
            crafts("Ghost Cap", "Wyrm Tooth", "1", ("drop", 2)),
            Risk(card="Ghost Cap", gains=(("poison", 1),)),
        ),
        then={at.poison: 3, at.result: "lost", at.cause: "poison"},
    ),
    "UQV-073": Row(
        proves="UQ-POT-04 UQ-CHR-06",
        given=kitchen(BEETLE, BLOOD, mind=4, health=15),
        when=beetle("2"),
        then={at.health: 17, at.ingredients: 0},
        happens=(brewed(5, 6, success=True),),
    ),
    "UQV-075": Row(
        proves="UQ-POT-04 UQ-CUR-03",
        given=(*kitchen(CAP.but(difficulty=1), BONE, mind=4, curses=2), *put("scourges", "Frailty")),
        when=crafts("Ghost Cap", "Human Bone", "2", ("cross", 3)),
        then={at.curses: 0, at.scourges: ("Frailty",)},
    ),
    "UQV-077": Row(
        proves="UQ-POT-13 UQ-CBT-09",
        given=(*kitchen(BEETLE, BLOOD, mind=4), *fights(foe(health=5))),
        when=beetle("5"),
        refused={1: No("UQ-POT-13", "fight-open")},
        then={at.ingredients: 2, at.phase: "combat"},
    ),
    "UQV-078": Row(
        proves="UQ-POT-01",
        given=(*begun(), BEETLE, *put("ingredients", "Dusk Beetle"), *has(mind=4)),
        when=Craft(one="Dusk Beetle", die=("5",), makes=(("heart", 1),)),
        refused={1: No("UQ-POT-01", "ingredient-alone")},
        then={at.ingredients: 1},
    ),
    "UQV-079": Row(
        proves="UQ-POT-03 UQ-POT-05",
        given=kitchen(CAP_ROWS, BONE_OTHER, mind=4, health=10, grit=3),
        when=crafts("Ghost Cap", "Human Bone", "2", row=2),
        then={at.health: 10, at.grit: 6},
        happens=(brewed(3, 6, success=True),),
    ),
    "UQV-080": Row(
        proves="UQ-POT-03",
        given=kitchen(CAP_ROWS, BONE_OTHER, mind=4),
        when=crafts("Ghost Cap", "Human Bone", "6", row=3),
        refused={1: No("UQ-POT-03", "row-mismatch")},
        then={at.ingredients: 2},
    ),
    "UQV-081": Row(
        proves="UQ-POT-09 UQ-INV-07",
        given=(
            *kitchen(BEETLE, BLOOD, mind=4),
            *put("ingredients", "Ghost Cap", "Human Bone"),
            *put("trinkets", "Loose Pearls", "Amethyst"),
        ),
        stands={at.ingredients: 4, at.weight: 3},
        when=beetle("2"),
        then={at.ingredients: 2, at.weight: 2},
    ),
    "UQV-237": Row(
        proves="UQ-POT-06 UQ-POT-03 UQ-POT-07 UQ-POT-02",
        given=kitchen(EYE_ROWS, BONE_ROWS, mind=2, grit=4),
        when=crafts("Serpent's Eye", "Human Bone", "3", row=2, slide=1),
        then={at.grit: 7, at.ingredients: 0},
        happens=(brewed(5, 5, success=True),),
    ),
    "UQV-238": Row(
        proves="UQ-POT-03 UQ-POT-06",
        given=kitchen(EYE_ROWS, BONE_ROWS, mind=2),
        when=crafts("Serpent's Eye", "Human Bone", "6", row=1, slide=1),
        refused={1: No("UQ-POT-03", "row-mismatch")},
        then={at.ingredients: 2},
    ),
    "UQV-256": Row(
        proves="UQ-POT-10",
        given=kitchen(CAP, TOOTH.but(difficulty=2), health=10),
        when=(crafts("Ghost Cap", "Wyrm Tooth", "6", ("heart", 2)), Exquisite(card="none")),
        after={1: {met.about: {"potion-reward": ("Ghost Cap", "Wyrm Tooth")}}},
        then={at.health: 12, at.gold: 0, at.pending: ()},
        happens=(brewed(4, 7, success=True, exquisite=True), Fact(PotionRewarded, card="")),
    ),
}


@each(BREWED)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
