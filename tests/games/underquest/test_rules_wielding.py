"""What is in hand or learned and was never read: asked for when it counts, owed until somebody types it."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.content.rows import Slot
from ledger.games.underquest.events.fighting import AttackRolled
from ledger.games.underquest.events.numbers import ExperienceMoved
from ledger.games.underquest.moves.cards import ItemCard, SkillCard
from ledger.games.underquest.moves.exploring import Conclude, Draw, Lay, Pay, Resolve, TurnQuest
from ledger.games.underquest.moves.inventory import Disarm, Equip, Treasure
from ledger.games.underquest.moves.meeting import StatCheck
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.views import VIEWS
from projections.layout import layout
from tests.games.underquest import readers as at
from tests.games.underquest.histories import CLUB, Moves, begun, fights, first, foe, founded, has, made, put, worn
from tests.games.underquest.histories_fighting import foes, hits
from tests.games.underquest.histories_meeting import gets
from tests.tables import Fact, No, Row, Sitting, each, prove

CALM = "skill-card Calm gives NUMBERS says TEXT"


def wields(name: str = "Maul", slot: Slot = "2H", health: int = 20, defence: int = 0) -> Moves:
    """A fight with something in hand that nobody read."""
    held = (*put("items", name), ItemCard(name=name, weight=3), Equip(item=name, slot=slot))
    return (*begun(), *held, *fights(foe(health=health, defence=defence)))


def words(seated: Sitting[UnderQuest]) -> tuple[str, ...]:
    """The words for skills that nobody read."""
    return tuple(each.words for each in VIEWS.owed(seated.state) if each.words.startswith("skill-card"))


def trap(seated: Sitting[UnderQuest]) -> tuple[str, ...]:
    """The words for a trap."""
    return tuple(each.words for each in VIEWS.owed(seated.state) if "disarm" in each.words)


def tableau(seated: Sitting[UnderQuest]) -> str:
    """The tableau as it is laid out again."""
    return next(line for line in layout(VIEWS, seated.state) if line.startswith("Tableau"))


def quests(seated: Sitting[UnderQuest]) -> tuple[str, ...]:
    """What is owed of the quest card, beside a question that waits."""
    return tuple(each.words for each in VIEWS.owed(seated.state) if each.words.startswith("quest"))


def weaponry(seated: Sitting[UnderQuest]) -> tuple[str | None, int]:
    """What is known of the weapon."""
    card = reading.item(seated.state, "Maul")
    return card.uses, card.bonus


ROWS: dict[str, Row[UnderQuest]] = {
    "UQ-ITM-02 UQ-CBT-13 a weapon that nobody read is asked for before it strikes": Row(
        proves="UQ-ITM-02 UQ-CBT-13",
        given=wields(),
        when=(
            hits("5", "2"),
            hits("5", "2").but(uses="brawn"),
            hits("5", "2").but(uses="brawn", bonus=3),
            foes("1", "1"),
            hits("5", "2", grit=1),
        ),
        asked={1: "uses", 2: "bonus"},
        after={3: {at.foe: 12, weaponry: ("brawn", 3)}},
        then={at.foe: 2},
        happens=(Fact(AttackRolled, bare=False, standard=8), Fact(AttackRolled, bare=False, standard=10)),
    ),
    "UQ-CBT-10 grit may be paid with a weapon that nobody read": Row(
        given=wields(),
        when=hits("5", "2", grit=1).but(uses="brawn", bonus=0),
        then={at.foe: 13, at.grit: 7},
    ),
    "UQ-CBT-21 what is in hand and no weapon is asked about once": Row(
        given=wields("Lantern", "PH", defence=9),
        when=(hits("5", "2"), hits("5", "2").but(uses="none"), foes("1", "1"), hits("5", "2")),
        asked={1: "uses"},
        then={at.foe: 14},
        happens=(Fact(AttackRolled, bare=True), Fact(AttackRolled, bare=True)),
    ),
    "UQ-CBT-13 a shield in the other hand is no question beside a weapon": Row(
        given=(*begun(), *worn(CLUB), *put("items", "Shield"), Equip(item="Shield", slot="OH"), *fights(foe())),
        when=hits("5", "2"),
        then={at.foe: 3},
    ),
    "UQ-INV-12 a stat for a weapon that was read is refused": Row(
        given=(*begun(), *worn(CLUB), *fights(foe())),
        when=hits("5", "2").but(uses="mind"),
        refused={1: No("UQ-INV-12", "card-differs")},
        then={at.foe: 8},
    ),
    "UQ-XP-07 what a skill does is owed until somebody types it": Row(
        given=(*begun(), *put("skills", "Calm", "Fire Magic")),
        stands={words: (CALM,)},
        when=(Draw(card="Altar"), SkillCard(name="Calm", text="Never_surprised")),
        after={1: {words: (CALM,)}},
        then={words: ()},
    ),
    "UQ-LVL-09 UQ-ITM-06 a treasure that waits for its answer holds the turn up": Row(
        proves="UQ-LVL-09 UQ-ITM-06 UQ-ITM-05",
        given=(*begun(), *first("Altar")),
        when=(Treasure(card="Snare"), Lay(end="right", left="combat", right="nature")),
        asked={1: "weight"},
        refused={2: No("UQ-ITM-06", "treasure-open")},
        then={at.phase: "resolving"},
    ),
    "UQ-ITM-06 a trap whose check was passed asks for one word more": Row(
        given=(*begun(), *first("Altar"), StatCheck(stat="agility", die=("6",)), Treasure(card="Snare", is_="trap")),
        stands={trap: ("test STAT DIE, or disarm",)},
        when=(StatCheck(stat="agility", die=("6",)), Disarm()),
        after={1: {trap: ("disarm",)}},
        then={trap: ()},
    ),
    "UQ-ITM-06 a trap whose check failed may still be suffered": Row(
        given=(*begun(), *first("Altar"), Treasure(card="Snare", is_="trap")),
        when=StatCheck(stat="agility", die=("1",)),
        then={trap: ("test STAT DIE, or disarm",)},
    ),
    "UQ-QST-05 what the lower part gives is of the quest card, whatever else lies open": Row(
        given=(*begun(), *has(nature=1), *first("Skirmish")),
        when=(Pay(), gets(xp=2), Conclude()),
        then={at.xp: 2},
        happens=(Fact(ExperienceMoved, why="A Cold Trail"),),
    ),
    "UQ-QST-02 a quest card that waits for its tokens is owed once": Row(
        given=(*founded(), *made()),
        stands={quests: ("quest TITLE nature=1",)},
        when=TurnQuest(title="A Cold Trail"),
        asked={1: "cost"},
        then={quests: ()},
    ),
    "UQ-TAB-02 the cards that were laid are part of what is laid out again": Row(
        given=(*begun(), Draw(card="Altar"), Resolve()),
        when=Lay(end="right", left="combat", right="nature"),
        then={tableau: "Tableau: combat [Altar] nature."},
    ),
}


@each(ROWS)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
