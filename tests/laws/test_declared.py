"""Every game of the registry is laid out, described, cited, recorded and told alike."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from jsonschema import Draft202012Validator

import ledger
from cli.grammar import next_move, words_of
from cli.grammar.schema import schema
from ledger.core.frozen import from_json, to_json
from ledger.core.model import Event, Move
from ledger.core.table.moves import Found
from ledger.store import chain
from ledger.store.entries import Entry, Topics, entry_of, rows_of
from tests.laws import declared
from tests.laws.games import GAMES, founded, reached
from tests.laws.values import values
from tests.strategies import moves, sayable

QUICK = settings(max_examples=20)
EVENTS = [(game, name) for game, rules in GAMES.items() for name in rules.events]
MOVES = [(game, verb) for game, rules in GAMES.items() for verb in rules.moves]
each_game = pytest.mark.parametrize("game", GAMES)
each_event = pytest.mark.parametrize(("game", "name"), EVENTS, ids=["-".join(each) for each in EVENTS])
each_move = pytest.mark.parametrize(("game", "verb"), MOVES, ids=["-".join(each) for each in MOVES])


@cache
def campaigns(game: str, verb: str) -> tuple[int, ...]:
    """Which of the states that a play reaches know a name for every field of a move that needs one."""
    rules = GAMES[game]
    return tuple(at for at, state in enumerate(reached(game)) if sayable(rules.moves[verb], state, rules))


@cache
def said_there(game: str, verb: str, at: int) -> SearchStrategy[Move]:
    """Every move of a verb that can be said in one of those states."""
    return moves(GAMES[game].moves[verb], reached(game)[at], GAMES[game])


@cache
def form(game: str, verb: str) -> Draft202012Validator:
    """What holds a stored move of a verb against its schema."""
    return Draft202012Validator(schema(GAMES[game].moves[verb]), format_checker=None)


@each_game
def test_every_room_is_there(game: str) -> None:
    assert list(declared.rooms_missing(game)) == []
    assert GAMES[game].meta.id == game
    assert 1 <= GAMES[game].meta.fewest <= GAMES[game].meta.most


@each_game
def test_every_move_and_every_fact_that_is_declared_has_its_function(game: str) -> None:
    rules = GAMES[game]
    own_moves, own_facts = declared.declared(Move, game), declared.declared(Event, game)
    assert own_moves
    assert own_facts
    assert list(declared.moves_undecided(rules, own_moves)) == []
    assert list(declared.chapters_astray(rules)) == []
    assert list(declared.facts_unevolved(rules, own_facts)) == []
    assert {kind.verb: kind for kind in rules.deciders.rows} == rules.moves


@each_game
def test_every_consequence_that_is_written_counts(game: str) -> None:
    room = import_module(f"ledger.games.{game}.policies")
    assert list(declared.policies_left_out(GAMES[game], room)) == []
    assert len(set(GAMES[game].policies)) == len(GAMES[game].policies)


@each_game
def test_every_move_is_described_and_cited(game: str) -> None:
    assert list(declared.moves_undescribed(GAMES[game])) == []


@each_game
def test_every_example_is_read(game: str) -> None:
    assert list(declared.examples_unread(GAMES[game], founded(GAMES[game]))) == []
    assert list(declared.examples_foreign(GAMES[game])) == []


@each_game
def test_every_fact_is_told(game: str) -> None:
    assert list(declared.facts_untold(GAMES[game])) == []
    assert list(declared.facts_unmarked(GAMES[game])) == []


@each_game
def test_every_topic_is_its_own(game: str) -> None:
    assert list(declared.topics_unfit(GAMES[game])) == []


@each_game
def test_every_option_has_a_default_and_a_rule(game: str) -> None:
    assert list(declared.options_unsettled(GAMES[game])) == []


@each_game
def test_every_refusal_says_why_and_what_to_do(game: str) -> None:
    rooms = Path(ledger.__path__[0]) / "games" / game / "rules"
    assert list(declared.refusals_unfit(sorted(rooms.rglob("*.py")))) == []


@each_game
def test_every_page_of_help_fits_a_phone(game: str) -> None:
    assert list(declared.pages_too_wide(GAMES[game])) == []


@each_game
def test_completion_offers_every_move(game: str) -> None:
    assert list(declared.words_uncompleted(GAMES[game], founded(GAMES[game]))) == []


@each_event
@QUICK
@given(data=st.data())
def test_a_fact_is_read_as_it_was_stored(game: str, name: str, data: st.DataObject) -> None:
    rules = GAMES[game]
    event: Event = data.draw(values(cast("Any", rules.events[name])))
    topics = Topics(rules)
    (row,) = rows_of(topics, "0" * 32, chain.ROOT, [Entry(number=1, batch=1, move=1, event=event)])
    again = entry_of(topics, row).event
    assert (again, repr(again)) == (event, repr(event))
    assert (again.sentence(), again.touched()) == (event.sentence(), event.touched())


@each_move
@QUICK
@given(data=st.data())
def test_a_move_is_read_as_it_is_said(game: str, verb: str, data: st.DataObject) -> None:
    rules = GAMES[game]
    assert campaigns(game, verb), f"no campaign knows the names that {verb} needs"
    at = data.draw(st.sampled_from(campaigns(game, verb)))
    move = data.draw(said_there(game, verb, at))
    typed, rest = next_move(rules, reached(game)[at], words_of(move), lenient=False)
    assert (typed.move, rest) == (move, ())
    stored = json.loads(json.dumps(to_json(move)))
    assert from_json(rules.moves[verb], stored) == move
    form(game, verb).validate(stored)


@each_move
def test_the_schema_of_a_move_is_one(game: str, verb: str) -> None:
    Draft202012Validator.check_schema(schema(GAMES[game].moves[verb]))


def test_a_founding_move_is_not_typed() -> None:
    assert not Found.typed
