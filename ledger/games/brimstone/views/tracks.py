"""Numbers that the table watches, the order of a fight, and the rooms."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Deck, Place, Queue, Step, Track
from ledger.games.brimstone.state.fights import Fight, standing
from ledger.games.brimstone.state.game import Brimstone, order
from ledger.games.brimstone.state.heroes import Hero, most
from ledger.games.brimstone.state.options import settled


def where(state: Brimstone) -> str:
    """Turn and mission, or town; in a fight who acts in which order."""
    told = f"Turn {state.turn}"
    if state.fight:
        return f"{told}, fight: {', '.join(_acting(state)) if standing(state.fight) else state.fight.cause}"
    if state.town:
        return f"{told}, in {state.town.name}"
    return f"{told}, {state.mission.name}" if state.mission else told


def _acting(state: Brimstone) -> Iterator[str]:
    """Heroes and enemies in the order of the fight, those who are done or out with that word (SB-INI-01)."""
    for name in order(state, heroes_first=settled(state, "ties") == "heroes"):
        held = state.heroes.get(name)
        yield f"{name} {'out' if held.out else 'done'}" if held and (held.out or name in state.over) else name


def foes(fight: Fight) -> Iterator[Track]:
    """How many enemies of each type stand, and what the one under attack has left."""
    for each in fight.foes.values():
        if each.count:
            note = f"health {each.left} of {each.health}" if each.health else ""
            yield Track(key=f"foe {each.name}", name=each.name, value=each.count, low=0, note=note)


def tracks(state: Brimstone) -> tuple[Track, ...]:
    """The numbers of the Posse, then those of each hero."""
    needs = state.mission.clues if state.mission else 0
    dark = len(state.dread) + len(state.dark)
    return (
        Track(key="turn", name="Turn", value=state.turn, low=1, quiet=True),
        Track(
            key="clues",
            name="Clues",
            value=state.clues,
            low=0,
            note=f"/{needs}" if needs else "",
            quiet=not (needs or state.clues),
        ),
        Track(key="darkness", name="Darkness", value=state.darkness, low=0, quiet=not state.darkness),
        Track(key="dread", name="Dread and Darkness cards", value=dark, low=0, quiet=not dark),
        Track(key="revives", name="Revives", value=state.revives, low=0, quiet=not state.revives),
        *(foes(state.fight) if state.fight else ()),
        *(each for who, held in state.heroes.items() for each in _hero(state, who, held)),
    )


def _hero(state: Brimstone, who: str, held: Hero) -> Iterator[Track]:
    waits = sum(each.amount for each in held.pending if each.pool == "health")
    fear = sum(each.amount for each in held.pending if each.pool == "sanity")
    fallen = "dead" if held.dead else "out" if held.out else ""
    calm = state.fight is None
    hale, sane, sound = (most(held, pool) for pool in ("health", "sanity", "corruption"))
    hurt = ", ".join(filter(None, (_most(held, "health", hale), fallen, f"{waits} pending" if waits else "")))
    shaken = ", ".join(filter(None, (_most(held, "sanity", sane), f"{fear} pending" if fear else "")))
    grit = most(held, "determination") or None
    yield _track(who, "health", "Health", held.health, high=_least(hale, held.health), note=hurt)
    yield _track(who, "sanity", "Sanity", held.sanity, high=_least(sane, held.sanity), note=shaken)
    cap = _most(held, "determination", grit or 0)
    left, high = held.determination, _least(grit, held.determination)
    yield _track(
        who,
        "determination",
        "Determination",
        left,
        high=high,
        note=", ".join((*filter(None, (cap,)), *(() if calm else _left(held)))),
    )
    yield _track(
        who,
        "corruption",
        "Corruption",
        held.corruption,
        high=max(sound, held.corruption),
        quiet=not held.corruption,
    )
    yield _track(who, "xp", "Experience", held.xp, note=f"/{held.xp_next}, level {held.level}", quiet=not calm)
    yield _track(who, "gold", "Gold", held.gold, quiet=not calm)
    yield _track(who, "dark-stone", "Dark Stone", held.dark_stone, quiet=not (held.dark_stone and calm))


def _left(held: Hero) -> Iterator[str]:
    """What a hero still has of this turn of a fight."""
    if held.movement:
        yield f"{held.movement} to move"
    if held.attacked:
        yield "attacked"


def _most(held: Hero, name: str, cap: int) -> str:
    """The maximum, as far as somebody told it."""
    return "not told" if name in held.untold else f"/{cap}" if cap else ""


def _least(cap: int | None, value: int) -> int | None:
    """The maximum, where the number does not lie above it already."""
    return max(cap, value) if cap else None


def _track(
    who: str, key: str, name: str, value: int, *, high: int | None = None, note: str = "", quiet: bool = False
) -> Track:
    return Track(
        key=f"{key} {who}", name=f"{name} {who}", value=value, low=0, high=high, note=note, of=who, quiet=quiet
    )


def queues(state: Brimstone) -> tuple[Queue, ...]:
    """The order of a fight (SB-INI-01)."""
    if not state.fight:
        return ()
    line = order(state, heroes_first=settled(state, "ties") == "heroes")
    steps = tuple(Step(name=name, spent=name in state.over) for name in line)
    return (Queue(name="Initiative", steps=steps),)


def decks(state: Brimstone) -> tuple[Deck, ...]:
    """The decks that the summary names; it prints no card, and nobody counts them."""
    return (
        Deck(name="Threat", in_play=state.fight.names if state.fight else ()),
        Deck(name="Loot"),
        Deck(name="Growing Dread", in_play=state.dread),
        Deck(name="Darkness", in_play=state.dark),
    )


def places(state: Brimstone) -> tuple[Place, ...]:
    """Rooms that were revealed."""
    return tuple(
        Place(name=room, kind="room", traits=("scavenged",) if room in state.scavenged else ())
        for room in dict.fromkeys((*state.rooms, *state.scavenged))
    )
