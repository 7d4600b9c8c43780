"""Undo, redo, restore and marks: every one of them appends, none of them deletes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from ledger.core.frozen import Frozen
from ledger.core.model import S
from ledger.core.table.events import SessionOpened
from ledger.store.entries import Entry, Said
from ledger.store.facts import HeadMoved, How, PointMarked
from ledger.store.faults import NothingThere
from ledger.store.ledger import Ledger

POINT_MARKED = f"ledger/point-marked/{PointMarked.version}"
FIRST_STEP_HINT = "this is where the campaign begins"


class Moved(Frozen):
    """Where the head went: the steps that were passed, newest first for undo, oldest first for the others."""

    steps: tuple[int, ...]
    before: int
    after: int


class Steps(Generic[S]):
    """The ways back and forth of one opened campaign."""

    def __init__(self, ledger: Ledger[S]) -> None:
        self.ledger = ledger
        self.tree = ledger.tree

    @property
    def step(self) -> int:
        """The step that the table stands at."""
        return self.tree.step_at(self.ledger.last.number)

    def back(self, count: int = 1) -> list[int]:
        """The steps that undoing `count` times would take back, newest first; raises NothingThere."""
        step, passed = self.step, list[int]()
        while len(passed) < count:
            before = self.tree.step_before(step)
            if not before:
                break
            passed.append(step)
            step = before
        if not passed:
            raise NothingThere("There is nothing to undo.", FIRST_STEP_HINT)
        return passed

    def back_to(self, number: int) -> list[int]:
        """The steps that lead back to the step that entry `number` belongs to; raises NothingThere."""
        passed: list[int] = []
        step = self.step
        while step and not self.tree.entry(step).batch <= number <= step:
            passed.append(step)
            step = self.tree.step_before(step)
        if not step:
            raise NothingThere(f"Entry {number} is not on the way back.", f"restore {number} goes there")
        if not passed and self.end_of_move(number) < self.ledger.head:
            raise NothingThere("More was said with it in one line.", "undo takes back the line; annul one move of it")
        if not passed:
            raise NothingThere("The table stands there already.", "undo takes one back")
        return passed

    def back_over_session(self) -> list[int]:
        """The steps of the session that is open or was last, newest first."""
        return self._back_while(self._opens_session)

    def back_over_turn(self) -> list[int]:
        """The steps since another took over, or since the game's own turn began, newest first.

        The oldest of them may be a line in which the turn before it ended: `turn_began` tells where in it.
        """
        now = self._turn(self.ledger.state)
        differs = self._differs(lambda state: self._turn(state) != now)
        return self._back_while(lambda step: bool(self.turn_began(step)) or differs(step))

    def turn_began(self, step: int) -> int:
        """The entry behind which the turn that goes on began, within the line of that step; 0 where it did not."""
        if isinstance(self.tree.entry(step).event, HeadMoved):
            return 0
        now = self._turn(self.ledger.state)
        line = range(step - 1, self.tree.entry(step).batch - 1, -1)
        ends = (number for number in line if self.tree.entry(number + 1).said)
        return next((end for end in ends if self._turn(self.ledger.state_at(end, remember=True)) != now), 0)

    def _turn(self, state: S) -> str:
        """The turn of a state: the game's own, or that of whoever acts."""
        of_game = self.ledger.rules.views.round
        return of_game(state) if of_game else state.acting

    def back_over_round(self) -> list[int]:
        """The steps since the round of the whole table began, newest first."""
        span = self.ledger.rules.views.span
        here = span(self.ledger.state)
        return self._back_while(self._differs(lambda state: span(state) != here))

    def back_over_phase(self) -> list[int]:
        """The steps since the game last showed another round or phase, newest first."""
        where = self.ledger.rules.views.where
        here = where(self.ledger.state)
        return self._back_while(self._differs(lambda state: where(state) != here))

    def _opens_session(self, step: int) -> bool:
        batch = range(self.tree.entry(step).batch, step + 1)
        return any(isinstance(self.tree.entry(number).event, SessionOpened) for number in batch)

    def _back_while(self, ends: Callable[[int], bool]) -> list[int]:
        passed: list[int] = []
        step = self.step
        while before := self.tree.step_before(step):
            passed.append(step)
            if ends(step):
                return passed
            step = before
        if not passed:
            raise NothingThere("There is nothing to undo.", FIRST_STEP_HINT)
        return passed

    def _differs(self, differs: Callable[[S], bool]) -> Callable[[int], bool]:
        """Whether the state before a step differs."""

        def before(step: int) -> bool:
            head = self.tree.head(self.tree.step_before(step))
            return differs(self.ledger.state_at(head, remember=True))

        return before

    def undo(self, passed: list[int], said: Said, within: int = 0) -> Moved:
        """Take back these steps (as `back` and its kin answer them) with one head move; redo brings them back.

        `within` is the entry of the oldest of them up to which it stays.
        """
        target = within or self.tree.step_before(passed[-1])
        tip = self.tree.tip(self.ledger.last.number) or self.step
        return self._move("undo", target, tip, passed, said)

    def forth(self, count: int = 1) -> list[int]:
        """The steps that redoing `count` times would bring back, oldest first; raises NothingThere."""
        tip = self.tree.tip(self.ledger.last.number)
        if not tip:
            raise NothingThere("There is nothing to redo.", "log --all shows what was taken back")
        return self.tree.steps_between(self.step, tip)[:count]

    def redo(self, passed: list[int], said: Said) -> Moved:
        """Bring back these steps (as `forth` answers them) with one head move."""
        tip = self.tree.tip(self.ledger.last.number)
        return self._move("redo", passed[-1], tip, passed, said)

    def _move(self, how: How, target: int, tip: int, passed: list[int], said: Said) -> Moved:
        before, after = self.ledger.head, self.tree.head(target)
        self.ledger.move_head(HeadMoved(how=how, to=after, left=before, step=target, tip=tip), said)
        return Moved(steps=tuple(passed), before=before, after=after)

    def restore(self, number: int, said: Said) -> Moved:
        """Go to the line that stored entry `number`, live or taken back; a step of its own, so that undo leads back.

        Raises NothingThere for an entry that does not exist, or where the table stands already.
        """
        target = self.tree.head(self.end(number)) if 1 <= number <= self.ledger.last.number else 0
        if not target:
            raise NothingThere(f"There is no entry {number}.", "log all lists them")
        if target == self.ledger.head:
            raise NothingThere("The table stands there already.", "log shows where it is")
        before = self.ledger.head
        self.ledger.move_head(HeadMoved(how="restore", to=target, left=before), said)
        return Moved(steps=(number,), before=before, after=target)

    def of_move(self, move: int) -> int:
        """The first entry of a move, by its running number; raises NothingThere."""
        low, high = 1, self.ledger.last.number
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if self.tree.lone(middle).move >= move else (middle + 1, high)
        if self.tree.lone(low).move != move:
            raise NothingThere(f"There is no move {move}.", f"the last is {self.ledger.last.move}")
        return low

    def end(self, number: int) -> int:
        """The last entry of the line that entry `number` belongs to."""
        batch = self.tree.entry(number).batch
        while number < self.ledger.last.number and self.tree.entry(number + 1).batch == batch:
            number += 1
        return number

    def end_of_move(self, number: int) -> int:
        """The last entry of the move that entry `number` belongs to; its line may go on."""
        move, following = self.tree.entry(number).move, number + 1
        while following <= self.ledger.last.number:
            entry = self.tree.entry(following)
            if entry.said or entry.move != move or isinstance(entry.event, HeadMoved):
                break
            following += 1
        return following - 1

    def mark(self, name: str, said: Said) -> None:
        """Name the point where the table stands; the mark is a line of its own, which undo takes back."""
        line = self.ledger.line()
        line.add(said, [PointMarked(name=name)])
        self.ledger.store(line)

    def marks(self) -> list[tuple[str, int]]:
        """Every mark ever made, with the entry that it names, in order."""
        rows = self.ledger.rows.of_topic(POINT_MARKED)
        self.tree.learn(rows)
        return [(_name(self.tree.entry(row.number)), row.number) for row in rows]

    def marked(self, name: str) -> int:
        """The entry that the latest mark of this name names, one that counts before one that was taken back.

        Raises NothingThere with the marks there are.
        """
        marks = self.marks()
        found = [number for each, number in marks if each.casefold() == name.casefold()]
        if not found:
            told = ", ".join(dict.fromkeys(each for each, _ in marks)) or "there are none"
            raise NothingThere(f"No mark '{name}'.", f"marks: {told}")
        runs = self.ledger.live_ranges(self.ledger.head)
        live = [number for number in found if any(low <= number <= high for low, high in runs)]
        return max(live or found)


def _name(entry: Entry) -> str:
    return entry.event.name if isinstance(entry.event, PointMarked) else ""
