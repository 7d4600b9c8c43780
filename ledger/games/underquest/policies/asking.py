"""Questions that nobody can answer any more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ledger.core.model import Event, Opened
from ledger.core.piles import UNSEEN
from ledger.core.table.events import OwedWaived
from ledger.games.underquest.events import items
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.exploring import CardLaid, CardsTaken, QuestConcluded, QuestPaid
from ledger.games.underquest.events.fighting import FightBegun, FightOver, InitiativeRolled, SideTurned
from ledger.games.underquest.events.meeting import CompanionLeft
from ledger.games.underquest.events.setup import AdventurerMade
from ledger.games.underquest.state.adventurer import owned, without
from ledger.games.underquest.state.dungeon import BETWEEN
from ledger.games.underquest.state.game import BLOWS, UnderQuest, due

OF_A_FIGHT = ("initiative", "harm", *BLOWS)
OF_A_TURN = ("lay", "buy", *BETWEEN)
GOES_WITH: dict[type[Event], tuple[str, ...]] = {
    FightOver: OF_A_FIGHT,
    FightBegun: BETWEEN,
    InitiativeRolled: ("initiative",),
    SideTurned: BLOWS,
    CardsTaken: OF_A_TURN,
    AdventurerMade: ("adventurer",),
    CardLaid: ("lay", "buy"),
    QuestPaid: ("pay",),
    QuestConcluded: ("pay",),
    CompanionLeft: ("cheer",),
}
"""Facts after which these moves cannot be answered: what they were about is over, or a ruling passed over it."""
LOST = (
    items.ItemLost,
    items.ItemBroken,
    items.ItemUsed,
    items.IngredientsLost,
    items.TrinketLost,
    DueSettled,
)
"""Facts that take what something was asked about: a card, or what is owed."""


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
    if opened.verb == "incantation":
        return not (given.get("by") or due(state, "incantation-random") or due(state, "incantation-chosen"))
    me = state.me
    left = me.ingredients if opened.verb == "craft" else me.trinkets
    for name in _needs(opened.verb, given):
        card = name if name in left else UNSEEN
        if card not in left:
            return True
        left = without(left, card)
    return False


def _needs(verb: str, given: dict[str, Any]) -> tuple[str, ...]:
    """The loose cards that a move is about: those that it makes something of, those that pay."""
    if verb in ("craft", "combine"):
        return given["one"], given["other"]
    return tuple(given.get("trinkets", ())) if verb == "buy" else ()


def _let_go(opened: Opened) -> OwedWaived:
    return OwedWaived(verb=opened.verb, by=opened.who, asks=opened.asks, given=opened.given)
