"""B9: ten thousand steps of doing, undoing and redoing leave a file that is whole at every hundredth."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ledger.core.table.moves import Found, Note, Set
from ledger.store.audit import Audit
from ledger.store.campaigns import found, open_campaign
from ledger.store.entries import Said
from ledger.store.faults import NothingThere
from ledger.store.home import Home
from ledger.store.ledger import Ledger, now
from ledger.store.steps import Steps

STEPS, EVERY = 10_000, 100


def step(ledger: Ledger[Any], chance: Random, number: int) -> None:
    """One step: mostly a move, else some back or some forth."""
    steps, way = Steps(ledger), chance.random()
    if way < 0.4:
        line = ledger.line()
        line.say(Note(text=f"step {number}"))
        if chance.random() < 0.3 and ledger.state.fate != number % 9 + 1:
            line.say(Set(what="fate", to=number % 9 + 1, because="a step"))
        ledger.store(line)
    elif way < 0.75:
        steps.undo(steps.back(chance.randint(1, 4)), Said(at=now(), verb="undo"))
    else:
        steps.redo(steps.forth(chance.randint(1, 4)), Said(at=now(), verb="redo"))


@pytest.mark.slow
def test_b9_ten_thousand_steps_back_and_forth_leave_a_whole_file(tmp_path: Path) -> None:
    home = Home(tmp_path, tmp_path / "cache")
    found(home, "Test", "draggmar", Found(players=("Ana", "Ben"))).close()
    ledger, chance = open_campaign(home, "Test", quick=True), Random(9)  # noqa: S311  a play, not a secret
    for number in range(1, STEPS + 1):
        with suppress(NothingThere):
            step(ledger, chance, number)
        if number % EVERY == 0:
            verdict = Audit(ledger).chain()
            assert (verdict.wrong, verdict.rows) == ("", ledger.last.number)
    state, head = ledger.state, ledger.head
    assert ledger.refolded() == state
    ledger.close()

    again = open_campaign(home, "Test", quick=True)
    assert (again.head, again.state) == (head, state)
    again.close()
