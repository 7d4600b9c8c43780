"""Bookkeeping of the table's own facts."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.core.model import Opened, State, Unexplained
from ledger.core.table.events import (
    BalanceOpened,
    DiceRolled,
    HandPassed,
    MoveOpened,
    NoteTaken,
    NumberCounted,
    NumberExplained,
    OptionSet,
    OwedAnswered,
    OwedWaived,
    PackTaken,
    RestUnlisted,
    RulingMade,
    SessionEnded,
    SessionOpened,
    TableLaid,
)

evolves = Evolvers[State]()


@evolves(TableLaid)
def table_laid(state: State, event: TableLaid) -> State:
    options = state.options
    for name, value in event.options:
        options = options.put(name, value)
    return state.but(players=event.players, options=options)


@evolves(PackTaken)
def pack_taken(state: State, event: PackTaken) -> State:
    return state.but(packs=state.packs.put(event.pack, f"{event.edition} {event.hash}"))


@evolves(NoteTaken)
def note_taken(state: State, event: NoteTaken) -> State:
    return state


@evolves(SessionOpened)
def session_opened(state: State, event: SessionOpened) -> State:
    return state.but(session=event.number, sitting=True)


@evolves(SessionEnded)
def session_ended(state: State, event: SessionEnded) -> State:
    return state.but(sitting=False)


@evolves(HandPassed)
def hand_passed(state: State, event: HandPassed) -> State:
    return state.but(acting=event.to)


@evolves(DiceRolled)
def dice_rolled(state: State, event: DiceRolled) -> State:
    return state


@evolves(OptionSet)
def option_set(state: State, event: OptionSet) -> State:
    return state.but(options=state.options.put(event.name, event.value))


@evolves(MoveOpened)
def move_opened(state: State, event: MoveOpened) -> State:
    verb, given, field = event.verb, event.given, event.field
    opened = Opened(verb=verb, given=given, field=field, asks=event.asks, who=event.by, also=event.also)
    at = len(state.opened) if event.place is None else event.place
    return state.but(opened=(*state.opened[:at], opened, *state.opened[at:]))


@evolves(OwedAnswered)
def owed_answered(state: State, event: OwedAnswered) -> State:
    return _closed(state, event.verb, event.by, event.given)


@evolves(OwedWaived)
def owed_waived(state: State, event: OwedWaived) -> State:
    return _closed(state, event.verb, event.by, event.given)


def _closed(state: State, verb: str, who: str, given: str = "") -> State:
    at = place_of(state, verb, who, given)
    return state.but(opened=state.opened[:at] + state.opened[at + 1 :])


def place_of(state: State, verb: str, who: str, given: str = "") -> int:
    """Where the move stands among those that wait that a stored fact means: the oldest where nothing was `given`."""
    like = (n for n, each in enumerate(state.opened) if (each.verb, each.who) == (verb, who))
    return next(n for n in like if given in ("", state.opened[n].given))


@evolves(RulingMade)
def ruling_made(state: State, event: RulingMade) -> State:
    return state.but(overruled=state.overruled + 1)


@evolves(NumberCounted)
def number_counted(state: State, event: NumberCounted) -> State:
    if event.log is None or not event.by:
        return state
    if not event.left:
        return _explained(state, event.what, event.who)
    found = Unexplained(
        what=event.what, who=event.who, log=event.log, counted=event.counted, track=event.track, held=event.held
    )
    return state.but(unexplained=(*state.unexplained, found))


@evolves(NumberExplained)
def number_explained(state: State, event: NumberExplained) -> State:
    return _explained(state, event.what, event.who)


def _explained(state: State, what: str, who: str) -> State:
    rest = tuple(each for each in state.unexplained if (each.what, each.who) != (what, who))
    return state.but(unexplained=rest)


@evolves(BalanceOpened)
def balance_opened(state: State, event: BalanceOpened) -> State:
    return state


@evolves(RestUnlisted)
def rest_unlisted(state: State, event: RestUnlisted) -> State:
    return state
