"""The morale of a companion: raised for the price below its die."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import Pairs
from ledger.games.underquest.events.changes import changed, set_to, value
from ledger.games.underquest.moves.company import Cheer
from ledger.games.underquest.rules.asking import Gives, Objections, Unfolds, need_adventurer, no, too_heavy
from ledger.games.underquest.rules.company.joining import the_companion
from ledger.games.underquest.rules.effects import prices
from ledger.games.underquest.rules.parting import drop_ingredients, drop_trinkets, need_ingredients, need_trinkets
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Companion
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()
RULE = "UQ-COM-09"
CARDS = ("trinkets", "ingredients")
"""What a price counts in cards, whatever they are worth (UQ-TRK-06)."""


@decides(Cheer)
def cheer(state: UnderQuest, move: Cheer) -> Decision[UnderQuest]:
    need_adventurer(state)
    friend = the_companion(state, RULE)
    yield from too_heavy(state)
    yield from _in_best_spirits(friend)
    price = prices(move.price) or reading.companion(state, friend.name).price
    if not price:
        yield Asking(field="price", asks=f"What does {friend.name} ask? like trinkets+1")
    yield from _price_unmet(state, friend, price)
    cards = yield from _given(state, friend, move, price)
    state = yield from learn(state, "companions", friend.name, price=prices(move.price))
    state = yield from _paid_for(state, friend, price, cards)
    for fact in set_to(state, "morale", friend.morale + 1, "cheered", RULE):
        state = yield fact


def _in_best_spirits(friend: Companion) -> Objections:
    if friend.morale >= friend.start:
        told = f"{friend.name} has {friend.morale} morale, as at the start."
        yield no("morale-full", RULE, told, "wait until it falls")


def _price_unmet(state: UnderQuest, friend: Companion, price: Pairs) -> Objections:
    for name, count in price:
        held = _held(state, name)
        if held < count:
            told = f"{friend.name} asks for {content.counted(count, name)}; you have {held}."
            yield no("price-short", RULE, told, "find more first")


def _held(state: UnderQuest, name: str) -> int:
    return len(state.me.trinkets) if name == "trinkets" else value(state, name)


def _given(state: UnderQuest, friend: Companion, move: Cheer, price: Pairs) -> Gives[dict[str, tuple[str, ...]]]:
    """The cards that pay, by their sort: those of the line, or all where there is no choice; else they are asked for.

    As many as the price says, whatever they are worth. Raises Refused for one that is not there.
    """
    wanted = {name: count for name, count in price if name in CARDS}
    mixed = "ingredients" in wanted
    trinkets = tuple(name for name in move.cards if name in state.me.trinkets or not mixed)
    others = tuple(name for name in move.cards if name not in trinkets)
    found: dict[str, tuple[str, ...]] = {"trinkets": trinkets, "ingredients": others}
    if not move.cards:
        held = {"trinkets": state.me.trinkets, "ingredients": state.me.ingredients}
        if any(_to_choose(held[name], count) for name, count in wanted.items()):
            yield Asking(field="cards", asks=f"Which cards pay {friend.name}?")
        found = {name: held[name][: wanted.get(name, 0)] for name in CARDS}
    need_ingredients(state, others)
    need_trinkets(state, trinkets)
    yield from _miscounted(wanted, found)
    return found


def _to_choose(held: tuple[str, ...], count: int) -> bool:
    """Whether it matters which of them pay."""
    return 0 < count < len(held) and len(set(held)) > 1


def _miscounted(wanted: dict[str, int], found: dict[str, tuple[str, ...]]) -> Objections:
    for name in CARDS:
        if len(found[name]) != wanted.get(name, 0):
            told = f"The price is {content.counted(wanted.get(name, 0), name)}, not {len(found[name])}."
            yield no("price-other", RULE, told, "one point at a time")


def _paid_for(state: UnderQuest, friend: Companion, price: Pairs, cards: dict[str, tuple[str, ...]]) -> Unfolds:
    if cards["trinkets"]:
        state = yield from drop_trinkets(state, cards["trinkets"], f"for {friend.name}", RULE)
    if cards["ingredients"]:
        state = yield from drop_ingredients(state, cards["ingredients"], f"for {friend.name}", RULE)
    for name, count in _numbers(price):
        for fact in changed(state, name, -max(0, count), f"for {friend.name}", RULE):
            state = yield fact
    return state


def _numbers(price: Pairs) -> Iterator[tuple[str, int]]:
    return ((name, count) for name, count in price if name not in CARDS)
