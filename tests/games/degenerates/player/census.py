"""How many cards of each deck there are, wherever they lie."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.games.degenerates.events.decks import DeckCorrected, DiscardCorrected
from ledger.games.degenerates.events.setup import BoardLaid, DeckCounted
from ledger.games.degenerates.state.game import Degenerates

COUNTED_ANEW: tuple[type[Event], ...] = (BoardLaid, DeckCounted, DeckCorrected, DiscardCorrected)
"""Facts that say what the table counted, so that a sum may change with them."""


def conserved(state: Degenerates) -> tuple[tuple[str, int], ...]:
    """Each deck that somebody counted, with all its cards: to draw, discarded, out, removed."""
    found = []
    for deck, pile in state.piles.items():
        if pile.left is not None:
            away = len(state.out.get(deck, ())) + len(state.removed.get(deck, ()))
            found.append((deck, pile.left + len(pile.discard) + away))
    return tuple(found)
