"""Finds the games: every folder under `ledger.games` is one; there is no list to edit."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import ledger.games
from ledger.core.ruleset import Ruleset


class GameUnknown(LookupError):  # noqa: N818  the field's own word
    """No game of that name is installed."""


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    import pkgutil  # noqa: PLC0415  only where all games are asked for: a move knows its own

    return tuple(sorted(each.name for each in pkgutil.iter_modules(ledger.games.__path__) if each.ispkg))


@cache
def ruleset(game: str) -> Ruleset[Any]:
    """The ruleset of a game; raises GameUnknown for an id that is not installed."""
    name = f"ledger.games.{game}"
    if not game.isidentifier():  # a name with a dot would be a room of a game
        raise _unknown(game)
    try:
        found: Ruleset[Any] = import_module(name).RULESET
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        raise _unknown(game) from None
    return found


def _unknown(game: str) -> GameUnknown:
    return GameUnknown(f"No game '{game}'. There are: {', '.join(games())}.")
