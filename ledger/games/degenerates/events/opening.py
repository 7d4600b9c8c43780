"""Facts of a campaign that is rebuilt from its record sheets."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.degenerates.state.game import Lasting
from ledger.games.degenerates.state.turns import Mission


class DecksUnlisted(Event):
    """Nobody knows what lies in the piles, for no sheet lists it."""

    decks: tuple[str, ...]

    def sentence(self) -> str:
        return f"{len(self.decks)} decks are to be counted."


class CampaignOpened(Event):
    """How far the campaign is."""

    touches: ClassVar[tuple[str, ...]] = ("turn",)
    turn: int
    """Turns that are over."""
    mission: Mission | None = None
    missions: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    """Colours of Doom counters that were ever placed."""

    def sentence(self) -> str:
        told = f", {self.mission.outcome}" if self.mission and self.mission.outcome else ""
        return f"{self.turn} turns are over. Mission: {self.mission.name if self.mission else 'none'}{told}."


class DoomRemains(Event):
    """A Doom card of an earlier evening lies beside its Region."""

    card: Lasting

    def sentence(self) -> str:
        return f"{self.card.name} remains in play."


class CardsInPlay(Event):
    """Cards lie before the adventurers and on the board, and so in no pile."""

    cards: tuple[tuple[str, str], ...]
    """Home deck and card."""

    def sentence(self) -> str:
        return f"{len(self.cards)} cards are out of their decks."
