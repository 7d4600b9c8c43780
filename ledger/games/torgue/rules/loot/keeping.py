"""Cards of Gear find their place: equipped, in the Inventory, or back in their deck."""

from __future__ import annotations

from typing import Literal

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.wording import counted, one_word
from ledger.games.torgue.content import play
from ledger.games.torgue.content.rows import SlotKind
from ledger.games.torgue.events.loot import FreshSettled, GearDropped, GearTaken
from ledger.games.torgue.events.turns import GearSwapped
from ledger.games.torgue.moves.loot import Discard, Equip, Keep
from ledger.games.torgue.rules.asking import Objections, Unfolds, actor, no, objected, one, out_of_phase, remind
from ledger.games.torgue.state.figures import gear, slots
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import filled, fits, stows, worn_of
from ledger.games.torgue.state.hunters import Hunter, Worn, has, stored
from ledger.games.torgue.state.options import option
from ledger.games.torgue.state.owed import Fresh

decides = Deciders[Torgue]()
KINDS: tuple[SlotKind, ...] = ("weapon", "shield", "grenade", "mod")


@decides(Keep)
def keep(state: Torgue, move: Keep) -> Decision[Torgue]:
    fresh = _fresh(state, move.card)
    held = state.hunters[fresh.who]
    if move.over:
        _owned(held, move.over)
    if move.where != "away":
        yield from objected(tuple(_no_room(state, held, move.card, stored_=move.where == "stored", over=move.over)))
    if move.over:
        state = yield from dropped(state, fresh.who, move.over, "makes room")
    if move.where == "away":
        state = yield GearDropped(who=fresh.who, card=fresh.card, deck=fresh.deck, rule="TB-094")
    else:
        worn = worn_of(state, state.hunters[fresh.who], fresh.card)
        state = yield GearTaken(who=fresh.who, worn=worn, where=move.where, rule="TB-079")
    yield FreshSettled(card=fresh.card, rule="TB-095")


def _fresh(state: Torgue, card: str) -> Fresh:
    """The drawn card of that name; raises Refused `card-undrawn`."""
    found = next((each for each in state.fresh if each.card == card), None)
    if found is None:
        waiting = ", ".join(each.card for each in state.fresh)
        raise refused("card-undrawn", "TB-095", f"{card} was not drawn just now.", waiting or "spend guns card NAME")
    return found


def _owned(held: Hunter, card: str) -> Worn:
    """A card of a Vault Hunter, equipped or stored; raises Refused `gear-unheld`."""
    found = has(held, card) or stored(held, card)
    if found is None:
        known = ", ".join(each.card for each in (*held.equipped, *held.inventory))
        raise refused("gear-unheld", "TB-094", f"{held.name} has no {card}.", known or "another Vault Hunter")
    return found


def _no_room(state: Torgue, held: Hunter, card: str, *, stored_: bool, over: str = "") -> Objections:
    """Objections to a card without a slot, or to a fourth one in the Inventory; `over` leaves for it."""
    if stored_ and not stows(held, instead=over):
        told = f"The Inventory holds {play().inventory}: {_listed(held.inventory)}."
        yield no("inventory-full", "TB-096", told, f"keep {one_word(card)} stored over one, or discard one")
    elif not stored_ and not fits(state, held, card, instead=over if has(held, over) else ""):
        kind = gear(state, card).kind
        most = slots(state, held, kind) if kind else 0
        told = f"{counted(most, f'{kind} slot')}, and no more."
        over = "worn over CARD, or " if any(each.card == card for each in state.fresh) else ""
        yield no("slots-full", "TB-093", told, f"{one_word(card)} {over}stored, or discard one first")


def _listed(cards: tuple[Worn, ...]) -> str:
    return ", ".join(each.card for each in cards)


def dropped(state: Torgue, who: str, card: str, why: str) -> Unfolds:
    """A card leaves a Vault Hunter and is shuffled into its deck; a spent Shield is warned of (TB-094, AMB-17)."""
    worn = _owned(state.hunters[who], card)
    yield from objected(tuple(_spent_shield(state, worn)))
    state = yield GearDropped(who=who, card=card, deck=gear(state, card).deck, why=why, rule="TB-094")
    if _spent(worn):
        state = yield remind("shield-spent", "TB-114", f"{card} had a spent token.")
    return (yield from _over_full(state, state.hunters[who], card))


def _over_full(state: Torgue, held: Hunter, card: str) -> Unfolds:
    """A reminder where the card that left gave a slot which another one still fills (TB-093)."""
    for kind in KINDS:
        if filled(state, held, kind) > slots(state, held, kind):
            state = yield remind("slots-over", "TB-093", f"{held.name} has too many {kind}s without {card}.")
    return state


def _spent(worn: Worn) -> bool:
    return any(not each.ready for each in worn.shields)


def _spent_shield(state: Torgue, worn: Worn) -> Objections:
    """An objection to a Shield with a spent token that leaves, where the table reads it so."""
    if _spent(worn) and option(state, "spent-shield") == "keep":
        yield no("shield-spent", "TB-114", f"{worn.card} has a spent token.", "recharge it first")


@decides(Discard)
def discard(state: Torgue, move: Discard) -> Decision[Torgue]:
    held = one(state, actor(state, move))
    _owned(held, move.card)
    yield from dropped(state, held.name, move.card, "discarded")


@decides(Equip)
def equip(state: Torgue, move: Equip) -> Decision[Torgue]:
    held = one(state, actor(state, move))
    worn, put_by = has(held, move.card), stored(held, move.card)
    if (worn and not move.stored and not put_by) or (put_by and move.stored and not worn):
        told = f"{move.card} of {held.name} is {'stored' if move.stored else 'equipped'}."
        raise refused("gear-placed", "TB-093", told, "another card")
    yield from out_of_phase(state, "TB-097", "set-up", "between")
    if state.phase == "between" and not worn and not put_by:
        yield no("gear-unheld", "TB-214", f"{held.name} has no {move.card}.", "buy, trade, or because WHY")
    yield from objected(tuple(_no_room(state, held, move.card, stored_=move.stored)))
    if move.stored and worn:
        yield from _stowed(held, worn)
    elif put_by and not move.stored:
        yield GearSwapped(who=held.name, in_=move.card, rule="TB-099")
    else:
        where: Literal["worn", "stored"] = "stored" if move.stored else "worn"
        yield from _taken(state, held, move.card, where)


def _stowed(held: Hunter, worn: Worn) -> Unfolds:
    """An equipped card goes into the Inventory; a Shield with a spent token stays (TB-114)."""
    if _spent(worn):
        yield no("shield-spent", "TB-114", f"{worn.card} has a spent token.", "recharge it first")
    return (yield GearSwapped(who=held.name, out=worn.card, in_="", rule="TB-097"))


def _taken(state: Torgue, held: Hunter, card: str, where: Literal["worn", "stored"]) -> Unfolds:
    """A card that the Vault Hunter did not have, with its own tokens fresh (TB-107)."""
    state = yield GearTaken(who=held.name, worn=worn_of(state, held, card), where=where, rule="TB-093")
    if gear(state, card).kind is None:
        state = yield remind("text-missing", "TB-002", f"{card}: text not entered.")
    return state
