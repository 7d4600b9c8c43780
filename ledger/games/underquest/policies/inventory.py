"""What the loss of a weapon and a move of morality mean for what is worn."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.underquest.events.fighting import RearmOpened
from ledger.games.underquest.events.items import DaggerThrown, ItemLost
from ledger.games.underquest.events.numbers import MoralityMoved
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.figures import fits
from ledger.games.underquest.state.game import UnderQuest

PRIMARY = ("PH", "2H")


def a_lost_weapon_may_be_replaced(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """In a fight, a primary weapon that broke or was thrown makes room for another one at once."""
    if not (isinstance(event, (ItemLost, DaggerThrown)) and after.fight):
        return
    item = event.item
    if item.at and item.at in PRIMARY and reading.item(after, item.name).uses:
        yield RearmOpened(slot=item.at, rule="UQ-ITM-04" if isinstance(event, DaggerThrown) else "UQ-INV-09")


def an_unmet_alignment_is_noted(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """An item whose alignment was lost stays where it is; the table is told (UQ-MOR-04)."""
    if not isinstance(event, MoralityMoved):
        return
    for each in after.me.items:
        if each.at and fits(before, each.name) and not fits(after, each.name):
            text = f"{each.name} asks for another morality."
            yield Reminded(code="alignment-lost", text=text, rule="UQ-MOR-04")
