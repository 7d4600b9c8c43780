"""Numbers as they lie on the table where nobody knows why: counted now, and explained later or never."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Generic

from ledger.core.frozen import from_json, to_json
from ledger.core.handlers import Deciders
from ledger.core.model import Alone, Decision, Event, Refused, S, State, Unexplained, kebab, refused
from ledger.core.nouns import Track
from ledger.core.opening import Gap, Spot, sheet_wrong
from ledger.core.table.corrections import bounded, handle_of, reasoned
from ledger.core.table.events import NumberCounted, NumberExplained
from ledger.core.table.moves import Count, Explain

if TYPE_CHECKING:
    from ledger.core.ruleset import Ruleset

COUNTED = "counted"
"""Why a fact changed a number of which nobody knows more."""


def counting(rules: Ruleset[S]) -> Deciders[S]:
    """The deciders of `count` and `explain` over a game's numbers: within every cap, and nothing follows from a gap."""
    table = Deciders[S]()
    counter, rule = _Counter(rules), rules.meta.reason_rule

    @table(Count)
    def count(state: S, move: Count) -> Decision[S]:
        what, who, was = counter.named(state, move)
        facts = counter.facts(state, what, who, move.value)
        track, held = _shown(rules.views.tracks(state), facts), counter.held_back(state, facts)
        for fact in facts:
            yield Alone(event=fact)
        by = 0 if was is None else move.value - was
        left = by + sum(each.by for each in _open(state, what, who))
        told = NumberCounted(
            what=what, who=who, track=track, log=was, counted=move.value, by=by, left=left, held=held, rule=rule
        )
        state = yield told
        if move.because and by and left:
            yield from counter.explained(state, what, who, move.because)

    @table(Explain)
    def explain(state: S, move: Explain) -> Decision[S]:
        what, who, _ = counter.named(state, move)
        if not _open(state, what, who):
            told = f"Nothing about {what} is unexplained."
            raise refused("number-explained", rule, told, _others(state) or f"count {what} VALUE")
        yield from counter.explained(state, what, who, reasoned(rule, move))

    return table


class _Counter(Generic[S]):
    """Makes the facts by which a number becomes what was counted, and knows what would have followed from them."""

    def __init__(self, rules: Ruleset[S]) -> None:
        self._rules = rules
        self._rule = rules.meta.reason_rule

    def named(self, state: S, move: Count | Explain) -> tuple[str, str, int | None]:
        """The number that a move names, whose it is, and its value by the log; raises Refused."""
        handle = handle_of(self._rule, self._rules.handles, state, move)
        who = move.who if handle.personal else ""
        return move.what, who, handle.read(state, who)

    def facts(self, state: S, what: str, who: str, value: int) -> tuple[Event, ...]:
        """The facts that make it so, none where it is so; raises Refused `count-beyond` above or below a cap."""
        handle = self._rules.handles[what]
        now = handle.read(state, who)
        if now == value:
            return ()
        facts = tuple(handle.change(state, who, value, COUNTED)) if bounded(handle, value, now) == value else ()
        after = self._rules.fold(state, facts)
        if handle.read(after, who) != value or not self._capped(after, facts):
            label = Unexplained(what=what, who=who, log=0, counted=value).label
            raise refused("count-beyond", self._rule, f"{label} cannot be {value}.", f"count {what} again")
        return facts

    def _capped(self, state: S, facts: tuple[Event, ...]) -> bool:
        moved = {key for fact in facts for key in fact.touched()}
        return all(
            (track.low is None or track.value >= track.low) and (track.high is None or track.value <= track.high)
            for track in self._rules.views.tracks(state)
            if track.key in moved
        )

    def apart(self, state: S, what: str, who: str, log: int, counted: int) -> tuple[S, tuple[Event, ...]]:
        """The state as the log gave it, and the facts that lead from there to what was counted; none beyond a cap."""
        try:
            before = self._rules.fold(state, self.facts(state, what, who, log))
            return before, self.facts(before, what, who, counted)
        except Refused:
            return state, ()

    def following(self, state: S, facts: tuple[Event, ...]) -> Iterator[Event]:
        """What follows from facts at once."""
        return (follows for fact, before in self._steps(state, facts) for follows in self._follows(fact, before))

    def held_back(self, state: S, facts: tuple[Event, ...]) -> tuple[str, ...]:
        """The facts as JSON text where something would have followed from one of them; else nothing."""
        if next(self.following(state, facts), None) is None:
            return ()
        named = ([kebab(type(fact).__name__), to_json(fact)] for fact in facts)
        return tuple(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in named)

    def explained(self, state: S, what: str, who: str, why: str) -> Decision[S]:
        """The number is explained; what was held back follows now."""
        found = _open(state, what, who)
        by = sum(each.by for each in found)
        state = yield NumberExplained(what=what, who=who, track=found[-1].track, by=by, reason=why, rule=self._rule)
        for each in found:
            for fact, before in self._again(state, each, why):
                for follows in self._follows(fact, before):
                    state = yield follows

    def _follows(self, fact: Event, before: S) -> Iterator[Event]:
        return self._rules.consequences(before, fact, self._rules.evolve(before, fact))

    def _steps(self, state: S, facts: tuple[Event, ...]) -> Iterator[tuple[Event, S]]:
        """Each fact with the state before it."""
        for fact in facts:
            yield fact, state
            state = self._rules.evolve(state, fact)

    def _again(self, state: S, found: Unexplained, why: str) -> Iterator[tuple[Event, S]]:
        """The facts of a count as if they came about now, for that reason, each with the state before it.

        None where the number is gone from the table, or has gone back towards what the log gave.
        """
        gone = found.track and all(track.key != found.track for track in self._rules.views.tracks(state))
        now = self._rules.handles[found.what].read(state, found.who) or 0
        if not found.held or gone or (now - found.counted) * found.by < 0:
            return
        try:
            back = self.facts(state, found.what, found.who, found.log)
        except Refused:
            return
        yield from self._steps(self._rules.fold(state, back), tuple(self._read(each, why) for each in found.held))

    def _read(self, text: str, why: str) -> Event:
        name, body = json.loads(text)
        fact: Event = from_json(self._rules.events[name], body)
        return fact.but(**{field: why for field, value in fact.__dict__.items() if value == COUNTED})


