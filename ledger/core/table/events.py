"""The facts of every table."""

from __future__ import annotations

from typing import ClassVar

from ledger.core import dice as notation
from ledger.core.model import Event, Unexplained


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


class DeckListed(Event):
    """Every card of a deck is known by name."""

    says: ClassVar[str] = "{deck}: its cards are known; {left} left."
    deck: str
    cards: tuple[tuple[str, int], ...]
    """What may still come, card by card."""
    left: int


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
    moves: tuple[str, ...] = ()
    """Keys of the tracks that it moves."""

    def touched(self) -> tuple[str, ...]:
        return self.moves


class MoveOpened(Event):
    """A move waits for an answer."""

    verb: str
    given: str
    field: str
    asks: str
    by: str = ""
    place: int | None = None
    """Where it stands among the moves that wait, counted from 0, since it waited there before; None behind them."""
    also: tuple[str, ...] = ()
    """Other fields that answer as well."""

    def sentence(self) -> str:
        return self.asks


class OwedAnswered(Event):
    """What a move waited for was given."""

    quiet: ClassVar[bool] = True
    verb: str
    by: str = ""
    given: str = ""
    """The fields that were given before, as JSON text; empty for the oldest of that verb."""


class OwedWaived(Event):
    """The table let go of an answer that was owed."""

    says: ClassVar[str] = "No longer owed: {asks}"
    verb: str
    by: str = ""
    asks: str
    reason: str = ""
    given: str = ""
    """The fields that were given before, as JSON text; empty for the oldest of that verb."""


class RulingMade(Event):
    """The table overruled a rule."""

    says: ClassVar[str] = "Ruling over {code} ({rule}): {reason}"
    code: str
    reason: str


class NumberCounted(Event):
    """A number was counted, and is what the table has, whatever the log gave."""

    what: str
    who: str = ""
    track: str = ""
    """Key of the track that shows it."""
    log: int | None
    """What the log gave; None where nobody had counted it."""
    counted: int
    by: int
    """How much more the table has than the log gave."""
    left: int = 0
    """How much of that number is unexplained now, earlier counts included."""
    held: tuple[str, ...] = ()
    """The facts that changed it, as JSON text, where what follows from them waits for the explanation."""

    def touched(self) -> tuple[str, ...]:
        return (self.track,) if self.track else ()

    def sentence(self) -> str:
        found = Unexplained(what=self.what, who=self.who, log=self.log or 0, counted=self.counted)
        if self.log is None:
            return f"{found.label}: {self.counted}, counted for the first time."
        if not self.by:
            return f"{found.label}: {self.counted}, as the log gives."
        if not self.left:
            return f"{found.label}: {self.counted}, as the log gave before; nothing is unexplained."
        return f"{found.label}: {self.counted}, unexplained: {found.apart} than the log gives."


class NumberExplained(Event):
    """Somebody said why a number was not what the log gave."""

    what: str
    who: str = ""
    track: str = ""
    by: int
    """How much more the table had than the log gave, in all."""
    reason: str

    def touched(self) -> tuple[str, ...]:
        return (self.track,) if self.track else ()

    def sentence(self) -> str:
        found = Unexplained(what=self.what, who=self.who, log=0, counted=self.by)
        return f"{found.label}: {found.apart} than the log, explained: {self.reason}."


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
