"""Campaigns that begin in the middle: `adopt` reads a filled-in sheet, `export --sheet` writes one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cli.grammar import WordsWrong
from cli.outside import given, handed_over, target_of
from cli.play import facts
from cli.report import Report
from cli.table import Table
from ledger.core.model import Refused
from ledger.core.opening import SheetWrong
from ledger.core.table.moves import Found, Reopen
from ledger.registry import games
from ledger.store import campaigns, opening
from ledger.store.home import Home, clean
from ledger.store.ledger import Line


def template(report: Report, game: str) -> None:
    """Print the sheet of a game, filled in as an example; raises WordsWrong, GameUnknown, SheetBad."""
    if not game:
        raise WordsWrong("word-missing", "The sheet of which game?", f"adopt --template GAME; {', '.join(games())}")
    report.text = opening.template(game.casefold())
    report.fields["template"] = report.text


def adopt(home: Home, report: Report, source: str, name: str) -> None:
    """Begin a campaign in the middle: found it, and take all of the sheet in one line, which one undo takes back.

    Raises SheetBad, WordsWrong, NameTaken, NameBad, Refused, Damaged, DiskFailed; then nothing was stored.
    """
    if not source:
        raise WordsWrong("word-missing", "Which sheet?", "adopt FILE, or adopt --template GAME")
    sheet = opening.read(Path(source).name, given(source))
    name = clean(name.replace("_", " ") or sheet.heading.name)
    home.free(name)
    line = _line(sheet, source)
    report.fields.update(campaign=name, game=sheet.heading.game)
    report.say("Would happen:" if report.settings.dry_run else f"{name}: {line.rules.meta.title}")
    facts(report, line.entries[1:])
    if report.settings.dry_run:
        return
    opened = campaigns.kept(home, name, line)
    home.use(name)
    report.owed(opened.rules.views.owed(opened.state))
    report.say(f"#{opened.last.move} {opened.receipt}")
    opened.close()


def _line(sheet: opening.Sheet, source: str) -> Line[Any]:
    """The founding, and everything on the sheet as a line of its own."""
    heading, typed = sheet.heading, f"adopt {source}"
    players, options = tuple(map(clean, heading.players)), tuple(heading.options.items())
    found = Found(players=players, options=options, because=f"{sheet.source} says so")
    try:
        line = campaigns.founding(heading.game, found, typed)
    except Refused as wrong:
        raise sheet.unfounded(wrong) from wrong
    line.cut()
    try:
        line.say(Reopen(source=sheet.source, hash=sheet.hash, sheet=sheet.form), typed=typed)
    except SheetWrong as wrong:
        raise sheet.wrong(wrong) from wrong
    return line


def export(table: Table, report: Report, target: str) -> None:
    """The present state as a sheet that `adopt` reads, to a new file, or to standard output with `-`."""
    told = opening.sheet_text(table.rules, table.name, table.ledger.state)
    path = None if target == "-" else target_of(table.name, target, ".toml")
    handed_over(report, told, path)
    if path:
        report.say("The record sheets are in", f"  {path}", f"  begin with them: delve adopt {path.name} NAME")
