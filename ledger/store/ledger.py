"""One campaign, opened: its live state, and lines of moves that become entries in one transaction."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Generic, TypeGuard

from ledger.core.model import Asking, Event, Move, Pick, S, Source
from ledger.core.options import chosen
from ledger.core.ruleset import Decided, Ruleset, decide
from ledger.store import chain, chance
from ledger.store.cache import EVERY, Cache
from ledger.store.entries import Entry, Said, Topics, entry_of, event_of, move_json, rows_of
from ledger.store.facts import FACTS, HeadMoved
from ledger.store.faults import Damaged
from ledger.store.rows import SCAN_PAGE, Row, Rows
from ledger.store.tree import Tree
from ledger.store.watch import Watch, unwatched

NEAR = 2 * EVERY
"""How far a state is looked for walking backwards, before the whole ledger is folded instead."""
NOTHING = Pick(among=())
"""A draw from a pile that is empty: the table says what happens then."""
HEAD_MOVED = f"ledger/head-moved/{HeadMoved.version}"


def now() -> str:
    """The time as an envelope holds it: UTC to the second."""
    return f"{datetime.now(UTC).replace(tzinfo=None).isoformat(timespec='seconds')}Z"


class Line(Generic[S]):
    """Moves said in one breath: decided one after the other, stored together or not at all."""

    def __init__(self, rules: Ruleset[S], state: S, first: int, move: int) -> None:
        self.rules = rules
        self._batch = first
        self._number = first
        self._move = move
        self.chance = True
        """Whether the program may roll and draw; a re-decision must not."""
        self.state = state
        """The state after what was said so far."""
        self.entries: list[Entry] = []
        self.asking = ""
        """What is owed after the last move, in words."""

    def say(
        self, move: Move, *, typed: str = "", request: str = "", at: str = "", source: Source = "table"
    ) -> Decided[S]:
        """Decide one more move; raises Refused, and then nothing of it is kept.

        `source` is where chance came from in a move that is said again; what comes from the program now is its own.
        """
        move, by_program, decided = self._decided(move)
        said = Said(
            at=at or now(),
            typed=typed,
            verb=move.verb,
            move=move_json(move),
            who=move.who,
            source="app" if by_program else source,
            request=request,
            ruling=tuple(each.code for each in decided.overruled),
        )
        self.add(said, decided.events)
        self.state = decided.state
        self.asking = decided.asking.asks if decided.asking else ""
        return decided

    def _decided(self, move: Move) -> tuple[Move, bool, Decided[S]]:
        """The move with what chance gave, whether that was the program's, and what follows."""
        decided, by_program = decide(self.rules, self.state, move), False
        while self._by_program(decided.asking):
            again = chance.answered(move, decided.asking)
            if again == move:  # nothing was left to draw, and the same would be asked for ever
                break
            move, by_program = again, True
            decided = decide(self.rules, self.state, move)
        return move, by_program, decided

    def _by_program(self, asking: Asking | None) -> TypeGuard[Asking]:
        if not self.chance or asking is None or asking.chance is None or asking.chance == NOTHING:
            return False
        return asking.now or chosen(self.rules.options, self.state, "dice") == "app"

    def add(self, said: Said, events: Sequence[Event]) -> None:
        """Take in the facts of one more move, as decided."""
        self._move += 1
        for at, event in enumerate(events):
            self.append(event, said if at == 0 else None)

    def append(self, event: Event, said: Said | None = None, batch: int = 0) -> None:
        """Take in one more fact of the move that is being said; `batch` where it is undone with an earlier line."""
        entry = Entry(number=self._number, batch=batch or self._batch, move=self._move, event=event, said=said)
        self.entries.append(entry)
        self._number += 1

    def cut(self) -> None:
        """What is said from here on is another line: undone on its own."""
        self._batch = self._number


