"""Numbers that the table watches, decks, places and the steps of a round."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Deck, Mark, Place, Queue, Step, Track
from ledger.core.piles import UNSEEN, odds
from ledger.games.draggmar import content
from ledger.games.draggmar.state.crawl import Fighter
from ledger.games.draggmar.state.game import (
    IN_TURN,
    STEPS,
    Draggmar,
    dungeons_of_level,
    effective,
    fighters,
    missing_kills,
    open_groups,
    phase,
    pile,
    score,
    seats_from,
)
from ledger.games.draggmar.state.lying import may_come
from ledger.games.draggmar.state.places import Rift, Site
from ledger.games.draggmar.state.readings import bosses_of, health
from ledger.games.draggmar.state.ways import blocking, may_open, rift_at

LEVELS = (1, 2, 3)


def where(state: Draggmar) -> str:
    """Round, phase and step in one short line; of a game that is over, how it ended."""
    if state.winners:
        most = max(score(state, player) for player in state.winners)
        return f"Round {state.round}: {' and '.join(state.winners)} won with Fame {most}"
    if state.ended:
        return f"Round {state.round}: {state.ended}"
    return f"Round {state.round}, phase {phase(state)}: {state.step}"


def tracks(state: Draggmar) -> tuple[Track, ...]:
    """Fate, each player's Fame, killed bosses, wounds of heroes in play, and the round."""
    return (
        _fate(state),
        *(_fame(state, player) for player in state.fame),
        _kills(state),
        *(_bosses(state, level) for level in LEVELS),
        *(_wounds(state, hero) for hero in fighters(state)),
        Track(key="round", name="Round", value=state.round, low=0, quiet=True),
    )


def _fate(state: Draggmar) -> Track:
    numbers = content.play().fate
    marks = [
        Mark(at=below - 1, means=f"dungeons +{n}", reached=state.fate < below)
        for n, below in enumerate(numbers.raised_below, start=1)
    ]
    marks.append(Mark(at=0, means="all lose", reached=state.fate == 0))
    marks += [
        Mark(at=rift.green, means=f"Rift {number}", reached=not _to_come(state, rift, rift.green))
        for number, rift in state.rifts.items()
        if rift.green is not None
    ]
    marks.sort(key=lambda mark: -mark.at)
    return Track(key="fate", name="Fate", value=state.fate, low=0, marks=tuple(marks))


def _to_come(state: Draggmar, rift: Rift, green: int) -> bool:
    """Whether a falling Fate will open the Rift there, for the first time or again (AMB-31)."""
    return rift.state == "track" or (may_open(state, rift) and state.fate > green)


def _fame(state: Draggmar, player: str) -> Track:
    """Fame as it can be spent; what trophies add at the end is told beside it (DR-170)."""
    total = score(state, player)
    note = f"{total} with trophies" if state.trophies.get(player) else ""
    now = state.fame[player]
    return Track(key=f"fame {player}", name=f"Fame of {player}", value=now, low=min(0, now), note=note)


def _kills(state: Draggmar) -> Track:
    """All killed bosses in one line, with those that the Fortress still asks for (DR-160)."""
    missing = " + ".join(f"{count} L{level}" for level, count in missing_kills(state).items())
    note = f"Fortress needs {missing}" if missing else "Fortress open"
    return Track(key="kills", name="Bosses", value=sum(state.kills.values()), low=0, note=note)


def _bosses(state: Draggmar, level: int) -> Track:
    need = content.play().fortress.kills[level - 1]
    killed = state.kills.get(level, 0)
    marks = (Mark(at=need, means="Fortress", reached=killed >= need),) if need else ()
    gone = state.bosses_gone.get(level, 0)
    note = f"{max(0, bosses_of(state, level) - gone)} left in the deck" if gone else ""
    name = f"Level {level} bosses"
    return Track(key=f"bosses {level}", name=name, value=killed, low=0, marks=marks, note=note, quiet=True)


def _wounds(state: Draggmar, hero: Fighter) -> Track:
    kills = health(state, hero)
    name = f"Wounds of {hero.label}"
    note = "" if kills is None else f"dies at {kills}"
    return Track(
        key=f"wounds {hero.label}", name=name, value=hero.wounds, low=0, high=kills, note=note, quiet=not hero.wounds
    )


def queues(state: Draggmar) -> tuple[Queue, ...]:
    """The steps of this round; whose turn it is; the rooms behind each group."""
    at = STEPS.index(state.step)
    first = 0 if state.round <= 1 else 1
    steps = tuple(Step(name=step, spent=n < at) for n, step in enumerate(STEPS) if n >= first)
    found = [Queue(name="Steps", steps=steps)]
    if state.step in IN_TURN:
        order = seats_from(state, state.turn or state.first)
        found.append(Queue(name="Turns", steps=tuple(Step(name=each, spent=each in state.done) for each in order)))
    for group in open_groups(state):
        rooms = tuple(Step(name=card.name, spent=True) for card in group.pile)
        now = (Step(name=group.room.card.name),) if group.room else ()
        found.append(Queue(name=f"{group.place}: {', '.join(group.members)}", steps=rooms + now))
    return tuple(found)


