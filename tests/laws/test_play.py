"""Long random plays of every game keep every law, whatever is undone, corrected, restored and restarted in between."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ledger.core.model import Move
from ledger.core.ruleset import Ruleset
from ledger.store.files import create, open_rows
from ledger.store.rows import Rows
from tests.laws.games import GAMES, player
from tests.laws.play import Play, play
from tests.laws.table import CAMPAIGN, founding
from tests.laws.watch import Watch

SEEDS = int(os.environ.get("DELVE_SEEDS", "10"))
MOVES = 2_000
"""A seed."""
TOGETHER = 5
"""Seeds that together have to make every kind of move."""
BATCHES = [range(first, min(first + TOGETHER, SEEDS)) for first in range(0, SEEDS, TOGETHER)]
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program rolls and draws is the same in every run, as what the players do is."""
    monkeypatch.setattr("secrets.randbelow", Random(1).randrange)  # noqa: S311  a play, not a secret


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("seeds", BATCHES, ids=[f"seeds {each[0]} to {each[-1]}" for each in BATCHES])
@each_game
def test_a_long_play_keeps_every_law(game: str, seeds: range, tmp_path: Path) -> None:
    watch = Watch(GAMES[game])
    for seed in seeds:
        play(player, watch, seed, MOVES, tmp_path / str(seed))
    watch.retell()
    assert len(seeds) < TOGETHER or watch.unseen() == set()


@pytest.mark.slow
@each_game
def test_real_files_and_both_recorders_keep_every_law(game: str, tmp_path: Path) -> None:
    rules = GAMES[game]
    files, openings = count(), count()

    def in_a_file(rules: Ruleset[Any], move: Move) -> Callable[[], Rows]:
        path = tmp_path / f"{next(files)}.delve"
        create(path, CAMPAIGN, founding(rules, move))
        return lambda: open_rows(path, quick=next(openings) % 2 == 0)

    played = Play(player(rules, Random(7)), tmp_path / "cache", Watch(rules), in_a_file)  # noqa: S311  a play
    for forget in (False, True) * 3:
        played.run(40)
        played.table.restart(forget=forget)
    played.table.ledger.close()
    assert next(openings) > 6
