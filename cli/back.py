"""Undo and redo in words: how many, how far, and what that takes back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cli.grammar import WordsWrong, clean_name
from cli.grammar.values import like_number
from cli.play import receipt
from cli.report import REFUSED, Report
from cli.say import put
from cli.table import Table
from ledger.core.wording import counted
from ledger.store.amend import Change, differences
from ledger.store.entries import Entry
from ledger.store.facts import HeadMoved
from ledger.store.steps import Steps
from projections.journal import spoken

MANY = 5
"""Steps from which on the shell asks first."""
USAGE = {
    "undo": "undo, undo 3, undo to 12, undo turn, undo round, undo phase, undo session",
    "redo": "redo, redo 3, redo all",
}
FEW = 2
"""Moves up to which an answer also repeats what they had told."""
SHOWN = 6
"""Moves taken back that are listed one by one."""


def undo(table: Table, words: tuple[str, ...], report: Report) -> None:
    """Take back moves: `undo`, `undo 3`, `undo to 12`, `undo to MARK`, `undo turn` and its like.

    A turn goes back to where another took over, a round to where that of the whole table began, a phase to where the
    status said something else, a session to its opening.

    By lines; `undo turn` stops within one in which the turn before it ended.

    Raises WordsWrong, NothingThere, MovedOn.
    """
    steps = Steps(table.ledger)
    passed = _how_far(steps, words)
    within = steps.turn_began(passed[-1]) if _over_turn(words) else 0
    moves = _moves_of(table, passed, within)
    target = table.ledger.tree.head(within or steps.tree.step_before(passed[-1]))
    large = len(passed) >= MANY or bool(words and not words[0].isdecimal())
    if table.settings.dry_run:
        _list(table, report, moves, "Would take back")
        report.say(*_changes(table, target))
        return
    if large and not _agreed(table, report, moves, target):
        return
    steps.undo(passed, table.said("undo", " ".join(("undo", *words))), within)
    report.fields["undone"] = [entry.move for entry in moves]
    _list(table, report, moves, "Undone")
    _after(table, report)


def _over_turn(words: tuple[str, ...]) -> bool:
    return len(words) == 1 and words[0].lstrip("-").casefold() == "turn"


def _changes(table: Table, target: int) -> list[str]:
    """The tracks that going back to the entry `target` would change."""
    changes = differences(table.ledger, table.ledger.state, table.ledger.state_at(target))
    return [f"  {changed(each)}" for each in changes[:SHOWN]]


def changed(change: Change) -> str:
    """A track that differs, in a few words."""
    was, now = ("none" if value is None else value for value in (change.was, change.now))
    return f"{change.name}: {was} to {now}"


def redo(table: Table, words: tuple[str, ...], report: Report) -> None:
    """Bring back what undo took: `redo`, `redo 3`, `redo all`; raises WordsWrong, NothingThere, MovedOn."""
    steps = Steps(table.ledger)
    count = 10**9 if words[:1] == ("all",) else _count(words, "redo")
    passed = steps.forth(count)
    moves = _moves_of(table, passed, steps.step)
    if table.settings.dry_run:
        _list(table, report, moves, "Would bring back")
        return
    steps.redo(passed, table.said("redo", " ".join(("redo", *words))))
    report.fields["redone"] = [entry.move for entry in moves]
    _list(table, report, moves, "Redone")
    _after(table, report)


def _how_far(steps: Steps[Any], words: tuple[str, ...]) -> list[int]:
    """The steps that the words mean, newest first."""
    word = words[0].lstrip("-").casefold() if words else ""
    spans: dict[str, Callable[[], list[int]]] = {
        "turn": steps.back_over_turn,
        "round": steps.back_over_round,
        "phase": steps.back_over_phase,
        "session": steps.back_over_session,
    }
    if word in spans and len(words) == 1:
        return spans[word]()
    if word == "to" and len(words) > 1:
        return steps.back_to(point(steps, " ".join(words[1:])))
    return steps.back(_count(words, "undo"))


def point(steps: Steps[Any], word: str) -> int:
    """The entry that a move's number or a mark's name points to; raises NothingThere."""
    number = whole(word.lstrip("#"))
    if number is not None:
        return steps.of_move(number)
    return steps.marked(clean_name(word.replace("_", " ")))


def _count(words: tuple[str, ...], verb: str) -> int:
    count = 1 if not words else whole(words[0]) if len(words) == 1 else 0
    if not count:
        raise WordsWrong("number-bad", f"'{' '.join(words)}' is no number of moves.", USAGE[verb])
    return count


def whole(word: str) -> int | None:
    """The number that a word is, if it is one of at most nine digits."""
    return int(word) if like_number(word) and word.isdecimal() else None


def _moves_of(table: Table, passed: list[int], after: int) -> list[Entry]:
    """The entries behind `after` that begin the moves of these steps, each step from its newest on."""
    return [entry for step in passed for entry in _moves_of_one(table, step) if entry.number > after]


def _moves_of_one(table: Table, step: int) -> list[Entry]:
    """Those of one step; a correction stands for all that it said again."""
    if isinstance(table.ledger.entry(step).event, HeadMoved):
        return [table.ledger.entry(step)]
    batch = table.ledger.entry(step).batch
    return [entry for number in range(step, batch - 1, -1) if (entry := table.ledger.entry(number)).said]


def _list(table: Table, report: Report, moves: list[Entry], how: str) -> None:
    """What was taken back or brought back: who, the words, and what they had told where it is only a few."""
    for entry in moves[:SHOWN]:
        report.say(f"{how} #{entry.move}: {told(entry)}")
        if len(moves) <= FEW:
            report.say(*(f"  {sentence}" for sentence in _sentences(table, entry)))
    if len(moves) > SHOWN:
        report.say(f"{how} {len(moves) - SHOWN} more, to #{moves[-1].move}.")


def _sentences(table: Table, first: Entry) -> list[str]:
    """What the facts of a move had told."""
    last = Steps(table.ledger).end_of_move(first.number)
    told = (table.ledger.entry(number).event.sentence() for number in range(first.number, last + 1))
    return [sentence for sentence in told if sentence]


def told(entry: Entry) -> str:
    """A move in a few words: who, and the words as they were typed."""
    return spoken(entry.said) if entry.said else entry.event.sentence()


def _after(table: Table, report: Report) -> None:
    report.entries([table.ledger.last])
    report.say(table.rules.views.where(table.ledger.state))
    report.owed(table.owed())
    receipt(table, report)


def _agreed(table: Table, report: Report, moves: list[Entry], target: int) -> bool:
    """Whether the table confirms a large undo; where nobody can be asked, `--yes` must say so."""

    def lines() -> Iterator[str]:
        yield f"That takes back {counted(len(moves), 'move')}:"
        yield from (f"  #{each.move}: {told(each)}" for each in moves[:SHOWN])
        yield from [f"  and {len(moves) - SHOWN} more"] if moves[SHOWN:] else []
        yield from _changes(table, target)

    return agreed(report, "Go on?", f"That takes back {counted(len(moves), 'move')}.", lines())


def agreed(report: Report, question: str, unasked: str, lines: Iterable[str] = ()) -> bool:
    """Whether the table confirms, once it has seen the lines.

    Where nobody can be asked, `--yes` must say so; `unasked` is what the report says without it. A no is told.
    """
    if report.settings.yes:
        return True
    if not report.settings.asks:
        report.wrong(REFUSED, "confirm-missing", unasked, "the same with --yes")
        return False
    put(lines)
    if not confirmed(question):
        report.say("Nothing was changed.")
        return False
    return True


def confirmed(question: str) -> bool:
    """Ask at the terminal; anything but a yes is a no."""
    sys.stdout.write(f"{question} y/n ")
    sys.stdout.flush()
    try:
        answer = sys.stdin.readline()
    except UnicodeDecodeError:
        return False
    return answer.strip().casefold() in ("y", "yes", "j", "ja", "o", "oui", "s", "si")
