"""Consequences in the Enemy Turn."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.torgue.events.enemies import EnemyBoostLost
from ledger.games.torgue.events.turns import PhaseBegan
from ledger.games.torgue.state.game import Torgue


def special_actions_end_with_the_turn(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """What a Special Action gave an enemy ends with the Enemy Turn (TB-147)."""
    if isinstance(event, PhaseBegan) and event.phase == "end":
        for label, each in after.enemies.items():
            if each.passing:
                yield EnemyBoostLost(enemy=label, gives=each.passing, rule="TB-147")
