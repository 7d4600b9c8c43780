"""The map: dungeon locations with their level tokens, and the spaces of the Rifts."""

from __future__ import annotations

from typing import Literal

from ledger.core.frozen import Frozen
from ledger.games.draggmar.state.cards import Faction


class Site(Frozen):
    """A location with (or once with) a Dungeon Level token, or a mere space on a path."""

    dungeon: bool = True
    """Whether it has, or had, a level token; False for a space that only lies on a path."""
    token: int = 0
    """The printed level; 0 while it lies face down."""
    cleared: bool = False
    """Whether the token left the game."""
    turned: int = 0
    """The round in which the token was turned up; 0 while it lies face down."""
    turned_by: Literal["scout", "arrival", "hand", ""] = ""
    faction: Faction | None = None


class Rift(Frozen):
    """One of the numbered Rift tokens."""

    at: str = ""
    """Its place on the map, as far as the table typed it."""
    green: int | None = None
    """The Fate space that it lies on until Fate drops so far."""
    state: Literal["track", "map", "gone"] = "track"
