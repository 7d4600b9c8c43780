"""The campaign as a readable story."""

from __future__ import annotations

from pathlib import Path

from cli.outside import PAPER, by_ending, filed
from cli.report import Report
from cli.say import columns
from cli.table import Table
from ledger.core.frozen import to_json
from ledger.store.faults import NothingThere
from projections.chronicle import Chapter, html, markdown, text
from projections.chronicle import chronicle as chapters
from projections.pdf import Paper


def chronicle(table: Table, report: Report, session: int, target: str, *, paper: Paper) -> None:
    """The story so far, or one session of it; to a file by its ending (.txt, .md, .html, .pdf).

    Raises NothingThere, NameTaken, DiskFailed, LibraryMissing.
    """
    told = _told(table, session)
    title = f"{table.name}: {table.rules.meta.title}"
    report.fields["chronicle"] = [to_json(each) for each in told]
    if not target:
        report.say(*text(told, title, columns()))
        return
    path = Path(target)
    filed(report, path, lambda form: written(told, form, title), paper)
    report.say("Chronicle in", f"  {path}")


def _told(table: Table, session: int) -> tuple[Chapter, ...]:
    """Every session, or the one of that number."""
    rules = table.rules
    every = tuple(chapters(rules.views, rules.initial, table.ledger.moments()))
    chosen = tuple(each for each in every if session in (0, each.session))
    if not chosen:
        raise NothingThere(f"Nothing is told of session {session}.", "sessions lists them")
    return chosen


def written(told: tuple[Chapter, ...], path: Path, title: str) -> str:
    """The story as the text of that file."""
    return by_ending(
        path,
        html=lambda: html(told, title),
        markdown=lambda: markdown(told, title),
        text=lambda: "\n".join(text(told, title, PAPER)) + "\n",
    )
