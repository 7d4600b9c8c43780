"""Money, tokens and Gear change hands between two games; what the scenario says is written down."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.torgue.events.ending import GearTraded, Recorded
from ledger.games.torgue.events.loot import CashGained, CashSpent
from ledger.games.torgue.events.setup import CashLaid
from ledger.games.torgue.events.turns import LootHanded
from ledger.games.torgue.moves.ending import Record, Share, Trade
from ledger.games.torgue.rules.asking import Unfolds, actor, no, objected, one
from ledger.games.torgue.rules.between.steps import out_of_pause
from ledger.games.torgue.state.game import STEPS, Torgue
from ledger.games.torgue.state.gearing import stows
from ledger.games.torgue.state.hunters import Hunter, Loot, has, stored

decides = Deciders[Torgue]()


@decides(Share)
def share(state: Torgue, move: Share) -> Decision[Torgue]:
    yield from objected(tuple(out_of_pause(state, "TB-210", "bounty", "vending")))
    to = one(state, move.to)
    if move.pile:
        yield from _out_of_pile(state, to, move.cash)
        return
    giver = one(state, actor(state, move))
    if giver.name == to.name or not (move.cash or move.loot):
        other = "NAME" if giver.name == to.name else to.name
        raise refused("share-nothing", "TB-210", "What goes to whom?", f"share {other} cash 1")
    tokens = _own(giver, move.loot)
    if move.cash > giver.cash:
        told = f"{giver.name} has {giver.cash} Cash besides Loot tokens."
        raise refused("cash-missing", "TB-210", told, f"share {to.name} loot cash")
    if move.cash:
        now = giver.cash - move.cash
        state = yield CashSpent(who=giver.name, was=giver.cash, now=now, why=f"for {to.name}", rule="TB-210")
        now = to.cash + move.cash
        state = yield CashGained(who=to.name, was=to.cash, now=now, why=f"from {giver.name}", rule="TB-210")
    if tokens:
        yield LootHanded(who=giver.name, to=to.name, tokens=tokens, rule="TB-210")


def _out_of_pile(state: Torgue, to: Hunter, count: int) -> Unfolds:
    """Starting cash that is left is divided by the group; raises Refused `cash-missing`."""
    if not 0 < count <= state.cash:
        told = f"The shared pile has {state.cash} Cash, not {count}."
        raise refused("cash-missing", "TB-210", told, f"share {to.name} cash 1 pile")
    state = yield CashLaid(was=state.cash, now=state.cash - count, why=f"for {to.name}", rule="TB-210")
    return (yield CashGained(who=to.name, was=to.cash, now=to.cash + count, why="shared Cash", rule="TB-210"))


def _own(giver: Hunter, kinds: tuple[str, ...]) -> tuple[Loot, ...]:
    """One token of each kind; raises Refused `loot-unheld`."""
    left, found = list(giver.loot), list[Loot]()
    for kind in kinds:
        token = next((each for each in left if each.kind == kind), None)
        if token is None:
            told = f"{giver.name} has no such Loot token: {kind}."
            raise refused("loot-unheld", "TB-210", told, ", ".join(each.kind for each in left) or "there is none")
        left.remove(token)
        found.append(token)
    return tuple(found)


@decides(Trade)
def trade(state: Torgue, move: Trade) -> Decision[Torgue]:
    giver = _holder(state, move)
    to = one(state, move.to)
    if to.name == giver.name:
        raise refused("trade-self", "TB-214", f"{to.name} has {move.card}.", "another Vault Hunter")
    yield from objected(tuple(_running(state)))
    yield from objected(tuple(_too_late(state, to)))
    yield GearTraded(who=giver.name, to=to.name, card=move.card, rule="TB-214")


def _holder(state: Torgue, move: Trade) -> Hunter:
    """Who has the card: whoever is named, or the one who has it; raises Refused `gear-unheld`."""
    among = (one(state, move.who),) if move.who else tuple(state.hunters.values())
    found = next((each for each in among if has(each, move.card) or stored(each, move.card)), None)
    if found is None:
        told = f"{move.who or 'Nobody'} has no {move.card}."
        raise refused("gear-unheld", "TB-214", told, "a card that somebody has")
    return found


def _running(state: Torgue) -> Iterator[Objection]:
    if state.phase != "between":
        yield no("trade-barred", "TB-214", "Gear changes hands only between games.", "handoff gives Loot")


def _too_late(state: Torgue, to: Hunter) -> Iterator[Objection]:
    """The Inventory may overflow only until Rest is done."""
    if state.phase == "between" and STEPS.index(state.pause) > STEPS.index("rest") and not stows(to):
        yield no("inventory-over", "TB-214", f"The Inventory of {to.name} is full.", "discard CARD")


@decides(Record)
def record(_: Torgue, move: Record) -> Decision[Torgue]:
    yield Recorded(text=move.text, rule="TB-203")
