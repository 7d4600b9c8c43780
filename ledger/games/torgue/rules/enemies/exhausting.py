"""Out of Ammo orders, and effects that Exhaust a card or a token."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.wording import one_word
from ledger.games.torgue.events.attacks import GearEmptied, GearReloaded
from ledger.games.torgue.events.defence import TokenFlipped
from ledger.games.torgue.events.enemies import AmmoGone, AnnouncementSpent
from ledger.games.torgue.moves.enemies import Exhaust, OutOfAmmo
from ledger.games.torgue.rules.asking import Unfolds, actor, no, objected, one, unsettled
from ledger.games.torgue.rules.defence.windows import closes
from ledger.games.torgue.rules.effects import LOADED, emptied
from ledger.games.torgue.state.figures import gear
from ledger.games.torgue.state.game import Torgue, card, owner
from ledger.games.torgue.state.hunters import has, token
from ledger.games.torgue.state.orders import order

decides = Deciders[Torgue]()


@decides(OutOfAmmo)
def out_of_ammo(state: Torgue, move: OutOfAmmo) -> Decision[Torgue]:
    names = tuple(dict.fromkeys(one(state, each).name for each in move.hunters))
    if not names:
        raise refused("hunters-missing", "TB-154", "Who runs Out of Ammo?", "out-of-ammo NAME")
    yield from objected(tuple(unsettled(state)))
    top = card(state)
    if top is None or order(top) != "out-of-ammo":
        yield no("order-missing", "TB-154", "No Out of Ammo order is open.", "next, or order out-of-ammo")
    state = yield from closes(state)
    state = yield AmmoGone(hunters=names, rule="TB-154")
    for who in names:
        for worn in state.hunters[who].equipped:
            if gear(state, worn.card).kind in (*LOADED, None):
                state = yield from emptied(state, who, worn.card, "Out of Ammo", "TB-154")


@decides(Exhaust)
def exhaust(state: Torgue, move: Exhaust) -> Decision[Torgue]:
    if any(each.name == move.name for each in state.queue):
        yield from _announcement_spent(state, move)
    elif _wearers(state, move.name):
        yield from _gear_flipped(state, move)
    else:
        yield from _token_flipped(state, move)


def _announcement_spent(state: Torgue, move: Exhaust) -> Unfolds:
    """A card of the queue; Tier 0 never leaves, and nothing is refreshed there (TB-187)."""
    found = next((each for each in state.queue if each.name == move.name and not each.spent), None)
    if move.refreshed or found is None:
        told = "No card of the queue is refreshed." if move.refreshed else f"{move.name} is Exhausted."
        raise refused("announcement-spent", "TB-187", told, "the queue runs out")
    if not found.tier:
        yield no("tier-zero", "TB-187", f"{move.name} is never Exhausted.", "another card")
    return (yield AnnouncementSpent(name=move.name, rule="TB-027"))


def _wearers(state: Torgue, name: str) -> tuple[str, ...]:
    return tuple(who for who, each in state.hunters.items() if has(each, name))


def _gear_flipped(state: Torgue, move: Exhaust) -> Unfolds:
    """An equipped card of the one who is named, or of the only one who has it (TB-027, TB-101, TB-102)."""
    among = _wearers(state, move.name)
    who = owner(state, move.who) if move.who or len(among) > 1 else among[0]
    if who not in among:
        raise refused("who-missing", "TB-027", f"Whose {move.name}?", " or ".join(f"@{each}" for each in among))
    worn = has(state.hunters[who], move.name)
    if worn is None or worn.ready == move.refreshed:
        told = f"{move.name} is {'Ready' if move.refreshed else 'Exhausted'} already."
        raise refused("card-same", "TB-027", told, "another card")
    if move.refreshed:
        return (yield GearReloaded(who=who, card=move.name, why="an effect", rule="TB-102"))
    if gear(state, move.name).melee:
        yield no("melee-loaded", "TB-101", f"{move.name} is never Out of Ammo.", "another card")
    return (yield GearEmptied(who=who, card=move.name, why="an effect", rule="TB-027"))


def _token_flipped(state: Torgue, move: Exhaust) -> Unfolds:
    """A token by its letter."""
    who = owner(state, actor(state, move))
    found = token(state.hunters[who], move.name)
    if found is None:
        hint = f"@{one_word(who)} exhaust a"
        raise refused("card-unknown", "TB-027", f"{who} has no card or token {move.name}.", hint)
    if found.ready == move.refreshed:
        told = f"{move.name} of {who} is {'Ready' if move.refreshed else 'Exhausted'} already."
        raise refused("token-same", "TB-027", told, "another token")
    return (yield TokenFlipped(who=who, token=found.id, ready=move.refreshed, rule="TB-027"))
