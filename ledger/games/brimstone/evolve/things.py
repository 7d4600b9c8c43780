"""Bookkeeping of what heroes carry."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.brimstone.events.things import (
    ClothingPutOn,
    ClothingTakenOff,
    HandsAssigned,
    ItemGone,
    ItemTaken,
    SkillLifted,
    SkillsFell,
    ThingGiven,
    TokenBagged,
    TokenGone,
)
from ledger.games.brimstone.evolve.rows import hero_but, without
from ledger.games.brimstone.state.game import Brimstone
from ledger.games.brimstone.state.heroes import item_of

evolves = Evolvers[Brimstone]()


@evolves(TokenBagged)
def token_bagged(state: Brimstone, event: TokenBagged) -> Brimstone:
    hero = state.heroes[event.who]
    bag, bought = (*hero.sidebag, event.token), without(hero.bought, event.token)
    return hero_but(state, event.who, sidebag=bag, bought=bought)


@evolves(TokenGone)
def token_gone(state: Brimstone, event: TokenGone) -> Brimstone:
    return hero_but(state, event.who, sidebag=without(state.heroes[event.who].sidebag, event.token))


@evolves(SkillLifted)
def skill_lifted(state: Brimstone, event: SkillLifted) -> Brimstone:
    return hero_but(state, event.who, boosts=(*state.heroes[event.who].boosts, event.boost))


@evolves(SkillsFell)
def skills_fell(state: Brimstone, event: SkillsFell) -> Brimstone:
    return hero_but(state, event.who, boosts=())


@evolves(ItemTaken)
def item_taken(state: Brimstone, event: ItemTaken) -> Brimstone:
    hero = state.heroes[event.who]
    items, bought = (*hero.items, event.item), without(hero.bought, event.item.name)
    return hero_but(state, event.who, items=items, bought=bought)


@evolves(ItemGone)
def item_gone(state: Brimstone, event: ItemGone) -> Brimstone:
    hero = state.heroes[event.who]
    found = item_of(hero, event.item)
    rest = list(hero.items)
    if found:
        rest.remove(found)
    left = sum(each.name == event.item for each in rest)
    held = without(hero.held, event.item) if hero.held.count(event.item) > left else hero.held
    worn = without(hero.worn, event.item) if not left else hero.worn
    return hero_but(state, event.who, items=tuple(rest), held=held, worn=worn)


@evolves(ThingGiven)
def thing_given(state: Brimstone, event: ThingGiven) -> Brimstone:
    item = item_of(state.heroes[event.who], event.thing)
    if item is None:
        state = hero_but(state, event.who, sidebag=without(state.heroes[event.who].sidebag, event.thing))
        return hero_but(state, event.to, sidebag=(*state.heroes[event.to].sidebag, event.thing))
    state = item_gone(state, ItemGone(who=event.who, item=event.thing))
    return hero_but(state, event.to, items=(*state.heroes[event.to].items, item))


@evolves(HandsAssigned)
def hands_assigned(state: Brimstone, event: HandsAssigned) -> Brimstone:
    return hero_but(state, event.who, held=event.items, assigned=event.fixed)


@evolves(ClothingPutOn)
def clothing_put_on(state: Brimstone, event: ClothingPutOn) -> Brimstone:
    return hero_but(state, event.who, worn=(*state.heroes[event.who].worn, event.item))


@evolves(ClothingTakenOff)
def clothing_taken_off(state: Brimstone, event: ClothingTakenOff) -> Brimstone:
    return hero_but(state, event.who, worn=without(state.heroes[event.who].worn, event.item))
