"""A24, B21: what is typed at the table reads as few rows at entry 10,000 as at entry 500."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.core.table.moves import Note
from ledger.store.amend import rewrite
from ledger.store.held import HeldRows
from ledger.store.ledger import Ledger, Line
from ledger.store.rows import Row
from projections.journal import journal
from tests.laws.small import FOUND
from tests.laws.table import CAMPAIGN, founding
from tests.store.table import note, redo, undo
from tests.toy import TOY, Scout, Toy

FEW = 500
MANY = 10_000
MOST_READ = 600
"""Rows, for opening, a move, undo, redo and the end of the log together."""


class Counted(HeldRows):
    """Rows in memory that count how many of them were read."""

    read = 0

    def select(self, after: int = 0, upto: int | None = None, limit: int | None = None) -> list[Row]:
        found = super().select(after, upto, limit)
        self.read += len(found)
        return found

    def last(self, limit: int = 1, upto: int | None = None) -> list[Row]:
        before = self.read
        found = super().last(limit, upto)
        self.read = before + len(found)
        return found

    def of_topic(self, topic: str) -> list[Row]:
        found = super().of_topic(topic)
        self.read += len(found)
        return found

    def scan(self) -> Iterator[Row]:
        self.read += len(self.select())
        return super().scan()


def long_campaign(entries: int, cache: Path) -> Counted:
    """The rows of a campaign of so many lines."""
    rows = Counted(CAMPAIGN, founding(TOY, FOUND))
    ledger = Ledger[Toy](rows, TOY, cache)
    line = ledger.line()
    while len(line.entries) < entries:
        line.cut()
        line.say(Note(text=str(len(line.entries))))
    ledger.store(line)
    return rows


def evening(rows: Counted, cache: Path) -> int:
    """Rows that an evening's ordinary commands read, each in a process of its own."""
    rows.read = 0
    for command in (lambda ledger: note(ledger, "a"), undo, redo, journal):
        command(Ledger[Toy](rows, TOY, cache))
    return rows.read


@pytest.mark.parametrize("cached", [True, False])
def test_a_long_campaign_costs_what_a_short_one_costs(tmp_path: Path, *, cached: bool) -> None:
    read = []
    for entries in (FEW, MANY):
        cache = tmp_path / str(entries)
        rows = long_campaign(entries, cache)
        evening(rows, cache if cached else tmp_path / "elsewhere" / str(entries))
        read.append(evening(rows, cache))
    assert max(read) <= MOST_READ
    assert read[1] <= read[0] * 1.5


def test_a_late_correction_does_not_read_the_beginning(tmp_path: Path) -> None:
    rows = long_campaign(MANY, tmp_path)
    ledger = Ledger[Toy](rows, TOY, tmp_path)
    ledger.store(_scouted(ledger))
    rows.read = 0
    rewrite(ledger, ledger.last.move, (Scout(place="Cave", level=1),))
    assert rows.read <= MOST_READ


def _scouted(ledger: Ledger[Toy]) -> Line[Toy]:
    line = ledger.line()
    line.say(Scout(place="Mines", level=1))
    return line
