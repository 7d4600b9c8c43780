"""The commands of a solo evening are short: a turn is two lines, a fight one line a blow."""

from __future__ import annotations

import pytest

from cli.grammar import next_said, split_line
from ledger.core.model import Move
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.exploring import Draw, Lay, Pay, Resolve, Swap, Trade, TurnQuest
from tests.games.underquest.histories import begun
from tests.tables import Sitting

STATE = Sitting(RULESET, begun()).state
LINES: dict[str, Move] = {
    "draw clearing": Draw(card="Clearing"),
    "d mush": Draw(card="Mushroom Cave"),
    "draw": Draw(),
    "resolve": Resolve(),
    "swap tr": Swap(card="Treasure Chest"),
    "lay left nature mystic": Lay(end="left", left="nature", right="mystic"),
    "lay l n m": Lay(end="left", left="nature", right="mystic"),
    "trade wealth": Trade(what="wealth"),
    "pay": Pay(),
    "pay nature=1 ingredients=2": Pay(tokens=(("nature", 1), ("ingredients", 2))),
    "quest Ash_Stair wealth=2 phase 2": TurnQuest(title="Ash Stair", cost=(("wealth", 2),), phase=2),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_short_and_read(line: str) -> None:
    typed, rest = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert (typed.move, rest) == (LINES[line], ())


def test_a_turn_is_two_commands_of_one_line() -> None:
    """UQ-LVL-09: drawn, turned up, resolved, laid; the other card went away unseen."""
    words = split_line("draw altar, lay left nature wealth")
    seated = Sitting(RULESET, begun())
    while words:
        typed, words = next_said(RULESET, seated.state, words, lenient=True)
        assert seated.say(typed.move).refusal is None
    assert seated.state.turns == 1
    assert [(each.left, each.right) for each in seated.state.tableau] == [("nature", "wealth")]