def decks(state: Draggmar) -> tuple[Deck, ...]:
    """Every deck with its discard pile; elite cards wait beside the Level 3 rooms."""
    names = [f"{kind}-{level}" for kind in ("rooms", "heroes", "items") for level in LEVELS]
    extra = [name for name in ("curses", "rift-cards", "fortress") if name in state.piles]
    return tuple(_deck(state, name) for name in (*names, *extra))


def _deck(state: Draggmar, name: str) -> Deck:
    held = state.piles.get(name)
    removed = state.removed.get(name, ())
    elite = state.aside if name == f"rooms-{content.play().fortress.deck_level}" else ()
    out = tuple(_in_play(state, name))
    if held is None:
        return Deck(name=name, removed=len(removed), aside=elite, in_play=out)
    numbers = content.play()
    return Deck(
        name=name,
        size={"curses": numbers.decks.curses, "rift-cards": numbers.rifts.cards}.get(name),
        left=held.left,
        discard=len(held.discard),
        removed=len(removed),
        aside=elite,
        in_play=out,
        odds=odds(may_come(state, name)),
        note=_next_shuffle(state, name),
    )


def _next_shuffle(state: Draggmar, deck: str) -> str:
    """When a deck is shuffled again: before its next card, once it is empty (DR-059, DR-124)."""
    held = pile(state, deck)
    if held.left != 0 or not held.discard:
        return ""
    return f"the next card first shuffles {len(held.discard)} in"


def _in_play(state: Draggmar, deck: str) -> Iterator[str]:
    kind = deck.partition("-")[0]
    if kind == "curses":
        yield from (curse.name for curse in state.curses)
    for group in state.groups:
        yield from (card.name for card in (*group.pile, *group.thrown) if card.deck == deck and not card.away)
        if group.room and group.room.deck == deck:
            yield group.room.card.name
        yield from (each.card.name for each in group.fighters if deck == f"heroes-{each.card.level}")
        yield from (each.card.name for each in group.items if deck == f"items-{each.card.level}")


def places(state: Draggmar) -> tuple[Place, ...]:
    """The City, every location and space, Rifts without a named space, and the Fortress."""
    numbers = content.play().map
    named = [_site(state, name, site) for name, site in state.sites.items()]
    loose = [
        Place(name=f"Rift {number}", kind="Rift", present=_standing(state, f"Rift {number}"))
        for number, rift in sorted(state.rifts.items())
        if rift.state == "map" and not rift.at
    ]
    city = Place(
        name=numbers.city, kind="city", present=_standing(state, numbers.city), ways=_ways(state, numbers.city)
    )
    return (city, *named, *loose, _fortress(state))


def _site(state: Draggmar, name: str, site: Site) -> Place:
    traits: list[str] = [site.faction] if site.faction else []
    if site.dungeon and not site.turned and not site.cleared:
        traits.append("face down")
    if site.cleared:
        traits.append("cleared")
    rift = rift_at(state, name) or next(
        (n for n, each in state.rifts.items() if (each.at, each.state) == (name, "map")), 0
    )
    traits += [f"Rift {rift}"] if rift else []
    traits += [f"behind Rift {number}" for number in blocking(state, name, content.play().map.city)]
    return Place(
        name=name,
        kind="dungeon" if site.dungeon else "space",
        level=level_told(state, site),
        traits=tuple(traits),
        present=_standing(state, name),
        ways=_ways(state, name),
    )


def level_told(state: Draggmar, site: Site) -> str:
    """The printed level, and what it counts as where that differs."""
    if not site.dungeon or not site.token or site.cleared:
        return ""
    counts = effective(state, site.token)
    return str(site.token) if counts == site.token else f"{site.token}, counts {counts}"


def _fortress(state: Draggmar) -> Place:
    numbers = content.play()
    missing = missing_kills(state)
    name = numbers.map.fortress
    counters = [(f"level {level} bosses missing", count) for level, count in missing.items()]
    counters += [(f"level {level} dungeons now", dungeons_of_level(state, level)) for level in missing]
    return Place(
        name=name,
        kind="fortress",
        traits=("shut",) if missing else ("open",),
        counters=tuple(counters),
        present=_standing(state, name),
        ways=_ways(state, name),
    )


def _standing(state: Draggmar, place: str) -> tuple[str, ...]:
    return tuple(player for player, at in state.standees.items() if at == place)


def _ways(state: Draggmar, place: str) -> tuple[str, ...]:
    return tuple(b if a == place else a for a, b in state.ways if place in (a, b))


def shown(name: str) -> str:
    """The name of a card for people."""
    return "unseen" if name == UNSEEN else name
