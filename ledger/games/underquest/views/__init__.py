"""How a campaign shows itself: tracks, queues, decks, sheets, places, and what is owed."""

from __future__ import annotations

from ledger.core.nouns import Views
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.views.decks import decks
from ledger.games.underquest.views.names import NAMES
from ledger.games.underquest.views.owed import owed
from ledger.games.underquest.views.places import places
from ledger.games.underquest.views.queues import queues
from ledger.games.underquest.views.sheets import sheets
from ledger.games.underquest.views.tracks import round_of, sums, tracks, where
from ledger.games.underquest.views.turn import turn

VIEWS = Views[UnderQuest](
    where=where,
    tracks=tracks,
    queues=queues,
    decks=decks,
    sheets=sheets,
    places=places,
    owed=owed,
    turn=turn,
    names=NAMES,
    round_=round_of,
    sums=sums,
)

__all__ = ["VIEWS"]
