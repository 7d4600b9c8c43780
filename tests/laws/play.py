"""One long play: legal moves in the main, with undo, redo, corrections, marks and restarts among them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from ledger.core.model import Move
from ledger.core.ruleset import Ruleset
from tests.laws.proposer import Proposer
from tests.laws.table import Table, in_memory
from tests.laws.watch import Watch

NEAR = 12
"""How many moves back a correction mostly goes."""
LOOK = 200
"""Moves between two looks at everything."""
STUCK = 400
"""Proposals in a row that come to nothing before the play is called stuck."""
Opener = Callable[[Ruleset[Any], Move], Callable[[], Any]]


class Play:
    """One seed: a campaign after another until enough moves were made."""

    def __init__(self, proposer: Proposer, cache: Path, watch: Watch, opener: Opener = in_memory) -> None:
        self.proposer = proposer
        self.rules = proposer.rules
        self.chance = proposer.chance
        self.watch = watch
        self._cache = cache
        self._opener = opener
        self._campaigns = 0
        self.table = self._founded()

    def _founded(self) -> Table:
        self._campaigns += 1
        rows = self._opener(self.rules, self.proposer.founding())
        cache = self._cache / str(self._campaigns)
        return Table(self.rules, rows, cache, self.watch, seldom=self._opener is in_memory)

    def run(self, moves: int) -> None:
        """Play until so many moves were accepted."""
        made = looked = idle = 0
        while made < moves:
            self._step_aside()
            if self.table.state.ended:
                self._after_the_end()
            taken = self.table.say(*self._line())
            made += taken
            idle = 0 if taken else idle + 1
            assert idle < STUCK, f"nothing is accepted any more: {self.rules.views.owed(self.table.state)}"
            if made - looked >= LOOK:
                looked = made
                self.table.look()
        self.table.look()

    def _line(self) -> list[Move]:
        """A line of one move, seldom of several."""
        count = self.chance.choice((1, 1, 1, 1, 2, 3))
        proposed = [self.proposer.propose(self.table.state) for _ in range(count)]
        return [move for move in proposed if move]

    def _step_aside(self) -> None:
        """What a table does beside moving: once in ten moves or so."""
        roll = self.chance.random()
        for share, act in self._asides():
            if roll < share:
                act()
                return
            roll -= share

    def _asides(self) -> tuple[tuple[float, Callable[[], object]], ...]:
        table, chance = self.table, self.chance
        return (
            (0.03, lambda: table.undo(chance.choice((1, 1, 1, 2, 3)))),
            (0.002, lambda: table.undo(chance.randint(5, 40))),
            (0.02, lambda: table.redo(chance.choice((1, 1, 2)))),
            (0.006, table.redo),
            (0.004, table.undo_turn),
            (0.002, table.undo_phase),
            (0.001, table.undo_session),
            (0.004, lambda: table.undo_to(self._some_move())),
            (0.005, lambda: table.restore(self._some_move())),
            (0.004, table.mark),
            (0.006, self._amend),
            (0.002, lambda: table.restart(forget=chance.random() < 0.3)),
        )

    def _some_move(self) -> int:
        last = self.table.oracle.last
        low = max(1, last - NEAR) if self.chance.random() < 0.7 else max(1, last - 20 * NEAR)
        return self.chance.randint(low, last)

    def _amend(self) -> None:
        live = self.table.oracle.live()
        if not live:
            return
        near = live[-NEAR:] if self.chance.random() < 0.8 else live[-10 * NEAR :]
        move = self.proposer.propose(self.table.state) if self.chance.random() < 0.7 else None
        keep = "we keep it" if self.chance.random() < 0.3 else ""
        self.table.amend(self.chance.choice(near), *([move] if move else []), keep=keep)

    def _after_the_end(self) -> None:
        """The game is over: it is looked at, and then taken back, or another begins."""
        self.table.look()
        if self.chance.random() < 0.5:
            self.table.undo(self.chance.randint(3, 60))
        if self.table.state.ended:
            self.table.ledger.close()
            self.table = self._founded()


def play(
    proposer: Callable[[Ruleset[Any], Random], Proposer], watch: Watch, seed: int, moves: int, cache: Path
) -> Play:
    """Play one seed in memory; raises AssertionError, naming what went wrong."""
    chance = Random(seed)  # noqa: S311  a play, not a secret
    played = Play(proposer(watch.rules, chance), cache, watch)
    played.run(moves)
    played.table.ledger.close()
    return played
