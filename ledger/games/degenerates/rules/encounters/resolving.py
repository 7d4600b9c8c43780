"""Encounters are resolved; Signs of Power; Dispel."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.board import (
    GateRemoved,
    GateWounded,
)
from ledger.games.degenerates.events.danger import Dispelled, EncounterChosen, EncounterResolved, FoeDrawn, SignDrawn
from ledger.games.degenerates.events.doom import (
    HandRemoved,
    HandWounded,
)
from ledger.games.degenerates.moves.danger import Dispel, Sign
from ledger.games.degenerates.moves.encounters import ResolveEncounter
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, need_region, no, one, the_turn, unsettled
from ledger.games.degenerates.rules.doom import lighten
from ledger.games.degenerates.rules.encounters.drawing import destroys_itself, in_order, my_turn
from ledger.games.degenerates.rules.fights.beginning import labelled
from ledger.games.degenerates.rules.levels import lower_danger
from ledger.games.degenerates.rules.testing import attempt
from ledger.games.degenerates.rules.tracks import damaged
from ledger.games.degenerates.state.combat import monster
from ledger.games.degenerates.state.game import Degenerates, current, turn_of
from ledger.games.degenerates.state.turns import Turn, Waiting

decides = Deciders[Degenerates]()
FIGHT = "fight"


@decides(ResolveEncounter)
def resolve(state: Degenerates, move: ResolveEncounter) -> Decision[Degenerates]:
    turn = my_turn(state, move)
    yield from in_order(state, turn, "DD-186")
    waiting = turn.waiting
    if waiting is None or waiting.resolved:
        raise refused("encounter-missing", "DD-186", "No Encounter waits.", "encounter CARD")
    if not waiting.now:
        yield from _too_early(state, turn, waiting)
    if move.each:
        yield from _one_chose(state, move, turn, waiting)
        return
    choice = move.choice.casefold()
    slain = move.slain or destroys_itself(state, waiting.card)
    if choice == FIGHT and not slain:
        yield from _fought(state, turn, waiting)
        return
    told = "destroyed" if slain else move.choice
    yield EncounterResolved(leader=turn.leader, card=waiting.card, choice=told, kept=move.kept, rule="DD-188")


def _one_chose(state: Degenerates, move: ResolveEncounter, turn: Turn, waiting: Waiting) -> Unfolds:
    """Where each chooses, the Encounter is resolved when the last one has, and till then may change it (DD-188)."""
    who = actor(state, move)
    if who not in turn.members:
        raise refused("party-elsewhere", "DD-188", f"{who} is in another party.", ", ".join(turn.members))
    state = yield EncounterChosen(
        leader=turn.leader, who=who, card=waiting.card, choice=move.choice or "nothing", rule="DD-188"
    )
    chosen = {**dict(waiting.chosen), who: move.choice or "nothing"}
    if not chosen.keys() >= {each for each in turn.members if each in state.adventurers}:
        return state
    if FIGHT in {each.casefold() for each in chosen.values()}:
        return (yield from _fought(state, turn, waiting))
    told = ", ".join(f"{each} {choice}" for each, choice in chosen.items())
    return (yield EncounterResolved(leader=turn.leader, card=waiting.card, choice=told, kept=move.kept, rule="DD-188"))


def _too_early(state: Degenerates, turn: Turn, waiting: Waiting) -> Iterator[Objection]:
    """It waits until the monsters in the space are beaten; a Bribe sends them away too (DD-186, AMB-31)."""
    if turn.foes or turn.monsters or turn.epics:
        yield no("encounter-early", "DD-186", f"{waiting.card} waits until the monsters are beaten.", "fight")


def _fought(state: Degenerates, turn: Turn, waiting: Waiting) -> Unfolds:
    if monster(state, waiting.card).hp is None:
        hint = f"monster-card {one_word(waiting.card)} …, or resolve fight slain"
        yield no("encounter-peaceful", "DD-189", f"{waiting.card} has no attributes.", hint)
    state = yield EncounterResolved(leader=turn.leader, card=waiting.card, choice=FIGHT, whole=False, rule="DD-189")
    foe = labelled(turn.foes, waiting.card, waiting.deck)
    return (yield FoeDrawn(leader=turn.leader, foe=foe, random=False, rule="DD-189"))


@decides(Sign)
def sign(state: Degenerates, move: Sign) -> Decision[Degenerates]:
    yield from unsettled(state)
    turn = current(state) or the_turn(state, actor(state, move))
    if state.phase != "danger" or state.hand != turn.space:
        yield no("sign-none", "DD-066", "The Hand is not in this party's space.", "next")
    elif turn.signed:
        yield no("sign-drawn", "DD-066", "This party drew its Sign of Power.", "next")
    yield from decks.by_program(state, "sign", move.card)
    state = yield from decks.draw(state, "sign", move.card, "DD-066")
    state = yield SignDrawn(leader=turn.leader, card=move.card, rule="DD-066")
    for event in decks.discard(state, "sign", move.card, "DD-066"):
        state = yield event


@decides(Dispel)
def dispel(state: Degenerates, move: Dispel) -> Decision[Degenerates]:
    who = actor(state, move)
    turn = turn_of(state, who) or my_turn(state, move)
    space = one(state, who).space
    yield from in_order(state, turn, "DD-068")
    yield from _barred(state, who, turn)
    at_hand = state.hand == space and not move.gate
    if not at_hand and space not in state.gates:
        raise refused("dispel-nothing", "DD-068", f"Neither Hand nor Voidgate is at {space}.", "where one is")
    state, tested = yield from attempt(
        state, who, "mag", move.dice, "Dispel", using=move.using, keep=move.keep, rule="DD-068"
    )
    state = yield Dispelled(who=who, rule="DD-068")
    state = yield from damaged(state, who, tested.lowest, "Dispel", piercing=True, rule="DD-069")
    if tested.brace:
        yield from (_hand(state, space, tested.brace) if at_hand else _gate(state, space, tested.brace))


def _barred(state: Degenerates, who: str, turn: Turn) -> Iterator[Objection]:
    held = one(state, who)
    if turn.stance != "bold":
        yield no("stance-cautious", "DD-068", f"{who} is not Bold.", "another one")
    if held.defeated:
        yield no("adventurer-defeated", "DD-068", f"{who} is Defeated.", "another one")
    if held.lost:
        yield no("fight-lost", "DD-068", f"{who}'s party lost a fight in this turn.", "next turn")
    if turn.foes or turn.monsters or turn.epics:
        yield no("foes-wait", "DD-068", "Monsters are in the space.", "fight")
    if held.dispelled:
        yield no("dispel-used", "DD-068", f"{who} has Dispelled in this turn.", "another one")


def _hand(state: Degenerates, space: str, by: int) -> Unfolds:
    """Wounds on the Hand; enough drive it off, and a Doom counter with it (DD-060, DD-070)."""
    now = state.hand_wounds + by
    state = yield HandWounded(was=state.hand_wounds, now=now, rule="DD-068")
    if now < content.play().gates.dispel:
        return state
    state = yield HandRemoved(place=space, rule="DD-070")
    return (yield from lighten(state, need_region(state, space), "the Hand is driven off"))


def _gate(state: Degenerates, space: str, by: int) -> Unfolds:
    """Wounds on a Voidgate; enough close it, and the Danger Level falls (DD-076)."""
    was = state.gates[space]
    state = yield GateWounded(place=space, was=was, now=was + by, rule="DD-068")
    if was + by < content.play().gates.dispel:
        return state
    state = yield GateRemoved(place=space, rule="DD-070")
    return (yield from lower_danger(state, space, "the Voidgate is gone", "DD-076"))
