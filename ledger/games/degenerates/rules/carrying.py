"""What an adventurer may carry and wear."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.rules.asking import no, one
from ledger.games.degenerates.state.attributes import card
from ledger.games.degenerates.state.game import Degenerates

SINGLE = ("head", "body", "gauntlet")
HANDS = ("1h", "2h", "lh")


def too_heavy(state: Degenerates, who: str, name: str) -> Iterator[Objection]:
    """An objection to a third Heavy Item (DD-293)."""
    if not card(state, name).heavy:
        return
    heavy = [each.name for each in one(state, who).items if card(state, each.name).heavy]
    if len(heavy) >= content.play().caps.heavy:
        told = f"{who} carries {' and '.join(heavy)}: no third Heavy Item."
        yield no("heavy-full", "DD-293", told, f"drop {one_word(heavy[0])}, or give it away")


def in_the_way(state: Degenerates, who: str, name: str) -> str:
    """The one Item that has to come off for another; empty where there is room, or several could (DD-292)."""
    slot = card(state, name).slot
    worn = [each.name for each in one(state, who).items if each.worn and each.name != name]
    group = HANDS if slot in HANDS else (slot,) if slot in SINGLE else ()
    same = [each for each in worn if card(state, each).slot in group]
    return same[0] if len(same) == 1 and any(no_room(state, who, name)) else ""


def no_room(state: Degenerates, who: str, name: str) -> Iterator[Objection]:
    """An objection to an Item for which no place is free (DD-291, AMB-21)."""
    slot = card(state, name).slot
    worn = [each.name for each in one(state, who).items if each.worn and each.name != name]
    same = [each for each in worn if card(state, each).slot == slot]
    if slot in SINGLE and same:
        yield no("slot-full", "DD-291", f"{who} wears {same[0]} already.", f"stow {one_word(same[0])}")
    held = [each for each in worn if card(state, each).slot in HANDS]
    hands = sorted(str(card(state, each).slot) for each in (*held, name))
    if slot in HANDS and hands not in (["1h"], ["2h"], ["lh"], ["1h", "1h"], ["1h", "lh"]):
        yield no("hands-full", "DD-291", f"{who} holds {' and '.join(held)}.", f"stow {one_word(held[0])}")
