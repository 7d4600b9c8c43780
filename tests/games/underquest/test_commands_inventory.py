"""The commands of items, trinkets and trade as they are typed."""

from __future__ import annotations

import pytest

from cli.grammar import next_said, split_line
from ledger.core.model import Move
from ledger.games.underquest import RULESET
from ledger.games.underquest.moves.inventory import (
    Break,
    Buy,
    Combine,
    Consume,
    Discard,
    Equip,
    GainIngredient,
    GainTrinket,
    Obtain,
    ThrowDagger,
    Treasure,
)
from tests.games.underquest.histories import begun, put, worn
from tests.games.underquest.histories_inventory import BLADE, DAGGER, POWDER, REMEDY, carried
from tests.tables import Sitting

OWNED = (*worn(DAGGER, BLADE), *carried(POWDER, REMEDY), *put("ingredients", "?"))
STATE = Sitting(RULESET, (*begun(), *OWNED, *put("trinkets", "Loose Pearls", "Marbles"))).state
LINES: dict[str, Move] = {
    "obtain Axe treasure 2": Obtain(item="Axe", deck="treasure", weight=2),
    "obtain Axe": Obtain(item="Axe"),
    "discard loose": Discard(card="Loose Pearls"),
    "discard ?": Discard(card="?"),
    "discard human_bone": Discard(card="Human Bone"),
    "equip short PH": Equip(item="Short Blade", slot="PH"),
    "break": Break(),
    "break dagger by Rust_Fiend": Break(item="Dagger", by="Rust Fiend"),
    "consume bitter": Consume(item="Bitter Remedy"),
    "consume bitter health=3 poison=-1": Consume(item="Bitter Remedy", gains=(("health", 3), ("poison", -1))),
    "consume black deals 5 fire": Consume(item="Black Powder", damage=5, magic="fire"),
    "throw dagger 4": ThrowDagger(item="Dagger", damage=4),
    "treasure Dart_Trap trap": Treasure(card="Dart Trap", is_="trap"),
    "treasure Rope 1": Treasure(card="Rope", weight=1),
    "treasure _": Treasure(card="_"),
    "trinket Idol 2": GainTrinket(card="Idol", worth=2),
    "ingredient ?": GainIngredient(card="?"),
    "combine wand amethyst": Combine(one="Wand Shaft", other="Amethyst"),
    "buy Rope 1 cost 2": Buy(item="Rope", weight=1, cost=2),
    "buy Rope cost 5 gold 1 with loose marbles": Buy(item="Rope", cost=5, gold=1, trinkets=("Loose Pearls", "Marbles")),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_short_and_read(line: str) -> None:
    """UQ-INV-12: one line says what is typed of a card, in any order that its words allow."""
    typed, rest = next_said(RULESET, STATE, split_line(line), lenient=True)
    assert (typed.move, rest) == (LINES[line], ())
