"""Bookkeeping of mission, Darkness, rooms and town."""

from __future__ import annotations

from ledger.core.frozen import Roster
from ledger.core.handlers import Evolvers
from ledger.games.brimstone.events.exploring import (
    ClueFound,
    DarknessMoved,
    DarknessRolled,
    DreadDrawn,
    DreadGone,
    LanternPassed,
    MissionBegan,
    MissionEnded,
    RoomRevealed,
    RoomScavenged,
    TownLeft,
    TownReached,
    WareBought,
)
from ledger.games.brimstone.evolve.rows import hero_but, without
from ledger.games.brimstone.state.game import Brimstone, Town

evolves = Evolvers[Brimstone]()


@evolves(MissionBegan)
def mission_began(state: Brimstone, event: MissionBegan) -> Brimstone:
    rows = {who: each.but(spent=()) for who, each in state.heroes.items()}
    return state.but(
        mission=event.mission, clues=0, darkness=0, darkened=False, rooms=(), scavenged=(), heroes=Roster(rows)
    )


@evolves(ClueFound)
def clue_found(state: Brimstone, event: ClueFound) -> Brimstone:
    return state.but(clues=event.now)


@evolves(MissionEnded)
def mission_ended(state: Brimstone, event: MissionEnded) -> Brimstone:
    return state.but(mission=None, missions=(*state.missions, f"{event.name}: {event.how}"))


@evolves(DarknessRolled)
def darkness_rolled(state: Brimstone, event: DarknessRolled) -> Brimstone:
    return state.but(darkened=True)


@evolves(DarknessMoved)
def darkness_moved(state: Brimstone, event: DarknessMoved) -> Brimstone:
    return state.but(darkness=event.now, darkened=True)


@evolves(DreadDrawn)
def dread_drawn(state: Brimstone, event: DreadDrawn) -> Brimstone:
    return state.but(dark=(*state.dark, event.card)) if event.dark else state.but(dread=(*state.dread, event.card))


@evolves(DreadGone)
def dread_gone(state: Brimstone, event: DreadGone) -> Brimstone:
    if event.card in state.dread:
        return state.but(dread=without(state.dread, event.card))
    return state.but(dark=without(state.dark, event.card))


@evolves(RoomRevealed)
def room_revealed(state: Brimstone, event: RoomRevealed) -> Brimstone:
    return state.but(rooms=(*state.rooms, event.room))


@evolves(RoomScavenged)
def room_scavenged(state: Brimstone, event: RoomScavenged) -> Brimstone:
    new = event.over and event.room not in state.scavenged
    return state.but(scavenged=(*state.scavenged, event.room)) if new else state


@evolves(LanternPassed)
def lantern_passed(state: Brimstone, event: LanternPassed) -> Brimstone:
    return state.but(lantern=event.hero)


@evolves(TownReached)
def town_reached(state: Brimstone, event: TownReached) -> Brimstone:
    return state.but(town=Town(name=event.town, danger=event.danger))


@evolves(TownLeft)
def town_left(state: Brimstone, event: TownLeft) -> Brimstone:
    return state.but(town=None)


@evolves(WareBought)
def ware_bought(state: Brimstone, event: WareBought) -> Brimstone:
    held = state.heroes.get(event.who)
    return hero_but(state, event.who, bought=(*held.bought, event.what)) if held and event.owed else state
