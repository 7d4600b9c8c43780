"""The campaign as a readable story."""

from __future__ import annotations

from pathlib import Path

from cli.report import Report
from cli.say import columns
from cli.table import Table
from ledger.core.frozen import to_json
from ledger.store.faults import NothingThere
from ledger.store.files import whole_text
from projections.chronicle import Chapter, html, markdown, moments, text
from projections.chronicle import chronicle as chapters

PAPER = 80
"""Columns of a text file."""


def chronicle(table: Table, report: Report, session: int, target: str) -> None:
    """The story so far, or one session of it; to a file by its ending (.txt, .md, .html).

    Raises NothingThere, NameTaken, DiskFailed.
    """
    told = _told(table, session)
    title = f"{table.name}: {table.rules.meta.title}"
    report.fields["chronicle"] = [to_json(each) for each in told]
    if not target:
        report.say(*text(told, title, columns()))
        return
    path = Path(target)
    whole_text(path, written(told, path.suffix, title))
    report.fields["path"] = str(path)
    report.say("Chronicle in", f"  {path}")


def _told(table: Table, session: int) -> tuple[Chapter, ...]:
    """Every session, or the one of that number."""
    rules = table.rules
    every = tuple(chapters(rules.views, rules.initial, moments(table.ledger)))
    chosen = tuple(each for each in every if session in (0, each.session))
    if not chosen:
        raise NothingThere(f"Nothing is told of session {session}.", "sessions lists them")
    return chosen


def written(told: tuple[Chapter, ...], ending: str, title: str) -> str:
    """The story as the text of a file with that ending."""
    if ending.lower() in (".html", ".htm"):
        return html(told, title)
    if ending.lower() in (".md", ".markdown"):
        return markdown(told, title)
    return "\n".join(text(told, title, PAPER)) + "\n"
