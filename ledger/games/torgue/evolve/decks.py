"""Bookkeeping of decks that the table listed."""

from __future__ import annotations

from collections import Counter

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.core.table.events import DeckListed
from ledger.games.torgue.state.decks import EVENT, elsewhere
from ledger.games.torgue.state.game import Torgue

evolves = Evolvers[Torgue]()


@evolves(DeckListed)
def deck_listed(state: Torgue, event: DeckListed) -> Torgue:
    whole = Counter(dict(event.cards)) + Counter(elsewhere(state, event.deck))
    state = state.but(piles=state.piles.put(event.deck, Roster(whole)))
    return state.but(events=state.events.but(left=event.left)) if event.deck == EVENT else state
