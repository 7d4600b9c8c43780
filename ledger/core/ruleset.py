"""A whole game as one value, and the function that runs a move through it: `decide`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic

from ledger.core.frozen import Frozen, from_json, to_json
from ledger.core.handlers import Deciders, Evolvers
from ledger.core.model import Alone, Asking, Event, Move, Objection, Refused, S, kebab, refused
from ledger.core.nouns import Views
from ledger.core.opening import Opening
from ledger.core.options import Option
from ledger.core.table import evolve as bookkeeping
from ledger.core.table import rules as table
from ledger.core.table.corrections import Handle, correcting, settling
from ledger.core.table.counting import counting
from ledger.core.table.events import MoveOpened, RulingMade
from ledger.core.table.openings import adopting

Policy = Callable[[S, Event, S], Iterable[Event]]
"""(state before, fact, state after) -> the facts that follow by themselves; fires on the edge, not on the level."""
Lift = Callable[[dict[str, Any]], dict[str, Any]]
"""The stored body of an event of one version as a body of the next."""
DEEPEST_CHAIN = 64


class Meta(Frozen):
    """What is printed on the box, and the rules that the core cites for this game."""

    id: str
    title: str
    rulebook: str
    """Which edition the rules are from, in a few words."""
    fewest: int = 1
    most: int = 4
    reason_rule: str
    """Id of the rule that a ruling or a correction needs a reason."""


class Ruleset(Generic[S]):
    """A game: its tables of moves and facts, its consequences, its options and how it shows itself.

    The table's own moves and facts (`ledger.core.table`) are added by themselves.
    """

    def __init__(
        self,
        *,
        meta: Meta,
        initial: S,
        deciders: Deciders[S],
        evolvers: Evolvers[S],
        policies: tuple[Policy[S], ...],
        views: Views[S],
        options: tuple[Option, ...] = (),
        handles: Mapping[str, Handle[S]] | None = None,
        lifts: Mapping[tuple[str, int], Lift] | None = None,
        examples: Mapping[str, str] | None = None,
        opening: Callable[[], Opening[S]] | None = None,
    ) -> None:
        self.meta = meta
        self.initial = initial
        self.policies = policies
        self.views = views
        self.options = options
        self.handles = dict(handles or {})
        self.lifts = dict(lifts or {})
        """(event name, version) -> the body of that version as one of the next version."""
        self.examples = dict(examples or {})
        """Verb of a move of every table -> a line of this game's own, where the common one names what it has not."""
        self.opening = opening
        """Gives how a campaign begins in the middle, when somebody asks; None where no sheet was thought out."""
        corrections = correcting(meta.reason_rule, self.handles, self.unfolded)
        adoption = adopting(opening, self)
        self.deciders = Deciders[S](table.decides, settling(options), adoption, corrections, counting(self), deciders)
        self.evolvers = Evolvers[S](bookkeeping.evolves, evolvers)
        self.moves = {kind.verb: kind for kind in self.deciders.rows}
        self.events = {kebab(kind.__name__): kind for kind in self.evolvers.rows}
        if len(self.moves) != len(self.deciders.rows) or len(self.events) != len(self.evolvers.rows):
            raise TypeError(f"{meta.id}: two moves or two events share a name")

    def like(self, kind: type[Move]) -> str:
        """One line of a move as somebody would type it in this game."""
        return self.examples.get(kind.verb, kind.example)

    def evolve(self, state: S, event: Event) -> S:
        """The state after one fact; raises KeyError for a fact that the game does not know."""
        evolved: S = self.evolvers.rows[type(event)](state, event)
        return evolved

    def consequences(self, before: S, event: Event, after: S) -> Iterator[Event]:
        """The facts that follow by themselves from one, policy by policy."""
        for policy in self.policies:
            yield from policy(before, event, after)

    def unfolded(self, state: S, events: Iterable[Event]) -> S:
        """The state after all `events`, in order, and after everything that follows from them."""
        unfolding = _Unfolding(self, state, Move())
        for event in events:
            unfolding.happen(event)
        return unfolding.decided.state

    def fold(self, state: S, events: Iterable[Event]) -> S:
        """The state after all `events`, in order."""
        rows = self.evolvers.rows
        for event in events:
            state = rows[type(event)](state, event)
        return state


