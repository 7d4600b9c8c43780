"""Facts that change one number of a hero, or the pools of health and sanity."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event


class NumberMoved(Event):
    """A number of a hero is another now."""

    number: ClassVar[str] = ""
    """The field of the hero that it is."""
    called: ClassVar[str] = ""
    """Its name at the table, and that of its track."""
    who: str
    was: int
    now: int
    why: str = ""

    def sentence(self) -> str:
        told = f" ({self.why})" if self.why else ""
        return f"{self.who}: {self.called} {self.was} to {self.now}{told}."

    def touched(self) -> tuple[str, ...]:
        return (f"{self.called.replace(' ', '-').lower()} {self.who}",)


class DeterminationGained(NumberMoved):
    """A hero got Determination."""

    number: ClassVar[str] = "determination"
    called: ClassVar[str] = "Determination"


class DeterminationSpent(NumberMoved):
    """A hero spent Determination."""

    number: ClassVar[str] = "determination"
    called: ClassVar[str] = "Determination"


class ExperienceGained(NumberMoved):
    """A hero got experience."""

    number: ClassVar[str] = "xp"
    called: ClassVar[str] = "xp"


class GoldGained(NumberMoved):
    """A hero got gold."""

    number: ClassVar[str] = "gold"
    called: ClassVar[str] = "gold"


class GoldSpent(NumberMoved):
    """A hero spent gold."""

    number: ClassVar[str] = "gold"
    called: ClassVar[str] = "gold"


class DarkStoneGained(NumberMoved):
    """A hero got Dark Stone."""

    number: ClassVar[str] = "dark_stone"
    called: ClassVar[str] = "Dark Stone"


class DarkStoneGone(NumberMoved):
    """A hero sold or used up Dark Stone."""

    number: ClassVar[str] = "dark_stone"
    called: ClassVar[str] = "Dark Stone"


class CorruptionGained(NumberMoved):
    """A hero was corrupted."""

    number: ClassVar[str] = "corruption"
    called: ClassVar[str] = "Corruption"


class MovementSet(NumberMoved):
    """Somebody said how far a hero may move."""

    number: ClassVar[str] = "movement"
    called: ClassVar[str] = "movement"


class MovementSpent(NumberMoved):
    """A hero moved."""

    number: ClassVar[str] = "movement"
    called: ClassVar[str] = "movement"
    squares: int
    through: tuple[str, ...] = ()


class MovementLost(NumberMoved):
    """Movement that is left lapses."""

    number: ClassVar[str] = "movement"
    called: ClassVar[str] = "movement"


class NumberSet(Event):
    """A number of a hero was set: by hand, by a level, by a new maximum."""

    says: ClassVar[str] = "{who}: {number} {was} to {now} ({why})."
    who: str
    number: str
    """Its name at the table: `health-max`."""
    was: int
    now: int
    why: str

    def touched(self) -> tuple[str, ...]:
        return (f"{self.number} {self.who}",)


class PosseNumberSet(Event):
    """A number of the whole Posse was set by hand."""

    says: ClassVar[str] = "{number}: {was} to {now} ({why})."
    number: str
    was: int
    now: int
    why: str

    def touched(self) -> tuple[str, ...]:
        return (self.number,)


class PoolsMoved(Event):
    """Health, sanity or both are other numbers now."""

    who: str
    health_was: int
    health_now: int
    sanity_was: int
    sanity_now: int
    by: str = ""

    def touched(self) -> tuple[str, ...]:
        moved = (("health", self.health_was, self.health_now), ("sanity", self.sanity_was, self.sanity_now))
        return tuple(f"{name} {self.who}" for name, was, now in moved if was != now)

    def _told(self) -> str:
        moved = (("health", self.health_was, self.health_now), ("sanity", self.sanity_was, self.sanity_now))
        return ", ".join(f"{name} {was} to {now}" for name, was, now in moved if was != now) or "nothing lost or won"


class HarmTaken(PoolsMoved):
    """A hero lost health or sanity."""

    number: int = 0
    """The pending hit that it was; 0 for one that never waited."""
    when: str = ""
    """When it belongs, where it was told late."""

    def sentence(self) -> str:
        late = f" It belongs to {self.when}." if self.when else ""
        told = f" ({self.by})" if self.by else ""
        return f"{self.who}: {self._told()}{told}.{late}"


class HeroHealed(PoolsMoved):
    """A hero won health or sanity back."""

    def sentence(self) -> str:
        return f"{self.who}: {self._told()} ({self.by})."
