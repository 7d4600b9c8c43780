"""Ledgers of any length, made of a round that may be played for ever.

Every round takes two moves back, so that the chain has jumps.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cli.grammar import next_move, split_line
from cli.packs.reading import read
from ledger.core.model import Move
from ledger.core.table.moves import Found
from ledger.store import campaigns
from ledger.store.entries import Said
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.steps import Steps
from tools.bench.tales import DRAGGMAR, Tale

CAMPAIGN = "Bench"
AT = "2030-01-01T20:00:00Z"
TAKEN_BACK = ("roll 2d6 3 3 @Ana", "note that was the wrong die")
OPENING, ANSWER = ("roll", "2d6"), ("4", "1")
"""A move that waits for an answer, and the answer."""


class Told(NamedTuple):
    """A ledger of the bench."""

    entries: int
    tale: Tale
    campaign: str
    """The campaign's id."""
    home: Home
    folder: Path

    def opened(self, *, quick: bool = False) -> Ledger[Any]:
        """The campaign, opened anew."""
        return campaigns.open_campaign(self.home, CAMPAIGN, quick=quick)


def home_in(folder: Path) -> Home:
    """The home in a folder, as `DELVE_HOME` would name it."""
    return Home(folder, folder / "cache")


def told(folder: Path, sizes: tuple[int, ...], tale: Tale = DRAGGMAR) -> Iterator[Told]:
    """Ledgers of at least so many entries each, in growing order, every one in a home of its own under `folder`."""
    growing = home_in(folder / "growing")
    teller = _Teller(tale, campaigns.found(growing, CAMPAIGN, tale.game, Found(players=tale.players), typed="new"))
    growing.use(CAMPAIGN)
    for size in sorted(sizes):
        teller.play_to(size)
        at = folder / str(size)
        copied(teller.ledger, growing.folder, at)
        yield Told(teller.ledger.last.number, tale, teller.ledger.rows.campaign, home_in(at), at)
    teller.ledger.close()


def copied(ledger: Ledger[Any], source: Path, target: Path) -> None:
    """A copy of a home at `target`; the campaign's file is copied by SQLite, whole."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.delve*"))
    ledger.rows.copy_to(home_in(target).path(CAMPAIGN))


class _Teller:
    """Plays on, a round at a time; every line of the round is read once."""

    def __init__(self, tale: Tale, ledger: Ledger[Any]) -> None:
        self.tale = tale
        self.ledger = ledger
        self._moves: dict[str, Move] = {}
        if tale.pack:
            self._take(read(str(tale.pack), ledger.state).moves)
        self._say(tale.set_up.splitlines())

    def _take(self, moves: tuple[Move, ...]) -> None:
        """Say all that a pack teaches, as one line."""
        said = self.ledger.line()
        for move in moves:
            said.say(move, typed="pack add", at=AT)
        self.ledger.store(said)

    def play_to(self, size: int) -> None:
        """Play whole rounds until the ledger holds `size` entries."""
        while self.ledger.last.number < size:
            self._say(self.tale.round.splitlines())
            self._say(TAKEN_BACK)
            steps = Steps(self.ledger)
            steps.undo(steps.back(len(TAKEN_BACK)), Said(at=AT, typed="undo 2", verb="undo"))

    def _say(self, lines: tuple[str, ...] | list[str]) -> None:
        """Say lines, each a step of its own, in one transaction."""
        said = self.ledger.line()
        for line in lines:
            said.cut()
            said.say(self._move(line, said.state), typed=line, at=AT)
        self.ledger.store(said)

    def _move(self, line: str, state: Any) -> Move:
        if line not in self._moves:
            self._moves[line] = next_move(self.ledger.rules, state, split_line(line), lenient=False)[0].move
        return self._moves[line]
