"""What a ledger should hold, kept in plain Python: lines that hang on lines, and the steps that undo walks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic

from ledger.core.model import Event, Move, Refused, S
from ledger.core.ruleset import Ruleset, decide
from tests.laws.answering import Twins


class Spoken:
    """One move as it was taken in; `move` is None for a mark."""

    def __init__(self, number: int, move: Move | None, events: tuple[Event, ...], mark: str = "") -> None:
        self.number = number
        self.move = move
        self.events = events
        self.mark = mark


class Link(Generic[S]):
    """One line of moves on the line before it, and the state that it leads to."""

    def __init__(self, before: Link[S] | None, spoken: tuple[Spoken, ...], state: S) -> None:
        self.before = before
        self.spoken = spoken
        self.state = state

    def chain(self) -> list[Link[S]]:
        """Every line from the founding one up to this."""
        links: list[Link[S]] = []
        link: Link[S] | None = self
        while link:
            links.append(link)
            link = link.before
        return links[::-1]


class Standing(Generic[S]):
    """Where the table stood after one step, where it had stood before, and the moves that the step stored."""

    def __init__(
        self,
        before: Standing[S] | None,
        at: Link[S],
        fresh: tuple[Spoken, ...] = (),
        *,
        plain: bool = False,
        part_of: Standing[S] | None = None,
    ) -> None:
        self.before = before
        self.at = at
        self.fresh = fresh
        self.plain = plain
        """Whether it is a line that was said, and no correction."""
        self.part_of = part_of
        """The line of which only the first moves count, where a turn ended in it and was gone back over."""


class Oracle(Generic[S]):
    """The model: nothing is ever taken out of it, and no store, cache or chain is in it."""

    def __init__(self, rules: Ruleset[S], founded: Spoken) -> None:
        self.rules = rules
        self.founded = founded
        link = Link(None, (founded,), rules.fold(rules.initial, founded.events))
        self.standing = Standing(None, link, link.spoken)
        self.tip: Standing[S] | None = None
        """Where redo leads; None where there is nothing to bring back."""
        self.last = founded.number
        """Number of the last move."""
        self.links: dict[int, Link[S]] = {founded.number: link}
        """The line of each move, by the number of the move."""

    @property
    def at(self) -> Link[S]:
        """The line at which the table stands."""
        return self.standing.at

    @property
    def state(self) -> S:
        """The state that counts."""
        return self.standing.at.state

    def events(self) -> list[Event]:
        """The facts that count, oldest first."""
        return [event for link in self.at.chain() for each in link.spoken for event in each.events]

    def folded(self) -> S:
        """The state, folded from all facts that count."""
        return self.rules.fold(self.rules.initial, self.events())

    # ------------------------------------------------------------ steps

    def say(self, said: list[tuple[Move, tuple[Event, ...]]], state: S) -> None:
        """A line of moves was taken in, and led to `state`."""
        spoken = tuple(Spoken(self.last + n, move, events) for n, (move, events) in enumerate(said, start=1))
        self._step(self._hang(self.at, spoken, state), spoken, plain=True)

    def mark(self, name: str) -> None:
        """A mark is a line of its own."""
        marked = (Spoken(self.last + 1, None, (), name),)
        self._step(self._hang(self.at, marked, self.state), marked)

    def restore(self, number: int) -> bool:
        """Go to the line of a move; answers whether there was anywhere to go."""
        link = self.links[number]
        if link is self.at:
            return False
        self._step(link)
        return True

    def back(self, count: int, keep: int = 0) -> int:
        """Undo; answers how many steps there were to take back. Of the oldest of them `keep` moves stay."""
        passed, standing, last = 0, self.standing, self.standing
        while passed < count and standing.before:
            passed, standing, last = passed + 1, standing.before, standing
        if passed:
            self.tip = self.tip or self.standing
            self.standing = self._part(last, keep) if keep else standing
        return passed

    def _part(self, whole: Standing[S], keep: int) -> Standing[S]:
        spoken = whole.at.spoken[:keep]
        link = Link(whole.at.before, spoken, self.after(whole, keep))
        return Standing(whole.before, link, spoken, plain=True, part_of=whole.part_of or whole)

    def after(self, line: Standing[S], keep: int) -> S:
        """The state after the first `keep` moves of a line."""
        assert line.before
        return self.rules.fold(line.before.at.state, [event for each in line.at.spoken[:keep] for event in each.events])

    def back_over(self, turn: Callable[[S], str]) -> tuple[int, int]:
        """How many steps a turn goes back, and how many moves of the oldest of them were made before it began."""
        now, count = turn(self.state), 0
        for standing in self.steps():
            count += 1
            inside = range(len(standing.at.spoken) - 1, 0, -1) if standing.plain else ()
            keep = next((keep for keep in inside if turn(self.after(standing, keep)) != now), 0)
            if keep or (standing.before and turn(standing.before.at.state) != now):
                return count, keep
        return count, 0

    def forth(self, count: int) -> int:
        """Redo; answers how many steps there were to bring back."""
        path: list[Standing[S]] = []
        step = self.tip
        while step and step is not self.standing:
            path.append(step)
            step = None if step is self.standing.part_of else step.before
        passed = path[::-1][:count]
        if passed:
            self.standing = passed[-1]
            self.tip = None if passed[-1] is self.tip else self.tip
        return len(passed)

    def _hang(self, before: Link[S], spoken: tuple[Spoken, ...], state: S) -> Link[S]:
        link = Link(before, spoken, state)
        for each in spoken:
            self.links[each.number] = link
            self.last = each.number
        return link

    def _step(self, link: Link[S], fresh: tuple[Spoken, ...] = (), *, plain: bool = False) -> None:
        self.standing, self.tip = Standing(self.standing, link, fresh, plain=plain), None

    def steps(self) -> Iterator[Standing[S]]:
        """Where the table stands, and every standing that undo leads to from here, but for the founding one."""
        standing = self.standing
        while standing.before:
            yield standing
            standing = standing.before

    def back_until(self, ends: Callable[[Standing[S]], bool]) -> int:
        """How many steps there are back to the one that `ends`, that one included; all where none does."""
        count = 0
        for standing in self.steps():
            count += 1
            if ends(standing):
                break
        return count

    def back_to(self, number: int) -> int | None:
        """How many steps there are back to the one that stored move `number`; None where none did."""
        for count, standing in enumerate((*self.steps(), Standing(None, self.at, (self.founded,)))):
            if any(each.number == number for each in standing.fresh):
                return count
        return None

    # ------------------------------------------------------------ corrections

    def rewritten(self, number: int, moves: tuple[Move, ...], keep: str) -> list[list[Spoken]]:
        """Every line from that of move `number` on, with `moves` in its place, decided again; raises Refused."""
        chain = self.at.chain()
        first = next(n for n, link in enumerate(chain) if any(each.number == number for each in link.spoken))
        was = state = chain[first - 1].state
        twins, lines = Twins(), list[list[Spoken]]()
        for link in chain[first:]:
            lines.append([])
            for each in link.spoken:
                said = self._again(each, was, state, keep, twins) if each.number != number else self._put(moves, state)
                new = tuple(event for one in said for event in one.events)
                if each.move:
                    twins.follow(each.move, was, each.events, new)
                was, state = self.rules.fold(was, each.events), self.rules.fold(state, new)
                lines[-1] += said
        for count, spoken in enumerate((each for line in lines for each in line), start=self.last + 1):
            spoken.number = count
        return lines

    def _put(self, moves: tuple[Move, ...], state: S) -> list[Spoken]:
        """The corrected moves; raises Refused, as the ledger has to."""
        said: list[Spoken] = []
        for move in moves:
            decided = decide(self.rules, state, move)
            state = decided.state
            said.append(Spoken(0, move, tuple(decided.events)))
        return said

    def _again(self, each: Spoken, was: S, state: S, keep: str, twins: Twins) -> list[Spoken]:
        """A later move said again; none where it is left out."""
        if each.move is None:
            return [Spoken(0, None, (), each.mark)]
        move = twins.said(each.move, was, each.events, state)
        if move is None:
            return []
        for reason in (move.because, *([move.because or keep] if keep else [])):
            try:
                decided = decide(self.rules, state, move.but(because=reason))
            except Refused:
                continue
            return [Spoken(0, move.but(because=reason), tuple(decided.events))]
        return []

    def correct(self, number: int, moves: tuple[Move, ...], keep: str = "") -> None:
        """Amend or annul a live move; raises Refused where the corrected move itself is refused."""
        link = self.links[number].before
        if link is None:
            raise ValueError("the founding move is none to correct")
        fresh: list[Spoken] = []
        for line in self.rewritten(number, moves, keep):
            if line:
                state = self.rules.fold(link.state, [event for each in line for event in each.events])
                link = self._hang(link, tuple(line), state)
                fresh += line
        self._step(link, tuple(fresh))

    def live(self) -> list[int]:
        """The numbers of the moves that count, but for the founding one."""
        return [each.number for link in self.at.chain()[1:] for each in link.spoken]
