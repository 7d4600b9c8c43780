"""The Law: Bribe, surrender, capture."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.danger import BribeTried, Captured, CaptureTold, FoeDismissed, LawPaid
from ledger.games.degenerates.events.setup import MissionEnded
from ledger.games.degenerates.moves.encounters import Bribe, Capture, Surrender
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, actor, no, the_turn
from ledger.games.degenerates.rules.encounters.drawing import in_order
from ledger.games.degenerates.rules.fights.hitting import sent_home
from ledger.games.degenerates.rules.levels import bounty
from ledger.games.degenerates.rules.phases.going import clear_table
from ledger.games.degenerates.rules.testing import attempt
from ledger.games.degenerates.rules.tracks import paid, shares
from ledger.games.degenerates.state.combat import bribe_price, monster
from ledger.games.degenerates.state.game import Degenerates, campaign, current, together
from ledger.games.degenerates.state.turns import Turn

decides = Deciders[Degenerates]()


def _law_foes(turn: Turn) -> tuple[str, ...]:
    return tuple(foe.label for foe in turn.foes if foe.deck == content.play().law.deck)


@decides(Bribe)
def bribe(state: Degenerates, move: Bribe) -> Decision[Degenerates]:
    turn = current(state)
    who = actor(state, move)
    if not move.who and turn and who not in turn.members:
        who = turn.leader
    turn = the_turn(state, who)
    yield from in_order(state, turn, "DD-194")
    if not _law_foes(turn):
        raise refused("law-missing", "DD-194", "No Law monsters are here.", "fight")
    if turn.bribed:
        yield no("bribe-tried", "DD-194", "One try is all.", "fight")
    for foe in turn.foes:
        if monster(state, foe.card).xp is None:
            hint = f"monster-card {one_word(foe.card)} val 1/1"
            raise refused("monster-unread", "DD-194", f"What is the VAL of {foe.card}?", hint)
    state, tested = yield from attempt(
        state, who, "mrl", move.dice, "Bribe", using=move.using, keep=move.keep, rule="DD-194"
    )
    if not tested.passed:
        state = yield BribeTried(leader=turn.leader, passed=False, rule="DD-194")
        yield bounty(state, 1, "the failed Bribe", "DD-050")
        return
    state = yield BribeTried(leader=turn.leader, passed=True, rule="DD-194")
    if not move.unpaid:
        yield from _bought(state, move, turn, who)


def _bought(state: Degenerates, move: Bribe, turn: Turn, who: str) -> Unfolds:
    cost = bribe_price(state, turn)
    given, short = shares(state, move.pay, together(state, who), cost, "DD-195", first=who)
    yield from _short(short)
    state = yield from paid(state, given, "the Bribe", "DD-194")
    labels = _law_foes(turn)
    state = yield LawPaid(leader=turn.leader, labels=labels, price=cost, rule="DD-194")
    for foe in turn.foes:
        if foe.label in labels:
            for event in decks.discard(state, foe.deck, foe.card, "DD-194"):
                state = yield event
    return state


def _short(short: tuple[Objection, ...]) -> Iterator[Objection]:
    for each in short:
        yield each.but(hint="bribe DICE unpaid: the fight starts")


@decides(Surrender)
def surrender(state: Degenerates, move: Surrender) -> Decision[Degenerates]:
    turn = current(state)
    if turn is None or not _law_foes(turn):
        raise refused("law-missing", "DD-196", "No Law monsters are here.", "fight")
    if not campaign(state):
        yield no("campaign-only", "DD-196", "One surrenders in a campaign only.", "fight")
    state = yield Captured(names=turn.members, rule="DD-196")
    for foe in turn.foes:
        state = yield FoeDismissed(leader=turn.leader, label=foe.label, rule="DD-196")
        for event in sent_home(state, foe, "DD-196"):
            state = yield event
    yield from mission_over(state, "captured")


def mission_over(state: Degenerates, outcome: str, reward: str = "") -> Unfolds:
    """The turn is cleared and the mission is over."""
    if state.mission is None:
        raise refused("mission-missing", "DD-129", "No mission is played.", "mission NAME")
    state = yield from clear_table(state)
    return (
        (yield MissionEnded(name=state.mission.name, outcome=outcome, reward=reward, rule="DD-129"))
        if state.mission
        else state
    )


@decides(Capture)
def capture(state: Degenerates, move: Capture) -> Decision[Degenerates]:
    if not state.captured:
        yield no("capture-none", "DD-197", "Nobody was captured.", "surrender")
    state = yield CaptureTold(text=move.text or "told by the Mission Book", rule="DD-197")
    if move.ends and state.mission and not state.mission.outcome:
        yield from mission_over(state, "captured")
