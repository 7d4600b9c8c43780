"""Enemies come into the Arena: where the scenario or a card puts them."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision
from ledger.games.torgue.moves.setup import PlaceEnemy
from ledger.games.torgue.rules.asking import no
from ledger.games.torgue.rules.models import available, crowded, enters
from ledger.games.torgue.state.game import Torgue

decides = Deciders[Torgue]()


@decides(PlaceEnemy)
def enter(state: Torgue, move: PlaceEnemy) -> Decision[Torgue]:
    card = state.swaps.get(move.card, move.card)
    left = available(state, card)
    if left is not None and left < move.count:
        yield no("models-short", "TB-162", f"{left} models of {card} are left.", f"enter {left}")
    for n in range(move.count):
        yield from crowded(state, card, move.zone)
        state = yield from enters(state, card, move.zone, "TB-010", "" if n else move.called)
