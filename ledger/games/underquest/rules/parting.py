"""How cards leave the adventurer, whatever takes them: sold, paid, crafted, broken, discarded."""

from __future__ import annotations

from ledger.core.model import refused
from ledger.core.piles import UNSEEN
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.events.changes import changed
from ledger.games.underquest.events.items import IngredientsLost, ItemLost, TrinketLost
from ledger.games.underquest.rules.asking import Objections, Unfolds, no
from ledger.games.underquest.rules.decks import discard
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import Owned, owned, without
from ledger.games.underquest.state.figures import worth
from ledger.games.underquest.state.game import UnderQuest


def need_item(state: UnderQuest, name: str) -> Owned:
    """The item of that name, the equipped one first; raises Refused `item-missing`."""
    found = owned(state.me, name)
    if found is None:
        known = ", ".join(each.name for each in state.me.items) or "obtain CARD"
        raise refused("item-missing", "UQ-INV-06", f"You do not carry {name}.", known)
    return found


def need_loose(state: UnderQuest, name: str) -> Owned:
    """The item of that name, one that is not equipped first; raises Refused `item-missing`."""
    found = need_item(state, name)
    return next((each for each in state.me.items if each.name == name and not each.at), found)


def need_trinkets(state: UnderQuest, names: tuple[str, ...]) -> int:
    """The worth in gold of these trinkets, each of them held as often as it is named; raises Refused."""
    left = state.me.trinkets
    for name in names:
        if name not in left:
            raise refused("trinket-missing", "UQ-TRK-01", f"You do not have {name}.", ", ".join(left) or "trinket CARD")
        left = without(left, name)
    return sum(worth(state, name) for name in names)


def need_ingredients(state: UnderQuest, names: tuple[str, ...]) -> tuple[str, ...]:
    """The cards as they lie there for these names: one that nobody named may turn out to be any; raises Refused."""
    left, found = state.me.ingredients, []
    for name in names:
        card = name if name in left else UNSEEN
        if card not in left:
            raise refused("ingredient-missing", "UQ-POT-01", f"You do not have {name}.", "ingredient CARD")
        left = without(left, card)
        found.append(card)
    return tuple(found)


def drop_item(state: UnderQuest, item: Owned, why: str, rule: str) -> Unfolds:
    """An item goes to the discard pile of its deck, or back into it."""
    state = yield ItemLost(item=item, why=why, rule=rule)
    return (yield from _away(state, item.deck, (item.name,), rule))


def worth_unknown(state: UnderQuest, names: tuple[str, ...]) -> Objections:
    """An objection to paying with a trinket of which nobody typed the worth, or that of its set (UQ-TRK-02)."""
    for name in dict.fromkeys(names):
        card, word = reading.trinket(state, name), one_word(name)
        if name == content.cards().marbles and state.me.trinkets.count(name) > 1 and card.set_worth is None:
            told = f"What each of a set of {name} is worth is not known."
            yield no("set-unread", "UQ-TRK-03", told, f"trinket-card {word} set N")
        elif card.worth is None:
            yield no("worth-unread", "UQ-TRK-02", f"What {name} is worth is not known.", f"trinket-card {word} N")


def drop_trinkets(state: UnderQuest, names: tuple[str, ...], why: str, rule: str, *, freely: bool = False) -> Unfolds:
    """Trinkets are discarded, also as payment; `need_trinkets` goes before.

    One that is a burden costs grit (UQ-TRK-05, AMB-14), unless `freely`.
    """
    price = 0 if freely else sum(reading.trinket(state, name).grit for name in names)
    if price > state.me.grit:
        told = f"Being rid of it costs {price} grit; you have {state.me.grit}."
        yield no("grit-short", "UQ-TRK-05", told, "keep it for now")
    for fact in changed(state, "grit", -price, why, "UQ-TRK-05"):
        state = yield fact
    for name in names:
        state = yield TrinketLost(card=name, why=why, rule=rule)
    return (yield from _away(state, "trinket", names, rule))


def drop_ingredients(state: UnderQuest, names: tuple[str, ...], why: str, rule: str) -> Unfolds:
    """Ingredients are discarded; `need_ingredients` goes before, and raises here too."""
    cards = need_ingredients(state, names)
    state = yield IngredientsLost(cards=cards, named=names, why=why, rule=rule)
    return (yield from _away(state, "ingredient", names, rule))


def _away(state: UnderQuest, deck: str, cards: tuple[str, ...], rule: str) -> Unfolds:
    for card in cards:
        for fact in discard(deck, card, rule):
            state = yield fact
    return state
