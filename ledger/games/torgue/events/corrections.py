"""Facts that only the table's own hand causes."""

from __future__ import annotations

from ledger.core.model import Event
from ledger.games.torgue.events.setup import one_loot
from ledger.games.torgue.state.hunters import Loot


class LootPut(Event):
    """A Loot token was put somewhere by hand; it comes out of the bag where one like it is in there."""

    who: str = ""
    """On whose card it lies; empty for a zone."""
    zone: str = ""
    loot: Loot
    why: str

    def sentence(self) -> str:
        return f"{one_loot(self.loot).capitalize()} is put at {self.who or self.zone}: {self.why}."

    def touched(self) -> tuple[str, ...]:
        return ("bag", f"loot {self.who}") if self.who else ("bag",)
