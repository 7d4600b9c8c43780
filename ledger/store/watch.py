"""Long work tells how far it is; who listens, and how that looks, is not its business."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar

Watch: TypeAlias = Callable[[int, int], None]
"""(done, all): told again and again while the work goes on, with the same `all`."""
T = TypeVar("T")


def unwatched(_done: int, _every: int) -> None:
    """Nobody waits for it."""


def part_of(watch: Watch, before: int, every: int) -> Watch:
    """The watch of one part of a longer work, `before` of which is done already."""
    return lambda done, _: watch(before + done, every)


def watched(steps: Iterable[T], watch: Watch, every: int) -> Iterator[T]:
    """The same steps, each of which is told as it begins; at most `every` of them."""
    for done, step in enumerate(steps):
        watch(min(done, every), every)
        yield step
