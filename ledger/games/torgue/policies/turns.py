"""Consequences in the turns of Vault Hunters."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.torgue.events.loot import LootLaid
from ledger.games.torgue.events.turns import CollectOpened, ModelMoved
from ledger.games.torgue.state.game import Torgue, in_play
from ledger.games.torgue.state.options import option


def collect_in_a_new_zone(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """Whoever enters a zone may Collect there, in whatever phase, and in the zones on its way (TB-060, AMB-56)."""
    if isinstance(event, ModelMoved) and event.who in after.hunters and event.was != event.now:
        yield CollectOpened(who=event.who, zones=(*event.via, event.now), why="new zone", rule="TB-060")


def collect_when_loot_falls(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """Loot that falls in the zone of the active Vault Hunter may be collected at once (TB-060, AMB-56)."""
    if not isinstance(event, LootLaid) or after.phase not in ("hunters", "enemies"):
        return
    anybody = option(after, "collect-drop") == "any"
    for who in in_play(after) if anybody else (after.active,):
        if who and after.hunters[who].zone == event.zone:
            yield CollectOpened(who=who, zones=(event.zone,), why="Loot falls", rule="TB-060")
