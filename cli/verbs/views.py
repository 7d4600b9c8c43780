"""The read model at the shell: finding words in it, building it anew, saying where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from sqlite3 import Connection

from cli.grammar import WordsWrong
from cli.outside import handed_over, target_of
from cli.progress import progress
from cli.report import Report
from cli.table import Table
from cli.tables import up_to_date
from ledger.core.frozen import to_json
from ledger.store.campaigns import open_campaign
from ledger.store.faults import Fault
from ledger.store.home import Home
from projections.readmodel.feed import catch_up, forget_gone
from projections.readmodel.file import discard, file_of, opened
from projections.readmodel.search import Found, search
from projections.readmodel.sheets import comma_separated
from projections.readmodel.tables import TABLES


def find(table: Table, report: Report, words: str, limit: int) -> None:
    """The last moves with a line that holds every word, the last of which may be only begun; raises WordsWrong."""
    _worded(words)
    with up_to_date(table) as database:
        forget_gone(database, table.home.names())
        _say(report, search(database, table.ledger.rows.campaign, words, limit))


def find_all(home: Home, report: Report, words: str, limit: int) -> None:
    """The same in every campaign of the home, each under its name; raises WordsWrong."""
    _worded(words)
    with opened(home) as database:
        each_read = _caught_up(home, database, report)
        found = {name: search(database, campaign, words, limit) for name, campaign, _ in each_read}
    for name, each in found.items():
        if each:
            report.say(name)
            _say(report, each)
    if not any(found.values()):
        _say(report, [])


def _worded(words: str) -> None:
    if not words.strip():
        raise WordsWrong("word-missing", "Which words?", "find ogre")


def _say(report: Report, found: list[Found]) -> None:
    report.fields["found"] = [*report.fields.get("found", []), *(to_json(each) for each in found)]
    for each in found:
        report.say(*_told(each))
    if not found:
        report.say("Nothing like that was said.")


def _told(found: Found) -> list[str]:
    back = "" if found.live else " (taken back)"
    return [f"#{found.move} {found.at[:10]} session {found.session}{back}", *(f"  {line}" for line in found.lines)]


def comma(table: Table, report: Report, name: str, target: str) -> None:
    """A table of this campaign as CSV, to a new file, or to standard output with `-`.

    Raises WordsWrong, NameTaken, DiskFailed.
    """
    if name not in TABLES:
        raise WordsWrong("table-unknown", f"No table '{name}'." if name else "Which table?", f"csv {', '.join(TABLES)}")
    with up_to_date(table) as database:
        told = comma_separated(database, name, table.ledger.rows.campaign)
    path = None if target == "-" else target_of(table.name, target, f"-{name}.csv")
    handed_over(report, told, path)
    if path:
        report.say(f"{name} in", f"  {path}")


def rebuild(home: Home, report: Report) -> None:
    """Throw the read model away, and build it from every campaign; one that cannot be read is named and left out."""
    discard(home)
    build(home, report)


def build(home: Home, report: Report) -> None:
    """Bring the read model up to date with every campaign; goes on where it was stopped.

    Of copies of one campaign it holds the last, and says so.
    """
    counts, holders = dict[str, int](), dict[str, str]()
    with opened(home) as database:
        for name, campaign, count in _caught_up(home, database, report):
            if campaign in holders:
                report.say(f"{name} is a copy of {holders[campaign]}, and took its place.")
            counts[name], holders[campaign] = count, name
    report.fields["built"] = counts
    report.say(*(f"{name}: {count} entries" for name, count in counts.items()))
    if not counts:
        report.say("No campaign to build from.")


def _caught_up(home: Home, database: Connection, report: Report) -> Iterator[tuple[str, str, int]]:
    """Take in what is new in each campaign: its name, its id, and how many entries that were.

    Copies of one campaign share its id, and each takes the place of the one before: look at one before the next.
    """
    for name in home.names():
        try:
            with closing(open_campaign(home, name)) as ledger, progress(report.settings, name) as watch:
                count = catch_up(database, ledger, name, watch)
        except Fault as fault:
            report.say(f"{name} was left out: {fault}")
        else:
            yield name, ledger.rows.campaign, count
    forget_gone(database, home.names())


def where(home: Home, report: Report) -> None:
    """Where the read model lies."""
    path = file_of(home)
    report.fields["path"] = str(path)
    report.say(str(path), *([] if path.exists() else ["  not built yet: delve views rebuild"]))
