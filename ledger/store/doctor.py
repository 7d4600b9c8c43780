"""The doctor: looks at every campaign of a home, says what is wrong and where, and salvages what can be read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from os import SEEK_END
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from ledger.core.frozen import Frozen
from ledger.store import chain
from ledger.store.audit import Misfit, Verdict, audited, sound
from ledger.store.campaigns import rules_of
from ledger.store.entries import Topics, entry_of
from ledger.store.faults import Damaged, Fault, NameBad
from ledger.store.held import HeldRows
from ledger.store.home import Home
from ledger.store.rows import SCAN, Row, row_of
from ledger.store.watch import Watch, unwatched

HEAD = 100
"""Bytes of SQLite's head; the size of a page stands in it, and how many there are."""
LONGEST = 1 << 34
"""Bytes beyond which a head is not believed."""
BY_TABLE = "SELECT originator_version, topic, state FROM stored_events NOT INDEXED WHERE originator_id=? ORDER BY rowid"
"""The same rows in the order in which they were written, past an index that is damaged."""
WHOSE = (
    "SELECT originator_id FROM stored_events NOT INDEXED ORDER BY rowid LIMIT 1",
    "SELECT originator_id FROM stored_events LIMIT 1",
)


class Finding(Frozen):
    """What the doctor says of one campaign."""

    name: str
    path: str
    rows: int = 0
    """Entries that fit; of a damaged campaign those that a salvage would keep."""
    wrong: str = ""
    """Empty where all is well."""
    backups: tuple[str, ...] = ()
    """Copies that were kept, the latest last."""


def _by_nobody(_name: str) -> AbstractContextManager[Watch]:
    return nullcontext(unwatched)


def examine(home: Home, watched: Callable[[str], AbstractContextManager[Watch]] = _by_nobody) -> list[Finding]:
    """A finding for each campaign, well or not; `watched` gives who is told how far each is."""
    findings = []
    for name in home.names():
        with watched(name) as watch:
            findings.append(_examined(home, name, watch))
    return findings


def _examined(home: Home, name: str, watch: Watch) -> Finding:
    try:
        path = home.path(name)
    except NameBad as bad:
        return Finding(name=name, path=str(home.campaigns), wrong=f"{bad} Give the file another name.")
    backups = tuple(str(each) for each in home.backups_of(name))
    try:
        verdict = audited(home, name, deep=True, watch=watch)
    except Fault as fault:
        verdict = Verdict(rows=0, wrong=str(fault))
    rows = len(_salvageable(path)[1]) if verdict.wrong else verdict.rows
    return Finding(name=name, path=str(path), rows=rows, wrong=verdict.wrong, backups=backups)


def salvage(home: Home, name: str, target: str) -> int:
    """Copy the valid beginning of a damaged campaign into a new one, and answer how many entries that were.

    The damaged file is left untouched. Raises NoCampaign, NameTaken, Damaged where nothing can be read.
    """
    campaign, valid = _salvageable(home.found(name))
    if not valid:
        raise Damaged(f"Nothing of '{name}' can be read.", "look for a copy in backups")
    home.keep(target, campaign, valid)
    return len(valid)


def _salvageable(path: Path) -> tuple[str, list[Row]]:
    """The campaign id, and the rows that a new campaign can begin with: never half a line of moves."""
    campaign, rows, whole = legible(path)
    valid = _valid(rows, campaign)
    beyond = rows[len(valid) :]
    if not (whole and not beyond) and not any(_batch(row) == len(valid) + 1 for row in beyond):
        valid = [row for row in valid if _batch(row) != _batch(valid[-1])]
    return campaign, valid


def _valid(rows: list[Row], campaign: str) -> list[Row]:
    """The rows up to the first that does not fit, or that this version cannot read."""
    valid: list[Row] = []
    with suppress(Misfit, Fault):
        topics = Topics(rules_of(HeldRows(campaign, rows[:1])))
        for row in sound(rows, campaign):
            entry_of(topics, row)
            valid.append(row)
    return valid


def _batch(row: Row) -> int:
    """The number of the line's first entry; 0 where that cannot be read."""
    try:
        return int(json.loads(chain.unseal(row.state)[1])["b"])
    except (ValueError, KeyError, TypeError):
        return 0


def legible(path: Path) -> tuple[str, list[Row], bool]:
    """The campaign id, the rows of a damaged file up to the first that cannot be read, and whether these are all.

    The file itself is left untouched: a copy is read. An illegible file gives an empty id and no rows.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.delve"
        with suppress(OSError):
            for beside in ("", "-wal"):
                source = path.with_name(path.name + beside)
                if source.exists():
                    copyfile(source, copy.with_name(copy.name + beside))
            _lengthen(copy)
        with closing(sqlite3.connect(copy)) as connection:
            return _legible(connection)


def _lengthen(copy: Path) -> None:
    """Give a file that was cut the length that its head tells, or SQLite would not even look at what is left."""
    with copy.open("rb+") as file:
        head = file.read(HEAD)
        page, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
        if file.seek(0, SEEK_END) < page * pages <= LONGEST:
            file.truncate(page * pages)


def _legible(connection: sqlite3.Connection) -> tuple[str, list[Row], bool]:
    """What the index or, where that is lost, the table itself still gives; whichever gives more."""
    campaign = _campaign(connection)
    readings = [(campaign, *_read(connection, statement, campaign)) for statement in (SCAN, BY_TABLE)]
    return max(readings, key=lambda reading: len(reading[1]))


def _campaign(connection: sqlite3.Connection) -> str:
    for statement in WHOSE:
        with suppress(sqlite3.Error):
            found = connection.execute(statement).fetchone()
            if found and isinstance(found[0], str):
                return found[0]
    return ""


def _read(connection: sqlite3.Connection, statement: str, campaign: str) -> tuple[list[Row], bool]:
    rows = list[Row]()
    with suppress(sqlite3.Error, Damaged):
        for each in connection.execute(statement, (campaign,)):
            rows.append(row_of(*each))
        return rows, True
    return rows, False
