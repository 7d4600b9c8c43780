"""The deaths that numbers bring."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.underquest.events.numbers import HealthMoved, PoisonMoved
from ledger.games.underquest.events.setup import AdventureLost
from ledger.games.underquest.state.game import UnderQuest


def too_little_health_kills(_before: UnderQuest, event: Event, after: UnderQuest) -> Iterator[Event]:
    """No health, or poison as high as health, ends the game at once; health 0 is named first (UQ-CBT-20)."""
    if not isinstance(event, (HealthMoved, PoisonMoved)) or after.ended:
        return
    if isinstance(event, HealthMoved) and event.poison_follows:
        return
    me = after.me
    if me.health <= 0:
        yield AdventureLost(cause="health", level=after.level, turns=after.turns, rule="UQ-END-05")
    elif me.poison >= me.health:
        yield AdventureLost(cause="poison", level=after.level, turns=after.turns, rule="UQ-LVL-19")
