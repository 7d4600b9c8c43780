"""How lines of this game are read at a terminal, where thumbs abbreviate and slip."""

from __future__ import annotations

import pytest

from cli.grammar import next_move
from ledger.core.model import Move
from ledger.core.ruleset import decide
from ledger.core.table.moves import Found
from ledger.games.draggmar import RULESET
from ledger.games.draggmar.moves.crawl import Boost, Room
from ledger.games.draggmar.moves.market import Hire

STATE = decide(RULESET, RULESET.initial, Found(players=("Ana", "Ben"))).state

LINES: dict[str, Move] = {
    "hire item 2 Helm helmet 0/1": Hire(kind="item", level=2, name="Helm", slot="helmet", values=(0, 1)),
    "hire item 2 Helm": Hire(kind="item", level=2, name="Helm"),
    "hi it 1 Sword wea 1/0": Hire(kind="item", level=1, name="Sword", slot="weapon", values=(1, 0)),
    "hire hero 1 Brann warr 3/4": Hire(kind="hero", level=1, name="Brann", of="warrior", values=(3, 4)),
    "hire hero 1": Hire(kind="hero", level=1),
    "bost atack": Boost(stat="attack"),
    "room Rat monster 1/4 fame=1": Room(name="Rat", kind="monster", values=(1, 4), fame=1),
    "room Chest chest fame=1 lock=3": Room(name="Chest", kind="chest", fame=1, lock=3),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_read_as_it_was_meant(line: str) -> None:
    typed, rest = next_move(RULESET, STATE, tuple(line.split()), lenient=True)

    assert (typed.move, rest) == (LINES[line], ())
