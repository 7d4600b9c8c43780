"""The log with filters says what a plain walk through the journal says, whatever the table did before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ledger.core.frozen import to_json
from ledger.core.table.events import SessionOpened
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from projections.journal import Told, Wanted, journal
from projections.readmodel.feed import catch_up
from projections.readmodel.file import opened
from projections.readmodel.log import fitting
from tests.cli.conftest import Shell
from tests.laws.test_history import ACTS, PLAYED, Sitting, each_game

Fits = Callable[[Told], bool]


def asked(home: Home, ledger: Ledger[Any], wanted: Wanted) -> list[Told]:
    with opened(home) as database:
        catch_up(database, ledger, "Test")
        return fitting(database, ledger, wanted)


def spoken(moves: list[Told]) -> list[tuple[int, tuple[int, ...], bool]]:
    return [(told.entry, tuple(fact.number for fact in told.facts), told.live) for told in moves]


def played(tmp_path: Path, game: str, seed: int) -> tuple[Home, Ledger[Any]]:
    at = Sitting(game, Random(seed), tmp_path / "states")  # noqa: S311  a play, not a secret
    for _ in range(40):
        ACTS[at.chance.choice(PLAYED)](at)
    for _ in range(20):
        at.moved()
    return Home(tmp_path / "home", tmp_path / "cache"), at.table.ledger


def walks(moves: list[Told]) -> list[tuple[Wanted, Fits]]:
    """What can be asked for, each with what a reader with patience would look for."""
    facts = [fact.event for told in moves for fact in told.facts]
    keys = sorted({key for event in facts for key in event.touched()})[:3]
    rules = sorted({event.rule for event in facts} - {""})[:3]
    people = sorted({told.said.who for told in moves} - {""})
    last = moves[-1].number

    def moved(key: str) -> Fits:
        return lambda told: any(key in fact.event.touched() for fact in told.facts)

    def cited(rule: str) -> Fits:
        return lambda told: any(fact.event.rule == rule for fact in told.facts)

    def said_by(who: str) -> Fits:
        return lambda told: told.said.who == who

    return [
        *((Wanted(limit=0, track=key), moved(key)) for key in keys),
        *((Wanted(limit=0, rule=rule), cited(rule)) for rule in rules),
        *((Wanted(limit=0, who=who), said_by(who)) for who in people),
        (Wanted(limit=0, first=3, last=last // 2), lambda told: 3 <= told.number <= last // 2),
    ]


@pytest.mark.parametrize("every", [False, True])
@each_game
def test_a_filter_finds_what_a_walk_finds(tmp_path: Path, game: str, every: bool) -> None:
    home, ledger = played(tmp_path, game, 3)
    moves = journal(ledger, 0, every=every)
    for wanted, fits in walks(moves):
        right = spoken([told for told in moves if fits(told)])
        assert spoken(asked(home, ledger, wanted.but(every=every))) == right
        assert spoken(asked(home, ledger, wanted.but(every=every, limit=2))) == right[-2:]


@each_game
def test_a_session_is_what_was_said_from_its_opening_on(tmp_path: Path, game: str) -> None:
    home, ledger = played(tmp_path, game, 3)
    sessions: dict[int, list[Told]] = {}
    session = 0
    for told in journal(ledger, 0):
        opened_now = [fact.event.number for fact in told.facts if isinstance(fact.event, SessionOpened)]
        session = opened_now[-1] if opened_now else session
        sessions.setdefault(session, []).append(told)
    for number, moves in sessions.items():
        if number:
            assert spoken(asked(home, ledger, Wanted(limit=0, session=number))) == spoken(moves)
    assert max(sessions) > 0


@each_game
def test_a_name_finds_the_facts_that_hold_it(tmp_path: Path, game: str) -> None:
    home, ledger = played(tmp_path, game, 7)
    names = {name for kind in ledger.rules.views.names.values() for name in kind(ledger.state)}
    moves = journal(ledger, 0)
    for name in sorted(names)[:5]:
        right = [told for told in moves if any(_holds(to_json(fact.event), name) for fact in told.facts)]
        assert spoken(asked(home, ledger, Wanted(limit=0, name=name))) == spoken(right)


def _holds(value: Any, name: str) -> bool:
    if isinstance(value, dict):
        return any(_holds(each, name) for each in value.values())
    return any(_holds(each, name) for each in value) if isinstance(value, list) else value == name


def test_a_place_may_be_asked_for_and_a_slip_is_answered_with_tracks(delve: Shell) -> None:
    delve("scout Mines 2")
    delve("note nothing")

    assert "scout Mines" in delve("log Mines")
    assert "nothing" not in delve("log mines")
    assert "[track-unknown]" in delve("log Minse", status=2)


def test_filters_may_be_joined(delve: Shell) -> None:
    for line in ("@ana note one", "@ben note two", "@ana note three"):
        delve(line)

    told = delve("log from 2 to 3 ana")
    assert "note one" in told
    assert "two" not in told
    assert "three" not in told


def test_a_number_may_stand_anywhere(delve: Shell) -> None:
    for line in ("@ana note one", "@ana note two", "@ben note three"):
        delve(line)

    assert delve("log ana 1") == delve("log 1 ana")
    assert "note two" in delve("log ana 1")
    assert "note one" not in delve("log ana 1")


LOADED = "import sys; from cli.door import run; run({words}); print(*sys.modules)"
FILTERS = {"cli.tables", "cli.verbs.reading", "projections.readmodel.log", "projections.readmodel.feed"}


@pytest.mark.parametrize(("words", "pays"), [(["log"], False), (["log", "30"], False), (["log", "Ana"], True)])
def test_the_plain_log_does_not_pay_for_its_filters(shell: Shell, home: Path, words: list[str], pays: bool) -> None:
    shell("new Test draggmar Ana Ben")
    command = [sys.executable, "-c", LOADED.format(words=words)]
    root = Path(__file__).parents[2]
    ran = subprocess.run(command, capture_output=True, check=True, text=True, cwd=root, env=os.environ)
    loaded = set(ran.stdout.splitlines()[-1].split())

    assert ("projections.readmodel.log" in loaded) is pays
    assert pays or not FILTERS & loaded
