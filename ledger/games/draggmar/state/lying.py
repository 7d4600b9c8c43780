"""Where the cards of a deck lie, by name, and which of them may come next."""

from __future__ import annotations

from ledger.core import piles
from ledger.games.draggmar import content
from ledger.games.draggmar.state.game import Draggmar, pile
from ledger.games.draggmar.state.options import option

RIFT_DECK = "rift-cards"


def elsewhere(state: Draggmar, deck: str) -> tuple[str, ...]:
    """The cards of a deck that lie anywhere but in its draw pile; `?` for one that nobody named."""
    gone = (*pile(state, deck).discard, *state.removed.get(deck, ()))
    if deck == "curses":
        return (*gone, *(each.name for each in state.curses))
    kind, _, level = deck.partition("-")
    return (*gone, *(_rooms_out(state, deck) if kind in ("rooms", "rift") else _cards_out(state, kind, int(level))))


def _rooms_out(state: Draggmar, deck: str) -> tuple[str, ...]:
    passed = {each.serial: each for group in state.groups for each in (*group.pile, *group.thrown)}
    rooms = [group.room.card.name for group in state.groups if group.room and group.room.deck == deck]
    return (*(each.name for each in passed.values() if each.deck == deck and not each.away), *rooms)


def _cards_out(state: Draggmar, kind: str, level: int) -> tuple[str, ...]:
    cards = [card for held in (*state.hands.values(), *state.market.values()) for card in held]
    cards += [fighter.card for group in state.groups for fighter in group.fighters]
    cards += [played.card for group in state.groups for played in group.items]
    wanted = "hero" if kind == "heroes" else "item"
    return tuple(card.name for card in cards if (card.kind, card.level) == (wanted, level))


def may_come(state: Draggmar, deck: str) -> tuple[str, ...]:
    """One entry for each card that may be the next of a listed deck; the endings of a Rift lie deep (DR-178)."""
    cards, numbers = piles.may_come(pile(state, deck)), content.play().rifts
    if deck != RIFT_DECK or not endings_lie_deep(state):
        return cards
    return tuple(card for card in cards if card not in (numbers.portal, numbers.general))


def endings_lie_deep(state: Draggmar) -> bool:
    """Whether the top half of the Rift deck still lies on its endings (DR-178)."""
    numbers, left = content.play().rifts, pile(state, RIFT_DECK).left
    apart = state.rift_order and option(state, "rift-deck") == "halves"
    return apart and left is not None and left > numbers.cards - numbers.top_half
