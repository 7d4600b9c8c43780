"""The table: the campaign in use, opened, and what a command answers about it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from cli.settings import Settings
from ledger.core.nouns import Owed
from ledger.store.campaigns import open_campaign
from ledger.store.entries import Said, compact
from ledger.store.faults import Fault
from ledger.store.home import Home, home
from ledger.store.ledger import Ledger, now

REQUEST_WINDOW = 8192
"""Entries back to which a line with the same id is looked for."""


class Table:
    """One campaign at hand for the length of a command."""

    def __init__(self, settings: Settings, *, quick: bool = False) -> None:
        self.home: Home = home()
        self.begin(settings)
        self.name = named(self.home.names(), settings.campaign) if settings.campaign else self.home.current()
        self.ledger: Ledger[Any] = open_campaign(self.home, self.name, quick=quick)
        self._file = self._whereabouts()

    @property
    def rules(self) -> Any:
        """The rules of the campaign's game."""
        return self.ledger.rules

    def owed(self, state: Any = None) -> tuple[Owed, ...]:
        """What the game waits for: moves that were opened first, then what the step asks for."""
        state = self.ledger.state if state is None else state
        opened = tuple(_owed_of(each) for each in state.opened)
        asked = {each.what for each in opened}
        more = () if state.ended else self.rules.views.owed(state)
        return opened + tuple(each for each in more if each.what not in asked)

    def gone(self) -> bool:
        """Whether another process has moved the campaign away from under its name since it was opened."""
        return self._file != self._whereabouts()

    def _whereabouts(self) -> tuple[int, int] | None:
        """The file that the name leads to; None for a database, or where nothing is there."""
        try:
            stat = self.home.found(self.name).stat()
        except (Fault, OSError):
            return None
        return stat.st_dev, stat.st_ino

    def begin(self, settings: Settings) -> None:
        """Take up another line: its settings, and its id, which a line for a shared home has in any case."""
        self.settings = settings
        self.request = settings.request or (os.urandom(8).hex() if self.home.shared else "")

    def repeated(self) -> int:
        """The running number of the move that a line with the same id has stored; 0 for none, or for no id."""
        if not self.request:
            return 0
        last, words = self.ledger.last.number, compact({"request": self.request})[1:-1]
        rows = self.ledger.rows.select(max(0, last - REQUEST_WINDOW), last)
        found = next((row.number for row in reversed(rows) if words in row.state), 0)
        return self.ledger.entry(found).move if found else 0

    def said(self, verb: str, typed: str) -> Said:
        """The envelope of what a verb of the ledger's own does now."""
        return Said(at=now(), typed=typed, verb=verb, who=self.ledger.state.acting, request=self.request)

    def close(self) -> None:
        """Let go of the campaign."""
        self.ledger.close()
        self.home.close()


def named(names: Iterable[str], word: str) -> str:
    """The campaign of `names` that a word means, where `_` may stand for a space; else the word as it is."""
    for told in (word, word.replace("_", " ")):
        found = next((name for name in names if name.casefold() == told.casefold()), "")
        if found:
            return found
    return word


def _owed_of(opened: Any) -> Owed:
    return Owed(what=opened.asks, words="the answer, or: waive", who=opened.who, must=True)
