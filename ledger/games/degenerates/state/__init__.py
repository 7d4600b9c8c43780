"""What is true now: frozen models with small readers, and no behaviour beyond them."""

from __future__ import annotations

from ledger.games.degenerates.state.game import Degenerates

__all__ = ["Degenerates"]
