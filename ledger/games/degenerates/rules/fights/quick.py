"""Quick Actions, and coming back into a fight."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.wording import one_word
from ledger.games.degenerates.events.cards import ItemStowed
from ledger.games.degenerates.events.fights import (
    FighterReturned,
    QuickTaken,
)
from ledger.games.degenerates.moves.fights import Quick, Rejoin
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, one, playing, the_fight
from ledger.games.degenerates.rules.carrying import HANDS, in_the_way
from ledger.games.degenerates.rules.fights.rolling import aimed, misaimed
from ledger.games.degenerates.rules.fights.timers import begins
from ledger.games.degenerates.rules.fights.turns import fighting_turn, items_barred
from ledger.games.degenerates.rules.items.carrying import carried, handing, loading, owned, unloading, wearing
from ledger.games.degenerates.rules.reading import read_card
from ledger.games.degenerates.rules.testing import card_fits
from ledger.games.degenerates.state.adventurers import item_of
from ledger.games.degenerates.state.attributes import card
from ledger.games.degenerates.state.combat import lingers
from ledger.games.degenerates.state.game import Degenerates

decides = Deciders[Degenerates]()


@decides(Quick)
def quick(state: Degenerates, move: Quick) -> Decision[Degenerates]:
    fight, who = the_fight(state), actor(state, move)
    if not lingers(fight, who):
        yield from fighting_turn(state, who, choosing=True)
    if who in fight.fighters and fight.fighters[who].quick:
        yield no("quick-used", "DD-247", f"{who} has used the Quick Action.", "one a turn")
    if move.what in ("equip", "stow") and card(state, move.card).slot == "body":
        yield no("body-in-fight", "DD-291", "Body Items are not changed in a fight.", "after the fight")
    if move.what == "equip":
        state = yield from _slot_known(state, move, who)
    action = f"{move.what} {move.card}"
    if move.what == "card":
        yield from card_fits(state, who, move.card)
        if item_of(one(state, who), move.card):
            yield from items_barred(state)
        if move.foe:
            yield from misaimed(state, who, aimed(state, who, move.foe))
        action = move.card
    state = yield from begins(state, who)
    state = yield QuickTaken(who=who, action=action, rule="DD-247")
    yield from _carried_out(state, move, who)


def _carried_out(state: Degenerates, move: Quick, who: str) -> Unfolds:
    if move.what == "equip":
        return (yield from _swapped(state, move, who))
    if move.what == "stow":
        carried(state, who, move.card, worn=True)
        return (yield ItemStowed(who=who, item=move.card, rule="DD-292"))
    if move.what == "load":
        owned(state, who, move.card, "DD-294")
        return (yield from loading(state, who, move.card, move.into))
    if move.what == "unload":
        return (yield from unloading(state, who, move.card))
    return (yield from _exchange(state, move, who)) if move.what == "exchange" else state


def _slot_known(state: Degenerates, move: Quick, who: str) -> Unfolds:
    carried(state, who, move.card, worn=False)
    state = yield from read_card(state, move.card, kind="item", slot=move.slot)
    if card(state, move.card).slot is None:
        yield Asking(field="slot", asks=f"Where is {move.card} worn?")
    return state


def _swapped(state: Degenerates, move: Quick, who: str) -> Unfolds:
    """One Item comes off and another one takes its place, both in the one Quick Action (DD-292)."""
    off = move.off or in_the_way(state, who, move.card)
    if off:
        carried(state, who, off, worn=True)
        if (card(state, off).slot in HANDS) != (card(state, move.card).slot in HANDS):
            yield no("slot-full", "DD-291", f"{off} makes no room for {move.card}.", f"quick stow {one_word(off)}")
        state = yield ItemStowed(who=who, item=off, rule="DD-292")
    return (yield from wearing(state, who, move.card))


def _exchange(state: Degenerates, move: Quick, who: str) -> Unfolds:
    """One unequipped Item that was not used in this turn, or an Ally (DD-295, DD-323)."""
    to = playing(state, move.to) if move.to else ""
    if not to:
        raise refused(
            "who-missing", "DD-295", f"Who gets {move.card}?", f"quick exchange {one_word(move.card)} to NAME"
        )
    item = item_of(one(state, who), move.card)
    if item and item.worn:
        yield no("item-worn", "DD-295", f"{move.card} is equipped.", f"stow {one_word(move.card)} first")
    if item and item.used:
        yield no("item-used", "DD-295", f"{move.card} was used in this turn.", "next turn")
    return (yield from handing(state, who, to, move.card))


@decides(Rejoin)
def rejoin(state: Degenerates, move: Rejoin) -> Decision[Degenerates]:
    fight, who = the_fight(state), actor(state, move)
    held = fight.fighters.get(who)
    if held is None or held.stands != "escaped":
        raise refused("fighter-missing", "DD-252", f"{who} has not Escaped.", "the status shows who did")
    if fight.step != "turns" or held.done:
        yield no("rejoin-late", "DD-252", f"{who} returns at the start of an own turn.", "next round")
    yield from begins(state, who)
    yield FighterReturned(who=who, rule="DD-252")
