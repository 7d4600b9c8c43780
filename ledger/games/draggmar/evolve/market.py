"""Bookkeeping of Fame, hiring, trading, decks and cards moved by hand."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.core.piles import UNSEEN, counted, reshuffled
from ledger.games.draggmar.events.market import (
    CardGiven,
    CardHired,
    CardMoved,
    DeckCorrected,
    DeckReshuffled,
    DiscardCorrected,
    FameGained,
    FameLost,
    FameSpent,
    HandDiscarded,
    ItemLaidBack,
    ItemRedrawn,
    ItemStocked,
    ItemTraded,
)
from ledger.games.draggmar.evolve.shelves import (
    laid_away,
    off_market,
    on_market,
    out_of_market,
    picked_up,
    shuffled_in,
    taken_from_deck,
    under_market,
    unveiled,
    with_card,
    with_pile,
    without,
    without_card,
)
from ledger.games.draggmar.state.cards import deck_of
from ledger.games.draggmar.state.game import Draggmar, hand

evolves = Evolvers[Draggmar]()


@evolves(FameGained)
def fame_gained(state: Draggmar, event: FameGained) -> Draggmar:
    return state.but(fame=state.fame.put(event.who, event.now))


@evolves(FameSpent)
def fame_spent(state: Draggmar, event: FameSpent) -> Draggmar:
    return state.but(fame=state.fame.put(event.who, event.now))


@evolves(FameLost)
def fame_lost(state: Draggmar, event: FameLost) -> Draggmar:
    return state.but(fame=state.fame.put(event.who, event.now))


@evolves(CardHired)
def card_hired(state: Draggmar, event: CardHired) -> Draggmar:
    if event.place:
        if state.market.get(event.place, ())[-1:] == (event.card.but(name=UNSEEN),):
            state = unveiled(state, event.card)
        return with_card(out_of_market(state, event.place, event.card), event.who, event.card)
    state = with_card(taken_from_deck(state, event.deck, event.card.name), event.who, event.card)
    return state.but(redraw=(*state.redraw, event.card)) if event.card.kind == "item" else state


@evolves(ItemLaidBack)
def item_laid_back(state: Draggmar, event: ItemLaidBack) -> Draggmar:
    state = laid_away(without_card(state, event.who, event.card), (event.card,))
    return state.but(redraw=without(state.redraw, event.card))


@evolves(ItemRedrawn)
def item_redrawn(state: Draggmar, event: ItemRedrawn) -> Draggmar:
    return with_card(taken_from_deck(state, event.deck, event.card.name), event.who, event.card)


@evolves(ItemTraded)
def item_traded(state: Draggmar, event: ItemTraded) -> Draggmar:
    lay = under_market if event.beneath else on_market
    state = lay(off_market(state, event.place), event.place, event.given)
    return with_card(without_card(state, event.who, event.given), event.who, event.taken)


@evolves(ItemStocked)
def item_stocked(state: Draggmar, event: ItemStocked) -> Draggmar:
    return on_market(without_card(state, event.who, event.card), event.place, event.card)


@evolves(DeckReshuffled)
def deck_reshuffled(state: Draggmar, event: DeckReshuffled) -> Draggmar:
    return with_pile(state, event.deck, lambda held: counted(reshuffled(held.but(left=0)), event.cards))


@evolves(HandDiscarded)
def hand_discarded(state: Draggmar, event: HandDiscarded) -> Draggmar:
    cards = hand(state, event.who)
    for card in event.cards:
        cards = without(cards, card)
    return laid_away(state.but(hands=state.hands.put(event.who, cards)), event.cards)


@evolves(CardMoved)
def card_moved(state: Draggmar, event: CardMoved) -> Draggmar:
    return _laid(_lifted(state, event), event)


def _lifted(state: Draggmar, event: CardMoved) -> Draggmar:
    card, deck = event.card, deck_of(event.card)
    if event.from_ == "hand":
        return without_card(state, event.who, card)
    if event.from_ == "discard":
        return picked_up(state, card)
    if event.from_ == "deck":
        return taken_from_deck(state, deck, card.name)
    if event.from_ == "box":
        names = state.removed.get(deck, ())
        at = names.index(card.name) if card.name in names else len(names)
        return state.but(removed=state.removed.put(deck, names[:at] + names[at + 1 :]))
    return state.but(market=state.market.put(event.from_, without(state.market.get(event.from_, ()), card)))


def _laid(state: Draggmar, event: CardMoved) -> Draggmar:
    card, deck = event.card, deck_of(event.card)
    if event.at == "hand":
        return with_card(state, event.who, card)
    if event.at == "discard":
        return laid_away(state, (card,))
    if event.at == "deck":
        return shuffled_in(state, deck, (card.name,))
    if event.at == "box":
        return state.but(removed=state.removed.put(deck, (*state.removed.get(deck, ()), card.name)))
    return on_market(state, event.at, card)


@evolves(CardGiven)
def card_given(state: Draggmar, event: CardGiven) -> Draggmar:
    return with_card(without_card(state, event.who, event.card), event.to, event.card)


@evolves(DeckCorrected)
def deck_corrected(state: Draggmar, event: DeckCorrected) -> Draggmar:
    return with_pile(state, event.deck, lambda held: counted(held, event.now))


@evolves(DiscardCorrected)
def discard_corrected(state: Draggmar, event: DiscardCorrected) -> Draggmar:
    def stacked(names: tuple[str, ...]) -> tuple[str, ...]:
        missing = event.now - len(names)
        return (UNSEEN,) * missing + names if missing > 0 else names[-event.now :] if event.now else ()

    return with_pile(state, event.deck, lambda held: held.but(discard=stacked(held.discard)))
