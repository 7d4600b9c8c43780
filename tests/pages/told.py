"""Told campaigns, played once, and looked at with any verb afterwards."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from cli.door import run
from ledger.core.nouns import Sheet
from ledger.store.campaigns import open_campaign
from ledger.store.home import home
from projections.sheets.gather import kept, sheets
from tests.examples.pages import Page

EXAMPLES = Path(__file__).parents[2] / "examples"
TOLD = (
    "draggmar/fortress.md",
    "draggmar/lost.md",
    "draggmar/refusals-rooms.md",
    "degenerates/campaign-6-the-hand.md",
    "degenerates/from-paper.md",
)
"""Told pages that end with full tables, a won game and a lost one, fallen heroes, and a campaign begun on paper."""


class Told:
    """A campaign as a told page leaves it."""

    def __init__(self, page: str, folder: Path) -> None:
        self.name = page.removesuffix(".md").replace("/", "-")
        self.folder = folder
        with self.seated():
            Page(EXAMPLES / page).played(folder)

    @contextmanager
    def seated(self, columns: int = 40) -> Iterator[None]:
        """At its table, with a screen of that many columns."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("DELVE_HOME", str(self.folder / "home"))
            patch.setenv("COLUMNS", str(columns))
            patch.chdir(self.folder)
            yield

    def typed(self, *words: str, columns: int = 40) -> str:
        """What a line prints, which has to be carried out."""
        screen = io.StringIO()
        with self.seated(columns), redirect_stdout(screen), redirect_stderr(screen):
            status = run(list(words))
        assert status == 0, f"{self.name}: {words} ended with {status}:\n{screen.getvalue()}"
        return screen.getvalue()

    def filed(self, *words: str, ending: str) -> Path:
        """The file that a verb writes with `--to`, once for all who ask for it."""
        path = self.folder / f"{self.name}-{'-'.join(words)}{ending}"
        if not path.exists():
            self.typed(*words, "--to", path.name)
        return path

    def sheets(self) -> tuple[Sheet, ...]:
        """Its record sheets as they stand."""
        with self.seated(), closing(home()) as place, closing(open_campaign(place, place.current())) as ledger:
            found: Any = sheets(ledger, ledger.state, ledger.head)
            return kept(found)
