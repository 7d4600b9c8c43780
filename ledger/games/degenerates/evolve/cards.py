"""Bookkeeping of cards before adventurers."""

from __future__ import annotations

from typing import Any

from ledger.core.handlers import Evolvers
from ledger.games.degenerates.events import cards as facts
from ledger.games.degenerates.evolve.shelves import adventurer
from ledger.games.degenerates.state.adventurers import Owned, Skill, item_of
from ledger.games.degenerates.state.game import Degenerates

evolves = Evolvers[Degenerates]()


def _item(state: Degenerates, who: str, name: str, **changes: Any) -> Degenerates:
    """The state with one such Item of an adventurer changed: the first to which that is news, else the first."""
    items = state.adventurers[who].items
    alike = [n for n, each in enumerate(items) if each.name == name]
    if not alike:
        return state
    at = next((n for n in alike if items[n].worn != changes.get("worn", not items[n].worn)), alike[0])
    return adventurer(state, who, items=(*items[:at], items[at].but(**changes), *items[at + 1 :]))


def _without(items: tuple[Owned, ...], name: str) -> tuple[Owned, ...]:
    at = next((n for n, each in enumerate(items) if each.name == name), None)
    kept = items if at is None else items[:at] + items[at + 1 :]
    return tuple(each.but(loaded="") if each.loaded == name else each for each in kept)


@evolves(facts.ItemTaken)
def item_taken(state: Degenerates, event: facts.ItemTaken) -> Degenerates:
    return adventurer(state, event.who, items=(*state.adventurers[event.who].items, event.item))


@evolves(facts.ItemEquipped)
def item_equipped(state: Degenerates, event: facts.ItemEquipped) -> Degenerates:
    return _item(state, event.who, event.item, worn=True)


@evolves(facts.ItemStowed)
def item_stowed(state: Degenerates, event: facts.ItemStowed) -> Degenerates:
    return _item(state, event.who, event.item, worn=False)


@evolves(facts.ItemLost)
def item_lost(state: Degenerates, event: facts.ItemLost) -> Degenerates:
    if event.who not in state.adventurers:
        return state
    return adventurer(
        state, event.who, items=_freed(_without(state.adventurers[event.who].items, event.item), event.item)
    )


def _freed(items: tuple[Owned, ...], item: str) -> tuple[Owned, ...]:
    """Ammunition in an Item that is gone is free again."""
    return tuple(each.but(holder="", worn=False) if each.holder == item else each for each in items)


@evolves(facts.ItemHanded)
def item_handed(state: Degenerates, event: facts.ItemHanded) -> Degenerates:
    giver = state.adventurers[event.who]
    item = item_of(giver, event.item)
    state = adventurer(state, event.who, items=_freed(_without(giver.items, event.item), event.item))
    if item is None:
        return state
    handed = item.but(worn=False, loaded="", holder="")
    return adventurer(state, event.to, items=(*state.adventurers[event.to].items, handed))


@evolves(facts.ItemUsed)
def item_used(state: Degenerates, event: facts.ItemUsed) -> Degenerates:
    if event.rest:
        return _item(state, event.who, event.item, acted=True)
    return _item(state, event.who, event.item, used=True)


@evolves(facts.AmmoLoaded)
def ammo_loaded(state: Degenerates, event: facts.AmmoLoaded) -> Degenerates:
    state = _item(state, event.who, event.item, loaded=event.ammo)
    return _item(state, event.who, event.ammo, worn=True, holder=event.item)


@evolves(facts.AmmoUnloaded)
def ammo_unloaded(state: Degenerates, event: facts.AmmoUnloaded) -> Degenerates:
    state = _item(state, event.who, event.item, loaded="")
    return _item(state, event.who, event.ammo, worn=False, holder="")


@evolves(facts.AllyTaken)
def ally_taken(state: Degenerates, event: facts.AllyTaken) -> Degenerates:
    return adventurer(state, event.who, allies=(*state.adventurers[event.who].allies, event.ally))


@evolves(facts.AllyLost)
def ally_lost(state: Degenerates, event: facts.AllyLost) -> Degenerates:
    return adventurer(state, event.who, allies=_less(state.adventurers[event.who].allies, event.ally))


@evolves(facts.AllyHanded)
def ally_handed(state: Degenerates, event: facts.AllyHanded) -> Degenerates:
    state = adventurer(state, event.who, allies=_less(state.adventurers[event.who].allies, event.ally))
    return adventurer(state, event.to, allies=(*state.adventurers[event.to].allies, event.ally))


def _less(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    if name not in names:
        return names
    at = names.index(name)
    return names[:at] + names[at + 1 :]


@evolves(facts.DiseaseCaught)
def disease_caught(state: Degenerates, event: facts.DiseaseCaught) -> Degenerates:
    return adventurer(state, event.who, diseases=(*state.adventurers[event.who].diseases, event.disease))


@evolves(facts.SkillLearned)
def skill_learned(state: Degenerates, event: facts.SkillLearned) -> Degenerates:
    skills = (*state.adventurers[event.who].skills, Skill(name=event.skill))
    return adventurer(state, event.who, skills=skills)


@evolves(facts.SkillMastered)
def skill_mastered(state: Degenerates, event: facts.SkillMastered) -> Degenerates:
    skills = tuple(
        each.but(mastered=True) if each.name == event.skill else each for each in state.adventurers[event.who].skills
    )
    return adventurer(state, event.who, skills=skills)


@evolves(facts.TriumphWon)
def triumph_won(state: Degenerates, event: facts.TriumphWon) -> Degenerates:
    return adventurer(state, event.who, triumphs=(*state.adventurers[event.who].triumphs, event.triumph))


@evolves(facts.CardLost)
def card_lost(state: Degenerates, event: facts.CardLost) -> Degenerates:
    one = state.adventurers[event.who]
    return adventurer(
        state,
        event.who,
        diseases=_less(one.diseases, event.card),
        weaknesses=_less(one.weaknesses, event.card),
        triumphs=_less(one.triumphs, event.card),
        skills=tuple(each for each in one.skills if each.name != event.card),
    )
