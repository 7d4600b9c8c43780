"""The words that a game has of its own: they stay, for whoever reads a redacted campaign needs them."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, cast, get_args, get_origin

from ledger.core.frozen import Frozen, hints
from ledger.core.options import DICE
from ledger.core.ruleset import Ruleset


def own_words(rules: Ruleset[Any]) -> frozenset[str]:
    """Every word and phrase of the game: what its tables print, the verbs, options and names that it begins with."""
    found = {*rules.moves, *rules.handles, rules.meta.id, rules.meta.title}
    for option in (*rules.options, DICE):
        found |= {option.name, option.default, *option.words}
    for names in rules.views.names.values():
        found |= set(names(rules.initial))
    kinds: set[Any] = {*rules.moves.values(), *rules.evolvers.rows, type(rules.initial)}
    found |= set(_declared(kinds)) | set(_printed(rules.meta.id))
    return frozenset(word for word in found if word)


def _declared(kinds: set[Any]) -> Iterator[str]:
    """The words that a field may hold, of these classes and of all that they hold."""
    seen: set[Any] = set()
    while kinds:
        kind = kinds.pop()
        seen.add(kind)
        yield from (held for held in kind.preset.values() if isinstance(held, str))
        for hint in hints(kind).values():
            for part in _parts(hint):
                if get_origin(part) is Literal:
                    yield from (word for word in get_args(part) if isinstance(word, str))
                elif isinstance(part, type) and issubclass(part, Frozen) and part not in seen:
                    kinds.add(part)


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    if get_origin(hint) is not Literal:
        for part in get_args(hint):
            yield from _parts(part)


def _printed(game: str) -> Iterator[str]:
    """The texts and headings of the tables that lie beside the game."""
    folders = cast("Iterator[str]", getattr(sys.modules.get(f"ledger.games.{game}"), "__path__", ()))
    for folder in folders:
        for file in sorted(Path(folder).glob("data/*.toml")):
            yield from _texts(tomllib.loads(file.read_text("utf-8")))


def _texts(held: Any) -> Iterator[str]:
    if isinstance(held, str):
        yield held
    elif isinstance(held, dict):
        yield from held
        for each in held.values():
            yield from _texts(each)
    elif isinstance(held, list):
        for each in held:
            yield from _texts(each)
