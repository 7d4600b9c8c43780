"""Told campaigns of every game, played once for all that look at their pages."""

from __future__ import annotations

import pytest

from tests.pages.told import TOLD, Told


@pytest.fixture(scope="session")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Told, ...]:
    return tuple(Told(page, tmp_path_factory.mktemp("told")) for page in TOLD)
