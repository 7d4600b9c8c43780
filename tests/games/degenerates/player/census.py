"""How many cards of each deck there are, wherever they lie."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.core.table.events import DeckListed
from ledger.games.degenerates.events.decks import CardDrawn, DeckCorrected, DiscardCorrected
from ledger.games.degenerates.events.setup import BoardLaid, DeckCounted
from ledger.games.degenerates.state.game import Degenerates

COUNTED_ANEW: tuple[type[Event], ...] = (BoardLaid, DeckCounted, DeckListed, DeckCorrected, DiscardCorrected)
"""Facts that say what the table counted, so that a sum may change with them."""
SOUGHT = ("DD-003", "DD-008", "DD-009", "DD-012", "DD-132", "DD-157", "DD-202")
"""Set right by hand; starting Skills and Items; the Mission deck; a search; Improve; an Epic that a card puts down."""


def sought(event: Event) -> bool:
    """Whether a card was looked for in its deck."""
    return isinstance(event, CardDrawn) and event.rule in SOUGHT


def conserved(state: Degenerates) -> tuple[tuple[str, int], ...]:
    """Each deck that somebody counted, with all its cards: to draw, discarded, out, removed."""
    found = []
    for deck, pile in state.piles.items():
        if pile.left is not None:
            away = len(state.out.get(deck, ())) + len(state.removed.get(deck, ()))
            found.append((deck, pile.left + len(pile.discard) + away))
    return tuple(found)
