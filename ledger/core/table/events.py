"""The facts of every table."""

from __future__ import annotations

from typing import ClassVar

from ledger.core import dice as notation
from ledger.core.model import Event


class TableLaid(Event):
    """The campaign was founded."""

    says: ClassVar[str] = "A new campaign."
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()


class PackTaken(Event):
    """The table took a pack."""

    says: ClassVar[str] = "Pack {pack}, version {edition} ({hash})."
    pack: str
    edition: str
    hash: str


class NoteTaken(Event):
    """Somebody wrote something down."""

    says: ClassVar[str] = "Note: {text}"
    text: str


class SessionOpened(Event):
    """A sitting began."""

    says: ClassVar[str] = "Session {number} opens."
    number: int


class SessionEnded(Event):
    """A sitting ended."""

    says: ClassVar[str] = "Session {number} ends."
    number: int


class HandPassed(Event):
    """Another player or hero acts from now on."""

    to: str
    declared: bool = False
    """Whether somebody said just that; else it goes without saying."""

    def sentence(self) -> str:
        return f"{self.to} acts." if self.declared else ""


class DiceRolled(Event):
    """Dice were rolled."""

    dice: str
    thrown: tuple[notation.Die, ...] = ()
    total: int
    by: str = ""

    def sentence(self) -> str:
        shown = " ".join(":".join(map(str, die.faces)) for die in self.thrown) or str(self.total)
        told = f"{self.dice}: {shown}" + (f", total {self.total}" if len(self.thrown) > 1 else "")
        return (f"{self.by} rolls {told}." if self.by else f"Rolled {told}.") + self._marked()

    def _marked(self) -> str:
        thrown = [face for die in self.thrown if die.source == "app" for face in die.faces[-1:]]
        return f" (app: {' '.join(map(str, thrown))})" if thrown else ""


class OptionSet(Event):
    """An option was settled."""

    says: ClassVar[str] = "Option {name}: {value} (was {was})."
    name: str
    value: str
    was: str


class MoveOpened(Event):
    """A move waits for an answer."""

    verb: str
    given: str
    field: str
    asks: str
    by: str = ""

    def sentence(self) -> str:
        return self.asks


class OwedAnswered(Event):
    """What a move waited for was given."""

    quiet: ClassVar[bool] = True
    verb: str
    by: str = ""


class OwedWaived(Event):
    """The table let go of an answer that was owed."""

    says: ClassVar[str] = "No longer owed: {asks}"
    verb: str
    by: str = ""
    asks: str
    reason: str = ""


class RulingMade(Event):
    """The table overruled a rule."""

    says: ClassVar[str] = "Ruling over {code} ({rule}): {reason}"
    code: str
    reason: str


class BalanceOpened(Event):
    """A campaign begins in the middle, from a sheet that was kept on paper or by another ledger."""

    says: ClassVar[str] = "Opening balance: {source} ({hash})."
    source: str
    """Name of the file."""
    hash: str
    """Its short hash."""
    keys: tuple[str, ...] = ()
    """Keys of the tracks that have their value from it."""

    def touched(self) -> tuple[str, ...]:
        return self.keys


class RestUnlisted(Event):
    """What the sheet of an opening balance does not list, and so could not restore."""

    left: tuple[str, ...]

    def sentence(self) -> str:
        return f"Not restored: {', '.join(self.left)}."
