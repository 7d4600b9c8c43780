"""Worked cases of skills, and of incantations."""

from __future__ import annotations

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.fighting import EnemyHurt
from ledger.games.underquest.events.learning import IncantationCast, IncantationReady, SkillGained
from ledger.games.underquest.events.numbers import HealthMoved
from ledger.games.underquest.moves.learning import Reactivate
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest.histories import begun, fights, first, foe, has, item, put, worn
from tests.games.underquest.histories_fighting import hits
from tests.games.underquest.histories_learning import casts, gains, learns, proficient, wizard
from tests.tables import Fact, No, Row, each, prove

SWORD = item("Iron Sword", "trapping", 3, "PH", uses="brawn", bonus=2)

SKILLS: dict[str, Row[UnderQuest]] = {
    "UQV-005": Row(
        proves="UQ-CHR-15 UQ-XP-04",
        given=(*proficient("brawn"), *has(xp=6)),
        when=learns("Shield Wall", "brawn"),
        then={at.xp: 0, at.skills: ("Shield Wall",), at.left: {"skill": 17}},
        happens=(Fact(SkillGained, skill="Shield Wall", cost=6),),
    ),
    "UQV-006": Row(
        proves="UQ-CHR-15 UQ-XP-04",
        given=(*proficient("brawn"), *has(xp=12)),
        when=learns("Nimble", "agility"),
        then={at.xp: 2, at.skills: ("Nimble",)},
        happens=(Fact(SkillGained, skill="Nimble", cost=10),),
    ),
    "UQV-007": Row(
        proves="UQ-XP-04",
        given=(*proficient("brawn"), *has(xp=9)),
        when=learns("Nimble", "agility"),
        refused={1: No("UQ-XP-04", "experience-short", "10")},
        then={at.xp: 9, at.skills: ()},
    ),
    "UQV-008": Row(
        proves="UQ-XP-04",
        given=(*proficient("mind"), *has(xp=5)),
        when=learns("Wizardry", "mind"),
        refused={1: No("UQ-XP-04", "experience-short", "6")},
        then={at.xp: 5, at.skills: (), at.pending: ()},
    ),
    "UQV-060": Row(
        proves="UQ-XP-06",
        given=(*proficient("agility"), *has(xp=20)),
        when=learns("Counterstrike", "agility", "Nimble"),
        refused={1: No("UQ-XP-06", "skill-required", "Nimble")},
        then={at.xp: 20, at.skills: ()},
    ),
    "UQV-061": Row(
        proves="UQ-XP-06 UQ-XP-04",
        given=(*proficient("agility"), *has(xp=12)),
        when=(learns("Nimble", "agility"), learns("Counterstrike", "agility", "Nimble")),
        then={at.xp: 0, at.skills: ("Nimble", "Counterstrike")},
    ),
    "UQV-062": Row(
        proves="UQ-XP-05 UQ-LVL-10",
        given=(*proficient("brawn"), *has(xp=10), *first("Altar")),
        when=learns("Shield Wall", "brawn"),
        refused={1: No("UQ-XP-05", "between-turns")},
        then={at.xp: 10, at.skills: ()},
    ),
    "UQV-063": Row(
        proves="UQ-XP-07",
        given=(*proficient("brawn"), *has(xp=10), *put("skills", "Shield Wall")),
        when=learns("Shield Wall", "brawn"),
        refused={1: No("UQ-XP-07", "skill-known")},
        then={at.xp: 10, at.skills: ("Shield Wall",)},
    ),
}
INCANTATIONS: dict[str, Row[UnderQuest]] = {
    "UQV-119": Row(
        proves="UQ-INC-02",
        given=(*proficient("mind"), *has(xp=6)),
        when=(learns("Wizardry", "mind"), gains("Spark", 1), gains("Faith", 1)),
        after={
            1: {at.pending: ("incantation-random", "incantation-chosen")},
            2: {at.pending: ("incantation-chosen",)},
        },
        then={
            at.xp: 0,
            at.incantations: {"Spark": "ready", "Faith": "ready"},
            at.pending: (),
            at.left: {"incantation": 10, "skill": 17},
        },
    ),
    "UQV-121": Row(
        proves="UQ-INC-04 UQ-INC-07 UQ-CUR-03 UQ-INC-10",
        given=(*begun(), *wizard(Faith=2), *has(grit=5, curses=2)),
        when=casts("Faith", ("curses", -1)),
        then={at.grit: 3, at.curses: 1, at.incantations: {"Faith": "spent"}},
        happens=(Fact(IncantationCast, name="Faith", grit=2),),
    ),
    "UQV-122": Row(
        proves="UQ-INC-07",
        given=(*begun(), *wizard(Faith=1), *has(grit=5, curses=2)),
        when=(casts("Faith", ("curses", -1)), casts("Faith", ("curses", -1))),
        refused={2: No("UQ-INC-07", "incantation-spent")},
        then={at.grit: 4, at.curses: 1},
    ),
    "UQV-123": Row(
        proves="UQ-INC-04",
        given=(*begun(), *wizard(Ice_Lance=2), *has(grit=1)),
        when=casts("Ice Lance"),
        refused={1: No("UQ-INC-04", "grit-short")},
        then={at.grit: 1, at.incantations: {"Ice Lance": "ready"}},
    ),
    "UQV-126": Row(
        proves="UQ-INC-09 UQ-CBT-07 UQ-CBT-06",
        given=(
            *begun(),
            *wizard(Spark=1),
            *worn(SWORD),
            *has(grit=5),
            *fights(foe(health=12, defence=3, weakness=("fire",))),
        ),
        when=(casts("Spark", damage=3, magic="fire"), hits("6", "2")),
        refused={2: No("UQ-CBT-06", "turn-other")},
        then={at.grit: 4, at.foe: 6, at.side: "enemy"},
        happens=(Fact(EnemyHurt, was=12, now=6, why="Spark, fire doubled"),),
    ),
    "UQV-127": Row(
        proves="UQ-INC-08",
        given=(
            *begun(),
            *wizard(Faith=1, Spark=1),
            casts("Faith"),
            casts("Spark"),
            *has(grit=8),
            *first("Clearing"),
        ),
        stands={at.incantations: {"Faith": "spent", "Spark": "spent"}},
        when=Reactivate(name="Spark", by="Sortab"),
        then={at.rations: 0, at.incantations: {"Faith": "spent", "Spark": "ready"}},
        happens=(Fact(IncantationReady, name="Spark", why="Sortab"),),
    ),
    "UQV-282": Row(
        proves="UQ-INC-06 UQ-INC-04",
        given=(*begun(), *wizard(Mending_Light=1), *has(grit=5, health=10, poison=2)),
        when=casts("Mending Light", ("poison", -1), choice=2),
        then={at.grit: 4, at.health: 10, at.poison: 1, at.incantations: {"Mending Light": "spent"}},
        happens=(Fact(IncantationCast, choice=2),),
        never=(HealthMoved,),
    ),
}


@each(SKILLS | INCANTATIONS)
def test_vector(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)
