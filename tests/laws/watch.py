"""What holds at every step of any game: bounds of tracks, a fact behind each change, and no card lost."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable
from importlib import import_module
from itertools import takewhile
from typing import Any, TypeAlias

from ledger.core.frozen import from_json, to_json
from ledger.core.model import Event, Move, Refused
from ledger.core.nouns import Track
from ledger.core.ruleset import Ruleset
from ledger.core.table.events import NumberExplained, RulingMade
from ledger.core.table.moves import Count
from tests.laws.declared import KEBAB
from tests.laws.telling import owed_unread, unsayable

SAMPLED, FIRST = 25, 4
"""Of each kind of move the first few are kept, and then one in so many."""
Census: TypeAlias = Callable[[Any], tuple[tuple[str, int], ...]]
"""What must stay as it is while nobody counts anew: names with numbers."""
LONGEST = 120
"""Letters of a sentence: three lines of a phone."""
CRAMPED = 16
"""Letters of a word with which a sentence is not measured."""


def census_of(rules: Ruleset[Any]) -> tuple[Census | None, tuple[type[Event], ...]]:
    """What a game's views, or its tests, declare as conserved, and the facts by which the table counts anew."""
    for room in (f"ledger.games.{rules.meta.id}.views", f"tests.games.{rules.meta.id}.player"):
        try:
            declared = vars(import_module(room))
        except ModuleNotFoundError:
            continue
        if "conserved" in declared:
            return declared["conserved"], declared.get("COUNTED_ANEW", ())
    return None, ()


