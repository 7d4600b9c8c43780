"""How a campaign shows itself: tracks, queues, decks, sheets, places, and what is owed."""

from __future__ import annotations

from ledger.core.nouns import Views
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.views.names import NAMES
from ledger.games.degenerates.views.owed import owed
from ledger.games.degenerates.views.places import decks, places
from ledger.games.degenerates.views.sheets import sheets
from ledger.games.degenerates.views.tracks import queues, stances, tracks, where
from ledger.games.degenerates.views.turn import meant, turn

VIEWS = Views[Degenerates](
    where=where,
    tracks=tracks,
    queues=queues,
    decks=decks,
    sheets=sheets,
    places=places,
    owed=owed,
    turn=turn,
    meant=meant,
    besides=stances,
    names=NAMES,
)

__all__ = ["VIEWS"]
