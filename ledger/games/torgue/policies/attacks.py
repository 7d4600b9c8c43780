"""Consequences of attacks on enemies."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.torgue.events.attacks import VolleyEnded
from ledger.games.torgue.events.defence import HunterTakenOut
from ledger.games.torgue.state.game import Torgue, owner


def a_shooter_who_falls_shoots_no_more(_before: Torgue, event: Event, after: Torgue) -> Iterator[Event]:
    """The shots that Rapid still gives are lost with whoever would make them (TB-258)."""
    if isinstance(event, HunterTakenOut) and after.volley and owner(after, after.volley.who) == event.who:
        yield VolleyEnded(left=after.volley.left, rule="TB-258")
