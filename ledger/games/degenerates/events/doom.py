"""Facts of the Hand, the Bounty Level, the Doom Track, and how the game ends."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.degenerates.state.turns import Looming


class HandMoved(Event):
    """The Hand of Doom came to a space; Wounds on it vanish."""

    says: ClassVar[str] = "The Hand of Doom comes to {place}."
    touches: ClassVar[tuple[str, ...]] = ("hand",)
    place: str
    was: str = ""


class HandWounded(Event):
    """Wounds were put on the Hand."""

    says: ClassVar[str] = "The Hand: Wounds {was} to {now}."
    touches: ClassVar[tuple[str, ...]] = ("hand",)
    was: int
    now: int


class HandRemoved(Event):
    """The Hand left the board."""

    says: ClassVar[str] = "The Hand of Doom leaves {place}."
    touches: ClassVar[tuple[str, ...]] = ("hand",)
    place: str


class BountyRaised(Event):
    """The Bounty Level went up, or begins."""

    touches: ClassVar[tuple[str, ...]] = ("bounty",)
    was: int
    """0 where it begins."""
    now: int
    why: str

    def sentence(self) -> str:
        return f"Bounty {f'{self.was} to ' if self.was else ''}{self.now}: {self.why}."


class BountyReduced(Event):
    """The Bounty Level went down."""

    says: ClassVar[str] = "Bounty {was} to {now}: {why}."
    touches: ClassVar[tuple[str, ...]] = ("bounty",)
    was: int
    now: int
    why: str


class BountyHeld(Event):
    """The Bounty Level is at its end already."""

    says: ClassVar[str] = "Bounty stays {level}: {why}."
    level: int
    why: str


class DoomLoomed(Event):
    """The Doom Track is about to advance."""

    says: ClassVar[str] = "Doom looms: {why}."
    looming: Looming
    why: str


class DoomPrevented(Event):
    """Luck prevented the advance."""

    says: ClassVar[str] = "The Doom advance is prevented."


class DoomAdvanced(Event):
    """A Doom counter was placed."""

    says: ClassVar[str] = "Doom {was} to {now}: a {colour} counter, {why}."
    touches: ClassVar[tuple[str, ...]] = ("doom",)
    colour: str
    was: int
    now: int
    first: bool
    """Whether it is the first of its colour in the whole game."""
    why: str


class DoomReduced(Event):
    """A Doom counter was taken away."""

    says: ClassVar[str] = "Doom {was} to {now}: a {colour} counter leaves, {why}."
    touches: ClassVar[tuple[str, ...]] = ("doom",)
    colour: str
    was: int
    now: int
    why: str


class DoomHeld(Event):
    """No Doom counter of the colour could be taken away."""

    says: ClassVar[str] = "No {colour} counter on the Doom Track."
    colour: str


class DoomCardDue(Event):
    """A Doom card has to be drawn."""

    quiet: ClassVar[bool] = True


class DoomCardAside(Event):
    """A Doom card does not list the Hand's space."""

    says: ClassVar[str] = "{card} does not list {place}: set aside."
    card: str
    place: str


class DoomCardResolved(Event):
    """A Doom card was resolved."""

    card: str
    stays: bool = False
    blocks: tuple[str, ...] = ()
    grants: tuple[str, ...] = ()
    region: str = ""

    def sentence(self) -> str:
        return f"{self.card} is resolved{' and remains in play' if self.stays else ''}."


class DoomCardMissing(Event):
    """No Doom card lists the Hand's space."""

    says: ClassVar[str] = "No Doom card lists {place}."
    place: str


class LastDoomShown(Event):
    """A Doom card was looked at after the track was full; it does nothing any more."""

    says: ClassVar[str] = "The last Doom card: {card}."
    card: str


class GameLost(Event):
    """The game is lost."""

    says: ClassVar[str] = "The game is lost: {why}."
    why: str


class GameWon(Event):
    """The standalone mission is won."""

    says: ClassVar[str] = "{mission} is done: victory!"
    mission: str


class GameResumed(Event):
    """A correction takes the end of the game back."""

    says: ClassVar[str] = "The game goes on: {why}."
    why: str
