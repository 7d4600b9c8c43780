"""Decks of which every card was listed: what lies elsewhere, and what may still come."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.games.torgue import content
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue

EVENT = "event"
FAVORITE = "fan-favorite"


def listable() -> tuple[str, ...]:
    """Decks whose cards the table may list: those of Gear, Events, and Fan Favorites."""
    return (*(each.name for each in content.cards().decks if each.loot), EVENT, FAVORITE)


def elsewhere(state: Torgue, deck: str) -> tuple[str, ...]:
    """Cards of a deck that do not lie in its draw pile."""
    if deck == EVENT:
        return state.events.discard
    if deck == FAVORITE:
        return tuple(each.favorite for each in state.hunters.values() if each.favorite)
    return tuple(_gear(state, deck))


def _gear(state: Torgue, deck: str) -> Iterator[str]:
    yield from (each.card for each in state.fresh if each.deck == deck)
    yield from (each.card for each in state.offers if each.deck == deck)
    yield from (card for card, home in state.sold if home == deck)
    listed = state.piles.get(deck, ())
    for each in state.hunters.values():
        for worn in (*each.equipped, *each.inventory):
            home = gear(state, worn.card).deck
            if home == deck or (not home and worn.card in listed):
                yield worn.card


def left(state: Torgue, deck: str) -> int | None:
    """Cards in the draw pile; None where nobody counted them."""
    if deck == EVENT:
        return state.events.left
    if deck not in state.piles:
        return None
    return max(0, sum(state.piles[deck].values()) - len(elsewhere(state, deck)))


def may_come(state: Torgue, deck: str) -> tuple[str, ...]:
    """One entry for each card that may be the next one; empty where nobody listed the deck."""
    rest = dict(state.piles.get(deck, {}))
    for card in elsewhere(state, deck):
        if rest.get(card):
            rest[card] -= 1
    return tuple(card for card, count in rest.items() for _ in range(count))
