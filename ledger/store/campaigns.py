"""Founding a campaign and opening one: from a name in a home to a ledger with its rules."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import ledger
from ledger.core.ruleset import Ruleset
from ledger.core.table.moves import Found
from ledger.registry import GameUnknown, ruleset
from ledger.store import chain
from ledger.store.entries import Topics, rows_of
from ledger.store.facts import CampaignFounded
from ledger.store.faults import Damaged, Newer
from ledger.store.files import writing
from ledger.store.home import Home
from ledger.store.ledger import Ledger, Line
from ledger.store.rows import Rows

BACKUPS = 5
"""How many copies of a campaign are kept, one a session."""


def found(home: Home, name: str, game: str, move: Found, typed: str = "") -> Ledger[Any]:
    """A new campaign of that name, with its players; raises NameTaken, NameBad, GameUnknown, Refused, DiskFailed."""
    home.free(name)
    return kept(home, name, founding(game, move, typed))


def founding(game: str, move: Found, typed: str = "") -> Line[Any]:
    """The first line of a campaign, not stored yet; raises GameUnknown, Refused."""
    rules = ruleset(game)
    line = Line(rules, rules.initial, first=1, move=0)
    line.append(CampaignFounded(game=game, app=ledger.VERSION))
    line.say(move, typed=typed)
    return line


def kept(home: Home, name: str, line: Line[Any]) -> Ledger[Any]:
    """The campaign that begins with these entries, stored whole or not at all; raises NameTaken, DiskFailed."""
    campaign = os.urandom(16).hex()
    home.keep(name, campaign, rows_of(Topics(line.rules), campaign, chain.ROOT, line.entries))
    return open_campaign(home, name)


def open_campaign(home: Home, name: str, *, quick: bool = False) -> Ledger[Any]:
    """The ledger of the campaign of that name, `quick` without the library.

    Raises NoCampaign, Damaged, Foreign, Newer, DiskFailed.
    """
    rows = home.rows(name, quick=quick)
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
    """A copy of the campaign as it stands, by SQLite's backup; only the last few are kept. Raises DiskFailed."""
    folder = home.backups / home.path(name).stem
    with writing():
        folder.mkdir(parents=True, exist_ok=True)
        own = f"-{opened.rows.campaign[:8]}.delve"
        target = folder / f"{opened.last.number:08d}{own}"
        spare = folder / f".{os.getpid()}.delve"
        opened.rows.copy_to(spare)
        spare.replace(target)
        for old in [each for each in home.backups_of(name) if each.name.endswith(own)][:-BACKUPS]:
            old.unlink(missing_ok=True)
    return target
