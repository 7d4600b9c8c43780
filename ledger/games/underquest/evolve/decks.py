"""Bookkeeping of decks, and of what is owed."""

from __future__ import annotations

from ledger.core import piles
from ledger.core.handlers import Evolvers
from ledger.core.table.events import DeckListed
from ledger.games.underquest.events import decks as facts
from ledger.games.underquest.evolve.shelves import piled
from ledger.games.underquest.state.game import UnderQuest, pile

evolves = Evolvers[UnderQuest]()


@evolves(DeckListed)
def deck_listed(state: UnderQuest, event: DeckListed) -> UnderQuest:
    return piled(state, event.deck, piles.told(pile(state, event.deck), dict(event.cards), event.left))


@evolves(facts.CardDrawn)
def card_drawn(state: UnderQuest, event: facts.CardDrawn) -> UnderQuest:
    return piled(state, event.deck, piles.drawn(pile(state, event.deck), event.card))


@evolves(facts.CardTaken)
def card_taken(state: UnderQuest, event: facts.CardTaken) -> UnderQuest:
    taken = piled(state, event.deck, piles.drawn(pile(state, event.deck), event.card))
    if event.deck != "reward":
        return taken
    return taken.but(me=taken.me.but(rewards=(*taken.me.rewards, event.card)))


@evolves(facts.CardDiscarded)
def card_discarded(state: UnderQuest, event: facts.CardDiscarded) -> UnderQuest:
    return piled(state, event.deck, piles.discarded(pile(state, event.deck), event.card))


@evolves(facts.CardReturned)
def card_returned(state: UnderQuest, event: facts.CardReturned) -> UnderQuest:
    return piled(state, event.deck, piles.put_back(pile(state, event.deck), event.card))


@evolves(facts.DeckReshuffled)
def deck_reshuffled(state: UnderQuest, event: facts.DeckReshuffled) -> UnderQuest:
    return piled(state, event.deck, piles.reshuffled(pile(state, event.deck)))


@evolves(facts.DeckCounted)
def deck_counted(state: UnderQuest, event: facts.DeckCounted) -> UnderQuest:
    return piled(state, event.deck, piles.counted(pile(state, event.deck), event.now))


@evolves(facts.DueFell)
def due_fell(state: UnderQuest, event: facts.DueFell) -> UnderQuest:
    """What is owed; no check that was made before is that of a trap (UQ-ITM-06)."""
    turn = state.turn.but(checked="") if state.turn and event.due.name == "trap" else state.turn
    return state.but(dues=(*state.dues, event.due), turn=turn)


@evolves(facts.DueSettled)
def due_settled(state: UnderQuest, event: facts.DueSettled) -> UnderQuest:
    owed = enumerate(state.dues)
    at = next((n for n, each in owed if each.name == event.name and event.cards in ((), each.cards)), None)
    if at is None:
        return state
    # With its trap the check of it is over, too (UQ-ITM-06).
    turn = state.turn.but(checked="") if state.turn and event.name == "trap" else state.turn
    return state.but(dues=state.dues[:at] + state.dues[at + 1 :], turn=turn)
