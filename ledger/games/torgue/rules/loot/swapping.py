"""Guns: a weapon of the Inventory takes the place of an equipped one, without a token."""

from __future__ import annotations

from ledger.core.model import Asking, refused
from ledger.games.torgue.events.loot import LootSpent
from ledger.games.torgue.events.turns import GearSwapped
from ledger.games.torgue.moves.loot import Spend
from ledger.games.torgue.rules.asking import Gives, Objections, Unfolds, no, objected
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import fits
from ledger.games.torgue.state.hunters import Hunter, Loot, has, stored

WEAPON = ("weapon", None)
"""The kinds of cards that a Guns token may swap; a card that nobody read is taken for one."""


def guns(state: Torgue, held: Hunter, loot: Loot, move: Spend) -> Unfolds:
    """Swaps weapons only; each keeps whether it is Out of Ammo (TB-074, TB-098)."""
    into = yield from _into(state, held, move.in_)
    out = yield from _out(state, held, move.out, into)
    yield from objected(tuple(_no_weapons(state, into, out)))
    state = yield LootSpent(who=held.name, loot=loot, use="swaps", rule="TB-074")
    return (yield GearSwapped(who=held.name, out=out, in_=into, rule="TB-074"))


def _into(state: Torgue, held: Hunter, named: str) -> Gives[str]:
    """The card of the Inventory; asked for where there are several. Raises Refused `gear-unstored`."""
    among = tuple(each.card for each in held.inventory if gear(state, each.card).kind in WEAPON)
    if (named and not stored(held, named)) or (not named and not among):
        told = f"{named} is not in the Inventory." if named else f"{held.name} has stored no weapon."
        raise refused("gear-unstored", "TB-074", told, ", ".join(among) or "keep the token")
    if not named and len(among) > 1:
        yield Asking(field="in_", asks=f"Which weapon in: {', '.join(among)}?")
    return named or among[0]


def _out(state: Torgue, held: Hunter, named: str, into: str) -> Gives[str]:
    """The equipped card; none where a slot is free and nobody names one (AMB-16). Raises Refused `gear-unworn`."""
    if named and not has(held, named):
        told = f"{held.name} has not equipped {named}."
        raise refused("gear-unworn", "TB-074", told, ", ".join(each.card for each in held.equipped) or "leave it out")
    if named or fits(state, held, into):
        return named
    among = tuple(each.card for each in held.equipped if gear(state, each.card).kind in WEAPON)
    if len(among) > 1:
        yield Asking(field="out", asks=f"Which weapon out: {', '.join(among)}?")
    return among[0] if among else ""


def _no_weapons(state: Torgue, *cards: str) -> Objections:
    for card in cards:
        if card and gear(state, card).kind not in WEAPON:
            yield no("swap-kind", "TB-074", f"{card} is no weapon.", "swap it with a token")
