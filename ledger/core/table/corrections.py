"""What the table settles or corrects by hand: options, and any number, within its bounds and with a reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Event, Move, Objection, S, State, refused
from ledger.core.options import Option, fit, option_named
from ledger.core.table.events import OptionSet
from ledger.core.table.moves import Count, Explain, Gain, Lose, Set, SetOption


def settling(options: tuple[Option, ...]) -> Deciders[State]:
    """The decider of `option` for a game with these options; an early one wants a reason once play has begun."""
    table = Deciders[State]()

    @table(SetOption)
    def settle(state: State, move: SetOption) -> Decision[State]:
        option = option_named(options, move.name)
        fit(option, move.value, option.rule)
        if option.early:
            told = f"{option.name} is chosen before play."
            yield Objection(code="option-fixed", rule=option.rule, because=told, hint="leave it as it is")
        was = state.options.get(move.name, option.default)
        yield OptionSet(name=move.name, value=move.value, was=was, moves=option.moves, rule=option.rule)

    return table


class Handle(Generic[S]):
    """A number that the table may correct by hand: how to read it, its bounds, and the facts that change it."""

    def __init__(
        self,
        *,
        read: Callable[[S, str], int | None],
        change: Callable[[S, str, int, str], Iterator[Event]],
        low: int | None = 0,
        high: int | None = None,
        personal: bool = False,
    ) -> None:
        self.read = read
        """(state, who) -> its value now; None while nobody counted it."""
        self.change = change
        """(state, who, value, reason) -> the facts that make it so."""
        self.low = low
        self.high = high
        self.personal = personal
        """Whether each player has one."""


def correcting(rule: str, handles: Mapping[str, Handle[S]], unfolded: Callable[[S, Iterable[Event]], S]) -> Deciders[S]:
    """The deciders of `gain`, `lose` and `set` over these numbers: bounded, and never without a reason.

    `unfolded` gives the state after facts and all that follows from them.
    """
    table = Deciders[S]()

    def corrected(state: S, move: Gain | Lose | Set, wanted: int) -> Decision[S]:
        handle, value = _wanted(rule, handles, state, move, wanted)
        why = move.because or ""
        slipped = value != wanted and not state.ended
        if slipped and unfolded(state, handle.change(state, move.who, value, why)).ended:
            told = f"{move.what} cannot be {wanted}, and {value} ends the game."
            raise refused("number-ends", rule, told, f"set {move.what} {value}, if that is meant")
        yield from handle.change(state, move.who, value, why)

    @table(Gain)
    def gain(state: S, move: Gain) -> Decision[S]:
        yield from corrected(state, move, _now(rule, handles, state, move) + move.by)

    @table(Lose)
    def lose(state: S, move: Lose) -> Decision[S]:
        yield from corrected(state, move, _now(rule, handles, state, move) - move.by)

    @table(Set)
    def put(state: S, move: Set) -> Decision[S]:
        yield from corrected(state, move, move.to)

    return table


def _now(rule: str, handles: Mapping[str, Handle[S]], state: S, move: Gain | Lose) -> int:
    return handle_of(rule, handles, state, move).read(state, move.who) or 0


def _wanted(
    rule: str, handles: Mapping[str, Handle[S]], state: S, move: Gain | Lose | Set, wanted: int
) -> tuple[Handle[S], int]:
    """The number and the value within its bounds; raises Refused without a reason, or where it has it already."""
    handle = handle_of(rule, handles, state, move)
    reasoned(rule, move)
    now = handle.read(state, move.who)
    value = bounded(handle, wanted, now)
    if value == now:
        raise refused("number-same", rule, f"{move.what} is {now} already.", "type another value")
    return handle, value


def handle_of(
    rule: str, handles: Mapping[str, Handle[S]], state: S, move: Gain | Lose | Set | Count | Explain
) -> Handle[S]:
    """The number that a move names; raises Refused `number-unknown`, or `who-missing` where it is nobody's."""
    handle = handles.get(move.what)
    if handle is None:
        raise refused("number-unknown", rule, f"No number '{move.what}'.", ", ".join(handles))
    if handle.personal and not move.who:
        raise refused(
            "who-missing", rule, f"Whose {move.what}?", f"add @{state.players[0] if state.players else 'NAME'}"
        )
    return handle


def bounded(handle: Handle[S], value: int, now: int | None) -> int:
    """The value within the bounds of the number; one that lies below them already is not lifted into them."""
    if handle.low is not None:
        value = max(handle.low if now is None else min(handle.low, now), value)
    return value if handle.high is None else min(handle.high, value)


def reasoned(rule: str, move: Move) -> str:
    """The reason of a correction by hand; raises Refused `reason-missing` where there is none."""
    if not move.because:
        raise refused("reason-missing", rule, "A change by hand needs its reason.", "end with: because WHY")
    return move.because
