"""What nobody has typed is never a silent nothing: it is asked for when it counts, or owed until somebody reads it."""

from __future__ import annotations

from typing import Any

from ledger.core.table.events import OwedWaived
from ledger.games.underquest import RULESET
from ledger.games.underquest.events.decks import DueFell, DueSettled
from ledger.games.underquest.events.exploring import CardLaid
from ledger.games.underquest.events.fighting import AttackRolled, EnemyRolled, FightBegun, FoeRead
from ledger.games.underquest.events.items import Bought, ItemGained
from ledger.games.underquest.events.learning import SkillGained
from ledger.games.underquest.events.numbers import ExperienceMoved, StatMoved
from ledger.games.underquest.events.setup import AdventureLost, AdventurerMade, IconsRead, Reminded
from ledger.games.underquest.moves.cards import AbominationCard, ClassCard, EnemyCard, FamiliarCard, ItemCard, RaceCard
from ledger.games.underquest.moves.exploring import Done, Draw, Lay, Pay
from ledger.games.underquest.moves.fighting import Bribe, Harm
from ledger.games.underquest.moves.inventory import Buy, ThrowDagger
from ledger.games.underquest.moves.learning import Learn
from ledger.games.underquest.moves.meeting import Get, StatCheck
from ledger.games.underquest.moves.opening import BeginFight, RollInitiative
from ledger.games.underquest.moves.potions import Craft
from ledger.games.underquest.moves.setup import MakeAdventurer
from ledger.games.underquest.state import figures
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.views import VIEWS
from tests.games.underquest import readers as at
from tests.games.underquest.histories import (
    CLASS,
    CLUB,
    FAMILIAR,
    RACE,
    Moves,
    begun,
    first,
    founded,
    has,
    item,
    phases,
    put,
    turn,
    worn,
)
from tests.games.underquest.histories_fighting import foes, hits
from tests.tables import Fact, No, Row, Sitting, each, prove

ITEM_OF_FIRE = item("Brand", "trapping", 1, "PH", uses="brawn", deals=("fire+2",))
DIRK = item("Dirk", "trapping", 1, "PH", uses="agility", dagger=True)
THREE = MakeAdventurer(race="Cerdorin", class_="Bastion", familiar="Barn Owl")
WHOLE = THREE.but(proficiency="brawn", weight=10, gold=5, rations=3)
TRAPPING, SKILL, BONUS = (
    "race-card Cerdorin carries CARD",
    "class-card Bastion skill CARD",
    "familiar-card Barn_Owl brings CARD",
)
ORC: dict[str, Any] = {"health": 5, "initiative": 3}
ICONS = "class-card Bastion icons 1/2 2/5 3/8"
RAGE = "skill-card Rage gives NUMBERS says TEXT"
WORTH = "enemy-card Goblin xp XP"


def met(*moves: Any, side: str = "adventurer", **row: Any) -> Moves:
    """A fight with an enemy of which the table typed health and initiative only, and `row`."""
    begins: dict[str, Any] = {"health": 5, "initiative": 1 if side == "adventurer" else 20, **row}
    return (*begun(), *moves, *first("Skirmish"), BeginFight(enemy="Goblin", **begins), RollInitiative(die=("1",)))


def note(seated: Sitting[UnderQuest]) -> str:
    """What the status says of the enemy beside its health."""
    return next((each.note for each in VIEWS.tracks(seated.state) if each.key.startswith("foe")), "")


def late(seated: Sitting[UnderQuest]) -> tuple[str, ...]:
    """The words for what nobody read yet."""
    return tuple(each.words for each in VIEWS.owed(seated.state) if "-card " in each.words)


def icons(seated: Sitting[UnderQuest]) -> tuple[tuple[int, int], ...]:
    """The attack icons that count."""
    return seated.state.me.icons


def carried(seated: Sitting[UnderQuest]) -> int:
    """What is carried, as a weight."""
    return figures.weight(seated.state)


