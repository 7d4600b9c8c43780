"""Bookkeeping of what cards print."""

from __future__ import annotations

from ledger.core.handlers import Evolvers
from ledger.games.torgue.events import cards as facts
from ledger.games.torgue.evolve.shelves import hunter
from ledger.games.torgue.state.cards import GearRead
from ledger.games.torgue.state.decks import left
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.gearing import worn_of
from ledger.games.torgue.state.hunters import Hunter, Worn

evolves = Evolvers[Torgue]()


@evolves(facts.HunterLearned)
def hunter_learned(state: Torgue, event: facts.HunterLearned) -> Torgue:
    return state.but(lore=state.lore.but(hunters=state.lore.hunters.put(event.card.name, event.card)))


@evolves(facts.SidekickLearned)
def sidekick_learned(state: Torgue, event: facts.SidekickLearned) -> Torgue:
    return state.but(lore=state.lore.but(sidekicks=state.lore.sidekicks.put(event.card.name, event.card)))


@evolves(facts.GearLearned)
def gear_learned(state: Torgue, event: facts.GearLearned) -> Torgue:
    before = state
    state = state.but(lore=state.lore.but(gear=state.lore.gear.put(event.card.name, event.card)))
    for who, each in state.hunters.items():
        equipped = tuple(_with_tokens(state, each, worn, event.card.name) for worn in each.equipped)
        inventory = tuple(_with_tokens(state, each, worn, event.card.name) for worn in each.inventory)
        state = hunter(state, who, equipped=equipped, inventory=inventory)
    return _counted(before, state, event.card)


def _counted(before: Torgue, now: Torgue, card: GearRead) -> Torgue:
    """A deck that was listed while nobody knew that a held card is of it lies there as it did (TB-081)."""
    if not card.deck or card.deck not in now.piles:
        return now
    out = (left(before, card.deck) or 0) - (left(now, card.deck) or 0)
    if out <= 0:
        return now
    whole = now.piles[card.deck]
    return now.but(piles=now.piles.put(card.deck, whole.put(card.name, whole.get(card.name, 0) + out)))


def _with_tokens(state: Torgue, held: Hunter, worn: Worn, card: str) -> Worn:
    """A card that lay there before anybody typed it gets its Shield and Run and Gun tokens (TB-107, TB-259)."""
    if worn.card != card or worn.shields or worn.runner:
        return worn
    read = worn_of(state, held, card)
    return worn.but(shields=read.shields, runner=read.runner)


@evolves(facts.ActionLearned)
def action_learned(state: Torgue, event: facts.ActionLearned) -> Torgue:
    return state.but(lore=state.lore.but(actions=state.lore.actions.put(event.card.name, event.card)))


@evolves(facts.EnemyLearned)
def enemy_learned(state: Torgue, event: facts.EnemyLearned) -> Torgue:
    return state.but(lore=state.lore.but(enemies=state.lore.enemies.put(event.card.name, event.card)))


@evolves(facts.AnnouncementLearned)
def announcement_learned(state: Torgue, event: facts.AnnouncementLearned) -> Torgue:
    return state.but(lore=state.lore.but(announcements=state.lore.announcements.put(event.card.name, event.card)))


@evolves(facts.EventLearned)
def event_learned(state: Torgue, event: facts.EventLearned) -> Torgue:
    return state.but(lore=state.lore.but(events=state.lore.events.put(event.card.name, event.card)))


@evolves(facts.TreeLearned)
def tree_learned(state: Torgue, event: facts.TreeLearned) -> Torgue:
    return state.but(lore=state.lore.but(trees=state.lore.trees.put(event.card.name, event.card)))


@evolves(facts.FavoriteLearned)
def favorite_learned(state: Torgue, event: facts.FavoriteLearned) -> Torgue:
    return state.but(lore=state.lore.but(favorites=state.lore.favorites.put(event.card.name, event.card)))


@evolves(facts.BountyLearned)
def bounty_learned(state: Torgue, event: facts.BountyLearned) -> Torgue:
    return state.but(lore=state.lore.but(bounties=state.lore.bounties.put(event.card.name, event.card)))


@evolves(facts.TypeSwapped)
def type_swapped(state: Torgue, event: facts.TypeSwapped) -> Torgue:
    return state.but(swaps=state.swaps.put(event.card, event.by))
