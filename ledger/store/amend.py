"""Correct or annul an earlier move: decide everything after it again, show what differs, then move the head.

The old branch stays stored. The corrected move and every later live move are decided again with their recorded dice,
cards and choices; nothing is written before the table has seen what would change.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Generic, TypeAlias

from ledger.core.frozen import Frozen
from ledger.core.model import Event, Move, Objection, Refused, S
from ledger.core.table.events import MoveOpened
from ledger.store.answers import Answers, answered
from ledger.store.entries import Entry, Said, move_of
from ledger.store.facts import HeadMoved, How, PointMarked
from ledger.store.faults import NothingThere
from ledger.store.ledger import Ledger, Line
from ledger.store.steps import Steps

Only: TypeAlias = Callable[[Iterable[Event], Iterable[Event]], tuple[str, ...]]
"""The sentences of facts that are not among the others."""


class Dropped(Frozen):
    """A later move that the rules would now refuse."""

    number: int
    said: Said
    objection: Objection


class Otherwise(Frozen):
    """What a move would bring that it did not, or no longer bring.

    Of the corrected move and of what answers it each sentence; of a later one facts of kinds that one side has none of.
    """

    number: int
    now: tuple[str, ...]
    gone: tuple[str, ...]


class Change(Frozen):
    """A track whose value would differ."""

    name: str
    was: int | None
    now: int | None


class Rewrite(Generic[S]):
    """A correction that is worked out, and stored only once the table has agreed."""

    def __init__(self, ledger: Ledger[S], number: int, moves: tuple[Move, ...], keep: str) -> None:
        self._ledger = ledger
        self._keep = keep
        self.number = number
        """The move that is corrected."""
        self.how: How = "amend" if moves else "annul"
        self.moves = moves
        self.typed = ""
        """The words of the corrected moves; those of the old one where there are none."""
        self.repeated = 0
        """How many later moves were decided again."""
        self.dropped: list[Dropped] = []
        """Later moves that the rules would now refuse."""
        self.otherwise: list[Otherwise] = []
        """The corrected move and later ones, where they would bring something else."""
        self.own: list[Entry] = []
        """The entries of the corrected moves."""
        self.line = Line(ledger.rules, ledger.state, ledger.last.number + 1, ledger.last.move)
        self.line.chance = False

    @property
    def asks(self) -> tuple[str, ...]:
        """What the corrected moves would only ask, since they lack an answer and no later one gives it."""
        asked = (each.event for each in self.own if isinstance(each.event, MoveOpened))
        return tuple(each.asks for each in asked if not self._answers.took(each))

    def branch(self, start: int) -> None:
        """Go back to before the line that begins with entry `start`."""
        base = self._ledger.tree.parent(start)
        self.line.append(HeadMoved(how="branch", to=base, left=self._ledger.head))
        self.line.state = self._ledger.state_at(base)
        self._to = base

    def remember(self, later: list[Entry]) -> None:
        """Look at what the moves from there on had brought, in the order in which they were said."""
        self._told = {entry.move: (entry.move, entry.said.verb, self._facts(entry)) for entry in later if entry.said}
        self._answers = Answers(answered(self.line.state.opened, self._told.values()))

    def replace(self, entry: Entry, said: Said) -> None:
        """Say the corrected moves in place of the old one; raises Refused."""
        self.repeated = 0  # what stands before it in its own line is no later move
        self.otherwise = []
        told = len(self.line.entries)
        for move in self.moves:
            self.line.say(move, typed=self.typed or said.typed, at=said.at)
            self._arrive()
        self.own = self.line.entries[told:]
        new = [each.event for each in self.own]
        self._answers.follow(self._told[entry.move], new)
        if self.moves:
            self._compare(entry, new, _only_said_in)

    def repeat(self, entry: Entry, said: Said) -> None:
        """Decide a later move again, with what was rolled, drawn and chosen then."""
        if isinstance(entry.event, PointMarked):
            self.line.add(said, [entry.event])
        elif not self._said_again(entry, said):
            return
        self.repeated += 1
        self._arrive()

    def _said_again(self, entry: Entry, said: Said, reason: str = "") -> bool:
        move, told = move_of(self._ledger.rules, said), len(self.line.entries)
        try:
            again = self._answers.again(entry.move, move, self.line.state)
            again = again.but(because=again.because or reason or None)
            self.line.say(again, typed=said.typed, at=said.at, source=said.source)
        except Refused as no:
            if self._keep and not reason and not no.final:
                return self._said_again(entry, said, self._keep)
            self.dropped.append(Dropped(number=entry.move, said=said, objection=no.objection))
            self._answers.follow(self._told[entry.move], ())
            return False
        new = [each.event for each in self.line.entries[told:]]
        self._answers.follow(self._told[entry.move], new)
        self._compare(entry, new, _only_in if again.but(because=None) == move.but(because=None) else _only_said_in)
        return True

    def _compare(self, entry: Entry, new: list[Event], only: Only) -> None:
        _, _, old = self._told[entry.move]
        now, gone = only(new, old), only(old, new)
        if now or gone:
            self.otherwise.append(Otherwise(number=entry.move, now=now, gone=gone))

    def _facts(self, entry: Entry) -> list[Event]:
        """The facts that a move had brought."""
        last = Steps(self._ledger).end_of_move(entry.number)
        return [self._ledger.entry(number).event for number in range(entry.number, last + 1)]

    def _arrive(self) -> None:
        self._to = self.line.entries[-1].number

    def changes(self) -> tuple[Change, ...]:
        """The tracks whose value would differ from now."""
        return differences(self._ledger, self._ledger.state, self.line.state)

    def store(self, said: Said) -> None:
        """Append the new branch and move the head to it, in one transaction; undo leads back to the old one.

        Raises MovedOn where somebody else wrote meanwhile.
        """
        first = self.line.entries[0].number
        self.line.append(HeadMoved(how=self.how, to=self._to, left=self._ledger.head), said, batch=first)
        self._ledger.store(self.line)


def _only_in(events: Iterable[Event], others: Iterable[Event]) -> tuple[str, ...]:
    """The sentences of facts of a kind that the others have none of."""
    kinds = {type(each) for each in others}
    return tuple(told for each in events if type(each) not in kinds and (told := each.sentence()))


def _only_said_in(events: Iterable[Event], others: Iterable[Event]) -> tuple[str, ...]:
    """The sentences that the others do not say; what is only asked is told as such."""
    said = {each.sentence() for each in others}
    told = (each.sentence() for each in events if not isinstance(each, MoveOpened))
    return tuple(each for each in told if each and each not in said)


def differences(ledger: Ledger[S], old: S, new: S) -> tuple[Change, ...]:
    """The tracks whose value differs between two states, in the order of the tracks."""
    tracks = ledger.rules.views.tracks
    before, after = ({each.key: each for each in tracks(state)} for state in (old, new))
    values = [
        (track.name, before[key].value if key in before else None, after[key].value if key in after else None)
        for key, track in {**before, **after}.items()
    ]
    return tuple(Change(name=name, was=was, now=now) for name, was, now in values if was != now)


def rewrite(
    ledger: Ledger[S],
    number: int,
    moves: tuple[Move, ...],
    keep: str = "",
    *,
    typed: str = "",
    before: Container[int] = (),
) -> Rewrite[S]:
    """Work out the history with `moves` in place of move `number`; none annuls it. `typed` are the new words.

    `keep` is the reason to keep, by ruling, later moves that the rules would now refuse; else they are left out.
    `before` are the numbers of later moves that come before the corrected one from now on.
    Raises NothingThere for a move that is not live, Refused where the corrected move itself is refused.
    """
    start = ledger.tree.entry(Steps(ledger).of_move(number)).batch
    later = _live_from(ledger, start)
    if start == 1:
        raise NothingThere(f"Move {number} founded the campaign.", "new NAME GAME PLAYERS begins another one")
    if not any(entry.move == number for entry in later):
        raise NothingThere(f"Move {number} is not one to correct.", "log shows the live ones")
    worked = Rewrite(ledger, number, moves, keep)
    worked.typed = typed
    worked.branch(start)
    worked.remember(later)
    batch = 0
    for entry in _reordered(later, number, before):
        if entry.batch != batch:
            worked.line.cut()
            batch = entry.batch
        if entry.said and entry.move == number:
            worked.replace(entry, entry.said)
        elif entry.said:
            worked.repeat(entry, entry.said)
    return worked


def _reordered(entries: list[Entry], number: int, before: Container[int]) -> list[Entry]:
    """The entries with those of the moves `before` in front of that of move `number`."""
    at = next(n for n, entry in enumerate(entries) if entry.move == number)
    first = [entry for entry in entries[at:] if entry.move in before]
    return [*entries[:at], *first, *(entry for entry in entries[at:] if entry.move not in before)]


def _live_from(ledger: Ledger[S], start: int) -> list[Entry]:
    """The live entries from `start` on that begin a move, in order; empty where `start` is not live."""
    runs = [(max(low, start), high) for low, high in ledger.live_ranges(ledger.head) if high >= start]
    if not runs or runs[0][0] != start:
        return []
    entries: list[Entry] = []
    for low, high in runs:
        ledger.tree.learn(ledger.rows.select(low - 1, high))
        entries += [ledger.tree.entry(number) for number in range(low, high + 1)]
    return [entry for entry in entries if entry.said]