FOES: dict[str, Row[UnderQuest]] = {
    "UQ-CBT-02 the whole row answers the question for its health": Row(
        given=(*begun(), *first("Skirmish")),
        when=(
            BeginFight(enemy="Goblin"),
            BeginFight(enemy="Goblin", health=6, damage=2, defence=1, initiative=4, xp=2),
        ),
        asked={1: "health"},
        then={note: "damage 2, defence 1, initiative 4"},
        happens=(Fact(FightBegun),),
    ),
    "UQ-CBT-17 the damage of an enemy that nobody read is asked for when it hits": Row(
        given=met(side="enemy"),
        stands={note: "damage ?, defence ?, initiative 20"},
        when=(foes("6", "2"), foes("6", "2").but(damage=2)),
        asked={1: "damage"},
        then={at.health: 11, note: "damage 2, defence ?, initiative 20"},
        happens=(Fact(FoeRead), Fact(EnemyRolled, hit=True, suffered=6)),
    ),
    "UQ-CBT-17 a miss asks for nothing": Row(
        given=met(side="enemy"),
        when=foes("3", "3"),
        then={at.health: 17, note: "damage ?, defence ?, initiative 20"},
    ),
    "UQ-CBT-15 its defence is asked for when standard damage meets it": Row(
        given=met(*worn(CLUB)),
        when=(hits("2", "2"), foes("3", "3"), hits("3", "2"), hits("3", "2").but(defence=1)),
        asked={3: "defence"},
        then={at.foe: 4, note: "damage ?, defence 1, initiative 1"},
        happens=(Fact(AttackRolled, hit=True, defence=1, dealt=2),),
    ),
    "UQ-CBT-12 the dice of an attack that waits are the dice of that attack": Row(
        given=met(*worn(CLUB), health=9),
        when=(hits("3", "2"), hits("5", "2"), hits(), hits("3:6", "2:1"), hits("3", "2").but(grit=2, defence=1)),
        asked={1: "defence"},
        refused={2: No("", "roll-waits", "3 2"), 3: No("", "roll-waits"), 4: No("UQ-XP-02", "experience-short")},
        then={at.foe: 3, at.grit: 6},
        happens=(Fact(AttackRolled, hit=True, base=1, dealt=7),),
    ),
    "UQ-CBT-21 bare hands ask for no defence": Row(given=met(), when=hits("3", "2"), then={at.foe: 5}),
    "UQ-MAG-03 nor does magic, other harm does": Row(
        given=met(),
        when=(Harm(damage=2, magic="fire", weak="ice"), Harm(damage=2), Harm(damage=2, defence=1)),
        asked={2: "defence"},
        then={at.foe: 3},
    ),
    "UQ-MAG-04 its weakness is asked for when magic meets it": Row(
        proves="UQ-MAG-04 UQ-CBT-02",
        given=met(),
        when=(
            Harm(damage=1, magic="fire"),
            Harm(damage=1, magic="fire", weak="fire"),
            Harm(damage=1, magic="fire"),
            Harm(damage=1, magic="ice"),
        ),
        asked={1: "weak"},
        after={2: {at.foe: 4}, 3: {at.foe: 2}},
        then={at.foe: 1, note: "damage ?, defence ?, initiative 1, weak to fire"},
    ),
    "UQ-MAG-04 a card without one is asked about once": Row(
        given=met(),
        when=(Harm(damage=1, magic="fire", weak="none"), Harm(damage=1, magic="ice")),
        then={at.foe: 4, note: "damage ?, defence ?, initiative 1"},
    ),
    "UQ-MAG-04 of a weapon too, once it hits": Row(
        given=met(*worn(ITEM_OF_FIRE), defence=0, health=19),
        when=(
            hits("3", "3"),
            foes("3", "3"),
            hits("3", "2"),
            EnemyCard(name="Goblin", weakness=("fire",)),
            foes("3", "3"),
            hits("3", "2"),
        ),
        asked={3: "weak"},
        after={4: {at.foe: 13}},
        then={at.foe: 6},
    ),
    "UQ-MAG-06 what stops magic leaves nothing to ask": Row(
        given=(
            *begun(),
            AbominationCard(name="Sainted", side="suffix", immune=("holy",)),
            AbominationCard(name="Damp", side="prefix", weakness=("ice",)),
            *first("Exalted Foe"),
            BeginFight(enemy="Goblin", prefix="Damp", suffix="Sainted", health=5, initiative=1),
        ),
        when=(Harm(damage=1, magic="holy"), Harm(damage=1, magic="ice"), Harm(damage=1, magic="fire")),
        asked={3: "weak"},
        then={at.foe: 4},
    ),
    "UQ-ITM-04 so does a thrown dagger": Row(
        given=met(*worn(DIRK)),
        when=(ThrowDagger(item="Dirk", damage=3), ThrowDagger(item="Dirk", damage=3, defence=2)),
        asked={1: "defence"},
        then={at.foe: 5},
    ),
    "UQ-CBT-24 what an enemy is worth is owed until its card is typed": Row(
        given=met(),
        when=(
            Harm(damage=9, magic="fire", weak="ice"),
            EnemyCard(name="Goblin", damage=2),
            EnemyCard(name="Goblin", xp=2),
        ),
        after={
            1: {at.xp: 0, at.pending: ("treasure",), late: (WORTH, TRAPPING, SKILL, BONUS)},
            2: {at.xp: 0, late: (WORTH, TRAPPING, SKILL, BONUS)},
        },
        then={at.xp: 2, late: (TRAPPING, SKILL, BONUS)},
        happens=(
            Fact(DueFell, rule="UQ-CBT-24"),
            Fact(ExperienceMoved, now=2, why="Goblin"),
            Fact(DueSettled, name="experience"),
        ),
    ),
    "UQ-END-02 AMB-34 the boss too, besides the reward": Row(
        given=(*begun(), *phases(6), *has(nature=1), Pay(), BeginFight(enemy="Warden", health=3, initiative=1)),
        when=(RollInitiative(die=("6",)), Harm(damage=9, magic="fire", weak="ice"), EnemyCard(name="Warden", xp=3)),
        after={2: {at.xp: 4, late: ("enemy-card Warden xp XP", TRAPPING, SKILL, BONUS)}},
        then={at.xp: 7},
    ),
    "UQ-CBT-01 nobody walks past an enemy that waits for its card": Row(
        given=(*begun(), *first("Skirmish")),
        when=(
            BeginFight(enemy="Rat"),
            Lay(end="left", left="combat", right="nature"),
            Done(),
            BeginFight(enemy="Rat", health=2, initiative=3),
        ),
        asked={1: "health"},
        refused={2: No("UQ-CBT-01", "foe-waiting", names="Rat"), 3: No("UQ-CBT-01", "foe-waiting", names="Rat")},
        then={at.foe: 3},
    ),
    "UQ-CBT-01 a second enemy does not push the first one aside": Row(
        given=(*begun(), *first("Altar")),
        when=(
            BeginFight(enemy="Rat", as_="card"),
            BeginFight(enemy="Bat", as_="card"),
            BeginFight(enemy="Rat", as_="card", health=2, initiative=3),
        ),
        asked={1: "health"},
        refused={2: No("UQ-CBT-01", "foe-waiting", names="Rat")},
        then={at.foe: 2, at.owes: ()},
    ),
}
GOODS: dict[str, Row[UnderQuest]] = {
    "UQ-ITM-01 two purchases wait side by side": Row(
        given=begun(gold=9),
        when=(
            Buy(item="Lantern"),
            Buy(item="Rope", cost=1),
            Buy(item="Rope", cost=1, weight=1),
            Buy(item="Lantern", weight=2),
            Buy(item="Lantern", weight=2, cost=3),
        ),
        asked={1: "weight", 2: "weight", 4: "cost"},
        after={2: {at.owes: ("weight", "weight")}, 3: {at.items: ("Rope",), at.owes: ("weight",)}},
        then={at.items: ("Lantern", "Rope"), at.gold: 5, at.owes: ()},
    ),
    "UQ-ITM-01 one of two purchases is finished before the other": Row(
        given=begun(gold=9),
        when=(Buy(item="Lantern"), Buy(item="Rope"), Buy(item="Lantern", weight=2), Buy(item="Rope", weight=1)),
        asked={1: "weight", 2: "weight", 3: "cost", 4: "cost"},
        after={3: {at.owes: ("cost", "weight")}},
        then={at.owes: ("cost", "cost"), at.gold: 9},
    ),
    "UQ-INV-12 the card that is typed answers what waits for it": Row(
        given=begun(gold=9),
        when=(Buy(item="Lantern"), ItemCard(name="Lantern", weight=2), ItemCard(name="Lantern", cost=3)),
        asked={1: "weight"},
        after={2: {at.items: (), at.owes: ("cost",)}},
        then={at.items: ("Lantern",), at.gold: 6, at.owes: ()},
        happens=(Fact(Bought, what="Lantern"),),
    ),
    "UQ-CBT-02 and an enemy that waits for its numbers": Row(
        given=(*begun(), *first("Skirmish")),
        when=(BeginFight(enemy="Goblin"), EnemyCard(name="Goblin", health=6, damage=2, defence=1, initiative=4, xp=2)),
        asked={1: "health"},
        then={at.owes: (), note: "damage 2, defence 1, initiative 4"},
        happens=(Fact(FightBegun),),
    ),
    "UQ-ITM-09 nobody walks away from a purchase": Row(
        given=begun(gold=9),
        when=(Buy(item="Lantern"), Draw(card="Altar"), Buy(item="Lantern", weight=2, cost=3), Draw(card="Altar")),
        asked={1: "weight"},
        refused={2: No("UQ-ITM-09", "purchase-open")},
        then={at.items: ("Lantern",), at.phase: "revealed"},
    ),
    "UQ-POT-13 nobody walks away from a potion whose die has fallen": Row(
        given=(*begun(), *put("ingredients", "Raw Egg", "Human Bone")),
        when=(
            Craft(one="Raw Egg", other="Human Bone", die=("4",)),
            Draw(card="Altar"),
            Craft(one="Raw Egg", other="Human Bone", die=("4",), makes=(("heart", 2),), hard=3),
            Draw(card="Altar"),
        ),
        asked={1: "makes"},
        refused={2: No("UQ-POT-13", "potion-open")},
        then={at.ingredients: 0, at.phase: "revealed"},
    ),
    "UQ-XP-04 what a new skill does is asked for": Row(
        given=(*begun(), *has(xp=20)),
        when=(Learn(skill="Riposte", stat="brawn"), Learn(skill="Nimble", stat="brawn")),
        then={at.skills: ("Riposte", "Nimble")},
        happens=(Fact(SkillGained, skill="Riposte"), Fact(Reminded, code="effect-untold"), Fact(SkillGained)),
    ),
}
OLD: dict[str, Row[UnderQuest]] = {
    "UQ-TAB-02 at which end is asked no more once the card is laid otherwise": Row(
        given=(*begun(), *turn(), Draw(card="Altar")),
        when=(
            Lay(end="either", left="nature", right="combat"),
            Lay(end="left", left="wealth", right="combat"),
        ),
        asked={1: "end"},
        then={at.owes: (), at.tokens: {"combat": 1}},
        happens=(Fact(CardLaid), Fact(OwedWaived, verb="lay")),
    ),
    "UQ-QST-03 nor what pays for a quest that is done": Row(
        given=(
            *begun(cost=(("mystic", 1),)),
            *put("ingredients", "Dusk Beetle", "Fresh Blood"),
            *has(mystic=1),
        ),
        when=(Pay(tokens=(("ingredients", 1),), because="it says so"), Pay(tokens=(("mystic", 1),))),
        asked={1: "spend"},
        then={at.owes: (), at.ingredients: 2, at.tokens: {"mystic": 0}},
    ),
    "UQ-CBT-23 nor the dice of a fight that was bought off": Row(
        given=(*begun(), *put("trinkets", "Marbles", "Marbles"), *first("Skirmish"), BeginFight(enemy="Orc", **ORC)),
        when=(RollInitiative(), Bribe(trinkets=("Marbles", "Marbles"))),
        asked={1: "die"},
        then={at.owes: (), at.foe: None},
    ),
    "UQ-END-05 nor anything of the dead": Row(
        given=(*begun(), *first("Altar")),
        when=(StatCheck(stat="brawn"), Get(gains=(("health", -17),))),
        asked={1: "die"},
        then={at.owes: ()},
        happens=(Fact(AdventureLost), Fact(OwedWaived, verb="test")),
    ),
    "UQ-SET-07 an adventurer who is made anew owes no second quest card": Row(
        given=(*founded(), RACE, CLASS, FAMILIAR, WHOLE),
        when=WHOLE.but(because="another one"),
        then={at.pending: ("reveal-quest",)},
    ),
}
BORN: dict[str, Row[UnderQuest]] = {
    "UQ-CHR-11 UQ-CHR-12 gold and rations are asked for, never taken to be none": Row(
        given=(*founded(), RACE, CLASS, FAMILIAR),
        when=(THREE, THREE.but(proficiency="brawn"), WHOLE.but(gold=None), WHOLE.but(rations=None), WHOLE),
        asked={1: "proficiency", 2: "weight", 3: "gold", 4: "rations"},
        then={at.gold: 5, at.rations: 3, late: (TRAPPING, SKILL, BONUS)},
        happens=(Fact(AdventurerMade, gold=5, rations=3, encumbrance=10),),
    ),
    "UQ-CHR-09 UQ-CHR-14 UQ-CHR-18 what the cards hand out comes when somebody reads it": Row(
        given=(*founded(), RACE, CLASS, FAMILIAR, WHOLE),
        stands={at.items: (), at.skills: (), at.trinkets: ()},
        when=(
            RaceCard(name="Cerdorin", carries="Cape"),
            ClassCard(name="Bastion", skill="Rage"),
            FamiliarCard(name="Barn Owl", bonus="ingredient"),
            ItemCard(name="Cape", weight=2),
        ),
        after={
            1: {at.items: ("Cape",), carried: 0, late: (SKILL, BONUS, "item-card Cape weight WEIGHT")},
            2: {at.skills: ("Rage",), late: (BONUS, RAGE, "item-card Cape weight WEIGHT")},
            3: {at.ingredients: 1, late: (RAGE, "item-card Cape weight WEIGHT")},
        },
        then={late: (RAGE,), carried: 2},
        happens=(Fact(ItemGained, weight=None), Fact(SkillGained, skill="Rage", cost=0)),
    ),
    "UQ-CHR-13 UQ-CHR-10 icons and the stat of the familiar are owed till they are read, too": Row(
        given=(*founded(), RACE, CLASS.but(icons=()), FAMILIAR.but(raises=None), WHOLE),
        stands={late: (TRAPPING, SKILL, BONUS, ICONS, "familiar-card Barn_Owl STAT"), at.stats: {"agility": 2}},
        when=(
            ClassCard(name="Bastion", icons=((1, 2),)),
            FamiliarCard(name="Barn Owl", raises="agility"),
            ClassCard(name="Bastion", icons=((1, 2), (2, 5)), because="the second one too"),
        ),
        after={2: {at.stats: {"agility": 3}}},
        then={late: (TRAPPING, SKILL, BONUS), icons: ((1, 2), (2, 5)), at.stats: {"agility": 3}},
        happens=(Fact(IconsRead), Fact(StatMoved, was=2, now=3, why="Barn Owl"), Fact(IconsRead)),
    ),
    "UQ-CHR-10 a race of which not all stats were typed": Row(
        given=(*founded(), RACE.but(mind=None), CLASS, FAMILIAR),
        when=WHOLE,
        refused={1: No("UQ-CHR-10", "stats-unread", names="Cerdorin")},
    ),
    "UQ-CHR-09 the card of another race gives nothing": Row(
        given=(*founded(), RACE, CLASS, FAMILIAR, WHOLE),
        when=RaceCard(name="Gnome", carries="Cape"),
        then={at.items: (), late: (TRAPPING, SKILL, BONUS)},
    ),
    "UQ-CHR-18 a bonus that the line names is kept, whatever the card says": Row(
        given=(*founded(), RACE, CLASS, FAMILIAR),
        when=WHOLE.but(bonus="Amethyst"),
        then={at.pending: ("reveal-quest", "familiar-bonus"), late: (TRAPPING, SKILL)},
    ),
}


@each(FOES | GOODS | OLD | BORN)
def test_rule(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


def test_a_weight_that_nobody_knows_is_said() -> None:
    """UQ-INV-01: no silent 0."""
    seated = Sitting(RULESET, (*founded(), RACE.but(carries="Cape"), CLASS, FAMILIAR))
    seated.say(WHOLE)
    assert seated.last(ItemGained).sentence() == "Cape is gained, weight unknown (Cerdorin)."
