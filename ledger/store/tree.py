"""The tree of entries that is never cut: which entries are live, and where undo and redo lead.

Each entry follows the head before it, and a HeadMoved moves that head. A *step* is what one undo takes back: the last
entry of a line of moves, or a head move that is no undo or redo. Everything here reads backwards from a number, in
pages, so that it costs the same at entry 100 and at entry 100,000.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ledger.store.entries import Entry
from ledger.store.facts import BACK_AND_FORTH, HeadMoved
from ledger.store.faults import Damaged
from ledger.store.rows import Row

PAGE = 64
HEAD_MOVES = "ledger/head-moved/"
"""How the topics of head moves begin: no other row has to be read into its types to find the way."""


class Tree:
    """Reads entries by number, a page of rows at a time, and follows the head moves among them."""

    def __init__(self, select: Callable[[int, int], list[Row]], read: Callable[[Row], Entry]) -> None:
        self._select = select
        self._read = read
        self._rows: dict[int, Row] = {}
        self._entries: dict[int, Entry] = {}

    def row(self, number: int) -> Row:
        """The row of that number, as stored; raises Damaged where there is none."""
        if number not in self._rows:
            page = (number - 1) // PAGE
            self.learn(self._select(page * PAGE, (page + 1) * PAGE))
            if number not in self._rows:
                raise Damaged(f"Entry {number} is missing.", "delve audit, then delve doctor")
        return self._rows[number]

    def entry(self, number: int) -> Entry:
        """The entry of that number; raises Damaged where there is none."""
        if number not in self._entries:
            self._entries[number] = self._read(self.row(number))
        return self._entries[number]

    def lone(self, number: int) -> Entry:
        """The same, for a search that leaps about: the rows beside it are not read."""
        if number not in self._rows:
            self.learn(self._select(number - 1, number))
        return self.entry(number)

    def learn(self, rows: Iterable[Row]) -> None:
        """Take note of rows that were read or stored."""
        for row in rows:
            self._rows[row.number] = row

    def head(self, number: int) -> int:
        """The live head once entry `number` was stored."""
        if not self.row(number).topic.startswith(HEAD_MOVES):
            return number
        event = self.entry(number).event
        return event.to if isinstance(event, HeadMoved) else number

    def parent(self, number: int) -> int:
        """The entry that a fact follows; 0 for the first."""
        return self.head(number - 1) if number > 1 else 0

    def ancestry(self, head: int) -> Iterator[int]:
        """The numbers of the live chain, from `head` back to the first entry."""
        while head:
            yield head
            head = self.parent(head)

    def step_at(self, number: int) -> int:
        """The step that the table stood at once entry `number` was stored."""
        event = self.entry(number).event
        back_and_forth = isinstance(event, HeadMoved) and event.how in BACK_AND_FORTH
        return event.step if isinstance(event, HeadMoved) and back_and_forth else number

    def step_before(self, step: int) -> int:
        """The step that one undo leads to from `step`; 0 where there is nothing to take back."""
        before = self.entry(step).batch - 1
        return self.step_at(before) if before else 0

    def tip(self, number: int) -> int:
        """The step that redo leads back to once entry `number` was stored; 0 where there is nothing to bring back."""
        event = self.entry(number).event
        if isinstance(event, HeadMoved) and event.how in BACK_AND_FORTH and event.tip != event.step:
            return event.tip
        return 0

    def steps_between(self, step: int, tip: int) -> list[int]:
        """The steps after `step` up to `tip`, in order."""
        path: list[int] = []
        while tip > step:
            path.append(tip)
            tip = self.step_before(tip)
        return path[::-1]
