"""Who makes a move: there is one player."""

from __future__ import annotations

from ledger.games.underquest.state.game import UnderQuest


def turn(_: UnderQuest, _verb: str) -> str:
    """Nobody has to be named."""
    return ""
