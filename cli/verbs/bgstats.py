"""A finished session for BG Stats: the link that opens its app, or the play as a file."""

from __future__ import annotations

import json
from pathlib import Path

from cli.outside import handed_over
from cli.report import REFUSED, Report
from cli.table import Table
from projections.moments import sat
from projections.plays import link, play


def bgstats(table: Table, report: Report, session: int, target: str, location: str) -> None:
    """The play of a session (the last one, where none is named) as a link, or with `target` as a JSON file.

    Raises NothingThere, NameTaken, DiskFailed.
    """
    state = table.ledger.state
    number = session or state.session
    found = sat(table.ledger, number)
    if state.sitting and number == state.session:
        earlier = f", or bgstats {number - 1}" if number > 1 else ""
        report.wrong(REFUSED, "session-open", f"Session {number} is still open.", f"session end{earlier}")
        return
    told = play(table.ledger, found, table.name, location)
    report.fields["play"] = told
    if target:
        path = Path(target)
        handed_over(report, json.dumps(told, ensure_ascii=False, indent=2) + "\n", path)
        report.say(f"Session {number} is in", f"  {path}")
        return
    report.fields["link"] = link(told)
    report.text = link(told) + "\n"
