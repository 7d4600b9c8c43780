"""Rest actions of cards, gold that changes hands, and tickets."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.games.degenerates import content
from ledger.games.degenerates.events.cards import ItemLost, ItemUsed
from ledger.games.degenerates.events.phases import AdventurersPlaced, MapActionEnded, RestTaken
from ledger.games.degenerates.moves.resting import Pay, Perform, Ticket
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, during_fight, no, one, out_of_phase, place, playing
from ledger.games.degenerates.rules.conditions import afflict
from ledger.games.degenerates.rules.resting.opening import may_rest
from ledger.games.degenerates.rules.testing import Tested, attempt, card_fits
from ledger.games.degenerates.rules.tracks import gold_gained, gold_spent, healed
from ledger.games.degenerates.state.adventurers import item_of
from ledger.games.degenerates.state.game import Degenerates, together

decides = Deciders[Degenerates]()
MEAT = "Mystery Meat"


@decides(Perform)
def perform(state: Degenerates, move: Perform) -> Decision[Degenerates]:
    who = actor(state, move)
    action = move.scratch or f"perform {move.card}"
    yield from may_rest(state, who, action)
    yield from card_fits(state, who, move.card)
    item = item_of(one(state, who), move.card)
    if item and item.acted:
        yield no("item-used", "DD-151", f"{move.card} gave its action in this turn.", "next turn")
    name = "con" if move.card == MEAT else move.attribute
    tested: Tested | None = None
    if name:
        state, tested = yield from attempt(state, who, name, move.dice, move.card)
    state = yield RestTaken(who=who, action=action, rule="DD-150")
    if item:
        state = yield ItemUsed(who=who, item=move.card, rest=True, rule="DD-151")
    if move.card == MEAT and tested:
        yield from _meat(state, who, tested)


def _meat(state: Degenerates, who: str, tested: Tested) -> Unfolds:
    """Mystery Meat as the erratum has it (DD-311)."""
    if tested.passed:
        state = yield from healed(state, who, tested.lowest, MEAT, "DD-311")
    else:
        state = yield from afflict(state, who, "poisoned", why=MEAT)
    return (yield from thrown_away(state, who, MEAT, "eaten", "DD-311"))


def thrown_away(state: Degenerates, who: str, name: str, why: str, rule: str) -> Unfolds:
    """An Item leaves its owner for its discard pile."""
    item = item_of(one(state, who), name)
    if item is None:
        return state
    state = yield ItemLost(who=who, item=name, why=why, rule=rule)
    deck = decks.of_mission(state, name) or item.deck
    for event in decks.discard(state, deck, name, rule):
        state = yield event
    return state


@decides(Pay)
def pay(state: Degenerates, move: Pay) -> Decision[Degenerates]:
    who, to = actor(state, move), playing(state, move.to)
    yield from during_fight(state)
    yield from out_of_phase(state, "DD-098", "map", "encounter")
    if who == to:
        raise refused("payer-same", "DD-098", "That is one purse.", "pay N to NAME")
    if one(state, who).space != one(state, to).space:
        yield no("party-elsewhere", "DD-098", f"{to} is at {one(state, to).space}.", "somebody in your space")
    by = min(move.gold, one(state, who).gold)
    if by < move.gold:
        yield no(
            "gold-short", "DD-097", f"{who} has {by} gold, not {move.gold}.", f"pay {by} to {to}" if by else "sell CARD"
        )
    room = content.play().caps.gold - one(state, to).gold
    if by > room:
        yield no(
            "gold-full", "DD-098", f"{to} can take {room} gold.", f"pay {room} to {to}" if room else "somebody else"
        )
    by = min(by, room)
    if by <= 0:
        raise refused("gold-none", "DD-098", "No gold changes hands.", "another sum")
    state = yield gold_spent(state, who, by, f"for {to}", "DD-098")
    yield gold_gained(state, to, by, f"from {who}", "DD-098")


@decides(Ticket)
def ticket(state: Degenerates, move: Ticket) -> Decision[Degenerates]:
    who = actor(state, move)
    yield from during_fight(state)
    yield from out_of_phase(state, "DD-320", "map")
    yield from card_fits(state, who, move.card)
    names = tuple(each for each in together(state, who) if one(state, each).acted != "travel")
    state = yield from thrown_away(state, who, move.card, "used", "DD-320")
    state = yield MapActionEnded(names=names or (who,), why=move.card, rule="DD-320")
    if move.place:
        yield AdventurersPlaced(names=names or (who,), place=place(state, move.place), rule="DD-320")
