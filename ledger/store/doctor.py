"""The doctor: looks at every campaign of a home, says what is wrong and where, and salvages what can be read."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from ledger.core.frozen import Frozen
from ledger.store import chain
from ledger.store.audit import Audit, Misfit, sound
from ledger.store.campaigns import open_ledger, whole_file
from ledger.store.faults import Damaged, Fault
from ledger.store.home import Home
from ledger.store.rows import Row, create_file, legible


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
    backups = tuple(str(each) for each in sorted((home.backups / path.stem).glob("[0-9]*.delve")))
    try:
        opened = open_ledger(home, path)
    except Fault as fault:
        _, rows = legible(path)
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
    campaign, rows = legible(home.found(name))
    valid = _valid(rows, campaign)
    if not valid:
        raise Damaged(f"Nothing of '{name}' can be read.", "look for a copy in backups")
    path = home.room_for(target)
    with whole_file(path) as spare:
        _write(spare, campaign, valid)
    return len(valid)


def _valid(rows: list[Row], campaign: str) -> list[Row]:
    """The rows up to the first that does not fit, but never half a line of moves."""
    valid: list[Row] = []
    with suppress(Misfit):
        for row in sound(rows, campaign):
            valid += [row]
    following = rows[len(valid) :][:1]
    if following and _batch(following[0]) == following[0].number:
        return valid
    return [row for row in valid if _batch(row) != _batch(valid[-1])]


def _batch(row: Row) -> int:
    """The number of the line's first entry; 0 where that cannot be read."""
    try:
        return int(json.loads(chain.unseal(row.state)[1])["b"])
    except (ValueError, KeyError, TypeError):
        return 0


def _write(path: Path, campaign: str, rows: list[Row]) -> None:
    written = create_file(path, campaign)
    try:
        written.append(rows)
    finally:
        written.close()
