"""Scourges: drawn for five curses, and hard to get rid of."""

from __future__ import annotations

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, refused
from ledger.core.piles import UNSEEN
from ledger.core.table.listing import seen
from ledger.core.wording import one_word
from ledger.games.underquest import content
from ledger.games.underquest.events.decks import DueSettled
from ledger.games.underquest.events.meeting import ScourgeFell, ScourgeLifted
from ledger.games.underquest.moves.meeting import DrawScourge, Lift
from ledger.games.underquest.rules.asking import Objections, Unfolds, need_adventurer, no, remind, too_heavy
from ledger.games.underquest.rules.decks import by_program, discard, draw
from ledger.games.underquest.rules.effects import modifiers
from ledger.games.underquest.rules.meeting.sources import source
from ledger.games.underquest.rules.reading import learn
from ledger.games.underquest.state import reading
from ledger.games.underquest.state.game import UnderQuest, due

decides = Deciders[UnderQuest]()


@decides(DrawScourge)
def scourge(state: UnderQuest, move: DrawScourge) -> Decision[UnderQuest]:
    need_adventurer(state)
    gives = modifiers(move.gives)
    yield from too_heavy(state)
    yield from by_program(state, "scourge", move.card)
    card = seen(move.card)
    if card != UNSEEN:
        state = yield from learn(state, "scourges", card, gives=gives)
    state = yield from _unasked(state)
    state = yield from _beyond_supply(state, card)
    state = yield from draw(state, "scourge", card, "UQ-CUR-02")
    state = yield ScourgeFell(card=card, rule="UQ-CUR-02")
    if due(state, "scourge"):
        state = yield DueSettled(name="scourge", rule="UQ-CUR-02")
    if card != UNSEEN and reading.unread(reading.scourge(state, card)):
        yield remind("effect-untold", "UQ-CUR-04", f"What {card} changes is not known.")


def _unasked(state: UnderQuest) -> Unfolds:
    """Curses demand a scourge; without that, a card has to say so."""
    if due(state, "scourge"):
        return state
    limit = content.play().curses.scourge_at
    return (yield remind("scourge-uncalled", "UQ-CUR-02", f"No {limit} curses asked for it."))


def _beyond_supply(state: UnderQuest, card: str) -> Unfolds:
    """There are seven scourges, and each one once as far as anybody knows."""
    row, held = content.deck("scourge"), state.me.scourges
    if row and len(held) >= row.cards:
        told = f"The box holds {row.cards} scourges; you have {len(held)}."
        state = yield remind("scourge-supply", "UQ-CUR-04", told)
    if card in held and card != UNSEEN:
        state = yield remind("card-twice", "UQ-CUR-04", f"{card} is out already.")
    return state


@decides(Lift)
def lift(state: UnderQuest, move: Lift) -> Decision[UnderQuest]:
    need_adventurer(state)
    if move.card not in state.me.scourges:
        told = f"{move.card} does not lie on you."
        raise refused("scourge-missing", "UQ-CUR-04", told, ", ".join(state.me.scourges) or "scourge CARD")
    yield from too_heavy(state)
    yield from _at_a_price(state, move)
    state = yield ScourgeLifted(card=move.card, why=source(state, move.by), rule="UQ-CUR-04")
    yield from discard("scourge", move.card, "UQ-CUR-04")


def _at_a_price(state: UnderQuest, move: Lift) -> Objections:
    """At the inn, Scarla takes her gold for it (UQ-INN-04)."""
    if state.phase == "inn":
        price, name = content.play().inn.scourge, one_word(move.card)
        yield no("scourge-price", "UQ-INN-04", f"Scarla asks {price} gold for it.", f"scarla scourge {name}")
