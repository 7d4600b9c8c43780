"""Facts of Bounty Hunts."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.torgue import content
from ledger.games.torgue.state.hunters import Loot


class HuntBegan(Event):
    """A Bounty Hunt begins."""

    says: ClassVar[str] = "Bounty Hunt {card}, {map}."
    touches: ClassVar[tuple[str, ...]] = ("bag",)
    card: str
    map: str
    thrown: tuple[Die, ...] = ()
    out: tuple[Loot, ...] = ()
    """Level and Bounty that leave the bag until the next scenario."""

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("bounty", self.card),)

    def die_sides(self, field: str) -> int:
        return content.play().hunt.sides if field == "thrown" else 0


class PurseLost(Event):
    """Cash and Loot of the scenario are lost before a hunt."""

    hunters: tuple[str, ...] = ()
    tokens: tuple[Loot, ...]
    """The Loot that goes into the bag."""

    def sentence(self) -> str:
        return f"{len(self.tokens)} Loot into the bag, Cash away."

    def touched(self) -> tuple[str, ...]:
        return ("bag", "cash", *(f"{what} {who}" for who in self.hunters for what in ("loot", "cash")))


class HuntersReadied(Event):
    """All start a hunt as they start a game: full tokens, shields up, nothing on them."""

    hunters: tuple[str, ...] = ()
    loads: bool = False
    """Whether guns and grenades are loaded, too."""

    def sentence(self) -> str:
        return f"All tokens Ready and healed, shields up{', guns loaded' if self.loads else ''}."

    def touched(self) -> tuple[str, ...]:
        return tuple(f"{what} {who}" for who in self.hunters for what in ("tokens", "wounds"))


class HuntForgone(Event):
    """The Bounty Hunt is let be."""

    says: ClassVar[str] = "No Bounty Hunt."


class RewardTaken(Event):
    """The reward of a hunt."""

    cards: tuple[str, ...]
    keep: str
    to: str
    under: str
    """The card that goes under the Torgue deck."""

    def sentence(self) -> str:
        return f"{self.to} keeps {self.keep}; {self.under} goes under the deck."
