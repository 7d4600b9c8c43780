"""Numbers that the table watches: those that kill first, then what pays, then what is seldom asked for."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.nouns import Mark, Track
from ledger.core.wording import plain
from ledger.games.underquest import content
from ledger.games.underquest.content.rows import STATS
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.adventurer import made
from ledger.games.underquest.state.dungeon import PHASE_NAMES
from ledger.games.underquest.state.fights import titled
from ledger.games.underquest.state.figures import (
    Parts,
    alignment,
    capacity,
    excess,
    grit_cap,
    health_cap,
    load,
    parts,
    stat,
    weight,
)
from ledger.games.underquest.state.game import UnderQuest, ending, turns_of_level

ALIGNMENTS = {1: "positive", 0: "neutral", -1: "negative"}
"""The sign of morality in words, which is all that cards read of it (UQ-MOR-02)."""


def where(state: UnderQuest) -> str:
    """Adventure, level and turn, and what goes on, in one short line."""
    if state.ended:
        return ending(state)
    if state.fight:
        return f"Level {state.level}, fighting {titled(state.fight)}"
    if state.phase in ("creation", "shop", "won", "inn"):
        return f"Adventure {state.adventure}, {PHASE_NAMES[state.phase]}"
    if state.turn is None:
        return f"Level {state.level}, {state.turns} of {turns_of_level(state)} turns done"
    told = f"Level {state.level}, turn {state.turns + 1} of {turns_of_level(state)}"
    if state.turn.card:
        part = f" ({state.turn.position})" if state.phase == "resolving" else ""
        return f"{told}: {state.turn.card}{part}"
    return f"{told}, {PHASE_NAMES[state.phase]}"


def round_of(state: UnderQuest) -> str:
    """The turn of the dungeon, from the draw to the next one, a death in it too; else what goes on outside of it."""
    if state.ended and state.ended != "lost":
        return ending(state)
    if state.phase in ("creation", "shop", "won", "inn"):
        return f"Adventure {state.adventure}, {PHASE_NAMES[state.phase]}"
    return f"Level {state.level}, turn {state.turns + 1 if state.turn else state.turns}"


def tracks(state: UnderQuest) -> tuple[Track, ...]:
    """Health, grit, poison, curses and the rest of the adventurer; the enemy; level, turn and quest."""
    if not made(state.me):
        return ()
    return (*_body(state), *_purse(state), *_foe(state), *_load(state), *_stats(state), *_dungeon(state))


def sums(state: UnderQuest, key: str) -> Parts:
    """What the weight is made of, and a stat that cards change (UQ-INV-06, UQ-CHR-10)."""
    if key == "weight":
        return load(state)
    given = parts(state, key) if key in STATS else ()
    base = next((value for name, value in state.me.stats.items() if name == key), 0)
    return (("base", base), *given) if given else ()


def _you(state: UnderQuest) -> str:
    """Who plays; the numbers of the adventurer stand in one line under that name."""
    return state.players[0] if state.players else ""


def _body(state: UnderQuest) -> Iterator[Track]:
    me, you = state.me, _you(state)
    kills = Mark(at=max(1, me.poison), means="poison kills", reached=me.health <= me.poison)
    marks = (kills,) if me.poison else ()
    most = max(me.health, health_cap(state))
    yield Track(of=you, key="health", name=f"Health {you}", value=me.health, low=0, high=most, marks=marks)
    yield Track(of=you, key="grit", name=f"Grit {you}", value=me.grit, low=0, high=max(me.grit, grit_cap(state)))
    yield Track(of=you, key="poison", name=f"Poison {you}", value=me.poison, low=0)
    limit = content.play().curses.scourge_at
    scourge = (Mark(at=limit, means="a scourge"),) if me.curses else ()
    yield Track(of=you, key="curses", name=f"Curses {you}", value=me.curses, low=0, marks=scourge)
    yield Track(of=you, key="morality", name=f"Morality {you}", value=me.morality, note=ALIGNMENTS[alignment(state)])


def _foe(state: UnderQuest) -> Iterator[Track]:
    if state.fight:
        foe = state.fight.foe
        key = f"foe {foe.name}"
        yield Track(key=key, name=foe.name, value=foe.health, low=0, high=foe.most, note=foe_told(state))


def foe_told(state: UnderQuest) -> str:
    """What one has to know of the enemy before the next roll."""
    fight = state.fight
    if fight is None:
        return ""
    foe = fight.foe
    printed = reading.enemy(state, foe.name)
    damage, defence = _known(printed.damage, foe.damage), _known(printed.defence, foe.defence)
    told = [f"damage {damage}", f"defence {defence}", f"initiative {foe.initiative}"]
    told += [f"weak to {each}" for each in foe.weakness if each not in foe.immune]
    told += [f"immune to {each}" for each in foe.immune]
    told += [f"next hit {fight.primed} more"] if fight.primed else []
    told += [f"hits add {by} {name}" for name, by in foe.on_hit]
    told += [plain(foe.text)] if foe.text else []
    return ", ".join(told)


def _known(printed: int | None, counts: int) -> str:
    """A number of the enemy; `?` with what abominations add, where nobody typed what its card prints."""
    return str(counts) if printed is not None else f"?{counts:+d}" if counts else "?"


def _purse(state: UnderQuest) -> Iterator[Track]:
    me, you = state.me, _you(state)
    yield Track(of=you, key="xp", name=f"XP {you}", value=me.xp, low=0)
    yield Track(of=you, key="gold", name=f"Gold {you}", value=me.gold, low=0)
    yield Track(of=you, key="rations", name=f"Rations {you}", value=me.rations, low=0)


def _load(state: UnderQuest) -> Iterator[Track]:
    for name in content.box().tokens:
        count = state.me.tokens.get(name, 0)
        yield Track(key=name, name=f"{name.capitalize()} tokens", value=count, low=0, quiet=not count)
    note = f"{excess(state)} more than {capacity(state)}" if excess(state) else ""
    most = None if note else capacity(state)
    yield Track(
        key="weight",
        name="Weight",
        value=weight(state),
        low=0,
        high=most,
        note=note,
        quiet=not note,
    )


def _stats(state: UnderQuest) -> Iterator[Track]:
    for name in STATS:
        base = state.me.stats.get(name, 0)
        now = stat(state, name)
        note = f"base {base}" if base != now else ""
        yield Track(key=name, name=name.capitalize(), value=now, note=note, quiet=True)
    friend = state.me.companion
    if friend:
        most = max(friend.morale, friend.start)
        yield Track(key="morale", name=f"Morale {friend.name}", value=friend.morale, low=0, high=most)


def _dungeon(state: UnderQuest) -> Iterator[Track]:
    last = content.play().levels.count
    yield Track(key="level", name="Level", value=state.level, low=1, high=last, quiet=True)
    most = max(state.turns, turns_of_level(state))
    yield Track(key="turn", name="Turn", value=state.turns, low=0, high=most, quiet=True)
    phase = min(state.quest_phase, content.box().phases)
    yield Track(key="quest", name="Quest", value=phase, low=1, high=content.box().phases, quiet=True)
