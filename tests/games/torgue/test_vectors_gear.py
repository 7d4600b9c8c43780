"""Worked cases of Gear: slots, and the Inventory."""

from __future__ import annotations

from ledger.core.model import Refused
from ledger.core.ruleset import decide
from ledger.games.torgue import RULESET
from ledger.games.torgue.moves.loot import Equip
from ledger.games.torgue.state.game import Torgue
from tests.games.torgue import readers as at
from tests.games.torgue.histories import hunter, laid
from tests.games.torgue.histories_loot import guns
from tests.tables import No, Row, Sitting, each, prove

TWO = hunter("H1", gear=("gun-1", "gun-2"))
FULL = hunter("H1", gear=("gun-1", "gun-2", "i1", "i2", "i3"))
CARDS = guns("gun-1", "gun-2", "gun-3", "i1", "i2", "i3", "i4")

GEAR: dict[str, Row[Torgue]] = {
    "TBV-014": Row(
        proves="TB-093",
        given=laid(TWO, cards=CARDS),
        when=Equip(who="H1", card="gun-3"),
        refused={1: No("TB-093", "slots-full", "2 weapon")},
        then={at.equipped: {"H1": ("gun-1", "gun-2")}, at.inventory: {"H1": ()}},
    ),
    "TBV-014 into the Inventory": Row(
        given=laid(TWO, cards=CARDS),
        when=Equip(who="H1", card="gun-3", stored=True),
        then={at.equipped: {"H1": ("gun-1", "gun-2")}, at.inventory: {"H1": ("gun-3",)}},
    ),
    "TBV-114": Row(
        proves="TB-096",
        given=laid(FULL, cards=CARDS),
        when=Equip(who="H1", card="i4", stored=True),
        refused={1: No("TB-096", "inventory-full", "i1, i2, i3")},
        then={at.inventory: {"H1": ("i1", "i2", "i3")}},
    ),
}


@each(GEAR)
def test_gear(row: Row[Torgue]) -> None:
    prove(RULESET, row)


def offered(state: Torgue, move: Equip) -> str:
    """What a refusal offers instead."""
    try:
        decide(RULESET, state, move)
    except Refused as no:
        return no.objection.hint
    return ""


def test_a_card_without_a_slot_is_offered_the_inventory_or_a_discard() -> None:
    """TBV-014, TBV-114 (TB-093, TB-095, TB-096)."""
    two, full = (Sitting(RULESET, laid(each, cards=CARDS)).state for each in (TWO, FULL))
    assert offered(two, Equip(who="H1", card="gun-3")) == "gun-3 stored, or discard one first"
    assert "discard one" in offered(full, Equip(who="H1", card="i4", stored=True))