def _recounted(cards: dict[str, int], before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """What there should be, once a fact said that there are other numbers of cards than before."""
    known = {key: count + now[key] - before[key] for key, count in cards.items() if key in before and key in now}
    return {**{key: count for key, count in now.items() if key not in before}, **known}


class Watch:
    """Follows a play fact by fact, and keeps count of what has been seen."""

    def __init__(self, rules: Ruleset[Any]) -> None:
        self.rules = rules
        self._names = {kind: name for name, kind in rules.events.items()}
        self.verbs: Counter[str] = Counter()
        self.facts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.samples: defaultdict[str, list[tuple[Any, Move]]] = defaultdict(list)
        """Moves that were taken in, each with the state before it."""
        self._census, self._anew = census_of(rules)
        self._counted: tuple[Any, dict[str, int]] = (None, {})
        self._tracked: tuple[Any, dict[str, Track]] = (None, {})

    def tracks(self, state: Any) -> dict[str, Track]:
        """The tracks of a state by key; those of the last one asked for are at hand."""
        if self._tracked[0] is not state:
            shown = self.rules.views.tracks(state)
            found = {track.key: track for track in shown}
            assert len(found) == len(shown), f"two tracks share a key: {[track.key for track in shown]}"
            self._tracked = (state, found)
        return self._tracked[1]

    def follow(self, state: Any, move: Move, events: tuple[Event, ...]) -> Any:
        """Hold every law over the facts of one move; answers the state that they lead to.

        Cards are counted where no rule was overruled: what a table rules may come from another box.
        """
        self.verbs[move.verb] += 1
        if self.verbs[move.verb] % SAMPLED == 1 or len(self.samples[move.verb]) < FIRST:
            self.samples[move.verb].append((state, move))
        ended, cards = state.ended, self._cards(state)
        if isinstance(move, Count):
            self._is_only_counted(state, move, events)
        else:
            self._has_its_consequences(state, move, events)
        for event in events:
            after = self.rules.evolve(state, event)
            self._has_a_cause(state, event, after)
            if isinstance(event, self._anew):
                cards = _recounted(cards, self._cards(state), self._cards(after))
            self._is_told(event)
            state = after
        if state.ended and not ended:
            self.endings[state.ended] += 1
        told = any(event.sentence() for event in events)
        assert told, f"{move.verb} says nothing: {events}"
        self._is_within(state, move, events)
        if not any(isinstance(event, RulingMade) for event in events):
            self._loses_nothing(cards, self._cards(state), move, events)
        return state

    def refused(self, move: Move, refused: Refused) -> None:
        """Hold that a refusal says which rule, why, and what to do."""
        no = refused.objection
        self.refusals[no.code] += 1
        assert KEBAB.fullmatch(no.code), f"{no.code} is no code"
        assert no.because.strip(), f"{move} is refused without a word: {no}"

    def _has_its_consequences(self, state: Any, move: Move, events: tuple[Event, ...]) -> None:
        """Each fact is followed at once by what the game's policies say, depth first."""
        at = 0
        while at < len(events):
            at, state = self._unfolded(state, move, events, at)

    def _is_only_counted(self, state: Any, move: Move, events: tuple[Event, ...]) -> None:
        """A number that nobody explained yet ends nothing, and takes nobody off the table."""
        counted = tuple(takewhile(lambda event: not isinstance(event, NumberExplained), events))
        after = self.rules.fold(state, counted)
        assert after.ended == state.ended, f"{move} ends the game: {events}"
        gone = self.tracks(state).keys() - self.tracks(after).keys()
        assert not gone, f"{move} takes {gone} off the table: {events}"
        self._has_its_consequences(after, move, events[len(counted) :])

    def _unfolded(self, state: Any, move: Move, events: tuple[Event, ...], at: int) -> tuple[int, Any]:
        event, before = events[at], state
        after = state = self.rules.evolve(state, event)
        at += 1
        for policy in self.rules.policies:
            for wanted in policy(before, event, after):
                found = events[at] if at < len(events) else None
                assert found == wanted, f"{move}: {event} is followed by {found}, not by {wanted}"
                at, state = self._unfolded(state, move, events, at)
        return at, state

    def _has_a_cause(self, state: Any, event: Event, after: Any) -> None:
        """No number of the table changes without a fact that names it."""
        before, now = self.tracks(state), self.tracks(after)
        moved = {key for key in before.keys() & now.keys() if before[key].value != now[key].value}
        unexplained = moved - set(event.touched())
        assert not unexplained, f"{event} changes {unexplained} and touches {event.touched()}"

    def _is_within(self, state: Any, move: Move, events: tuple[Event, ...]) -> None:
        for track in self.tracks(state).values():
            within = (track.low is None or track.value >= track.low) and (
                track.high is None or track.value <= track.high
            )
            assert within, f"{track} is out of bounds after {move}: {events}"

    def _cards(self, state: Any) -> dict[str, int]:
        """How many cards there are; those of the last state asked for are at hand."""
        if self._counted[0] is not state:
            self._counted = (state, dict(self._census(state)) if self._census else {})
        return self._counted[1]

    def _loses_nothing(self, cards: dict[str, int], now: dict[str, int], move: Move, events: tuple[Event, ...]) -> None:
        lost = {key: (cards[key], now[key]) for key in cards.keys() & now.keys() if cards[key] != now[key]}
        assert not lost, f"{move} loses or makes cards: {lost}: {events}"

    def _is_told(self, event: Event) -> None:
        kind = type(event)
        self.facts[self._names[kind]] += 1
        told = event.sentence()
        assert "\n" not in told, f"{event} says {told!r}"
        roomy = not re.search(rf"\S{{{CRAMPED},}}", told)
        assert len(told) <= LONGEST or not roomy, f"{told!r} is long"

    def look(self, state: Any) -> None:
        """Every view of a state can be shown, and the state is made of what can be stored."""
        stored = json.loads(json.dumps(to_json(state)))
        assert from_json(type(state), stored) == state
        assert to_json(from_json(type(state), stored)) == stored
        views = self.rules.views
        for view in (views.where, views.queues, views.decks, views.sheets, views.places, views.owed):
            view(state)
        for names in views.names.values():
            names(state)
        unread = list(owed_unread(self.rules, state))
        assert not unread, unread
        actors = ("", *state.players, *(views.names["actor"](state) if "actor" in views.names else ()))
        for verb in self.rules.moves:
            who = views.turn(state, verb)
            assert who in actors, f"{verb} is made by {who!r}"

    def retell(self) -> None:
        """Every move that was kept can be said again in words, and in JSON."""
        for said in self.samples.values():
            for state, move in said:
                wrong = list(unsayable(self.rules, state, move))
                assert not wrong, wrong

    def unseen(self) -> set[str]:
        """The moves that are typed and were never taken in."""
        return {verb for verb, kind in self.rules.moves.items() if kind.typed} - set(self.verbs)
