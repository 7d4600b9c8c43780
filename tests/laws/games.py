"""The games that the registry finds: every law is held over all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from ledger.core.model import Refused
from ledger.core.ruleset import Ruleset, decide
from ledger.core.table.moves import Found
from ledger.registry import games, ruleset
from tests.laws.proposer import Proposer
from tests.strategies import sayable

GAMES: dict[str, Ruleset[Any]] = {game: ruleset(game) for game in games()}
PLAYERS = ("Ana", "Ben", "Cleo", "Dag")
PLAYS, PROPOSALS = 9, 1_500
"""Plays at most that look for states, and the proposals of each."""


def players(rules: Ruleset[Any], count: int = 0) -> tuple[str, ...]:
    """As many players as are asked for, or as many as the game takes."""
    return PLAYERS[: min(count or rules.meta.most, rules.meta.most)]


def founded(rules: Ruleset[Any], count: int = 0) -> Any:
    """The state of a campaign that was just founded."""
    return decide(rules, rules.initial, Found(players=players(rules, count))).state


def player(rules: Ruleset[Any], chance: Random) -> Proposer:
    """A player of that game: its own, where its tests have one, else one that knows its declarations only."""
    try:
        own = import_module(f"tests.games.{rules.meta.id}.player")
    except ModuleNotFoundError:
        return Proposer(rules, chance)
    made: Proposer = own.Player(rules, chance)
    return made


@cache
def reached(game: str) -> tuple[Any, ...]:
    """States that plays come by, one for each set of kinds of names that a campaign knows then.

    One play after another, at most `PLAYS`, until there is one for every move in which it can be said.
    """
    rules, found = GAMES[game], dict[frozenset[str], Any]()
    for seed in range(PLAYS):
        for state in _come_by(rules, seed):
            found.setdefault(frozenset(kind for kind, names in rules.views.names.items() if names(state)), state)
        if all(any(sayable(kind, state, rules) for state in found.values()) for kind in rules.moves.values()):
            break
    return tuple(found.values())


def _come_by(rules: Ruleset[Any], seed: int) -> Iterator[Any]:
    own = player(rules, Random(seed))  # noqa: S311  a play, not a secret
    state = begun = decide(rules, rules.initial, own.founding()).state
    for _ in range(PROPOSALS):
        yield state
        move = own.propose(state)
        if move:
            with suppress(Refused):
                state = decide(rules, state, move).state
        state = begun if state.ended else state
