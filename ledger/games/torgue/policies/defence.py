"""Consequences of a Vault Hunter that is taken out."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.torgue.events.attacks import BlastSet
from ledger.games.torgue.events.defence import HunterTakenOut
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.hunters import effect
from ledger.games.torgue.state.owed import Blast


def radiation_bursts(before: Torgue, event: Event, _after: Torgue) -> Iterator[Event]:
    """An irradiated Vault Hunter that is taken out bursts like any other model (TB-268)."""
    if isinstance(event, HunterTakenOut) and effect(before.hunters[event.who], "radiation"):
        zone = before.hunters[event.who].zone
        yield BlastSet(blast=Blast(zone=zone, why=f"Radiation of {event.who}", spared=event.who), rule="TB-268")
