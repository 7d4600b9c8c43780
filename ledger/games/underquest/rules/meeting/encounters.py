"""Encounter cards: drawn for a Clearing, chosen at, declined where they allow it; and the cards that kill."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, refused
from ledger.core.piles import UNSEEN
from ledger.core.table.listing import seen
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import CardDiscarded
from ledger.games.underquest.events.meeting import ChoiceMade, EncounterMet, EncounterOver
from ledger.games.underquest.events.setup import AdventureLost
from ledger.games.underquest.moves.meeting import Choose, Decline, Die, Encounter
from ledger.games.underquest.rules.asking import (
    Objections,
    Unfolds,
    mid_fight,
    need_adventurer,
    no,
    out_of_phase,
    remind,
    too_heavy,
    unsettled,
)
from ledger.games.underquest.rules.decks import by_program, draw
from ledger.games.underquest.rules.meeting.sources import source
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.game import UnderQuest

decides = Deciders[UnderQuest]()


@decides(Encounter)
def encounter(state: UnderQuest, move: Encounter) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from out_of_phase(state, "UQ-ENC-01", "resolving")
    yield from mid_fight(state, "UQ-ENC-01")
    yield from unsettled(state, "reveal-quest", "resolve-quest", "boss")
    yield from _still_met(state)
    yield from by_program(state, "encounter", move.card)
    card = seen(move.card)
    if card != UNSEEN:
        state = yield from learn(state, "encounters", card, may=move.may)
    if _met(state):
        state = yield from _closed(state, _met(state), declined=False)
    state = yield from _uncalled(state)
    state = yield from draw(state, "encounter", card, "UQ-ENC-01")
    state = yield EncounterMet(card=card, rule="UQ-ENC-01")
    if state.turn is None:  # no card of a turn lies open that could hold it back
        yield from _closed(state, card, declined=False)


def _met(state: UnderQuest) -> str:
    """The encounter that lies open."""
    return state.turn.encounter if state.turn else ""


def _still_met(state: UnderQuest) -> Objections:
    card = _met(state)
    if card:
        yield no("encounter-open", "UQ-ENC-06", f"{card} is not resolved yet.", "done, or decline")


def _uncalled(state: UnderQuest) -> Unfolds:
    """A Clearing brings one encounter; whatever else brings one, a card has to say so."""
    card = state.turn.card if state.turn else ""
    row = content.dungeon(card)
    if row is None or not row.encounter:
        told = f"{card or 'No dungeon card'} asks for no encounter."
        return (yield remind("encounter-uncalled", "UQ-ENC-01", told))
    if state.turn and state.turn.encounters:
        return (yield remind("encounter-more", "UQ-ENC-01", f"{card} brought one already."))
    return state


def _closed(state: UnderQuest, card: str, *, declined: bool) -> Unfolds:
    """The encounter is over, and its card goes to the discard pile."""
    yield EncounterOver(card=card, declined=declined, rule="UQ-ENC-03" if declined else "UQ-ENC-06")
    return (yield CardDiscarded(deck="encounter", card=card, rule="UQ-ENC-06"))


@decides(Decline)
def decline(state: UnderQuest, move: Decline) -> Decision[UnderQuest]:
    need_adventurer(state)
    card = _met(state)
    if not card:
        raise refused("encounter-missing", "UQ-ENC-03", "No encounter lies open.", "encounter CARD")
    yield from mid_fight(state, "UQ-ENC-03")
    yield from too_heavy(state)
    if not (move.may or reading.encounter(state, card).may):
        yield no("encounter-binding", "UQ-ENC-03", f"{card} says nothing of 'may'.", "resolve it, or: decline may")
    if move.may and card != UNSEEN:
        state = yield from learn(state, "encounters", card, may=True)
    yield from _closed(state, card, declined=True)


@decides(Choose)
def choose(state: UnderQuest, move: Choose) -> Decision[UnderQuest]:
    need_adventurer(state)
    yield from too_heavy(state)
    card = source(state, move.by)
    if not card:
        yield no("choice-idle", "UQ-ENC-02", "No card lies open that asks.", "encounter CARD")
    yield ChoiceMade(card=card, choice=move.choice, rule="UQ-ENC-02")


@decides(Die)
def die(state: UnderQuest, move: Die) -> Decision[UnderQuest]:
    need_adventurer(state)
    if state.phase in ("won", "inn"):
        yield no("danger-past", "UQ-ENC-07", "No card kills after a victory.", "inn, set-out, or retire")
    card = source(state, move.by)
    if not card:
        yield Asking(field="by", asks="Which card kills?")
    yield AdventureLost(cause="card", by=card, level=state.level, turns=state.turns, rule="UQ-ENC-07")
