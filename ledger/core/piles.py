"""Piles of cards, with contents that are known, partly known or not known at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
    """Where the pile is listed: what may still come, card by card; more than `left` once cards left it unseen."""
    discard: tuple[str, ...] = ()
    """The discard pile, the top card last."""


def told(pile: Pile, cards: Mapping[str, int], left: int) -> Pile:
    """The pile with every card known that may still come: `left` of `cards`, the others out without a name."""
    return _whole(pile.but(left=left, listed=True, cards=Roster(cards)))


def may_come(pile: Pile) -> tuple[str, ...]:
    """One entry for each card that may be the next one, over a rebuilt discard pile; empty where nobody listed it."""
    held = reshuffled(pile) if pile.left == 0 else pile
    return tuple(card for card, count in held.cards.items() for _ in range(count)) if held.left else ()


def odds(cards: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Each card with how many there are of it, the most likely first, then by name."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return tuple(sorted(counts.items(), key=lambda each: (-each[1], each[0])))


def barred(pile: Pile, card: str) -> bool:
    """Whether that card cannot be the next one, since the list of the pile has none left of it."""
    return pile.listed and card != UNSEEN and card not in may_come(pile)


def named(pile: Pile, card: str) -> Pile:
    """The pile once a card that left it without a name turned out to be `card`."""
    return pile.but(cards=_without(pile.cards, card))


def counted(pile: Pile, left: int | None) -> Pile:
    """The pile with so many cards left, by a count; its list is given up where it cannot hold them all."""
    return _whole(pile.but(left=left))


def drawn(pile: Pile, card: str = UNSEEN) -> Pile:
    """The pile after its top card was taken."""
    left = None if pile.left is None else max(0, pile.left - 1)
    return _whole(pile.but(left=left, cards=_without(pile.cards, card)))


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
    return _whole(pile.but(left=left, cards=_with(pile.cards, cards) if pile.listed else pile.cards))


def reshuffled(pile: Pile) -> Pile:
    """The discard pile shuffled into a new draw pile, on top of what was left."""
    return put_back(pile, *pile.discard).but(discard=())


def _whole(pile: Pile) -> Pile:
    """A list that names fewer cards than are left tells nothing sure any more."""
    if pile.listed and (pile.left is None or sum(pile.cards.values()) < pile.left):
        return pile.but(listed=False, cards=Roster())
    return pile


def _without(cards: Roster[str, int], card: str) -> Roster[str, int]:
    if card not in cards:
        return cards
    return cards.put(card, cards[card] - 1) if cards[card] > 1 else cards.drop(card)


def _with(cards: Roster[str, int], more: tuple[str, ...]) -> Roster[str, int]:
    for card in more:
        if card == UNSEEN:  # it left without a name, so its name never left the list
            continue
        cards = cards.put(card, cards.get(card, 0) + 1)
    return cards
