"""Questions that nobody needs to answer any more."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.core.table.events import OwedWaived
from ledger.games.underquest.events.exploring import CardLaid, QuestConcluded, QuestPaid
from ledger.games.underquest.events.fighting import FightOver
from ledger.games.underquest.events.setup import AdventurerMade
from ledger.games.underquest.state.game import UnderQuest

BLOWS = ("initiative", "attack", "enemy", "throw", "harm", "consume", "cast")
"""Moves that ask for something only while there is an enemy."""
OVER: dict[type[Event], tuple[str, ...]] = {
    AdventurerMade: ("adventurer",),
    CardLaid: ("lay",),
    QuestPaid: ("pay",),
    QuestConcluded: ("pay",),
    FightOver: BLOWS,
}
"""Facts with which something is over, and the moves that cannot be about anything else."""


def questions_grow_old(before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """A question about a card that is laid, a quest that is paid or a fight that is over is asked no more."""
    ended = bool(after.ended and not before.ended)
    for each in after.opened:
        if ended or each.verb in OVER.get(type(event), ()):
            yield OwedWaived(verb=each.verb, by=each.who, asks=each.asks, reason="it is over")
