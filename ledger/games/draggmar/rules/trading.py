"""Trading with the Market, stocking it, and the exchange between players that the rules do not know."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.table.listing import seen
from ledger.core.table.moves import Give
from ledger.games.draggmar.events.market import CardGiven, DeckReshuffled, ItemStocked, ItemTraded
from ledger.games.draggmar.events.rounds import ReadinessLost
from ledger.games.draggmar.moves.keep import Stock
from ledger.games.draggmar.moves.market import Trade
from ledger.games.draggmar.moves.setup import Refill, Reshuffle
from ledger.games.draggmar.rules.asking import actor, out_of_step, out_of_turn, seated
from ledger.games.draggmar.rules.cards import drawable, shown
from ledger.games.draggmar.rules.setup import lay
from ledger.games.draggmar.state.cards import Card, deck_title
from ledger.games.draggmar.state.game import Draggmar, pile
from ledger.games.draggmar.state.options import option

decides = Deciders[Draggmar]()


@decides(Trade)
def trade(state: Draggmar, move: Trade) -> Decision[Draggmar]:
    yield from out_of_step(state, "trading")
    who = actor(state, move)
    yield from out_of_turn(state, who)
    stack = stacked(state, move.place)
    if not stack:
        raise refused("stack-empty", "DR-066", f"Market {move.place} is empty.", "another place")
    state, given = yield from shown(state, who, move.item, "DR-063")
    yield from _unfit(given, move.place, "DR-063")
    beneath = len(stack) > 1 and option(state, "traded-item") == "beneath"
    yield ItemTraded(who=who, given=given, taken=stack[-1], place=move.place, beneath=beneath, rule="DR-063")
    if who in state.done:
        yield ReadinessLost(who=who, rule="DR-065")


def stacked(state: Draggmar, place: str) -> tuple[Card, ...]:
    """The cards on a place of the Market; raises Refused `stack-unknown`."""
    if place not in state.market:
        raise refused("stack-unknown", "DR-066", f"The Market has no place {place}.", ", ".join(state.market))
    return state.market[place]


def _unfit(card: Card, place: str, rule: str) -> Iterator[Objection]:
    if card.kind == "hero":
        yield Objection(code="item-only", rule=rule, because="The Market takes items, no heroes.", hint="another card")
    elif place.partition("-")[0] != str(card.level):
        told = f"{card.name} is level {card.level}, {place} is not."
        yield Objection(code="level-wrong", rule=rule, because=told, hint=f"{card.level}-1 is of its level")


@decides(Stock)
def stock(state: Draggmar, move: Stock) -> Decision[Draggmar]:
    yield from out_of_step(state, "stocking")
    who = actor(state, move)
    yield from out_of_turn(state, who)
    stacked(state, move.place)
    state, card = yield from shown(state, who, move.item, "DR-155")
    yield from _unfit(card, move.place, "DR-155")
    yield ItemStocked(who=who, card=card, place=move.place, rule="DR-155")


@decides(Refill)
def refill(state: Draggmar, move: Refill) -> Decision[Draggmar]:
    if stacked(state, move.place):
        told = f"{move.place} is not empty."
        yield Objection(code="stack-filled", rule="DR-067", because=told, hint="another place")
    yield from drawable(state, f"items-{move.place.partition('-')[0]}", move.card, "card")
    yield from lay(state, move.place, seen(move.card), "DR-067")


@decides(Reshuffle)
def reshuffle(state: Draggmar, move: Reshuffle) -> Decision[Draggmar]:
    known = [deck for deck, cards in state.piles.items() if cards.discard]
    rule = "DR-124" if move.deck == "curses" else "DR-059"
    if move.deck not in known:
        raise refused("deck-unknown", rule, f"{move.deck} has no discard pile.", ", ".join(known))
    held_cards = pile(state, move.deck)
    if held_cards.left:
        told = f"{deck_title(move.deck)}: {held_cards.left} left."
        yield Objection(code="deck-left", rule=rule, because=told, hint="draw those first")
    yield DeckReshuffled(deck=move.deck, cards=(held_cards.left or 0) + len(held_cards.discard), rule=rule)


@decides(Give)
def give(state: Draggmar, move: Give) -> Decision[Draggmar]:
    who, to = actor(state, move), seated(state, move.to)
    if who == to:
        raise refused("player-same", "DR-069", f"{who} has it already.", "name another player")
    state, card = yield from shown(state, who, move.thing, "DR-069")
    told = "Players do not give cards to each other."
    yield Objection(code="give-forbidden", rule="DR-069", because=told, hint="trade with the Market, or because WHY")
    yield CardGiven(who=who, to=to, card=card, rule="DR-069")
