"""Decks: whether they hold a card, and how they are rebuilt."""

from __future__ import annotations

from ledger.core.model import Objection
from ledger.games.draggmar.events.market import DeckCorrected, DeckReshuffled
from ledger.games.draggmar.rules.asking import Unfolds
from ledger.games.draggmar.state.cards import deck_title
from ledger.games.draggmar.state.game import Draggmar, pile


def ready_to_draw(state: Draggmar, deck: str, rule: str) -> Unfolds:
    """Rebuild an empty deck before its next card; objects `deck-empty` where there is nothing to rebuild it from."""
    held = pile(state, deck)
    if held.left != 0:
        return state
    if held.discard:
        return (yield DeckReshuffled(deck=deck, cards=len(held.discard), rule=rule))
    yield Objection(
        code="deck-empty",
        rule=rule,
        because=f"{deck_title(deck)}: none left, none discarded.",
        hint=f"set {deck} NUMBER because WHY",
    )
    return (yield one_more(deck, rule))


def one_more(deck: str, rule: str) -> DeckCorrected:
    """A card came from a deck that was counted as empty, so the count was one short."""
    return DeckCorrected(deck=deck, was=0, now=1, reason="a card came after all", rule=rule)
