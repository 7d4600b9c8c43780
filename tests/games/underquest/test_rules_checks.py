"""Rules of stat checks: what counts, what it is held against, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from ledger.games.underquest import RULESET
from ledger.games.underquest.events.learning import RollAgain
from ledger.games.underquest.events.meeting import CheckMade
from ledger.games.underquest.events.numbers import ExperienceMoved, HealthMoved, TokensMoved
from ledger.games.underquest.moves.cards import SkillCard
from ledger.games.underquest.moves.exploring import Done, Lay, Pay
from ledger.games.underquest.moves.inventory import Unequip
from ledger.games.underquest.moves.meeting import Get, StatCheck, Suffer
from ledger.games.underquest.state.game import UnderQuest
from tests.games.underquest import readers as at
from tests.games.underquest import readers_company as seen
from tests.games.underquest import readers_meeting as met
from tests.games.underquest.histories import begun, fights, first, foe, has, item, put, worn
from tests.games.underquest.histories_meeting import clearing, gets
from tests.tables import Fact, No, Row, Sitting, each, prove

BOOTS = item("Boots", slot="AS", gives=("agility-check+1",))
TRAPPED = (*begun(), *clearing("Frost Trap"))


def rolls(stat: Any, *die: str, **more: Any) -> StatCheck:
    return StatCheck(stat=stat, die=die, **more)


ROWS: dict[str, Row[UnderQuest]] = {
    "UQ-CHK-01 each stat counts for itself": Row(
        given=(*begun(), *first("Altar")),
        when=(rolls("agility", "4"), rolls("brawn", "4"), rolls("mind", "4")),
        happens=(
            Fact(CheckMade, stat="agility", value=3, total=7, target=7, success=True),
            Fact(CheckMade, stat="brawn", value=2, total=6, target=7, success=False),
            Fact(CheckMade, stat="mind", value=1, total=5, target=7, success=False),
        ),
    ),
    "UQ-CHK-01 the die is asked for": Row(
        given=(*begun(), *first("Altar")),
        when=rolls("agility"),
        asked={1: "die"},
    ),
    "UQ-CHK-04 nobody walks away from a check that is open": Row(
        given=(*begun(), *first("Labyrinth")),
        when=(rolls("agility"), Lay(end="left", left="combat", right="nature"), Done(), rolls("agility", "4"), Done()),
        asked={1: "die"},
        refused={2: No("UQ-CHK-04", "check-open"), 3: No("UQ-CHK-04", "check-open")},
        then={at.phase: "placing", at.owes: ()},
        happens=(Fact(CheckMade, by="Labyrinth"),),
    ),
    "UQ-CHK-02 a card counts as long as it is equipped": Row(
        given=(*begun(), *worn(BOOTS)),
        when=(rolls("agility", "3"), Unequip(item="Boots"), rolls("agility", "3")),
        happens=(Fact(CheckMade, total=7, plus=(("Boots", 1),)), Fact(CheckMade, total=6, plus=())),
    ),
    "UQ-CHK-02 a skill that was read counts by itself": Row(
        given=(*begun(), SkillCard(name="Ox", stat="brawn", gives=("brawn-check+2",)), *put("skills", "Ox", "Nimble")),
        when=(rolls("brawn", "3"), rolls("agility", "3")),
        happens=(
            Fact(CheckMade, total=7, plus=(("Ox", 2),)),
            Fact(CheckMade, total=7, plus=(("Nimble", 1),)),
        ),
    ),
    "UQ-CHK-02 what was added is shown": Row(
        given=(*begun(), *put("skills", "Nimble"), *first("Altar")),
        when=rolls("agility", "4", plus=(("Fog", -2),)),
        then={met.heard: ("Altar: Agility 4+2 (Nimble +1, Fog -2) against 7, failed.",)},
    ),
    "UQ-CHK-02 a card may also take off": Row(
        given=(*begun(), *first("Altar")),
        when=rolls("agility", "4", plus=(("Fog", -1),)),
        happens=(Fact(CheckMade, total=6, plus=(("Fog", -1),), success=False),),
    ),
    "UQ-CHK-03 a natural 1 fails by its sum alone": Row(
        given=(*begun(), *has(agility=5), *first("Altar")),
        when=(rolls("agility", "1"), rolls("agility", "2")),
        happens=(Fact(CheckMade, success=False), Fact(CheckMade, success=True)),
        then={at.pending: ()},
    ),
    "UQ-CHK-04 what follows names the card of the check": Row(
        given=TRAPPED,
        when=(rolls("agility", "3"), gets(wealth=1), Suffer(damage=3, magic="ice")),
        happens=(
            Fact(CheckMade, by="Frost Trap", success=False),
            Fact(TokensMoved, was=0, now=1, why="Frost Trap"),
            Fact(HealthMoved, was=17, now=14, why="Frost Trap"),
        ),
    ),
    "UQ-CHK-04 the status says which part applies": Row(
        given=TRAPPED,
        when=(rolls("agility", "3"), rolls("agility", "4")),
        after={1: {met.waits: {"Agility check failed: what Frost Trap says": "get GAINS, or suffer DAMAGE"}}},
        then={met.waits: {"Agility check passed: what Frost Trap says": "get GAINS, or suffer DAMAGE"}},
    ),
    "UQ-CHK-04 its part is no longer owed once it came": Row(
        given=(*begun(), *first("Labyrinth")),
        when=(rolls("brawn", "3"), gets(wealth=1)),
        after={1: {seen.waits: ("Brawn check failed: what Labyrinth says", "Lay Labyrinth", "A Cold Trail: 1 nature")}},
        then={seen.waits: ("Lay Labyrinth", "A Cold Trail: 1 nature")},
    ),
    "UQ-CHK-04 another card, named by the line": Row(
        given=TRAPPED,
        when=(rolls("agility", "3", by="Rusty Cage"), gets("Rusty Cage", gold=1)),
        happens=(Fact(CheckMade, by="Rusty Cage"),),
        then={at.gold: 1},
    ),
    "UQ-CHK-04 in a fight nobody guesses the card": Row(
        given=(*begun(), *fights(foe())),
        when=(rolls("agility", "4"), gets(grit=-1)),
        happens=(Fact(CheckMade, by=""),),
        then={at.grit: 7},
    ),
    "UQ-XP-03 a check is paid before it counts": Row(
        given=(*begun(), *has(xp=2), *first("Altar")),
        when=rolls("agility", "1:2:4"),
        happens=(Fact(RollAgain, times=2, price=2), Fact(CheckMade, total=7, success=True)),
        then={at.xp: 0},
    ),
    "UQ-SET-08 a check takes one die": Row(
        given=(*begun(), *first("Altar")),
        when=(rolls("agility", "4", "4"), rolls("agility", "x")),
        refused={1: No("UQ-SET-08", "dice-count"), 2: No("UQ-SET-08", "die-face")},
    ),
    "UQ-TAB-08 a token names its card": Row(
        given=(*begun(), *first("Labyrinth")),
        when=gets(combat=2),
        happens=(Fact(TokensMoved, was=0, now=2, why="Labyrinth", rule="UQ-TAB-08"),),
    ),
    "UQ-QST-05 a quest card that is paid gives": Row(
        given=(*begun(), *has(nature=1), Pay()),
        when=gets(xp=3),
        then={at.xp: 3},
        happens=(Fact(ExperienceMoved, now=3, why="A Cold Trail"),),
    ),
    "UQ-COM-07 no morale without a companion": Row(
        given=begun(),
        when=(gets(morale=-1), Get(gains=(("morale", 1),), because="he comes back")),
        refused={1: No("UQ-COM-07", "companion-missing")},
        then={at.companion: {}, at.reminders: ("nothing-gained",)},
    ),
    "UQ-CHK-04 the prompt ends with the encounter": Row(
        given=(*TRAPPED, rolls("agility", "3")),
        when=Done(),
        then={met.encounter: "", met.checked: ""},
    ),
}


@each(ROWS)
def test_row(row: Row[UnderQuest]) -> None:
    prove(RULESET, row)


@pytest.mark.parametrize("stat", ["agility", "brawn", "mind"])
@pytest.mark.parametrize("face", range(1, 7))
def test_seven_succeeds_and_nothing_else_counts(stat: str, face: int) -> None:
    """UQ-CHK-01, UQ-CHK-03: the sum alone decides, whatever the face."""
    table = Sitting(RULESET, (*begun(), *first("Altar")))
    assert table.say(rolls(stat, str(face))).refusal is None
    made = table.last(CheckMade)
    assert made.total == face + at.stats(table)[stat]
    assert made.success is (made.total >= 7)  # the target is printed
