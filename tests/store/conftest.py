"""A home with a small game, and one campaign in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ledger.core.table.moves import Found
from ledger.registry import ruleset
from ledger.store import campaigns
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from tests.toy import TOY


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy counts as a game, beside those that there are."""
    module = ModuleType("ledger.games.toy")
    monkeypatch.setattr(module, "RULESET", TOY, raising=False)
    monkeypatch.setitem(sys.modules, "ledger.games.toy", module)
    ruleset.cache_clear()
    yield
    ruleset.cache_clear()


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path / "home", tmp_path / "cache")


@pytest.fixture
def ledger(home: Home) -> Iterator[Ledger[Any]]:
    opened = campaigns.found(home, "Test", "toy", Found(players=("Ana", "Ben")))
    yield opened
    opened.close()
