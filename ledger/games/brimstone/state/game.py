"""The whole campaign of a Posse, as it stands."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.frozen import Frozen, Roster
from ledger.core.model import State
from ledger.games.brimstone import content
from ledger.games.brimstone.state.fights import Fight, Foe, standing
from ledger.games.brimstone.state.heroes import Hero, skill


class Mission(Frozen):
    """What the Posse is out for."""

    name: str
    clues: int = 0
    """Clues that it needs; 0 where none."""
    xp: int = 0
    """Experience for each hero who succeeds."""


class Question(Frozen):
    """What a report leaves out."""

    number: int
    text: str
    who: str = ""


class Town(Frozen):
    """A visit to town."""

    name: str
    danger: int = 0
    """The danger that was rolled; 0 while nobody did."""


class Brimstone(State):
    """The Posse, its mission, the fight that is on."""

    heroes: Roster[str, Hero] = Roster()
    """By player."""
    fallen: tuple[Hero, ...] = ()
    """The dead, once another hero took their place."""
    revives: int = 0
    """Revives of the whole Posse."""
    turn: int = 1
    resting: bool = False
    """Whether the table's turn has just ended, so that heroes may recover."""
    over: tuple[str, ...] = ()
    """Players whose own turn is over."""
    fight: Fight | None = None
    strays: Roster[str, Foe] = Roster()
    """Enemies that were left standing when a fight was over."""
    mission: Mission | None = None
    missions: tuple[str, ...] = ()
    """Missions that are over, with how they ended."""
    clues: int = 0
    darkness: int = 0
    """Steps of the Darkness."""
    darkened: bool = False
    """Whether the Darkness was held back, or moved, in this turn."""
    dread: tuple[str, ...] = ()
    """Growing Dread cards in play."""
    dark: tuple[str, ...] = ()
    """Darkness cards in play."""
    rooms: tuple[str, ...] = ()
    """Rooms that were revealed, in order."""
    scavenged: tuple[str, ...] = ()
    lantern: str = ""
    """Who holds the lantern."""
    town: Town | None = None
    questions: tuple[Question, ...] = ()
    """What is open until somebody answers."""
    asked: int = 0
    """How many questions there were, to number them."""
    harms: int = 0
    """How often damage was announced, to number it."""


def hero_of(state: Brimstone, who: str) -> Hero | None:
    """The hero of a player."""
    return state.heroes.get(who)


def living(state: Brimstone) -> tuple[str, ...]:
    """Players whose hero lives."""
    return tuple(who for who, each in state.heroes.items() if not each.dead)


def lost(state: Brimstone) -> bool:
    """Whether every hero who lives is out, so that the table decides how a fight goes on (AMB-28)."""
    alive = living(state)
    return bool(alive) and all(state.heroes[who].out for who in alive)


def foe_of(state: Brimstone, name: str) -> Foe | None:
    """The enemies of a type, while a fight is on."""
    return state.fight.foes.get(name) if state.fight else None


def threat(state: Brimstone, *, awake: bool = False) -> str:
    """The threat level for the Posse, empty where the summary names none (SB-THR-01, AMB-19, AMB-29)."""
    counted = [each for who, each in state.heroes.items() if not each.dead and not (awake and each.out)]
    levels = content.play().threat.levels
    return levels[len(counted) - 1] if 0 < len(counted) <= len(levels) else ""


def swift(fight: Fight, foe: Foe) -> int:
    """The initiative of enemies, with the bonus of an ambush (SB-ATT-03)."""
    return (foe.initiative or 0) + (content.play().limits.ambush if foe.name in fight.ambush else 0)


def order(state: Brimstone, *, heroes_first: bool = True) -> tuple[str, ...]:
    """Heroes and enemies in the order in which they act (SB-INI-01, AMB-13)."""
    rows: list[tuple[int, int, str]] = [
        (-skill(state.heroes[who], "initiative"), 0 if heroes_first else 1, who) for who in living(state)
    ]
    if state.fight:
        fight = state.fight
        rows += [
            (-swift(fight, each), 1 if heroes_first else 0, each.name) for each in fight.foes.values() if each.count
        ]
    return tuple(name for *_, name in sorted(rows, key=lambda row: row[:2]))


def placing(state: Brimstone, more: Foe | None = None) -> tuple[str, ...]:
    """The types that came by ambush in the order of their placing, swiftest first, `more` among them (SB-ATT-02)."""
    fight = state.fight or Fight(cause="")
    came = [fight.foes[name] for name in fight.ambush if name in fight.foes and not (more and more.name == name)]
    came += [more] if more else []
    return tuple(each.name for each in sorted(came, key=lambda foe: -(foe.initiative or 0)))


def unrolled(state: Brimstone) -> Iterator[tuple[str, str, int]]:
    """(player, enemies, hits) of damage that is not rolled; no enemies where the hits are not assigned either."""
    for who, held in state.heroes.items():
        if standing(state.fight) and not held.dead:
            hits = ((name, count, foe_of(state, name)) for name, count in held.hits.items())
            yield from ((who, name, count) for name, count, foe in hits if foe and foe.count)
            if held.spare:
                yield who, "", held.spare


def darkens(state: Brimstone) -> bool:
    """Whether a turn of a mission begins, and nobody has told of the Darkness yet (SB-POS-04)."""
    if state.mission is None or state.town or state.darkened or any(who not in state.heroes for who in state.players):
        return False
    return state.resting or not (state.fight or state.rooms or state.scavenged)


def waits(state: Brimstone) -> Iterator[tuple[str, str]]:
    """(what, player) of everything that a hero still has to roll or say."""
    for who, hero in state.heroes.items():
        if not hero.dead:
            yield from ((each, who) for each in hero.owes)
