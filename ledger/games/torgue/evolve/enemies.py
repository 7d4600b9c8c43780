"""Bookkeeping of the Enemy Turn."""

from __future__ import annotations

from typing import Any

from ledger.core.handlers import Evolvers
from ledger.games.torgue.content.rows import OrderKind
from ledger.games.torgue.events import enemies as facts
from ledger.games.torgue.evolve.shelves import enemy
from ledger.games.torgue.state.figures import enemy_card
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.orders import order

evolves = Evolvers[Torgue]()


def _top(state: Torgue, **changes: Any) -> Torgue:
    """The state with the card on top changed."""
    return state.but(cards=(*state.cards[:-1], state.cards[-1].but(**changes))) if state.cards else state


def _done(state: Torgue, kind: OrderKind, *names: str) -> Torgue:
    """The state with these written down as done, where an order of that kind is open."""
    if not state.cards or order(state.cards[-1]) != kind:
        return state
    return _top(state, acted=(*state.cards[-1].acted, *names))


@evolves(facts.CardTurned)
def card_turned(state: Torgue, event: facts.CardTurned) -> Torgue:
    return state.but(cards=(*state.cards, event.card))


@evolves(facts.OrderBegan)
def order_began(state: Torgue, event: facts.OrderBegan) -> Torgue:
    at = state.cards[-1].at + 1 if state.cards else 0
    return _top(state, at=at, acted=(), called=()).but(specials=())


@evolves(facts.EnemyActed)
def enemy_acted(state: Torgue, event: facts.EnemyActed) -> Torgue:
    return _top(state, acted=(*state.cards[-1].acted, event.enemy)) if state.cards else state


@evolves(facts.CardFinished)
def card_finished(state: Torgue, event: facts.CardFinished) -> Torgue:
    return state.but(cards=state.cards[:-1])


@evolves(facts.AnnouncementSpent)
def announcement_spent(state: Torgue, event: facts.AnnouncementSpent) -> Torgue:
    at = next((n for n, each in enumerate(state.queue) if each.name == event.name and not each.spent), None)
    if at is None:
        return state
    return state.but(queue=(*state.queue[:at], state.queue[at].but(spent=True), *state.queue[at + 1 :]))


@evolves(facts.EventDrawn)
def event_drawn(state: Torgue, event: facts.EventDrawn) -> Torgue:
    held = state.events
    bottom = held.left is not None and held.left <= len(held.under)
    under = held.under[1:] if bottom and held.under[:1] == (event.name,) else held.under
    left = None if held.left is None else max(0, held.left - 1)
    state = state.but(events=held.but(left=left, under=under, discard=(*held.discard, event.name)))
    return _done(state, "event", event.name)


@evolves(facts.EventsRebuilt)
def events_rebuilt(state: Torgue, event: facts.EventsRebuilt) -> Torgue:
    held = state.events
    under = () if event.shuffled else (*held.under, *held.discard)
    left = len(held.discard) if event.shuffled else None if held.left is None else held.left + len(held.discard)
    return state.but(events=held.but(left=left, under=under, discard=()))


@evolves(facts.SlaughterlightLit)
def slaughterlight_lit(state: Torgue, event: facts.SlaughterlightLit) -> Torgue:
    return state.but(spotlight=state.spotlight.but(side="red"))


@evolves(facts.SlaughterlightWent)
def slaughterlight_went(state: Torgue, event: facts.SlaughterlightWent) -> Torgue:
    return state.but(spotlight=state.spotlight.but(side="normal"))


@evolves(facts.EnemyBoosted)
def enemy_boosted(state: Torgue, event: facts.EnemyBoosted) -> Torgue:
    held = state.enemies.get(event.enemy)
    if held is None:
        return state
    passing = (*held.passing, *event.gives) if event.passing else held.passing
    return enemy(state, event.enemy, gained=(*held.gained, *event.gives), passing=passing)


@evolves(facts.EnemyBoostLost)
def enemy_boost_lost(state: Torgue, event: facts.EnemyBoostLost) -> Torgue:
    held = state.enemies.get(event.enemy)
    if held is None:
        return state
    return enemy(state, event.enemy, gained=_less(held.gained, event.gives), passing=_less(held.passing, event.gives))


def _less(words: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """The words without these, each once."""
    left = list(words)
    for each in gone:
        if each in left:
            left.remove(each)
    return tuple(left)


@evolves(facts.SpecialTaken)
def special_taken(state: Torgue, event: facts.SpecialTaken) -> Torgue:
    return state.but(specials=(*state.specials, (event.enemy, event.name)))


@evolves(facts.SpawnCalled)
def spawn_called(state: Torgue, event: facts.SpawnCalled) -> Torgue:
    return _top(state, called=(*state.cards[-1].called, (event.card, event.spawning))) if state.cards else state


@evolves(facts.ArrivalAwaited)
def arrival_awaited(state: Torgue, event: facts.ArrivalAwaited) -> Torgue:
    return state.but(arrivals=(*state.arrivals, event.arrival))


@evolves(facts.ArrivalPlaced)
def arrival_placed(state: Torgue, event: facts.ArrivalPlaced) -> Torgue:
    at = next((n for n, each in enumerate(state.arrivals) if each.card == event.card), None)
    if at is None:
        return state
    held = state.arrivals[at]
    left = (held.but(count=held.count - 1),) if held.count > 1 else ()
    rest = (*state.arrivals[:at], *left, *state.arrivals[at + 1 :])
    if enemy_card(state, held.card).unique and not held.spawning:
        return state.but(arrivals=rest)
    return state.but(arrivals=tuple(each.but(begun=True) if each.spawning == held.spawning else each for each in rest))


@evolves(facts.AmmoGone)
def ammo_gone(state: Torgue, event: facts.AmmoGone) -> Torgue:
    return _done(state, "out-of-ammo", *event.hunters)
