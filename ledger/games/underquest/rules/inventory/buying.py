"""Buying: where somebody sells, with any mix of gold and trinkets."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Deck
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.items import Bought
from ledger.games.underquest.moves.inventory import Buy
from ledger.games.underquest.rules.asking import (
    Gives,
    Objections,
    Unfolds,
    foe_waiting,
    mid_fight,
    need_adventurer,
    no,
    remind,
    too_heavy,
)
from ledger.games.underquest.rules.carrying import carry, weighed
from ledger.games.underquest.rules.decks import by_program
from ledger.games.underquest.rules.parting import drop_trinkets, need_trinkets, worth_unknown
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.game import UnderQuest
from ledger.games.underquest.state.options import option

decides = Deciders[UnderQuest]()
STALLS = ("shop", "inn")
"""Where trappings are sold, and nothing else (UQ-ITM-09)."""


@decides(Buy)
def buy(state: UnderQuest, move: Buy) -> Decision[UnderQuest]:
    need_adventurer(state)
    worth = need_trinkets(state, move.trinkets)
    card = reading.item(state, move.item)
    yield from too_heavy(state)
    deck = yield from _deck(state, move, move.deck or card.deck)
    if deck == "treasure":
        yield from by_program(state, deck, move.item, "item")
    weight = yield from weighed(state, move.item, move.weight)
    cost = card.cost if move.cost is None else move.cost
    if cost is None:
        yield Asking(field="cost", asks=f"Cost of {move.item}?")
    price = cost or 0
    gold = max(0, price - worth) if move.gold is None else move.gold
    yield from worth_unknown(state, move.trinkets)
    yield from _underpaid(state, price, gold, worth)
    state = yield from learn(state, "items", move.item, deck=deck, weight=weight, cost=cost)
    state = yield Bought(
        what=move.item,
        cost=price,
        gold=gold,
        worth=worth,
        over=max(0, gold + worth - price),
        rule="UQ-ITM-01",
    )
    state = yield from _paid_with(state, move, gold, gold + worth - price)
    yield from carry(state, move.item, deck, "UQ-ITM-01", "bought", drawn=deck == "treasure")


def _deck(state: UnderQuest, move: Buy, known: Deck | None) -> Gives[Deck]:
    """The deck of what is bought, where somebody sells it: a stall has trappings only, others anything (UQ-ITM-09)."""
    stall = state.phase in STALLS and not move.by
    yield from _unsold(state, move, known or "trapping")
    if known is None and not stall:
        yield Asking(field="deck", asks=f"Is {move.item} a trapping, treasure or reward?")
    return known or "trapping"


def _unsold(state: UnderQuest, move: Buy, deck: Deck) -> Objections:
    """Somebody sells: before the adventure and at the inn, the Merchant, or the card that the line names."""
    row = content.dungeon(state.turn.card) if state.turn else None
    merchant = state.phase == "resolving" and row is not None and row.sells
    yield from mid_fight(state, "UQ-ITM-09")
    yield from foe_waiting(state)
    if state.phase in STALLS and not move.by:
        if deck != "trapping":
            yield no("goods-other", "UQ-ITM-09", f"Only trappings are sold here; {move.item} is none.", "buy TRAPPING")
    elif not merchant and not move.by:
        yield no("seller-missing", "UQ-ITM-09", "Nobody sells anything here.", "buy ITEM by CARD, where a card does")


def _underpaid(state: UnderQuest, price: int, gold: int, worth: int) -> Objections:
    if gold > state.me.gold:
        hint = "with TRINKET" if state.me.trinkets else "something cheaper"
        yield no("gold-short", "UQ-ITM-01", f"You have {state.me.gold} gold, not {gold}.", hint)
    if gold + worth < price:
        told = f"It costs {price}; {gold + worth} is paid."
        yield no("value-short", "UQ-ITM-01", told, f"gold {max(0, price - worth)}")


def _paid_with(state: UnderQuest, move: Buy, gold: int, over: int) -> Unfolds:
    """Gold and trinkets go; what is paid too much comes back only where the table reads it so (AMB-12)."""
    back = option(state, "change") == "gold"
    for fact in changed(state, "gold", -gold, move.item, "UQ-ITM-01"):
        state = yield fact
    state = yield from drop_trinkets(state, move.trinkets, "paid", "UQ-TRK-01")
    if over > 0 and back:
        for fact in changed(state, "gold", over, "change", "UQ-ITM-01"):
            state = yield fact
    elif over > 0:
        state = yield remind("change-none", "UQ-ITM-01", f"{over} too much is paid; nothing comes back.")
    return state
