"""The table: the campaign in use, opened, and what a command answers about it."""

from __future__ import annotations

from typing import Any

from cli.settings import Settings
from ledger.core.nouns import Owed
from ledger.store.campaigns import open_campaign
from ledger.store.home import Home, home
from ledger.store.ledger import Ledger


class Table:
    """One campaign at hand for the length of a command."""

    def __init__(self, settings: Settings, *, quick: bool = False) -> None:
        self.settings = settings
        self.home: Home = home()
        self.name = settings.campaign or self.home.current()
        self.ledger: Ledger[Any] = open_campaign(self.home, self.name, quick=quick)

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

    def close(self) -> None:
        """Let go of the campaign."""
        self.ledger.close()


def _owed_of(opened: Any) -> Owed:
    return Owed(what=opened.asks, words="the answer, or: waive", who=opened.who, must=True)
