"""Long random plays of every game: `make soak SEEDS=200`, or `python -m tools.soak 200 [FIRST]` from another seed on.

Each seed is played in memory, two at a time, and must keep every law; one that breaks a law is named, with the way to
play it again. At the end stand the moves that no seed made.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from traceback import format_exc
from typing import NamedTuple

from tests.laws.games import GAMES, player
from tests.laws.play import play
from tests.laws.watch import Watch

SEEDS = 200
MOVES = 2_000
"""A seed."""
WORKERS = 2


class Played(NamedTuple):
    """What came of one seed."""

    game: str
    seed: int
    seconds: float
    verbs: Counter[str]
    endings: Counter[str]
    wrong: str


def played(game: str, seed: int) -> Played:
    """Play one seed."""
    watch, begun, wrong = Watch(GAMES[game]), monotonic(), ""
    with TemporaryDirectory() as folder:
        try:
            play(player, watch, seed, MOVES, Path(folder))
            watch.retell()
        except Exception:  # noqa: BLE001  whatever goes wrong in a play is what the soak looks for
            wrong = format_exc()
    return Played(game, seed, monotonic() - begun, watch.verbs, watch.endings, wrong)


def told(one: Played) -> str:
    """One line a seed; the whole story of one that went wrong."""
    head = f"{one.game} seed {one.seed}: {sum(one.verbs.values())} moves, {one.seconds:.1f} s"
    ends = ", ".join(f"{count} {ending}" for ending, count in sorted(one.endings.items()))
    again = f"\nagain: python -m tools.soak 1 {one.seed}"
    return f"{head}, {ends or 'no end'}" if not one.wrong else f"{head}\n{one.wrong}{again}"


def main(seeds: int, first: int) -> int:
    """Play so many seeds of every game from `first` on; answers the exit status."""
    wrong = 0
    verbs: dict[str, Counter[str]] = {game: Counter() for game in GAMES}
    games = [game for game in GAMES for _ in range(seeds)]
    numbers = [seed for _ in GAMES for seed in range(first, first + seeds)]
    with ProcessPoolExecutor(WORKERS) as workers:
        for one in workers.map(played, games, numbers):
            print(told(one), flush=True)
            wrong += bool(one.wrong)
            verbs[one.game] += one.verbs
    for game, seen in verbs.items():
        unseen = sorted({verb for verb, kind in GAMES[game].moves.items() if kind.typed} - set(seen))
        print(f"{game}: {seeds} seeds, never made: {', '.join(unseen) or 'nothing'}")
    print(f"{wrong} seeds went wrong." if wrong else "All kept every law.")
    return min(wrong, 1)


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:3]]
    sys.exit(main(*(given + [SEEDS, 0][len(given) :])))
