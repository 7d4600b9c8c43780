"""Swap Guns: an equipped card and one of the Inventory change places."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import counted
from ledger.games.torgue.events.turns import GearSwapped
from ledger.games.torgue.moves.turns import Swap
from ledger.games.torgue.rules.asking import actor, no, objected, one, remind
from ledger.games.torgue.rules.turns.acting import done_with, pay, price, starts
from ledger.games.torgue.state.figures import gear, slots
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import fits
from ledger.games.torgue.state.hunters import Hunter, Worn, has, stored
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.tokens import ready

decides = Deciders[Torgue]()


@decides(Swap)
def swap(state: Torgue, move: Swap) -> Decision[Torgue]:
    who, before = actor(state, move), state
    yield from starts(state, who)
    held = one(state, who)
    out, into = (move.out, move.for_) if move.for_ else ("", move.out)
    _known(held, out, into)
    yield from objected(tuple(_fast(has(held, out))))
    yield from objected(tuple(_unfit(state, held, out, into)))
    free = not out and option(state, "empty-slot") == "free"
    paid = yield from price(state, who, move.token, "swap", free=free, plain=True)
    state = yield from pay(state, who, paid, "swap", "TB-063")
    state = yield GearSwapped(who=held.name, out=out, in_=into, rule="TB-063" if out else "TB-099")
    if not out:
        state = yield remind("slot-filled", "TB-099", f"{into} fills an empty slot, as Swap Guns.")
    yield from done_with(before, state, who)


def _known(held: Hunter, out: str, into: str) -> None:
    """Raise Refused `gear-unworn` or `gear-unstored` for a card that does not lie where it is swapped from."""
    if out and has(held, out) is None:
        worn = ", ".join(each.card for each in held.equipped) or "nothing is equipped"
        raise refused("gear-unworn", "TB-063", f"{held.name} has not equipped {out}.", worn)
    if stored(held, into) is None:
        found = ", ".join(each.card for each in held.inventory) or "the Inventory is empty"
        raise refused("gear-unstored", "TB-063", f"{into} is not in the Inventory of {held.name}.", found)


def _fast(out: Worn | None) -> Iterator[Objection]:
    """An objection to a Shield whose token is spent: it cannot be swapped out (TB-114)."""
    if out and len(ready(out.shields)) < len(out.shields):
        yield no("shield-spent", "TB-114", f"{out.card} has an Exhausted token.", "recharge it, or discard")


def _unfit(state: Torgue, held: Hunter, out: str, into: str) -> Iterator[Objection]:
    if not fits(state, held, into, instead=out):
        kind = gear(state, into).kind or "weapon"
        told = f"{held.name} has {counted(slots(state, held, kind), 'slot')} for a {kind}."
        yield no("slot-missing", "TB-063", told, f"a {kind} for it")
