"""The commands of checks, encounters, curses and potions are short, whatever case a name is typed in."""

from __future__ import annotations

import pytest

from cli.grammar import next_said, split_line
from ledger.core.model import Move
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.meeting import (
    Choose,
    Decline,
    Die,
    DrawScourge,
    Encounter,
    Get,
    Lift,
    StatCheck,
    Suffer,
)
from ledger.games.underquest.moves.potions import Craft, Exquisite, Risk
from tests.games.underquest.histories import put
from tests.games.underquest.histories_meeting import BEETLE, BLOOD, kitchen
from tests.tables import Sitting

STATE = Sitting(RULESET, (*kitchen(BEETLE, BLOOD), *put("scourges", "Frailty"))).state
BOTH = Craft(one="Dusk Beetle", other="Fresh Blood")
LINES: dict[str, Move] = {
    "test ag 4": StatCheck(stat="agility", die=("4",)),
    "test mind 1:4 Boots=1 by Frost_Trap": StatCheck(stat="mind", die=("1:4",), plus=(("Boots", 1),), by="Frost Trap"),
    "get gold=2 mystic=1 by Pedestal": Get(gains=(("gold", 2), ("mystic", 1)), by="Pedestal"),
    "get curses=-1": Get(gains=(("curses", -1),)),
    "suffer 3 ice": Suffer(damage=3, magic="ice"),
    "encounter Old_Well may": Encounter(card="Old Well", may=True),
    "encounter sortab": Encounter(card="Sortab"),
    "decline": Decline(),
    "choose free the Pigman": Choose(choice="free the Pigman"),
    "die by All_Seeing_Eye": Die(by="All Seeing Eye"),
    "scourge Rage gives brawn-1": DrawScourge(card="Rage", gives=("brawn-1",)),
    "lift frail by Saint": Lift(card="Frailty", by="Saint"),
    "craft dusk_beetle fresh_blood 4 heart=4": BOTH.but(die=("4",), makes=(("heart", 4),)),
    "craft dusk_beetle fresh_blood row 2 slide -1": BOTH.but(row=2, slide=-1),
    "craft dusk_beetle fresh_blood _ star=3 hard 5": BOTH.but(die=("_",), makes=(("star", 3),), hard=5),
    "exquisite none": Exquisite(card="none"),
    "exquisite dusk_beetle gold=1": Exquisite(card="Dusk Beetle", gains=(("gold", 1),)),
    "risk _": Risk(card="_"),
    "risk fresh_blood poison=1": Risk(card="Fresh Blood", gains=(("poison", 1),)),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_short_and_read(line: str) -> None:
    typed, rest = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert (typed.move, rest) == (LINES[line], ())
