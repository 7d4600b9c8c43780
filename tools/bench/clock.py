"""Rounds in which everything that is compared runs once, one after the other."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from time import perf_counter, process_time
from typing import TypeAlias

Act: TypeAlias = Callable[[], object]
Times: TypeAlias = dict[str, list[float]]
"""The seconds that each act took, a number a round."""
UNTIMED = ""
"""Name of an act that only makes ready for the next one."""


def timed(act: Act, *, alone: bool = False) -> float:
    """How many seconds an act takes, or `alone` those of this process, whatever else the machine does meanwhile.

    Nothing is collected, for that would be what others left behind.
    """
    clock = process_time if alone else perf_counter
    gc.collect()
    gc.disable()
    before = clock()
    act()
    taken = clock() - before
    gc.enable()
    return taken


def interleaved(rounds: int, acts: Iterable[tuple[str, Act]], *, alone: bool = False) -> Times:
    """The times of all acts, in order, over so many rounds; acts of the same name are of one kind."""
    programme = list(acts)
    times: Times = {name: [] for name, _ in programme if name != UNTIMED}
    for _ in range(rounds):
        for name, act in programme:
            if name == UNTIMED:
                act()
            else:
                times[name].append(timed(act, alone=alone))
    return times
