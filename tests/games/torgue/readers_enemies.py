"""The facts of the Enemy Turn in the words of the rules: orders, who waits, what enemies have, who is called."""

from __future__ import annotations

from collections.abc import Mapping

from ledger.games.torgue.events.enemies import SpawnCalled
from ledger.games.torgue.state import figures
from ledger.games.torgue.state.cards import number
from ledger.games.torgue.state.map import distance, occupants
from ledger.games.torgue.state.orders import current, order
from ledger.games.torgue.state.parts import pending, waiting
from ledger.games.torgue.state.spawning import spawn_list
from ledger.games.torgue.views.owed import owed
from tests.games.torgue.readers import At, Names


def cards(at: At) -> Names:
    """Cards whose orders are carried out, the one on top last."""
    return tuple(each.name for each in at.state.cards)


def orders(at: At) -> Names:
    """The orders of the card on top."""
    return at.state.cards[-1].orders if at.state.cards else ()


def open_order(at: At) -> str:
    return (order(at.state.cards[-1]) or "") if at.state.cards else ""


def waits(at: At) -> Names:
    """Enemies that the open order is for and that have not carried it out."""
    return waiting(at.state)


def to_act(at: At) -> Names:
    """Those of them that have something to do."""
    return pending(at.state)


def announcement(at: At) -> str:
    """The card of the queue that is followed next."""
    now = current(at.state.queue)
    return now.name if now else ""


def strengths(at: At) -> Mapping[str, int | None]:
    return {label: figures.strength(at.state, each) for label, each in at.state.enemies.items()}


def keywords(at: At) -> Mapping[str, Names]:
    """Keywords of the attacks of each enemy."""
    return {label: figures.keywords(at.state, each) for label, each in at.state.enemies.items()}


def rapid(at: At) -> Mapping[str, int]:
    return {label: number(figures.keywords(at.state, each), "rapid") for label, each in at.state.enemies.items()}


def gained(at: At) -> Mapping[str, Names]:
    return {label: each.gained for label, each in at.state.enemies.items()}


def specials(at: At) -> tuple[tuple[str, str], ...]:
    """Special Actions of the open order."""
    return at.state.specials


def spawned(at: At) -> tuple[tuple[str, int, int], ...]:
    """Each call: (enemy card, how many spawn, how many are lost)."""
    return tuple((each.card, each.spawned, each.called - each.spawned) for each in at.facts(SpawnCalled))


def spawns(at: At) -> tuple[tuple[str, int], ...]:
    """The list of the scenario that counts now."""
    return spawn_list(at.state)


def to_place(at: At) -> Mapping[str, int]:
    """Models that are called and not placed."""
    return {each.card: each.count for each in at.state.arrivals}


def models_in(at: At) -> Mapping[str, int]:
    """Models in each zone, of both sides."""
    names = {*at.state.zones, *(way for each in at.state.zones.values() for way in each.ways)}
    names |= {each.zone for each in at.state.enemies.values()}
    return {name: len(occupants(at.state, name)) for name in names}


def away(at: At) -> Mapping[str, int | None]:
    """Zones between each enemy and the holder of the Spotlight."""
    holder = at.state.hunters[at.state.spotlight.holder].zone
    return {label: distance(at.state, each.zone, holder) for label, each in at.state.enemies.items()}


def event_discard(at: At) -> Names:
    return at.state.events.discard


def events_left(at: At) -> int | None:
    return at.state.events.left


def shown(at: At) -> tuple[tuple[str, str], ...]:
    """What the table is told to do next: (what, the words to type)."""
    return tuple((each.what, each.words) for each in owed(at.state))
