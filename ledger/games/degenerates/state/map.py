"""Readers of the map: Regions, levels, traits, ways and parties."""

from __future__ import annotations

from ledger.games.degenerates import content
from ledger.games.degenerates.state.game import Degenerates, Lasting
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.places import Land, Site

VOID = "void"


def site(state: Degenerates, space: str) -> Site:
    """A space; one that nobody named is an empty Location."""
    return state.sites.get(space, Site())


def land_of(state: Degenerates, space: str) -> str:
    """The Territory whose Danger Level a space uses; empty where it has a level of its own."""
    found = site(state, space)
    return found.territory if found.territory and (found.shares or found.kind in ("path", "road")) else ""


def region_of(state: Degenerates, space: str) -> str:
    """The Region of a space or Territory; empty while nobody typed it."""
    if space in state.lands:
        return state.lands[space].region
    found = site(state, space)
    if found.kind == "maze":
        return VOID
    return found.region or (state.lands[found.territory].region if found.territory in state.lands else "")


def omen_region(state: Degenerates, card: Lasting) -> str:
    """The Region that a Doom card lies next to: as it was resolved, else as the board was read since (DD-062)."""
    return card.region or region_of(state, card.place)


def level_home(state: Degenerates, space: str) -> str:
    """The Location or Territory that holds the level of a space."""
    return space if space in state.lands else land_of(state, space) or space


def level(state: Degenerates, space: str) -> int | None:
    """The Danger or Town Level of a space or Territory; None while nobody typed it."""
    home = level_home(state, space)
    return state.lands[home].level if home in state.lands else site(state, home).level


def town(state: Degenerates, space: str) -> bool:
    """Whether a space is a Town: a Settlement with a Town Level; computed, never a counter (DD-035)."""
    found = state.sites.get(space)
    return bool(found and found.town and found.level)


def danger(state: Degenerates, space: str) -> int | None:
    """The Danger Level; None in a Town, in the Maze, and while nobody typed it."""
    return None if town(state, space) or site(state, space).kind == "maze" else level(state, space)


def printed_traits(state: Degenerates, space: str) -> tuple[str, ...]:
    """The traits that the board prints: its own for a Location, those of the Territory for a Path or Road."""
    found = state.lands.get(space) or site(state, space)
    if isinstance(found, Site) and found.kind in ("path", "road"):
        return state.lands.get(found.territory, Land(region="")).traits
    return found.traits


def traits_read(state: Degenerates, space: str) -> bool:
    """Whether somebody read the traits of a space off the board."""
    found = site(state, space)
    if found.kind == "maze":
        return True
    return state.lands[found.territory].known if found.kind != "location" and found.territory else found.known


def traits(state: Degenerates, space: str) -> tuple[str, ...]:
    """All traits of a space now: printed ones, counters, and Perilous where the Hand is (DD-065)."""
    found = site(state, space)
    own = (*printed_traits(state, space), *state.counters.get(space, ()))
    if found.kind in ("path", "road"):
        own = (*own, *state.counters.get(found.territory, ()))
    if state.hand and state.hand == space:
        own = (*own, "perilous")
    return tuple(dict.fromkeys(own))


def is_(state: Degenerates, space: str, trait: str) -> bool:
    """Whether a space has a trait now."""
    return trait in traits(state, space)


def joining(state: Degenerates, one: str, other: str) -> tuple[str, ...]:
    """The Paths and Roads between two Locations."""
    return tuple(name for name, each in state.sites.items() if set(each.ends) == {one, other})


def neighbours(state: Degenerates, space: str) -> tuple[str, ...]:
    """Where one step leads: over an end of a Path or Road, or from a Location to all that touches it."""
    found = site(state, space)
    if found.ends:
        return found.ends
    ways = tuple(name for name, each in state.sites.items() if space in each.ends)
    touching = tuple(b if a == space else a for a, b in state.ways if space in (a, b))
    return (*touching, *ways)


def beyond(state: Degenerates, space: str) -> tuple[str, ...]:
    """Locations at the far end of a Road or an Explored Path (DD-136)."""
    ways = (each.ends for name, each in state.sites.items() if each.kind == "road" or is_(state, name, "explored"))
    return tuple(dict.fromkeys(end for ends in ways if space in ends for end in ends if end != space))


def named(state: Degenerates, space: str) -> str:
    """The name of a space as the ledger keeps it.

    `B-A` and `Path A-B` are the way `A-B`; `Windmill` is `The Windmill`. An unknown name stays as it is.
    """
    if space in state.sites or space in state.lands:
        return space
    bare = space.removeprefix("Path ").removeprefix("Road ")
    parts = bare.split("-")
    turned = "-".join((*reversed(parts[:2]), *parts[2:]))
    return next((each for each in (bare, turned, f"The {bare}") if each in state.sites), space)


def spoken(state: Degenerates) -> tuple[str, ...]:
    """Every space as the table may call it: ways from either end, and no need to say The."""
    return tuple(dict.fromkeys(each for name in state.sites for each in _called(state, name)))


def _called(state: Degenerates, name: str) -> tuple[str, str]:
    kind, ends = site(state, name).kind, site(state, name).ends
    if not ends:
        return name, name.removeprefix("The ")
    one, other, *label = name.split("-")
    return f"{kind.capitalize()} {name}", f"{kind.capitalize()} {'-'.join((other, one, *label))}"


def seen_from(state: Degenerates, space: str) -> tuple[str, ...]:
    """Where one step leads, each way as it is called at this end."""
    found = []
    for name in neighbours(state, space):
        here, there = _called(state, name)
        turned = site(state, name).ends and not name.startswith(f"{space}-")
        found.append(there if turned else here)
    return tuple(found)


def river_to(state: Degenerates, port: str) -> tuple[str, ...]:
    """The next ports downriver that nothing blocks."""
    blocked = {name for card in state.lasting for name in card.blocks}
    return tuple(each for each in content.downriver(port) or () if each not in blocked)


def lake_ports(state: Degenerates) -> tuple[str, ...]:
    """All Lake Ports."""
    return tuple(name for name, each in state.sites.items() if each.port == "lake")


def gates_in(state: Degenerates, region: str) -> tuple[str, ...]:
    """Spaces of a Region that hold a Voidgate."""
    return tuple(space for space in state.gates if region_of(state, space) == region)


def epics_at(state: Degenerates, space: str) -> tuple[str, ...]:
    """Epic Monsters with a counter in a space."""
    return tuple(name for name, each in state.epics.items() if each.space == space)


def distance(state: Degenerates, start: str, goal: str) -> int | None:
    """Steps between two spaces over all known ways; None where no way is known."""
    seen, edge, steps = {start}, [start], 0
    while edge:
        if goal in edge:
            return steps
        edge = [there for here in edge for there in neighbours(state, here) if there not in seen]
        seen.update(edge)
        steps += 1
    return None


def party_size(state: Degenerates, members: tuple[str, ...]) -> int:
    """How many count for the icon key (AMB-15)."""
    if option(state, "defeated-count") == "yes":
        return len(members)
    return sum(not state.adventurers[who].defeated for who in members)


def unkept(state: Degenerates) -> tuple[tuple[str, str], ...]:
    """Path or Road and trait of each counter that no record sheet keeps (DD-301)."""
    ways = ((space, held) for space, held in state.counters.items() if site(state, space).ends)
    return tuple((space, trait) for space, held in ways for trait in held)
