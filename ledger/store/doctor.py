"""The doctor: looks at every campaign of a home, says what is wrong and where, and salvages what can be read."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from ledger.core.frozen import Frozen
from ledger.store import chain
from ledger.store.audit import Audit, Misfit, sound
from ledger.store.campaigns import open_campaign
from ledger.store.faults import Damaged, Fault
from ledger.store.home import Home
from ledger.store.rows import SCAN, SCAN_PAGE, Row


class Finding(Frozen):
    """What the doctor says of one campaign."""

    name: str
    path: str
    rows: int = 0
    """Entries that fit."""
    wrong: str = ""
    """Empty where all is well."""
    backups: tuple[str, ...] = ()
    """Copies that were kept, the latest last."""


def examine(home: Home) -> list[Finding]:
    """A finding for each campaign, well or not."""
    return [_examined(home, name) for name in home.names()]


def _examined(home: Home, name: str) -> Finding:
    path = home.path(name)
    backups = tuple(str(each) for each in home.backups_of(name))
    try:
        opened = open_campaign(home, name)
    except Fault as fault:
        _, rows, _ = legible(path)
        return Finding(name=name, path=str(path), rows=len(rows), wrong=str(fault), backups=backups)
    try:
        verdict = Audit(opened).deep()
    finally:
        opened.close()
    return Finding(name=name, path=str(path), rows=verdict.rows, wrong=verdict.wrong, backups=backups)


def salvage(home: Home, name: str, target: str) -> int:
    """Copy the valid beginning of a damaged campaign into a new one, and answer how many entries that were.

    The damaged file is left untouched. Raises NoCampaign, NameTaken, Damaged where nothing can be read.
    """
    campaign, rows, whole = legible(home.found(name))
    valid = _valid(rows, campaign, whole=whole)
    if not valid:
        raise Damaged(f"Nothing of '{name}' can be read.", "look for a copy in backups")
    home.keep(target, campaign, valid)
    return len(valid)


def _valid(rows: list[Row], campaign: str, *, whole: bool) -> list[Row]:
    """The rows up to the first that does not fit, but never half a line of moves; `whole` if none is out of sight."""
    valid: list[Row] = []
    with suppress(Misfit):
        for row in sound(rows, campaign):
            valid += [row]
    beyond = rows[len(valid) :]
    if (whole and not beyond) or any(_batch(row) == len(valid) + 1 for row in beyond):
        return valid
    return [row for row in valid if _batch(row) != _batch(valid[-1])]


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
        for beside in ("", "-wal"):
            source = path.with_name(path.name + beside)
            if source.exists():
                copyfile(source, copy.with_name(copy.name + beside))
        with closing(sqlite3.connect(copy)) as connection:
            return _legible(connection)


def _legible(connection: sqlite3.Connection) -> tuple[str, list[Row], bool]:
    campaign, rows, whole = "", list[Row](), False
    with suppress(sqlite3.Error):
        (campaign,) = connection.execute("SELECT originator_id FROM stored_events LIMIT 1").fetchone() or ("",)
    for page in (SCAN_PAGE, 1):
        with suppress(sqlite3.Error):
            after = rows[-1].number if rows else 0
            while found := connection.execute(SCAN, (campaign, after, page)).fetchall():
                rows += [Row(number, topic, bytes(state)) for number, topic, state in found]
                after = rows[-1].number
            whole = True
    return str(campaign), rows, whole
