"""The fact that a campaign begins in the middle."""

from __future__ import annotations

from typing import Literal

from ledger.core.frozen import Roster
from ledger.core.model import Event
from ledger.core.wording import counted
from ledger.games.torgue.content.rows import TerrainKind
from ledger.games.torgue.state.hunters import Loot
from ledger.games.torgue.state.orders import AnnouncementDeck, EventDeck


class CampaignOpened(Event):
    """A campaign goes on from its sheets."""

    name: str = ""
    boss: str = ""
    last: str = ""
    scenario: str = ""
    stage: Literal["set-up", "bounty", "vending", "levels", "rest", "announcements", "ready"]
    games: int = 0
    results: tuple[tuple[str, str], ...] = ()
    records: tuple[str, ...] = ()
    levels: int = 0
    deck: AnnouncementDeck
    events: EventDeck
    under: Roster[str, tuple[str, ...]] = Roster()
    aside: tuple[Loot, ...] = ()
    bounty: str = ""
    spotlight: str = ""
    cash: int = 0
    machines: tuple[TerrainKind, ...] = ()

    def sentence(self) -> str:
        return f"{self.name or 'A campaign'} goes on after {counted(self.games, 'game')}."
