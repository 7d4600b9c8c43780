"""How many cards of each deck there are, wherever they lie."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.core.table.events import DeckListed
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import CardTaken, DeckCounted
from ledger.games.underquest.events.setup import AdventureBegun
from ledger.games.underquest.state.dungeon import Phase
from ledger.games.underquest.state.game import UnderQuest, held, pile

COUNTED_ANEW: tuple[type[Event], ...] = (DeckCounted, DeckListed)
"""Facts that say what the table counted, so that a sum may change with them."""
COUNTED = ("drawn", "searched")
"""Decks that come and go; the others are laid out once."""
OUTSIDE: tuple[Phase, ...] = ("creation", "won", "inn", "over")
"""When the dungeon cards lie about, or in the box."""


def sought(event: Event) -> bool:
    """Whether cards left a deck and no chance chose them: looked for, or taken out for shorter levels (UQ-INN-08)."""
    return isinstance(event, CardTaken | AdventureBegun)


def conserved(state: UnderQuest) -> tuple[tuple[str, int], ...]:
    """Each deck with all its cards: to draw, discarded, before the adventurer and on the table, until a death."""
    if state.phase == "over":
        return ()
    dungeon = () if state.phase in OUTSIDE else (("dungeon", f"dungeon of adventure {state.adventure}"),)
    decks = tuple((row.name, row.name) for row in content.box().decks if row.way in COUNTED)
    return tuple((told, _cards(state, deck)) for deck, told in (*dungeon, *decks))


def _cards(state: UnderQuest, deck: str) -> int:
    here = pile(state, deck)
    return (here.left or 0) + len(here.discard) + len(held(state, deck))