def left_open(rules: Ruleset[S], state: S, gap: Gap, at: Spot) -> NumberCounted:
    """The fact by which a number of a sheet, which has its value already, stays unexplained.

    What would have followed from it waits as behind a count. Raises SheetWrong for what is no number of the table.
    """
    counter, rule, tracks = _Counter(rules), rules.meta.reason_rule, rules.views.tracks(state)
    handle = rules.handles.get(gap.number)
    if handle is None:
        raise sheet_wrong((*at, "number"), rule, f"No number '{gap.number}'", f"one of: {', '.join(rules.handles)}")
    owners = dict.fromkeys((*state.players, *(track.of for track in tracks if track.of))) if handle.personal else ("",)
    if gap.player not in owners:
        whose = f"one of: {', '.join(owners)}" if handle.personal else "nobody's: leave it out"
        raise sheet_wrong((*at, "player"), rule, f"{gap.number} of '{gap.player}' is no number", whose)
    if gap.log == gap.counted:
        raise sheet_wrong((*at, "counted"), rule, f"The log gave {gap.log}, too", "leave out what is explained")
    before, facts = counter.apart(state, gap.number, gap.player, gap.log, gap.counted)
    return NumberCounted(
        what=gap.number,
        who=gap.player,
        track=_shown(tracks, facts),
        log=gap.log,
        counted=gap.counted,
        by=gap.counted - gap.log,
        left=gap.counted - gap.log,
        held=counter.held_back(before, facts),
        rule=rule,
    )


def waiting(rules: Ruleset[S], state: S, counted: Iterable[NumberCounted]) -> frozenset[type[Event]]:
    """The kinds of facts that follow from these numbers, and wait for an explanation."""
    counter = _Counter(rules)
    found = (counter.apart(state, each.what, each.who, each.log or 0, each.counted) for each in counted if each.held)
    return frozenset(type(follows) for before, facts in found for follows in counter.following(before, facts))


def _shown(tracks: tuple[Track, ...], facts: tuple[Event, ...]) -> str:
    """The key of the track that facts moved; empty where no track shows what they moved."""
    keys = {track.key for track in tracks}
    return next((key for fact in facts for key in fact.touched() if key in keys), "")


def _open(state: S, what: str, who: str) -> tuple[Unexplained, ...]:
    return tuple(each for each in state.unexplained if (each.what, each.who) == (what, who))


def _others(state: S) -> str:
    return ", ".join(f"explain {each.what}{f' @{each.who}' if each.who else ''}" for each in gaps(state))


def gaps(state: State) -> tuple[Unexplained, ...]:
    """Each number of which something is unexplained, once: as it was counted last, with all that is open of it."""
    found: dict[str, Unexplained] = {}
    for each in state.unexplained:
        before = found.get(each.label)
        found[each.label] = each.but(held=(), log=each.log - (before.by if before else 0))
    return tuple(found.values())
