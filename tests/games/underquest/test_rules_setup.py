"""Rules of the box, of character creation, and of the way to the next adventure."""

from __future__ import annotations

from ledger.core.table.moves import Cards, Found, Lose, Remove, Set
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import CardDrawn, CardTaken, DeckReshuffled
from ledger.games.underquest.events.setup import AdventurerMade, IngredientLearned, RaceLearned
from ledger.games.underquest.moves.cards import ClassCard, FamiliarCard, IngredientCard, ItemCard, RaceCard, SkillCard
from ledger.games.underquest.moves.exploring import Draw, Eat
from ledger.games.underquest.moves.setup import EnterInn, Retire, SetOut
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import CLASS, FAMILIAR, RACE, adventurer, begun, founded, has, item, made, put
from tests.tables import Fact, No, Row, each, prove

CLOAKED = RaceCard(name="Cerdorin", health=10, grit=5, agility=2, brawn=2, mind=1, carries="Fur Cloak", back="Knight")
CLOAK = ItemCard(name="Fur Cloak", weight=2, slot="BD")


def lifted(scourge: str) -> Remove:
    """A scourge that was taken away again."""
    return Remove(thing=scourge, from_="scourges", because="a saint came by")


CREATION: dict[str, Row[UnderQuest]] = {
    "UQ-CHR-01 a card that nobody read": Row(
        proves="UQ-CHR-01 UQ-CHR-04",
        given=(*founded(), CLASS, FAMILIAR),
        when=(adventurer(), RACE, adventurer(weight=10, proficiency="mind")),
        refused={1: No("UQ-CHR-04", "card-unread", "Cerdorin")},
        then={at.health: 17},
    ),
    "UQ-CHR-02 the class on the back of the race": Row(
        proves="UQ-CHR-02",
        given=(*founded(), CLOAKED, ClassCard(name="Knight", health=4, grit=3), CLASS, FAMILIAR),
        when=(
            adventurer(class_="Knight", weight=10, proficiency="mind"),
            adventurer(weight=10, proficiency="mind"),
        ),
        refused={1: No("UQ-CHR-02", "class-taken")},
        happens=(Fact(AdventurerMade, class_="Bastion"),),
    ),
    "UQ-CHR-09 the trappings card of the race": Row(
        proves="UQ-CHR-09 UQ-INV-06",
        given=(*founded(), CLOAK),
        when=made(race=CLOAKED),
        then={at.items: ("Fur Cloak",), at.equipped: (), at.weight: 2, at.left: {"trapping": 13}},
        happens=(Fact(CardTaken, deck="trapping", card="Fur Cloak"),),
    ),
    "UQ-CHR-11 proficiency and encumbrance are asked for": Row(
        proves="UQ-CHR-07 UQ-CHR-15",
        given=(*founded(), RACE, CLASS, FAMILIAR),
        when=(adventurer(), adventurer(proficiency="mind"), adventurer(proficiency="mind", weight=7)),
        asked={1: "proficiency", 2: "weight"},
        then={at.capacity: 7, at.proficiency: "mind"},
    ),
    "UQ-CHR-03 made once": Row(
        given=begun(),
        when=adventurer(weight=10, proficiency="mind"),
        refused={1: No("UQ-CHR-03", "adventurer-made")},
        then={at.phase: "shop"},
    ),
    "UQ-CHR-08 an ability of the race counts by itself": Row(
        given=founded(),
        when=made(race=RACE.but(gives=("brawn+1", "encumbrance+2"))),
        then={at.stats: {"brawn": 3}, at.capacity: 12},
    ),
    "UQ-CHR-18 a bonus that has to be drawn is owed": Row(
        given=founded(),
        when=made(familiar=FamiliarCard(name="Toad", health=2, grit=1, raises="mind", bonus="treasure")),
        then={at.pending: ("reveal-quest", "familiar-bonus")},
    ),
    "UQ-CHR-18 a named ingredient leaves a listed deck": Row(
        given=(*founded(), Cards(deck="ingredient", cards=(("Fresh Blood", 14), ("Human Bone", 1)))),
        when=made(familiar=FAMILIAR.but(bonus="ingredient"), bonus="Human Bone"),
        then={at.ingredients: 1, at.left: {"ingredient": 14}},
        happens=(Fact(CardDrawn, deck="ingredient", card="Human Bone"),),
    ),
}
BOX: dict[str, Row[UnderQuest]] = {
    "one plays": Row(
        proves="UQ-CHR-03",
        when=Found(players=("Ana", "Ben")),
        refused={1: No("UQ-CHR-03", "players-count")},
    ),
    "UQ-SET-01 a deck that the box has not": Row(
        given=founded(),
        when=Cards(deck="monster", cards=(("Bat", 1),)),
        refused={1: No("UQ-SET-01", "deck-unknown")},
    ),
    "UQ-SET-10 an empty deck is shuffled anew": Row(
        given=(*begun(), *(move for name in "ABCDEFG" for move in (*put("scourges", name), lifted(name)))),
        stands={at.left: {"scourge": 0}},
        when=put("scourges", "H"),
        then={at.left: {"scourge": 6}, at.scourges: ("H",)},
        happens=(Fact(DeckReshuffled, deck="scourge", cards=7),),
    ),
    "UQ-SET-10 an empty deck without discards is counted": Row(
        given=(*begun(), *put("scourges", *"ABCDEFG")),
        when=put("scourges", "H"),
        then={at.left: {"scourge": 0}, at.reminders: ("deck-empty",)},
    ),
    "UQ-SET-04 the same card twice is noted": Row(
        given=(*begun(), item("Tent", "trapping"), *put("items", "Tent")),
        when=put("items", "Tent"),
        then={at.items: ("Tent", "Tent"), at.reminders: ("card-twice",)},
    ),
    "UQ-SET-07 a draw before the quest card lies open": Row(
        given=(*founded(), *made()),
        when=Draw(card="Altar"),
        then={at.reminders: ("quest-unseen",), at.phase: "revealed"},
    ),
    "UQ-SET-02 tokens of the box are no cap": Row(
        given=begun(),
        when=has(gold=14, combat=9),
        then={at.gold: 14, at.tokens: {"combat": 9}},
    ),
    "UQ-SET-02 UQ-XP-01 no number has a cap that no rule names": Row(
        given=(*begun(), *has(xp=180)),
        when=(Lose(what="xp", by=1, because="spent"), Set(what="morality", to=-120, because="all of it")),
        then={at.xp: 179, at.morality: -120},
    ),
    "UQ-CHR-06 a skill lifts the cap, and no more than that": Row(
        given=(*begun(), SkillCard(name="Hardy", gives=("health-cap+2",)), *put("skills", "Hardy"), *has(rations=3)),
        when=Eat(count=3),
        then={at.health: 19, at.grit: 8, at.rations: 0},
    ),
}
CARDS: dict[str, Row[UnderQuest]] = {
    "UQ-INV-12 typed once and kept": Row(
        given=founded(),
        when=(RACE, RaceCard(name="Cerdorin", text="sees_in_the_dark"), RaceCard(name="Cerdorin", health=11)),
        refused={3: No("UQ-INV-12", "card-differs", "health")},
        happens=(Fact(RaceLearned), Fact(RaceLearned)),
    ),
    "UQ-CHK-02 only numbers that count": Row(
        given=founded(),
        when=SkillCard(name="Nimble", gives=("speed+1",)),
        refused={1: No("UQ-CHK-02", "number-unfit", "speed")},
    ),
    "UQ-POT-02 rows of icons": Row(
        given=founded(),
        when=(IngredientCard(name="Eye", rows=("hart:1",)), IngredientCard(name="Eye", rows=("heart:1", "-"))),
        refused={1: No("UQ-POT-02", "row-unfit", "heart")},
        happens=(Fact(IngredientLearned),),
    ),
}
ADVENTURES: dict[str, Row[UnderQuest]] = {
    "UQ-INN-01 only after a victory": Row(
        given=begun(),
        when=(EnterInn(), Retire(), SetOut()),
        refused={1: "UQ-INN-01", 2: "UQ-INN-01", 3: "UQ-INN-07"},
    ),
}


@each(CREATION | BOX | CARDS | ADVENTURES)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
