"""Piles of cards, with contents that are known, partly known or not known at all."""

from __future__ import annotations

from ledger.core.frozen import Frozen, Roster

UNSEEN = "?"
"""A card that nobody named."""


class Pile(Frozen):
    """A draw pile with its discard pile."""

    left: int | None = None
    """Cards in the draw pile; None while nobody has counted them."""
    listed: bool = False
    """Whether every card of the pile is known by name."""
    cards: Roster[str, int] = Roster()
    """Where the pile is listed: what may still come, card by card."""
    discard: tuple[str, ...] = ()
    """The discard pile, the top card last."""


def drawn(pile: Pile, card: str = UNSEEN) -> Pile:
    """The pile after its top card was taken."""
    left = None if pile.left is None else max(0, pile.left - 1)
    return pile.but(left=left, cards=_without(pile.cards, card))


def discarded(pile: Pile, *cards: str) -> Pile:
    """The pile with `cards` laid on its discard pile."""
    return pile.but(discard=pile.discard + cards)


def undiscarded(pile: Pile, card: str) -> Pile:
    """The pile with the topmost such card taken out of its discard pile."""
    if card not in pile.discard:
        return pile
    at = len(pile.discard) - 1 - pile.discard[::-1].index(card)
    return pile.but(discard=pile.discard[:at] + pile.discard[at + 1 :])


def put_back(pile: Pile, *cards: str) -> Pile:
    """The pile with `cards` shuffled into it again."""
    left = None if pile.left is None else pile.left + len(cards)
    return pile.but(left=left, cards=_with(pile.cards, cards) if pile.listed else pile.cards)


def reshuffled(pile: Pile) -> Pile:
    """The discard pile shuffled into a new draw pile, on top of what was left."""
    return put_back(pile, *pile.discard).but(discard=())


def _without(cards: Roster[str, int], card: str) -> Roster[str, int]:
    if card not in cards:
        return cards
    return cards.put(card, cards[card] - 1) if cards[card] > 1 else cards.drop(card)


def _with(cards: Roster[str, int], more: tuple[str, ...]) -> Roster[str, int]:
    for card in more:
        cards = cards.put(card, cards.get(card, 0) + 1)
    return cards
