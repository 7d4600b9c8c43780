"""How a campaign shows itself: tracks, steps, decks, sheets, places, and what is owed."""

from __future__ import annotations

from ledger.core.nouns import Views
from ledger.games.draggmar.state.game import Draggmar
from ledger.games.draggmar.views.names import NAMES
from ledger.games.draggmar.views.owed import owed
from ledger.games.draggmar.views.sheets import sheets
from ledger.games.draggmar.views.tracks import decks, places, queues, tracks, where
from ledger.games.draggmar.views.turns import meant, turn

VIEWS = Views[Draggmar](
    where=where,
    tracks=tracks,
    queues=queues,
    decks=decks,
    sheets=sheets,
    places=places,
    owed=owed,
    turn=turn,
    meant=meant,
    names=NAMES,
)

__all__ = ["VIEWS"]
