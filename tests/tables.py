"""Rule tables: given a history, when a move, then what is true, what happened, or why not.

`given` and `when` are moves, run one after the other through the rules of the game; no state is ever built by hand.
A reader answers one fact of the table (`fate`, `hand`), and gives a row its words: `then={fate: 13}`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import pytest

from ledger.core.frozen import to_json
from ledger.core.model import Event, Move, Objection, Refused, S, kebab
from ledger.core.ruleset import Ruleset, decide

E = TypeVar("E", bound=Event)


class Step(Generic[S]):
    """One move as it went: the facts that it caused, or the objection that stopped it."""

    def __init__(
        self, move: Move, events: tuple[Event, ...] = (), refusal: Objection | None = None, asked: str = ""
    ) -> None:
        self.move = move
        self.events = events
        self.refusal = refusal
        self.asked = asked
        """The field that is owed, where the move was only opened."""

    def __str__(self) -> str:
        if self.refusal:
            return f"{self.move} -> refused by {self.refusal.rule} ({self.refusal.code})"
        return f"{self.move} -> {f'asks for {self.asked}' if self.asked else _listed(self.events)}"


class Sitting(Generic[S]):
    """A table at play: what is true now, and every move so far."""

    def __init__(self, rules: Ruleset[S], history: Iterable[Move] = ()) -> None:
        self.rules = rules
        self.state: S = rules.initial
        self.steps: list[Step[S]] = []
        for move in history:
            step = self.say(move)
            _accepted(step, "", f"move {len(self.steps)} of the history")
        self.begun = len(self.steps)
        """How many moves are history."""

    def say(self, move: Move) -> Step[S]:
        """Run one move; a refusal changes nothing, and the facts alone lead to the state that the rules say."""
        before, shown = self.state, to_json(self.state)
        try:
            decided = decide(self.rules, before, move)
        except Refused as refusal:
            assert to_json(self.state) == shown, f"a refused move changed something: {move}"
            self.steps.append(Step(move, refusal=refusal.objection))
            return self.steps[-1]
        folded = self.rules.fold(before, decided.events)
        assert to_json(folded) == to_json(decided.state), f"the facts lead elsewhere: {move}"
        self.state = decided.state
        asked = decided.asking.field if decided.asking else ""
        self.steps.append(Step(move, tuple(decided.events), asked=asked))
        return self.steps[-1]

    def facts(self, kind: type[E]) -> list[E]:
        """The facts of one kind since the history ended, oldest first."""
        return [each for step in self.steps[self.begun :] for each in step.events if isinstance(each, kind)]

    def last(self, *kinds: type[E]) -> E:
        """The newest fact of these kinds since the history ended."""
        found = [each for step in self.steps[self.begun :] for each in step.events if isinstance(each, kinds)]
        assert found, f"no {kinds[0].__name__} among {[str(step) for step in self.steps[self.begun :]]}"
        return found[-1]


Reader: TypeAlias = Callable[[Sitting[S]], object]
Facts: TypeAlias = Mapping[Reader[S], object]


class Fact:
    """A fact of that kind whose named fields hold these values; the others may hold anything."""

    def __init__(self, kind: type[Event], **fields: object) -> None:
        self.kind = kind
        self.fields = fields

    def __str__(self) -> str:
        return f"{self.kind.__name__}({', '.join(f'{name}={value!r}' for name, value in self.fields.items())})"

    def fits(self, event: Event) -> bool:
        """Whether that is such a fact."""
        return isinstance(event, self.kind) and all(getattr(event, n) == value for n, value in self.fields.items())


class No:
    """A refusal: the id of the rule, the code where the row is about it, and what it has to name."""

    def __init__(self, rule: str, code: str = "", names: str = "") -> None:
        self.rule = rule
        self.code = code
        self.names = names


class Row(Generic[S]):
    """One rule, or several, at one table; `proves` are their ids, where the name of the row does not say them.

    `given` are moves that must be accepted, and `stands` facts that they must have led to. `when` are numbered steps of
    one move each, or of several that the rule counts as one. `then` are facts after the last step, `after` facts after
    the numbered one (1 is the first). `refused` says which steps end in a move that a rule forbids, `asked` which leave
    that field owed; every other move has to be accepted. `happens` are facts that must occur, in that order; `never`
    are kinds that must not.
    """

    def __init__(
        self,
        *,
        proves: str = "",
        given: Iterable[Move] = (),
        stands: Facts[S] | None = None,
        when: Move | tuple[Move | tuple[Move, ...], ...],
        then: Facts[S] | None = None,
        after: Mapping[int, Facts[S]] | None = None,
        refused: Mapping[int, No | str] | None = None,
        asked: Mapping[int, str] | None = None,
        happens: tuple[Fact, ...] = (),
        never: tuple[type[Event], ...] = (),
    ) -> None:
        self.proves = proves
        self.given = tuple(given)
        self.stands = stands or {}
        steps = (when,) if isinstance(when, Move) else when
        self.when = tuple((each,) if isinstance(each, Move) else each for each in steps)
        self.then = then or {}
        self.after = after or {}
        self.refused = {n: No(no) if isinstance(no, str) else no for n, no in (refused or {}).items()}
        self.asked = asked or {}
        self.happens = happens
        self.never = never
        if not (self.then or self.after or self.refused or self.asked or happens or never):
            raise TypeError("a row that expects nothing proves nothing")
        if any(not 1 <= number <= len(self.when) for number in (*self.after, *self.refused, *self.asked)):
            raise TypeError(f"a row of {len(self.when)} steps speaks of another")


def prove(rules: Ruleset[S], row: Row[S]) -> None:
    """Play the row, and hold every one of its facts and refusals against what the rules decide."""
    try:
        _play(rules, row)
    except AssertionError as wrong:
        wrong.add_note(f"the rules: {row.proves or 'as the name of the row says'}")
        raise


def _play(rules: Ruleset[S], row: Row[S]) -> None:
    table = Sitting(rules, row.given)
    _hold(table, row.stands, "before")
    for number, moves in enumerate(row.when, start=1):
        for move in moves[:-1]:
            _accepted(table.say(move), "", f"a move of step {number}")
        _answered(table.say(moves[-1]), row, number)
        _hold(table, row.after.get(number, {}), f"after step {number}")
    _hold(table, row.then, "at the end")
    _occurred(table, row)


def each(rows: Mapping[str, Row[Any]]) -> pytest.MarkDecorator:
    """One test for every row, under its name."""
    return pytest.mark.parametrize("row", list(rows.values()), ids=list(rows))


def _answered(step: Step[S], row: Row[S], number: int) -> None:
    if number in row.refused:
        _refused(step, row.refused[number], number)
    else:
        _accepted(step, row.asked.get(number, ""), f"step {number}")


def _accepted(step: Step[S], asked: str, which: str) -> None:
    assert step.refusal is None, f"{which} is refused: {step}"
    assert step.asked == asked, f"{which} asks for {step.asked or 'nothing'}: {step}"


def _refused(step: Step[S], no: No, number: int) -> None:
    assert step.refusal is not None, f"step {number} is accepted, but {no.rule} forbids it: {step}"
    assert step.refusal.rule == no.rule, f"step {number} is refused by {step.refusal.rule}, not by {no.rule}: {step}"
    assert no.code in ("", step.refusal.code), f"step {number}: {step.refusal.code} is not {no.code}"
    assert step.refusal.code == kebab(step.refusal.code), f"{step.refusal.code} is no code"
    assert step.refusal.because, f"step {number} is refused without a word why"
    assert no.names in step.refusal.because, f"step {number}: '{step.refusal.because}' does not name {no.names}"


def _hold(table: Sitting[S], facts: Facts[S], moment: str) -> None:
    for reader, expected in facts.items():
        found = reader(table)
        assert _agrees(found, expected), f"{moment}: {reader.__name__} is {found!r}, not {expected!r}"


def _agrees(found: object, expected: object) -> bool:
    """Whether they are equal; where the row names some entries of a mapping, only these count; `{}` is an empty one."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping) and expected:
        return all(name in found and _agrees(found[name], value) for name, value in expected.items())
    return found == expected and (isinstance(found, Mapping) or type(found) is type(expected))


def _occurred(table: Sitting[S], row: Row[S]) -> None:
    events = [event for step in table.steps[table.begun :] for event in step.events]
    rest = iter(events)
    for fact in row.happens:
        assert any(fact.fits(event) for event in rest), f"{fact} is not (in this order) among: {_listed(events)}"
    for kind in row.never:
        assert not any(isinstance(event, kind) for event in events), f"{kind.__name__} among: {_listed(events)}"


def _listed(events: Iterable[Event]) -> str:
    return "; ".join(map(repr, events)) or "no fact"
