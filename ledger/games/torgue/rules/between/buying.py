"""Vending: one card a go, clockwise from whoever has the Spotlight, until all pass."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection
from ledger.core.wording import one_word
from ledger.games.torgue import content
from ledger.games.torgue.events.ending import CardBought, GoTaken, VendingClosed, VendingPassed
from ledger.games.torgue.events.loot import CashGained, GearTaken
from ledger.games.torgue.events.setup import DeckShuffled
from ledger.games.torgue.moves.ending import Buy, Skip
from ledger.games.torgue.rules.asking import Gives, Unfolds, actor, no, objected, one
from ledger.games.torgue.rules.between.paying import handed, payment, unpaid
from ledger.games.torgue.rules.between.steps import onward, out_of_pause
from ledger.games.torgue.rules.reading import read_gear
from ledger.games.torgue.state.figures import priced
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import stows, worn_of
from ledger.games.torgue.state.hunters import Hunter, stored
from ledger.games.torgue.state.options import option

decides = Deciders[Torgue]()


@decides(Buy)
def buy(state: Torgue, move: Buy) -> Decision[Torgue]:
    hunter = one(state, actor(state, move))
    who = hunter.name
    yield from objected(tuple(_not_yet(state, who)))
    yield from objected(tuple(_hidden(state, move.card)))
    price = yield from _price(state, move)
    pays = payment(state, hunter, move, price)
    yield from objected(tuple(unpaid(pays, price)))
    yield from objected(tuple(_no_room(hunter, move)))
    state = yield from read_gear(state, move.card, price=move.price)
    state = yield from handed(state, who, move.card, pays)
    change = max(0, pays.dollars - price) if option(state, "change") == "given" else 0
    reopens = option(state, "pass-final") == "no"
    state = yield CardBought(
        who=who, card=move.card, price=price, paid=pays.dollars, change=change, reopens=reopens, rule="TB-209"
    )
    worn = worn_of(state, state.hunters[who], move.card)
    state = yield GearTaken(who=who, worn=worn, where="stored", rule="TB-211")
    state = yield from _changed(state, who, change // content.play().cash)
    yield from _passed_to(state, who)


def _not_yet(state: Torgue, who: str) -> Iterator[Objection]:
    yield from out_of_pause(state, "TB-208", "vending")
    if state.phase == "between" and state.pause == "vending" and state.buyer not in ("", who):
        yield no("go-wrong", "TB-208", f"It is {state.buyer}'s go.", f"@{one_word(state.buyer)} buy, or skip")


def _hidden(state: Torgue, card: str) -> Iterator[Objection]:
    if not any(each.card == card for each in state.offers):
        known = ", ".join(each.card for each in state.offers)
        yield no("offer-missing", "TB-207", f"Vending does not show {card}.", known or "unveil DECK CARDS")


def _price(state: Torgue, move: Buy) -> Gives[int]:
    price = move.price if move.price is not None else priced(state, move.card)
    if price is None:
        yield Asking(field="price", asks=f"Price of {move.card}?")
    return price or 0


def _no_room(hunter: Hunter, move: Buy) -> Iterator[Objection]:
    """A bought card needs room in the Inventory, which Gear that is handed in may make (TB-211)."""
    leaves = next((each for each in move.gear if stored(hunter, each)), "")
    if not stows(hunter, instead=leaves):
        held = hunter.inventory[0].card
        told = f"The Inventory of {hunter.name} is full."
        yield no("inventory-full", "TB-211", told, f"discard {one_word(held)}, or trade")


def _changed(state: Torgue, who: str, tokens: int) -> Unfolds:
    """Change in whole Cash tokens, where the table gives any (AMB-06)."""
    if not tokens:
        return state
    was = state.hunters[who].cash
    return (yield CashGained(who=who, was=was, now=was + tokens, why="change", rule="TB-209"))


def _passed_to(state: Torgue, who: str) -> Unfolds:
    """The go passes clockwise; whoever passed for good is left out (AMB-06)."""
    names = tuple(state.hunters)
    at = names.index(who)
    final = option(state, "pass-final") == "yes"
    around = (*names[at + 1 :], *names[: at + 1])
    following = next((each for each in around if not (final and state.hunters[each].passed)), "")
    return (yield GoTaken(who=following, rule="TB-208")) if following != state.buyer else state


@decides(Skip)
def skip(state: Torgue, move: Skip) -> Decision[Torgue]:
    if move.all:
        yield from objected(tuple(out_of_pause(state, "TB-208", "vending")))
        for name, each in state.hunters.items():
            if not each.passed:
                state = yield VendingPassed(who=name, rule="TB-208")
    else:
        who = one(state, actor(state, move)).name
        yield from objected(tuple(_not_yet(state, who)))
        state = yield VendingPassed(who=who, rule="TB-208")
        if not all(each.passed for each in state.hunters.values()):
            yield from _passed_to(state, who)
            return
    yield from closed(state)


def closed(state: Torgue) -> Unfolds:
    """Vending is over: cards that were sold or not bought are shuffled back, spent Loot is bagged (TB-212)."""
    unsold = tuple((each.card, str(each.deck)) for each in state.offers)
    sold, tokens = state.sold, state.purse
    state = yield VendingClosed(sold=sold, unsold=unsold, tokens=tokens, rule="TB-212")
    for deck in dict.fromkeys(deck for _, deck in (*sold, *unsold) if deck):
        state = yield DeckShuffled(deck=deck, rule="TB-212")
    return (yield from onward(state))
