"""Questions that nobody can answer any more."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.core.table.events import OwedWaived
from ledger.games.underquest.events.exploring import CardsTaken
from ledger.games.underquest.events.fighting import FightBegun, FightOver
from ledger.games.underquest.state.dungeon import ACTIONS, BETWEEN
from ledger.games.underquest.state.game import UnderQuest

OF_A_FIGHT = ("initiative", "enemy", "harm", *ACTIONS)
OF_A_TURN = ("lay", *BETWEEN)
GOES_WITH: dict[type[Event], tuple[str, ...]] = {FightOver: OF_A_FIGHT, FightBegun: BETWEEN, CardsTaken: OF_A_TURN}
"""Facts after which these moves cannot be answered; but for the end of a fight, only a ruling passes over them."""


def a_question_goes_with_its_occasion(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """What a fight asks goes with the fight, what a turn asks with the turn, and everything with the game."""
    gone, over = GOES_WITH.get(type(event), ()), after.ended and not before.ended
    for each in after.opened:
        if over or each.verb in gone:
            yield OwedWaived(verb=each.verb, by=each.who, asks=each.asks)