class Ledger(Generic[S]):
    """The ledger of one campaign: reads its entries, says where its head is, and appends."""

    def __init__(self, rows: Rows, rules: Ruleset[S], cache: Path) -> None:
        self.rows = rows
        self.rules = rules
        self.topics = Topics(rules)
        self.cache = Cache(cache, rules)
        self._jumps: tuple[int, list[int]] = (0, [])
        """The last entry at which head moves were looked for, and their numbers."""
        self.tree = Tree(self._page, self.read)
        self._remembered: dict[int, S] = {}
        self.refresh()

    def refresh(self) -> None:
        """Look again at where the campaign is; another process may have written."""
        rows = self.rows.last(2)
        if not rows:
            raise Damaged("The campaign holds no entries.", "delve doctor")
        self._verify(rows)
        self.tree.learn(rows)
        self.last = self.tree.entry(rows[-1].number)
        self.head = self.tree.head(self.last.number)
        self.state = self.state_at(self.head)

    def _verify(self, rows: list[Row]) -> None:
        """Nobody builds on a last entry that is not what was written; the whole chain is the audit's work."""
        before = chain.unseal(rows[0].state)[0] if rows[1:] else chain.ROOT
        own, body = chain.unseal(rows[-1].state)
        last = rows[-1]
        if chain.link(before, self.rows.campaign, last.number, last.topic, body) != own:
            raise Damaged(f"Entry {last.number} is not what was written.", "delve audit, then delve doctor")

    def close(self) -> None:
        """Let go of the file."""
        self.rows.close()

    # ------------------------------------------------------------ reading

    def _page(self, after: int, upto: int) -> list[Row]:
        return self.rows.select(after, upto)

    def read(self, row: Row) -> Entry:
        """The entry in a row; raises Newer or Damaged."""
        return entry_of(self.topics, row)

    def entry(self, number: int) -> Entry:
        """The entry of that number; raises Damaged where there is none."""
        return self.tree.entry(number)

    def state_at(self, head: int, *, remember: bool = False) -> S:
        """The state after live entry `head`; 0 is the state before anything.

        `remember` keeps the states on the way there, for somebody who walks back entry by entry.
        """
        snapshots = frozenset((head,))  # where it most likely is, so that the others need not be looked for
        owing: list[Row] = []
        for number in self.tree.ancestry(head):
            row = self.tree.row(number)
            known = self._known(row, snapshots)
            if known is not None:
                return self._caught_up(known, owing, remember=remember)
            if len(owing) == NEAR:
                return self._replayed(head)
            if not owing:
                snapshots = self.cache.numbers()
            owing.append(row)
        return self._caught_up(self.rules.initial, owing, remember=remember)

    def _known(self, row: Row, snapshots: frozenset[int]) -> S | None:
        if row.number in self._remembered:
            return self._remembered[row.number]
        return self.cache.at(row.number, chain.unseal(row.state)[0].hex()) if row.number in snapshots else None

    def _caught_up(self, state: S, owing: list[Row], *, remember: bool) -> S:
        """The state after the rows that are owing, the oldest of which is the last."""
        if not remember:
            return self._folded(state, [event_of(self.topics, row) for row in reversed(owing)])
        for row in reversed(owing):
            state = self._folded(state, [event_of(self.topics, row)])
            self._remembered[row.number] = state
        return state

    def refolded(self, watch: Watch = unwatched) -> S:
        """The live state folded from the first entry, whatever the cache says; `watch` is told of the entries."""
        return self._replayed(self.head, keep=False, watch=watch)

    def _replayed(self, head: int, *, keep: bool = True, watch: Watch = unwatched) -> S:
        """The state after `head` folded from the first entry, leaving snapshots along the way if they are to keep."""
        state, kept = self.rules.initial, 0
        owing: list[Event] = []
        for row in self.live_rows(head):
            owing.append(event_of(self.topics, row))
            if row.number - kept >= EVERY and row.number < head:
                state, kept = self._folded(state, owing), row.number
                owing.clear()
                watch(kept, head)
                if keep:
                    self.cache.keep(kept, chain.unseal(row.state)[0].hex(), state, along=True)
        return self._folded(state, owing)

    def _folded(self, state: S, events: list[Event]) -> S:
        try:
            return self.rules.fold(state, [event for event in events if type(event) not in FACTS])
        except Exception as wrong:
            raise self._blamed(wrong) from wrong

    def _blamed(self, wrong: Exception) -> Exception:
        """Why facts could not be folded: the file, where it is not what was written; else the rules, and so we."""
        from ledger.store.audit import audit_rows  # noqa: PLC0415  the audit is built on this room

        told = audit_rows(self.rows.scan(), self.rows.campaign).wrong
        return Damaged(told, "delve doctor") if told else wrong

    def moments(self) -> Iterator[tuple[Entry, S]]:
        """Every live entry with the state after it, folded once; raises Damaged."""
        state = self.rules.initial
        for row in self.live_rows(self.head):
            entry = self.read(row)
            state = self._folded(state, [entry.event])
            yield entry, state

    def live_rows(self, head: int) -> Iterator[Row]:
        """The rows of the live chain up to `head`, in order."""
        for low, high in self.live_ranges(head):
            for after in range(low - 1, high, SCAN_PAGE):
                upto = min(high, after + SCAN_PAGE)
                page = self.rows.select(after, upto)
                if len(page) != upto - after:
                    raise Damaged(f"An entry from {after + 1} to {upto} is missing.", "delve audit names the first")
                yield from page

    def live_ranges(self, head: int) -> list[tuple[int, int]]:
        """The live chain up to `head` as runs of consecutive numbers, in order."""
        jumps = self._head_moves()
        runs: list[tuple[int, int]] = []
        while head:
            at = bisect_left(jumps, head)
            low = jumps[at - 1] + 1 if at else 1
            runs.append((low, head))
            head = self.tree.head(low - 1) if at else 0
        return runs[::-1]

    def _head_moves(self) -> list[int]:
        """The numbers of all head moves; read once as long as nothing is stored."""
        if self._jumps[0] != self.last.number:
            rows = self.rows.of_topic(HEAD_MOVED)
            self.tree.learn(rows)
            self._jumps = (self.last.number, [row.number for row in rows])
        return self._jumps[1]

    # ------------------------------------------------------------ writing

    def line(self) -> Line[S]:
        """A line of moves that begins where the campaign is now."""
        return Line(self.rules, self.state, self.last.number + 1, self.last.move)

    def store(self, line: Line[S]) -> None:
        """Append what was said, in one transaction; raises MovedOn, and then nothing was stored."""
        self._append(line.entries)
        head = self.tree.head(line.entries[-1].number)
        self._arrive(head, line.state, along=self._crossed(line.entries))

    def move_head(self, moved: HeadMoved, said: Said) -> None:
        """Append one head move, and stand where it leads."""
        number = self.last.number + 1
        self._append([Entry(number=number, batch=number, move=self.last.move, event=moved, said=said)])
        self._arrive(moved.to, self.state_at(moved.to), along=False)

    def _append(self, entries: list[Entry]) -> None:
        rows = rows_of(self.topics, self.rows.campaign, bytes.fromhex(self.last.hash), entries)
        self.rows.append(rows)
        self.tree.learn(rows)
        self.last = self.tree.entry(entries[-1].number)

    def _arrive(self, head: int, state: S, *, along: bool) -> None:
        self.head, self.state = head, state
        self.cache.keep(head, self.entry(head).hash, state)
        if along:
            self.cache.keep(head, self.entry(head).hash, state, along=True)

    @staticmethod
    def _crossed(entries: list[Entry]) -> bool:
        return (entries[0].number - 1) // EVERY != entries[-1].number // EVERY

    @property
    def receipt(self) -> str:
        """The short hash of the last entry."""
        return self.last.hash[:8]
