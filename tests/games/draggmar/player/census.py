"""How many cards of each deck there are, wherever they lie."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.core.table.events import DeckListed
from ledger.games.draggmar import content
from ledger.games.draggmar.events.heroes import HeroRaised
from ledger.games.draggmar.events.market import CardMoved, DeckCorrected, DiscardCorrected
from ledger.games.draggmar.events.setup import DeckCounted, GameSetUp
from ledger.games.draggmar.state.game import Draggmar, dealt, pile

DECKS = tuple(f"{kind}-{level}" for kind in ("rooms", "heroes", "items") for level in (1, 2, 3))
COUNTED_ANEW: tuple[type[Event], ...] = (GameSetUp, DeckCounted, DeckListed, DeckCorrected, DiscardCorrected)
"""Facts that say what the table counted, so that a sum may change with them."""


def sought(event: Event) -> bool:
    """Whether a card was looked for in its deck: a namesake (DR-153), or one that a correction moves by hand."""
    return isinstance(event, HeroRaised | CardMoved)


def conserved(state: Draggmar) -> tuple[tuple[str, int], ...]:
    """Each deck that somebody counted, with all its cards: to draw, dealt, laid away."""
    counted = {deck: pile(state, deck).left for deck in DECKS}
    total = {deck: left + dealt(state, deck) for deck, left in counted.items() if left is not None}
    source = f"rooms-{content.play().fortress.deck_level}"
    if source in total:
        total[source] += _in_the_fortress(state)
    return tuple(total.items())


def _in_the_fortress(state: Draggmar) -> int:
    """Rooms of the Level 3 deck that lie in the Fortress deck or were drawn from it."""
    if "fortress" not in state.piles:
        return 0
    drawn = {card.serial for group in state.groups for card in (*group.pile, *group.thrown) if card.deck == "fortress"}
    drawn |= {group.room.serial for group in state.groups if group.room and group.room.deck == "fortress"}
    return (pile(state, "fortress").left or 0) + len(drawn) - len(content.play().fortress.elite)
