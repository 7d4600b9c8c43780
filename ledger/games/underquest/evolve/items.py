"""Bookkeeping of items, ingredients and trinkets."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.underquest.events import items as facts
from ledger.games.underquest.evolve.shelves import less, me, replaced
from ledger.games.underquest.state.adventurer import without
from ledger.games.underquest.state.game import UnderQuest

evolves = Evolvers[UnderQuest]()


@evolves(facts.ItemGained)
def item_gained(state: UnderQuest, event: facts.ItemGained) -> UnderQuest:
    return me(state, items=(*state.me.items, event.item), newest=event.item.name)


@evolves(facts.ItemLost)
def item_lost(state: UnderQuest, event: facts.ItemLost) -> UnderQuest:
    return me(state, items=less(state.me.items, event.item.name, event.item))


@evolves(facts.ItemBroken)
def item_broken(state: UnderQuest, event: facts.ItemBroken) -> UnderQuest:
    return me(state, items=less(state.me.items, event.item.name, event.item))


@evolves(facts.ItemEquipped)
def item_equipped(state: UnderQuest, event: facts.ItemEquipped) -> UnderQuest:
    return me(state, items=replaced(state.me, event.name, event.was, event.slot))


@evolves(facts.ItemPutAway)
def item_put_away(state: UnderQuest, event: facts.ItemPutAway) -> UnderQuest:
    return me(state, items=replaced(state.me, event.name, event.slot, None))


@evolves(facts.DaggerThrown)
def dagger_thrown(state: UnderQuest, event: facts.DaggerThrown) -> UnderQuest:
    left = me(state, items=less(state.me.items, event.item.name, event.item))
    return left.but(thrown=(*state.thrown, event.item.but(at=None)))


@evolves(facts.DaggerPickedUp)
def dagger_picked_up(state: UnderQuest, event: facts.DaggerPickedUp) -> UnderQuest:
    held = me(state, items=(*state.me.items, event.item))
    return held.but(thrown=less(state.thrown, event.item.name, event.item))


@evolves(facts.DaggerLeft)
def dagger_left(state: UnderQuest, event: facts.DaggerLeft) -> UnderQuest:
    return state.but(thrown=less(state.thrown, event.item.name, event.item))


@evolves(facts.IngredientsGained)
def ingredients_gained(state: UnderQuest, event: facts.IngredientsGained) -> UnderQuest:
    return me(state, ingredients=state.me.ingredients + event.cards, newest=event.cards[-1] if event.cards else "")


@evolves(facts.IngredientsLost)
def ingredients_lost(state: UnderQuest, event: facts.IngredientsLost) -> UnderQuest:
    left = state.me.ingredients
    for card in event.cards:
        left = without(left, card)
    return me(state, ingredients=left)


@evolves(facts.TrinketGained)
def trinket_gained(state: UnderQuest, event: facts.TrinketGained) -> UnderQuest:
    return me(state, trinkets=(*state.me.trinkets, event.card), newest=event.card)


@evolves(facts.TrinketLost)
def trinket_lost(state: UnderQuest, event: facts.TrinketLost) -> UnderQuest:
    return me(state, trinkets=without(state.me.trinkets, event.card))


@evolves(facts.Bought)
def bought(state: UnderQuest, event: facts.Bought) -> UnderQuest:
    return state


@evolves(facts.ItemUsed)
def item_used(state: UnderQuest, event: facts.ItemUsed) -> UnderQuest:
    return me(state, items=less(state.me.items, event.item.name, event.item))
