"""Numbers that the table watches, the order of a fight, and the rooms."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Deck, Place, Queue, Step, Track
from ledger.games.brimstone.state.game import Brimstone, order, swift
from ledger.games.brimstone.state.heroes import Hero, most, skill
from ledger.games.brimstone.state.options import settled


def where(state: Brimstone) -> str:
    """Turn, and what the Posse is in: a fight by what began it, a town, a mission."""
    told = f"Turn {state.turn}"
    if state.fight:
        return f"{told}, fight: {state.fight.cause}"
    if state.town:
        return f"{told}, in {state.town.name}"
    return f"{told}, {state.mission.name}" if state.mission else told


def tracks(state: Brimstone) -> tuple[Track, ...]:
    """The numbers of the Posse, then those of each hero; in a fight all who act in their order (SB-INI-01)."""
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
        *(each for name in _in_order(state) for each in _acting(state, name)),
    )


def _in_order(state: Brimstone) -> tuple[str, ...]:
    """Heroes as they sit; in a fight heroes and enemies as they act, the dead last."""
    line = _line(state) if state.fight else ()
    return tuple(dict.fromkeys((*line, *state.heroes)))


def _line(state: Brimstone) -> tuple[str, ...]:
    return order(state, heroes_first=settled(state, "ties") == "heroes")


def _acting(state: Brimstone, name: str) -> Iterator[Track]:
    """The tracks of a hero, or of enemies: how many stand, and what the one under attack has left."""
    if name in state.heroes:
        yield from _hero(state, name, state.heroes[name])
    elif state.fight:
        foe = state.fight.foes[name]
        swiftness = "" if foe.initiative is None else f"initiative {swift(state.fight, foe)}"
        health = f"health {foe.left} of {foe.health}" if foe.health else ""
        note = ", ".join(filter(None, (swiftness, health)))
        yield Track(key=f"foe {name}", name=name, value=foe.count, low=0, note=note)


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
        note=", ".join((*filter(None, (cap,)), *(() if calm else _left(state, who, held)))),
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


def _left(state: Brimstone, who: str, held: Hero) -> Iterator[str]:
    """When a hero acts in a fight, and what is left of this turn."""
    yield f"initiative {skill(held, 'initiative')}"
    if held.movement:
        yield f"{held.movement} to move"
    if held.attacked:
        yield "attacked"
    if who in state.over:
        yield "done"


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
    steps = tuple(Step(name=name, spent=name in state.over) for name in _line(state))
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
