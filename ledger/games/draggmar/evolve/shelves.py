"""Moving cards between hands, decks, discard piles and groups, for the evolvers of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ledger.core.piles import UNSEEN, Pile, discarded, drawn, named, put_back, undiscarded
from ledger.games.draggmar.state.cards import Card, deck_of
from ledger.games.draggmar.state.crawl import Fighter, Group
from ledger.games.draggmar.state.game import Draggmar, hand, pile


def with_pile(state: Draggmar, deck: str, change: Callable[[Pile], Pile]) -> Draggmar:
    """The state with one deck changed."""
    return state.but(piles=state.piles.put(deck, change(pile(state, deck))))


def taken_from_deck(state: Draggmar, deck: str, name: str) -> Draggmar:
    """The top card of a deck is gone."""
    return with_pile(state, deck, lambda cards: drawn(cards, name))


def unveiled(state: Draggmar, card: Card) -> Draggmar:
    """A hero or item that left its deck unseen has its name now."""
    return with_pile(state, deck_of(card), lambda cards: named(cards, card.name))


def laid_away(state: Draggmar, cards: Iterable[Card]) -> Draggmar:
    """Heroes and items lie on the discard piles of their decks."""
    for card in cards:
        deck = deck_of(card)
        state = state.but(piles=state.piles.put(deck, discarded(pile(state, deck), card.name)))
    return state


def picked_up(state: Draggmar, card: Card) -> Draggmar:
    """A hero or item left its discard pile."""
    return with_pile(state, deck_of(card), lambda held: undiscarded(held, card.name))


def shuffled_in(state: Draggmar, deck: str, names: tuple[str, ...]) -> Draggmar:
    """Cards were shuffled back into a deck."""
    return with_pile(state, deck, lambda held: put_back(held, *names))


def with_card(state: Draggmar, player: str, card: Card) -> Draggmar:
    """A card came to a hand."""
    return state.but(hands=state.hands.put(player, (*hand(state, player), card)))


def without_card(state: Draggmar, player: str, card: Card) -> Draggmar:
    """A card left a hand."""
    return state.but(hands=state.hands.put(player, without(hand(state, player), card)))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without the first that is the same kind, name and level."""
    for at, held in enumerate(cards):
        if (held.kind, held.name, held.level) == (card.kind, card.name, card.level):
            return cards[:at] + cards[at + 1 :]
    return cards


def on_market(state: Draggmar, place: str, card: Card) -> Draggmar:
    """A card lies on top of a place of the Market."""
    return state.but(market=state.market.put(place, (*state.market.get(place, ()), card)))


def under_market(state: Draggmar, place: str, card: Card) -> Draggmar:
    """A card lies beneath all others on a place of the Market."""
    return state.but(market=state.market.put(place, (card, *state.market.get(place, ()))))


def off_market(state: Draggmar, place: str) -> Draggmar:
    """The top card of a place of the Market is gone."""
    return state.but(market=state.market.put(place, state.market.get(place, ())[:-1]))


def out_of_market(state: Draggmar, place: str, card: Card) -> Draggmar:
    """A card is gone from a place of the Market: the topmost such, or an unseen one on top; else nothing is."""
    stack = state.market.get(place, ())
    if stack and stack[-1].name == UNSEEN:
        return off_market(state, place)
    kept = without(stack[::-1], card)[::-1]
    return state.but(market=state.market.put(place, kept))


def with_group(state: Draggmar, number: int, change: Callable[[Group], Group]) -> Draggmar:
    """The state with one group changed."""
    return state.but(groups=tuple(change(each) if each.number == number else each for each in state.groups))


def with_fighter(state: Draggmar, number: int, label: str, change: Callable[[Fighter], Fighter]) -> Draggmar:
    """The state with one hero in play changed."""

    def within(group: Group) -> Group:
        return group.but(fighters=tuple(change(each) if each.label == label else each for each in group.fighters))

    return with_group(state, number, within)


def without_fighter(state: Draggmar, number: int, label: str) -> Draggmar:
    """A hero left play."""
    return with_group(
        state,
        number,
        lambda group: group.but(fighters=tuple(each for each in group.fighters if each.label != label)),
    )
