"""Facts of a game that goes on from a sheet."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.frozen import Roster
from ledger.core.model import Event
from ledger.core.piles import Pile
from ledger.core.wording import counted
from ledger.games.draggmar.state.cards import Card
from ledger.games.draggmar.state.crawl import Trophy
from ledger.games.draggmar.state.game import Lore
from ledger.games.draggmar.state.places import Rift, Site


class TableReopened(Event):
    """How far the game is."""

    says: ClassVar[str] = "Round {round} begins; Fate is {fate}."
    touches: ClassVar[tuple[str, ...]] = ("fate", "round", "kills", "bosses 1", "bosses 2", "bosses 3")
    round: int
    fate: int
    first: str = ""
    sealed: bool = False
    ordered: bool = True
    aside: tuple[str, ...] = ()
    kills: Roster[int, int] = Roster()
    met: Roster[int, tuple[str, ...]] = Roster()
    gone: Roster[int, int] = Roster()


class MapReopened(Event):
    """What lies on the map."""

    sites: tuple[tuple[str, Site], ...]
    ways: tuple[tuple[str, str], ...] = ()
    rifts: tuple[tuple[int, Rift], ...] = ()

    def sentence(self) -> str:
        return f"On the map: {counted(len(self.sites), 'place')}."


class DecksReopened(Event):
    """What lies in the decks and on the Market, and what cards print."""

    market: Roster[str, tuple[Card, ...]]
    piles: Roster[str, Pile]
    removed: Roster[str, tuple[str, ...]]
    lore: Lore

    def sentence(self) -> str:
        lying = sum(len(cards) for cards in self.market.values())
        return f"{counted(len(self.piles), 'deck')}; {counted(lying)} on the Market."


class SeatReopened(Event):
    """What lies before a player."""

    touches: ClassVar[tuple[str, ...]] = ("fame {who}",)
    who: str
    fame: int
    hand: tuple[Card, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    curses: tuple[str, ...] = ()

    def sentence(self) -> str:
        return f"{self.who}: Fame {self.fame}, {counted(len(self.hand))}."
