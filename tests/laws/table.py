"""A table at a real ledger, with the oracle beside it: whatever one does, the other has to agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from shutil import rmtree
from typing import Any

import ledger as delvelog
from ledger.core.model import Event, Move, Refused
from ledger.core.ruleset import Ruleset
from ledger.core.table.events import SessionOpened
from ledger.store import chain
from ledger.store.amend import rewrite
from ledger.store.audit import Audit
from ledger.store.cache import Cache
from ledger.store.entries import Said, Topics, move_of, rows_of
from ledger.store.facts import FACTS, CampaignFounded
from ledger.store.faults import NothingThere
from ledger.store.held import HeldRows
from ledger.store.ledger import Ledger, Line
from ledger.store.rows import Row, Rows
from ledger.store.steps import Steps
from tests.laws.oracle import Oracle, Spoken, Standing
from tests.laws.watch import Watch

SAID = Said(at="2026-01-02T03:04:05Z")
CAMPAIGN = "0123456789abcdef0123456789abcdef"
EVERYTHING = 1 << 30
SELDOM = 8


def founding(rules: Ruleset[Any], move: Move) -> list[Row]:
    """The first rows of a campaign."""
    line = Line(rules, rules.initial, first=1, move=0)
    line.append(CampaignFounded(game=rules.meta.id, app=delvelog.VERSION))
    line.say(move, at=SAID.at)
    return rows_of(Topics(rules), CAMPAIGN, chain.ROOT, line.entries)


def in_memory(rules: Ruleset[Any], move: Move) -> Callable[[], Rows]:
    """A new campaign that is gone with the process; the answer opens it again."""
    rows = HeldRows(CAMPAIGN, founding(rules, move))
    return lambda: rows


class SeldomKept(Cache[Any]):
    """Snapshots of one line in eight, for a play that shall not wait for the disk; the rest is folded."""

    lines = 0

    def keep(self, number: int, mark: str, state: Any, *, along: bool = False) -> None:
        """Keep it, if it is its turn."""
        self.lines += 1
        if along or self.lines % SELDOM == 0:
            super().keep(number, mark, state, along=along)


class Table:
    """Does at the ledger and in the oracle what a table does, and holds both against each other."""

    def __init__(
        self,
        rules: Ruleset[Any],
        rows: Callable[[], Rows],
        cache: Path,
        watch: Watch | None = None,
        *,
        seldom: bool = False,
    ) -> None:
        self.rules = rules
        self.watch = watch or Watch(rules)
        self._rows = rows
        self._cache = cache
        self._seldom = seldom
        self.ledger: Ledger[Any] = self._opened()
        self.oracle: Oracle[Any] = Oracle(rules, self._founded())
        self._stored = list(self.ledger.rows.scan())
        self._names = count(1)

    def _opened(self) -> Ledger[Any]:
        opened: Ledger[Any] = Ledger(self._rows(), self.rules, self._cache)
        if self._seldom:
            opened.cache = SeldomKept(self._cache, self.rules)
        return opened

    def _founded(self) -> Spoken:
        entries = [self.ledger.entry(number) for number in range(2, self.ledger.last.number + 1)]
        return Spoken(1, None, tuple(entry.event for entry in entries))

    @property
    def state(self) -> Any:
        """The state that counts."""
        return self.ledger.state

    # ------------------------------------------------------------ what a table does

    def say(self, *moves: Move) -> int:
        """Say moves in one line, those left out that are refused; answers how many were taken in."""
        line = self.ledger.line()
        taken: list[tuple[Move, tuple[Event, ...]]] = []
        state = self.state
        for move in moves:
            before, kept = line.state, len(line.entries)
            try:
                decided = line.say(move, at=SAID.at)
            except Refused as refused:
                self.watch.refused(move, refused)
                assert (line.state is before, len(line.entries)) == (True, kept), "a refused move leaves nothing"
                continue
            events = tuple(decided.events)
            said = line.entries[-len(events)].said
            assert said
            taken.append((move_of(self.rules, said), events))
            state = self.watch.follow(state, move, events)
        if taken:
            with self._one_more():
                self.ledger.store(line)
            self.oracle.say(taken, state)
            self.agree()
        return len(taken)

    def mark(self) -> None:
        """Name the point where the table stands."""
        name = f"point {next(self._names)}"
        with self._one_more():
            Steps(self.ledger).mark(name, SAID)
        self.oracle.mark(name)
        self.agree()

    def undo(self, steps: int = 1) -> int:
        """Take back steps; answers how many there were."""
        return self._back(lambda ways: ways.back(steps), steps)

    def undo_to(self, number: int) -> int:
        """Take back everything since move `number`."""
        return self._back(lambda ways: ways.back_to(ways.of_move(number)), self.oracle.back_to(number) or 0)

    def undo_turn(self) -> int:
        """Take back everything since another player took over, or since the game's own turn began."""
        turn = self.rules.views.round or (lambda state: state.acting)
        return self._back(Steps.back_over_turn, *self.oracle.back_over(turn))

    def undo_round(self) -> int:
        """Take back everything since the round of the whole table began."""
        span = self.rules.views.span
        now = span(self.state)
        return self._back_over(Steps.back_over_round, lambda step: span(_before(step)) != now)

    def undo_phase(self) -> int:
        """Take back everything since the game was in another phase."""
        where = self.rules.views.where
        here = where(self.state)
        return self._back_over(Steps.back_over_phase, lambda step: where(_before(step)) != here)

    def undo_session(self) -> int:
        """Take back this sitting."""
        return self._back_over(Steps.back_over_session, _opens_session)

    def _back_over(self, way: Callable[[Steps[Any]], list[int]], ends: Callable[[Standing[Any]], bool]) -> int:
        return self._back(way, self.oracle.back_until(ends))

    def _back(self, way: Callable[[Steps[Any]], list[int]], expected: int, keep: int = 0) -> int:
        ways = Steps(self.ledger)
        try:
            passed = way(ways)
        except NothingThere:
            passed = []
        wanted = self.oracle.back(expected, keep)
        assert len(passed) == wanted, f"{len(passed)} steps lead back, not {wanted}"
        if passed:
            with self._one_more():
                ways.undo(passed, SAID, ways.turn_began(passed[-1]) if way is Steps.back_over_turn else 0)
            self.agree()
        return len(passed)

    def redo(self, steps: int = EVERYTHING) -> int:
        """Bring back steps; answers how many there were."""
        ways = Steps(self.ledger)
        try:
            passed = ways.forth(steps)
        except NothingThere:
            passed = []
        wanted = self.oracle.forth(steps)
        assert len(passed) == wanted, f"{len(passed)} steps lead forth, not {wanted}"
        if passed:
            with self._one_more():
                ways.redo(passed, SAID)
            self.agree()
        return len(passed)

    def restore(self, number: int) -> bool:
        """Go to the line of a move, live or not; answers whether there was anywhere to go."""
        ways = Steps(self.ledger)
        there = self.oracle.restore(number)
        try:
            with self._one_more(there):
                ways.restore(ways.of_move(number), SAID)
        except NothingThere:
            assert not there, f"move {number} cannot be restored"
        self.agree()
        return there

    def amend(self, number: int, *moves: Move, keep: str = "") -> bool:
        """Put moves (none: annul) in the place of a live one; answers whether the rules let it."""
        refused: Refused | None = None
        try:
            worked = rewrite(self.ledger, number, moves, keep)
        except Refused as no:
            refused = no
        if refused:
            try:
                self.oracle.rewritten(number, moves, keep)
            except Refused:
                return False
            raise AssertionError(f"move {number} cannot be {moves}: {refused}")
        self.oracle.correct(number, moves, keep)
        with self._one_more():
            worked.store(SAID)
        self.agree()
        return True

    def restart(self, *, forget: bool = False) -> None:
        """Close the campaign and open it again, without its snapshots where they are to be forgotten."""
        self.ledger.close()
        if forget:
            rmtree(self._cache, ignore_errors=True)
        self.ledger = self._opened()
        self.agree()

    # ------------------------------------------------------------ what has to agree

    @contextmanager
    def _one_more(self, grows: bool = True) -> Iterator[None]:
        before = self.ledger.last.number
        yield
        assert (self.ledger.last.number > before) == grows, "what is said is stored, and nothing else"

    def agree(self) -> None:
        """The state and the number of the last move are as they should be."""
        assert self.ledger.state == self.oracle.state, _difference(self.ledger.state, self.oracle.state)
        assert self.ledger.last.move == self.oracle.last

    def look(self) -> None:
        """Hold everything against everything: facts, chain, head, snapshots, rows, audit."""
        self.agree()
        numbers = list(self.ledger.tree.ancestry(self.ledger.head))[::-1]
        events = [self.ledger.entry(number).event for number in numbers]
        assert [event for event in events if type(event) not in FACTS] == self.oracle.events()
        runs = self.ledger.live_ranges(self.ledger.head)
        assert [number for low, high in runs for number in range(low, high + 1)] == numbers
        assert self.oracle.folded() == self.oracle.state
        kept = self.ledger.cache.at(self.ledger.head, self.ledger.entry(self.ledger.head).hash)
        assert kept is None or kept == self.oracle.state
        self._look_at_rows()
        self.watch.look(self.state)

    def _look_at_rows(self) -> None:
        rows = list(self.ledger.rows.scan())
        assert rows[: len(self._stored)] == self._stored, "a stored row was changed or lost"
        assert len(rows) == self.ledger.last.number, "not every row was stored"
        self._stored = rows
        verdict = Audit(self.ledger).deep()  # folds the whole ledger, whatever its snapshots say
        assert (verdict.wrong, verdict.rows) == ("", len(rows)), str(verdict)


def _before(step: Standing[Any]) -> Any:
    assert step.before
    return step.before.at.state


def _opens_session(step: Standing[Any]) -> bool:
    return any(isinstance(event, SessionOpened) for each in step.fresh for event in each.events)


def _difference(one: Any, other: Any) -> str:
    fields = [name for name in type(one).layout if getattr(one, name) != getattr(other, name)]
    return "; ".join(f"{name}: {getattr(one, name)!r} is not {getattr(other, name)!r}" for name in fields)
