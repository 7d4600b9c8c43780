"""Numbers of the adventurer that move: each with what it was, what it is, and why."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.model import Event
from ledger.games.underquest.content.rows import Stat, Token


class Moved(Event):
    """A number moved."""

    was: int
    now: int
    why: str = ""

    def sentence(self) -> str:
        because = f" ({self.why})" if self.why else ""
        return f"{self._label()} {self.was} to {self.now}{because}."

    def _label(self) -> str:
        return type(self).__name__.removesuffix("Moved")


class HealthMoved(Moved):
    """Health moved; where poison of the same hit follows, nobody dies before it has come (UQ-CBT-20)."""

    poison_follows: bool = False
    touches: ClassVar[tuple[str, ...]] = ("health",)


class GritMoved(Moved):
    """Grit moved."""

    touches: ClassVar[tuple[str, ...]] = ("grit",)


class PoisonMoved(Moved):
    """Poison moved."""

    touches: ClassVar[tuple[str, ...]] = ("poison",)


class CursesMoved(Moved):
    """Curse tokens came or went."""

    touches: ClassVar[tuple[str, ...]] = ("curses",)


class MoralityMoved(Moved):
    """The marker of morality moved."""

    touches: ClassVar[tuple[str, ...]] = ("morality",)


class ExperienceMoved(Moved):
    """Experience was gained or spent."""

    touches: ClassVar[tuple[str, ...]] = ("xp",)


class GoldMoved(Moved):
    """Gold was gained or spent."""

    touches: ClassVar[tuple[str, ...]] = ("gold",)


class RationsMoved(Moved):
    """Rations were gained, eaten or spent."""

    touches: ClassVar[tuple[str, ...]] = ("rations",)


class MoraleMoved(Moved):
    """The companion's morale moved."""

    touches: ClassVar[tuple[str, ...]] = ("morale",)


class TokensMoved(Moved):
    """Quest tokens were gained or spent."""

    touches: ClassVar[tuple[str, ...]] = ("{token}",)
    token: Token

    def _label(self) -> str:
        return f"{self.token.capitalize()} tokens"


class StatMoved(Moved):
    """A base stat was raised, or set right."""

    touches: ClassVar[tuple[str, ...]] = ("{stat}",)
    stat: Stat

    def _label(self) -> str:
        return self.stat.capitalize()


class EncumbranceMoved(Moved):
    """The printed encumbrance was set right."""

    touches: ClassVar[tuple[str, ...]] = ("weight",)


class CapMoved(Moved):
    """The starting value of health or grit was set right."""

    touches: ClassVar[tuple[str, ...]] = ("{cap}",)
    cap: str

    def _label(self) -> str:
        return f"Starting {self.cap}"
