"""Consequences of Loot: the bag fills up by itself, draws lapse, a Legendary offers its card."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.torgue.events.loot import (
    BagRefilled,
    DrawMade,
    DrawOwed,
    DrawsLapsed,
    LootDrawn,
    LootSpent,
)
from ledger.games.torgue.events.setup import Reminded
from ledger.games.torgue.events.turns import LootCollected
from ledger.games.torgue.state.bagging import returning, spent_up
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option


def the_bag_fills_up(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """As soon as the bag is empty, Loot of the Arena and the discard goes back into it (TB-082).

    The token whose draw empties it is not swept up (AMB-14), unless the table reads it so: then it is settled first.
    """
    if not isinstance(event, (LootDrawn, DrawMade, DrawOwed, LootSpent)) or not spent_up(after):
        return
    swept = option(after, "last-drawn") == "swept"
    waits = (isinstance(event, LootDrawn) and swept) or (isinstance(event, DrawMade) and not (swept or after.draws))
    tokens = () if waits else returning(after)
    if tokens:
        yield BagRefilled(tokens=tokens, why="it is empty", rule="TB-082")


def draws_lapse(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """Where all Loot is held or set aside, nothing can be drawn (TB-084)."""
    looks = isinstance(event, (DrawOwed, DrawMade))
    if looks and after.draws and spent_up(after) and not returning(after):
        yield DrawsLapsed(rule="TB-084")


def a_legendary_offers_a_card(_before: Torgue, event: Event, _after: Torgue) -> Iterator[Event]:
    """A Legendary may at once become a card of the Torgue deck (TB-087)."""
    if isinstance(event, LootCollected) and any(each.kind == "legendary" for each in event.tokens):
        yield Reminded(code="legendary-card", text="Legendary: spend legendary card NAME.", rule="TB-087")
