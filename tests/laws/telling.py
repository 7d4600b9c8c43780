"""Laws of words: what is owed can be typed, and what was said can be said again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from jsonschema import Draft202012Validator

from cli.grammar import WordsWrong, next_move, words_of
from cli.grammar.schema import schema
from ledger.core.frozen import from_json, to_json
from ledger.core.model import Move
from ledger.core.ruleset import Ruleset
from tests.laws.proposer import PLACEHOLDER, alternatives


def owed_unread(rules: Ruleset[Any], state: Any) -> Iterator[str]:
    """What is owed reads as a move, up to the words that stand for something; a bare answer completes its words."""
    for owed in rules.views.owed(state):
        ways = alternatives(owed)
        if owed.prefix and not any(words[: len(owed.prefix)] == owed.prefix for words in ways):
            yield f"{owed.words} does not begin with {owed.prefix}"
        for words in ways:
            head = tuple(takewhile(lambda word: not PLACEHOLDER.fullmatch(word), words))
            if not head:
                if not state.opened:
                    yield f"{owed.words} answers nothing that is open"
                continue
            try:
                next_move(rules, state, head, lenient=False)
            except WordsWrong as wrong:
                if wrong.code != "word-missing":
                    yield f"{' '.join(words)}: {wrong.because}"


def unsayable(rules: Ruleset[Any], state: Any, move: Move) -> Iterator[str]:
    """A move that was taken in can be said in words, and written as JSON that its schema describes."""
    words = words_of(move)
    try:
        typed, rest = next_move(rules, state, words, lenient=False)
    except WordsWrong as wrong:
        yield f"{words} is not read: {wrong.because}"
        return
    if typed.move != move or rest:
        yield f"{words} is read as {typed.move}, not {move}"
    stored = json.loads(json.dumps(to_json(move)))
    if from_json(type(move), stored) != move:
        yield f"{stored} is not {move}"
    yield from (f"{stored}: {wrong.message}" for wrong in Draft202012Validator(schema(type(move))).iter_errors(stored))
