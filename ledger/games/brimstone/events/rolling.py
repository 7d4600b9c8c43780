"""Facts about rolls that the summary only names, checks, questions, and what works once."""

from __future__ import annotations

from typing import ClassVar

from ledger.core.dice import Die
from ledger.core.model import Event
from ledger.games.brimstone.events.thrown import faces


class DiceThrown(Event):
    """A hero rolled for something that the summary only names."""

    version: ClassVar[int] = 2
    who: str
    what: str
    dice: str = ""
    """The dice, where they are not six-sided: `d8`."""
    thrown: tuple[Die, ...]
    of: str = ""

    def sentence(self) -> str:
        shown = faces(*self.thrown)
        return f"{self.who}, {self.what}: {shown}." if shown else f"{self.who}: {self.what}."


class CheckMade(Event):
    """A check against a number was made."""

    version: ClassVar[int] = 2
    who: str
    what: str
    target: int
    dice: str = ""
    """The dice, where they are not six-sided: `d8`."""
    thrown: tuple[Die, ...]
    success: bool

    def sentence(self) -> str:
        told = "made" if self.success else "failed"
        return f"{self.who}, {self.what} {self.target}+ on {faces(*self.thrown)}: {told}."


class QuestionAsked(Event):
    """Something was left out, and stays open."""

    says: ClassVar[str] = "Open ({number}): {text}"
    number: int
    text: str
    who: str = ""


class QuestionAnswered(Event):
    """What was left out is known."""

    says: ClassVar[str] = "Answer ({number}): {text}"
    number: int
    text: str


class OnceUsed(Event):
    """What works once an adventure was used."""

    says: ClassVar[str] = "{who} uses {what}."
    who: str
    what: str
