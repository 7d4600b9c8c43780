"""The Enemy Turn from its beginning to its end, one order after the other."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Objection
from ledger.games.torgue import content
from ledger.games.torgue.events.attacks import EnemyHealed
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
from ledger.games.torgue.rules.effects import recharged
from ledger.games.torgue.rules.ending.burning import burnt
from ledger.games.torgue.rules.ending.steps import reached
from ledger.games.torgue.state.cards import AnnouncementRead
from ledger.games.torgue.state.figures import enemy_card
from ledger.games.torgue.state.game import Torgue, card, hunting
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.orders import Card, current, order
from ledger.games.torgue.state.parts import pending, words
from ledger.games.torgue.state.spawning import spawn_list, uncalled

UNIQUES = "Uniques"
"""What the table reads instead of a Spawn order in a Bounty Hunt."""


def enemy_turn(state: Torgue) -> Unfolds:
    """The Enemy Turn begins: the Slaughterlight of the last one goes out, the first card of the queue is followed."""
    state = yield PhaseBegan(phase="enemies", anew=option(state, "turn") == "phase", rule="TB-021")
    if state.spotlight.side == "red":
        state = yield SlaughterlightWent(rule="TB-157")
    now = current(state.queue)
    if now is None:
        return (yield Reminded(code="queue-missing", text="No queue was dealt.", rule="TB-024"))
    read = state.lore.announcements.get(now.name, AnnouncementRead(name=now.name))
    if not read.orders:
        state = yield CardTurned(card=Card(name=now.name, orders=()), rule="TB-024")
        return (yield remind("text-missing", "TB-002", f"{now.name}: type its orders."))
    return (yield from followed(state, Card(name=now.name, orders=read.orders), read.text))


def followed(state: Torgue, top: Card, text: str = "", *, told: bool = False) -> Unfolds:
    """The orders of a card are carried out now, before those of any other one; its text is read first.

    `told` says that the line itself named them.
    """
    state = yield CardTurned(card=top, told=told, rule="TB-024")
    if text:
        state = yield remind("card-text", "TB-152", f"{top.name}: {text}.")
    return (yield from begin_order(state))


def begin_order(state: Torgue) -> Unfolds:
    """The next order of the card on top; what nobody has to decide in it happens at once."""
    top = card(state)
    if top is None:
        return state
    kind = top.orders[top.at + 1]
    state = yield OrderBegan(order=kind, rule="TB-142")
    if kind == "slaughterlight":
        return (yield from _lit(state))
    if kind == "spawn" and hunting(state):
        return (yield from followed(state, Card(name=UNIQUES, orders=("special",), uniques=True)))
    listed = ", ".join(f"{count} {name}" for name, count in spawn_list(state)) if kind == "spawn" else ""
    return (yield remind("spawn-list", "TB-159", f"Spawn: {listed}.")) if listed else state


def _lit(state: Torgue) -> Unfolds:
    """The Spotlight turns red; in a Bounty Hunt the shields of Uniques come up, and they heal (TB-156, TB-232)."""
    if state.spotlight.side != "red":
        state = yield SlaughterlightLit(rule="TB-156")
    for label, each in state.enemies.items() if hunting(state) else ():
        if not enemy_card(state, each.card).unique:
            continue
        state = yield from recharged(state, label, "Slaughterlight", "TB-232")
        if each.wounds:
            now = max(0, each.wounds - content.play().hunt.heals)
            state = yield EnemyHealed(enemy=label, was=each.wounds, now=now, rule="TB-232")
    return state


def go_on(state: Torgue) -> Unfolds:
    """The next order of the card on top; after its last one the card is done, after the last card the turn."""
    state = yield from closes(state)
    yield from objected(tuple(unsettled(state, draws=True)))
    yield from objected(tuple(_order_open(state)))
    top = card(state)
    if top and top.at + 1 < len(top.orders):
        return (yield from begin_order(state))
    if top:
        state = yield CardFinished(name=top.name, rule="TB-024")
    if state.cards:
        return (yield from go_on(state)) if _carried_out(state) else state
    return (yield from end_of_turn(state, top.name if top else ""))


def _carried_out(state: Torgue) -> bool:
    """Whether the order to which the table comes back has nothing left; a Spawn order without a list may call more."""
    lists = order(state.cards[-1]) != "spawn" or hunting(state) or bool(spawn_list(state))
    return lists and not tuple(_order_open(state))


def _order_open(state: Torgue) -> Iterator[Objection]:
    """Objections to the next order while the open one is not carried out."""
    top = card(state)
    kind = order(top) if top else None
    left = pending(state)
    listed = uncalled(state) if kind == "spawn" else ()
    if left:
        yield no("order-open", "TB-024", f"Still to act: {', '.join(left)}.", words(state, left[0]))
    elif listed:
        told = ", ".join(f"{name} {count}" for name, count in listed)
        yield no("spawn-open", "TB-159", f"Still to spawn: {told}.", "spawn")
    elif kind == "event" and top and not top.acted:
        yield no("event-open", "TB-152", "The top Event card is to be drawn.", "event NAME")
    elif kind == "out-of-ammo" and top and not top.acted:
        yield no("ammo-open", "TB-154", "At least one Vault Hunter runs Out of Ammo.", "out-of-ammo NAME")


def end_of_turn(state: Torgue, name: str) -> Unfolds:
    """The card of the round is Exhausted once, unless it is Tier 0; what burns, burns before the End of Round begins.

    (TB-190, TB-196, TB-187)

    `name` is the card that was followed: an effect may have Exhausted it before (AMB-01).
    """
    now = current(state.queue)
    if now and now.tier and now.name == name:
        state = yield AnnouncementSpent(name=now.name, rule="TB-196")
    state = yield from burnt(state)
    if state.phase != "enemies":
        return state
    state = yield PhaseBegan(phase="end", anew=False, rule="TB-025")
    return (yield from reached(state, "clean-up"))
