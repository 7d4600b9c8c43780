"""What the ledger holds of the packs that were taken: each with its version and hash, and the rows that it brought.

A pack is one line: the fact that it was taken, and behind it its rows as moves. So the facts of a campaign stay what
they were whatever becomes of the file, and what a pack brought can be told without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.model import Move
from ledger.core.table.events import PackTaken
from ledger.store.entries import Entry, move_of
from ledger.store.ledger import Ledger
from ledger.store.rows import SCAN_PAGE

PACK_TAKEN = f"table/pack-taken/{PackTaken.version}"


class Said(Frozen):
    """A row that a pack brought."""

    number: int
    """The move that says it; what `log` shows and `why` names."""
    move: Move


class Brought(Frozen):
    """A pack as it was taken once; an upgrade is another time, with the rows that it changed."""

    pack: str
    edition: str
    hash: str
    number: int
    """The move that took it."""
    at: str
    """When, in UTC."""
    rows: tuple[Said, ...]


def brought(ledger: Ledger[Any]) -> tuple[Brought, ...]:
    """Every pack of the live history, in the order in which they were taken."""
    live = ledger.live_ranges(ledger.head)
    taken = [row.number for row in ledger.rows.of_topic(PACK_TAKEN)]
    entries = [ledger.entry(number) for number in taken if any(low <= number <= high for low, high in live)]
    return tuple(_brought(ledger, each, each.event) for each in entries if isinstance(each.event, PackTaken))


def _brought(ledger: Ledger[Any], first: Entry, fact: PackTaken) -> Brought:
    said = [(each, each.said) for each in _line(ledger, first) if each.said]
    rows = [(each.move, held) for each, held in said if each.number > first.number and _teaches(ledger, held.verb)]
    return Brought(
        pack=fact.pack,
        edition=fact.edition,
        hash=fact.hash,
        number=first.move,
        at=next((held.at for each, held in said if each.move == first.move), ""),
        rows=tuple(Said(number=number, move=move_of(ledger.rules, held)) for number, held in rows),
    )


def _teaches(ledger: Ledger[Any], verb: str) -> bool:
    """Whether a move of the line can be a row; one of a verb that is gone may be, and its reading says so."""
    kind = ledger.rules.moves.get(verb)
    return kind is None or kind.teaches


def _line(ledger: Ledger[Any], first: Entry) -> Iterator[Entry]:
    """The entries of the line that an entry belongs to; another pack in the same line begins another one."""
    after = first.batch - 1
    while page := ledger.rows.select(after, after + SCAN_PAGE):
        for row in page:
            entry = ledger.read(row)
            another = entry.number > first.number and isinstance(entry.event, PackTaken)
            if entry.batch != first.batch or another:
                return
            yield entry
        after = page[-1].number


def plainly(move: Move) -> Move:
    """What a row says, whoever took it and for whatever reason."""
    return move.but(who="", because=None)
