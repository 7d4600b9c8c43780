"""What the Vending Machines show, and how far the Announcement deck grows."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.games.torgue import content
from ledger.games.torgue.content.rows import DeckRow
from ledger.games.torgue.state.game import Torgue, hunting
from ledger.games.torgue.state.orders import lowest


def reveals(state: Torgue, row: DeckRow) -> int:
    """How many cards of a deck vending shows: more where its machine was used (TB-207)."""
    return row.reveal + (content.play().machine.extra if row.machine and row.machine in state.machines else 0)


def unrevealed(state: Torgue) -> Iterator[tuple[DeckRow, int]]:
    """Decks of which vending still shows cards, and how many."""
    for row in content.cards().decks:
        left = reveals(state, row) - state.revealed.get(row.name, 0)
        if left > 0:
            yield row, left


def hardens(state: Torgue) -> int:
    """How many cards of the lowest tier the next level replaces; 0 where none is left to replace (TB-218, TB-220)."""
    tier = lowest(state.deck)
    if not state.levels or not 0 < tier < content.play().announcements.tiers:
        return 0
    return min(content.play().announcements.level, state.deck.tiers[tier - 1])


def rewarding(state: Torgue) -> bool:
    """Whether the reward of a hunt that was won is to be taken (TB-230)."""
    won = state.phase == "between" and hunting(state) and state.results[-1:] == ((state.hunt, "won"),)
    return won and not state.rewarded
