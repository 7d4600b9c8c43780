"""How a campaign shows itself: tracks, queues, decks, sheets, places, and what is owed."""

from __future__ import annotations

from ledger.core.nouns import Views
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.views.names import NAMES
from ledger.games.brimstone.views.owed import owed
from ledger.games.brimstone.views.sheets import sheets
from ledger.games.brimstone.views.tracks import decks, places, queues, tracks, where


def turn(state: Brimstone, _verb: str) -> str:
    """The only hero's player, where there is one; else whoever acted last."""
    return next(iter(state.heroes)) if len(state.heroes) == 1 else ""


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
)

__all__ = ["VIEWS"]
