"""The Enemy Turn from its beginning to its end, one order after the other."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue.events.enemies import (
    AnnouncementSpent,
    CardFinished,
    CardTurned,
    OrderBegan,
    SlaughterlightLit,
    SlaughterlightWent,
)
from ledger.games.torgue.events.setup import Reminded
from ledger.games.torgue.events.turns import PhaseBegan
from ledger.games.torgue.rules.asking import Unfolds, no, objected, remind, unsettled
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.state.figures import enemy_card, model
from ledger.games.torgue.state.game import Torgue, card
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.orders import Card, current, order

EACH = ("attack", "move", "special")
"""Orders that every enemy carries out by itself."""


def enemy_turn(state: Torgue) -> Unfolds:
    """The Enemy Turn begins: the Slaughterlight of the last one goes out, the first card of the queue is followed."""
    state = yield PhaseBegan(phase="enemies", anew=option(state, "turn") == "phase", rule="TB-021")
    if state.spotlight.side == "red":
        state = yield SlaughterlightWent(rule="TB-157")
    now = current(state.queue)
    if now is None:
        return (yield Reminded(code="queue-missing", text="No queue was dealt.", rule="TB-024"))
    read = state.lore.announcements.get(now.name)
    state = yield CardTurned(card=Card(name=now.name, orders=read.orders if read else ()), rule="TB-024")
    if not read or not read.orders:
        return (yield remind("text-missing", "TB-002", f"{now.name}: type its orders."))
    return (yield from begin_order(state))


def begin_order(state: Torgue) -> Unfolds:
    """The next order of the card on top."""
    top = card(state)
    if top is None:
        return state
    kind = top.orders[top.at + 1]
    state = yield OrderBegan(order=kind, rule="TB-142")
    return (yield SlaughterlightLit(rule="TB-156")) if kind == "slaughterlight" else state


def waiting(state: Torgue) -> tuple[str, ...]:
    """Enemies that have not carried out the open order yet; those that may not act before others come last."""
    top = card(state)
    if top is None or order(top) not in EACH:
        return ()
    found = [each for each in state.enemies.values() if each.label not in top.acted]
    if top.model:
        found = [each for each in found if model(state, each.card) == top.model]
    if top.uniques:
        found = [each for each in found if enemy_card(state, each.card).unique]
    if order(top) == "special":
        found = [each for each in found if enemy_card(state, each.card).specials]
    return tuple(each.label for each in sorted(found, key=lambda each: enemy_card(state, each.card).large))


def go_on(state: Torgue) -> Unfolds:
    """The next order of the card on top; after its last one the card is done, after the last card the turn."""
    state = yield from closes(state)
    yield from objected(tuple(unsettled(state, draws=True)))
    yield from objected(tuple(_open(state)))
    top = card(state)
    if top and top.at + 1 < len(top.orders):
        return (yield from begin_order(state))
    if top:
        state = yield CardFinished(name=top.name, rule="TB-024")
    if state.cards:
        return (yield from go_on(state)) if order(state.cards[-1]) is None else state
    return (yield from end_of_turn(state))


def _open(state: Torgue) -> Iterator[Objection]:
    left = waiting(state)
    if left:
        yield no("order-open", "TB-024", f"Still to act: {', '.join(left)}.", f"stay {left[0].replace(' ', '_')}")


def end_of_turn(state: Torgue) -> Unfolds:
    """The card of the round is Exhausted once, unless it is Tier 0, and the End of Round begins (TB-196, TB-187)."""
    now = current(state.queue)
    if now and now.tier:
        state = yield AnnouncementSpent(name=now.name, rule="TB-196")
    return (yield PhaseBegan(phase="end", anew=False, rule="TB-025"))
