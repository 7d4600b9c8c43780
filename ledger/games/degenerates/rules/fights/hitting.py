"""What adventurers and cards do to monsters: damage, destruction, explosions."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.model import Event
from ledger.games.degenerates import content
from ledger.games.degenerates.events.board import (
    ClueRemoved,
    EpicRemoved,
)
from ledger.games.degenerates.events.fights import (
    FoeDestroyed,
    FoeLeft,
    FoeMissed,
    FoeWounded,
)
from ledger.games.degenerates.events.setup import Reminded
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds
from ledger.games.degenerates.rules.levels import bounty
from ledger.games.degenerates.rules.tracks import damaged
from ledger.games.degenerates.state.combat import abilities, armor, monster, number, of_class
from ledger.games.degenerates.state.fights import Fight, Foe, Trophy, foe_of
from ledger.games.degenerates.state.game import Degenerates, present

GENERAL = "Plaguefinder General"
BLIGHT = "Spread the Blight"
CULT = "Hunt the Witch Cult"


def endless(state: Degenerates, fight: Fight, foe: Foe) -> bool:
    """Whether a monster cannot fall below its last hit point: a Witch is there (DD-224)."""
    if "endless" not in abilities(state, fight, foe):
        return False
    return any(of_class(state, each, "witch") for each in fight.foes) and not of_class(state, foe, "witch")


def hit(state: Degenerates, who: str, label: str, damage: int, *, piercing: bool) -> Unfolds:
    """Damage to a monster, less its ARM unless Piercing; at its HP it is destroyed (DD-198, DD-258)."""
    fight = state.fight
    foe = foe_of(fight, label) if fight else None
    if fight is None or foe is None:
        return state
    most = monster(state, foe.card).hp or 1
    by = max(0, damage - (0 if piercing else armor(state, foe)))
    if not by:
        return (yield FoeMissed(who=who, foe=label, why="its ARM holds", rule="DD-258"))
    now = min(most, foe.wounds + by)
    if now >= most and endless(state, fight, foe):
        now = most - 1
    if now == foe.wounds:
        return (yield FoeMissed(who=who, foe=label, why="it is Endless", rule="DD-224"))
    state = yield FoeWounded(foe=label, was=foe.wounds, now=now, hp=most, rule="DD-258")
    if now < most:
        return state
    return (yield from destroyed(state, who, label))


def destroyed(state: Degenerates, who: str, label: str) -> Unfolds:
    """A monster is gone for good: a trophy, and what its end sets off (DD-226, DD-259)."""
    fight = state.fight
    foe = foe_of(fight, label) if fight else None
    if fight is None or foe is None:
        return state
    read = monster(state, foe.card)
    known = abilities(state, fight, foe)
    trophy = Trophy(
        label=label,
        card=foe.card,
        deck=foe.deck,
        xp=read.xp or 0,
        gold=(read.gold or 0) + foe.gold,
        epic=foe.deck == "epic",
    )
    if foe.card in state.epics:
        state = yield EpicRemoved(epic=foe.card, place=fight.space, why="destroyed", rule="DD-204")
    law = trophy.epic and "law" in read.lairs
    state = yield FoeDestroyed(who=who, foe=label, trophy=trophy, law=law, rule="DD-259")
    if who not in fight.fighters:  # somebody elsewhere takes no trophies
        for event in decks.discard(state, foe.deck, foe.card, "DD-259"):
            state = yield event
    state = yield from _errata(state, fight, foe)
    return (yield from _explodes(state, who, known)) if "explode" in known else state


def _errata(state: Degenerates, fight: Fight, foe: Foe) -> Unfolds:
    mission = state.mission.name if state.mission else ""
    if mission == BLIGHT and foe.card == GENERAL:
        return (yield bounty(state, 1, foe.card, "DD-308"))
    witch = any(of_class(state, foe, each) for each in ("witch", "heretic"))
    if mission == CULT and witch and fight.space in state.clues:
        return (yield ClueRemoved(place=fight.space, rule="DD-309"))
    return state


def _explodes(state: Degenerates, who: str, known: dict[str, str]) -> Unfolds:
    """Piercing damage to everybody in the space; what it destroys is the destroyer's (DD-226)."""
    fight = state.fight
    if fight is None:
        return state
    by = number(known["explode"])
    for each in present(state, fight.space):
        if not state.adventurers[each].defeated:
            state = yield from damaged(state, each, by, "the explosion", piercing=True, rule="DD-226")
    for label in tuple(each.label for each in state.fight.foes) if state.fight else ():
        state = yield from hit(state, who, label, by, piercing=True)
    return state


def leaves(state: Degenerates, foe: Foe, why: str, rule: str) -> Unfolds:
    """A monster leaves alive: shuffled back, an Encounter discarded, a Loot monster into the top cards (DD-236)."""
    state = yield FoeLeft(foe=foe.label, why=why, rule=rule)
    if foe.card in state.epics:
        state = yield EpicRemoved(epic=foe.card, place=state.epics[foe.card].space, why=why, rule=rule)
    for event in sent_home(state, foe, rule, top=content.play().loot.top if foe.deck == "loot" else 0):
        state = yield event
    return state


def sent_home(state: Degenerates, foe: Foe, rule: str, top: int = 0) -> Iterator[Event]:
    """Where the card of a monster goes that was not destroyed."""
    if decks.of_mission(state, foe.card):
        yield Reminded(code="mission-card", text=f"{foe.card} goes back to the Mission deck.", rule=rule)
    elif foe.deck.startswith("encounters"):
        yield from decks.discard(state, foe.deck, foe.card, rule)
    else:
        yield from decks.put_back(state, foe.deck, foe.card, rule, top)
