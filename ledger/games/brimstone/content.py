"""The printed numbers of Shadows of Brimstone, read from `data` when first asked for."""

from __future__ import annotations

from functools import cache
from typing import Literal

from ledger.core.frozen import Frozen
from ledger.core.printed import printed_table


class Threat(Frozen):
    """How hard fights are, and what they bring."""

    levels: tuple[str, ...]
    """Level by number of heroes, for one hero first."""
    cards: int
    """Loot cards for each hero at most."""


class Start(Frozen):
    """What a hero has where nobody typed otherwise."""

    corruption: int
    slots: int
    hands: int
    crit: int
    carry: int
    health: int
    sanity: int
    save: int
    combat: int
    strength: int
    initiative: int
    next: int
    """Experience to the next level."""


class Limits(Frozen):
    """Numbers that the chapters name."""

    experience: int
    recover: int
    drag: int
    throw: int
    bounces: int
    ambush: int
    potion: int
    breath: int


class Token(Frozen):
    """A token of the side bag."""

    name: str
    heals: Literal["", "health", "sanity"] = ""
    determination: int = 0
    skill: bool = False
    """Whether it lifts one skill for a turn."""
    thrown: bool = False


class Play(Frozen):
    """Everything that the summary prints."""

    threat: Threat
    hero: Start
    limits: Limits
    token: tuple[Token, ...]


@cache
def play() -> Play:
    """The printed numbers; raises Misshapen where the table does not fit."""
    return printed_table(Play, __file__, "play")


def token(name: str) -> Token:
    """What a token does; a token that the summary does not know does nothing by itself (SB-BAG-08)."""
    return next((each for each in play().token if each.name == name), Token(name=name))
