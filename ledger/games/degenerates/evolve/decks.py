"""Bookkeeping of decks."""

from __future__ import annotations

from ledger.core import piles
from ledger.core.handlers import Evolvers
from ledger.core.piles import UNSEEN, discarded, drawn, put_back, reshuffled, told, undiscarded
from ledger.core.table.events import DeckListed
from ledger.games.degenerates.events import decks as facts
from ledger.games.degenerates.evolve.shelves import counted, less, more, piled
from ledger.games.degenerates.state.game import Degenerates, pile

evolves = Evolvers[Degenerates]()


@evolves(facts.CardDrawn)
def card_drawn(state: Degenerates, event: facts.CardDrawn) -> Degenerates:
    state = state.but(out=more(state.out, event.deck, event.card))
    state = piled(state, event.deck, drawn(pile(state, event.deck), event.card))
    if event.deck == "danger":
        state = state.but(danger_out=(*state.danger_out, event.card))
    return state


@evolves(facts.CardDiscarded)
def card_discarded(state: Degenerates, event: facts.CardDiscarded) -> Degenerates:
    state = _in(state, event.deck, event.card)
    return piled(state, event.deck, discarded(pile(state, event.deck), event.card))


def _in(state: Degenerates, deck: str, card: str) -> Degenerates:
    """The state with a card no longer out of its piles."""
    state = state.but(out=less(state.out, deck, card))
    if deck == "danger":
        left = tuple(each for each in state.danger_out if each != card)
        return state.but(danger_out=left)
    if deck == "doom":
        return state.but(
            doom_aside=tuple(each for each in state.doom_aside if each != card),
            lasting=tuple(each for each in state.lasting if each.name != card),
        )
    return state


@evolves(facts.CardReturned)
def card_returned(state: Degenerates, event: facts.CardReturned) -> Degenerates:
    state = _in(state, event.deck, event.card)
    return piled(state, event.deck, put_back(pile(state, event.deck), event.card))


@evolves(facts.CardRemoved)
def card_removed(state: Degenerates, event: facts.CardRemoved) -> Degenerates:
    state = _in(state, event.deck, event.card)
    return state.but(removed=more(state.removed, event.deck, event.card))


@evolves(facts.CardsRejected)
def cards_rejected(state: Degenerates, event: facts.CardsRejected) -> Degenerates:
    held = pile(state, event.deck)
    for _ in range(event.count):
        held = discarded(drawn(held), UNSEEN)
    return piled(state, event.deck, held)


@evolves(facts.DiscardTaken)
def discard_taken(state: Degenerates, event: facts.DiscardTaken) -> Degenerates:
    state = state.but(out=more(state.out, event.deck, event.card))
    return piled(state, event.deck, undiscarded(pile(state, event.deck), event.card))


@evolves(facts.DeckReshuffled)
def deck_reshuffled(state: Degenerates, event: facts.DeckReshuffled) -> Degenerates:
    state = state.but(strong=state.strong.put(event.deck, 0) if event.deck in state.strong else state.strong)
    if event.deck == "danger":
        state = state.but(reshuffle=False)
    return piled(state, event.deck, reshuffled(pile(state, event.deck)))


@evolves(facts.DeckShuffled)
def deck_shuffled(state: Degenerates, event: facts.DeckShuffled) -> Degenerates:
    return state.but(shuffled=(*state.shuffled, event.deck)) if event.first else state


@evolves(facts.DecksShuffled)
def decks_shuffled(state: Degenerates, event: facts.DecksShuffled) -> Degenerates:
    return state


@evolves(facts.DeckCorrected)
def deck_corrected(state: Degenerates, event: facts.DeckCorrected) -> Degenerates:
    return counted(piled(state, event.deck, piles.counted(pile(state, event.deck), event.now)), event.deck)


@evolves(DeckListed)
def deck_listed(state: Degenerates, event: DeckListed) -> Degenerates:
    held = told(pile(state, event.deck), dict(event.cards), event.left)
    return counted(piled(state, event.deck, held), event.deck)


@evolves(facts.DiscardCorrected)
def discard_corrected(state: Degenerates, event: facts.DiscardCorrected) -> Degenerates:
    held = pile(state, event.deck)
    kept = held.discard[: event.now]
    return piled(state, event.deck, held.but(discard=kept + (UNSEEN,) * (event.now - len(kept))))
