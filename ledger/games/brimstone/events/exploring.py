"""Facts about mission, Darkness, rooms and town."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.brimstone.events.thrown import faces
from ledger.games.brimstone.state.game import Mission as MissionRow


class MissionBegan(Event):
    """The Posse is out for something."""

    says: ClassVar[str] = "Mission: {mission.name}."
    touches: ClassVar[tuple[str, ...]] = ("clues", "darkness")
    mission: MissionRow


class ClueFound(Event):
    """A clue was found."""

    touches: ClassVar[tuple[str, ...]] = ("clues",)
    was: int
    now: int
    needs: int
    room: str = ""

    def sentence(self) -> str:
        return f"Clue {self.now} of {self.needs}." if self.needs else f"Clue {self.now}."


class MissionEnded(Event):
    """The mission is over."""

    says: ClassVar[str] = "{name}: {how}."
    name: str
    how: str


class DarknessRolled(Event):
    """The table held the Darkness back, or did not."""

    version: ClassVar[int] = 2
    who: str = ""
    thrown: tuple[Die, ...]
    held: bool

    def sentence(self) -> str:
        shown = faces(*self.thrown)
        return f"The Darkness is {'held back' if self.held else 'not held back'}{f': {shown}' if shown else ''}."


class DarknessMoved(Event):
    """The Darkness moved."""

    says: ClassVar[str] = "Darkness {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("darkness",)
    was: int
    now: int


class DreadDrawn(Event):
    """A Growing Dread or Darkness card is in play."""

    says: ClassVar[str] = "In play: {card}."
    touches: ClassVar[tuple[str, ...]] = ("dread",)
    card: str
    dark: bool = False
    """Whether it is a Darkness card."""

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("Darkness" if self.dark else "Growing Dread", self.card),)


class DreadGone(Event):
    """A Growing Dread or Darkness card is over."""

    says: ClassVar[str] = "Over: {card}."
    touches: ClassVar[tuple[str, ...]] = ("dread",)
    card: str


class RoomRevealed(Event):
    """A room was revealed."""

    says: ClassVar[str] = "Room: {room}."
    room: str


class RoomScavenged(Event):
    """A room was scavenged."""

    version: ClassVar[int] = 2
    who: str
    room: str
    thrown: tuple[Die, ...] = ()
    successes: int | None = None
    over: bool = False

    def sentence(self) -> str:
        shown = faces(*self.thrown)
        made = f"{self.successes} {'succeeds' if self.successes == 1 else 'succeed'}"
        told = f": {made}" if self.successes is not None else ""
        return f"{self.who} scavenges {self.room}{f' on {shown}' if shown else ''}{told}."


class LanternPassed(Event):
    """Another hero holds the lantern."""

    says: ClassVar[str] = "{hero} holds the lantern."
    hero: str


class TownReached(Event):
    """The Posse is in town."""

    says: ClassVar[str] = "In {town}, danger {danger}."
    town: str
    danger: int


class TownLeft(Event):
    """The Posse left town."""

    says: ClassVar[str] = "{town} lies behind."
    town: str


class WareBought(Event):
    """A hero bought something."""

    who: str
    what: str
    gold: int
    owed: bool = False
    """Whether it is still to be taken, by `pick-up` or `bag`."""

    def sentence(self) -> str:
        told = "; it is still to be taken" if self.owed else ""
        return f"{self.who} buys {self.what} for {self.gold}{told}."
