"""Bookkeeping of the set-up, and of what cards print."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.core.piles import UNSEEN, Pile, counted, told
from ledger.core.table.events import DeckListed
from ledger.games.draggmar.events.setup import (
    CardNamed,
    DeckCounted,
    FactionNoted,
    FirstPlayerNamed,
    GameSetUp,
    GreensNoted,
    HeroLearned,
    ItemLearned,
    MarketLaid,
    RiftSpaceNoted,
    RoomLearned,
    SitesNamed,
    SpaceNamed,
    WayLaid,
)
from ledger.games.draggmar.evolve.shelves import on_market, taken_from_deck, unveiled, with_pile
from ledger.games.draggmar.state.cards import key
from ledger.games.draggmar.state.game import Draggmar, hand
from ledger.games.draggmar.state.places import Rift, Site

evolves = Evolvers[Draggmar]()


@evolves(GameSetUp)
def game_set_up(state: Draggmar, event: GameSetUp) -> Draggmar:
    piles = Roster({"curses": Pile(left=event.curses)})
    if event.rift_cards:
        piles = piles.put("rift-cards", Pile(left=event.rift_cards))
    return state.but(
        round=1,
        step="set-up",
        fate=event.fate,
        piles=piles,
        market=Roster(dict.fromkeys(event.places, ())),
        aside=event.aside,
        standees=Roster(dict.fromkeys(state.players, event.city)),
        rifts=Roster({number: Rift() for number in range(1, event.rifts + 1)}),
    )


@evolves(SitesNamed)
def sites_named(state: Draggmar, event: SitesNamed) -> Draggmar:
    fresh = {place: state.sites.get(place, Site()).but(dungeon=True) for place in event.places}
    return state.but(sites=Roster({**state.sites, **fresh}))


@evolves(SpaceNamed)
def space_named(state: Draggmar, event: SpaceNamed) -> Draggmar:
    return state.but(sites=state.sites.put(event.place, Site(dungeon=False)))


@evolves(FactionNoted)
def faction_noted(state: Draggmar, event: FactionNoted) -> Draggmar:
    site = state.sites.get(event.place, Site())
    return state.but(sites=state.sites.put(event.place, site.but(faction=event.faction)))


@evolves(WayLaid)
def way_laid(state: Draggmar, event: WayLaid) -> Draggmar:
    return state.but(ways=(*state.ways, (event.one, event.other)))


@evolves(FirstPlayerNamed)
def first_player_named(state: Draggmar, event: FirstPlayerNamed) -> Draggmar:
    return state.but(first=event.name)


@evolves(DeckCounted)
def deck_counted(state: Draggmar, event: DeckCounted) -> Draggmar:
    return with_pile(state, event.deck, lambda held: counted(held, event.left))


@evolves(DeckListed)
def deck_listed(state: Draggmar, event: DeckListed) -> Draggmar:
    return with_pile(state, event.deck, lambda held: told(held, dict(event.cards), event.left))


@evolves(MarketLaid)
def market_laid(state: Draggmar, event: MarketLaid) -> Draggmar:
    return on_market(taken_from_deck(state, event.deck, event.card.name), event.place, event.card)


@evolves(GreensNoted)
def greens_noted(state: Draggmar, event: GreensNoted) -> Draggmar:
    rifts = state.rifts
    for number, green in enumerate(event.values, start=1):
        rifts = rifts.put(number, rifts.get(number, Rift()).but(green=green))
    return state.but(rifts=rifts)


@evolves(RiftSpaceNoted)
def rift_space_noted(state: Draggmar, event: RiftSpaceNoted) -> Draggmar:
    rift = state.rifts.get(event.number, Rift())
    return state.but(rifts=state.rifts.put(event.number, rift.but(at=event.place)))


@evolves(HeroLearned)
def hero_learned(state: Draggmar, event: HeroLearned) -> Draggmar:
    return state.but(lore=state.lore.but(heroes=state.lore.heroes.put(key(event.card), event.card)))


@evolves(ItemLearned)
def item_learned(state: Draggmar, event: ItemLearned) -> Draggmar:
    return state.but(lore=state.lore.but(items=state.lore.items.put(key(event.card), event.card)))


@evolves(RoomLearned)
def room_learned(state: Draggmar, event: RoomLearned) -> Draggmar:
    return state.but(lore=state.lore.but(rooms=state.lore.rooms.put(key(event.card), event.card)))


@evolves(CardNamed)
def card_named(state: Draggmar, event: CardNamed) -> Draggmar:
    cards = list(hand(state, event.who))
    for at, card in enumerate(cards):
        if (card.kind, card.level, card.name) == (event.kind, event.level, UNSEEN):
            cards[at] = card.but(name=event.name)
            state = unveiled(state, cards[at])
            break
    return state.but(hands=state.hands.put(event.who, tuple(cards)))
