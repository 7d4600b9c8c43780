"""`next`: what each phase still waits for, and what its end brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.core.wording import one_word
from ledger.games.degenerates import content
from ledger.games.degenerates.events.adventurers import DeathNeared
from ledger.games.degenerates.events.danger import DangerTurnEnded, EncounterTurnEnded
from ledger.games.degenerates.events.decks import DecksShuffled
from ledger.games.degenerates.events.phases import DayCleared, PhaseBegan, TurnBegan, TurnsLaid
from ledger.games.degenerates.moves.phases import Next
from ledger.games.degenerates.rules import decks
from ledger.games.degenerates.rules.asking import Unfolds, no, unsettled
from ledger.games.degenerates.rules.danger.comparing import compare_by_itself
from ledger.games.degenerates.rules.deaths import close_estates
from ledger.games.degenerates.rules.fights.going import go_on_fighting
from ledger.games.degenerates.rules.fights.hitting import sent_home
from ledger.games.degenerates.rules.phases.ending import clear_stalls, end_of_map
from ledger.games.degenerates.rules.phases.orders import parties, settle_ties
from ledger.games.degenerates.state import map as board
from ledger.games.degenerates.state.game import Degenerates, Party, Phase, current
from ledger.games.degenerates.state.turns import Turn

decides = Deciders[Degenerates]()


@decides(Next)
def go_on(state: Degenerates, move: Next) -> Decision[Degenerates]:
    yield from unsettled(state)
    if state.fight:
        yield from go_on_fighting(state)
        return
    yield from _ENDS[state.phase](state, move)


def _end_set_up(state: Degenerates, move: Next) -> Unfolds:
    if not state.adventurers:
        raise refused("adventurer-missing", "DD-001", "Nobody plays yet.", "adventurer CHARACTER")
    if state.mission is None or state.mission.outcome:
        yield no("mission-missing", "DD-011", "No mission is chosen.", "mission NAME bounty N at PLACE")
    homeless = [who for who, each in state.adventurers.items() if not each.space]
    if homeless:
        raise refused("start-missing", "DD-013", f"Still nowhere: {', '.join(homeless)}.", "mission NAME at PLACE")
    if state.variant and not state.turn:
        yield no("variant-open", "DD-304", f"Danger cards due before play: {state.variant}.", "vary CARD")
    state = yield from settle_ties(state, move.first)
    state = yield from close_estates(state)
    if not (state.turn or state.missions):
        state = yield DecksShuffled(decks=content.box().shuffled[1], rule="DD-005")
    return (yield from _begin_turn(state))


def _begin_turn(state: Degenerates) -> Unfolds:
    state = yield TurnBegan(turn=state.turn + 1, rule="DD-126")
    state = yield _began(state, "map")
    for who, each in state.adventurers.items():  # whoever fell and was not killed must Rest now (DD-269)
        if each.defeated:
            state = yield DeathNeared(who=who, rule="DD-270")
    return state


def _began(state: Degenerates, phase: Phase) -> PhaseBegan:
    return PhaseBegan(phase=phase, parties=parties(state), rule="DD-126")


def _end_map(state: Degenerates, move: Next) -> Unfolds:
    yield from _map_open(state)
    state = yield from settle_ties(state, move.first)
    over = state.ended
    state = yield from end_of_map(state)
    if state.ended != over:
        return state
    state = yield _began(state, "danger")
    return (yield TurnsLaid(turns=tuple(_turn(state, each) for each in state.parties), rule="DD-126"))


def _map_open(state: Degenerates) -> Iterator[Objection]:
    for who in state.marching:
        yield no("march-open", "DD-137", f"{who} owes the CON Test of the march.", f"endure DICE @{who}")
    for who, each in state.adventurers.items():
        if not each.acted and not _stuck(state, who):
            yield no(
                "action-missing", "DD-127", f"{who} has taken no Map Action.", f"rest @{who}, or foot PLACE @{who}"
            )
    yield from _wares_open(state)


def _wares_open(state: Degenerates) -> Iterator[Objection]:
    for space, stall in state.stalls.items():
        due = [ware.card for ware in stall.wares if ware.kind in ("monster", "disease", "event") and not ware.settled]
        if due:
            yield no(
                "wares-open", "DD-164", f"{due[0]} at {space} is not settled.", f"fight, or settle {one_word(due[0])}"
            )


def _stuck(state: Degenerates, who: str) -> bool:
    """Whether somebody can neither Rest nor travel (AMB-32)."""
    each = state.adventurers[who]
    return each.defeated and board.is_(state, each.space, "destroyed")


def _turn(state: Degenerates, party: Party) -> Turn:
    stance = state.adventurers[party.leader].stance
    return Turn(members=party.members, leader=party.leader, space=party.space, stance=stance)


def _end_danger(state: Degenerates, move: Next) -> Unfolds:
    turn = current(state)
    last = turn is not None and all(each.ready or each.leader == turn.leader for each in state.turns)
    if turn and not turn.card:
        yield no("danger-missing", "DD-169", f"{turn.leader}'s party has no Danger card.", "danger CARD")
    if turn is None or last:
        state = yield from settle_ties(state, move.first)
    if turn:
        state = yield from compare_by_itself(state, turn)
        if state.hand == turn.space and not turn.signed:
            yield no("sign-missing", "DD-066", "The Hand is here: draw a Sign of Power.", "sign CARD")
        state = yield DangerTurnEnded(leader=turn.leader, rule="DD-169")
    return (yield from _begin_encounters(state)) if last or turn is None else state


def _begin_encounters(state: Degenerates) -> Unfolds:
    state = yield _began(state, "encounter")
    held = {each.leader: each for each in state.turns}
    turns = []
    for party in state.parties:
        known = next((held[who] for who in party.members if who in held), None)
        turn = known or _turn(state, party)
        turns.append(turn.but(leader=party.leader, members=party.members))
    state = yield TurnsLaid(turns=tuple(turns), rule="DD-126")
    for turn in state.turns:
        if _nothing_to_do(state, turn):
            state = yield EncounterTurnEnded(leader=turn.leader, rule="DD-178")
    return state


def _nothing_to_do(state: Degenerates, turn: Turn) -> bool:
    """A safe party skips the phase unless a large counter is in its space (DD-178)."""
    large = turn.space in state.clues or turn.space in state.gates or state.hand == turn.space
    due = turn.monsters or turn.epics or turn.encounter or turn.foes or turn.waiting
    return not (large or due or board.epics_at(state, turn.space))


def _end_encounter(state: Degenerates, move: Next) -> Unfolds:
    turn = current(state)
    if turn:
        yield from _party_open(turn)
        yield from _wares_open(state)
        return (yield EncounterTurnEnded(leader=turn.leader, rule="DD-126"))
    state = yield from settle_ties(state, move.first)
    state = yield from clear_table(state)
    return (yield from _begin_turn(state))


def _party_open(turn: Turn) -> Iterator[Objection]:
    if turn.encounter:
        yield no("encounter-due", "DD-184", "An Encounter card is due.", "encounter CARD")
    if turn.monsters or turn.epics:
        told = f"Cards still to be drawn: {turn.monsters + turn.epics}."
        yield no("monsters-due", "DD-184", told, f"monster CARDS from {turn.deck}, or epic CARD")
    if turn.foes:
        yield no("foes-wait", "DD-241", f"{turn.foes[0].label} waits.", "fight")
    if turn.waiting and not turn.waiting.resolved:
        yield no("encounter-waits", "DD-186", f"{turn.waiting.card} is not resolved.", "resolve OPTION")


def _unfought(state: Degenerates, turn: Turn) -> Unfolds:
    """Drawn monsters that the table let go of are shuffled back; an Epic counter stays."""
    for foe in turn.foes:
        for event in () if foe.card in state.epics else sent_home(state, foe, "DD-130"):
            state = yield event
    return state


def clear_table(state: Degenerates) -> Unfolds:
    """The turn ends: Danger and Encounter cards are discarded, then a Reshuffle card works (DD-130)."""
    state = yield from close_estates(state)
    state = yield from clear_stalls(state)
    for turn in state.turns:
        state = yield from _unfought(state, turn)
        if turn.waiting and not turn.waiting.kept:
            home = decks.of_mission(state, turn.waiting.card) or turn.waiting.deck
            for event in decks.discard(state, home, turn.waiting.card, "DD-130"):
                state = yield event
    for card in state.danger_out:
        for event in decks.discard(state, "danger", card, "DD-130"):
            state = yield event
    if state.reshuffle:
        state = yield decks.reshuffled(state, "danger", "the Reshuffle card", "DD-173")
    return (yield DayCleared(rule="DD-130"))


def _end_between(state: Degenerates, move: Next) -> Unfolds:
    told = "The next mission is not set up."
    name = state.mission.next if state.mission else ""
    raise refused(
        "mission-missing", "DD-296", told, f"mission {one_word(name)}" if name else "choose MISSION, then mission NAME"
    )


_ENDS: dict[Phase, Callable[[Degenerates, Next], Unfolds]] = {
    "set-up": _end_set_up,
    "map": _end_map,
    "danger": _end_danger,
    "encounter": _end_encounter,
    "between": _end_between,
}
