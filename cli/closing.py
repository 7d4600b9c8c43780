"""The end of a sitting: a copy of the campaign, its record sheets in files, and what stays open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cli.report import Report
from cli.table import Table
from cli.verbs.sheets import written
from ledger.core.frozen import to_json
from ledger.core.model import State
from ledger.core.table.counting import gaps
from ledger.core.wording import counted
from ledger.store.campaigns import back_up
from ledger.store.faults import Fault
from ledger.store.files import replace_text, writing
from ledger.store.home import file_name
from projections.sheets.gather import kept, sheets

ENDINGS = (".txt", ".md", ".html")
SEE = "  to see them: sheet, sheet NAME"


def close(table: Table, state: Any, report: Report) -> None:
    """Keep the sheets, and say where; what was played is stored whether or not a copy of it can be kept."""
    every = kept(sheets(table.ledger, state, table.ledger.head))
    report.fields["sheets"] = [to_json(each) for each in every]
    _left_open(table, state, report)
    try:
        if not table.home.shared:
            back_up(table.home, table.name, table.ledger)
        stem = _folder(table) / f"session-{state.session}"
        for ending in ENDINGS:
            with writing():
                path = stem.with_name(stem.name + ending)
                replace_text(path, written(every, path, table.name))
    except Fault as fault:
        report.say("", f"No copy was kept: {fault}", SEE)
        return
    report.fields["path"] = str(stem.with_name(stem.name + ENDINGS[0]))
    report.say("", f"{counted(len(every), 'sheet')} kept, as {', '.join(ENDINGS)}:", f"  {stem}{ENDINGS[0]}", SEE)


def _left_open(table: Table, state: State, report: Report) -> None:
    """What nobody answered or explained in this sitting, so that it is not forgotten until the next."""
    report.fields["open"] = [each.what for each in table.owed(state) if each.must]
    report.fields["open"] += [f"{each.label}: {each.apart} than the log gives" for each in gaps(state)]
    if report.fields["open"]:
        report.say("", "Still open:", *(f"  {told}" for told in report.fields["open"]))


def _folder(table: Table) -> Path:
    return table.home.sheets / Path(file_name(table.name)).stem
