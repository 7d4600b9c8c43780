"""The Announcement Queue and deck, the Event deck, and the order that the enemies carry out."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ledger.core.frozen import Frozen, Roster
from ledger.games.torgue.content.rows import OrderKind

Side: TypeAlias = Literal["normal", "red"]


NAMELESS = "A card"
"""What gives an order where nobody said which card."""


class Announcement(Frozen):
    """One card of the queue."""

    name: str
    tier: int
    """0 is the card that never leaves."""
    spent: bool = False


class AnnouncementDeck(Frozen):
    """The twelve: how many of each tier, and those that are known by name."""

    tiers: tuple[int, int, int] = (0, 0, 0)
    known: Roster[str, int] = Roster()
    """Card -> tier."""


class EventDeck(Frozen):
    """The Event deck in its order, kept between games."""

    left: int | None = None
    under: tuple[str, ...] = ()
    """Cards that are known to lie at the bottom, the first to come first."""
    discard: tuple[str, ...] = ()
    shuffled: bool = False
    """Whether it was shuffled at the start of this campaign."""


class Card(Frozen):
    """A card whose orders are carried out; the newest lies on top (an Event, a called model that is used up)."""

    name: str
    orders: tuple[OrderKind, ...]
    at: int = -1
    """Position of the order that is open; -1 before the first."""
    acted: tuple[str, ...] = ()
    """Enemies that are done with the open order, the Event that it drew, Vault Hunters whom it left Out of Ammo."""
    called: tuple[tuple[str, str], ...] = ()
    """Enemy cards that the open order called, each with its Spawning Zone."""
    model: str = ""
    """Where only the enemies of one model carry it out (TB-163)."""
    only: str = ""
    """Where only the enemies of one card do (AMB-40)."""
    uniques: bool = False
    """Whether only Uniques carry it out (TB-231)."""


class Spotlight(Frozen):
    """The one Spotlight token."""

    holder: str = ""
    """Empty while nobody has it."""
    side: Side = "normal"


def order(card: Card) -> OrderKind | None:
    """The order that is open."""
    return card.orders[card.at] if 0 <= card.at < len(card.orders) else None


def current(queue: tuple[Announcement, ...]) -> Announcement | None:
    """The first card that is not Exhausted; Tier 0 stays for ever (TB-187)."""
    return next((each for each in queue if not each.spent), None)


def lowest(deck: AnnouncementDeck) -> int:
    """The lowest tier that the deck still holds, from 1; 0 for an empty deck."""
    return next((n for n, count in enumerate(deck.tiers, 1) if count), 0)
