"""Cards that tell the enemies what to do: their orders, Events, and orders that come between."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue.events.enemies import CardFinished, EventDrawn, EventsRebuilt
from ledger.games.torgue.moves.enemies import Announce, DrawEvent, Order
from ledger.games.torgue.rules.asking import no, objected, out_of_phase, remind, unsettled
from ledger.games.torgue.rules.decks import unlikely
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.rules.enemies.orders import followed
from ledger.games.torgue.rules.reading import read_announcement, read_event
from ledger.games.torgue.state.cards import AnnouncementRead
from ledger.games.torgue.state.game import Torgue, card
from ledger.games.torgue.state.orders import NAMELESS, Card, EventDeck, current, order

decides = Deciders[Torgue]()


@decides(Order)
def give_order(state: Torgue, move: Order) -> Decision[Torgue]:
    yield from out_of_phase(state, "TB-024", "enemies")
    yield from objected(tuple(unsettled(state)))
    state = yield from closes(state)
    yield from followed(state, Card(name=move.by or NAMELESS, orders=(move.kind,), model=move.model))


@decides(Announce)
def announce(state: Torgue, move: Announce) -> Decision[Torgue]:
    top = card(state)
    now = current(state.queue)
    name = top.name if top else now.name if now else ""
    if not name:
        raise refused("queue-missing", "TB-024", "No queue was dealt.", "queue CARDS")
    if not move.kinds:
        raise refused("orders-missing", "TB-148", f"Which orders has {name}?", "orders move attack")
    known = state.lore.announcements.get(name, AnnouncementRead(name=name))
    if known.orders == move.kinds:
        raise refused("orders-known", "TB-002", f"{name} is known.", "next")
    state = yield from read_announcement(state, name, orders=move.kinds)
    if top and not top.orders:
        state = yield CardFinished(name=name, anew=True, rule="TB-024")
        yield from followed(state, Card(name=name, orders=move.kinds), known.text, told=True)


@decides(DrawEvent)
def draw_event(state: Torgue, move: DrawEvent) -> Decision[Torgue]:
    yield from objected(tuple(_event_untimely(state)))
    state = yield from read_event(state, move.name, orders=move.orders, text=move.text.replace("_", " "))
    state = yield from closes(state)
    if state.events.left == 0 and state.events.discard:
        state = yield EventsRebuilt(shuffled=True, rule="TB-153")
    yield from objected(tuple(_other_event(state.events, move.name)))
    yield from objected(tuple(unlikely(state, "event", (move.name,))))
    state = yield EventDrawn(name=move.name, rule="TB-152")
    read = state.lore.events.get(move.name, AnnouncementRead(name=move.name))
    if read.orders:
        yield from followed(state, Card(name=move.name, orders=read.orders), read.text)
    elif read.text:
        yield remind("card-text", "TB-152", f"{move.name}: {read.text}.")
    else:
        yield remind("text-missing", "TB-002", f"{move.name}: resolve its text.")


def _event_untimely(state: Torgue) -> Iterator[Objection]:
    yield from unsettled(state)
    top = card(state)
    if top is None or order(top) != "event":
        yield no("order-missing", "TB-024", "No Event order is open.", "next, or order event")
    elif top.acted:
        yield no("event-drawn", "TB-152", f"This order drew {top.acted[-1]}.", "next")


def _other_event(deck: EventDeck, name: str) -> Iterator[Objection]:
    """An objection to another card than the one that is known to be on top: the deck keeps its order (TB-153)."""
    if deck.under and deck.left is not None and deck.left <= len(deck.under) and deck.under[0] != name:
        yield no("event-order", "TB-153", f"On top lies {deck.under[0]}.", f"event {one_word(deck.under[0])}")
