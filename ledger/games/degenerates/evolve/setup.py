"""Bookkeeping of the set-up and of what was read."""

from __future__ import annotations

from ledger.core import piles
from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.core.piles import UNSEEN, Pile
from ledger.games.degenerates.events import setup as facts
from ledger.games.degenerates.evolve.shelves import adventurer, counted, piled
from ledger.games.degenerates.state.game import Degenerates
from ledger.games.degenerates.state.places import Site

evolves = Evolvers[Degenerates]()


@evolves(facts.BoardLaid)
def board_laid(state: Degenerates, event: facts.BoardLaid) -> Degenerates:
    out: Roster[str, tuple[str, ...]] = Roster()
    held: Roster[str, Pile] = Roster()
    for deck, cards in event.decks:
        reserved = tuple(card for home, card in event.reserved if home == deck)
        held = held.put(deck, Pile(left=None if cards is None else cards - len(reserved)))
        out = out.put(deck, reserved) if reserved else out
    return state.but(
        sites=Roster(dict(event.sites)),
        lands=Roster(dict(event.lands)),
        ways=event.ways,
        piles=held,
        out=out,
        variant=event.variant,
    )


@evolves(facts.PlaceRead)
def place_read(state: Degenerates, event: facts.PlaceRead) -> Degenerates:
    if event.place in state.lands:
        land = state.lands[event.place]
        traits = tuple(dict.fromkeys((*land.traits, *event.traits)))
        return state.but(lands=state.lands.put(event.place, land.but(traits=traits, known=land.known or event.known)))
    site = state.sites.get(event.place, Site())
    site = site.but(
        region=event.region or site.region,
        territory=event.territory or site.territory,
        shares=site.shares or event.shares,
        traits=tuple(dict.fromkeys((*site.traits, *event.traits))),
        known=site.known or event.known,
    )
    return state.but(sites=state.sites.put(event.place, site))


@evolves(facts.LevelRead)
def level_read(state: Degenerates, event: facts.LevelRead) -> Degenerates:
    if event.place in state.lands:
        return state.but(lands=state.lands.put(event.place, state.lands[event.place].but(level=event.level)))
    site = state.sites.get(event.place, Site()).but(level=event.level, town=event.town)
    return state.but(sites=state.sites.put(event.place, site))


@evolves(facts.SiteAdded)
def site_added(state: Degenerates, event: facts.SiteAdded) -> Degenerates:
    return state.but(sites=state.sites.put(event.place, event.site))


@evolves(facts.PlacesTouch)
def places_touch(state: Degenerates, event: facts.PlacesTouch) -> Degenerates:
    return state.but(ways=(*state.ways, (event.one, event.other)))


@evolves(facts.DeckCounted)
def deck_counted(state: Degenerates, event: facts.DeckCounted) -> Degenerates:
    held = state.piles.get(event.deck, Pile())
    known = tuple(card for card in held.discard if card != UNSEEN)
    state = piled(state, event.deck, piles.counted(held, event.left).but(discard=(UNSEEN,) * event.strong + known))
    return counted(state, event.deck).but(strong=state.strong.put(event.deck, event.strong))


@evolves(facts.CardLearned)
def card_learned(state: Degenerates, event: facts.CardLearned) -> Degenerates:
    return state.but(lore=state.lore.but(cards=state.lore.cards.put(event.card.name, event.card)))


@evolves(facts.MonsterLearned)
def monster_learned(state: Degenerates, event: facts.MonsterLearned) -> Degenerates:
    return state.but(lore=state.lore.but(monsters=state.lore.monsters.put(event.card.name, event.card)))


@evolves(facts.DangerLearned)
def danger_learned(state: Degenerates, event: facts.DangerLearned) -> Degenerates:
    return state.but(lore=state.lore.but(dangers=state.lore.dangers.put(event.card.name, event.card)))


@evolves(facts.KeyLearned)
def key_learned(state: Degenerates, event: facts.KeyLearned) -> Degenerates:
    return state.but(lore=state.lore.but(keys=state.lore.keys.put(event.column, event.key)))


@evolves(facts.DoomLearned)
def doom_learned(state: Degenerates, event: facts.DoomLearned) -> Degenerates:
    return state.but(lore=state.lore.but(dooms=state.lore.dooms.put(event.card.name, event.card)))


@evolves(facts.CharacterLearned)
def character_learned(state: Degenerates, event: facts.CharacterLearned) -> Degenerates:
    return state.but(lore=state.lore.but(characters=state.lore.characters.put(event.card.name, event.card)))


@evolves(facts.PlayerJoined)
def player_joined(state: Degenerates, event: facts.PlayerJoined) -> Degenerates:
    return state.but(players=(*state.players, event.name))


@evolves(facts.AdventurerArrived)
def adventurer_arrived(state: Degenerates, event: facts.AdventurerArrived) -> Degenerates:
    return state.but(adventurers=state.adventurers.put(event.who, event.adventurer))


@evolves(facts.WeaknessRejected)
def weakness_rejected(state: Degenerates, event: facts.WeaknessRejected) -> Degenerates:
    return state


@evolves(facts.WeaknessTaken)
def weakness_taken(state: Degenerates, event: facts.WeaknessTaken) -> Degenerates:
    one = state.adventurers[event.who]
    return adventurer(
        state, event.who, weaknesses=(*one.weaknesses, event.card), starting=one.starting + int(event.starting)
    )


@evolves(facts.MissionBegun)
def mission_begun(state: Degenerates, event: facts.MissionBegun) -> Degenerates:
    return state.but(mission=event.mission, captured=False, phase="set-up")


@evolves(facts.ObjectiveNoted)
def objective_noted(state: Degenerates, event: facts.ObjectiveNoted) -> Degenerates:
    return state.but(mission=state.mission.but(objective=event.text)) if state.mission else state


@evolves(facts.MissionCardAdded)
def mission_card_added(state: Degenerates, event: facts.MissionCardAdded) -> Degenerates:
    if state.mission is None:
        return state
    return state.but(mission=state.mission.but(cards=(*state.mission.cards, (event.card, event.deck))))


@evolves(facts.MissionEnded)
def mission_ended(state: Degenerates, event: facts.MissionEnded) -> Degenerates:
    ended = state.mission.but(outcome=event.outcome) if state.mission else None
    return state.but(mission=ended, missions=(*state.missions, event.name), phase="between")


@evolves(facts.MissionChosen)
def mission_chosen(state: Degenerates, event: facts.MissionChosen) -> Degenerates:
    if state.mission is None:
        return state
    faction = event.faction or state.mission.faction
    return state.but(mission=state.mission.but(next=event.name, faction=faction))


@evolves(facts.VariantCardDrawn)
def variant_card_drawn(state: Degenerates, event: facts.VariantCardDrawn) -> Degenerates:
    return state.but(variant=event.left)


@evolves(facts.BoonTaken)
def boon_taken(state: Degenerates, event: facts.BoonTaken) -> Degenerates:
    return adventurer(state, event.who, boon=True)


@evolves(facts.Reminded)
def reminded(state: Degenerates, event: facts.Reminded) -> Degenerates:
    return state


@evolves(facts.GamePacked)
def game_packed(state: Degenerates, event: facts.GamePacked) -> Degenerates:
    counters = state.counters
    for space, _ in event.lost:
        counters = counters.drop(space)
    return state.but(counters=counters)
