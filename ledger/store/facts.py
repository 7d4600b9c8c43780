"""The ledger's own facts: founded, head moved, point marked. No game state depends on them."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from ledger.core.model import Event

How: TypeAlias = Literal["undo", "redo", "restore", "branch", "amend", "annul"]
"""`branch` only opens the way that an `amend` or `annul`, stored with it, then takes."""
BACK_AND_FORTH = ("undo", "redo")
"""The ways of moving the head that walk along the steps; the others are steps themselves."""


class CampaignFounded(Event):
    """The first entry of every campaign."""

    game: str
    app: str
    """Version of Delvelog that founded it."""


class HeadMoved(Event):
    """The head of the live chain moved; what it left stays stored and can be reached again."""

    how: How
    to: int
    """Number of the last live entry from now on."""
    left: int
    """Number of the last live entry before."""
    step: int = 0
    """For undo and redo: the step that the table stands at (a fact, or a head move that is a step)."""
    tip: int = 0
    """For undo and redo: the step that redo leads back to."""

    def sentence(self) -> str:
        """Which way the head went."""
        return f"{self.how.capitalize()}."


class PointMarked(Event):
    """The table named a point to go back to."""

    says: ClassVar[str] = "Marked: {name}."
    name: str


FACTS: tuple[type[Event], ...] = (CampaignFounded, HeadMoved, PointMarked)
