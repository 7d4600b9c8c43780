"""Decks: how a table lists one, and draws of cards that it cannot hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ledger.core.fields import BY_PROGRAM
from ledger.core.handlers import Deciders
from ledger.core.model import Asking, Decision, Objection, Pick, refused
from ledger.core.piles import Pile
from ledger.core.table.listing import listing
from ledger.core.table.moves import Cards
from ledger.core.wording import counted
from ledger.games.torgue.rules.asking import no
from ledger.games.torgue.state.decks import elsewhere, left, listable, may_come
from ledger.games.torgue.state.game import Torgue
from ledger.games.torgue.state.options import option

LISTED = "TB-019"
"""The rule of the decks of the box."""
decides = Deciders[Torgue]()


@decides(Cards)
def cards(state: Torgue, move: Cards) -> Decision[Torgue]:
    if move.deck not in listable():
        raise refused("deck-unknown", "TB-019", f"No deck '{move.deck}' to list.", ", ".join(listable()))
    yield from listing(move, Pile(left=left(state, move.deck)), elsewhere(state, move.deck), LISTED)


def unlikely(state: Torgue, deck: str, names: tuple[str, ...]) -> Iterator[Objection]:
    """Objections to cards that a listed deck has not left; raises Refused `deck-out` where it has fewer at all."""
    if deck not in state.piles:
        return
    rest = Counter(may_come(state, deck))
    if len(names) > (left(state, deck) or 0):
        told = f"{deck} has {counted(left(state, deck) or 0)} left."
        raise refused("deck-out", "TB-019", told, f"cards {deck} CARD=N")
    missing = next((name for name, count in Counter(names).items() if count > rest[name]), "")
    if missing:
        yield no("card-unlisted", "TB-019", f"{missing} is not left in {deck}.", f"odds {deck}, or look again")


def by_program(state: Torgue, deck: str, card: str, field: str) -> Iterator[Asking]:
    """The program draws from a listed deck, where the line leaves it to it; raises Refused `deck-unlisted`."""
    if card != BY_PROGRAM and (card or option(state, "dice") == "table"):
        return
    among = may_come(state, deck)
    if among:
        yield Asking(field=field, asks=f"Which card of {deck}?", chance=Pick(among=among), now=card == BY_PROGRAM)
    elif card == BY_PROGRAM:
        hint = f"name the card, or: cards {deck} CARD=N"
        raise refused("deck-unlisted", "TB-019", f"{deck} is not listed, so the table draws.", hint)
