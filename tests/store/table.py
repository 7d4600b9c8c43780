"""Short words for what a table does with a ledger."""

from __future__ import annotations

from typing import Any

from ledger.core.model import Event, Move
from ledger.core.table.events import NoteTaken
from ledger.core.table.moves import Note
from ledger.store.entries import Said
from ledger.store.facts import FACTS
from ledger.store.ledger import Ledger
from ledger.store.steps import Steps
from tests.toy import Scout

SAID = Said(at="2026-01-02T03:04:05Z", typed="as typed")


def say(ledger: Ledger[Any], *moves: Move) -> int:
    """Say moves in one line; answers the number of its last entry."""
    line = ledger.line()
    for move in moves:
        line.say(move)
    ledger.store(line)
    return ledger.last.number


def scout(ledger: Ledger[Any], place: str, level: int = 1) -> int:
    """Scout a place, as a line of its own."""
    return say(ledger, Scout(place=place, level=level))


def note(ledger: Ledger[Any], text: str) -> int:
    """Take a note, as a line of its own."""
    return say(ledger, Note(text=text))


def undo(ledger: Ledger[Any], count: int = 1) -> int:
    """Take back some steps; answers how many there were to take back."""
    steps = Steps(ledger)
    return len(steps.undo(steps.back(count), SAID).steps)


def redo(ledger: Ledger[Any], count: int = 1) -> int:
    """Bring back some steps; answers how many there were to bring back."""
    steps = Steps(ledger)
    return len(steps.redo(steps.forth(count), SAID).steps)


def live(ledger: Ledger[Any]) -> list[Event]:
    """The facts of the live chain, oldest first; the ledger's own left out."""
    events = [ledger.entry(number).event for number in ledger.tree.ancestry(ledger.head)]
    return [event for event in reversed(events) if type(event) not in FACTS]


def notes(ledger: Ledger[Any]) -> str:
    """The texts of the live notes, run together: what counts, at a glance."""
    return "".join(event.text for event in live(ledger) if isinstance(event, NoteTaken))