class Decided(Generic[S]):
    """An accepted move: the facts it caused in order, the state after, and what was overruled or is still asked."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        self.overruled: list[Objection] = []
        self.asking: Asking | None = None


def decide(rules: Ruleset[S], state: S, move: Move) -> Decided[S]:
    """The facts that `move` causes, consequences included.

    Raises Refused when a rule says no and the move gives no reason (`move.because`), or when it means nothing.
    """
    if move.because is not None and not move.because.strip():
        raise refused("reason-missing", rules.meta.reason_rule, "A ruling needs its reason.", "end with: because WHY")
    return _Unfolding(rules, state, move).run()


class _Unfolding(Generic[S]):
    """One move while it unfolds."""

    def __init__(self, rules: Ruleset[S], state: S, move: Move) -> None:
        self.rules = rules
        self.move = move
        self.decided = Decided(state)
        self._place = table.place(state, move)
        """Where the move waited that is answered now, so that its next question comes before those of later ones."""

    def run(self) -> Decided[S]:
        for first in table.first_steps(self.decided.state, self.move):
            self._take(first)
        begun = len(self.decided.events)
        decision = self.rules.deciders.rows[type(self.move)](self.decided.state, self.move)
        for step in decision:  # the first step; the rest are sent the state, below
            self._take(step)
            break
        while not self.decided.asking:
            try:
                self._take(decision.send(self.decided.state))
            except StopIteration:
                break
        if len(self.decided.events) == begun:
            raise TypeError(f"{type(self.move).__name__} was decided without a fact")
        if self.move.teaches:
            self._go_on()
        return self.decided

    def _go_on(self) -> None:
        """Moves that waited for what a card prints go on by themselves once somebody has typed the card."""
        for opened in self.decided.state.opened:
            if opened.verb == self.move.verb:
                continue
            move: Move = from_json(self.rules.moves[opened.verb], json.loads(opened.given))
            try:
                found = decide(self.rules, self.decided.state, move)
            except Refused:
                continue
            if not (found.asking and found.asking.field == opened.field):
                self.decided.state = found.state
                self.decided.events += found.events
                self.decided.overruled += found.overruled

    def _take(self, step: Event | Objection | Asking | Alone) -> None:
        if isinstance(step, Asking):
            self._ask(step)
        elif isinstance(step, Alone):
            self._stand(step.event)
        elif isinstance(step, Objection):
            self._overrule(step)
        else:
            self.happen(step)

    def _ask(self, asking: Asking) -> None:
        given = json.dumps(to_json(self.move), ensure_ascii=False, separators=(",", ":"))
        move = self.move
        later = self._place is not None and self._place < len(self.decided.state.opened)
        place = self._place if later else None
        field, asks, also = asking.field, asking.asks, asking.also
        self.happen(
            MoveOpened(verb=move.verb, given=given, field=field, asks=asks, by=move.who, place=place, also=also)
        )
        self.decided.asking = asking

    def _overrule(self, objection: Objection) -> None:
        if self.move.because is None:
            raise Refused(objection)
        self.decided.overruled.append(objection)
        self.happen(RulingMade(code=objection.code, reason=self.move.because, rule=objection.rule))

    def happen(self, event: Event, depth: int = 0) -> None:
        """Depth first: each fact is followed at once by what it causes, before the next fact of the move."""
        if depth > DEEPEST_CHAIN:
            raise RecursionError(f"{type(event).__name__}: consequences without end")
        before = self.decided.state
        after = self._stand(event)
        for consequence in self.rules.consequences(before, event, after):
            self.happen(consequence, depth + 1)

    def _stand(self, event: Event) -> S:
        """One fact and nothing else; answers the state after it."""
        self.decided.state = self.rules.evolve(self.decided.state, event)
        self.decided.events.append(event)
        return self.decided.state
