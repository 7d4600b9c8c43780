"""Founding a campaign and opening one: from a name in a home to a ledger with its rules."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

import ledger
from ledger.core.ruleset import Ruleset
from ledger.core.table.moves import Found
from ledger.registry import GameUnknown, ruleset
from ledger.store import chain
from ledger.store.entries import Topics, rows_of
from ledger.store.facts import CampaignFounded
from ledger.store.faults import Damaged, NameTaken, Newer
from ledger.store.home import Home, writing
from ledger.store.ledger import Ledger, Line
from ledger.store.rows import Rows, create_file, open_file

BACKUPS = 5
"""How many copies of a campaign are kept, one a session."""


def found(home: Home, name: str, game: str, move: Found, typed: str = "") -> Ledger[Any]:
    """A new campaign of that name, with its players; raises NameTaken, NameBad, GameUnknown, Refused, DiskFailed."""
    rules = ruleset(game)
    path = home.room_for(name)
    line = Line(rules, rules.initial, first=1, move=0)
    line.append(CampaignFounded(game=game, app=ledger.VERSION))
    line.say(move, typed=typed)
    campaign = uuid4().hex
    rows = rows_of(Topics(rules), campaign, chain.ROOT, line.entries)
    with whole_file(path) as spare:
        written = create_file(spare, campaign)
        written.append(rows)
        written.close()
    return open_ledger(home, path)


class whole_file:  # noqa: N801  used as a function: with whole_file(path) as spare
    """A new file that appears at `path` as a whole or not at all; raises NameTaken where one is there already."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._spare = path.with_name(f".{os.getpid()}.{path.name[-100:]}")

    def __enter__(self) -> Path:
        self._clear()
        return self._spare

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                with writing():
                    self._settle()
        finally:
            self._clear()

    def _settle(self) -> None:
        """A link never replaces what is there; a disk that knows no links gets a rename."""
        try:
            os.link(self._spare, self._path)
        except FileExistsError:
            raise NameTaken(f"{self._path.name} is there already.", "take another name") from None
        except OSError:
            self._spare.rename(self._path)

    def _clear(self) -> None:
        for beside in ("", "-wal", "-shm", "-journal"):
            with suppress(OSError):
                self._spare.with_name(self._spare.name + beside).unlink(missing_ok=True)


def open_campaign(home: Home, name: str) -> Ledger[Any]:
    """The ledger of the campaign of that name; raises NoCampaign, Damaged, Foreign, Newer, DiskFailed."""
    return open_ledger(home, home.found(name))


def open_ledger(home: Home, path: Path) -> Ledger[Any]:
    """The ledger in a campaign file; raises Damaged, Foreign, Newer, DiskFailed."""
    rows = open_file(path)
    try:
        return Ledger(rows, rules_of(rows), home.cache_of(rows.campaign))
    except BaseException:
        rows.close()
        raise


def rules_of(rows: Rows) -> Ruleset[Any]:
    """The rules of the game that the first entry names; raises Newer for a game that is not installed, Damaged."""
    first = rows.select(0, 1)
    if not first:
        raise Damaged("Entry 1 is missing.", "delve doctor")
    try:
        game = json.loads(chain.unseal(first[0].state)[1])["e"]["game"]
        return ruleset(str(game))
    except GameUnknown as unknown:
        raise Newer(str(unknown), "update Delvelog; the file was left untouched") from unknown
    except (ValueError, KeyError, TypeError) as wrong:
        raise Damaged("Entry 1 cannot be read.", "delve doctor") from wrong


def back_up(home: Home, name: str, opened: Ledger[Any]) -> Path:
    """A copy of the campaign as it stands, by SQLite's backup; only the last few are kept."""
    folder = home.backups / home.path(name).stem
    with writing():
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / f"{opened.last.number:08d}.delve"
        spare = folder / f".{os.getpid()}.delve"
        opened.rows.copy_to(spare)
        spare.replace(target)
        for old in sorted(folder.glob("[0-9]*.delve"))[:-BACKUPS]:
            old.unlink(missing_ok=True)
    return target
