"""Hunt and Stealth."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.degenerates.events.danger import PlanMade, Spotted
from ledger.games.degenerates.moves.danger import Hunt, Spot, Stealth
from ledger.games.degenerates.rules.asking import actor, no, out_of_phase, the_turn
from ledger.games.degenerates.rules.testing import attempt
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates, current
from ledger.games.degenerates.state.options import option
from ledger.games.degenerates.state.turns import Turn

decides = Deciders[Degenerates]()


def _now(state: Degenerates) -> Turn:
    turn = current(state)
    if turn is None:
        raise refused("party-missing", "DD-176", "No party draws now.", "next")
    return turn


def _late(state: Degenerates, turn: Turn, rule: str) -> Iterator[Objection]:
    yield from out_of_phase(state, rule, "danger")
    if not turn.card:
        yield no("danger-missing", rule, f"{turn.leader}'s party has no Danger card.", "danger CARD")
    if turn.plan and turn.seen:
        yield no("plan-made", rule, "Somebody has rolled already.", "spot DICE")
    if turn.compared:
        yield no("plan-late", rule, "The value is compared already.", "next")


def _stanceless(turn: Turn) -> Iterator[Objection]:
    if turn.stance is None:
        yield no(
            "stance-missing", "DD-127", f"{turn.leader}'s party chose no stance.", "stance bold, or stance cautious"
        )


@decides(Hunt)
def hunt(state: Degenerates, move: Hunt) -> Decision[Degenerates]:
    turn = _now(state)
    yield from _late(state, turn, "DD-176")
    yield from _stanceless(turn)
    if turn.stance == "cautious":
        yield no("stance-cautious", "DD-176", f"{turn.leader}'s party is not Bold.", "stealth")
    names = tuple(dict.fromkeys(move.names)) or turn.members
    for who in names:
        if who not in turn.members:
            raise refused("party-elsewhere", "DD-176", f"{who} is in another party.", ", ".join(turn.members))
    yield PlanMade(leader=turn.leader, plan="hunt", names=names, rule="DD-176")


@decides(Stealth)
def stealth(state: Degenerates, move: Stealth) -> Decision[Degenerates]:
    turn = _now(state)
    yield from _late(state, turn, "DD-177")
    yield from _stanceless(turn)
    if turn.stance == "bold":
        yield no("stance-bold", "DD-177", f"{turn.leader}'s party is not Cautious.", "hunt")
    names = turn.members
    if option(state, "defeated-count") == "no":
        names = tuple(who for who in names if not state.adventurers[who].defeated)
    yield PlanMade(leader=turn.leader, plan="stealth", names=names, rule="DD-177")


@decides(Spot)
def spot(state: Degenerates, move: Spot) -> Decision[Degenerates]:
    turn = _now(state)
    done = [who for who, _ in turn.seen]
    who = actor(state, move)
    if not move.who and (who not in turn.searchers or who in done):
        who = next((each for each in turn.searchers if each not in done), who)
    turn = the_turn(state, who)
    if who not in turn.searchers:
        told = f"{who} has not declared Hunt or Stealth."
        yield no("plan-missing", "DD-176", told, "hunt NAMES, or stealth")
    if who in done:
        raise refused("test-made", "DD-176", f"{who} has rolled.", "compare")
    what = "Hunt" if turn.plan == "hunt" else "Stealth"
    state, tested = yield from attempt(
        state, who, "per", move.dice, what, using=move.using, keep=move.keep, rule="DD-176"
    )
    yield Spotted(leader=turn.leader, who=who, passed=tested.passed, rule="DD-176")


def value_after(turn: Turn, *, stand: bool) -> tuple[int, str]:
    """The Danger Value after Hunt or Stealth, and why it moved (DD-176, DD-177)."""
    value = turn.value or 0
    passes = sum(passed for _, passed in turn.seen)
    if turn.plan == "hunt" and passes > len(turn.seen) - passes and not stand:
        return max(1, value - 1), "Hunt"
    everybody = {who for who, passed in turn.seen if passed} >= set(turn.searchers)
    if turn.plan == "stealth" and turn.searchers and everybody:
        return value + 1, "Stealth"
    return value, ""


def column(state: Degenerates, turn: Turn) -> int:
    """The column of the icon key: party size, lowered by Epic counters (DD-181, DD-182, AMB-57)."""
    size = board.party_size(state, turn.members)
    epics = len(board.epics_at(state, turn.space))
    if epics:
        size -= 1 if option(state, "epic-counters") == "once" else epics
    return max(0, size)
