"""How to lay the table out again: every counter, token and pile in the order of the nouns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.nouns import Deck, Place, Track, Views
from projections.compare import deck_line


def layout(views: Views[Any], state: Any) -> Iterator[str]:
    """One instruction a line: tracks first, then places, decks, queues, and what lies before each player."""
    yield f"It is {views.where(state)}."
    yield from map(_track, views.tracks(state))
    yield from (line for place in views.places(state) for line in _place(place))
    yield from map(_deck, views.decks(state))
    for queue in views.queues(state):
        yield f"{queue.name}: {', '.join(step.name for step in queue.steps if not step.spent) or 'nothing'}."
    for sheet in views.sheets(state):
        if sheet.owner and not sheet.reference:
            yield from (f"{sheet.owner}, {rows.title}: {', '.join(rows.rows)}." for rows in sheet.lists if rows.rows)


def _track(track: Track) -> str:
    return f"{track.name}: {track.value}{f', {track.note}' if track.note else ''}."


def _place(place: Place) -> Iterator[str]:
    told = [place.level, place.kind, *place.traits, *(f"{name} {count}" for name, count in place.counters)]
    if any(told):
        yield f"{place.name}: {', '.join(each for each in told if each)}."
    if place.present:
        yield f"At {place.name}: {', '.join(place.present)}."


def _deck(deck: Deck) -> str:
    return f"{deck.name}: {deck_line(deck)}."
