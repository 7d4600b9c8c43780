"""How to lay the table out again: step by step, every counter, token and pile in the order of the nouns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ledger.core.nouns import Deck, Place, Sheet, Track, Views
from projections.compare import deck_line


def layout(views: Views[Any], state: Any) -> Iterator[str]:
    """One instruction a line under numbered steps: tracks, places, decks, queues, then what lies before each player."""
    yield f"It is {views.where(state)}."
    number = 0
    for title, lines in _steps(views, state):
        told = list(lines)
        if told:
            number += 1
            yield from ("", f"{number}. {title}", *told)


def _steps(views: Views[Any], state: Any) -> Iterator[tuple[str, Iterator[str]]]:
    places = views.places(state)
    standing = {place.name for place in places if not place.bare}
    yield "Tracks", (_track(track) for track in views.tracks(state) if track.name not in standing)
    yield "The board", (line for place in places if not place.bare for line in _place(place))
    yield "Decks", map(_deck, views.decks(state))
    queues = ((queue.name, [step.name for step in queue.steps if not step.spent]) for queue in views.queues(state))
    yield "What is next, and what stays", (f"{name}: {', '.join(steps) or 'nothing'}." for name, steps in queues)
    for sheet in views.sheets(state):
        if sheet.owner and not sheet.reference:
            yield sheet.owner, _before(sheet)


def _before(sheet: Sheet) -> Iterator[str]:
    """What lies before a player."""
    yield from (f"{rows.title}: {', '.join(rows.rows)}." for rows in sheet.lists if rows.rows)


def _track(track: Track) -> str:
    return f"{track.name}: {track.value}{track.beside}."


def _place(place: Place) -> Iterator[str]:
    told = [place.level, place.kind, *place.traits, *(f"{name} {count}" for name, count in place.counters)]
    if any(told):
        yield f"{place.name}: {', '.join(each for each in told if each)}."
    if place.present:
        yield f"At {place.name}: {', '.join(place.present)}."


def _deck(deck: Deck) -> str:
    return f"{deck.name}: {deck_line(deck)}."
