"""Worked cases of the box and of character creation."""

from __future__ import annotations

from ledger.core.frozen import to_json
from ledger.games.underquest import RULESET, content
from ledger.games.underquest.moves.cards import ClassCard, FamiliarCard
from ledger.games.underquest.moves.exploring import Draw
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import CLASS, FAMILIAR, RACE, adventurer, begun, founded, made
from tests.tables import No, Row, each, prove

RABBIT = FamiliarCard(name="Moon Rabbit", health=2, grit=1, raises="agility")
"""As the rulebook has it: it brings a random ingredient."""
SHIELDED = ClassCard(name="Bastion", health=5, grit=2, skill="Shield Wall")

CREATION: dict[str, Row[UnderQuest]] = {
    "UQV-001": Row(
        proves="UQ-CHR-04",
        given=founded(),
        when=made(),
        then={at.health_start: 17, at.health: 17},
    ),
    "UQV-002": Row(
        proves="UQ-CHR-05",
        given=founded(),
        when=made(),
        then={at.grit_start: 8, at.grit: 8},
    ),
    "UQV-003": Row(
        proves="UQ-CHR-10",
        given=founded(),
        when=made(),
        then={at.stats: {"agility": 3, "brawn": 2, "mind": 1}},
    ),
    "UQV-004": Row(
        proves="UQ-CHR-18",
        given=founded(),
        when=made(familiar=RABBIT),
        then={at.ingredients: 1, at.left: {"ingredient": 14}},
    ),
    "UQV-224": Row(
        proves="UQ-CHR-03",
        given=founded(),
        when=(Draw(), Draw(card="Clearing")),
        refused={1: No("UQ-CHR-03", "adventurer-missing"), 2: No("UQ-CHR-03", "adventurer-missing")},
        then={at.phase: "creation"},
    ),
    "UQV-269": Row(
        proves="UQ-CHR-01 UQ-CHR-03",
        given=founded(),
        when=made(familiar=RABBIT),
        then={at.adventurer: ("Cerdorin", "Bastion", "Moon Rabbit"), at.phase: "shop"},
    ),
    "UQV-271": Row(
        proves="UQ-CHR-14",
        given=founded(),
        when=made(class_=SHIELDED),
        then={at.skills: ("Shield Wall",), at.xp: 0, at.left: {"skill": 17}},
    ),
    "UQV-273": Row(
        proves="UQ-CHR-07 UQ-CHR-11 UQ-CHR-12 UQ-CHR-15 UQ-CHR-16",
        given=(*founded(), RACE, CLASS, FAMILIAR),
        when=adventurer(weight=9, gold=4, rations=3, morality=1, proficiency="mind"),
        then={at.capacity: 9, at.gold: 4, at.rations: 3, at.morality: 1, at.proficiency: "mind"},
    ),
    "UQV-221": Row(
        proves="UQ-SET-05 UQ-SET-09 UQ-QST-01 UQ-LVL-01",
        given=founded(),
        when=made(),
        then={
            at.level: 1,
            at.quest_phase: 1,
            at.dungeon_left: 18,
            at.dungeon_discard: 0,
            at.turns_per_level: 9,
            at.tableau: (),
            at.result: "playing",
        },
    ),
}


@each(CREATION)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


def test_uqv_275_cards_per_deck() -> None:
    """UQV-275, UQ-SET-01: the box, deck by deck."""
    sizes = {each.name.replace("-", "_"): each.cards for each in content.box().decks}
    assert sizes == {
        "dungeon": 18,
        "tracker": 7,
        "level_tracker": 6,
        "abomination": 10,
        "boss": 3,
        "encounter": 24,
        "enemy": 18,
        "familiar": 6,
        "incantation": 12,
        "ingredient": 15,
        "quest": 18,
        "race_class": 6,
        "reward": 12,
        "scourge": 7,
        "skill": 18,
        "trapping": 14,
        "treasure": 23,
        "trinket": 16,
    }
    assert sum(sizes.values()) == 233


def test_uqv_276_six_decks_are_searched() -> None:
    """UQV-276, UQ-SET-03, UQ-SET-04, UQ-RWD-01: the Rewards are among those that are searched for a named card."""
    searched = {each.name for each in content.box().decks if each.way == "searched"}
    assert searched == {"boss", "trapping", "familiar", "incantation", "skill", "reward"}


def test_uqv_281_icons_of_the_schools() -> None:
    """UQV-281, UQ-INC-05: what stands for which kind of magic."""
    assert to_json(content.box().schools) == [["skull", "holy"], ["flame", "fire"], ["snowflake", "ice"]]


def test_the_baseline_of_the_vectors() -> None:
    """Every other vector begins here."""
    row = Row[UnderQuest](
        given=begun()[:-1],
        when=begun()[-1],
        then={at.phase: "shop", at.health: 17, at.grit: 8, at.capacity: 10, at.pending: ()},
    )
    prove(RULESET, row)
