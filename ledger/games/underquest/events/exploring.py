"""Turns, the tableau, the end of a level, and the quest."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.core.piles import UNSEEN
from ledger.games.underquest.content.rows import Pairs, Token
from ledger.games.underquest.state.dungeon import End, Position, Quest


class CardsTaken(Event):
    """Two dungeon cards lie face-down."""

    says: ClassVar[str] = "Turn {turn}: two cards are drawn, {left} are left."
    turn: int
    left: int

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("dungeon", UNSEEN),) * 2


class CardTurned(Event):
    """A dungeon card was turned up."""

    says: ClassVar[str] = "{card} is turned up."
    card: str
    position: Position


class DungeonCardDiscarded(Event):
    """A dungeon card went away face-down, seen or unseen."""

    card: str

    def sentence(self) -> str:
        return "The other card goes away unseen." if self.card == UNSEEN else f"{self.card} goes away."


class DungeonCardTakenBack(Event):
    """The table took the other card of the turn back from the discard pile."""

    card: str

    def sentence(self) -> str:
        return f"{'The other card' if self.card == UNSEEN else self.card} comes back."


class CardResolved(Event):
    """A dungeon card is resolved: the whole of it, or one of its two parts."""

    card: str
    position: Position
    part: int = 0
    """1 or 2 for a card of two parts, 0 for a whole one."""

    def sentence(self) -> str:
        return f"Resolve {self.card}{f', part {self.part}' if self.part else ''}."


class CardSettled(Event):
    """A dungeon card was resolved to the end."""

    says: ClassVar[str] = "{card} is resolved."
    card: str


class CardLaid(Event):
    """A dungeon card was added to the tableau."""

    touches: ClassVar[tuple[str, ...]] = ("turn",)
    card: str
    end: End
    left: Token
    right: Token
    token: Token | None = None
    """What the seam gave."""
    turn: int

    def sentence(self) -> str:
        gives = f"a {self.token} token" if self.token else "no token"
        return f"Turn {self.turn}: {self.card} on the {self.end}, {gives}."


class DungeonShuffled(Event):
    """The tableau and the discards went back into the dungeon deck, and it was shuffled."""

    removed: int = 0
    """Cards that stay out, unseen."""
    left: int

    def sentence(self) -> str:
        out = f", {self.removed} are out unseen" if self.removed else ""
        return f"The dungeon is shuffled: {self.left} cards{out}."


class LevelFinished(Event):
    """The next level of the dungeon lies open."""

    says: ClassVar[str] = "Level {now}."
    touches: ClassVar[tuple[str, ...]] = ("level", "turn")
    was: int
    now: int


class CompanionStarved(Event):
    """There was no ration for the companion."""

    says: ClassVar[str] = "No ration for {name}."
    name: str


class QuestTurned(Event):
    """A quest card was turned up."""

    touches: ClassVar[tuple[str, ...]] = ("quest",)
    quest: Quest

    def sentence(self) -> str:
        cost = ", ".join(f"{count} {name}" for name, count in self.quest.cost) or "nothing"
        return f"Quest {self.quest.phase}: {self.quest.title}, for {cost}."

    def drawn(self) -> tuple[tuple[str, str], ...]:
        return (("quest", self.quest.title),)


class QuestPaid(Event):
    """A quest card was paid."""

    says: ClassVar[str] = "{title} is paid: read its lower part."
    phase: int
    title: str
    tokens: Pairs = ()


class QuestConcluded(Event):
    """A quest card was resolved and discarded."""

    says: ClassVar[str] = "{title} is done."
    touches: ClassVar[tuple[str, ...]] = ("quest",)
    phase: int
    title: str
