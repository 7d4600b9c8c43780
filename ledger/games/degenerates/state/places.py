"""The map: Locations, Paths, Roads and Territories with their levels, traits and counters."""

from __future__ import annotations

from typing import Literal

from ledger.core.frozen import Frozen


class Site(Frozen):
    """A space: a Location, a Path or a Road; or the Maze."""

    kind: Literal["location", "path", "road", "maze"] = "location"
    region: str = ""
    """Empty while nobody typed it."""
    territory: str = ""
    shares: bool = False
    """Whether it uses the Danger Level of its Territory; Paths and Roads always do."""
    level: int | None = None
    """Danger or Town Level of its own; None while nobody typed it."""
    town: bool = False
    """Whether the level is a Town Level."""
    traits: tuple[str, ...] = ()
    known: bool = False
    """Whether the traits were read off the board."""
    port: Literal["river", "lake", ""] = ""
    ends: tuple[str, ...] = ()
    """The two Locations that a Path or Road joins."""


class Land(Frozen):
    """A Territory."""

    region: str
    level: int | None = None
    traits: tuple[str, ...] = ()
    known: bool = False
    paths: bool = True


class Epic(Frozen):
    """An Epic Monster with a counter on the board."""

    space: str
    destination: str = ""
    """Where a mission sends it: a place, an adventurer, or `party` for the closest one."""
    moved: bool = False


class Ware(Frozen):
    """A Loot card revealed while Trading."""

    card: str
    kind: str
    price: int = 0
    settled: bool = False
    """Whether an Event, Disease or Monster is dealt with."""


class Stall(Frozen):
    """What lies revealed in a Town this turn, or before a travelling merchant."""

    wares: tuple[Ware, ...] = ()
    shown: int = 0
    """How many cards the Town Level lets the traders see."""
    extra: bool = False
    lost: bool = False
    """Whether the fight against the monsters there was lost."""
    merchant: str = ""
    """The card that trades here; empty for the Town itself."""
    trader: str = ""
