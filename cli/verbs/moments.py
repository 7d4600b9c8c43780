"""Moments that words name: a move, a mark, the end of a session; and what differs between two of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cli.back import point, whole
from cli.grammar import WordsWrong
from cli.outside import by_ending, filed
from cli.report import Report
from cli.table import Table
from ledger.store.steps import Steps
from projections.compare import differing
from projections.differences import Page
from projections.moments import sat


def moment(table: Table, at: str, session: int = 0) -> tuple[int, Any]:
    """The live head and the state as they were after a move or mark, or at the end of a session; else as they are now.

    Raises NothingThere, and WordsWrong where both are named.
    """
    if not at and not session:
        return table.ledger.head, table.ledger.state
    if at and session:
        raise WordsWrong("moment-twice", "A move or a session, not both.", f"--session {session}")
    head = sat(table.ledger, session).end if session else _end_of_move(table, at)
    return head, table.ledger.state_at(head)


def _end_of_move(table: Table, at: str) -> int:
    steps = Steps(table.ledger)
    return table.ledger.tree.head(steps.end_of_move(point(steps, at)))


def diff(table: Table, report: Report, words: tuple[str, ...], target: str = "") -> None:
    """What differs between two moments, each a move, a mark or `session 2`; the second is now, where it is left out.

    With `target` as a page, in the form that its ending asks for.

    Raises WordsWrong, NothingThere, NameTaken, DiskFailed.
    """
    points = _points(list(words))
    first, second = ((moment(table, *each)[1], _called(*each)) for each in (*points, ("", 0))[:2])
    found = differing(table.rules.views, first[0], second[0])
    report.fields["differences"] = [each.line() for each in found]
    if target:
        page = Page(campaign=table.name, first=first[1], second=second[1], found=found)
        path = Path(target)
        filed(report, path, lambda form: by_ending(form, html=page.html, markdown=page.markdown, text=page.text))
        report.say("What differs is in", f"  {path}")
        return
    report.say(*([each.line() for each in found] or ("Nothing differs.",)))


def _points(words: list[str]) -> list[tuple[str, int]]:
    """(move or mark, session) of each moment that the words name; raises WordsWrong unless they are one or two."""
    points: list[tuple[str, int]] = []
    while words:
        word, number = words.pop(0), whole(words[0]) if words else None
        if word.casefold() == "session" and number:
            words.pop(0)
            points.append(("", number))
        else:
            points.append((word, 0))
    if not 1 <= len(points) <= 2:  # noqa: PLR2004  from one to another
        raise WordsWrong("moments-bad", "From which moment to which?", "diff 3, diff 3 12, diff session 1 session 2")
    return points


def _called(at: str, session: int) -> str:
    """A moment in words."""
    if session:
        return f"session {session}"
    return f"#{at.lstrip('#')}" if whole(at.lstrip("#")) is not None else at.replace("_", " ") or "now"
