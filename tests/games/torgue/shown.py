"""What the table is shown: sheets, tracks, decks, places, and what is owed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ledger.core.nouns import Deck
from tests.games.torgue.readers import At, Names


def deck(at: At, name: str) -> Deck:
    """A deck as it is shown."""
    return next(each for each in at.rules.views.decks(at.state) if each.name == name)


def decks(at: At) -> Mapping[str, tuple[int | None, int]]:
    """Cards to draw and discarded, of each deck."""
    return {each.name: (each.left, each.discard) for each in at.rules.views.decks(at.state)}


def odds(name: str) -> Callable[[At], Mapping[str, int]]:
    """What may still come out of a deck."""

    def found(at: At) -> Mapping[str, int]:
        return dict(deck(at, name).odds)

    found.__name__ = f"the odds of {name}"
    return found


def contents(at: At) -> Mapping[str, Mapping[str, int]]:
    """What each zone shows."""
    return {each.name: dict(each.counters) for each in at.rules.views.places(at.state)}


def owed(at: At) -> Names:
    """The first words that answer what is owed, or what may be done."""
    return tuple(each.words.partition(" ")[0].rstrip(",") for each in at.rules.views.owed(at.state))
