"""Facts of the Enemy Turn."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.torgue.content.rows import OrderKind
from ledger.games.torgue.state.orders import NAMELESS, Card
from ledger.games.torgue.state.owed import Arrival


class CardTurned(Event):
    """The orders of a card are carried out now."""

    card: Card
    told: bool = False
    """Whether the table has just said its orders itself."""

    def sentence(self) -> str:
        if self.told or self.card.name == NAMELESS:
            return ""
        return f"{self.card.name}: {', '.join(self.card.orders) or 'no orders'}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return ()


class OrderBegan(Event):
    """The next order of the card."""

    says: ClassVar[str] = "Order: {order}."
    order: OrderKind


class EnemyActed(Event):
    """An enemy is done with this order."""

    enemy: str
    what: str
    """`attack`, `move`, `special`, or why it did nothing."""

    def sentence(self) -> str:
        return "" if self.what in ("attack", "move", "special") else f"{self.enemy}: {self.what}."


class CardFinished(Event):
    """All orders of a card are carried out."""

    name: str
    anew: bool = False
    """Whether it only makes way for itself, since its orders are known now."""

    def sentence(self) -> str:
        return "" if self.anew else f"{self.name} is done."


class AnnouncementSpent(Event):
    """The card of this round is Exhausted."""

    says: ClassVar[str] = "{name} is Exhausted."
    touches: ClassVar[tuple[str, ...]] = ("queue",)
    name: str


class EventDrawn(Event):
    """The top Event card was drawn and goes on the discard pile."""

    says: ClassVar[str] = "Event: {name}."
    name: str

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("event", self.name),)


class EventsRebuilt(Event):
    """The Event discard became a new deck, or went under it."""

    shuffled: bool

    def sentence(self) -> str:
        return "Event discard shuffled into a new deck." if self.shuffled else "Event discard goes under the deck."


class SlaughterlightLit(Event):
    """The Spotlight is red."""

    says: ClassVar[str] = "Slaughterlight!"
    touches: ClassVar[tuple[str, ...]] = ("spotlight",)


class SlaughterlightWent(Event):
    """The Spotlight is on its normal side again."""

    says: ClassVar[str] = "The Slaughterlight goes out."
    touches: ClassVar[tuple[str, ...]] = ("spotlight",)


class EnemyBoosted(Event):
    """An enemy gained keywords or modifiers."""

    enemy: str
    gives: tuple[str, ...]
    passing: bool = False
    """Whether it ends with the Enemy Turn."""

    def sentence(self) -> str:
        return f"{self.enemy} gains {', '.join(self.gives)}."


class EnemyBoostLost(Event):
    """An enemy lost what it had gained."""

    enemy: str
    gives: tuple[str, ...]

    def sentence(self) -> str:
        return f"{self.enemy} loses {', '.join(self.gives)}."


class SpecialTaken(Event):
    """An enemy took a Special Action."""

    says: ClassVar[str] = "{enemy}: {name}."
    enemy: str
    name: str


class SpawnCalled(Event):
    """Enemies were called, as many as the models allow."""

    card: str
    called: int
    spawned: int
    spawning: str = ""
    """The Spawning Zone."""

    def sentence(self) -> str:
        lost = self.called - self.spawned
        return f"{self.card}: {self.spawned} spawn{f', {lost} lost' if lost else ''}."


class ArrivalAwaited(Event):
    """Models are still to be placed."""

    quiet: ClassVar[bool] = True
    arrival: Arrival


class ArrivalPlaced(Event):
    """One of them is placed."""

    quiet: ClassVar[bool] = True
    card: str


class AmmoGone(Event):
    """An Out of Ammo order struck these."""

    hunters: tuple[str, ...]

    def sentence(self) -> str:
        return f"Out of Ammo: {', '.join(self.hunters)}."
