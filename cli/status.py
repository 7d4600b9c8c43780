"""`delve` alone: where the table is, in a few lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from cli.report import Report
from cli.table import Table
from ledger.core.frozen import to_json
from ledger.core.model import State
from ledger.core.nouns import Track
from ledger.core.table.counting import gaps


def status(table: Table, report: Report) -> None:
    """Campaign, round and phase, the tracks in one line each, and what is owed with the words that answer it."""
    state, views = table.ledger.state, table.rules.views
    report.say(f"{table.name}: {table.rules.meta.title}", views.where(state))
    shown = [track for track in views.tracks(state) if not track.quiet]
    report.say(*track_lines(shown, views.called(state)))
    report.say(*views.besides(state), *unexplained(state))
    if state.acting:
        report.say(f"Acting: {state.acting}")
    owed = table.owed()
    report.owed(owed, most=len(owed))
    report.fields["move"] = table.ledger.last.move
    if table.settings.json:
        report.fields["view"] = view(table.rules.views, state)


def track_lines(tracks: Iterable[Track], called: Mapping[str, str] | None = None) -> Iterator[str]:
    """A line a track, and one for all that follow each other and belong to one player, with the hero's name."""
    for owner, group in groupby(tracks, key=lambda track: track.of):
        told = [track_line(track, track.name.removesuffix(owner).rstrip()) for track in group]
        hero = (called or {}).get(owner, owner)
        head = owner if hero == owner else f"{owner} ({hero})"
        yield from [f"{head}: {', '.join(told)}"] if owner else told


def track_line(track: Track, name: str | None = None) -> str:
    """A track in one line, by its own name or another: its value, and the next mark that it will meet.

    What is called as its owner has a colon, since such a name may end with a number: `Psycho 2: 1/2 wounds`.
    """
    own = f"{track.name}:" if track.name == track.of else track.name
    ahead = [mark for mark in track.marks if not mark.reached]
    told = f" ({ahead[0].at}: {ahead[0].means})" if ahead else ""
    return f"{own if name is None else name} {track.value}{told}{track.beside}".lstrip()


def unexplained(state: State) -> Iterator[str]:
    """Numbers that were counted otherwise than the log gave them, in one line; none where all is explained."""
    told = ", ".join(f"{each.label} {each.counted} ({each.apart})" for each in gaps(state))
    if told:
        yield f"Unexplained: {told}"


def view(views: Any, state: Any) -> dict[str, Any]:
    """The whole state in the neutral nouns, as JSON."""
    nouns = ("tracks", "queues", "decks", "sheets", "places")
    shown = {noun: [to_json(each) for each in getattr(views, noun)(state)] for noun in nouns}
    return {"where": views.where(state), **shown, "unexplained": [to_json(each) for each in gaps(state)]}
