"""What weight, the loss of a weapon and a move of morality mean for what is carried."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.underquest.events import items, learning, meeting
from ledger.games.underquest.events.fighting import RearmClosed, RearmOpened
from ledger.games.underquest.events.numbers import EncumbranceMoved, MoralityMoved
from ledger.games.underquest.events.setup import Reminded
from ledger.games.underquest.state.figures import capacity, excess, fits, weapon, weight
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

HEAVIER = (
    items.ItemGained,
    items.DaggerPickedUp,
    items.IngredientsGained,
    items.TrinketGained,
    items.ItemEquipped,
    items.ItemPutAway,
    items.ItemLost,
    items.ItemBroken,
    items.ItemUsed,
    items.DaggerThrown,
    learning.SkillLost,
    meeting.ScourgeFell,
    meeting.CompanionLeft,
    EncumbranceMoved,
)
"""Facts after which more may be carried than before, or less be allowed."""


def too_much_weight_is_noted(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """The limit is passed by a gain, or since less may be carried now (UQ-INV-01, UQ-INV-10)."""
    if isinstance(event, HEAVIER) and excess(after) > excess(before):
        fell = capacity(after) < capacity(before)
        text = f"Too heavy: {weight(after)} of {capacity(after)}."
        yield Reminded(code="weight-over", text=text, rule="UQ-INV-10" if fell else "UQ-INV-01")


def a_lost_weapon_may_be_replaced(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """In a fight, the weapon that counts makes room for another one at once when it breaks or is thrown."""
    if not (isinstance(event, (items.ItemBroken, items.DaggerThrown)) and after.fight):
        return
    if event.item.at and event.item == weapon(before):
        rule = "UQ-ITM-04" if isinstance(event, items.DaggerThrown) else "UQ-INV-09"
        yield RearmOpened(slot=event.item.at, rule=rule)


def one_weapon_is_taken_up(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """The one that is taken up in a fight ends the choice (UQ-INV-09)."""
    if isinstance(event, items.ItemEquipped) and after.fight and after.fight.rearm:
        yield RearmClosed(rule="UQ-INV-09")


def an_unmet_alignment_is_noted(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """An item whose alignment was lost stays where it is; the table is told (UQ-MOR-04, AMB-40)."""
    if not isinstance(event, MoralityMoved):
        return
    carried = option(after, "alignment") == "carry"
    for each in after.me.items:
        if (each.at or carried) and fits(before, each.name) and not fits(after, each.name):
            text = f"{each.name} asks for another morality."
            yield Reminded(code="alignment-lost", text=text, rule="UQ-MOR-04")
