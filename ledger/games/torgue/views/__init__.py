"""How the state shows itself, in the neutral nouns."""

from __future__ import annotations

from ledger.core.nouns import Views
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.views.decks import decks
from ledger.games.torgue.views.names import FIRST, NAMES
from ledger.games.torgue.views.owed import owed
from ledger.games.torgue.views.places import places
from ledger.games.torgue.views.sheets import sheets
from ledger.games.torgue.views.tracks import queues, tracks, where
from ledger.games.torgue.views.turn import meant, turn

VIEWS = Views[Torgue](
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
)

__all__ = ["VIEWS"]
