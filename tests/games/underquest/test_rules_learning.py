"""Skills and incantations: what is asked, what is in the way, and what the program may draw."""

from __future__ import annotations

from ledger.core.model import Pick
from ledger.core.ruleset import decide
from ledger.games.underquest import RULESET, content
from ledger.games.underquest.events.decks import CardDrawn, CardTaken, DueFell
from ledger.games.underquest.events.fighting import EnemyHurt, SideTurned
from ledger.games.underquest.events.learning import IncantationGained
from ledger.games.underquest.moves.cards import ClassCard, IncantationCard, SkillCard
from ledger.games.underquest.moves.learning import CastIncantation, Reactivate
from ledger.games.underquest.moves.meeting import Get
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import CLASS, begun, boss, fights, foe, founded, has, item, made, put, turn, worn
from tests.games.underquest.histories_fighting import foes, hits
from tests.games.underquest.histories_learning import casts, gains, learns, listed, proficient, wizard
from tests.games.underquest.histories_meeting import gets
from tests.tables import Fact, No, Row, Sitting, each, prove

ANVIL = item("Anvil", "trapping", 12)
BARD = ClassCard(name="Bard", health=5, grit=2, icons=CLASS.icons, skill="Wizardry")
KNOWN = (
    IncantationCard(name="Spark", level=1, school="fire"),
    IncantationCard(name="Ice Lance", level=2, school="ice"),
)
TWELVE = listed("incantation", Spark=1, Faith=1, Ward=1, Ice_Lance=9)

