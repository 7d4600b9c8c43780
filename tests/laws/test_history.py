"""Laws of history: whatever a table does, the ledger says what a plain list of its facts says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ledger.core.model import Move
from ledger.core.ruleset import Ruleset
from ledger.core.table.events import MoveOpened
from tests.laws.games import GAMES, player
from tests.laws.proposer import Proposer
from tests.laws.table import Table, in_memory
from tests.toy import TOY

RULES: dict[str, Ruleset[Any]] = {"toy": TOY, **GAMES}
CALM = settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large],
)
each_game = pytest.mark.parametrize("game", RULES)


class Sitting:
    """A table and somebody who decides what it does next."""

    def __init__(self, game: str, chance: Random, cache: Path) -> None:
        self.chance = chance
        self.player: Proposer = player(RULES[game], chance)
        self.table = Table(RULES[game], in_memory(RULES[game], self.player.founding()), cache)

    def line(self) -> list[Move]:
        """One to three moves."""
        proposed = [self.player.propose(self.table.state) for _ in range(self.chance.randint(1, 3))]
        return [move for move in proposed if move]

    def moved(self) -> None:
        """A line that was taken in, or a mark where nothing was."""
        if not self.table.say(*self.line()):
            self.table.mark()

    def some_move(self) -> int:
        """Any move that was ever made."""
        return self.chance.randint(1, self.table.oracle.last)

    def amend(self) -> None:
        """Correct or annul a live move, with or without keeping what the rules would refuse."""
        live = self.table.oracle.live()
        for _ in range(6 if live else 0):
            moves = [move for move in self.line()[:2] if self.chance.random() < 0.7]
            keep = self.chance.choice(("", "we keep it"))
            if self.table.amend(self.chance.choice(live), *moves, keep=keep):
                return

    def amend_half(self) -> None:
        """Correct a live move that waited for an answer, by one of its kind."""
        spoken = [each for link in self.table.oracle.at.chain()[1:] for each in link.spoken]
        asked = [each for each in spoken if each.move and any(isinstance(fact, MoveOpened) for fact in each.events)]
        for _ in range(6 if asked else 0):
            half = self.chance.choice(asked)
            other = half.move and self.player.made(self.table.state, half.move.verb)
            if half.move and other and self.table.amend(half.number, self._between(half.move, other)):
                return

    def _between(self, move: Move, other: Move) -> Move:
        """The move with one field of the other."""
        field = self.chance.choice(tuple(move.layout))
        return move.but(**{field: getattr(other, field)})


ACTS: dict[str, Callable[[Sitting], object]] = {
    "say": Sitting.moved,
    "mark": lambda at: at.table.mark(),
    "undo": lambda at: at.table.undo(at.chance.randint(1, 4)),
    "undo to": lambda at: at.table.undo_to(at.some_move()),
    "undo turn": lambda at: at.table.undo_turn(),
    "undo round": lambda at: at.table.undo_round(),
    "undo phase": lambda at: at.table.undo_phase(),
    "undo session": lambda at: at.table.undo_session(),
    "redo": lambda at: at.table.redo(at.chance.randint(1, 4)),
    "redo all": lambda at: at.table.redo(),
    "restore": lambda at: at.table.restore(at.some_move()),
    "amend": Sitting.amend,
    "amend half": Sitting.amend_half,
    "restart": lambda at: at.table.restart(),
    "restart without cache": lambda at: at.table.restart(forget=True),
}
WRITES = {name: act for name, act in ACTS.items() if not {"undo", "redo", "restart", "half"} & {*name.split()}}
"""What is a step of its own: one undo takes it back."""
PLAYED = ("say", "say", "say", *ACTS)


@each_game
@CALM
@given(chance=st.randoms(use_true_random=False), acts=st.lists(st.sampled_from(PLAYED), max_size=25))
def test_any_history_is_what_a_list_of_facts_says(
    game: str, tmp_path_factory: pytest.TempPathFactory, chance: Random, acts: list[str]
) -> None:
    at = Sitting(game, chance, tmp_path_factory.mktemp("cache"))
    for act in acts:
        ACTS[act](at)
    at.table.look()


@each_game
def test_every_step_of_a_history_is_looked_at(game: str, tmp_path: Path) -> None:
    for seed in range(4):
        at = Sitting(game, Random(seed), tmp_path / str(seed))  # noqa: S311  a play, not a secret
        for _ in range(60):
            ACTS[at.chance.choice(PLAYED)](at)
            at.table.look()


@pytest.mark.parametrize("write", WRITES)
@each_game
def test_x_y_undo_is_x_and_redo_is_y(game: str, write: str, tmp_path: Path) -> None:
    """For every kind of Y that writes, after every kind of X."""
    compared = 0
    for n, before in zip(count(), ACTS, strict=False):
        at = Sitting(game, Random(n), tmp_path / str(n))  # noqa: S311  a play, not a secret
        for _ in range(8):
            at.moved()
        at.table.undo(2)
        ACTS[before](at)
        compared += _there_and_back(at, WRITES[write])
    assert compared > len(ACTS) / 2


def _there_and_back(at: Sitting, act: Callable[[Sitting], object]) -> bool:
    """Do something, undo it, redo it; answers whether it wrote anything."""
    x, written = shown(at.table), at.table.ledger.last.number
    act(at)
    if at.table.ledger.last.number == written:
        return False
    y = shown(at.table)
    for forget in (False, True):
        assert at.table.undo() == 1
        assert shown(at.table) == x
        assert at.table.redo() == 1
        assert shown(at.table) == y
        at.table.restart(forget=forget)
        assert shown(at.table) == y
    at.table.look()
    return True


def shown(table: Table) -> tuple[object, ...]:
    """What counts at a table: the state, and every live entry by number."""
    ledger = table.ledger
    return (ledger.state, ledger.head, tuple(ledger.tree.ancestry(ledger.head)))


@pytest.mark.parametrize("way", ["undo", "undo to", "undo turn", "undo round", "undo phase", "undo session"])
@each_game
def test_redo_inverts_every_undo(game: str, way: str, tmp_path: Path) -> None:
    turned = 0
    for seed in range(6):
        at = Sitting(game, Random(seed), tmp_path / str(seed))  # noqa: S311  a play, not a secret
        for _ in range(15):
            at.moved()
        before, written = shown(at.table), at.table.ledger.last.number
        ACTS[way](at)
        if at.table.ledger.last.number > written:
            turned += 1
            at.table.redo()
            assert shown(at.table) == before
    assert turned


@each_game
def test_a1_three_hundred_moves_are_numbered_and_undone_in_turn(game: str, tmp_path: Path) -> None:
    at = Sitting(game, Random(1), tmp_path)  # noqa: S311  a play, not a secret
    table = at.table
    states = [table.state]
    while table.oracle.last < 300:
        move = at.player.propose(table.state)
        if move and table.say(move):
            states.append(table.state)
            if table.oracle.last % 10 == 0:
                table.restart(forget=table.oracle.last % 50 == 0)
    moves = [entry.move for entry in map(table.ledger.entry, range(1, table.ledger.last.number + 1)) if entry.said]
    assert moves == list(range(1, 301))
    for state in reversed(states[:-1]):
        assert table.undo() == 1
        assert table.state == state
    assert table.undo() == 0
    table.look()
    assert table.redo() == 299
    assert table.state == states[-1]
