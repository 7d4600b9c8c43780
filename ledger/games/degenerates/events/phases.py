"""Facts of phases, travel, Rest actions and Trade."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.degenerates.state.adventurers import Stance
from ledger.games.degenerates.state.game import PHASE_NAMES, Party, Phase
from ledger.games.degenerates.state.places import Ware
from ledger.games.degenerates.state.turns import Turn

FEW = 2
"""Parties whose spaces one line holds."""


class TurnBegan(Event):
    """A new Game Turn."""

    says: ClassVar[str] = "Game Turn {turn}."
    touches: ClassVar[tuple[str, ...]] = ("turn",)
    turn: int


class TieSettled(Event):
    """The table settled who goes before whom."""

    names: tuple[str, ...]

    def sentence(self) -> str:
        return f"Order: {', '.join(self.names)}."


class PhaseBegan(Event):
    """A phase began, with its parties in their order."""

    phase: Phase
    parties: tuple[Party, ...] = ()

    def sentence(self) -> str:
        many = len(self.parties) > FEW
        told = "; ".join(each.leader if many else f"{each.leader} at {each.space}" for each in self.parties)
        name = PHASE_NAMES[self.phase]
        return f"{name[:1].upper()}{name[1:]}{f': {told}' if told else ''}."


class TurnsLaid(Event):
    """Each party will draw a Danger card."""

    quiet: ClassVar[bool] = True
    turns: tuple[Turn, ...]


class StanceTaken(Event):
    """Adventurers took a Map Stance."""

    names: tuple[str, ...]
    stance: Stance

    def sentence(self) -> str:
        return f"{', '.join(self.names)}: {self.stance}."


class CombatStanceTaken(Event):
    """An adventurer took a Combat Stance."""

    says: ClassVar[str] = "{who}: {stance}."
    who: str
    stance: str


class Travelled(Event):
    """Adventurers went from space to space."""

    names: tuple[str, ...]
    was: str
    place: str
    how: str

    def sentence(self) -> str:
        return f"{', '.join(self.names)}: {self.how} to {self.place}."


class AdventurersPlaced(Event):
    """Adventurers stand somewhere because of the set-up or a card."""

    names: tuple[str, ...]
    place: str

    def sentence(self) -> str:
        return f"At {self.place}: {', '.join(self.names)}."


class VoidStayed(Event):
    """Void Travel failed; the party must Rest in the Maze."""

    names: tuple[str, ...]
    why: str
    spent: bool = False
    """Whether the Map Action is used up all the same."""

    def sentence(self) -> str:
        return f"The Maze holds {', '.join(self.names)}: {self.why}."


class MarchBegun(Event):
    """Everybody who marched owes a CON Test."""

    quiet: ClassVar[bool] = True
    names: tuple[str, ...]


class MarchEndured(Event):
    """The Test after a march is made."""

    quiet: ClassVar[bool] = True
    who: str


class RestTaken(Event):
    """An adventurer took a Rest action."""

    says: ClassVar[str] = "{who}: {action}."
    who: str
    action: str


class ExploreTried(Event):
    """Somebody tried to Explore a space."""

    quiet: ClassVar[bool] = True
    place: str
    passed: bool = False


class MapActionEnded(Event):
    """A party's Map Action Phase is over."""

    names: tuple[str, ...]
    why: str

    def sentence(self) -> str:
        return f"{', '.join(self.names)}: no more Map Actions, {self.why}."


class StallOpened(Event):
    """Cards may be revealed in a Town, or by a travelling merchant."""

    says: ClassVar[str] = "{who} trades at {place}: {shown} cards."
    place: str
    who: str
    shown: int
    extra: bool = False
    merchant: str = ""


class WareRevealed(Event):
    """A Loot card was revealed while Trading."""

    place: str
    ware: Ware

    def sentence(self) -> str:
        price = f", {self.ware.price} gold" if self.ware.price else ""
        return f"Revealed: {self.ware.card} ({self.ware.kind}{price})."


class WareSettled(Event):
    """A revealed Event, Disease or Monster is dealt with."""

    says: ClassVar[str] = "{card} is settled."
    place: str
    card: str


class WareGone(Event):
    """A revealed card left the table."""

    quiet: ClassVar[bool] = True
    place: str
    card: str


class StallLost(Event):
    """The monsters among the wares won: nothing is bought or sold here this turn."""

    says: ClassVar[str] = "No more trade at {place} this turn."
    place: str


class StallClosed(Event):
    """What nobody bought is cleared away."""

    quiet: ClassVar[bool] = True
    place: str


class PartiesMerged(Event):
    """A party is of one stance at the end of the phase."""

    names: tuple[str, ...]
    stance: Stance
    leader: str

    def sentence(self) -> str:
        return f"One party: {', '.join(self.names)}; {self.stance}, led by {self.leader}."


class DayCleared(Event):
    """Counters of the turn are cleared at its end."""

    quiet: ClassVar[bool] = True
