"""Scarla, who takes curses away, and Kaln, who buys and sells (UQ-INN-04 to UQ-INN-06)."""

from __future__ import annotations

from ledger.core.frozen import Frozen
from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.meeting import ScourgeLifted
from ledger.games.underquest.moves.inn import BuyRations, Scarla, Sell
from ledger.games.underquest.rules.asking import Objections, Unfolds, need_adventurer, no, out_of_phase, too_heavy
from ledger.games.underquest.rules.decks import discard
from ledger.games.underquest.rules.parting import (
    drop_ingredients,
    drop_item,
    drop_trinkets,
    need_ingredients,
    need_loose,
    need_trinkets,
    worth_unknown,
)
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
SOLD = "sold"


@decides(Scarla)
def scarla(state: UnderQuest, move: Scarla) -> Decision[UnderQuest]:
    need_adventurer(state)
    if not move.curses and not move.scourge:
        raise refused("wish-missing", "UQ-INN-04", "Remove what?", "scarla 2, or scarla scourge NAME")
    if move.scourge and move.scourge not in state.me.scourges:
        known = ", ".join(state.me.scourges) or "scarla 1"
        raise refused("scourge-missing", "UQ-INN-04", f"{move.scourge} does not lie on you.", known)
    yield from out_of_phase(state, "UQ-INN-04", "inn")
    yield from too_heavy(state)
    yield from _too_many_curses(state, move.curses)
    prices = content.play().inn
    price = min(move.curses, state.me.curses) * prices.curse + (prices.scourge if move.scourge else 0)
    yield from _scarla_unpaid(state, price)
    state = yield from _moved(state, "gold", -price, "Scarla", "UQ-INN-04")
    state = yield from _moved(state, "curses", -move.curses, "Scarla", "UQ-INN-04")
    if move.scourge:
        yield ScourgeLifted(card=move.scourge, why="Scarla", rule="UQ-INN-04")
        yield from discard("scourge", move.scourge, "UQ-INN-04")


def _too_many_curses(state: UnderQuest, wanted: int) -> Objections:
    if wanted > state.me.curses:
        told = f"You have {content.counted(state.me.curses, 'curses')}, not {wanted}."
        fewer = f"scarla {state.me.curses}" if state.me.curses else "scarla scourge NAME"
        yield no("curses-fewer", "UQ-INN-04", told, fewer)


def _scarla_unpaid(state: UnderQuest, price: int) -> Objections:
    if price > state.me.gold:
        told = f"Scarla asks {price} gold; you have {state.me.gold}."
        yield no("gold-short", "UQ-INN-04", told, "fewer curses, or sell CARD first")


def _moved(state: UnderQuest, counter: str, by: int, why: str, rule: str) -> Unfolds:
    for fact in changed(state, counter, by, why, rule):
        state = yield fact
    return state


class Goods(Frozen):
    """What is offered to Kaln, sorted; `loose` are ingredients."""

    items: tuple[Owned, ...] = ()
    trinkets: tuple[str, ...] = ()
    loose: tuple[str, ...] = ()


@decides(Sell)
def sell(state: UnderQuest, move: Sell) -> Decision[UnderQuest]:
    need_adventurer(state)
    if not move.cards:
        raise refused("goods-missing", "UQ-INN-05", "Sell what?", "sell ITEM, or sell INGREDIENT INGREDIENT")
    goods = _sorted_goods(state, move.cards)
    need_ingredients(state, goods.loose)
    yield from out_of_phase(state, "UQ-INN-05", "inn")
    yield from _unwanted(state, goods)
    yield from _odd(goods.loose)
    prices = content.play().inn
    for each in goods.items:
        state = yield from drop_item(state, each, SOLD, "UQ-INN-05")
    if goods.trinkets:
        state = yield from drop_trinkets(state, goods.trinkets, SOLD, "UQ-INN-05")
    if goods.loose:
        state = yield from drop_ingredients(state, goods.loose, SOLD, "UQ-INN-05")
    single = len(goods.items) + len(goods.trinkets)
    price = (single + len(goods.loose) // prices.ingredients_each) * prices.item
    yield from _moved(state, "gold", price, "Kaln", "UQ-INN-05")


def _sorted_goods(state: UnderQuest, cards: tuple[str, ...]) -> Goods:
    """Items, trinkets and ingredients of a line, each as often as it is named; raises Refused `item-missing`."""
    at_hand, goods = state.me.items, Goods()
    for name in cards:
        if any(each.name == name for each in state.me.items):
            item = need_loose(state.but(me=state.me.but(items=at_hand)), name)
            at = at_hand.index(item)
            at_hand = at_hand[:at] + at_hand[at + 1 :]
            goods = goods.but(items=(*goods.items, item))
        elif name in state.me.trinkets:
            goods = goods.but(trinkets=(*goods.trinkets, name))
        else:
            goods = goods.but(loose=(*goods.loose, name))
    need_trinkets(state, goods.trinkets)
    return goods


def _unwanted(state: UnderQuest, goods: Goods) -> Objections:
    """Kaln buys no trinket; reward items only where the table reads it so (AMB-16)."""
    if goods.trinkets:
        yield no("trinket-unsold", "UQ-INN-05", f"Kaln buys no trinket: {goods.trinkets[0]}.", "rations with TRINKET")
    rewards = [each.name for each in goods.items if each.deck == "reward"]
    if rewards and option(state, "sell-rewards") == "no":
        yield no("reward-unsold", "UQ-INN-05", f"Kaln buys no reward: {rewards[0]}.", "keep it")


def _odd(loose: tuple[str, ...]) -> Objections:
    each = content.play().inn.ingredients_each
    if len(loose) % each:
        told = f"Kaln takes ingredients by {each}; these are {len(loose)}."
        yield no("ingredient-odd", "UQ-INN-05", told, "sell INGREDIENT INGREDIENT")


@decides(BuyRations)
def rations(state: UnderQuest, move: BuyRations) -> Decision[UnderQuest]:
    need_adventurer(state)
    if not move.gold and not move.trinkets:
        raise refused("pay-missing", "UQ-INN-06", "Nothing is paid.", "rations gold 1, or rations with TRINKET")
    worth = need_trinkets(state, move.trinkets)
    yield from out_of_phase(state, "UQ-INN-06", "inn")
    yield from too_heavy(state)
    yield from _ration_unpaid(state, move.gold)
    yield from _worthless(state, move.trinkets)
    count = len(move.trinkets)
    if option(state, "ration-trinket") == "worth":
        yield from worth_unknown(state, move.trinkets)
        count = worth
    gained = move.gold // content.play().inn.ration + count
    state = yield from _moved(state, "gold", -move.gold, "rations", "UQ-INN-06")
    state = yield from drop_trinkets(state, move.trinkets, "paid", "UQ-INN-06")
    yield from _moved(state, "rations", gained, "Kaln", "UQ-INN-06")


def _worthless(state: UnderQuest, trinkets: tuple[str, ...]) -> Objections:
    """Kaln takes a trinket of any worth, but none that is worth nothing (AMB-13, AMB-14)."""
    nothing = next((name for name in trinkets if reading.trinket(state, name).worth == 0), "")
    if nothing:
        yield no("trinket-worthless", "UQ-INN-06", f"{nothing} is worth nothing.", "gold 1, or another trinket")


def _ration_unpaid(state: UnderQuest, gold: int) -> Objections:
    if gold > state.me.gold:
        yield no("gold-short", "UQ-INN-06", f"You have {state.me.gold} gold, not {gold}.", "with TRINKET")
