"""What follows from Corruption, and from a maximum that falls."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.brimstone.events.numbers import NumberSet
from ledger.games.brimstone.events.posse import MutationDue
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import POOLS, Hero, most
from ledger.games.brimstone.state.options import settled


def corruption_beyond_brings_a_mutation(before: Brimstone, _event: Event, after: Brimstone) -> Iterator[Event]:
    """As soon as Corruption is beyond what a hero carries it is 0, and a Mutation is due (SB-COR-02, AMB-01)."""
    if before.heroes is after.heroes:
        return
    for who, now in after.heroes.items():
        was = before.heroes.get(who)
        if was is None or now.dead or now.corruption <= was.corruption:
            continue
        reached = most(now, "corruption") + (settled(after, "mutates") != "reached")
        if now.corruption >= max(1, reached):
            yield MutationDue(who=who, was=now.corruption, rule="SB-COR-02")


def nothing_stays_above_its_maximum(before: Brimstone, _event: Event, after: Brimstone) -> Iterator[Event]:
    """As soon as something lowers a maximum, what lies above it falls to it (SB-HLT-04)."""
    if before.heroes is after.heroes:
        return
    for who, now in after.heroes.items():
        was = before.heroes.get(who)
        if was is None or now.dead or _alike(was, now):
            continue
        for pool in POOLS:
            has, cap = int(getattr(now, pool)), most(now, pool)
            if cap < most(was, pool) and has > cap and (cap or pool != "determination"):
                yield NumberSet(who=who, number=pool, was=has, now=cap, why="the most it can be", rule="SB-HLT-04")


def _alike(was: Hero, now: Hero) -> bool:
    """Whether nothing changed that a maximum depends on."""
    return all(getattr(was, name) is getattr(now, name) for name in BEARING)


BEARING = ("traits", "items", "held", "worn", "boosts", "keywords", *(f"{pool}_max" for pool in POOLS))
"""Fields of a hero that a maximum depends on."""
