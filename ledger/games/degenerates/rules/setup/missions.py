"""Missions: how they begin."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.board import ClueRemoved
from ledger.games.degenerates.events.decks import CardReturned
from ledger.games.degenerates.events.doom import (
    BountyRaised,
    BountyReduced,
)
from ledger.games.degenerates.events.phases import AdventurersPlaced
from ledger.games.degenerates.events.setup import (
    MissionBegun,
    MissionCardAdded,
    ObjectiveNoted,
    Reminded,
    SiteAdded,
)
from ledger.games.degenerates.moves.setup import BeginMission, Objective
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Answers, Unfolds, ask_traits, no
from ledger.games.degenerates.rules.clues import place_clue
from ledger.games.degenerates.rules.setup.adventurers import BEFORE, WANTED
from ledger.games.degenerates.rules.tracks import healed
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.attributes import attribute
from ledger.games.degenerates.state.game import Degenerates, campaign, pile
from ledger.games.degenerates.state.places import Site
from ledger.games.degenerates.state.turns import Mission

decides = Deciders[Degenerates]()
ESCAPE = "Escape From Brüttelburg"
ESCAPE_BOUNTY = 3
AGAINST = "Against the Hand of Doom"


@decides(BeginMission)
def begin(state: Degenerates, move: BeginMission) -> Decision[Degenerates]:
    if state.phase not in BEFORE:
        yield no("mission-running", "DD-297", "A mission is being played.", "fulfil it first")
    following = state.mission.next if state.mission else ""
    if following and move.name != following:
        yield no("mission-other", "DD-296", f"{following} was chosen.", f"mission {one_word(following)}")
    level = yield from _asked_bounty(state, move)
    space = yield from _asked_start(state, move)
    state = yield from _tidied(state, move)
    faction = state.mission.faction if state.mission else ""
    mission = Mission(name=move.name, faction=faction, start=space)
    state = yield MissionBegun(name=move.name, mission=mission, rule="DD-012")
    state = yield from _remarks(state, move)
    yield from _laid_out(state, move, level, space)


def _laid_out(state: Degenerates, move: BeginMission, level: int, space: str) -> Unfolds:
    """Bounty, starting space, Clues and Mission deck as the mission says."""
    if level:
        state = yield from _set_bounty(state, level)
    if space and state.adventurers:
        state = yield AdventurersPlaced(names=tuple(state.adventurers), place=space, rule="DD-013")
    elif space:
        state = yield Reminded(code="mission-start", text=f"All start at {space}.", rule="DD-013")
    for each in move.clues:
        state = yield from place_clue(state, board.named(state, each))
    for name, deck in move.cards:
        state = yield from add_card(state, name, deck)
    return state


def _asked_bounty(state: Degenerates, move: BeginMission) -> Answers[int]:
    """The Bounty Level to begin with, 0 where it stays; raises Refused `bounty-range`."""
    level = _bounty(state, move)
    if level is None:
        yield Asking(field="bounty", asks="Bounty Level to begin with?")
    level = level or 0
    if move.bounty is not None and not 1 <= level <= content.play().caps.bounty:
        raise refused("bounty-range", "DD-013", f"The Bounty Level is 1 to 6, not {level}.", "bounty N")
    return level


def _asked_start(state: Degenerates, move: BeginMission) -> Answers[str]:
    """Where all start; empty where everybody stays in place."""
    if not move.at and _homeless(state):
        yield Asking(field="at", asks="Where do all start?")
    if not move.at:
        return ""
    space = board.named(state, move.at)
    if space not in state.sites:
        state = yield SiteAdded(place=space, site=Site(), rule="DD-014")
    yield from ask_traits(state, space, move.has)
    return space


def _homeless(state: Degenerates) -> bool:
    """Whether somebody has no space yet, or will come before the first turn without one (DD-013)."""
    coming = not state.turn and len(state.adventurers) < len(state.players)
    return coming or any(not each.space for each in state.adventurers.values())


def _bounty(state: Degenerates, move: BeginMission) -> int | None:
    """The Bounty Level to begin with: 0 keeps the present one (DD-013, DD-307)."""
    if move.bounty is not None:
        return move.bounty
    if move.name == ESCAPE and not campaign(state):
        return ESCAPE_BOUNTY
    return 0 if state.bounty and campaign(state) else None


def _set_bounty(state: Degenerates, level: int) -> Unfolds:
    """Whoever is Most Wanted from the start adds 1 (DD-049)."""
    if not state.missions:
        level += sum(each.weaknesses.count(WANTED) for each in state.adventurers.values())
    level = min(content.play().caps.bounty, level)
    made = BountyReduced if level < state.bounty else BountyRaised
    if level == state.bounty:
        return state
    return (yield made(was=state.bounty, now=level, why="the mission begins", rule="DD-049"))


def _tidied(state: Degenerates, move: BeginMission) -> Unfolds:
    """Between missions: Mission deck back, Clues away, Danger deck shuffled as a whole (DD-297)."""
    if state.mission is None:
        return state
    for name, deck in state.mission.cards:
        if name in state.out.get(deck, ()) and not any(name == card for _, card in _held(state)):
            state = yield CardReturned(deck=deck, card=name, rule="DD-297")
    for space in state.clues:
        state = yield ClueRemoved(place=space, rule="DD-297")
    wanted = ["danger"]
    if move.shuffle:
        wanted += [each.name for each in content.box().decks if each.name.startswith("encounters")] + ["loot"]
    for deck in wanted:
        if pile(state, deck).discard:
            state = yield decks.reshuffled(state, deck, "the next mission", "DD-297")
    return state


def _held(state: Degenerates) -> tuple[tuple[str, str], ...]:
    return tuple((who, item.name) for who, each in state.adventurers.items() for item in each.items)


def _remarks(state: Degenerates, move: BeginMission) -> Unfolds:
    first = content.play().mission.first
    if campaign(state) and not state.missions and move.name != first:
        text = f"A campaign begins with {first}."
        state = yield Reminded(code="mission-first", text=text, rule="DD-011")
    if move.name == AGAINST:
        text = "For each listed Epic Loot that you own, a random one joins the Mission deck."
        state = yield Reminded(code="epic-loot-owned", text=text, rule="DD-312")
    if move.name == ESCAPE and campaign(state):
        for who, each in state.adventurers.items():
            if each.defeated:
                state = yield from healed(state, who, attribute(state, who, "mrl"), "after the capture", "DD-307")
    return state


def add_card(state: Degenerates, name: str, deck: str) -> Unfolds:
    """A card leaves its home deck for the Mission deck; a reserved one lies ready (DD-007, DD-012)."""
    if content.deck(deck) is None:
        raise refused("deck-unknown", "DD-012", f"No deck '{deck}'.", f"{name}=DECK")
    if name not in state.out.get(deck, ()):
        state = yield from decks.draw(state, deck, name, "DD-012")
    return (yield MissionCardAdded(card=name, deck=deck, rule="DD-007"))


@decides(Objective)
def objective(state: Degenerates, move: Objective) -> Decision[Degenerates]:
    if state.mission is None:
        raise refused("mission-missing", "DD-012", "No mission is played.", "mission NAME")
    yield ObjectiveNoted(text=move.text, rule="DD-012")
