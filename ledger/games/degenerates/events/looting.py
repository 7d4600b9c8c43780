"""Facts of how a fight ends, and of looting."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.degenerates.events.adventurers import faces
from ledger.games.degenerates.state.fights import Found


class TrophyLeft(Event):
    """A destroyed monster is no trophy of anybody."""

    says: ClassVar[str] = "{who} has no trophy of {trophy}: {why}."
    who: str
    trophy: str
    why: str


class FightWon(Event):
    """All monsters are gone."""

    says: ClassVar[str] = "The party wins."
    rolls: tuple[str, ...]
    """Who may make a Loot roll."""


class FightLost(Event):
    """All adventurers are gone."""

    says: ClassVar[str] = "The fight is lost."
    names: tuple[str, ...]


class FightDrawn(Event):
    """Both sides are gone at once."""

    says: ClassVar[str] = "No Victor."


class SpaceCalmed(Event):
    """A fight moved the level of a space, which happens once a turn."""

    quiet: ClassVar[bool] = True
    place: str


class LootRollMade(Event):
    """A Loot roll was made."""

    who: str
    xp: int
    thrown: tuple[Die, ...] = ()
    passed: bool
    epic: bool = False

    def sentence(self) -> str:
        told = "drawn" if self.passed else "nothing"
        die = f" rolls {faces(self.thrown)}" if self.thrown else ""
        return f"{self.who}{die} for Loot, {self.xp} or less: {told}."


class LootFound(Event):
    """A Loot card was drawn after a fight."""

    found: Found

    def sentence(self) -> str:
        return f"{self.found.who} finds {self.found.card} ({self.found.kind})."


class LootSkipped(Event):
    """Nobody draws."""

    says: ClassVar[str] = "{who} draws no Loot."
    who: str


class LootSettled(Event):
    """A found card is taken, left or resolved."""

    quiet: ClassVar[bool] = True
    who: str
    card: str


class FightClosed(Event):
    """Looting is over and the turn goes on."""

    says: ClassVar[str] = "The fight is over."

    foes: tuple[str, ...] = ()

    def touched(self) -> tuple[str, ...]:
        return tuple(f"foe {each}" for each in self.foes)