SKILLS: dict[str, Row[UnderQuest]] = {
    "UQ-XP-07 the stat is asked for, then known": Row(
        proves="UQ-XP-07 UQ-XP-04",
        given=(*proficient("mind"), *has(xp=16)),
        when=(learns("Nimble"), learns("Nimble", "agility")),
        asked={1: "stat"},
        then={at.xp: 6, at.skills: ("Nimble",)},
    ),
    "UQ-XP-07 a card that was read asks nothing": Row(
        given=(*proficient("mind"), SkillCard(name="Focus", stat="mind"), *has(xp=6)),
        when=learns("Focus"),
        then={at.xp: 0, at.skills: ("Focus",)},
    ),
    "UQ-XP-06 what the rulebook prints is enough": Row(
        given=(*proficient("agility"), *has(xp=20)),
        when=learns("Counterstrike", "agility"),
        refused={1: No("UQ-XP-06", "skill-required")},
        then={at.skills: ()},
    ),
    "UQ-XP-06 a ruling lets it be": Row(
        given=(*proficient("agility"), *has(xp=20)),
        when=learns("Counterstrike", "agility").but(because="the monk taught it"),
        then={at.skills: ("Counterstrike",), at.xp: 14, at.overruled: 1},
    ),
    "UQ-XP-05 not in a fight": Row(
        given=(*proficient("brawn"), *has(xp=20), *fights(foe(health=1))),
        when=(learns("Shield Wall", "brawn"), hits("6", "1"), learns("Shield Wall", "brawn")),
        refused={1: No("UQ-XP-05", "fight-open")},
        then={at.skills: ("Shield Wall",)},
    ),
    "UQ-INV-01 not while too much is carried": Row(
        given=(*proficient("brawn"), *has(xp=20), *wizard(), ANVIL, *put("items", "Anvil")),
        when=(learns("Shield Wall", "brawn"), casts("Ward")),
        refused={1: No("UQ-INV-01", "weight-over"), 2: No("UQ-INV-01", "weight-over")},
        then={at.skills: ("Wizardry",), at.grit: 8},
    ),
    "UQ-XP-05 after a turn, and after the victory": Row(
        proves="UQ-XP-05 UQ-END-02",
        given=(*proficient("brawn"), *has(xp=8), *turn(), learns("Shield Wall", "brawn"), *boss(health=5)),
        stands={at.xp: 2},
        when=(hits("6", "1"), learns("Second Wind", "brawn")),
        after={1: {at.phase: "won", at.xp: 6}},
        then={at.xp: 0, at.skills: ("Shield Wall", "Second Wind")},
    ),
    "UQ-XP-01 experience comes from cards too": Row(
        given=begun(),
        when=(Get(gains=(("xp", 3),), by="Old Well"), Get(gains=(("xp", 20),))),
        after={1: {at.xp: 3}},
        then={at.xp: 23},
    ),
    "UQ-INC-03 a school after Wizardry, at the price of a skill": Row(
        proves="UQ-INC-03 UQ-XP-06 UQ-XP-04",
        given=(*proficient("mind"), *has(xp=12)),
        when=(learns("Ice Magic", "mind"), learns("Wizardry", "mind"), learns("Ice Magic", "mind")),
        refused={1: No("UQ-XP-06", "skill-required", "Wizardry")},
        then={at.xp: 0, at.skills: ("Wizardry", "Ice Magic"), at.reminders: ("school-cards",)},
    ),
}
GAINED: dict[str, Row[UnderQuest]] = {
    "UQ-INC-01 Wizardry comes first": Row(
        given=begun(),
        when=gains("Spark", 1, by="Old Tome"),
        refused={1: No("UQ-INC-01", "wizardry-missing")},
        then={at.incantations: {}},
    ),
    "UQ-INC-02 also where it is the skill of the class": Row(
        given=(*founded(), *made(class_=BARD)),
        when=(gains("Spark", 1), gains("Ward", 1)),
        then={at.incantations: {"Spark": "ready", "Ward": "ready"}, at.pending: ("reveal-quest",)},
        happens=(Fact(CardDrawn, card="Spark"), Fact(CardTaken, card="Ward")),
        never=(DueFell,),
    ),
    "UQ-INC-02 both of level one, and not the same": Row(
        given=(*begun(), *KNOWN, *put("skills", "Wizardry")),
        when=(gains("Ice Lance"), gains("Spark"), gains("Spark"), gains("_"), gains("Ward"), gains("Ward", 1)),
        refused={
            1: No("UQ-INC-02", "level-other"),
            3: No("UQ-INC-02", "incantation-known"),
            4: No("UQ-INC-02", "incantation-unnamed"),
        },
        asked={5: "level"},
        then={at.incantations: {"Spark": "ready", "Ward": "ready"}, at.pending: ()},
    ),
    "UQ-INC-02 the program shuffles those of level one": Row(
        given=(*begun(), *KNOWN, TWELVE, *put("skills", "Wizardry")),
        when=(gains("_"), gains("Faith", 1)),
        asked={1: "name"},
        then={at.pending: ("incantation-chosen",), at.left: {"incantation": 11}},
        happens=(Fact(IncantationGained, how="random"),),
    ),
    "UQ-INC-03 nothing gives a third one": Row(
        given=(*begun(), *wizard()),
        when=(gains("Blaze", 2), gains("Blaze", 2, by="Fire Magic"), gains("Blaze", 2, by="Old Tome")),
        refused={1: No("UQ-INC-03", "incantation-undue"), 2: No("UQ-INC-03", "school-missing")},
        then={at.incantations: {"Blaze": "ready"}, at.pending: ()},
    ),
    "UQ-INC-03 the cards of a school": Row(
        given=(*begun(), *wizard(), *put("skills", "Fire Magic")),
        when=(gains("Blaze", 2, by="Fire Magic"), gains("Pyre", 3, by="Fire Magic")),
        then={at.incantations: {"Blaze": "ready", "Pyre": "ready"}},
        happens=(Fact(IncantationGained, level=2, how="Fire Magic"),),
    ),
}
CAST: dict[str, Row[UnderQuest]] = {
    "UQ-INC-07 not one that nobody knows": Row(
        given=(*begun(), *wizard()),
        when=casts("Spark"),
        refused={1: No("UQ-INC-01", "incantation-missing")},
    ),
    "UQ-INC-09 in its turn only, and it is the action": Row(
        proves="UQ-INC-09 UQ-CBT-06",
        given=(*begun(), *wizard(Spark=1), *fights(foe(health=12, damage=1), "enemy")),
        when=(casts("Spark"), foes("2", "2"), casts("Spark", ("health", 2))),
        refused={1: No("UQ-CBT-06", "turn-other")},
        then={at.side: "enemy", at.grit: 7},
    ),
    "UQ-INC-05 the school says which magic it is": Row(
        proves="UQ-INC-05 UQ-MAG-03",
        given=(*begun(), *KNOWN, *wizard(), *put("incantations", "Spark"), *fights(foe(health=12, defence=9))),
        when=casts("Spark", damage=4),
        then={at.foe: 8, at.side: "enemy"},
        happens=(Fact(EnemyHurt, parts=(("fire", 4),)),),
    ),
    "UQ-INC-05 UQ-MAG-03 each has a school: where nobody read it, it is asked for, and defence stops none of it": Row(
        proves="UQ-INC-05 UQ-MAG-03",
        given=(*begun(), *wizard(), *fights(foe(health=12, defence=3))),
        when=(casts("Ward", damage=4), casts("Ward", damage=4, magic="ice")),
        asked={1: "magic"},
        then={at.foe: 8},
        happens=(Fact(EnemyHurt, parts=(("ice", 4),)),),
    ),
    "UQ-INC-06 UQ-INC-09 in a fight, what it does to the enemy is asked before its grit goes": Row(
        proves="UQ-INC-06 UQ-INC-09",
        given=(*begun(), *wizard(), *has(grit=4), *fights(foe(health=12, weakness=("fire",)))),
        when=(casts("Ward"), casts("Ward", damage=3), casts("Ward", damage=3, magic="fire")),
        asked={1: "damage", 2: "magic"},
        after={2: {at.grit: 4, at.incantations: {"Ward": "ready", "Glimmer": "ready"}}},
        then={at.foe: 6, at.grit: 3, at.side: "enemy"},
    ),
    "UQ-INC-06 one that hurts nobody says so with a 0, and no school is asked": Row(
        given=(*begun(), *wizard(), *fights(foe(health=12))),
        when=casts("Ward", damage=0),
        then={at.foe: 12, at.side: "enemy", at.reminders: ("effect-untold",)},
    ),
    "UQ-INC-09 it may end the fight": Row(
        proves="UQ-INC-09 UQ-CBT-16",
        given=(*begun(), *wizard(Spark=1), *fights(foe(health=3, xp=2))),
        when=casts("Spark", damage=3, magic="ice"),
        then={at.foe: None, at.xp: 2, at.pending: ("treasure",)},
        never=(SideTurned,),
    ),
    "UQ-INC-06 damage needs somebody": Row(
        given=(*begun(), *wizard(Spark=1)),
        when=(casts("Spark", damage=3), CastIncantation(name="Spark", magic="fire")),
        refused={1: No("UQ-CBT-06", "fight-missing"), 2: No("UQ-CBT-06", "fight-missing")},
        then={at.incantations: {"Spark": "ready"}},
    ),
    "UQ-INC-06 UQ-INC-10 what nobody typed of it is asked for": Row(
        given=(*begun(), *wizard(), *has(curses=2)),
        when=(casts("Ward"), gets(curses=-1), casts("Glimmer", ("curses", -1))),
        after={1: {at.reminders: ("effect-untold",)}},
        then={at.reminders: ("effect-untold",), at.curses: 0},
    ),
    "UQ-INC-04 a ruling over too little grit": Row(
        given=(*begun(), *wizard(Pyre=3), *has(grit=1)),
        when=casts("Pyre", ("health", -1)).but(because="blood for grit"),
        then={at.grit: 0, at.health: 16, at.incantations: {"Pyre": "spent"}},
    ),
    "UQ-INC-08 a card says so, and only of a spent one": Row(
        given=(*begun(), *wizard(Spark=1)),
        when=(Reactivate(name="Spark", by="Sortab"), casts("Spark"), Reactivate(name="Spark")),
        refused={1: No("UQ-INC-08", "incantation-ready"), 3: No("UQ-INC-08", "source-missing")},
        then={at.incantations: {"Spark": "spent"}},
    ),
    "UQ-INC-08 all of them on winning the game": Row(
        proves="UQ-INC-08 UQ-INN-03",
        given=(*begun(), *wizard(Spark=1), *worn(), casts("Spark"), casts("Ward"), *has(grit=8), *boss(health=2)),
        stands={at.incantations: {"Spark": "spent", "Ward": "spent", "Glimmer": "ready"}},
        when=hits("6", "1"),
        then={at.phase: "won", at.incantations: {"Spark": "ready", "Ward": "ready", "Glimmer": "ready"}},
    ),
}


@each(SKILLS | GAINED | CAST)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


def test_the_icons_of_the_schools() -> None:
    """UQ-INC-05, UQ-INC-10: three icons, twelve cards."""
    assert content.box().schools == (("skull", "holy"), ("flame", "fire"), ("snowflake", "ice"))
    deck = content.deck("incantation")
    assert deck is not None
    assert deck.cards == 12
    assert "Faith" in content.cards().incantations


def test_the_random_one_is_never_above_level_one() -> None:
    """UQ-INC-02: of the list, the program shuffles what may be of level one."""
    seated = Sitting(RULESET, (*begun(), *KNOWN, TWELVE, *put("skills", "Wizardry")))
    asking = decide(RULESET, seated.state, gains("_")).asking
    assert asking is not None
    assert asking.chance == Pick(among=("Spark", "Faith", "Ward"))
