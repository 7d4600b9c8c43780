"""Record sheets, and how to lay the table out again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cli.grammar.names import match
from cli.outside import PAPER, by_ending, filed, handed_over
from cli.report import Report
from cli.say import columns
from cli.table import Table
from cli.verbs.moments import moment
from ledger.core.nouns import Sheet
from ledger.core.wording import counted
from projections.layout import layout
from projections.pdf import Paper
from projections.sheets.document import document, printed
from projections.sheets.gather import kept, sheets
from projections.sheets.html import html
from projections.sheets.markdown import markdown
from projections.sheets.text import text

CAMPAIGN = "campaign"


def sheet(
    table: Table, report: Report, words: tuple[str, ...], at: str, target: str, *, session: int, paper: Paper
) -> None:
    """A record sheet: `sheet`, `sheet campaign`, `sheet Ana`; to a file by its ending (.txt, .md, .html, .pdf, .json).

    A page of reference is printed by its name only (`sheet cards`).

    Raises WordsWrong, NothingThere, NameTaken, DiskFailed, LibraryMissing.
    """
    head, state = moment(table, at, session)
    heroes = table.rules.views.by_hero(state)
    chosen = _chosen(sheets(table.ledger, state, head), " ".join(words), heroes, lenient=table.settings.lenient)
    told = report.fields["document"] = document(chosen, table.name, table.ledger, head)
    if target:
        path = Path(target)
        if path.suffix.lower() == ".json":
            handed_over(report, printed(told), path)
        else:
            filed(report, path, lambda form: written(chosen, form, table.name), paper)
        report.say(f"{counted(len(chosen), 'sheet')} in", f"  {path}")
        return
    for number, each in enumerate(chosen):
        report.say(*([""] if number else []), *text(each, columns()))


def _chosen(every: tuple[Sheet, ...], word: str, heroes: dict[str, str], *, lenient: bool) -> tuple[Sheet, ...]:
    """The sheets of one owner, also by the hero's name; every record sheet where nobody is named."""
    if not word:
        return kept(every)
    owners = tuple(each.owner or CAMPAIGN for each in every)
    found = match(word, (*owners, *heroes), lenient=lenient, kind="sheet")
    owner = heroes.get(found, found)
    return tuple(each for each in every if (each.owner or CAMPAIGN) == owner)


def written(chosen: tuple[Sheet, ...], path: Path, name: str) -> str:
    """Sheets as the text of that file."""
    return by_ending(
        path,
        html=lambda: html(chosen, name),
        markdown=lambda: markdown(chosen),
        text=lambda: "\n\n".join("\n".join(text(each, PAPER)) for each in chosen) + "\n",
    )


def setup(table: Table, report: Report, at: str, session: int = 0) -> None:
    """How to lay the table out again, one thing a line."""
    _, state = moment(table, at, session)
    lines: list[Any] = list(layout(table.rules.views, state))
    report.fields["setup"] = lines
    report.say(*lines)
