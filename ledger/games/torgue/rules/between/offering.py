"""What the Vending Machines show."""

from __future__ import annotations

from collections.abc import Iterator

from ledger.core.handlers import Deciders
from ledger.core.model import Decision, Objection, refused
from ledger.games.torgue import content
from ledger.games.torgue.content.rows import DeckRow
from ledger.games.torgue.events.ending import OffersMade
from ledger.games.torgue.moves.ending import Unveil
from ledger.games.torgue.rules.asking import no, objected
from ledger.games.torgue.rules.between.steps import out_of_pause
from ledger.games.torgue.rules.decks import unlikely
from ledger.games.torgue.rules.reading import read_gear
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.vending import reveals

decides = Deciders[Torgue]()


@decides(Unveil)
def unveil(state: Torgue, move: Unveil) -> Decision[Torgue]:
    yield from objected(tuple(out_of_pause(state, "TB-207", "vending")))
    row = content.deck(move.deck)
    if row is None or not move.cards:
        raise refused("cards-missing", "TB-207", f"Which cards of {move.deck}?", f"unveil {move.deck} CARD CARD")
    yield from objected(tuple(_more(state, row, len(move.cards))))
    yield from objected(tuple(_sold(state, move.cards)))
    yield from objected(tuple(unlikely(state, move.deck, move.cards)))
    for card in move.cards:
        state = yield from read_gear(state, card, deck=move.deck)
    yield OffersMade(deck=move.deck, cards=move.cards, rule="TB-207")


def _more(state: Torgue, row: DeckRow, count: int) -> Iterator[Objection]:
    left = reveals(state, row) - state.revealed.get(row.name, 0)
    if count > left:
        told = f"{row.title} shows {reveals(state, row)} in all, {left} more."
        yield no("reveal-count", "TB-207", told, "fewer cards")


def _sold(state: Torgue, cards: tuple[str, ...]) -> Iterator[Objection]:
    """Gear that was sold goes back only when vending is over (TB-212)."""
    for card in cards:
        if any(card == name for name, _ in state.sold):
            yield no("card-sold", "TB-212", f"{card} was sold just now; it lies aside.", "another card")
