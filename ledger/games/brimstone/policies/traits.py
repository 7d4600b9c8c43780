"""What follows from Corruption."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.brimstone.events.posse import MutationDue
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.options import settled


def corruption_beyond_brings_a_mutation(before: Brimstone, _event: Event, after: Brimstone) -> Iterator[Event]:
    """As soon as Corruption is beyond what a hero carries it is 0, and a Mutation is due (SB-COR-02, AMB-01)."""
    if before.heroes is after.heroes:
        return
    for who, now in after.heroes.items():
        was = before.heroes.get(who)
        if was is None or now.dead or now.corruption <= was.corruption:
            continue
        reached = now.corruption_max if settled(after, "mutates") == "reached" else now.corruption_max + 1
        if now.corruption >= max(1, reached):
            yield MutationDue(who=who, was=now.corruption, rule="SB-COR-02")
