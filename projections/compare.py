"""What differs between two states of a campaign, in the neutral nouns."""

from __future__ import annotations

from typing import Any

from ledger.core.frozen import Frozen
from ledger.core.nouns import Deck, Place, Sheet, Views


class Difference(Frozen):
    """One thing that is not what it was; None where it is not there at all."""

    about: str
    """Which noun it belongs to: `Tracks`, `Decks`, `Places`, `Sheets`, or `Table`."""
    name: str
    was: str | None
    now: str | None

    def line(self) -> str:
        """The difference in one short line."""
        return f"{self.name}: {_there(self.was)} to {_there(self.now)}"


def differing(views: Views[Any], old: Any, new: Any) -> tuple[Difference, ...]:
    """Each track, deck, place and sheet field that differs between two states; what two nouns tell alike, once."""
    found: dict[str, Difference] = {}
    for about, shown in _SHOWN.items():
        before, after = shown(views, old), shown(views, new)
        for name in _names(before, after):
            one = Difference(about=about, name=name, was=before.get(name), now=after.get(name))
            found.setdefault(one.line(), one)
    return tuple(found.values())


def _names(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return [name for name in {**before, **after} if before.get(name) != after.get(name)]


def _there(value: str | None) -> str:
    return "none" if value is None else value


def _where(views: Views[Any], state: Any) -> dict[str, str]:
    return {"At": views.where(state)}


def _tracks(views: Views[Any], state: Any) -> dict[str, str]:
    return {track.name: f"{track.value}{track.beside}" for track in views.tracks(state)}


def _decks(views: Views[Any], state: Any) -> dict[str, str]:
    return {deck.name: deck_line(deck) for deck in views.decks(state)}


def _places(views: Views[Any], state: Any) -> dict[str, str]:
    return {place.name: place_line(place) for place in views.places(state)}


def _sheets(views: Views[Any], state: Any) -> dict[str, str]:
    """The sheets, without the fields that show a track: those are told already."""
    tracked = {track.key for track in views.tracks(state)}
    return dict(pair for sheet in views.sheets(state) for pair in _sheet(sheet, tracked))


_SHOWN = {"Table": _where, "Tracks": _tracks, "Decks": _decks, "Places": _places, "Sheets": _sheets}


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


def _sheet(sheet: Sheet, tracked: set[str]) -> list[tuple[str, str]]:
    owner = f"{sheet.owner} " if sheet.owner else ""
    fields = [(f"{owner}{field.label}", field.value) for field in sheet.fields if field.key not in tracked]
    lists = [(f"{owner}{rows.title}", "; ".join(rows.rows)) for rows in sheet.lists]
    return fields + lists
