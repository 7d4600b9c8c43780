"""A told round of Draggmar that may be played for ever, and ledgers of any length that are made of it.

Two players scout, hire, crawl and fail; then the numbers that a long campaign would use up are set by hand, and the
next round begins as the one before. Every round takes two moves back, so that the chain has jumps.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cli.grammar import next_move, split_line
from ledger.core.model import Move
from ledger.core.table.moves import Found
from ledger.store import campaigns
from ledger.store.entries import Said
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.steps import Steps

CAMPAIGN = "Bench"
GAME = "draggmar"
PLAYERS = ("Ana", "Ben")
AT = "2030-01-01T20:00:00Z"
SET_UP = """\
first Ana
sites Mines Tower Ford Crypt Marsh Keep Cave Grove Bridge Ruin Well Hill
decks heroes 14 14 14
decks items 24 22 22
decks rooms 22 22 22
next"""
ROUND = """\
scout Mines 1 @Ana because its token lay face down again
scout Tower 2 @Ben because its token lay face down again
next
deploy Mines @Ana
deploy Tower @Ben
next
hire hero 1 Brann warrior 3/4 @Ana
hire item 1 Sword weapon 1/0 @Ana
pass @Ana
hire hero 1 Cadoc vagabond 2/3 @Ben
hire item 1 Shield armour 0/1 @Ben
pass @Ben
next
ready @Ana
ready @Ben
next
room Rats monster 2/2 fame=1 @Ana
play Brann @Ana
equip Sword @Ana
resolve @Ana
room Ogre monster 9/9 fame=2 @Ana
resolve @Ana
fail @Ana
room Hall other fame=1 @Ben
play Cadoc @Ben
resolve @Ben
wound Cadoc 1 @Ben
heal Cadoc 1 @Ben
roll 2d6 4 1 @Ben
room Spider monster 9/8 fame=1 @Ben
boost attack @Ben
resolve @Ben
fail @Ben
next
next
next
set fate 15 because we play on
set fame 5 @Ben because we play on
next
note the lamp is low"""
TAKEN_BACK = ("roll 2d6 3 3 @Ana", "note that was the wrong die")
MOVE = ("scout", "Ford", "3", "@Ana")
"""A move that can be made wherever a ledger ends."""
OPENING, ANSWER = ("roll", "2d6"), ("4", "1")
"""A move that waits for an answer, and the answer."""


class Told(NamedTuple):
    """A ledger of the bench."""

    entries: int
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


def told(folder: Path, sizes: tuple[int, ...]) -> Iterator[Told]:
    """Ledgers of at least so many entries each, in growing order, every one in a home of its own under `folder`."""
    growing = home_in(folder / "growing")
    teller = _Teller(campaigns.found(growing, CAMPAIGN, GAME, Found(players=PLAYERS), typed="new Bench"))
    growing.use(CAMPAIGN)
    for size in sorted(sizes):
        teller.play_to(size)
        at = folder / str(size)
        copied(teller.ledger, growing.folder, at)
        yield Told(teller.ledger.last.number, teller.ledger.rows.campaign, home_in(at), at)
    teller.ledger.close()


def copied(ledger: Ledger[Any], source: Path, target: Path) -> None:
    """A copy of a home at `target`; the campaign's file is copied by SQLite, whole."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.delve*"))
    ledger.rows.copy_to(home_in(target).path(CAMPAIGN))


class _Teller:
    """Plays on, a round at a time; every line of the round is read once."""

    def __init__(self, ledger: Ledger[Any]) -> None:
        self.ledger = ledger
        self._moves: dict[str, Move] = {}
        self._say(SET_UP.splitlines())

    def play_to(self, size: int) -> None:
        """Play whole rounds until the ledger holds `size` entries."""
        while self.ledger.last.number < size:
            self._say(ROUND.splitlines())
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
