"""Markers inside `Annotated` that say how a field of a move is typed, checked, completed and explained."""

from __future__ import annotations

from ledger.core.frozen import Frozen


class Between(Frozen):
    """A whole number with bounds, both included; None means unbounded on that side."""

    low: int | None = None
    high: int | None = None


class Named(Frozen):
    """A name of some kind (`place`, `card`, `player`) that the campaign knows, or may learn."""

    kind: str
    new: bool = False
    """Whether a name that nobody typed before is welcome."""
    likely: bool = False
    """Whether a new name is the exception, so that what begins one known name alone stands for that."""
    near: str = ""
    """The kind of those names that are likely now: they come before others that a beginning may mean, and what is
    typed whole is asked about where it begins one of them."""


class Notation(Frozen):
    """How many dice of which kind, like `2d6`; a bare number is none."""


class Drawn(Frozen):
    """A card of a deck: `_` leaves the draw to the program, where the deck is listed."""


class Lead(Frozen):
    """The small word that introduces the field: `as weapon`, `to Ben`."""

    word: str
    spare: bool = False
    """Whether a word may come to the field without it, as to one that has none."""


class Rest(Frozen):
    """Free text: everything to the end of the line."""


class Faces(Frozen):
    """Dice as they fell, in the notation of `ledger.core.dice`."""


class Slashed(Frozen):
    """Two numbers typed with a slash between them: `2/3`."""


BY_PROGRAM = "_"
"""The word that leaves one die, or one card, to the program."""
NAME_LIMIT = 60
