"""How a campaign shows itself: tracks, queues, decks, sheets, places, and what is owed."""

from __future__ import annotations

from ledger.core.nouns import Views
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.views.names import FIRST, NAMES
from ledger.games.brimstone.views.owed import owed
from ledger.games.brimstone.views.sheets import sheets
from ledger.games.brimstone.views.tracks import decks, places, queues, tracks, where
from ledger.games.brimstone.views.turn import meant, turn


def called(state: Brimstone) -> dict[str, str]:
    """What each player's hero is called."""
    return {who: held.name for who, held in state.heroes.items()}


VIEWS = Views[Brimstone](
    where=where,
    tracks=tracks,
    queues=queues,
    decks=decks,
    sheets=sheets,
    places=places,
    owed=owed,
    turn=turn,
    names=NAMES,
    first=FIRST,
    meant=meant,
    called=called,
)

__all__ = ["VIEWS"]
