"""Facts of levels, traits, counters, the Hand, Voidgates, the Bounty Level and the Doom Track."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event


class DangerRaised(Event):
    """A Danger Level went up."""

    says: ClassVar[str] = "{place}: Danger {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    was: int
    now: int
    why: str


class DangerReduced(Event):
    """A Danger Level went down."""

    says: ClassVar[str] = "{place}: Danger {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    was: int
    now: int
    why: str


class TownRaised(Event):
    """A Town Level went up."""

    says: ClassVar[str] = "{place}: Town {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    was: int
    now: int
    why: str


class TownReduced(Event):
    """A Town Level went down."""

    says: ClassVar[str] = "{place}: Town {was} to {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    was: int
    now: int
    why: str


class TownFounded(Event):
    """A Settlement became a Town."""

    says: ClassVar[str] = "{place} is a Town now: Town Level {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    now: int = 1
    why: str


class TownLost(Event):
    """A Town became a dangerous Settlement."""

    says: ClassVar[str] = "{place} is no Town any more: Danger {now}, {why}."
    touches: ClassVar[tuple[str, ...]] = ("level {place}",)
    place: str
    now: int = 1
    why: str


class LevelHeld(Event):
    """A level that should have moved stays."""

    place: str
    level: int
    town: bool = False
    why: str

    def sentence(self) -> str:
        return f"{self.place} stays at {'Town' if self.town else 'Danger'} {self.level}: {self.why}."


class TraitGained(Event):
    """A trait counter was put down."""

    says: ClassVar[str] = "{place} is {trait} now."
    place: str
    trait: str


class TraitLost(Event):
    """A trait counter was taken away."""

    says: ClassVar[str] = "{place} is no longer {trait}: {why}."
    place: str
    trait: str
    why: str


class TraitHeld(Event):
    """A space has the trait already."""

    says: ClassVar[str] = "{place} is {trait} already."
    place: str
    trait: str


class CluePlaced(Event):
    """A Clue counter was put down."""

    says: ClassVar[str] = "Clue at {place}."
    place: str


class ClueRemoved(Event):
    """A Clue counter was taken away."""

    says: ClassVar[str] = "No Clue at {place} any more."
    place: str


class EpicPlaced(Event):
    """An Epic Monster counter stands in a space."""

    says: ClassVar[str] = "{epic} stands at {place}."
    epic: str
    place: str
    was: str = ""


class EpicMoved(Event):
    """An Epic Monster moved."""

    says: ClassVar[str] = "{epic} moves from {was} to {place}."
    epic: str
    was: str
    place: str


class EpicRemoved(Event):
    """An Epic Monster counter left the board."""

    says: ClassVar[str] = "{epic} leaves the board: {why}."
    epic: str
    place: str
    why: str


class EpicAimed(Event):
    """A mission sends an Epic Monster somewhere."""

    epic: str
    goal: str

    def sentence(self) -> str:
        goal = "the closest party" if self.goal == "party" else self.goal or "nowhere"
        return f"{self.epic} heads for {goal}."


class GateOpened(Event):
    """A Voidgate opened."""

    says: ClassVar[str] = "A Voidgate opens at {place}."
    touches: ClassVar[tuple[str, ...]] = ("gate {place}",)
    place: str


class GateWithheld(Event):
    """A Voidgate could not be placed."""

    says: ClassVar[str] = "No Voidgate at {place}: {why}."
    place: str
    why: str


class GateWounded(Event):
    """Wounds were put on a Voidgate."""

    says: ClassVar[str] = "Voidgate at {place}: Wounds {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("gate {place}",)
    place: str
    was: int
    now: int


class GateRemoved(Event):
    """A Voidgate is gone."""

    says: ClassVar[str] = "The Voidgate at {place} is gone."
    touches: ClassVar[tuple[str, ...]] = ("gate {place}",)
    place: str
