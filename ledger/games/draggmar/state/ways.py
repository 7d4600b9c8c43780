"""Readers of the map: which Rift lies where, what it blocks, and which dungeons were not explored."""

from __future__ import annotations

from ledger.games.draggmar import content
from ledger.games.draggmar.state.game import Draggmar, active_rifts, effective
from ledger.games.draggmar.state.options import option
from ledger.games.draggmar.state.places import Rift, Site


def rift_at(state: Draggmar, place: str) -> int:
    """The active Rift that a standee at that place explores; 0 for none. A level token goes before the Rift on it."""
    for number in active_rifts(state):
        if place == f"Rift {number}":
            return number
    site = state.sites.get(place)
    if site and site.dungeon and not site.cleared:
        return 0
    return next((number for number in active_rifts(state) if state.rifts[number].at == place), 0)


def opening(state: Draggmar, was: int, now: int) -> tuple[int, ...]:
    """The Rifts that open when Fate drops so far, in order: their green space is met or passed (DR-180)."""
    greens = ((number, rift.green) for number, rift in sorted(state.rifts.items()) if may_open(state, rift))
    return tuple(number for number, green in greens if green is not None and now <= green < was)


def may_open(state: Draggmar, rift: Rift) -> bool:
    """Whether a Rift is still to come: each opens once, or again after it was closed (AMB-31)."""
    again = rift.state == "gone" and option(state, "rift-again") == "on"
    return not state.rifts_sealed and (rift.state == "track" or again)


def ticking(state: Draggmar) -> tuple[int, ...]:
    """The Rifts that cost Fate at the end of this round: those open now, or those that open by it as well (AMB-32)."""
    numbers, fate = active_rifts(state), state.fate
    if option(state, "rift-tick") == "together":
        return numbers
    ticked = 0
    while ticked < len(numbers):
        then = max(0, fate - content.play().rifts.each_round)
        numbers += tuple(number for number in opening(state, fate, then) if number not in numbers)
        ticked, fate = ticked + 1, then
    return numbers


def other_standee(player: str) -> str:
    """The name of the second standee of a solo player (AMB-45)."""
    return f"{player}'s second"


def standing(state: Draggmar, player: str) -> tuple[str, ...]:
    """Where a player stands; of two standees, where each was placed."""
    return tuple(state.standees[name] for name in (other_standee(player), player) if name in state.standees)


def setting_out(state: Draggmar, player: str) -> str:
    """Where the way of a standee begins: in the City, or where the last round left it (AMB-41)."""
    city = content.play().map.city
    return state.standees.get(player, city) if option(state, "standees") == "stay" else city


def blocking(state: Draggmar, place: str, start: str) -> tuple[int, ...]:
    """The active Rifts without which the place could be reached from the start, though with them it cannot."""
    walls = {state.rifts[number].at: number for number in active_rifts(state) if state.rifts[number].at}
    if not walls or place not in _reached(state, start, frozenset()):
        return ()
    if place in _reached(state, start, frozenset(walls)):
        return ()
    single = tuple(number for at, number in walls.items() if place not in _reached(state, start, frozenset({at})))
    return single or tuple(walls.values())


def _reached(state: Draggmar, start: str, walls: frozenset[str]) -> frozenset[str]:
    """Everywhere that paths lead to from the start without going past a wall; a wall itself can be reached."""
    seen = {start}
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
