"""What differs between two states of a campaign, in the neutral nouns."""

from __future__ import annotations

from typing import Any

from ledger.core.nouns import Deck, Place, Sheet, Views


def differences(views: Views[Any], old: Any, new: Any) -> tuple[str, ...]:
    """One short line for each track, deck, place and sheet field that differs."""
    lines: list[str] = []
    for shown in _SHOWN:
        before, after = shown(views, old), shown(views, new)
        lines += [f"{key}: {_arrow(before.get(key), after.get(key))}" for key in _keys(before, after)]
    return tuple(dict.fromkeys(lines))


def _keys(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return [key for key in {**before, **after} if before.get(key) != after.get(key)]


def _arrow(was: str | None, now: str | None) -> str:
    return f"{was if was is not None else 'none'} to {now if now is not None else 'none'}"


def _where(views: Views[Any], state: Any) -> dict[str, str]:
    return {"At": views.where(state)}


def _tracks(views: Views[Any], state: Any) -> dict[str, str]:
    return {track.name: str(track.value) for track in views.tracks(state)}


def _decks(views: Views[Any], state: Any) -> dict[str, str]:
    return {deck.name: deck_line(deck) for deck in views.decks(state)}


def _places(views: Views[Any], state: Any) -> dict[str, str]:
    return {place.name: place_line(place) for place in views.places(state)}


def _sheets(views: Views[Any], state: Any) -> dict[str, str]:
    return dict(pair for sheet in views.sheets(state) for pair in _sheet(sheet))


_SHOWN = (_where, _tracks, _decks, _places, _sheets)


def deck_line(deck: Deck) -> str:
    """A deck in a few words."""
    left = "?" if deck.left is None else str(deck.left)
    told = [f"{left} left", f"discard {deck.discard}" if deck.discard else ""]
    told += [f"aside {', '.join(deck.aside)}" if deck.aside else "", deck.note]
    return ", ".join(each for each in told if each)


def place_line(place: Place) -> str:
    """A place in a few words: level, kind, counters, who is there."""
    told = [place.level, place.kind, *place.traits]
    told += [f"{name} {count}" for name, count in place.counters]
    told += [" ".join(place.present)] if place.present else []
    return ", ".join(each for each in told if each)


def _sheet(sheet: Sheet) -> list[tuple[str, str]]:
    owner = f"{sheet.owner} " if sheet.owner else ""
    fields = [(f"{owner}{field.label}", field.value) for field in sheet.fields]
    lists = [(f"{owner}{rows.title}", "; ".join(rows.rows)) for rows in sheet.lists]
    return fields + lists
