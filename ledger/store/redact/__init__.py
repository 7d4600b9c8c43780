"""A campaign for a bug report: the same moves, dice and numbers, without what players are called and what they wrote.

Replaced, each by the same word wherever it stands: players ("Player 1"), heroes whose name no rulebook prints ("Hero
1"), files of sheets ("Sheet 1"), marks ("Mark 1"), and every free text ("Text 1"). Typed lines are written anew from
the moves. The game's own words stay, and so do cards and places as they were typed, times, dice and numbers.
"""

from __future__ import annotations

from ledger.store.redact.ledgers import NAME, NameEntangled, Redacted, redacted

__all__ = ["NAME", "NameEntangled", "Redacted", "redacted"]
