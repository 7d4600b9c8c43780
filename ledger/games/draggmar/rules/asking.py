"""What several chapters ask before anything else: which step, whose turn, which group, which card."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeAlias

from ledger.core.model import Asking, Event, Move, Objection, refused
from ledger.core.piles import UNSEEN
from ledger.core.printed import meant
from ledger.games.draggmar.state.cards import Card
from ledger.games.draggmar.state.crawl import Fighter, Group
from ledger.games.draggmar.state.game import (
    IN_TURN,
    PHASES,
    Draggmar,
    StepName,
    fighters,
    group_of,
    open_groups,
    phase,
    seats,
)

Unfolds: TypeAlias = Generator[Event | Objection | Asking, Draggmar, Draggmar]
"""A part of a decision: takes the state after each fact, and answers the last one."""
Objections: TypeAlias = Iterator[Objection]
_KEEP_AND_DISCARD = 4


def out_of_step(state: Draggmar, *steps: StepName) -> Objections:
    """An objection when the round is in another step."""
    if state.step in steps:
        return
    wanted = " or ".join(steps)
    rule = "DR-157" if phase(state) == PHASES[steps[0]] == _KEEP_AND_DISCARD else "DR-027"
    yield Objection(
        code="step-wrong", rule=rule, because=f"That belongs to {wanted}; this is {state.step}.", hint="next"
    )


def out_of_turn(state: Draggmar, who: str) -> Objections:
    """An objection when it is another player's turn (DR-028)."""
    if state.step not in IN_TURN:
        return
    if state.turn and who != state.turn:
        told = f"It is {state.turn}'s turn."
        yield Objection(code="turn-other", rule="DR-028", because=told, hint=f"@{state.turn}, or pass")
    elif not state.turn and who in state.done and state.step != "trading":
        told = f"{who} had a turn, and so had everybody."
        yield Objection(code="turn-over", rule="DR-028", because=told, hint="next")


def actor(state: Draggmar, move: Move) -> str:
    """Who makes the move; raises Refused `player-unknown` or `who-missing`."""
    if move.who:
        return seated(state, move.who)
    if state.step in IN_TURN and state.turn:
        return state.turn
    if len(state.players) == 1:
        return state.players[0]
    if state.acting in state.players:
        return state.acting
    raise refused("who-missing", "DR-028", "Who does that?", "add @NAME")


def seated(state: Draggmar, name: str) -> str:
    """A player at this table; raises Refused `player-unknown`."""
    if name not in state.players:
        told = f"Nobody here is called {name}{meant(name, state.players)}."
        raise refused("player-unknown", "DR-011", told, ", ".join(state.players))
    return name


def next_seat(state: Draggmar, who: str, through: tuple[str, ...]) -> str:
    """The next player clockwise who is not through with the step; empty when all are."""
    order = seats(state)
    at = order.index(who) + 1 if who in order else 0
    return next((each for each in order[at:] + order[:at] if each not in through), "")


def crawling(state: Draggmar, move: Move, at: str = "") -> Group:
    """The group that a line speaks of: of the place, of who acts, or the only one that still crawls.

    Raises Refused `group-missing` when there is none, or no telling which.
    """
    if at:
        return _group_at(state, at)
    who = move.who or state.acting
    mine = group_of(state, who) if who in state.players else None
    if mine and (move.who or not mine.result):
        return mine
    still = open_groups(state)
    if len(still) == 1:
        return still[0]
    if mine:
        return mine
    if not state.groups:
        raise refused("group-missing", "DR-105", "No group crawls now.", "the crawl is phase 3")
    raise refused("group-missing", "DR-105", "Which group?", "add @NAME of somebody in it")


def _group_at(state: Draggmar, at: str) -> Group:
    there = [each for each in state.groups if each.place == at]
    still = [each for each in there if not each.result]
    if len(still) == 1 or (not still and there):
        return (still or there)[-1]
    told = f"No group is at {at}." if not there else f"Several groups are at {at}."
    raise refused("group-missing", "DR-105", told, "add @NAME of somebody in it")


def in_play(state: Draggmar, name: str, rule: str) -> tuple[Group, Fighter]:
    """A hero in play, by its label or its player; raises Refused `hero-gone`."""
    for group in reversed(state.groups):
        for fighter in group.fighters:
            if name == fighter.label:
                return group, fighter
    for group in reversed(state.groups):
        for fighter in group.fighters:
            if name == fighter.player:
                return group, fighter
    known = [each.label for each in fighters(state)]
    raise refused("hero-gone", rule, f"{name} has no hero in play.", ", ".join(known))


def label_for(state: Draggmar, player: str, card: Card, leaving: str = "") -> str:
    """What the table will call a hero: its name, unless another hero in play bears it."""
    taken = {each.label for each in fighters(state)} - {leaving}
    wanted = f"{player}'s hero" if card.name == UNSEEN else card.name
    if wanted in taken and card.name != UNSEEN:
        wanted = f"{card.name} of {player}"
    number = 1
    told = wanted
    while told in taken:
        number += 1
        told = f"{wanted} {number}"
    return told
