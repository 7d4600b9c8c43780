"""Slots of Skill Trees: their tiers, and which of them a level may fill."""

from __future__ import annotations

import re

from ledger.games.torgue.state.cards import TreeRead
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter

FIRST = 1


def tier_of(slot: str) -> int | None:
    """The tier of a slot like `t2.1`; None for a word that names none."""
    found = re.fullmatch(r"t([1-9])\.([1-9])", slot)
    return int(found[1]) if found else None


def reached(filled: tuple[str, ...], slot: str) -> bool:
    """Whether a slot may be filled: the first tier always, later ones above a filled slot (TB-130)."""
    tier = tier_of(slot) or FIRST
    return tier == FIRST or any(tier_of(each) == tier - 1 for each in filled)


def open_slots(state: Torgue, hunter: Hunter) -> tuple[str, ...]:
    """The slots that the next level may fill, of those that were written down."""
    tree = state.lore.trees.get(hunter.tree, TreeRead(name=hunter.tree))
    return tuple(each for each in tree.slots if each not in hunter.slots and reached(hunter.slots, each))


def tree_read(state: Torgue, hunter: Hunter) -> bool:
    """Whether the slots of its Skill Tree were written down."""
    tree = state.lore.trees.get(hunter.tree)
    return tree is not None and bool(tree.slots)


def ascending(slots: tuple[str, ...]) -> bool:
    """Whether levels may come to these slots in this order."""
    return all(reached(slots[:n], slot) for n, slot in enumerate(slots))
