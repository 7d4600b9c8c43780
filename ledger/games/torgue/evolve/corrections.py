"""Bookkeeping of what the table puts somewhere by hand."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.events.corrections import LootPut
from ledger.games.torgue.evolve.shelves import hunter, rezoned, unbagged, zone
from ledger.games.torgue.state.game import Torgue

evolves = Evolvers[Torgue]()


@evolves(LootPut)
def loot_put(state: Torgue, event: LootPut) -> Torgue:
    state = unbagged(state, event.loot)
    if event.who:
        return hunter(state, event.who, loot=(*state.hunters[event.who].loot, event.loot))
    return rezoned(state, event.zone, loot=(*zone(state, event.zone).loot, event.loot))
