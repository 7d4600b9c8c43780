"""Questions that nobody can answer any more."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ledger.core.model import Event, Opened
from ledger.core.piles import UNSEEN
from ledger.core.table.events import OwedWaived
from ledger.games.underquest.events import items
from ledger.games.underquest.events.exploring import CardLaid, CardsTaken, QuestConcluded, QuestPaid
from ledger.games.underquest.events.fighting import FightBegun, FightOver
from ledger.games.underquest.events.meeting import CompanionLeft
from ledger.games.underquest.events.setup import AdventurerMade
from ledger.games.underquest.state.adventurer import owned, without
from ledger.games.underquest.state.dungeon import BETWEEN
from ledger.games.underquest.state.game import BLOWS, UnderQuest

OF_A_FIGHT = ("initiative", "harm", *BLOWS)
OF_A_TURN = ("lay", *BETWEEN)
GOES_WITH: dict[type[Event], tuple[str, ...]] = {
    FightOver: OF_A_FIGHT,
    FightBegun: BETWEEN,
    CardsTaken: OF_A_TURN,
    AdventurerMade: ("adventurer",),
    CardLaid: ("lay",),
    QuestPaid: ("pay",),
    QuestConcluded: ("pay",),
    CompanionLeft: ("cheer",),
}
"""Facts after which these moves cannot be answered: what they were about is over, or a ruling passed over it."""
LOST = (items.ItemLost, items.ItemBroken, items.ItemUsed, items.IngredientsLost, items.TrinketLost)
"""Facts that take a card which something may have been asked about."""
MADE_OF = ("craft", "combine")
"""Moves that make something of two cards."""


def a_question_goes_with_its_occasion(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """What a fight asks goes with the fight, what a turn asks with the turn, and everything with the game."""
    gone, over = GOES_WITH.get(type(event), ()), after.ended and not before.ended
    for each in after.opened:
        if over or each.verb in gone:
            yield _let_go(each)


def a_question_goes_with_its_card(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """Nobody puts on an item that is gone, nor makes anything of cards that are (UQ-INV-02, UQ-POT-01)."""
    if isinstance(event, LOST):
        for each in after.opened:
            if _gone(after, each):
                yield _let_go(each)


def _gone(state: UnderQuest, opened: Opened) -> bool:
    given = json.loads(opened.given)
    if opened.verb == "equip":
        return owned(state.me, given["item"]) is None
    me = state.me
    left = {"craft": me.ingredients, "combine": me.trinkets}.get(opened.verb, ())
    for name in (given["one"], given["other"]) if opened.verb in MADE_OF else ():
        card = name if name in left else UNSEEN
        if card not in left:
            return True
        left = without(left, card)
    return False


def _let_go(opened: Opened) -> OwedWaived:
    return OwedWaived(verb=opened.verb, by=opened.who, asks=opened.asks, given=opened.given)
