"""`next` between two games."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection, refused
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import SLOT_KINDS
from ledger.games.torgue.events.hunts import HuntForgone
from ledger.games.torgue.rules.asking import Unfolds, no, objected, remind, unsettled
from ledger.games.torgue.rules.between.buying import closed
from ledger.games.torgue.rules.between.steps import onward
from ledger.games.torgue.rules.between.upgrading import settled_deck
from ledger.games.torgue.state.figures import slots
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import filled
from ledger.games.torgue.state.hunters import Hunter


def between_goes_on(state: Torgue) -> Unfolds:
    """The next step, once this one is done (TB-206)."""
    yield from objected(tuple(unsettled(state)))
    if state.pause == "ready":
        raise refused("scenario-next", "TB-206", "The next scenario is to be opened.", "scenario NAME queue N cash $")
    if state.pause == "bounty":
        state = yield HuntForgone(rule="TB-222")
    if state.pause == "vending":
        yield no("vending-open", "TB-208", "Buying goes on until all pass.", "skip, or skip all")
        return (yield from closed(state))
    if state.pause == "levels":
        state = yield from _unspent(state)
    if state.pause == "rest":
        for each in state.hunters.values():
            yield from objected(tuple(_overloaded(state, each)))
    if state.pause == "announcements":
        if state.levels:
            yield no("upgrade-owed", "TB-218", "Announcements are to be replaced.", "upgrade")
        return (yield from settled_deck(state, changed=False))
    return (yield from onward(state))


def _unspent(state: Torgue) -> Unfolds:
    """Levels without a slot are kept (TB-133)."""
    left = [who for who, each in state.hunters.items() if each.unspent]
    if left:
        state = yield remind("levels-unspent", "TB-133", f"Levels left: {', '.join(left)}.")
    return state


def _overloaded(state: Torgue, hunter: Hunter) -> Iterator[Objection]:
    """Slots and Inventory hold what they can when the swapping is over (TB-214)."""
    most = content.play().inventory
    if len(hunter.inventory) > most:
        told = f"{hunter.name} has {len(hunter.inventory)} cards in the Inventory, {most} at most."
        yield no("inventory-over", "TB-214", told, f"discard {one_word(hunter.inventory[-1].card)}, or trade")
    for kind in SLOT_KINDS:
        if filled(state, hunter, kind) > slots(state, hunter, kind):
            yield no("slots-over", "TB-214", f"{hunter.name} has too many cards: {kind}.", "equip CARD stored")
