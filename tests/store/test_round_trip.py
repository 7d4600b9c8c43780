"""Export, import and export again: the same bytes, whatever was taken back, amended and restored before."""

from __future__ import annotations

import io
from typing import Any

import pytest

from cli.grammar.unparse import line_of
from ledger.registry import games
from ledger.store import exchange, opening
from ledger.store.facts import HeadMoved
from ledger.store.home import Home
from ledger.store.ledger import Ledger
from ledger.store.redact import NAME, redacted
from tests.laws.histories import history
from tests.laws.test_opening import carried

each_game = pytest.mark.parametrize("game", games())


def text_of(name: str, opened: Ledger[Any], *, redacted: bool = False) -> str:
    """The document of a campaign."""
    file = io.StringIO()
    exchange.write(name, opened, file, redacted=redacted)
    return file.getvalue()


@pytest.mark.parametrize("seed", range(3))
@each_game
def test_what_is_exported_again_is_byte_for_byte_the_same(game: str, seed: int, home: Home) -> None:
    text = text_of("Told", history(game, seed))

    name, opened = exchange.read(home, text)

    assert name == "Told"
    assert text_of(name, opened).encode() == text.encode()
    opened.close()


@each_game
def test_a_redacted_campaign_is_a_campaign_like_any_other(game: str, home: Home) -> None:
    text = text_of(NAME, redacted(history(game, 1), line_of).ledger, redacted=True)

    name, opened = exchange.read(home, text)

    again = text_of(name, opened, redacted=True)
    assert again.encode() == text.encode()
    assert text_of(NAME, redacted(opened, line_of).ledger).count('"typed"') == text.count('"typed"')
    opened.close()


@pytest.mark.parametrize("seed", range(3))
@each_game
def test_a_sheet_that_was_adopted_is_written_again_byte_for_byte(game: str, seed: int) -> None:
    played = history(game, seed)
    text = opening.sheet_text(played.rules, "Evening", played.state)

    adopted = carried(played.rules, opening.read("evening.toml", text.encode()))

    assert opening.sheet_text(played.rules, "Evening", adopted.state) == text


@each_game
def test_the_histories_hold_what_makes_a_round_trip_hard(game: str) -> None:
    entries = (history(game, seed).entry(number) for seed in range(3) for number in _numbers(history(game, seed)))
    ways = {entry.event.how for entry in entries if isinstance(entry.event, HeadMoved)}
    assert ways >= {"undo", "redo", "restore", "amend"}


def _numbers(opened: Ledger[Any]) -> range:
    return range(1, opened.last.number + 1)
