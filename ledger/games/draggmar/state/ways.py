"""Readers of the map: which Rift lies where, what it blocks, and which dungeons were not explored."""

from __future__ import annotations

from ledger.games.draggmar import content
from ledger.games.draggmar.state.game import Draggmar, active_rifts, effective
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.places import Site


def rift_at(state: Draggmar, place: str) -> int:
    """The active Rift that a standee at that place explores; 0 for none. A level token goes before the Rift on it."""
    for number in active_rifts(state):
        if place == f"Rift {number}":
            return number
    site = state.sites.get(place)
    if site and site.dungeon and not site.cleared:
        return 0
    return next((number for number in active_rifts(state) if state.rifts[number].at == place), 0)


def blocking(state: Draggmar, place: str) -> tuple[int, ...]:
    """The active Rifts without which the place could be reached from the City, though with them it cannot."""
    walls = {state.rifts[number].at: number for number in active_rifts(state) if state.rifts[number].at}
    if not walls or place not in _reached(state, frozenset()) or place in _reached(state, frozenset(walls)):
        return ()
    single = tuple(number for at, number in walls.items() if place not in _reached(state, frozenset({at})))
    return single or tuple(walls.values())


def _reached(state: Draggmar, walls: frozenset[str]) -> frozenset[str]:
    """Everywhere that paths lead to from the City without going past a wall; a wall itself can be reached."""
    seen = {content.play().map.city}
    edge = list(seen)
    while edge:
        here = edge.pop()
        beyond = [b if a == here else a for a, b in state.ways if here in (a, b)]
        fresh = [each for each in beyond if each not in seen]
        seen.update(fresh)
        edge += [each for each in fresh if each not in walls]
    return frozenset(seen)


def unexplored(state: Draggmar) -> tuple[str, ...]:
    """The dungeons that cost Fate after this deployment, by the reading that the table chose (AMB-5)."""
    if state.unexplored is not None:
        return state.unexplored
    occupied = set(state.standees.values())
    dungeons = {name: site for name, site in state.sites.items() if site.dungeon and not site.cleared}
    reading = option(state, "deploy-penalty")
    if reading == "empty-face-up":
        return tuple(name for name, site in dungeons.items() if site.turned and name not in occupied)
    return tuple(name for name, site in dungeons.items() if name in occupied and _counts(state, site, reading))


def level_lost(state: Draggmar, place: str) -> int:
    """What an unexplored dungeon costs: its level as it counts now, or as printed (AMB-7)."""
    token = state.sites[place].token
    return token if option(state, "deploy-level") == "printed" else effective(state, token)


def nothing_to_scout(state: Draggmar) -> int:
    """What a round without a token to turn costs: once, or for each player (AMB-3)."""
    each = option(state, "scouting-loss") == "each-player"
    return content.play().fate.nothing_to_scout * (len(state.players) if each else 1)


def _counts(state: Draggmar, site: Site, reading: str) -> bool:
    now = site.turned == state.round
    if reading == "unscouted":
        return not (now and site.turned_by == "scout")
    if reading == "face-down":
        return not site.turned or (now and site.turned_by == "arrival")
    return reading == "occupied"


def unturned(state: Draggmar) -> tuple[str, ...]:
    """Places where somebody stands on a face-down token."""
    places = dict.fromkeys(state.standees.values())
    return tuple(place for place in places if _is_down(state.sites.get(place)))


def _is_down(site: Site | None) -> bool:
    return bool(site and site.dungeon and not site.turned and not site.cleared)
