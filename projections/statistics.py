"""What a campaign adds up to: dice and draws against what is expected, tracks, time at the table, moves, rulings.

A correction tells the later moves again, so the dice of the history that it left stand among those that were taken
back.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from ledger.core.frozen import Frozen, Roster
from ledger.core.model import Event
from ledger.core.table.events import RulingMade, SessionOpened
from ledger.store.entries import Entry
from ledger.store.facts import HeadMoved
from ledger.store.ledger import Ledger
from ledger.store.watch import Watch, unwatched, watched
from projections.course import Course
from projections.course import told as followed
from projections.dice import Dice, Face, bears, faces, pooled, total_only
from projections.draws import Card, Draws, Expectation, cards, draws, piled
from projections.journal import Told

PAUSE = 30 * 60
"""Seconds without a move after which the table is taken to have paused."""


class Sitting(Frozen):
    """A session of the live history: how long it took, and who moved how often."""

    number: int
    at: str
    """When its first move was made; UTC, ISO 8601."""
    seconds: int
    """From the first move to the last, pauses of over 30 minutes left out."""
    moves: Roster[str, int]
    """By player or hero; an empty name for moves of nobody."""


class Rulings(Frozen):
    """How often the table overruled a refusal."""

    live: bool
    code: str
    rule: str
    count: int


class Statistics(Frozen):
    """What a campaign adds up to."""

    dice: tuple[Dice, ...]
    """Live before taken back, real before app; in each by sides, everybody before each one."""
    totals: int
    """Live throws of which only the total is known; no face of theirs is counted."""
    sittings: tuple[Sitting, ...]
    rulings: tuple[Rulings, ...]
    """Live before taken back; in each the most frequent first."""
    draws: tuple[Draws, ...] = ()
    """Live before taken back, those of the table before those of the app; in each by deck."""
    courses: tuple[Course, ...] = ()
    """Tracks over the live moves."""


def everything(ledger: Ledger[Any]) -> Statistics:
    """What a campaign adds up to, with its tracks and with what was to be expected of its decks; raises Damaged.

    The rows are read twice and folded once.
    """
    return traced(statistics(every_move(ledger), alone(ledger.state.players)), ledger)


def alone(players: tuple[str, ...]) -> str:
    """The only player, whose moves all are that name nobody; empty where there are more."""
    return players[0] if len(players) == 1 else ""


def traced(found: Statistics, ledger: Ledger[Any], watch: Watch = unwatched) -> Statistics:
    """The same with what only the states of the game tell: tracks, and what was to be expected of its decks.

    `watch` is told how far it is: (entries, all entries).
    """
    rules = ledger.rules
    expectation = Expectation(rules.views, rules.initial)
    moments = watched(ledger.moments(), watch, ledger.head)
    courses = followed(rules.views, expectation.watching(moments))
    return found.but(courses=courses, draws=tuple(expectation.of(pile) for pile in found.draws))


def statistics(moves: Iterable[Told], nobody: str = "") -> Statistics:
    """What moves add up to, given in the order in which they were stored; `nobody` made those without a name."""
    tally = _Tally(nobody)
    for told in moves:
        for entry in told.facts:
            tally.count(told, entry.event)
        tally.clock(told)
    return Statistics(
        dice=tuple(pooled(tally.faces)),
        totals=tally.totals,
        sittings=tuple(clock.sitting(number) for number, clock in tally.clocks.items()),
        rulings=tuple(_rulings(tally.rulings)),
        draws=tuple(piled(tally.cards)),
    )


class _Clock:
    """The time that passes between the moves of a session."""

    def __init__(self, at: str) -> None:
        self._at, self._last, self._seconds = at, datetime.fromisoformat(at), 0.0
        self._moves: Counter[str] = Counter()

    def tick(self, at: str, who: str) -> None:
        """One more move."""
        now = datetime.fromisoformat(at)
        gap = (now - self._last).total_seconds()
        self._seconds += gap if 0 < gap <= PAUSE else 0
        self._last = now
        self._moves[who] += 1

    def sitting(self, number: int) -> Sitting:
        """What has passed."""
        return Sitting(number=number, at=self._at, seconds=int(self._seconds), moves=Roster(self._moves))


class _Tally:
    """Counts, move by move."""

    def __init__(self, nobody: str) -> None:
        self._nobody = nobody
        self.faces: Counter[Face] = Counter()
        self.cards: Counter[Card] = Counter()
        self.rulings: Counter[tuple[bool, str, str]] = Counter()
        self.clocks: dict[int, _Clock] = {}
        self.totals = 0
        self._session = 0

    def count(self, told: Told, event: Event) -> None:
        """One more fact."""
        self.cards.update(cards(told, event))
        if bears(type(event)):
            self.faces.update(faces(told, event))
            self.totals += told.live and total_only(event)
        elif isinstance(event, RulingMade):
            self.rulings[told.live, event.code, event.rule] += 1
        elif isinstance(event, SessionOpened) and told.live:
            self._session = event.number

    def clock(self, told: Told) -> None:
        """One more move; no clock runs before the first session."""
        if told.live and self._session:
            self.clocks.setdefault(self._session, _Clock(told.said.at)).tick(
                told.said.at, told.said.who or self._nobody
            )


def _rulings(counted: Counter[tuple[bool, str, str]]) -> Iterator[Rulings]:
    for (live, code, rule), count in sorted(counted.items(), key=lambda row: (not row[0][0], -row[1], row[0])):
        yield Rulings(live=live, code=code, rule=rule, count=count)


def every_move(ledger: Ledger[Any], *, whole: bool = False) -> Iterator[Told]:
    """Every move ever stored, in order, each with those of its facts that statistics need: one pass over the rows.

    `whole`: each with all of its facts.
    """
    runs = ledger.live_ranges(ledger.head)
    group: list[Entry] = []
    for entry in _all(ledger) if whole else _needed(ledger):
        if entry.said and group:
            yield from _told(group, runs)
            group = []
        group.append(entry)
    yield from _told(group, runs)


def _all(ledger: Ledger[Any]) -> Iterator[Entry]:
    """Every entry but the head moves that nobody said, which only open the way of a correction."""
    for entry in map(ledger.read, ledger.rows.scan()):
        if entry.said or not isinstance(entry.event, HeadMoved):
            yield entry


def _needed(ledger: Ledger[Any]) -> Iterator[Entry]:
    """The entries that begin a move, and those whose facts are counted; no other is read into its types."""
    kinds = ledger.rules.events.items()
    names = {name for name, kind in kinds if kind in (RulingMade, SessionOpened) or bears(kind) or draws(kind)}
    for row in ledger.rows.scan():
        if b'"s":' in row.state or row.topic.split("/")[1] in names:
            yield ledger.read(row)


def _told(group: list[Entry], runs: list[tuple[int, int]]) -> Iterator[Told]:
    """The move of these entries; none where nobody said it, as before the founding."""
    first = group[0] if group else None
    if first and first.said:
        at = bisect_right(runs, first.number, key=lambda run: run[0])
        live = at > 0 and first.number <= runs[at - 1][1]
        yield Told(number=first.move, entry=first.number, said=first.said, facts=tuple(group), live=live)
