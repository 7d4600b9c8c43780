"""Enemies come into the Arena: where the scenario, a Spawn order or a card puts them."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection
from ledger.core.wording import one_word
from ledger.games.torgue.events.attacks import EnemyCleared
from ledger.games.torgue.events.enemies import ArrivalPlaced
from ledger.games.torgue.events.loot import DrawOwed
from ledger.games.torgue.moves.setup import PlaceEnemy
from ledger.games.torgue.rules.asking import Gives, Unfolds, foe, no, objected
from ledger.games.torgue.rules.models import available, crowded, enters
from ledger.games.torgue.state.figures import enemy_card, model
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.game import card as card_of
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Arrival, Draw
from ledger.games.torgue.state.spawning import open_zones

decides = Deciders[Torgue]()


@decides(PlaceEnemy)
def enter(state: Torgue, move: PlaceEnemy) -> Decision[Torgue]:
    card = state.swaps.get(move.card, move.card)
    called = _arrival(state, card)
    if called:
        yield from _settle(state, called, move)
        return
    yield from objected(tuple(_uncalled(state, card)))
    left = available(state, card)
    leaves = ""
    if left == 0 and enemy_card(state, card).unique:
        leaves = yield from makes_room(state, card, move.for_)
        state = yield from cleared(state, leaves, card)
    if left is not None and left < move.count and not leaves:
        yield no("models-short", "TB-162", f"Models of {card} left: {left}.", _fewer(card, left))
    for n in range(move.count):
        yield from crowded(state, card, move.zone)
        state = yield from enters(state, card, move.zone, "TB-010", "" if n else move.called)


def _uncalled(state: Torgue, card: str) -> Iterator[Objection]:
    """An objection to more of a card than the open Spawn order called: all of these are placed (TB-159)."""
    top = card_of(state)
    if top and any(called == card for called, _ in top.called):
        yield no("arrival-uncalled", "TB-159", f"All {card} that were called are placed.", "next, or because WHY")


def _fewer(card: str, left: int) -> str:
    """What to enter instead, where models are left."""
    return f"enter {one_word(card)} {left}" if left else "another enemy"


def _arrival(state: Torgue, card: str) -> Arrival | None:
    """The call that a model of this card answers."""
    return next((each for each in state.arrivals if each.card == card), None)


def _settle(state: Torgue, called: Arrival, move: PlaceEnemy) -> Unfolds:
    """Models that were called are placed; asked where, and the only zone that is open is taken."""
    zones = open_zones(state, called)
    zone = move.zone or (zones[0] if len(zones) == 1 else "")
    if not zone and state.zones:
        told = " or ".join(zones) or "which zone"
        yield Asking(field="zone", asks=f"{called.card} into {told}?")
    if move.count > called.count:
        told = f"{called.count} {called.card} are to be placed."
        yield no("arrivals-short", "TB-162", told, f"enter {one_word(called.card)} {called.count}")
    for n in range(move.count):
        state = yield from settles(state, called.card, zone, "" if n else move.called)
    return state


def settles(state: Torgue, card: str, zone: str, name: str = "") -> Unfolds:
    """One model that was called stands in a zone (TB-160)."""
    yield from crowded(state, card, zone)
    called = _arrival(state, card)
    if called:
        yield from objected(tuple(_misplaced(state, called, zone)))
    state = yield from enters(state, card, zone, "TB-160", name)
    return (yield ArrivalPlaced(card=card, rule="TB-160")) if called else state


def _misplaced(state: Torgue, called: Arrival, zone: str) -> Iterator[Objection]:
    zones = open_zones(state, called)
    if zones and zone not in zones:
        told = f"Next comes {' or '.join(zones)}."
        yield no("spawn-zone", "TB-160", told, f"at {one_word(zones[0])}")


def makes_room(state: Torgue, card: str, named: str) -> Gives[str]:
    """The enemy whose model a Unique takes: as named, the only one, or asked; empty where there is none (TB-164)."""
    using = tuple(each.label for each in state.enemies.values() if model(state, each.card) == model(state, card))
    if named:
        leaves = foe(state, named).label
        if leaves not in using:
            told = f"{leaves} does not use the model of {card}."
            yield no("model-other", "TB-164", told, " or ".join(using) or "no name")
        return leaves
    if len(using) > 1:
        yield Asking(field="for_", asks=f"{card} takes the model of {' or '.join(using)}?")
    return using[0] if using else ""


def cleared(state: Torgue, leaves: str, card: str) -> Unfolds:
    """A model leaves the Arena for a Unique: it is not taken out, and drops nothing, or one Loot token (AMB-31)."""
    if not leaves:
        return state
    zone = state.enemies[leaves].zone
    state = yield EnemyCleared(enemy=leaves, why=f"{card} takes its model", rule="TB-164")
    if option(state, "cleared-loot") == "none":
        return state
    return (yield DrawOwed(draw=Draw(count=1, zone=zone), rule="TB-164"))
