"""Laws of games that begin in the middle: what was read is what is told, and a template can be adopted as it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ledger.core.frozen import from_json, to_json
from ledger.core.model import Refused, State
from ledger.core.ruleset import Decided, Ruleset, decide
from ledger.core.table.counting import gaps
from ledger.core.table.events import BalanceOpened
from ledger.core.table.moves import Found, Reopen
from ledger.core.table.openings import UNEXPLAINED
from ledger.registry import games
from ledger.store import opening
from ledger.store.entries import stored
from tests.laws.games import GAMES, player

OPENING = [game for game in games() if GAMES[game].opening]
PROPOSALS = 1_200
STRIDE = 10


def carried(rules: Ruleset[Any], sheet: opening.Sheet) -> Decided[Any]:
    """The campaign that begins with a sheet."""
    heading = sheet.heading
    options = tuple(heading.options.items())
    found = decide(rules, rules.initial, Found(players=heading.players, options=options, because="it was played so"))
    return decide(rules, found.state, Reopen(source=sheet.source, hash=sheet.hash, sheet=sheet.form))


def form_of(rules: Ruleset[Any], sheet: opening.Sheet) -> Any:
    """The form that a sheet holds."""
    told = stored(sheet.form.encode())
    told.pop(UNEXPLAINED, None)
    return from_json(opening.opening_of(rules).form, told)


def open_numbers(state: State) -> list[tuple[str, int, int]]:
    """What nobody could explain: the number, what the log gave, what was counted."""
    return [(each.label, each.log, each.counted) for each in gaps(state)]


def come_by(rules: Ruleset[Any], seed: int) -> Iterator[Any]:
    """States that a play comes by, rulings and fights included."""
    own = player(rules, Random(seed))  # noqa: S311  a play, not a secret
    state = begun = decide(rules, rules.initial, own.founding()).state
    for number in range(PROPOSALS):
        move = own.propose(state)
        try:
            state = decide(rules, state, move).state if move else state
        except Refused:
            continue
        state = begun if state.ended else state
        if number % STRIDE == 0:
            yield state


@pytest.mark.parametrize("game", OPENING)
def test_a_template_can_be_adopted_as_it_is(game: str) -> None:
    rules = GAMES[game]
    sheet = opening.read("winter.toml", opening.template(game).encode())

    assert form_of(rules, sheet) == opening.opening_of(rules).sample
    assert opening.opening_of(rules).told(carried(rules, sheet).state) == opening.opening_of(rules).sample


@pytest.mark.parametrize("game", OPENING)
@pytest.mark.parametrize("seed", range(3))
def test_what_was_read_is_what_is_told(game: str, seed: int) -> None:
    rules = GAMES[game]
    told = opening.opening_of(rules).told
    count = 0
    for state in come_by(rules, seed):
        sheet = opening.read("evening.toml", opening.sheet_text(rules, "Evening", state).encode())
        assert form_of(rules, sheet) == told(state)
        again = carried(rules, sheet).state
        assert told(again) == told(state)
        assert open_numbers(again) == open_numbers(state)
        count += 1

    assert count > 10


@pytest.mark.parametrize("game", OPENING)
def test_an_opening_balance_is_marked_with_its_file_and_touches_every_track(game: str) -> None:
    rules = GAMES[game]
    opened = carried(rules, opening.read("winter.toml", opening.template(game).encode()))
    (mark,) = (event for event in opened.events if isinstance(event, BalanceOpened))

    assert (mark.source, len(mark.hash)) == ("winter.toml", 8)
    assert mark.touched() == tuple(track.key for track in rules.views.tracks(opened.state))


@pytest.mark.parametrize("game", OPENING)
def test_every_field_of_a_form_is_explained(game: str) -> None:
    told = opening.template(game)
    bare = [line for line in told.splitlines() if " = " in line and "#" not in line]
    form = opening.opening_of(GAMES[game]).form

    assert all(f"[{name}]" in told for name in form.layout)
    assert to_json(form_of(GAMES[game], opening.read("x", told.encode())))
    assert len(bare) < len(told.splitlines()) / 2
