"""What is true now: frozen models with small readers, and no behaviour beyond them."""

from __future__ import annotations

from ledger.games.draggmar.state import cards, crawl, game, options, places
from ledger.games.draggmar.state.game import Draggmar

__all__ = ["Draggmar", "cards", "crawl", "game", "options", "places"]
