"""Trade: cards are revealed, settled, bought; own ones are sold."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates.events.cards import AllyLost, AllyTaken, DiseaseCaught, ItemLost, ItemTaken
from ledger.games.degenerates.events.phases import RestTaken, StallOpened, WareGone, WareRevealed, WareSettled
from ledger.games.degenerates.moves.resting import Buy, Reveal, Sell, Settle, Trade
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, during_fight, no, one, out_of_phase
from ledger.games.degenerates.rules.carrying import too_heavy
from ledger.games.degenerates.rules.reading import read_card
from ledger.games.degenerates.rules.resting.opening import bold_only, may_rest
from ledger.games.degenerates.rules.tracks import gold_gained, gold_spent
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.adventurers import Owned, item_of
from ledger.games.degenerates.state.attributes import card, halved
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.places import Stall, Ware

decides = Deciders[Degenerates]()
ORDER = ("monster", "disease", "event")
"""Kinds that are settled before anybody buys (DD-164)."""


@decides(Trade)
def trade(state: Degenerates, move: Trade) -> Decision[Degenerates]:
    who = actor(state, move)
    space = one(state, who).space
    if move.by:
        yield from _merchant(state, move, who)
        return
    yield from may_rest(state, who, "trade")
    yield from bold_only(state, who, "DD-162")
    if not board.town(state, space):
        yield no("town-missing", "DD-162", f"{space} is no Town.", "in a Town")
    if move.extra and not board.is_(state, space, "explored"):
        yield no("explored-missing", "DD-026", f"{space} is not Explored.", "without extra")
    held = state.stalls.get(space)
    extra = move.extra and not (held and held.extra)
    shown = (held.shown if held else board.level(state, space) or 0) + int(extra)
    state = yield RestTaken(who=who, action="trade", rule="DD-162")
    yield StallOpened(place=space, who=who, shown=shown, extra=extra, rule="DD-167" if held else "DD-163")


def _merchant(state: Degenerates, move: Trade, who: str) -> Unfolds:
    """A card lets somebody Trade wherever it is met; it is no Rest action (DD-097, DD-163)."""
    yield from during_fight(state)
    yield from out_of_phase(state, "DD-163", "map", "encounter")
    if move.cards is None:
        yield Asking(field="cards", asks=f"How many cards does {move.by} show?")
    space = one(state, who).space
    shown = (move.cards or 0) + (state.stalls[space].shown if space in state.stalls else 0)
    return (yield StallOpened(place=space, who=who, shown=shown, merchant=move.by, rule="DD-163"))


def _stall_here(state: Degenerates, who: str, rule: str) -> tuple[str, Stall]:
    space = one(state, who).space
    held = state.stalls.get(space)
    if held is None:
        raise refused("stall-missing", rule, f"Nobody trades at {space}.", "trade")
    return space, held


def _ware(stall: Stall, name: str, rule: str) -> Ware:
    found = next((each for each in stall.wares if each.card == name), None)
    if found is None:
        shown = ", ".join(each.card for each in stall.wares)
        raise refused("ware-missing", rule, f"{name} does not lie here.", shown or "reveal CARD")
    return found


@decides(Reveal)
def reveal(state: Degenerates, move: Reveal) -> Decision[Degenerates]:
    who = actor(state, move)
    space, stall = _stall_here(state, who, "DD-163")
    yield from decks.by_program(state, "loot", move.card)
    state = yield from read_card(
        state,
        move.card,
        kind=move.kind,
        price=move.price,
        lootonly=move.lootonly,
        heavy=move.heavy,
        slot=move.slot,
        attack=move.attack,
        reach=move.reach,
    )
    read = card(state, move.card)
    if read.lootonly:
        state = yield from decks.draw(state, "loot", move.card, "DD-163")
        for event in decks.discard(state, "loot", move.card, "DD-163"):
            state = yield event
        return
    if read.kind is None:
        yield Asking(field="kind", asks=f"What kind of card is {move.card}?")
    if len(stall.wares) >= stall.shown:
        yield no("wares-full", "DD-163", f"{stall.shown} cards lie at {space}.", "buy CARD, or next")
    state = yield from decks.draw(state, "loot", move.card, "DD-163")
    ware = Ware(card=move.card, kind=read.kind or "item", price=read.price or 0)
    yield WareRevealed(place=space, ware=ware, rule="DD-163")


def _before(stall: Stall, kind: str) -> Iterator[Objection]:
    """Objections while cards lie there that come first (DD-164)."""
    limit = ORDER.index(kind) if kind in ORDER else len(ORDER)
    for first in ORDER[:limit]:
        for ware in stall.wares:
            if ware.kind == first and not ware.settled:
                hint = "fight" if first == "monster" else f"settle {one_word(ware.card)}"
                yield no("wares-order", "DD-164", f"{ware.card} ({first}) comes first.", hint)
                return


@decides(Settle)
def settle(state: Degenerates, move: Settle) -> Decision[Degenerates]:
    who = actor(state, move)
    yield from during_fight(state)
    space, stall = _stall_here(state, who, "DD-164")
    ware = _ware(stall, move.card, "DD-164")
    yield from _before(stall, ware.kind)
    state = yield WareSettled(place=space, card=ware.card, rule="DD-164")
    state = yield WareGone(place=space, card=ware.card, rule="DD-164")
    if ware.kind == "disease":
        yield DiseaseCaught(who=who, disease=ware.card, rule="DD-284")
        return
    for event in decks.discard(state, "loot", ware.card, "DD-164"):
        state = yield event


@decides(Buy)
def buy(state: Degenerates, move: Buy) -> Decision[Degenerates]:
    who = actor(state, move)
    yield from during_fight(state)
    space, stall = _stall_here(state, who, "DD-166")
    ware = _ware(stall, move.card, "DD-166")
    if ware.kind in ORDER:
        hint = "fight" if ware.kind == "monster" else f"settle {one_word(ware.card)}"
        yield no("ware-unbought", "DD-164", f"Nobody buys a {ware.kind}: {ware.card}.", hint)
    yield from _before(stall, "item")
    yield from _no_trade(state, who, stall)
    state = yield from read_card(state, move.card, price=move.price)
    price = card(state, move.card).price
    if price is None:
        yield Asking(field="price", asks=f"Price of {move.card}?")
    cost = price or 0
    if cost > one(state, who).gold:
        told = f"{who} has {one(state, who).gold} gold, {cost} is needed."
        yield no("gold-short", "DD-166", told, "pay N to NAME")
    if ware.kind == "item":
        yield from too_heavy(state, who, move.card)
    state = yield gold_spent(state, who, cost, move.card, "DD-166")
    state = yield WareGone(place=space, card=ware.card, rule="DD-166")
    yield from acquired(state, who, ware.card, ware.kind, lasting=move.lasting)


def _no_trade(state: Degenerates, who: str, stall: Stall) -> Iterator[Objection]:
    if stall.lost:  # neither buying nor selling (AMB-53)
        yield no("trade-lost", "DD-165", "The monsters here won: no trade.", "next turn")
    if "trade" not in one(state, who).rested and not stall.merchant:
        yield no("trade-missing", "DD-162", f"{who} has not taken the Trade action.", "trade")


def acquired(
    state: Degenerates,
    who: str,
    name: str,
    kind: str,
    *,
    deck: str = "loot",
    rule: str = "DD-290",
    lasting: bool = False,
    worn: bool = False,
) -> Unfolds:
    """A card comes to an adventurer: an Ally, an Item, a Disease, or a Service that is used up."""
    if kind == "ally":
        return (yield AllyTaken(who=who, ally=name, rule=rule))
    if kind == "disease":
        return (yield DiseaseCaught(who=who, disease=name, rule=rule))
    if kind == "item" or lasting:
        return (yield ItemTaken(who=who, item=Owned(name=name, deck=deck, worn=worn or lasting), rule=rule))
    for event in decks.discard(state, deck, name, rule):
        state = yield event
    return state


@decides(Sell)
def sell(state: Degenerates, move: Sell) -> Decision[Degenerates]:
    who = actor(state, move)
    held = one(state, who)
    yield from during_fight(state)
    item = item_of(held, move.card)
    if item is None and move.card not in held.allies:
        raise refused("card-missing", "DD-166", f"{who} has no {move.card}.", "an Item or Ally of yours")
    _, stall = _stall_here(state, who, "DD-166")
    yield from _before(stall, "item")
    yield from _no_trade(state, who, stall)
    state = yield from read_card(state, move.card, price=move.price)
    price = card(state, move.card).price
    if price is None:
        yield Asking(field="price", asks=f"Price of {move.card}?")
    deck = item.deck if item else "loot"
    if item:
        state = yield ItemLost(who=who, item=move.card, why="sold", rule="DD-166")
    else:
        state = yield AllyLost(who=who, ally=move.card, why="sold", rule="DD-166")
    for event in decks.discard(state, deck, move.card, "DD-166"):
        state = yield event
    yield gold_gained(state, who, halved(price or 0), f"{move.card} sold", "DD-166")
