"""Bookkeeping of a game that goes on from a sheet."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.draggmar.events import opening as facts
from ledger.games.draggmar.state.crawl import Curse
from ledger.games.draggmar.state.game import Draggmar

evolves = Evolvers[Draggmar]()


@evolves(facts.TableReopened)
def table_reopened(state: Draggmar, event: facts.TableReopened) -> Draggmar:
    return state.but(
        round=event.round,
        step="set-up",
        fate=event.fate,
        first=event.first,
        rifts_sealed=event.sealed,
        rift_order=event.ordered,
        aside=event.aside,
        kills=event.kills,
        bosses_met=event.met,
        bosses_gone=event.gone,
        piles=Roster(),
    )


@evolves(facts.MapReopened)
def map_reopened(state: Draggmar, event: facts.MapReopened) -> Draggmar:
    return state.but(sites=Roster(dict(event.sites)), ways=event.ways, rifts=Roster(dict(event.rifts)))


@evolves(facts.DecksReopened)
def decks_reopened(state: Draggmar, event: facts.DecksReopened) -> Draggmar:
    return state.but(market=event.market, piles=event.piles, removed=event.removed, lore=event.lore)


@evolves(facts.SeatReopened)
def seat_reopened(state: Draggmar, event: facts.SeatReopened) -> Draggmar:
    return state.but(
        fame=state.fame.put(event.who, event.fame),
        hands=state.hands.put(event.who, event.hand),
        trophies=state.trophies.put(event.who, event.trophies),
        curses=(*state.curses, *(Curse(name=name, player=event.who) for name in event.curses)),
    )
