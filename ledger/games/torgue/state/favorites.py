"""Fan Favorite cards: what they ask for, and how far somebody is."""

from __future__ import annotations

from ledger.games.torgue.state.cards import FavoriteRead
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import Hunter


def favorite_of(state: Torgue, who: str) -> FavoriteRead:
    """What is known of the Fan Favorite card of a Vault Hunter."""
    name = state.hunters[who].favorite
    return state.lore.favorites.get(name, FavoriteRead(name=name))


def counted(hunter: Hunter, card: FavoriteRead) -> int:
    """Take-outs of this activation that count for a card: all of them, or those by its Skill."""
    return sum(card.skill in (None, how) for how in hunter.kills)
